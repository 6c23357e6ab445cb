import { describe, expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { candidates } from '../../../src/engine/rules/traitor.ts'
import { PEOPLE, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { goalOf, SIZES, tuned } from '../../support/tuned.ts'

/** The Table in T, beside an omen tile O and a plain hall H. Alice and Bob are heroes with 4 Sins each, Cora is the traitor. */
const table7 = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: '[T]-[O]-[H]',
    people: { alice: 'O', bob: 'H', cora: { at: 'T', team: 'traitor' } },
    haunt: 7,
    ...more,
    tiles: { T: { symbols: ['omen'] }, O: { symbols: ['omen'] }, ...more.tiles },
    tokens: { T: ['the-table'] },
    counters: { sins: { alice: 4, bob: 4 }, ...more.counters },
  })
const sins = ({ state }: SceneTable) => Object.values(state.haunt!.counters.sins!)
const tracks = ({ state }: SceneTable) => [state.haunt!.tracks.confessed, state.haunt!.tracks.eaten]
/** So many dice, which come to this. */
const dice = (total: number, count: number) =>
  Array.from({ length: count }, (_, n) => Math.max(0, Math.min(2, total - 2 * n)))

test.each([
  [{ calling: 'clergy' as const }, ['alice']],
  [{}, ['bob']],
])(
  'H7: given Alice with %j and Bob who set it off, when the haunt begins, then the traitor is among %j',
  async (alice, turns) => {
    const people = { alice: { at: 'O', ...alice }, bob: 'H', cora: 'T' }
    const table = await table7({ people, revealer: 'bob' })
    const { team } = table.catalog.haunts[7]!
    if (team.kind !== 'known') throw new Error('The traitor is known')
    expect(candidates(playOf(table.catalog, table.state), team.traitor)).toEqual(turns)
  },
)

test('H7 setup: given a house, when the haunt begins, then each hero has 4 Sins, the traitor none, and the Table is where it was set off', async () => {
  const table = await scene({
    content: true,
    forced: 7,
    house: {
      ground: '         [N]\n          |\n-[L]-[E]-   -[G]',
      basement: '[K]-',
      upper: '[U]-',
      outside: '[F]-',
    },
    named: { E: 'entrance-hall', K: 'basement-landing', U: 'upper-landing', F: 'front-steps' },
    people: { alice: 'entrance-hall', bob: 'l', cora: 'g' },
    stack: ['kitchen'],
    piles: { 'front-steps': ['kris', 'spear', 'brooch'] },
    decks: { omen: ['radio'] },
    rolls: [2, 2, 1, 0],
  })
  table.choose('move:east')
  expect(sins(table)).toEqual([0, 4, 4])
  expect(table.tile('kitchen').tokens).toEqual(['the-table'])
  expect(tracks(table)).toEqual([0, 0])
})

