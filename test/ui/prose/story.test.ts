import { describe, expect, test } from 'vitest'
import type { Happening } from '../../../src/engine/happenings.ts'
import { beatOf } from '../../../src/ui/prose/beat.ts'
import { digest, sinceLastTurn } from '../../../src/ui/prose/digest.ts'
import { sceneOf } from '../../../src/ui/prose/scene.ts'
import { storyOf } from '../../../src/ui/prose/story.ts'
import { besideTheTraitor, catalog, playUntil, sessionFor } from '../../support/plain.ts'

const table = besideTheTraitor()
const scene = sceneOf(catalog, table.view(0))
const [ALICE, BOB] = scene.view.explorers.map(({ id }) => id) as [string, string]
const ended = (who: string): Happening => ({ kind: 'turn-ended', who, rules: [] })
const nails = (from: number, to: number): Happening => ({
  kind: 'track',
  track: 'nails',
  from,
  to,
  rules: [],
})
const found = (who: string): Happening => ({
  kind: 'tile-discovered',
  who,
  tile: 'crypt',
  region: 'basement',
  from: 'basement-landing',
  side: 'north',
  rules: [],
})

describe('since your last turn', () => {
  const since = [found(BOB), nails(4, 5), nails(5, 7)]

  test('begins after the end of the last turn of the reader', () => {
    expect(sinceLastTurn([found(ALICE), ended(ALICE), ...since, ended(BOB)], scene)).toHaveLength(4)
    expect(sinceLastTurn([found(ALICE), ended(BOB)], scene)).toHaveLength(2)
  })

  test('tells what the others did, and each number from first to last', () => {
    const told = digest([ended(ALICE), ...since], scene).map(({ text }) => text)
    expect(told).toEqual(['Since your last turn:', 'Bob finds the Crypt.', 'Nail Count: 4 to 7.'])
  })

  test('says so if nothing has happened', () => {
    expect(digest([ended(ALICE)], scene).map(({ text }) => text)).toEqual([
      'Nothing has happened since your last turn.',
    ])
  })

  test('keeps what only another seat may know', () => {
    const secret: Happening = { ...nails(1, 9), seenBy: [BOB] }
    expect(digest([ended(ALICE), secret], scene)).toHaveLength(1)
  })
})

describe('the story of an evening', () => {
  const round = (number: number): Happening => ({ kind: 'round-began', round: number, haunt: 1, rules: [] })
  const turn: Happening = { kind: 'turn-began', who: BOB, moves: 3, rules: [] }
  const beaten: Happening = { kind: 'attack-won', winner: BOB, loser: ALICE, by: 2, rules: [] }
  const died: Happening = { kind: 'died', who: ALICE, tile: 'crypt', rules: [] }
  const evening = [found(ALICE), found(ALICE), round(3), turn, nails(1, 3), beaten, died, turn]

  test('tells what each did', () => {
    expect(storyOf(evening, scene).deeds.slice(0, 2)).toEqual(['You found 2 rooms.', 'Bob won 1 fight.'])
  })

  test('tells who died, where, when and how', () => {
    expect(storyOf(evening, scene).deaths).toEqual(['You died in the Crypt, beaten by Bob, in round 3.'])
  })

  test('has its turning point at the weightiest moment', () => {
    expect(storyOf(evening, scene).turning).toBe(
      'It turned in round 3. You die in the Crypt. A candle goes out somewhere, politely.',
    )
    expect(storyOf([round(1), nails(1, 2)], scene).turning).toBeNull()
  })

  test('is printed when a game is over, after the end, with what to do next', () => {
    const session = sessionFor({ seed: 'a', haunt: 1 })
    playUntil(session, () => false)
    const lines = session.line('repeat').out
    const last = lines.slice(lines.indexOf('--- The end ---'))
    expect(lines).toContain('--- The end ---')
    expect(last.join('\n')).toMatch(/"lychgate play" begins another night/)
    expect(last.join('\n')).toMatch(/(found \d+ rooms?|kept out of it)/)
  })
})

test('beats have titles', () => {
  const began: Happening = { kind: 'round-began', round: 7, haunt: 1, rules: [] }
  expect(beatOf(began, scene)).toBe('The last round')
  expect(beatOf({ ...began, round: 6 }, scene)).toBeNull()
  expect(beatOf({ kind: 'died', who: BOB, tile: 'crypt', rules: [] }, scene)).toBe('A death')
})

test('rule IDs are printed only when they are asked for', () => {
  const session = sessionFor({ seed: 'a', haunt: 1, ids: false })
  const said = (line: string) => session.line(line).out.join(' ')
  const ID = /\bL-[A-Z]+-\d\d/
  expect(said('attack bob')).not.toMatch(ID)
  expect(said('why')).toMatch(ID)
  expect(said('ids on')).toContain('IDS OFF changes it')
  expect(said('attack bob')).toMatch(ID)
  expect(said('since')).toMatch(/last turn/)
})
