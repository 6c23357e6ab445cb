// Computer players at a table: what they are told, what they keep in their heads, and that leaving a game changes nothing of it.
import { expect, test } from 'vitest'
import type { Memory, Why } from '../../src/ai/memory.ts'
import { newMind } from '../../src/ai/mind.ts'
import { pick, rngFor } from '../../src/ai/rng.ts'
import { LEVELS, type Mind, TEMPERS as OF_MINDS } from '../../src/ai/types.ts'
import { loadCatalog } from '../../src/catalog/load.ts'
import { mayKnow } from '../../src/engine/view.ts'
import { openPlayback, recordedAt } from '../../src/table/playback.ts'
import { openTable, type Table } from '../../src/table/table.ts'
import { type Minds, PLAYED_BY, TEMPERS } from '../../src/table/thinkers.ts'
import { playOn, reopened, someSaves } from '../support/tables.ts'

const catalog = await loadCatalog()

/** What these minds remember: everything they were told, and what they last chose. */
interface Diary extends Memory {
  told: string[]
  chose: string[]
}
const diaryOf = (mind: Mind): Diary => mind.memory as Diary
const writing = (mind: Mind, memory: Partial<Diary>): Mind => ({
  ...mind,
  memory: { ...diaryOf(mind), ...memory } as Diary,
})

const DIARISTS: Minds = {
  open: (level, temper) => ({
    level,
    temper,
    memory: { ...newMind(level).memory, told: [], chose: [] } as Diary,
  }),
  witness: (_, mind, happenings) =>
    writing(mind, { told: [...diaryOf(mind).told, ...happenings.map((one) => JSON.stringify(one))] }),
  think: (_, view, mind, { seed, seat, decision }) => {
    const key = pick(view, rngFor(seed, seat, decision))
    const aim = { kind: 'answer', key } as const
    const why = { aim, chance: null, worth: 0, instead: null }
    return { key, why, mind: writing(mind, { chose: [...diaryOf(mind).chose, key] }) }
  },
}

const SEATS = [{ by: 'person' }, { by: 'ai:steady', temper: 'timid' }, { by: 'ai:random' }] as const

const mindsOf = (table: Table) => table.toSave('').seats.map(({ mind }) => mind)

/** The person answers at random, the others by themselves. */
function play(table: Table, choices: number): Table {
  while (!table.isOver && table.journal.length < choices) {
    table.playComputers()
    if (!table.isOver) playOn(table, 1)
  }
  return table
}

test('every level and temper of a mind can sit at a table', () => {
  expect(PLAYED_BY).toEqual(['person', 'ai:random', ...LEVELS.map((level) => `ai:${level}`)])
  expect(TEMPERS).toEqual(OF_MINDS)
})

test('L-INFO-01: a computer player is told what its seat may know, all of it and no more', () => {
  let kept = 0
  // Until somebody has looked at what the others may not see, which not every game brings.
  for (let game = 0; game < 40 && kept === 0; game++) {
    const table = play(
      openTable(catalog, { seed: `told/${game}`, seats: SEATS, options: { haunt: 2 }, minds: DIARISTS }),
      5_000,
    )
    const ids = table.view(null).explorers.map(({ id }) => id)
    const heads = mindsOf(table)
    expect(heads[0]).toBeUndefined()
    for (const seat of [1, 2]) {
      const may = table.told.filter(({ happening }) => mayKnow(happening, ids[seat]!))
      expect(diaryOf(heads[seat]!).told).toEqual(may.map(({ happening }) => JSON.stringify(happening)))
      kept += table.told.length - may.length
    }
  }
  expect(kept).toBeGreaterThan(0)
})