const CONFESS = 'invoke:confess'
describe('H7 Confess', () => {
  test.each([
    [1, 6, 1, 0, 0],
    [2, 7, 2, 0, 0],
    [3, 8, 2, 1, 0],
    [3, 7, 1, 2, 0],
    [1, 4, 1, 0, 0],
    [1, 3, 0, 1, 0],
    [1, 2, 0, 1, 0],
    [1, 1, 0, 1, 1],
    [4, 3, 0, 4, 1],
    [4, 0, 0, 4, 1],
  ])(
    'given %s Sins and a Sanity roll of %s, when they are confessed, then %s come out, %s stay and %s mental damage is taken',
    async (carried, rolled, out, left, damage) => {
      const table = await table7({ counters: { sins: { alice: carried, bob: 4 } }, rolls: dice(rolled, 4) })
      table.choose(CONFESS, 'option:plain')
      if (damage > 0) table.choose('damage:knowledge')
      expect(tracks(table)[0]).toBe(out)
      expect(sins(table)[0]).toBe(left)
      expect(table.told('damaged').map(({ damage: kind }) => kind)).toEqual(damage > 0 ? ['mental'] : [])
    },
  )

  test.each([
    [['option:penance', 'trait:might', 'option:enough'], 5, { might: 3 }],
    [
      ['option:penance', 'trait:might', 'option:second', 'trait:speed', 'option:enough'],
      6,
      { might: 3, speed: 3 },
    ],
    [
      ['option:penance', 'trait:might', 'option:second', 'trait:might', 'option:third', 'trait:might'],
      7,
      { might: 1 },
    ],
    [['option:penance', 'trait:sanity', 'option:enough'], 4, { sanity: 3 }],
  ])(
    'given a penance of %j, when Sins are confessed, then %s dice are rolled and the steps are %j',
    async (penance, count, steps) => {
      const table = await table7({ rolls: dice(3, count) })
      table.choose(CONFESS, ...penance)
      if (table.asked()!.kind === 'damage') table.choose('damage:knowledge')
      expect(table.told('rolled')[0]!.dice).toHaveLength(count)
      expect(table.person('alice').steps).toMatchObject(steps)
    },
  )

  test('given an earlier penance, when the next hero confesses without one, then it gives no dice', async () => {
    const table = await table7({
      tracks: { penance: 3 },
      rolls: dice(4, 4),
      counters: { sins: { alice: 1 } },
    })
    table.choose(CONFESS, 'option:plain')
    expect(table.told('rolled')[0]!.dice).toHaveLength(4)
  })

  test('L-TRAIT-18: given one trait above critical, when a penance is offered, then it costs no more than can be paid', async () => {
    const steps = { speed: 2, might: 1, sanity: 1, knowledge: 1 }
    const table = await table7({
      people: { alice: { at: 'O', steps }, bob: 'H', cora: { at: 'T', team: 'traitor' } },
      rolls: dice(0, 3),
    })
    table.choose(CONFESS, 'option:penance')
    expect(table.person('alice').steps).toMatchObject({ speed: 1 })
    expect(table.told('chose').map(({ option }) => option)).toEqual([
      'Do a penance first',
      'Leave it at that',
    ])
    expect(table.told('rolled')[0]!.dice).toHaveLength(3)
    table.choose('damage:sanity')
  })

  test.each([
    ['the Table, an omen tile though it is', 'T', false],
    ['a plain tile', 'H', false],
    ['an omen tile', 'O', true],
  ])(
    'given a hero on %s, when choices are listed at %s, then confessing is offered: %s',
    async (_, at, may) => {
      const table = await table7({ people: { alice: at, bob: 'H', cora: { at: 'H', team: 'traitor' } } })
      expect(table.legal().includes(CONFESS)).toBe(may)
    },
  )

  test('given a tile with a Runestone, when choices are listed, then it serves as well', async () => {
    const people = { alice: 'H', bob: 'H', cora: { at: 'T', team: 'traitor' as const } }
    const table = await table7({ people, tiles: { H: { runestone: true } } })
    expect(table.legal()).toContain(CONFESS)
  })

  test('given nothing left to confess, when choices are listed, then it is not offered', async () => {
    expect((await table7({ counters: { sins: { bob: 4 } } })).refuse(CONFESS).code).toBe('not-now')
  })
})

const BARGAIN = 'talk:strike-a-bargain:cora'
describe('H7 Strike a bargain', () => {
  const beside = (more: Partial<Scene> = {}) =>
    table7({
      people: {
        alice: { at: 'H', steps: { might: 1, sanity: 2, speed: 3 } },
        bob: 'H',
        cora: { at: 'H', team: 'traitor' },
      },
      ...more,
    })

  test('given the traitor here, when a hero strikes a bargain, then a Sin is eaten and two traits of choice are healed', async () => {
    const table = await beside()
    table.choose(BARGAIN, 'trait:might', 'trait:sanity')
    expect(sins(table)[0]).toBe(3)
    expect(tracks(table)).toEqual([0, 1])
    expect(table.person('alice').steps).toMatchObject({ might: 4, sanity: 4, speed: 3 })
    expect(table.legal().some((key) => key.startsWith('attack:cora'))).toBe(true) // it spends no word
    expect(table.legal()).not.toContain(BARGAIN)
  })

  test('given the traitor elsewhere, or no Sin, when choices are listed, then there is nothing to bargain with', async () => {
    expect((await table7()).legal()).not.toContain(BARGAIN)
    expect((await beside({ counters: { sins: { alice: 0, bob: 4 } } })).legal()).not.toContain(BARGAIN)
  })
})

const GRACE = 'study:read-the-grace'
describe('H7 Read the grace', () => {
  const reading = (rolled: number | null, eaten: number) =>
    table7({
      people: { alice: 'T', bob: 'H', cora: { at: 'H', team: 'traitor' } },
      tracks: { eaten },
      rolls: rolled === null ? [] : dice(rolled, 4),
    })

  test.each([
    [5, 1, 5],
    [4, 2, 4],
    [0, 2, 4],
  ])(
    'given a Knowledge roll of %s and 2 eaten, when the grace is read, then %s stay eaten and the hero has %s',
    async (rolled, eaten, carried) => {
      const table = await reading(rolled, 2)
      table.choose(GRACE)
      expect([tracks(table)[1], sins(table)[0]]).toEqual([eaten, carried])
    },
  )

  test('given nothing eaten, or another tile, when choices are listed, then there is nothing to bring up', async () => {
    expect((await reading(null, 0)).legal()).not.toContain(GRACE)
    const table = await table7({ tracks: { eaten: 2 } })
    expect(table.legal()).not.toContain(GRACE)
  })
})

