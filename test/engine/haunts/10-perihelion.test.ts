import { describe, expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { candidates } from '../../../src/engine/rules/traitor.ts'
import { PEOPLE, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { diceFor, SIZES, tuned } from '../../support/tuned.ts'

const PLANETS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const
const LOST = 6
type Orbits = Partial<Record<(typeof PLANETS)[number], number>>
const orbitTracks = (orbits: Orbits, others = 3) =>
  Object.fromEntries(PLANETS.map((planet) => [`${planet}-orbit`, orbits[planet] ?? others]))

/** Mercury in B, Venus in G, Mars in U, Jupiter in F, the Contraption in C; I is an item tile and O an omen tile. Cora is the traitor. */
const sky = (more: Partial<Scene> = {}, orbits: Orbits = {}) =>
  scene({
    content: true,
    house: '[B]-[G]-[C]-[U]-[F]-[I]-[O]-[H]',
    people: { alice: 'B', bob: 'H', cora: { at: 'O', team: 'traitor' } },
    haunt: 10,
    ...more,
    tiles: { I: { symbols: ['item'] }, O: { symbols: ['omen'] }, ...more.tiles },
    tokens: { B: ['mercury'], G: ['venus'], U: ['mars'], F: ['jupiter'], C: ['contraption'] },
    tracks: { ...orbitTracks(orbits), ...more.tracks },
  })
const orbits = ({ state }: SceneTable) => PLANETS.map((planet) => state.haunt!.tracks[`${planet}-orbit`])

test.each([
  [{ calling: 'scholar' as const, steps: { knowledge: 2 } }, ['alice']],
  [{ steps: { knowledge: 6 } }, ['alice']],
  [{ steps: { knowledge: 2 } }, ['bob', 'cora']],
])(
  'H10: given Alice with %j, when the haunt begins, then the traitor is among %j',
  async (alice, traitors) => {
    const table = await sky({ people: { alice: { at: 'B', ...alice }, bob: 'H', cora: 'O' } })
    const { team } = table.catalog.haunts[10]!
    if (team.kind !== 'known') throw new Error('The traitor is known')
    expect(candidates(playOf(table.catalog, table.state), team.traitor).sort()).toEqual(traitors)
  },
)

test('H10 setup: given a house, when the haunt begins, then each landing and the tile it began on have a planet, and the traitor the Meteorite', async () => {
  const table = await scene({
    content: true,
    forced: 10,
    house: {
      ground: '         [N]\n          |\n-[L]-[E]-   -[G]',
      basement: '[K]-',
      upper: '[U]-',
      outside: '[F]-',
    },
    named: { E: 'entrance-hall', K: 'basement-landing', U: 'upper-landing', F: 'front-steps' },
    people: { alice: { at: 'entrance-hall', calling: 'scholar' }, bob: 'l', cora: 'g' },
    stack: ['kitchen'],
    piles: { 'front-steps': ['kris', 'spear', 'meteorite'] },
    decks: { omen: ['radio'] },
    rolls: [2, 2, 1, 0],
  })
  table.choose('move:east')
  expect(table.tile('basement-landing').tokens).toEqual(['mercury'])
  expect(table.tile('upper-landing').tokens).toEqual(['mars'])
  expect(table.tile('front-steps').tokens).toEqual(['jupiter'])
  expect(table.state.house.find(({ tokens }) => tokens.includes('venus'))!.region).toBe('ground')
  expect(table.tile('kitchen').tokens).toEqual(['contraption'])
  expect(orbits(table)).toEqual(PLANETS.map((planet) => tuned(10, { id: `${planet}-orbit` }, 'start', 3)))
  expect(table.person('alice')).toMatchObject({ team: 'traitor' })
  expect(table.person('alice').cards).toContain('meteorite')
  expect(table.state.monsters.map(({ kind, tile }) => [kind, tile])).toEqual([['gnomon', 'kitchen']])
})

describe('H10 pushing', () => {
  test.each([
    [8, 5, 0],
    [7, 5, 0],
    [6, 4, 0],
    [5, 4, 0],
    [4, 3, 0],
    [2, 3, 0],
    [1, 3, 1],
    [0, 3, 1],
  ])(
    'given a Knowledge roll of %s, when Mercury is pushed, then its Orbit is %s and %s damage is taken',
    async (rolled, orbit, damage) => {
      const table = await sky({ rolls: diceFor(rolled) })
      table.choose('operate:push-mercury')
      if (damage > 0) table.choose('damage:might')
      expect(orbits(table)).toEqual([orbit, 3, 3, 3, 3])
      expect(table.told('damaged')).toHaveLength(damage)
    },
  )

  test.each([
    ['B', 'mercury'],
    ['G', 'venus'],
    ['U', 'mars'],
    ['F', 'jupiter'],
    ['C', 'saturn'],
  ])('given a hero in %s, when choices are listed, then only %s can be pushed', async (at, planet) => {
    const table = await sky({
      people: { alice: at, bob: 'H', cora: { at: 'O', team: 'traitor' } },
      rolls: diceFor(5),
    })
    expect(table.legal().filter((key) => key.startsWith('operate:'))).toEqual([`operate:push-${planet}`])
    table.choose(`operate:push-${planet}`)
    expect(orbits(table)).toEqual(PLANETS.map((one) => (one === planet ? 4 : 3)))
  })

  test.each([
    [false, false],
    [true, true],
  ])(
    'given a Gnomon here that is stunned: %s, when choices are listed, then pushing is offered: %s',
    async (stunned, may) => {
      const table = await sky({ monsters: [{ kind: 'gnomon', at: 'B', stunned }] })
      expect(table.legal().includes('operate:push-mercury')).toBe(may)
    },
  )

  test('given a planet that is lost, when choices are listed, then it cannot be pushed or pulled', async () => {
    const lost = { mercury: LOST }
    const four = { alice: 'B', bob: 'H', cora: { at: 'O', team: 'traitor' as const }, dan: 'H' }
    expect((await sky({ people: four }, lost)).legal()).not.toContain('operate:push-mercury')
    const table = await sky({ people: four, turn: 'cora', rolls: diceFor(0) }, lost)
    table.choose('operate:pull-a-planet')
    expect(table.legal()).toEqual(['venus', 'mars', 'jupiter', 'saturn'].map((planet) => `option:${planet}`))
    table.choose('option:venus')
  })
})

describe('H10 Wedges', () => {
  test.each([
    [4, ['wedge']],
    [3, []],
  ])(
    'given a Knowledge roll of %s on an item tile, when it is searched, then %j is found, once on that tile',
    async (rolled, found) => {
      const table = await sky({
        people: { alice: 'I', bob: 'H', cora: { at: 'O', team: 'traitor' } },
        rolls: diceFor(rolled),
      })
      table.choose('search:find-a-wedge')
      expect(table.person('alice').objects).toEqual(found)
      expect(table.state.onces).toHaveLength(1)
    },
  )

  test('given a Wedge on a planet tile, when it is driven in, then it is spent and the planet is 1 further out, without a roll', async () => {
    const table = await sky({
      people: { alice: { at: 'C', objects: ['wedge'] }, bob: 'H', cora: { at: 'O', team: 'traitor' } },
    })
    table.choose('prepare:drive-a-wedge-in')
    expect(orbits(table)).toEqual([3, 3, 3, 3, 4])
    expect(table.person('alice').objects).toEqual([])
  })

  test('given no Wedge, or no planet here, when choices are listed, then there is nothing to drive in', async () => {
    expect((await sky()).legal()).not.toContain('prepare:drive-a-wedge-in')
    const table = await sky({
      people: { alice: { at: 'H', objects: ['wedge'] }, bob: 'H', cora: { at: 'O', team: 'traitor' } },
    })
    expect(table.legal()).not.toContain('prepare:drive-a-wedge-in')
  })
})

describe('H10 the traitor', () => {
  test.each([
    [4, 1],
    [3, 2],
  ])('given a Knowledge roll of %s, when Venus is pulled, then its Orbit is %s', async (rolled, orbit) => {
    const table = await sky({ turn: 'cora', rolls: diceFor(rolled) })
    table.choose('operate:pull-a-planet', 'option:venus')
    expect(orbits(table)).toEqual([3, orbit, 3, 3, 3])
  })

  test('given a planet 1 from the Sun, when it is pulled by 2, then it stays in line', async () => {
    const table = await sky({ turn: 'cora', rolls: diceFor(8) }, { mars: 1, jupiter: 0 })
    table.choose('operate:pull-a-planet')
    expect(table.legal()).not.toContain('option:jupiter')
    table.choose('option:mars')
    expect(orbits(table)).toEqual([3, 3, 0, 0, 3])
  })

  test.each([
    ['H', false],
    ['I', false],
    ['O', true],
  ])('given the traitor in %s, when choices are listed, then pulling is offered: %s', async (at, may) => {
    const table = await sky({ turn: 'cora', people: { alice: 'B', bob: 'B', cora: { at, team: 'traitor' } } })
    expect(table.legal().includes('operate:pull-a-planet')).toBe(may)
  })

  test('given the end of their turn, when a planet is picked, then it drifts 1 inward', async () => {
    const table = await sky({ turn: 'cora' })
    table.choose('end', 'option:saturn')
    expect(orbits(table)).toEqual([3, 3, 3, 3, 2])
  })
})

describe('H10 goals', () => {
  const people = (players: number) =>
    Object.fromEntries(
      PEOPLE.slice(0, players).map((name) => [
        name,
        name === 'cora' ? { at: 'O', team: 'traitor' as const } : 'B',
      ]),
    )
  const lostAt = (players: number) => tuned(10, {}, 'atLeast', players, 'Push a planet off')

  test.each(SIZES)(
    'given a table of %s, when so many planets are lost, then the heroes win',
    async (players) => {
      const lost = lostAt(players)
      const out = (many: number) => Object.fromEntries(PLANETS.slice(0, many).map((planet) => [planet, LOST]))
      expect((await sky({ people: people(players) }, out(lost - 1))).state.outcome).toBeNull()
      const table = await sky({ people: people(players) }, out(lost))
      expect(table.state.outcome).toMatchObject({ winner: 'heroes', because: 'goal' })
    },
  )

  test.each([
    [{ mercury: 0, venus: 0, mars: 0, jupiter: 0 }, 'traitor'],
    [{ mercury: 0, venus: 0, mars: 0, saturn: 0 }, 'traitor'],
    [{ venus: 0, mars: 0, jupiter: 0, saturn: 0 }, 'traitor'],
    [{ mercury: 0, venus: 0, mars: 0 }, undefined],
    [{ mercury: 0, venus: 0, mars: 0, jupiter: 1 }, undefined],
  ])('given Orbits of %j, when a round ends, then the winner is %s', async (at, winner) => {
    const table = await sky({ turn: 'cora', round: 3 }, { ...at, saturn: 'saturn' in at ? 1 : 3 })
    expect(table.state.outcome).toBeNull()
    table.choose('end')
    if (table.state.outcome === null && table.asked()?.kind === 'option') table.choose('option:saturn')
    expect(table.state.outcome?.winner).toBe(winner)
  })

  test('given round 9 with fewer in line, when it ends, then the heroes have held out', async () => {
    const table = await sky({ turn: 'cora', round: 9 })
    table.choose('end', 'option:saturn')
    expect(table.state.outcome).toMatchObject({ winner: 'heroes', because: 'goal' })
  })
})