test.each(['alice', 'bob', 'cora', 'dora'])(
  'game %s: left and taken up again at any time, everybody has in their head what they would have had',
  async (seed) => {
    const plan = { seed, seats: SEATS, options: { haunt: 1 }, minds: DIARISTS }
    const stayed = openTable(catalog, plan)
    const saves = someSaves()
    let left = openTable(catalog, { ...plan, save: saves })
    for (let choices = 25; choices <= 125; choices += 25) {
      play(left, choices)
      left = (await reopened(catalog, saves, left.name!, DIARISTS)).table
      play(stayed, choices)
      expect(left.journal).toEqual(stayed.journal)
      expect(mindsOf(left)).toEqual(mindsOf(stayed))
    }
    expect(diaryOf(mindsOf(stayed)[1]!).chose.length).toBeGreaterThan(0)
  },
)

test('a memory of another make is left alone: what was seen is seen again in the record', async () => {
  const saves = someSaves()
  const table = play(openTable(catalog, { seed: 'make', seats: SEATS, save: saves, minds: DIARISTS }), 30)
  const body = table.toSave(table.name!)
  const seats = body.seats.map((seat) =>
    seat.mind ? { ...seat, mind: { ...seat.mind, memory: { plan: null } as Memory } } : seat,
  )
  saves.write(table.name!, { ...body, seats })
  const [, mind] = mindsOf((await reopened(catalog, saves, table.name!, DIARISTS)).table)
  expect(diaryOf(mind!).told).toEqual(diaryOf(mindsOf(table)[1]!).told)
})

test('what is taken back is out of every head again', () => {
  const table = openTable(catalog, { seed: 'undo', seats: SEATS, minds: DIARISTS })
  table.playComputers()
  let tried = 0
  for (let n = 0; n < 200 && tried < 5 && !table.isOver; n++) {
    const before = JSON.stringify(mindsOf(table))
    const seat = table.nextSeat()!
    playOn(table, 1)
    if (table.nextComputer() === null && table.undo(seat)) {
      tried++
      expect(JSON.stringify(mindsOf(table))).toBe(before)
      playOn(table, 1)
    }
    table.playComputers()
  }
  expect(tried).toBe(5)
})

test('why the last choice was made is known until somebody else has chosen', () => {
  const table = openTable(catalog, { seed: 'why', seats: SEATS, minds: DIARISTS })
  const seen: (number | undefined)[] = []
  table.playComputers(() => seen.push(table.lastReason()?.n))
  playOn(table, 1)
  expect(table.lastReason()).toBeNull()
  play(table, 20)
  expect(table.reasonOf(1)?.seat).toBe(1)
  expect(table.reasonOf(0)).toBeNull()
  expect(seen.every((n) => n !== undefined)).toBe(true)
})

test('a recorded game is shown again, and taken back and forth, without anybody to think', () => {
  const table = play(openTable(catalog, { seed: 'again', seats: SEATS, minds: DIARISTS }), 60)
  const playback = openPlayback(catalog, recordedAt(table))
  if ('sentence' in playback) throw new Error(playback.sentence)
  expect(playback.last).toBe(table.journal.length)
  for (const n of [60, 3, 31]) expect(playback.at(n).journal).toEqual(table.journal.slice(0, n))
  expect(playback.at(31).reasonOf(1)).toBeNull()
  const taken = playback.takeOver(31, 2, 'ai:steady', DIARISTS)
  expect(taken.seats.map(({ by, temper }) => [by, temper])).toEqual([
    ['ai:steady', undefined],
    ['ai:steady', 'timid'],
    ['person', undefined],
  ])
  expect(diaryOf(mindsOf(taken)[1]!).told.length).toBeGreaterThan(0)
})

