import { describe, expect, test } from 'vitest'
import { PEOPLE, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { diceFor, diceOf, goalOf, SIZES } from '../../support/tuned.ts'

/** The Casket in C, a hall H beside it, then water in W. Alice and Bob are heroes, Cora is the traitor, the Lady far off in Y. */
const table37 = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: '[C]-[H]-[W]-[X]-[Y]',
    people: { alice: 'W', bob: 'H', cora: { at: 'C', team: 'traitor' } },
    haunt: 37,
    revealer: 'cora',
    monsters: [{ kind: 'lady', at: 'Y', stunned: true }],
    ...more,
    tokens: { C: ['casket'], W: ['water'], ...more.tokens },
  })
const sunk = ({ state }: SceneTable) => state.haunt!.tracks.sunk
const MIGHT = diceOf(37, 'lady', 'might')
const SPEED = diceOf(37, 'lady', 'speed')

test('H37 setup: given a house, when the haunt begins, then the Jewels lie about, the traitor wears the first, and there is water', async () => {
  const table = await scene({
    content: true,
    forced: 37,
    house: {
      ground: '         [N]\n          |\n-[L]-[E]-   -[G]',
      basement: '[K]-',
      upper: '[U]-',
      outside: '[F]-',
    },
    named: { E: 'entrance-hall', K: 'basement-landing', U: 'upper-landing', F: 'front-steps' },
    people: { alice: 'entrance-hall', bob: 'l', cora: 'g' },
    stack: ['kitchen', 'muskeg'],
    piles: { 'front-steps': ['kris', 'spear', 'brooch'] },
    decks: { omen: ['radio'] },
    rolls: [2, 2, 1, 0],
  })
  table.choose('move:east')
  expect(table.person('alice').objects).toEqual(['anklet'])
  expect(table.tile('kitchen')).toMatchObject({
    tokens: ['casket'],
    objects: expect.arrayContaining(['anklet', 'bracelet', 'bracelet', 'locket', 'comb']),
  })
  expect(table.tile('muskeg').tokens).toEqual(['water'])
  expect(table.state.monsters.map(({ kind }) => kind)).toEqual(['lady'])
})

describe('H37 Sink a Jewel', () => {
  const SINK = 'prepare:sink-a-jewel'
  const wearing = (objects: string[], more: Partial<Scene> = {}) =>
    table37({
      people: { alice: { at: 'W', objects }, bob: 'H', cora: { at: 'C', team: 'traitor' } },
      ...more,
    })

  test.each([
    ['anklet', 'speed'],
    ['bracelet', 'might'],
    ['locket', 'sanity'],
    ['comb', 'knowledge'],
  ] as const)(
    'given the %s, when it is sunk, then it counts and costs a step of %s',
    async (jewel, trait) => {
      const table = await wearing([jewel])
      table.choose(SINK)
      expect(sunk(table)).toBe(1)
      expect(table.person('alice')).toMatchObject({ objects: [], steps: { [trait]: 3 } })
    },
  )

  test('given the trait at critical, when its Jewel is sunk, then nothing is lost and nobody dies', async () => {
    const people = {
      alice: { at: 'W', objects: ['comb'], steps: { knowledge: 1 } },
      bob: 'H',
      cora: { at: 'C', team: 'traitor' as const },
    }
    const table = await table37({ people })
    table.choose(SINK)
    expect(table.person('alice')).toMatchObject({ dead: false, steps: { knowledge: 1 } })
  })

  test.each([
    [4, 2],
    [3, 1],
  ])(
    'given two Jewels and a Sanity roll of %s, when a second is tried, then %s are sunk',
    async (rolled, all) => {
      const table = await wearing(['anklet', 'bracelet'], { rolls: diceFor(rolled) })
      expect(table.legal()).not.toContain('invoke:sink-a-second')
      table.choose(SINK, 'option:anklet', 'invoke:sink-a-second')
      expect(sunk(table)).toBe(all)
    },
  )

  test('given no Jewel, or no water, when choices are listed, then there is nothing to sink', async () => {
    expect((await wearing([])).legal()).not.toContain(SINK)
    const people = {
      alice: { at: 'H', objects: ['comb'] },
      bob: 'H',
      cora: { at: 'C', team: 'traitor' as const },
    }
    expect((await table37({ people })).legal()).not.toContain(SINK)
  })
})

describe('H37 Hand her one', () => {
  const TALK = 'talk:hand-her-one'
  const beside = (rolls: number[], stunned = false) =>
    table37({
      people: { alice: { at: 'X', objects: ['comb'] }, bob: 'H', cora: { at: 'C', team: 'traitor' } },
      monsters: [{ kind: 'lady', at: 'X', stunned }],
      rolls,
    })

  test('given a Sanity roll of 4, when a Jewel is handed to her, then it is sunk and she is stunned', async () => {
    const table = await beside(diceFor(4))
    table.choose(TALK)
    expect(sunk(table)).toBe(1)
    expect(table.state.monsters[0]).toMatchObject({ stunned: true })
  })

  test.each([
    ['loses', 5, 1, 1],
    ['wins', 1, 0, 0],
  ])(
    'given a Sanity roll of 3, when the hero %s against her Might, then she takes %s',
    async (_, hers, taken, hurt) => {
      const table = await beside([...diceFor(3), ...diceFor(3), ...diceFor(hers, MIGHT)])
      table.choose(TALK)
      while (table.asked()!.kind === 'damage') table.choose(table.legal()[0]!)
      expect(sunk(table)).toBe(taken)
      expect(table.told('damaged')).toHaveLength(hurt)
    },
  )

  test('given a Lady who is stunned, when choices are listed, then she takes nothing', async () => {
    expect((await beside([], true)).legal()).not.toContain(TALK)
  })
})

