import { describe, expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { candidates } from '../../../src/engine/rules/traitor.ts'
import { PEOPLE, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { bandsOf, diceFor, diceOf, SIZES, stepAfterSetup, tuned } from '../../support/tuned.ts'

/** Three regions. Alice is with the Hart in A, Cora is the traitor. */
const hunt = (more: Partial<Scene> = {}, at = 'A') =>
  scene({
    content: true,
    house: { ground: '[A]-[B]-[C]-[D]', upper: '[U]-[V]', basement: '[K]-[L]' },
    people: { alice: 'A', bob: 'D', cora: { at: 'D', team: 'traitor' } },
    haunt: 6,
    ...more,
    monsters: [{ kind: 'hart', at }, ...(more.monsters ?? [])],
  })
const hart = ({ state }: SceneTable) => state.monsters.find(({ kind }) => kind === 'hart')!.tile
const tilesWith = ({ state }: SceneTable, token: string) =>
  state.house.filter(({ tokens }) => tokens.includes(token)).map(({ id }) => id)
const LEADS = { leads: { alice: 1 } }
const LEAD = 'talk:lead-the-hart'
const REST = 'rest:let-it-lie-down'
const STRIKE = 'strike:strike-the-hart'

test.each([
  [{ calling: 'hunter' as const, steps: { speed: 2 } }, ['alice']],
  [{ steps: { speed: 6 } }, ['alice']],
])(
  'H6: given Alice with %j, when the haunt begins, then the traitor is among %j',
  async (alice, traitors) => {
    const table = await hunt({ people: { alice: { at: 'A', ...alice }, bob: 'D', cora: 'D' } })
    const { team } = table.catalog.haunts[6]!
    if (team.kind !== 'known') throw new Error('The traitor is known')
    expect(candidates(playOf(table.catalog, table.state), team.traitor)).toEqual(traitors)
  },
)

test('H6 setup: given a house, when the haunt begins, then the Hart stands where it began, the Hounds with the traitor, who may take the Spear', async () => {
  const table = await scene({
    content: true,
    forced: 6,
    house: {
      ground: '         [N]\n          |\n-[L]-[E]-   -[G]',
      basement: '[K]-',
      upper: '[U]-',
      outside: '[F]-',
    },
    named: { E: 'entrance-hall', K: 'basement-landing', U: 'upper-landing', F: 'front-steps' },
    people: { alice: 'entrance-hall', bob: { at: 'l', steps: { speed: 7 } }, cora: 'g' },
    stack: ['kitchen'],
    piles: { 'front-steps': ['kris', 'spear', 'brooch'] },
    decks: { omen: ['radio'] },
    rolls: [2, 2, 1, 0],
  })
  table.choose('move:east', 'option:take')
  const bob = table.person('bob')
  expect(bob).toMatchObject({ team: 'traitor', cards: ['spear'] })
  expect(bob.steps.speed).toBe(stepAfterSetup(6, 'speed', 3, 7))
  expect(hart(table)).toBe('kitchen')
  const hounds = table.state.monsters.filter(({ kind }) => kind === 'hound')
  expect(hounds).toHaveLength(tuned(6, { monster: 'hound' }, 'count', 3))
  expect(new Set(hounds.map(({ tile }) => tile))).toEqual(new Set([bob.tile]))
})

describe('H6 leading', () => {
  const [FOLLOWS] = bandsOf(6, 'Lead the Hart', 3)

  test('given a good Sanity roll, when the hero walks on and ends the turn, then the Hart stands with them', async () => {
    const table = await hunt({ rolls: diceFor(FOLLOWS!) })
    table.choose(LEAD)
    expect(table.state.haunt!.counters.leads!.alice).toBe(1)
    table.choose('move:east', 'end')
    expect(hart(table)).toBe('b')
    expect(table.state.haunt!.counters.leads!.alice).toBe(0)
  })

  test('given a poor roll, when it is led, then it goes 1 step, away from its hunters, and is not led', async () => {
    const table = await hunt(
      {
        people: { alice: 'B', bob: 'D', cora: { at: 'D', team: 'traitor' } },
        rolls: diceFor(FOLLOWS! - 1),
      },
      'B',
    )
    table.choose(LEAD)
    expect(hart(table)).toBe('a')
    expect(table.state.haunt!.counters.leads!.alice).toBe(0)
  })

  test.each([
    [false, 1, 0],
    [false, 2, 1],
    [true, 0, 1],
  ])(
    'given a Hound with it that is stunned: %s, when %s more is rolled than it takes, then it follows: %s',
    async (stunned, over, leads) => {
      const table = await hunt({
        monsters: [{ kind: 'hound', at: 'A', stunned }],
        rolls: diceFor(FOLLOWS! + over),
      })
      table.choose(LEAD)
      expect(table.state.haunt!.counters.leads!.alice).toBe(leads)
      expect(hart(table)).toBe('a')
    },
  )

  test('given the Hart elsewhere, when choices are listed, then there is nothing to lead', async () => {
    const table = await hunt({ people: { alice: 'C', bob: 'D', cora: { at: 'D', team: 'traitor' } } })
    expect(table.legal()).not.toContain(LEAD)
  })
})

describe('H6 lying down', () => {
  test('given a hero who leads it, when it may lie down, then it does so with them, and is led no further', async () => {
    const table = await hunt({
      people: { alice: 'C', bob: 'D', cora: { at: 'D', team: 'traitor' } },
      counters: LEADS,
    })
    table.choose(REST)
    expect(tilesWith(table, 'lain')).toEqual(['c'])
    expect(hart(table)).toBe('c')
    expect(table.state.haunt!.counters.leads!.alice).toBe(0)
  })

  test.each([
    ['nobody leads it', {}],
    ['it has lain in this region', { counters: LEADS, tokens: { D: ['lain'] } }],
    ['a Hound is here', { counters: LEADS, monsters: [{ kind: 'hound', at: 'A' }] }],
    [
      'the traitor is here',
      { counters: LEADS, people: { alice: 'A', bob: 'D', cora: { at: 'A', team: 'traitor' as const } } },
    ],
  ])('given that %s, when choices are listed, then it does not lie down', async (_, more) => {
    expect((await hunt(more)).legal()).not.toContain(REST)
  })

  test('given another region, when it has lain in the first, then it may lie down there', async () => {
    const table = await hunt({
      people: { alice: 'V', bob: 'D', cora: { at: 'D', team: 'traitor' } },
      counters: LEADS,
      tokens: { D: ['lain'] },
    })
    table.choose(REST)
    expect(tilesWith(table, 'lain')).toEqual(['d', 'v'])
  })
})

describe('H6 Hounds', () => {
  test.each([
    [4, true],
    [3, false],
  ])(
    'given a Knowledge roll of %s, when a Hound is sent off, then it lies stunned on the landing: %s',
    async (rolled, gone) => {
      const table = await hunt({
        people: { alice: 'L', bob: 'D', cora: { at: 'D', team: 'traitor' } },
        monsters: [{ kind: 'hound', at: 'L' }],
        rolls: diceFor(rolled),
      })
      const key = table.legal().find((one) => one.startsWith('prepare:send-off-a-hound:'))!
      table.choose(key)
      const hound = table.state.monsters.find(({ kind }) => kind === 'hound')!
      expect(hound.tile).toBe(gone ? 'k' : 'l')
      expect(hound.stunned).toBe(gone)
    },
  )

  test('given the Hart alone, when choices are listed, then there is no Hound to send off, and the Hart is no target', async () => {
    expect((await hunt()).legal().filter((key) => /^(prepare|attack)/.test(key))).toEqual([])
  })
})

describe('H6 striking', () => {
  const HART = diceOf(6, 'hart', 'speed')
  const striking = (more: Partial<Scene> = {}, at = 'A') =>
    hunt({ people: { alice: 'D', bob: 'D', cora: { at, team: 'traitor' } }, turn: 'cora', ...more })

  test.each([
    [5, 4, 0, true],
    [4, 4, 0, false],
    [4, 4, 1, true],
  ])(
    'given a Speed roll of %s against %s and %s wounds, when it is struck, then it is wounded: %s',
    async (mine, its, wounds, hit) => {
      const table = await striking({
        tokens: wounds > 0 ? { V: ['wound'] } : {},
        rolls: [...diceFor(mine), ...diceFor(its, HART)],
      })
      table.choose(STRIKE)
      expect(tilesWith(table, 'wound')).toEqual([...(hit ? ['a'] : []), ...(wounds > 0 ? ['v'] : [])])
    },
  )

  test('given a wound in its region, when choices are listed, then it cannot be struck there', async () => {
    expect((await striking({ tokens: { D: ['wound'] } })).legal()).not.toContain(STRIKE)
  })

  test.each([
    [[], false],
    [['spear'], true],
  ])(
    'given the traitor next to it with %j, when choices are listed, then it can be struck: %s',
    async (cards, may) => {
      const people = { alice: 'D', bob: 'D', cora: { at: 'B', team: 'traitor' as const, cards } }
      expect((await striking({ people })).legal().includes(STRIKE)).toBe(may)
    },
  )
})

describe('H6 It bolts', () => {
  const begin = async (cora: string, monsters: Scene['monsters'] = []) => {
    const people = { alice: 'D', bob: 'D', cora: { at: cora, team: 'traitor' as const } }
    const house = { ground: '[A]-[B]-[C]-[D]-[E]', upper: '[U]-[V]', basement: '[K]-[L]' }
    const table = await hunt({ people, turn: 'bob', monsters, house }, 'B')
    table.choose('end')
    return hart(table)
  }

  test('given the traitor next to it, when their turn begins, then it is 2 tiles further', async () => {
    expect(await begin('A')).toBe('d')
  })
  test('given a Hound next to it, when the turn begins, then it bolts as well', async () => {
    expect(await begin('E', [{ kind: 'hound', at: 'A' }])).not.toBe('b')
  })
  test('given nobody next to it, when the turn begins, then it stays', async () => {
    expect(await begin('E')).toBe('b')
  })
  test('given a Hound with it, when the turn begins, then it is pinned', async () => {
    expect(await begin('A', [{ kind: 'hound', at: 'B' }])).toBe('b')
  })
})

describe('H6 goals', () => {
  const people = (players: number) =>
    Object.fromEntries(
      PEOPLE.slice(0, players).map((name) => [
        name,
        name === 'bob' ? { at: 'D', team: 'traitor' as const } : 'A',
      ]),
    )
  test.each(
    SIZES.flatMap((players) => [
      [players, 'lain', { A: ['lain'], U: ['lain'] }, { K: ['lain'] }, 'heroes'] as const,
      [players, 'wound', { A: ['wound'] }, { K: ['wound'] }, 'traitor'] as const,
    ]),
  )(
    'given a table of %s, when the last %s token is down, then the winner is known',
    async (players, _, before, last, winner) => {
      const tokens = (all: Record<string, readonly string[]>) =>
        Object.fromEntries(Object.entries(all).map(([tile, names]) => [tile, [...names]]))
      expect((await hunt({ people: people(players), tokens: tokens(before) })).state.outcome).toBeNull()
      const table = await hunt({ people: people(players), tokens: tokens({ ...before, ...last }) })
      expect(table.state.outcome).toMatchObject({ winner, because: 'goal' })
    },
  )
})
