// What the classic box holds, edition by edition.
import { describe, expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { newGame, rulesetOf } from '../../../src/engine/game.ts'

const third = await loadCatalog('third')
const tiles = Object.values(third.tiles)
const cards = Object.values(third.cards)
const families = Object.values(third.families)

describe('the third edition', () => {
  test('E3-COMP-03: has five scenarios, each with a haunt for every Omen', () => {
    const omens = cards.filter(({ kind }) => kind === 'omen').map(({ id }) => id)
    const scenarios = Object.values(third.scenarios ?? {})
    expect(scenarios).toHaveLength(5)
    for (const { haunts } of scenarios) expect(Object.keys(haunts).sort()).toEqual([...omens].sort())
  })

  test('E3-COMP-08: has eight dice that show 0 to 2', () => {
    expect(rulesetOf('third').dice).toEqual({ faces: 3, fewest: 1, most: 8 })
  })

  test('E3-DISC-08, E3-CARD-05: has at most one symbol on a tile, and more omen tiles than Omens', () => {
    expect(tiles.filter(({ symbols }) => symbols.length > 1)).toEqual([])
    const omenTiles = tiles.filter(({ symbols }) => symbols.includes('omen')).length
    expect(omenTiles).toBeGreaterThan(cards.filter(({ kind }) => kind === 'omen').length)
  })

  test('E3-ROOM-07, E3-ROOM-08: has a library without a text of its own, and no room with two halves', () => {
    expect(third.tiles.library?.reactions).toEqual([])
    expect(tiles.map(({ id }) => id)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/bone-stacks|sump-walk|bell-stage|strongroom/)]),
    )
  })

  test('E3-CHAR-01, E3-CHAR-15: has twelve explorers of its own on six boards, a birthday in each month', () => {
    expect(families).toHaveLength(12)
    expect(new Set(families.map(({ board }) => board)).size).toBe(6)
    expect(new Set(families.map(({ birthday }) => birthday!.slice(0, 2))).size).toBe(12)
    const printed = /Richter|Hooper|Valencia|Puleri|Nguyen|Hernandez|Swift|Monroe|Angler|Jones|Leung|Bowen/
    expect(families.filter(({ name }) => printed.test(name))).toEqual([])
  })

  test('E3-GEN-08: has no heirlooms, no outside, no ghosts, no passages and no chapters', () => {
    const { state } = newGame(third, { seed: 'box', seats: [{}, {}, {}] })
    expect(state.explorers.every(({ heirlooms }) => heirlooms.left === 0)).toBe(true)
    expect(rulesetOf('third').regions).not.toContain('outside')
    expect(
      tiles.filter(({ ghosts, passage, runestone }) => ghosts.circles > 0 || passage || runestone),
    ).toEqual([])
    expect(third.chapters).toEqual({})
  })

  test('E3-HSETUP-05: has premise, goals, objective and endings on every page of a haunt', () => {
    for (const { premise, truths, wins, endings } of Object.values(third.haunts))
      expect([
        premise,
        truths.heroes[0],
        truths.traitor[0],
        wins.heroes,
        wins.traitor,
        endings.heroes,
      ]).not.toContain(undefined)
    expect(Object.keys(third.haunts).map(Number)).toEqual([
      2, 5, 6, 7, 9, 10, 11, 15, 16, 17, 25, 26, 31, 34, 35, 36, 37, 42, 43, 49,
    ])
  })
})
