import { describe, expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { clone, legalChoices, newGame, type State, viewFor } from '../../../src/engine/game.ts'
import type { Happening } from '../../../src/engine/happenings.ts'
import { imagine } from '../../../src/engine/imagine.ts'
import { brokenInvariants } from '../../../src/engine/invariants.ts'
import { playRandomly } from '../../support/random-game.ts'

const catalog = await loadCatalog()
const [CHAPTER, GAMES] = [0, 200]
const chapter = catalog.chapters[CHAPTER]!

interface Played {
  seed: string
  state: State
  told: Happening[]
}

/** Every so often the table is looked at from all sides. */
function playFirstGame(n: number): Played {
  const told: Happening[] = []
  const seed = `first-${n}`
  const { state } = playRandomly(catalog, {
    seed,
    seats: 3 + (n % 3),
    haunt: null,
    chapter: CHAPTER,
    at: (now, seat, decision) => {
      if (decision % 5 === 0) expect(brokenInvariants(catalog, now), seed).toEqual([])
      if (decision % 29 === 0) looksTheSame(now, seat, seed)
    },
    after: (_, happenings) => told.push(...happenings),
  })
  return { seed, state, told }
}

function looksTheSame(state: State, seat: number, seed: string): void {
  expect(JSON.stringify(clone(state))).toBe(JSON.stringify(structuredClone(state)))
  const view = viewFor(catalog, state, seat)
  const twin = imagine(catalog, view, seed)
  expect(viewFor(catalog, twin, seat), seed).toEqual(view)
  expect(brokenInvariants(catalog, twin), seed).toEqual([])
  expect(legalChoices(catalog, twin, seat), seed).toEqual(legalChoices(catalog, state, seat))
}

/** The turns before the haunt: whose they were, and the tiles found in them. */
function turnsIn(told: readonly Happening[]): { who: string; found: string[] }[] {
  const turns: { who: string; found: string[] }[] = []
  for (const one of told) {
    if (one.kind === 'haunt-began') break
    if (one.kind === 'turn-began') turns.push({ who: one.who, found: [] })
    if (one.kind === 'tile-discovered') turns.at(-1)!.found.push(one.tile)
  }
  return turns
}

describe('200 first games by random choices', () => {
  const games = Array.from({ length: GAMES }, (_, n) => playFirstGame(n))

  test('all end, in haunt 1, with nothing on the table that the chapter does not bring', () => {
    for (const { seed, state } of games) {
      expect(state.outcome, seed).not.toBeNull()
      expect(state.haunt?.number, seed).toBe(1)
      expect(brokenInvariants(catalog, state), seed).toEqual([])
    }
  })

  test('L-CAMP-04, L-TRIG-07: the haunt starts at the end of the turn with the sixth tile, or Bearers’ Rest as the fourth or later', () => {
    const reasons = { count: 0, tile: 0 }
    for (const { seed, state, told } of games) {
      const turns = turnsIn(told)
      const found = turns.flatMap((turn) => turn.found)
      const before = turns.slice(0, -1).flatMap((turn) => turn.found)
      const isDue = (tiles: string[]) => tiles.length >= 6 || tiles.indexOf('bearers-rest') >= 3
      expect(isDue(found), seed).toBe(true)
      expect(isDue(before), seed).toBe(false)
      reasons[found.length >= 6 ? 'count' : 'tile']++
      const forced = told.find(({ kind }) => kind === 'haunt-forced')
      expect(forced, seed).toMatchObject({ why: 'chapter', who: turns.at(-1)!.who })
      expect(state.haunt?.revealer, seed).toBe(turns.at(-1)!.who)
      expect(
        told.some(({ kind }) => kind === 'haunt-rolled'),
        seed,
      ).toBe(false)
    }
    expect(reasons.count).toBeGreaterThan(20)
    expect(reasons.tile).toBeGreaterThan(20)
  })
})

describe('the first chapter', () => {
  const open = (options = {}) =>
    newGame(catalog, { seed: 'one', seats: [{}, {}, {}], options: { chapter: CHAPTER, ...options } }).state

  test('L-PREP-08: given two seeds, when set up, then the same tiles and cards lie in another order', () => {
    const one = open()
    const { state: two } = newGame(catalog, {
      seed: 'two',
      seats: [{}, {}, {}],
      options: { chapter: CHAPTER },
    })
    expect(two.stack).not.toEqual(one.stack)
    expect([...two.stack].sort()).toEqual([...chapter.tiles].sort())
    expect([...two.decks.item].sort()).toEqual([...one.decks.item].sort())
  })

  test('L-MOVE-14: given its tiles, when passages are looked for, then only one has any', () => {
    const passages = chapter.tiles.filter((id) => catalog.tiles[id]!.passage)
    expect(passages).toEqual(['crawlspace'])
    expect(open().house.some(({ id }) => catalog.tiles[id]!.passage)).toBe(false)
  })

  test('is a game of the campaign, and the haunt may still be chosen', () => {
    expect(open().options).toMatchObject({ chapter: CHAPTER, haunt: null })
    expect(open({ haunt: 17 }).options.haunt).toBe(17)
  })

  test('a chapter that is not there cannot be opened', () => {
    expect(() => open({ chapter: 12 })).toThrow('no chapter 12')
  })

  test('a card or tile of no chapter breaks an invariant', () => {
    const state = open()
    state.decks.omen.push('kris')
    state.stack.push('kitchen')
    expect(brokenInvariants(catalog, state)).toEqual([
      'card kris is not in play',
      'tile kitchen is not in play',
    ])
  })

  test('a card or tile of the chapter that is missing breaks one too', () => {
    const state = open()
    const [item, tile] = [state.decks.item.pop()!, state.stack.pop()!]
    expect(brokenInvariants(catalog, state)).toEqual([`card ${item} is nowhere`, `tile ${tile} is nowhere`])
  })
})
