import { expect, test } from 'vitest'
import { GoalSearch } from '../../../src/ai/pricing/goal-search.ts'
import type { Need } from '../../../src/ai/pricing/need.ts'
import { UNREACHABLE, World } from '../../../src/ai/reading/world.ts'
import { playOf } from '../../../src/engine/game.ts'
import { type Person, type Scene, type SceneTable, scene } from '../../support/scene.ts'

const searchOf = ({ catalog, state }: SceneTable, who: Person): GoalSearch =>
  new GoalSearch(new World(playOf(catalog, state), who), who)

/** A row of seven rooms, the coffin in the last; Alice is beside it, Bob far off, Cora the traitor. */
const nailing = (more: Partial<Scene> = {}, haunt: object = {}) =>
  scene({
    house: '[A]-[B]-[C]-[D]-[E]-[F]-[G]',
    people: { alice: 'F', bob: 'A', cora: { at: 'A', team: 'traitor' } },
    tokens: { G: ['coffin'] },
    haunt: {
      tracks: [{ id: 'nails', name: 'Nails', start: 0 }],
      tokens: [{ id: 'coffin', name: 'Coffin' }],
      objects: [{ id: 'hammer', name: 'Hammer' }],
      goals: [{ team: 'heroes', kind: 'main', name: 'Nails', when: { track: 'nails', atLeast: 2 } }],
      actions: [nail()],
      ...haunt,
    },
    ...more,
  })

const nail = (more: object = {}) => ({
  word: 'prepare',
  name: 'Drive a nail',
  by: 'heroes',
  when: { on: { token: 'coffin' } },
  do: [{ track: { track: 'nails', by: 1 } }],
  ...more,
})
const rolled = (more: object = {}) =>
  nail({
    do: [
      {
        roll: {
          trait: 'might',
          bands: { '4+': [{ track: { track: 'nails', by: 1 } }], '0-3': [] },
          ...more,
        },
      },
    ],
  })
const facts = (need: Need): string[] => [...(need.fact ? [need.fact] : []), ...need.parts.flatMap(facts)]

test('given the same thing to do, then whoever is nearer needs fewer turns for it', async () => {
  const table = await nailing()
  const [alice, bob] = (['alice', 'bob'] as const).map((who) =>
    searchOf(table, who).fact('track:nails', 2, 0),
  )
  expect(alice).toMatchObject({ turns: 2, fact: 'track:nails', units: 2 })
  expect(bob!.turns).toBeGreaterThan(2)
  expect(bob!.turns).toBeLessThan(UNREACHABLE)
})

test('given a goal that is half done, then less is left of it; done, then nothing', async () => {
  const when = { track: 'nails', atLeast: 2 }
  const left = async (nails: number) =>
    searchOf(await nailing({ tracks: { nails } }), 'alice').condition(when, 0).turns
  expect(await left(0)).toBe(2)
  expect(await left(1)).toBe(1)
  expect(await left(2)).toBe(0)
})

test('given several conditions of which so many must hold, then the quickest of those that fail are needed', async () => {
  const table = await nailing()
  const nails = (atLeast: number) => ({ track: 'nails', atLeast })
  const left = (atLeast: number, all: number[]) =>
    searchOf(table, 'alice').condition({ some: all.map(nails), atLeast }, 0).turns
  expect(left(1, [3, 1])).toBe(1)
  expect(left(2, [0, 3, 1])).toBe(1)
  expect(left(2, [3, 1])).toBe(4)
})

test('given a fact nobody makes, or only the other side, then it never comes', async () => {
  const table = await nailing()
  expect(searchOf(table, 'alice').fact('track:screws', 1, 0).turns).toBe(UNREACHABLE)
  expect(searchOf(table, 'alice').fact('track:nails', -1, 0).turns).toBe(UNREACHABLE)
  expect(searchOf(table, 'cora').fact('track:nails', 1, 0).turns).toBe(UNREACHABLE)
})

