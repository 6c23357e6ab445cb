// Whether a condition hangs on a place, as its words declare it, against what it answers on every tile.
import { beforeAll, describe, expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { SCHEMAS } from '../../../src/catalog/schema.ts'
import { nodesIn, treeOf } from '../../../src/catalog/tree.ts'
import { holds, placeOf, scopeFor, standingAt, tilesAsked, tilesOf } from '../../../src/engine/ai-queries.ts'
import { playOf, type State } from '../../../src/engine/game.ts'
import type { Catalog, HauntDef } from '../../../src/engine/language/defs.ts'
import type { Condition } from '../../../src/engine/language/words.ts'
import { playRandomly } from '../../support/random-game.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await loadCatalog()
})

const conditionsOf = (haunt: HauntDef): Condition[] =>
  [...nodesIn(treeOf(SCHEMAS.haunts, haunt))].flatMap(({ kind, value }) =>
    kind === 'CONDITION' ? [value as Condition] : [],
  )

/** Every fortieth state of a random game of this haunt. */
function statesOf(haunt: number): State[] {
  const states: State[] = []
  playRandomly(catalog, {
    seed: `places-${haunt}`,
    seats: 4,
    haunt,
    at: (state, _seat, n) => {
      if (state.phase === 'haunt' && n % 40 === 0) states.push(structuredClone(state))
    },
  })
  return states
}

/** What a condition answers for somebody on every tile. */
function answersOf(state: State, me: string, condition: Condition): Map<string, boolean> {
  const play = playOf(catalog, state)
  const scope = scopeFor(`haunt:${state.haunt!.number}`, 'haunt', me)
  return new Map(
    state.house.map(({ id }) => [id, standingAt(play, me, id, () => holds(play, condition, scope))]),
  )
}

describe('where a condition is asked', () => {
  test.each([0, 1, 2, 11, 15, 17, 34, 43])('matters as its words say, in haunt %i', (number) => {
    const conditions = conditionsOf(catalog.haunts[number]!)
    const asked = { none: 0, tile: 0, somebody: 0 }
    const wrong: string[] = []
    for (const state of statesOf(number))
      for (const { id: me } of state.explorers.filter(({ dead, borneBy }) => !dead && !borneBy))
        for (const condition of conditions) {
          const place = placeOf(condition)
          asked[place]++
          const tiles = tilesAsked(condition)
          if (place !== 'none' && !tiles) continue
          const answers = answersOf(state, me, condition)
          const scope = scopeFor(`haunt:${number}`, 'haunt', me)
          const expected = tiles && tilesOf(playOf(catalog, state), tiles, scope)
          const [first] = answers.values()
          for (const [tile, answer] of answers)
            if (answer !== (expected ? expected.includes(tile) : first))
              wrong.push(`${JSON.stringify(condition)} on ${tile}`)
        }
    expect(wrong).toEqual([])
    expect(asked.none + asked.tile).toBeGreaterThan(0)
  })

  test('is read off the words', () => {
    expect(placeOf({ track: 'nails', atLeast: 3 })).toBe('none')
    expect(placeOf({ on: { token: 'coffin' } })).toBe('tile')
    expect(placeOf({ on: { all: 'tiles', region: 'here' } })).toBe('somebody')
    expect(placeOf({ on: { of: { monster: 'hand' } } })).toBe('somebody')
    expect(placeOf({ exists: { all: 'heroes', at: { token: 'coffin' } } })).toBe('somebody')
    expect(placeOf({ all: [{ round: true, atLeast: 2 }, { not: { on: { token: 'coffin' } } }] })).toBe('tile')
    expect(tilesAsked({ on: { token: 'coffin' } })).toEqual({ token: 'coffin' })
    expect(tilesAsked({ on: { token: 'coffin' }, who: 'traitor' })).toBeNull()
    expect(tilesAsked({ on: 'here-or-adjacent' })).toBeNull()
  })
})