describe('H37 the Jewels', () => {
  test.each([
    ['anklet', 'speed'],
    ['bracelet', 'might'],
    ['locket', 'sanity'],
    ['comb', 'knowledge'],
  ] as const)(
    'given the %s, when %s is rolled, then there is a die more, and for no other trait',
    async (jewel, trait) => {
      const other = trait === 'might' ? 'sanity' : 'might'
      for (const [rolled, count] of [
        [trait, 5],
        [other, 4],
      ] as const) {
        const table = await table37({
          people: { alice: { at: 'H', objects: [jewel] }, bob: 'W', cora: { at: 'C', team: 'traitor' } },
          tiles: {
            H: {
              actions: [
                { word: 'look', do: [{ roll: { trait: rolled, bands: { '0+': { line: 'So.' } } } }] },
              ],
            },
          },
          rolls: diceFor(3, count),
        })
        table.choose('look:h')
        expect(table.told('rolled')[0]!.dice).toHaveLength(count)
      }
    },
  )

  test.each([
    [1, 0],
    [2, 1],
    [3, 2],
  ])(
    'given a turn that ends with %s Jewels, then they weigh %s mental damage, on either side',
    async (worn, damage) => {
      const objects = ['anklet', 'bracelet', 'locket'].slice(0, worn)
      for (const turn of ['alice', 'cora'] as const) {
        const table = await table37({
          people: {
            alice: { at: 'W', objects: turn === 'alice' ? objects : [] },
            bob: 'H',
            cora: { at: 'H', team: 'traitor', objects: turn === 'cora' ? objects : [] },
          },
          turn,
        })
        table.choose('end')
        expect(table.told('damaged').map(({ amount }) => amount)).toEqual(damage > 0 ? [damage] : [])
      }
    },
  )

  test.each([
    ['cora', 'alice', true],
    ['alice', 'cora', false],
  ] as const)(
    'given 1 damage by %s, then it may be turned into the theft of a Jewel: %s, %s',
    async (by, from, may) => {
      const table = await table37({
        people: {
          alice: { at: 'H', objects: from === 'alice' ? ['comb'] : [] },
          bob: 'W',
          cora: { at: 'H', team: 'traitor', objects: from === 'cora' ? ['comb'] : [] },
        },
        turn: by,
        rolls: [...diceFor(4), ...diceFor(3)],
      })
      table.choose(`attack:${from}`)
      expect(table.asked()!.kind).toBe(may ? 'steal' : 'damage')
      if (!may) return
      table.choose('steal')
      expect(table.person(by).objects).toEqual(['comb'])
    },
  )
})

describe('H37 the Lady', () => {
  /** Cora ends her turn; the Lady begins between Alice and Cora. */
  const prowling = async (alice: string[], cora: string[], rolls: number[]) => {
    const table = await table37({
      people: {
        alice: { at: 'Y', objects: alice },
        bob: 'H',
        cora: { at: 'W', team: 'traitor', objects: cora },
      },
      monsters: [{ kind: 'lady', at: 'X' }],
      turn: 'cora',
      rolls,
    })
    table.choose('end')
    return table
  }

  test.each([
    ['the hero who wears more', ['anklet', 'comb'], ['locket'], 'y'],
    ['the traitor who wears more', ['anklet'], ['locket', 'comb'], 'w'],
  ])('given %s, when she moves, then she goes there and takes one Jewel', async (_, alice, cora, tile) => {
    const table = await prowling(alice, cora, [...diceFor(2, SPEED), ...diceFor(6, MIGHT), ...diceFor(5)])
    while (['damage', 'pick'].includes(table.asked()!.kind)) table.choose(table.legal()[0]!)
    expect(table.state.monsters[0]!.tile).toBe(tile)
    expect(sunk(table)).toBe(1)
    expect(table.told('lost-object')).toMatchObject([{ who: tile === 'y' ? 'alice' : 'cora' }])
  })

  test('given nobody who wears any, when her turn comes, then she attacks nobody', async () => {
    const table = await prowling([], [], diceFor(2, SPEED))
    expect(table.told('attacked')).toEqual([])
  })
})

describe('H37 endings', () => {
  const INVOKE = 'invoke:invoke-the-parure'
  const atCasket = (worn: number, rolled: number | null) =>
    table37({
      people: {
        alice: 'W',
        bob: 'H',
        cora: { at: 'C', team: 'traitor', objects: ['anklet', 'bracelet', 'comb'].slice(0, worn) },
      },
      turn: 'cora',
      rolls: rolled === null ? [] : diceFor(rolled),
    })

  test.each([
    [4, 'traitor'],
    [3, null],
  ])(
    'given three Jewels at the Casket and a Sanity roll of %s, when they are invoked, then the winner is %s',
    async (rolled, winner) => {
      const table = await atCasket(3, rolled)
      table.choose(INVOKE)
      expect(table.state.outcome?.winner ?? null).toBe(winner)
    },
  )

  test('given two Jewels at the Casket, when choices are listed, then there is nothing to invoke', async () => {
    expect((await atCasket(2, null)).legal()).not.toContain(INVOKE)
  })

  test.each(SIZES)(
    'given a table of %s, when enough Jewels are sunk, then the heroes win',
    async (players) => {
      const people = Object.fromEntries(
        PEOPLE.slice(0, players).map((name) => [
          name,
          name === 'bob' ? { at: 'C', team: 'traitor' as const } : 'W',
        ]),
      )
      const needed = goalOf(37, { track: 'sunk' }, players)
      expect((await table37({ people, tracks: { sunk: needed - 1 } })).state.outcome).toBeNull()
      const table = await table37({ people, tracks: { sunk: needed } })
      expect(table.state.outcome).toMatchObject({ winner: 'heroes', because: 'goal' })
    },
  )
})
