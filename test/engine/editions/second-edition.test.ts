// What the second edition is by absence or by chance, which no single table can show.
import { describe, expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { newGame, rulesetOf } from '../../../src/engine/game.ts'
import { playRandomly } from '../../support/random-game.ts'

const second = await loadCatalog('second')
const { tiles, chapters, haunts, scenarios, ledger, doors, stickers, journal } = second

describe('the second edition', () => {
  test('E2-GEN-10: has no campaign, and nothing lasts: no chapter, journal, ledger, sticker, heirloom or calling', () => {
    expect({ ...chapters, ...doors, ...stickers, ...journal }).toEqual({})
    expect(ledger).toBeUndefined()
    const { state } = newGame(second, { seed: 'box', seats: [{}, {}, {}] })
    expect(state.legacy).toBeUndefined()
    expect(state.explorers.map(({ heirlooms, calling }) => [heirlooms.left, calling])).toEqual([
      [0, null],
      [0, null],
      [0, null],
    ])
    expect(() => newGame(second, { seed: 'box', seats: [{}, {}, {}], options: { chapter: 0 } })).toThrow()
  })

  test('E2-GEN-10: has no scenarios, no Runestones, ghosts or passages, and no haunt with everyone alone', () => {
    expect(scenarios ?? {}).toEqual({})
    const haunted = Object.values(tiles).filter(
      ({ runestone, ghosts, passage }) => runestone || passage || ghosts.circles > 0,
    )
    expect(haunted).toEqual([])
    expect(Object.values(haunts).filter(({ team }) => !['known', 'hidden'].includes(team.kind))).toEqual([])
    expect(rulesetOf('second').act.spends).toBe('source')
  })

  test('E2-ROLL-01: each die shows 0, 1 or 2, and nothing else', () => {
    const seen = new Map<number, number>()
    playRandomly(second, {
      seed: 'second/dice',
      seats: 6,
      haunt: null,
      after: (_now, happenings) => {
        for (const one of happenings)
          if (one.kind === 'rolled' || one.kind === 'haunt-rolled')
            for (const face of one.dice) seen.set(face, (seen.get(face) ?? 0) + 1)
      },
    })
    expect([...seen.keys()].sort()).toEqual([0, 1, 2])
    const all = [...seen.values()].reduce((sum, often) => sum + often, 0)
    expect(all).toBeGreaterThan(100)
    for (const often of seen.values()) expect(often / all).toBeGreaterThan(0.2)
  })
})
