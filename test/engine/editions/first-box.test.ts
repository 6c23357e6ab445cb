// What the first edition's box holds, and what its game never has.
import { describe, expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { newGame, rulesetOf } from '../../../src/engine/game.ts'
import { playOf } from '../../../src/engine/play-of.ts'
import { earliestBirthday } from '../../../src/engine/rules/birthdays.ts'
import { rollDice, seedStreams } from '../../../src/engine/state/dice.ts'

const first = await loadCatalog('first')
const rules = rulesetOf('first')
const tiles = Object.values(first.tiles)
const families = Object.values(first.families)

/** How many of them share each name. */
const sizes = (names: (string | undefined)[]): number[] =>
  [...new Set(names)].map((name) => names.filter((other) => other === name).length)

describe('the first edition', () => {
  test('E1-COMP-02, E1-COMP-03: has 44 tiles of one room and one tile of three', () => {
    const pieces = sizes(tiles.map(({ id, start }) => start?.piece ?? id))
    expect(pieces.filter((rooms) => rooms === 1)).toHaveLength(44)
    expect(pieces.filter((rooms) => rooms !== 1)).toEqual([3])
  })

  test('E1-COMP-05: has twelve explorers, two on each of six cards', () => {
    expect(sizes(families.map(({ board }) => board))).toEqual([2, 2, 2, 2, 2, 2])
  })

  test('E1-COMP-12: has 204 small round tokens and 12 large ones for monsters', () => {
    expect(rules.monsters).toMatchObject({ small: 204, large: 12 })
  })

  test('E1-COMP-01, E1-INFO-03: has a page for each side of every haunt: what they know, how they win, how it ends', () => {
    for (const { books, truths, wins, endings } of Object.values(first.haunts)) {
      expect(books).toBe('both')
      expect(truths.heroes.length * truths.traitor.length).toBeGreaterThan(0)
      expect([wins.heroes, wins.traitor, endings.heroes, endings.traitor]).not.toContain('')
    }
  })

  test('E1-REVEAL-07: charts the rooms with an Omen symbol, each against every Omen', () => {
    const rooms = tiles.filter(({ symbols }) => symbols.includes('omen')).map(({ id }) => id)
    const omens = Object.values(first.cards).flatMap(({ kind, id }) => (kind === 'omen' ? [id] : []))
    expect(Object.keys(first.chart).sort()).toEqual(rooms.sort())
    for (const row of Object.values(first.chart)) expect(Object.keys(row).sort()).toEqual([...omens].sort())
  })

  test('E1-ROLL-04: throws dice that show 0, 1 and 2 alike', () => {
    const rng = seedStreams('dice')
    const counts = [0, 0, 0]
    for (let n = 0; n < 750; n++) for (const face of rollDice(rng, 8, rules.dice.faces)) counts[face]!++
    expect(counts).toHaveLength(3)
    for (const count of counts) expect(count).toBeGreaterThan(1800)
  })

  test('E1-RUL-15: gives the first turn to the earlier seat if birthdays are the same', () => {
    const [one, two, three] = families.filter(
      ({ board }, n) => families.findIndex((other) => other.board === board) === n,
    )
    const birthday = '06-20'
    const twins = {
      ...first.families,
      [two!.id]: { ...two!, birthday },
      [three!.id]: { ...three!, birthday },
    }
    const seats = [one!, three!, two!].map(({ id }) => ({ family: id }))
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { state } = newGame({ ...first, families: twins }, { seed, seats, options: { day: '06-19' } })
      expect(earliestBirthday(playOf(first, state)).length).toBe(1)
      expect(state.order[0]).toBe(state.explorers[1]!.id)
    }
  })

  test('E1-GEN-10: has no campaign, scenarios, ghosts, Runestones, passages, hidden sides or words to spend', () => {
    expect([first.chapters, first.scenarios ?? {}, first.doors ?? {}]).toEqual([{}, {}, {}])
    expect(rules.heirlooms).toEqual({ perFamily: 0, perGame: 0, perFreeGame: 0 })
    expect(tiles.filter((tile) => tile.ghosts.circles > 0 || tile.passage || tile.runestone)).toEqual([])
    expect([rules.sides, rules.act.spends, rules.opening.scenario]).toEqual([['known'], 'source', false])
    expect(Object.values(first.haunts).map(({ team }) => team.kind)).not.toContain('hidden')
    const { state } = newGame(first, { seed: 'box', seats: [{}, {}, {}] })
    expect(state.explorers.map(({ calling, heirlooms }) => [calling, heirlooms.left])).toEqual([
      [null, 0],
      [null, 0],
      [null, 0],
    ])
  })
})