const EAT = 'attack:alice:eat-a-sin'
describe('H7 Eat a Sin', () => {
  const MORE = tuned(7, { trait: 'sanity', reach: 'here' }, 'dice', 3)
  const eating = (won: number, more: Partial<Scene> = {}) =>
    table7({
      people: { alice: 'T', bob: 'H', cora: { at: 'T', team: 'traitor' } },
      turn: 'cora',
      rolls: [...dice(won, 4 + MORE), ...dice(0, 4)],
      ...more,
    })

  test.each([
    [1, 4, 3, 1],
    [3, 4, 3, 1],
    [4, 4, 2, 2],
    [5, 1, 0, 1],
  ])(
    'given a win by %s over a hero with %s Sins, when it lands, then %s are left and %s eaten, and nobody is hurt',
    async (by, carried, left, eaten) => {
      const table = await eating(by, { counters: { sins: { alice: carried } } })
      table.choose(EAT)
      if (table.asked()!.kind === 'trait') table.choose('trait:might')
      expect([sins(table)[0], tracks(table)[1]]).toEqual([left, eaten])
      expect(table.told('damaged')).toEqual([])
    },
  )

  test.each([
    [0, 1, 1, 4],
    [1, 1, 0, 5],
    [0, 4, 0, 5],
    [1, 4, 1, 5],
  ])(
    'given %s Courses since the last gain and a win by %s, when it lands, then %s Courses are over and Might stands on step %s',
    async (before, by, after, might) => {
      const table = await eating(by, { counters: { sins: { alice: 4 }, courses: { cora: before } } })
      table.choose(EAT)
      if (might > 4) table.choose('trait:might')
      expect(table.state.haunt!.counters.courses!.cora).toBe(after)
      expect(table.person('cora').steps.might).toBe(might)
    },
  )

  test('given a hero without Sins, when attacks are listed, then only the plain one is there', async () => {
    const table = await eating(1, { counters: { sins: { alice: 0 } }, rolls: [] })
    expect(table.legal().filter((key) => key.startsWith('attack:alice'))).toEqual(['attack:alice'])
  })

  test('given an attack that loses, when it is met, then the traitor is hurt as ever', async () => {
    const table = await eating(0, { rolls: [...dice(0, 4 + MORE), ...dice(2, 4)] })
    table.choose(EAT)
    expect(table.asked()).toEqual({ who: 'cora', kind: 'damage' })
    expect(sins(table)[0]).toBe(4)
  })
})

describe('H7 the traitor', () => {
  test('given the last step, when the traitor would die, then the traitor is mended, laid at the Table and misses this turn', async () => {
    const table = await table7({
      people: {
        alice: 'H',
        bob: 'H',
        cora: { at: 'H', team: 'traitor', steps: { might: 1, speed: 1, sanity: 2 } },
      },
      rolls: [...dice(8, 4), ...dice(0, 2)],
    })
    table.choose('attack:cora')
    while (table.asked()!.kind === 'steal') table.choose('damage')
    while (table.asked()!.kind === 'damage') table.choose(table.legal()[0]!)
    expect(table.person('cora')).toMatchObject({
      dead: false,
      tile: 't',
      steps: { speed: 4, might: 4, sanity: 4, knowledge: 4 },
    })
    expect(table.state.outcome).toBeNull()
    table.choose('end', 'end')
    expect(table.asked()!.who).toBe('alice')
    table.choose('end', 'end')
    expect(table.asked()!.who).toBe('cora')
  })

  test.each([
    ['T', 4],
    ['H', 1],
  ])('given a turn that ends in %s, when a trait is down, then it stands on step %s', async (at, step) => {
    const table = await table7({
      people: { alice: 'O', bob: 'O', cora: { at, team: 'traitor', steps: { might: 1 } } },
      turn: 'cora',
    })
    table.choose('end')
    if (at === 'T') table.choose('trait:might')
    expect(table.person('cora').steps.might).toBe(step)
  })
})

describe('H7 goals', () => {
  const people = (players: number) =>
    Object.fromEntries(
      PEOPLE.slice(0, players).map((name) => [
        name,
        name === 'bob' ? { at: 'T', team: 'traitor' as const } : 'O',
      ]),
    )
  test.each(
    SIZES.flatMap((players) => [
      [players, 'confessed', 'heroes', goalOf(7, { track: 'confessed' }, players)] as const,
      [players, 'eaten', 'traitor', goalOf(7, { track: 'eaten' }, players)] as const,
    ]),
  )(
    'given a table of %s, when the Sins %s reach their number, then the winner is: %s',
    async (players, track, winner, needed) => {
      expect(
        (await table7({ people: people(players), tracks: { [track]: needed - 1 } })).state.outcome,
      ).toBeNull()
      const table = await table7({ people: people(players), tracks: { [track]: needed } })
      expect(table.state.outcome).toMatchObject({ winner, because: 'goal' })
    },
  )
})
