import { expect, test } from 'vitest'
import { advance, clone, fingerprint, legalChoices, nextSeat, type State } from '../../../src/engine/game.ts'
import { manyGames, openRandom, playRandomly } from '../../support/random-game.ts'
import { catalogOfTeams } from '../../support/teams.ts'

const catalog = await catalogOfTeams()

test('a clone reads as its original at every decision, key order and all', () => {
  for (const game of manyGames(catalog, 1)) {
    playRandomly(catalog, {
      ...game,
      at: (state) => {
        const [copy, original] = [JSON.stringify(clone(state)), JSON.stringify(state)]
        if (copy !== original) expect(copy).toBe(original)
      },
    })
  }
})

test('choosing on a clone leaves the original untouched, whatever is chosen', () => {
  for (const game of manyGames(catalog, 1).slice(0, 3)) {
    playRandomly(catalog, {
      ...game,
      at: (state, seat, n) => {
        if (n % 7 !== 0) return
        const before = JSON.stringify(state)
        for (const key of legalChoices(catalog, state, seat)) advance(catalog, clone(state), seat, key)
        expect(JSON.stringify(state)).toBe(before)
      },
    })
  }
})

test('no two places of a clone and its original share an object but the pieces, which never change', () => {
  const [game] = manyGames(catalog, 1)
  playRandomly(catalog, {
    ...game!,
    at: (state, _seat, n) => {
      if (n % 20 !== 0) return
      const shared = sharedObjects(state, clone(state))
      expect(shared).toEqual(['/pieces', '/pieces/tiles', '/pieces/cards', '/pieces/haunts'])
    },
  })
})

function sharedObjects(one: State, other: State): string[] {
  const objects = new Set<object>()
  const walk = (value: unknown, visit: (object: object, path: string) => void, path = ''): void => {
    if (typeof value !== 'object' || value === null) return
    visit(value, path)
    for (const [key, inner] of Object.entries(value)) walk(inner, visit, `${path}/${key}`)
  }
  walk(one, (object) => objects.add(object))
  const shared: string[] = []
  walk(other, (object, path) => {
    if (objects.has(object)) shared.push(path)
  })
  return shared
}

test('a game saved and loaded as JSON at every decision comes to the same end as one that was not', () => {
  const games = manyGames(catalog, 5)
  expect(games.length).toBeGreaterThan(200)
  for (const game of games) {
    const { state, picks } = playRandomly(catalog, game)
    let twin = openRandom(catalog, game).state
    for (const { seat, key } of picks) {
      twin = JSON.parse(JSON.stringify(twin)) as State
      if (nextSeat(twin) !== seat) expect.fail(`${game.seed}: seat ${seat} is not asked in the loaded game`)
      advance(catalog, twin, seat, key)
    }
    expect(fingerprint(twin), game.seed).toBe(fingerprint(state))
  }
})
