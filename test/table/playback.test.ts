import { describe, expect, test } from 'vitest'
import { MINDS } from '../../src/cli/services/computer-players.ts'
import { fingerprint } from '../../src/engine/game.ts'
import { openPlayback, Playback, recordedAt } from '../../src/table/playback.ts'
import { replay } from '../../src/table/replay.ts'
import type { SeatPlan, Table } from '../../src/table/table.ts'
import { catalog } from '../support/plain.ts'
import { playOn, reopened, someSaves, someTable } from '../support/tables.ts'

const seatsOf = (people: number): SeatPlan[] =>
  ['Alice', 'Bob', 'Cora'].map((name, seat) => ({ name, by: seat < people ? 'person' : 'ai:random' }))
const played = (people: number, times?: number) =>
  playOn(someTable(catalog, { seed: 'watched', seats: seatsOf(people), options: { haunt: 1 } }), times)
const is = (table: Table): string => fingerprint(table.toSave('').state)

const night = played(3)
const playback = () => new Playback(catalog, recordedAt(night))

describe('a playback', () => {
  test('stands after any choice as the game once stood, whichever way one comes there', () => {
    const states: string[] = []
    replay(catalog, recordedAt(night), { watch: (table) => states.push(is(table)) })
    const back = playback()
    expect(back.last).toBe(night.journal.length)
    for (const n of [0, 5, 4, back.last, 30, 31, 29, 0, back.last]) {
      const table = back.at(n)
      expect(is(table)).toBe(states[n])
      expect(table.journal).toHaveLength(n)
      expect(table.told).toEqual(night.told.filter((told) => told.n <= n))
    }
    expect(back.at(-3).journal).toHaveLength(0)
    expect(back.at(9999).journal).toHaveLength(back.last)
  })

  test('knows where turns and rounds begin, and the haunt', () => {
    const { turns, rounds, haunt, last } = playback()
    const ended = night.journal.flatMap(({ n, is: mark }) => (mark === undefined ? [] : [n]))
    expect(turns).toEqual([0, ...ended])
    const began = (kind: string) => night.told.filter(({ happening }) => happening.kind === kind)
    expect(haunt).toBe(began('haunt-began')[0]!.n)
    expect(rounds).toEqual([...new Set(began('round-began').map(({ n }) => n))])
    expect(turns.at(-1)).toBe(last)
  })

  test('L-INFO-01: a game that goes on is seen by its only person or by onlookers, a finished one by all', () => {
    const eyes = (table: Table) => new Playback(catalog, recordedAt(table)).eyes
    expect(eyes(played(1, 20))).toEqual([0, null])
    expect(eyes(played(2, 20))).toEqual([null])
    expect(eyes(played(0, 20))).toEqual([null])
    expect(eyes(played(1))).toEqual([0, null, 1, 2])
    expect(eyes(night)).toEqual([0, 1, 2, null])
  })

  test('ends where its record goes another way, and says so', () => {
    const recorded = recordedAt(night)
    const journal = recorded.journal.map((entry) => (entry.n === 20 ? { ...entry, pick: 'dance' } : entry))
    const back = new Playback(catalog, { ...recorded, journal })
    expect(back.last).toBe(19)
    expect(back.fault).toMatch(/^Choice 20 \(dance\) does not lead where it led: /)
    expect(back.isOver).toBe(false)
    expect(back.at(40).journal).toHaveLength(19)
  })

  test('of other content is followed by its choices alone', () => {
    const back = new Playback(catalog, { ...recordedAt(night), content: 'other' })
    expect(back.fault).toBeNull()
    expect(back.last).toBe(night.journal.length)
  })

  test('that cannot be set up is a sentence', () => {
    const { opening, ...rest } = recordedAt(night)
    const seats = opening.seats.slice(0, 1)
    expect(openPlayback(catalog, { ...rest, opening: { ...opening, seats } })).toEqual({
      sentence: 'This game cannot be set up with this content: 1 play, and 3 to 5 can.',
    })
  })
})

describe('taking over', () => {
  test('makes a game that begins as the record does, verifies, and goes on to an end of its own', async () => {
    const saves = someSaves()
    const back = playback()
    for (const n of [0, 17, back.haunt!, back.last - 1]) {
      const table = back.takeOver(n, 1, 'ai:random', MINDS)
      expect(table.journal).toEqual(night.journal.slice(0, n))
      expect(table.seats.map(({ by }) => by)).toEqual(['ai:random', 'person', 'ai:random'])
      table.saveTo(saves, saves.claim(`from-${n}`))
      playOn(table)
      expect(table.isOver).toBe(true)
      const opened = await reopened(catalog, saves, `from-${n}`)
      expect(opened).toMatchObject({ followsRecord: true, notices: [] })
    }
  })

  test('is refused at the end, and while several people play', () => {
    const back = playback()
    expect(back.takeOverFault(back.last)).toMatch(/^The game is over here/)
    expect(back.takeOverFault(back.last - 1)).toBeNull()
    const open = new Playback(catalog, recordedAt(played(2, 30)))
    expect(open.takeOverFault(10)).toMatch(/^Several people play this game/)
    const alone = new Playback(catalog, recordedAt(played(1, 30)))
    expect(alone.takeOverFault(30)).toBeNull()
  })
})
