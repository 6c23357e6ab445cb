// Whole games of the third edition: by its own rules alone, with all invariants, the same again from the same seed.
import { describe, expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { fingerprint, viewFor } from '../../../src/engine/game.ts'
import { imagine } from '../../../src/engine/imagine.ts'
import { brokenInvariants } from '../../../src/engine/invariants.ts'
import { playRandomly } from '../../support/random-game.ts'

const catalog = await loadCatalog('third')

describe.each([3, 4, 5, 6])('a game of %i', (seats) => {
  test.each([1, 2, 3, 4])('ends by the rules of the edition alone, seed %i', (n) => {
    const game = { seed: `third/${seats}/${n}`, seats, haunt: null }
    const strangers = new Set<string>()
    let moves = 0
    const { state } = playRandomly(catalog, {
      ...game,
      after: (now, happenings) => {
        for (const { rules } of happenings)
          for (const rule of rules) if (!rule.startsWith('E3-')) strangers.add(rule)
        if (moves++ % 7 === 0) expect(brokenInvariants(catalog, now)).toEqual([])
      },
    })
    expect(state.outcome).not.toBeNull()
    expect([...strangers]).toEqual([])
    expect(fingerprint(playRandomly(catalog, game).state)).toBe(fingerprint(state))
  })

  test('looks the same to a seat at every table that it can imagine', () => {
    let seen = 0
    playRandomly(catalog, {
      seed: `third/twins/${seats}`,
      seats,
      haunt: null,
      at: (now, seat, n) => {
        if (n % 25 !== 0) return
        seen++
        const view = viewFor(catalog, now, seat)
        expect(viewFor(catalog, imagine(catalog, view, `twin/${n}`), seat)).toEqual(view)
      },
    })
    expect(seen).toBeGreaterThan(2)
  })
})
