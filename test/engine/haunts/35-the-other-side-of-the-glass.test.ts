import { describe, expect, test } from 'vitest'
import { PEOPLE, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { diceFor, goalOf, SIZES } from '../../support/tuned.ts'

/** A Mirror in M, beside a hall H and a far room R. All are heroes by default; Alice has the Hand Mirror. */
const glass = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: '[M]-[H]-[R]',
    people: { alice: { at: 'M', cards: ['hand-mirror'] }, bob: 'R', cora: 'R' },
    haunt: 35,
    revealer: 'cora',
    ...more,
    tokens: { M: ['mirror'], R: ['mirror'], ...more.tokens },
  })
const tokens = (table: SceneTable, tile: string) => table.tile(tile).tokens
const features = ({ state }: SceneTable) => Object.values(state.haunt!.counters.features!)
const double = (of: 'alice' | 'bob' | 'cora', at: string, stunned = false) => ({
  kind: 'double',
  at,
  of,
  stunned,
})
const end = (table: SceneTable) => {
  table.choose('end')
  while (table.asked()!.kind === 'damage') table.choose(table.legal()[0]!)
}

describe('H35 setup', () => {
  const begun = async (players: number) => {
    const table = await scene({
      content: true,
      forced: 35,
      house: {
        ground: '         [N]\n          |\n-[L]-[E]-   -[G]',
        basement: '[K]-[C]-',
        upper: '[U]-[V]-',
        outside: '[F]-[Y]-',
      },
      named: {
        G: 'ground-floor-staircase',
        E: 'entrance-hall',
        K: 'basement-landing',
        U: 'upper-landing',
        F: 'front-steps',
      },
      people: {
        alice: 'entrance-hall',
        bob: 'v',
        cora: 'c',
        ...(players > 3 && { dan: 'y' }),
        ...(players > 4 && { eve: 'entrance-hall' }),
      },
      stack: ['kitchen'],
      piles: { 'front-steps': ['kris', 'spear', 'brooch'] },
      decks: { omen: ['radio', 'hand-mirror'] },
      rolls: [2, 2, 1, 0],
    })
    return table.choose('move:east')
  }

  test.each(SIZES)(
    'given a table of %s, when the haunt begins, then nobody is a traitor, Mirrors hang on the landings and each Double starts opposite',
    async (players) => {
      const table = await begun(players)
      expect(table.told('teams-set')).toMatchObject([{ teams: 'none' }])
      for (const { team, shown } of table.state.explorers) expect([team, shown]).toEqual(['heroes', 'heroes'])
      expect(table.person('alice').cards).toContain('hand-mirror')
      for (const tile of ['upper-landing', 'basement-landing', 'front-steps'])
        expect(tokens(table, tile)).toEqual(['mirror'])
      const at = (name: string) => table.state.monsters.find(({ of }) => of === name)?.tile
      expect([at('alice'), at('bob'), at('cora')]).toEqual([
        'front-steps',
        'basement-landing',
        'upper-landing',
      ])
      if (players > 3) expect(table.state.house.find(({ id }) => id === at('dan'))!.region).toBe('ground')
      expect(table.state.monsters).toHaveLength(players)
    },
  )
})