test('level and temper are in the save and in the recording, and a game without them still opens', async () => {
  const saves = someSaves()
  const table = play(openTable(catalog, { seed: 'kept', seats: SEATS, save: saves, minds: DIARISTS }), 10)
  expect((await reopened(catalog, saves, table.name!, DIARISTS)).table.seats).toEqual(table.seats)
  expect(table.seats.map(({ by, temper }) => [by, temper])).toEqual([
    ['person', undefined],
    ['ai:steady', 'timid'],
    ['ai:random', undefined],
  ])
  const { recordingOf, recordingText, readRecording } = await import('../../src/table/recording.ts')
  const envelope = { app: '0', body: table.toSave('x') }
  const text = recordingText(recordingOf(envelope as Parameters<typeof recordingOf>[0], null))
  expect(text).not.toContain('memory')
  const read = await readRecording(Buffer.from(text), 'x', '0')
  expect('recording' in read && read.recording.seats.map(({ by, temper }) => [by, temper])).toEqual([
    ['person', undefined],
    ['ai:steady', 'timid'],
    ['ai:random', undefined],
  ])
})

/**
 * What a computer player was after in its first two turns, who fetches something by its first thought and then has nothing left.
 * Null where it begins, has but one thought in the first turn, is asked something in another's, or the haunt comes between.
 */
function firstReasons(seed: string): string[] | null {
  let thoughts = 0
  let elsewhere = 0
  const think: Minds['think'] = (...asked) => {
    const [, { order, slot, viewer }] = asked
    if (order[slot] !== viewer) elsewhere++
    const tile = 'entrance-hall'
    const aim = thoughts++ === 0 ? { kind: 'fetch', thing: 'bells', tile } : { kind: 'wait', tile }
    const why = { aim, chance: null, worth: 0, instead: null } as Why
    return { ...DIARISTS.think(...asked), why }
  }
  const seats = [{ by: 'ai:steady' }, { by: 'person' }, { by: 'person' }] as const
  const table = openTable(catalog, { seed, seats, minds: { ...DIARISTS, think } })
  if (table.nextSeat() === 0) return null
  const reasons: string[] = []
  while (table.view(null).phase === 'explore') {
    table.playComputers()
    const isNext = table.view(null).round > reasons.length + 1
    if (elsewhere > 0 || (isNext && thoughts < 2)) return null
    if (isNext) reasons.push(table.reasonOf(0)!.why.aim.kind)
    if (reasons.length === 2) return reasons
    playOn(table, 1)
  }
  return null
}

test('to stop when nothing is left does not take the place of what the turn was for, only of what the turn before was', () => {
  const games = Array.from({ length: 20 }, (_, game) => firstReasons(`left/${game}`))
  const told = games.filter((reasons) => reasons !== null)
  expect(told.length).toBeGreaterThan(0)
  for (const reasons of told) expect(reasons).toEqual(['fetch', 'wait'])
})

test('what a seat is about is the weightiest plan of its latest turn, whatever it was asked since', () => {
  let thoughts = 0
  const think: Minds['think'] = (...asked) => {
    const [, view] = asked
    // The second thought of each turn weighs most.
    const worth = view.decision!.kind === 'main' ? [0.1, 0.5, 0.2][thoughts++ % 3]! : 9
    const why = { aim: { kind: 'wait', tile: 'entrance-hall' }, chance: worth, worth, instead: null } as Why
    return { ...DIARISTS.think(...asked), why }
  }
  const seats = [{ by: 'ai:steady' }, { by: 'person' }, { by: 'person' }] as const
  const table = openTable(catalog, { seed: 'about', seats, minds: { ...DIARISTS, think } })
  const turns = new Map<string, number[]>()
  let plain = 0
  for (let n = 0; n < 40 && !table.isOver; n++) {
    table.playComputers(() => {
      const { why, view } = table.reasonOf(0)!
      if (view.decision!.kind !== 'main') plain++
      else {
        const turn = `${view.round}/${view.slot}`
        turns.set(turn, [...(turns.get(turn) ?? []), why.worth])
      }
    })
    const about = table.purposeOf(0)
    if (about) expect(about.why.worth).toBe(Math.max(...[...turns.values()].at(-1)!))
    playOn(table, 1)
  }
  expect([...turns.values()].some((worths) => worths.length > 2)).toBe(true)
  expect(plain).toBeGreaterThan(0)
})
