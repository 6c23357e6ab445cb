import { expect, test } from 'vitest'
import { advance, fingerprint } from '../../../src/engine/game.ts'
import { brokenInvariants } from '../../../src/engine/invariants.ts'
import { manyGames, openRandom, playRandomly } from '../../support/random-game.ts'
import { catalogOfTeams } from '../../support/teams.ts'

const catalog = await catalogOfTeams()

test('random whole games end, break no invariant at any decision and replay to the same fingerprint', () => {
  for (const game of manyGames(catalog, 5)) {
    const { state, picks } = playRandomly(catalog, {
      ...game,
      after: (now) => {
        const broken = brokenInvariants(catalog, now)
        if (broken.length > 0) throw new Error(`${game.seed}: ${broken.join('; ')}`)
      },
    })
    expect(state.outcome, game.seed).not.toBeNull()
    const again = openRandom(catalog, game).state
    for (const { seat, key } of picks) advance(catalog, again, seat, key)
    expect(fingerprint(again), game.seed).toBe(fingerprint(state))
  }
})

test('L-CORE-01: the haunt begins at most once, and nobody has won before it (L-CORE-02)', () => {
  for (const game of manyGames(catalog, 2)) {
    const kinds: string[] = []
    playRandomly(catalog, {
      ...game,
      after: (_state, happenings) => kinds.push(...happenings.map(({ kind }) => kind)),
    })
    expect(
      kinds.filter((kind) => kind === 'haunt-began'),
      game.seed,
    ).toHaveLength(1)
    expect(kinds.indexOf('won'), game.seed).toBeGreaterThan(kinds.indexOf('haunt-began'))
  }
})

test('questions never draw luck: the streams are the same before and after legal lists and views', async () => {
  const { legalChoices, viewFor } = await import('../../../src/engine/game.ts')
  const [game] = manyGames(catalog, 1)
  playRandomly(catalog, {
    ...game!,
    at: (state) => {
      const before = JSON.stringify(state)
      for (const { seat } of state.explorers) {
        legalChoices(catalog, state, seat)
        viewFor(catalog, state, seat)
      }
      expect(JSON.stringify(state)).toBe(before)
    },
  })
})