describe('H35 breaking', () => {
  const BREAK = 'operate:break-a-mirror'
  const HANDS = 'operate:break-it-with-your-hands'
  test.each([
    [5, ['broken-mirror'], []],
    [4, ['mirror'], []],
    [1, ['mirror'], []],
    [0, ['mirror'], ['mental']],
  ])(
    'given the Hand Mirror and a roll of %s, when a Mirror is tried, then %j hangs there',
    async (rolled, after, hurt) => {
      const table = await glass({ rolls: diceFor(rolled) })
      expect(table.legal()).not.toContain(HANDS)
      table.choose(BREAK)
      if (hurt.length > 0) table.choose('damage:sanity')
      expect(tokens(table, 'm')).toEqual(after)
      expect(table.told('damaged').map(({ damage }) => damage)).toEqual(hurt)
    },
  )

  test.each([
    [7, ['broken-mirror'], ['physical']],
    [6, ['mirror'], []],
    [2, ['mirror'], []],
    [1, ['mirror'], ['mental']],
    [0, ['mirror'], ['mental']],
  ])(
    'given bare hands and a roll of %s, when a Mirror is tried, then %j hangs there and the damage is %j',
    async (rolled, after, hurt) => {
      const table = await glass({ people: { alice: 'M', bob: 'R', cora: 'R' }, rolls: diceFor(rolled) })
      expect(table.legal()).not.toContain(BREAK)
      table.choose(HANDS)
      if (hurt.length > 0) table.choose(table.legal()[0]!)
      expect(tokens(table, 'm')).toEqual(after)
      expect(table.told('damaged').map(({ damage }) => damage)).toEqual(hurt)
    },
  )

  test('given the last whole Mirror, when it breaks, then the heroes win', async () => {
    const table = await glass({ tokens: { R: ['broken-mirror'] }, rolls: diceFor(5) })
    table.choose(BREAK)
    expect(table.state.outcome).toMatchObject({ winner: 'heroes', because: 'goal' })
  })
})

describe('H35 Doubles', () => {
  test('given Doubles beside others, when the house moves them, then each goes for its own original alone', async () => {
    const table = await glass({
      turn: 'cora',
      people: { alice: 'M', bob: 'R', cora: 'H' },
      monsters: [double('alice', 'R'), double('bob', 'M')],
      rolls: [0, 0, 0],
    })
    end(table)
    expect(table.state.monsters.map(({ tile }) => tile)).toEqual(['h', 'h'])
    expect(table.told('attacked')).toEqual([])
  })

  test.each([
    [0, 1, 'heroes'],
    [1, 2, 'traitor'],
  ])(
    'given %s Features taken, when a Double beats its original, then %s are taken, the mental damage falls and the side is %s',
    async (before, after, team) => {
      const table = await glass({
        turn: 'cora',
        people: { alice: 'M', bob: 'R', cora: 'R' },
        monsters: [double('alice', 'M')],
        counters: { features: { alice: before } },
        rolls: [0, 0, 0, ...diceFor(5, 5), ...diceFor(4)],
      })
      end(table)
      expect(features(table)[0]).toBe(after)
      expect(table.told('damaged')).toMatchObject([{ damage: 'mental', amount: 1 }])
      expect(table.person('alice').team).toBe(team)
      expect(table.state.monsters.length).toBe(team === 'traitor' ? 0 : 1)
      expect(table.state.haunt!.tracks.exchanged).toBe(team === 'traitor' ? 1 : 0)
      if (team === 'traitor') expect(table.person('alice').steps.sanity).toBe(4)
    },
  )

  test('given a Double that attacks and loses, when it is beaten, then it is stunned and takes nothing', async () => {
    const table = await glass({
      turn: 'cora',
      people: { alice: 'M', bob: 'R', cora: 'R' },
      monsters: [double('alice', 'M')],
      rolls: [0, 0, 0, ...diceFor(3, 5), ...diceFor(4)],
    })
    end(table)
    expect(table.monster('double-1').stunned).toBe(true)
    expect(features(table)[0]).toBe(0)
  })

  const DESTROY = 'attack:double-1:destroy-your-double'
  test('given the Hand Mirror, when an original beats their Double with Knowledge, then it is destroyed', async () => {
    const table = await glass({ monsters: [double('alice', 'M')], rolls: [...diceFor(4), ...diceFor(3, 5)] })
    table.choose(DESTROY)
    expect(table.state.monsters).toEqual([])
  })

  test.each([
    ["somebody else's Double", { alice: { at: 'M', cards: ['hand-mirror'] }, bob: 'R', cora: 'R' }, 'bob'],
    ['no Hand Mirror', { alice: 'M', bob: 'R', cora: 'R' }, 'alice'],
  ] as const)('given %s, when attacks are listed, then it can only be stunned', async (_, people, of) => {
    const table = await glass({
      people: people as Scene['people'],
      monsters: [double(of, 'M')],
      rolls: [...diceFor(4), ...diceFor(3)],
    })
    expect(table.legal()).not.toContain(DESTROY)
    table.choose('attack:double-1')
    expect(table.monster('double-1').stunned).toBe(true)
  })

  test('given an original who dies, when the body falls, then the Double is gone', async () => {
    const table = await glass({
      turn: 'cora',
      people: { alice: { at: 'M', steps: { sanity: 1, knowledge: 1 } }, bob: 'R', cora: 'R' },
      monsters: [double('alice', 'M'), double('bob', 'R')],
      rolls: [0, 0, 0, ...diceFor(8, 5), ...diceFor(0, 2), ...diceFor(0, 5), ...diceFor(0)],
    })
    table.choose('end')
    while (table.asked()!.kind === 'damage') table.choose(table.legal()[0]!)
    expect(table.person('alice').dead).toBe(true)
    expect(table.state.monsters.map(({ of }) => of)).toEqual(['bob'])
  })
})

