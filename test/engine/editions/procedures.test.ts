// Each procedure that the test edition replaces, beside the one it stands for.
import { describe, expect, test } from 'vitest'
import { addEdition } from '../../../src/engine/editions/index.ts'
import {
  advance,
  decisionOf,
  isPlayable,
  legalChoices,
  newGame,
  nextSeat,
  playOf,
  type State,
} from '../../../src/engine/game.ts'
import type { Happening } from '../../../src/engine/happenings.ts'
import type { Catalog } from '../../../src/engine/language/defs.ts'
import { push } from '../../../src/engine/play.ts'
import { FRAMES } from '../../../src/engine/rules/procedures.ts'
import { freshHaunt } from '../../../src/engine/rules/start-haunt.ts'
import { tieByChance, tieFromRevealer } from '../../../src/engine/rules/traitor.ts'
import { testCatalog } from '../../support/test-edition/catalog.ts'
import { testProcedures } from '../../support/test-edition/procedures.ts'
import { testRules } from '../../support/test-edition/ruleset.ts'

const catalog = await testCatalog()

const opened = (content: Catalog = catalog, seats = 4): State =>
  newGame(content, { seed: 'p', seats: Array.from({ length: seats }, (_, n) => ({ age: 31 + n })) }).state

/** Opens the first unopened doorway of whoever has the turn, and answers what is asked until a turn is asked for. */
function discover(content: Catalog, state: State): Happening[] {
  const told: Happening[] = []
  const answer = (key: string) => {
    const result = advance(content, state, nextSeat(state)!, key)
    if ('refusal' in result) throw new Error(result.refusal.because)
    told.push(...result.happenings)
  }
  const { tile } = state.explorers.find(({ id }) => id === state.turn.who)!
  const { next } = state.house.find(({ id }) => id === tile)!
  const sides = ['north', 'east', 'south', 'west'].filter((_, side) => next[side] === null)
  answer(legalChoices(content, state, nextSeat(state)!).find((key) => sides.includes(key.split(':')[1]!))!)
  while (decisionOf(state, nextSeat(state)!)!.kind !== 'main')
    answer(legalChoices(content, state, nextSeat(state)!)[0]!)
  return told
}

const kinds = (told: readonly Happening[]): string[] => told.map(({ kind }) => kind)

describe('a discovery', () => {
  test('ends the turn once the tile is done', () => {
    const state = opened()
    const who = state.turn.who
    state.stack = ['larder', ...state.stack.filter((id) => id !== 'larder')]
    const told = discover(catalog, state)
    expect(kinds(told)).toContain('tile-discovered')
    expect(kinds(told).slice(-2)).toEqual(['turn-ended', 'turn-began'])
    expect(state.turn.who).not.toBe(who)
  })

  test('leaves the turn alone where it does not end it', () => {
    const remove = addEdition({
      rules: { ...testRules, id: 'usual', discovery: { ...testRules.discovery, endsTurn: false } },
      procedures: { ...testProcedures, frames: FRAMES },
    })
    const usual = { ...catalog, edition: 'usual' }
    const state = opened(usual)
    const who = state.turn.who
    state.stack = ['larder', ...state.stack.filter((id) => id !== 'larder')]
    expect(kinds(discover(usual, state))).not.toContain('turn-ended')
    expect(state.turn.who).toBe(who)
    remove()
    expect(isPlayable('usual')).toBe(false)
    expect(() => opened(usual)).toThrow('Edition usual is not in this build')
  })
})

describe('the haunt roll', () => {
  const omenFound = (content: Catalog, id: string): Happening[] => {
    const state = opened(content)
    const omen = Object.values(content.tiles).find(
      ({ symbols, regions }) => symbols.includes('omen') && regions.includes('ground'),
    )!
    state.stack = [omen.id, ...state.stack.filter((tile) => tile !== omen.id)]
    state.rng.dice = { given: [3, 3, 3] }
    expect(state.edition).toBe(id)
    return discover(content, state)
  }

  test('comes when the turn is over, and fails if it is not under the number', () => {
    const told = omenFound(catalog, 'test')
    const all = kinds(told)
    expect(all.indexOf('card-drawn')).toBeLessThan(all.indexOf('turn-ended'))
    expect(all.indexOf('haunt-rolled')).toBe(all.indexOf('turn-ended') + 1)
    expect(told.find(({ kind }) => kind === 'haunt-rolled')).toMatchObject({
      total: 9,
      needs: { bound: 'under', value: 2 },
      starts: false,
      rules: ['T-TRIG-03', 'T-TURN-99', 'T-TRIG-06'],
    })
  })

  test('comes at once where the usual procedure is kept', () => {
    const frames = { ...testProcedures.frames, 'haunt-check': FRAMES['haunt-check'] }
    const remove = addEdition({
      rules: { ...testRules, id: 'at-once' },
      procedures: { ...testProcedures, frames },
    })
    const all = kinds(omenFound({ ...catalog, edition: 'at-once' }, 'at-once'))
    expect(all.indexOf('haunt-rolled')).toBeGreaterThan(all.indexOf('card-drawn'))
    expect(all.indexOf('haunt-rolled')).toBeLessThan(all.indexOf('turn-ended'))
    remove()
  })

  test('waits for each of several Omens, the first of them first', () => {
    const state = opened()
    const play = playOf(catalog, state)
    for (const omen of ['kris', 'radio']) {
      push(play, 'haunt-check', { who: state.turn.who!, omen })
      const frame = state.frames.at(-1)!
      if (frame.rule === 'haunt-check') play.procedures.frames['haunt-check'](play, frame)
    }
    const owed = state.frames.map((frame) => (frame.rule === 'haunt-check' ? frame.with.omen : frame.rule))
    expect(owed).toEqual(['game', 'radio', 'kris', 'turn'])
  })
})

test('the oldest goes first, and the others follow round the table', () => {
  const state = opened()
  const [first] = state.order
  expect(state.explorers.find(({ id }) => id === first)?.age).toBe(34)
})

test('the haunt is chosen by the number of Omens out', () => {
  const state = opened()
  const play = playOf(catalog, state)
  const chosen = [0, 1, 2, 3, 4].map(() => {
    state.decks.omen.pop()
    return testProcedures.chooseHaunt(play, state.explorers[0]!.id, null, null)
  })
  expect(chosen).toEqual([11, 17, 34, 2, 11])
})

describe('a tie for the traitor', () => {
  const { state } = { state: opened() }
  const play = playOf(catalog, state)
  const ids = state.explorers.map(({ id }) => id)
  state.haunt = freshHaunt(2, ids[2]!, null, state.explorers[2]!.tile)

  test('goes to the revealer, then leftwards', () => {
    expect(tieFromRevealer(play, [ids[0]!, ids[2]!])).toBe(ids[2])
    expect(tieFromRevealer(play, [ids[0]!, ids[1]!, ids[3]!])).toBe(ids[3])
    expect(tieFromRevealer(play, [ids[0]!, ids[1]!])).toBe(ids[0])
  })

  test('L-FREE-14: or is settled by chance, among the tied alone', () => {
    const picked = new Set(Array.from({ length: 40 }, () => tieByChance(play, [ids[0]!, ids[3]!])))
    expect([...picked].sort()).toEqual([ids[0], ids[3]].sort())
  })
})