test('given a roll, then more dice or something added mean fewer tries', async () => {
  const turns = async (more: object, steps: object = {}) => {
    const people: Scene['people'] = {
      alice: { at: 'G', steps },
      bob: 'A',
      cora: { at: 'A', team: 'traitor' },
    }
    const table = await nailing({ people }, { actions: [rolled(more)] })
    return searchOf(table, 'alice').fact('track:nails', 1, 0).turns
  }
  const plain = await turns({})
  expect(plain).toBeGreaterThan(1)
  expect(await turns({ moreDice: 2 })).toBeLessThan(plain)
  expect(await turns({ add: 1 })).toBeLessThan(plain)
  expect(await turns({}, { might: 8 })).toBeLessThan(plain)
  expect(await turns({}, { might: 1 })).toBeGreaterThan(plain)
})

test('given an Object is needed first, then finding it is part of the way; in hand, it is not', async () => {
  const search = {
    word: 'search',
    name: 'Find the hammer',
    by: 'heroes',
    when: { on: { tile: 'f' } },
    do: [{ 'take-object': { object: 'hammer' } }],
  }
  const when = { all: [{ on: { token: 'coffin' } }, { carries: 'hammer' }] }
  const actions = [search, nail({ when })]
  const bare = searchOf(await nailing({}, { actions }), 'alice').fact('track:nails', 1, 0)
  const people: Scene['people'] = {
    alice: { at: 'F', objects: ['hammer'] },
    bob: 'A',
    cora: { at: 'A', team: 'traitor' },
  }
  const armed = searchOf(await nailing({ people }, { actions }), 'alice').fact('track:nails', 1, 0)
  expect(facts(bare)).toContain('object:hammer')
  expect(facts(armed)).toEqual(['track:nails'])
  expect(bare.turns).toBeGreaterThan(armed.turns)
  const nowhere = searchOf(await nailing({}, { actions: [nail({ when })] }), 'alice')
  expect(nowhere.fact('track:nails', 1, 0).turns).toBe(UNREACHABLE)
})

test('given a price, then it has to be got together first', async () => {
  const pay = { pay: { object: 'hammer', by: 1, then: [{ track: { track: 'nails', by: 1 } }] } }
  const table = await nailing({ objectsOn: { F: ['hammer'] } }, { actions: [nail({ do: [pay] })] })
  const need = searchOf(table, 'alice').fact('track:nails', 1, 0)
  expect(facts(need)).toContain('object:hammer')
  expect(need.turns).toBeLessThan(UNREACHABLE)
})

test('given several ways to win, then the shortest comes first, and the last one standing is one of them', async () => {
  const table = await nailing()
  const ways = searchOf(table, 'alice').ways()
  expect(facts(ways[0]!)).toEqual(['track:nails'])
  expect(ways.slice(1).flatMap(facts)).toEqual(['health:cora'])
  expect(ways.map(({ turns }) => turns)).toEqual(ways.map(({ turns }) => turns).sort((a, b) => a - b))
  expect(searchOf(table, 'cora').ways().flatMap(facts).sort()).toEqual(['health:alice', 'health:bob'])
})

test('given a game of chance at bad odds, then it is still a way', async () => {
  const table = await nailing(
    {
      tracks: { nails: 1 },
      people: {
        alice: { at: 'G', steps: { might: 1 } },
        bob: 'A',
        cora: { at: 'G', team: 'traitor', steps: { might: 8 } },
      },
    },
    { actions: [wager()] },
  )
  expect(searchOf(table, 'alice').fact('track:nails', 2, 0).turns).toBeLessThan(UNREACHABLE)
})

const wager = () =>
  nail({
    target: { all: 'traitors', at: 'here' },
    do: [
      {
        contest: {
          trait: 'might',
          with: 'target',
          won: [{ track: { track: 'nails', by: 1 } }],
          lost: [{ track: { track: 'nails', by: -1 } }],
        },
      },
    ],
  })