describe('H35 a Feature back', () => {
  const TALK = 'talk:win-a-feature-back'
  const asking = (more: Partial<Scene> = {}) =>
    glass({ monsters: [double('alice', 'M', true)], counters: { features: { alice: 1 } }, ...more })

  test.each([
    [5, 0, 1],
    [4, 1, 0],
  ])(
    'given a roll of %s, when an original talks to the stunned Double, then %s are taken',
    async (rolled, left, won) => {
      const table = await asking({ rolls: diceFor(rolled) })
      table.choose(TALK)
      expect(features(table)[0]).toBe(left)
      expect(table.state.haunt!.counters['won-back']!.alice).toBe(won)
    },
  )

  test.each([
    ['a Double awake', { monsters: [double('alice', 'M')] }],
    ['the Double of another', { monsters: [double('bob', 'M', true)] }],
    ['nothing taken', { counters: {} }],
    ['one won back before', { counters: { features: { alice: 1 }, 'won-back': { alice: 1 } } }],
  ])('given %s, when choices are listed, then there is nothing to win back', async (_, more) => {
    expect((await asking(more)).legal()).not.toContain(TALK)
  })
})

describe('H35 the exchanged', () => {
  const people: Scene['people'] = { alice: 'M', bob: { at: 'M', team: 'traitor' }, cora: 'R' }

  test.each([
    [5, 'mirror'],
    [4, 'broken-mirror'],
  ])('given a roll of %s, when a broken Mirror is mended, then %s hangs there', async (rolled, after) => {
    const table = await glass({
      people,
      turn: 'bob',
      tokens: { M: ['broken-mirror'] },
      rolls: diceFor(rolled),
    })
    table.choose('operate:mend-a-mirror')
    expect(tokens(table, 'm')).toEqual([after])
  })

  test.each([
    [1, 0],
    [2, 1],
  ])(
    'given a win by %s, when the exchanged attack with Knowledge, then %s Features are taken on top of the damage',
    async (by, taken) => {
      const table = await glass({ people, turn: 'bob', rolls: [...diceFor(2 + by), ...diceFor(2)] })
      table.choose('attack:alice:take-a-feature')
      while (table.asked()!.kind === 'damage') table.choose(table.legal()[0]!)
      expect(features(table)[0]).toBe(taken)
      expect(table.told('damaged')).toMatchObject([{ damage: 'mental', amount: by }])
    },
  )

  test.each(SIZES)('given a table of %s, when enough are exchanged, then they win', async (players) => {
    const needed = goalOf(35, { track: 'exchanged' }, players)
    const all = Object.fromEntries(
      PEOPLE.slice(0, players).map((name) => [
        name,
        name === 'bob' ? { at: 'R', team: 'traitor' as const } : 'M',
      ]),
    )
    expect((await glass({ people: all, tracks: { exchanged: needed - 1 } })).state.outcome).toBeNull()
    expect((await glass({ people: all, tracks: { exchanged: needed } })).state.outcome).toMatchObject({
      winner: 'traitor',
    })
  })
})
