import { describe, expect, test } from 'vitest'
import { PEOPLE, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { diceFor, SIZES, tuned } from '../../support/tuned.ts'

const NAMED = {
  E: 'entrance-hall',
  S: 'ground-floor-staircase',
  U: 'upper-landing',
  K: 'basement-landing',
  F: 'front-steps',
}
/** The tiles of the start, the Draught in D beside the Entrance Hall, and a row A, B, C of loose tiles beyond it. */
const house = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: { ground: '[S]-[E]-[D]-[A]-[B]-[C]', upper: '[U]', basement: '[K]', outside: '[F]' },
    named: NAMED,
    starting: ['entrance-hall'],
    people: { alice: 'upper-landing', bob: 'entrance-hall', cora: 'entrance-hall' },
    haunt: 5,
    revealer: 'cora',
    ...more,
    tokens: { D: ['draught'], ...more.tokens },
  })
const tracks = ({ state }: SceneTable, ...names: string[]) => names.map((name) => state.haunt!.tracks[name])
const tiles = ({ state }: SceneTable) => state.house.map(({ id }) => id)
const PROPS = { stairs: 'beam', upper: 'wardrobe', basement: 'barrel', hall: 'settle', draught: 'ladder' }
const standing = (count: number) =>
  Object.fromEntries(
    [
      ['ground-floor-staircase', [PROPS.stairs]],
      ['upper-landing', [PROPS.upper]],
      ['basement-landing', [PROPS.basement]],
      ['entrance-hall', [PROPS.hall]],
    ].slice(0, count),
  ) as Record<string, string[]>
const opensAt = (players: number) => tuned(5, { track: 'props' }, 'atLeast', players)

test('H5 setup: given a house, when the haunt begins, then all are heroes and the Draught is where it began', async () => {
  const table = await scene({
    content: true,
    forced: 5,
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
  expect(table.state.explorers.map(({ team }) => team)).toEqual(['heroes', 'heroes', 'heroes'])
  expect(table.tile('kitchen').tokens).toEqual(['draught'])
})

describe('H5 props', () => {
  test.each([
    ['ground-floor-staircase', 'prop-the-stairs', 'might', PROPS.stairs],
    ['upper-landing', 'prop-the-upper-landing', 'sanity', PROPS.upper],
    ['basement-landing', 'prop-the-basement-landing', 'knowledge', PROPS.basement],
    ['entrance-hall', 'prop-the-entrance-hall', 'speed', PROPS.hall],
  ])(
    'given a hero on the %s, when it is propped by %s, then %s is rolled and the %s stands',
    async (at, action, trait, prop) => {
      const steps = { speed: 1, might: 1, sanity: 1, knowledge: 1, [trait]: 6 }
      const table = await house({
        people: { alice: { at, steps }, bob: 'c', cora: 'c' },
        rolls: diceFor(5, 5),
      })
      const key = `prepare:${action}`
      expect(table.legal().filter((one) => one.startsWith('prepare:prop'))).toEqual([key])
      table.choose(key)
      expect(table.tile(at).tokens).toContain(prop)
      expect(tracks(table, 'props', 'door')).toEqual([1, 0])
    },
  )

  test('given the Draught, when it is propped, then any trait will do', async () => {
    const table = await house({ people: { alice: 'd', bob: 'c', cora: 'c' }, rolls: diceFor(5) })
    table.choose('prepare:prop-the-draught', 'trait:knowledge')
    expect(table.tile('d').tokens).toEqual(['draught', PROPS.draught])
  })

  test.each([
    [5, 1, 0],
    [4, 0, 0],
    [2, 0, 0],
    [1, 0, 1],
    [0, 0, 1],
  ])(
    'given a roll of %s, when the landing is propped, then %s prop stands and %s damage is taken',
    async (rolled, props, damage) => {
      const table = await house({ rolls: diceFor(rolled) })
      table.choose('prepare:prop-the-upper-landing')
      if (damage > 0) table.choose('damage:might')
      expect(tracks(table, 'props')).toEqual([props])
      expect(table.told('damaged')).toHaveLength(damage)
    },
  )

  test('given a prop here, when choices are listed, then there is no room for another', async () => {
    const table = await house({ tokens: { 'upper-landing': [PROPS.upper] } })
    expect(table.legal().filter((key) => key.startsWith('prepare:prop'))).toEqual([])
  })

  test('given the last prop that is needed, when it stands, then the door is open', async () => {
    const table = await house({ tracks: { props: opensAt(3) - 1 }, rolls: diceFor(5) })
    table.choose('prepare:prop-the-upper-landing')
    expect(tracks(table, 'door')).toEqual([1])
  })
})

describe('H5 leaving', () => {
  const steps = (more: Partial<Scene> = {}) =>
    house({ people: { alice: 'front-steps', bob: 'front-steps', cora: 'entrance-hall' }, ...more })

  test('given a shut door, when choices are listed, then nobody can leave', async () => {
    expect((await steps()).legal()).not.toContain('leave:leave-the-house')
  })

  test('given an open door, when a hero has left, then they have no more turns', async () => {
    const table = await steps({ tracks: { door: 1, props: 4 } })
    table.choose('leave:leave-the-house')
    expect(tracks(table, 'left')).toEqual([1])
    expect(table.state.haunt!.counters.out!.alice).toBe(1)
    table.choose('end', 'end', 'end')
    expect(table.asked()!.who).toBe('bob')
  })

  test('given an open door, when choices are listed elsewhere, then nobody leaves from there', async () => {
    expect((await house({ tracks: { door: 1, props: 4 } })).legal()).not.toContain('leave:leave-the-house')
  })
})

describe('H5 the breath', () => {
  test('given nothing found this round, when the house breathes in, then the tiles farthest from the Entrance Hall go', async () => {
    const table = await house({ turn: 'cora' })
    table.choose('end')
    expect(tiles(table)).not.toContain('c')
    expect(tiles(table)).not.toContain('b')
    expect(tiles(table)).toContain('a')
    expect(table.state.house.flatMap(({ tokens }) => tokens)).toEqual(['draught'])
  })

  test.each([
    [1, ['a', 'b']],
    [2, ['a', 'b', 'c']],
  ])(
    'given %s tiles found this round, when it breathes in, then %j are left, and the count begins again',
    async (busy, left) => {
      const table = await house({ turn: 'cora', tracks: { busy } })
      table.choose('end')
      expect(tiles(table).filter((id) => ['a', 'b', 'c'].includes(id))).toEqual(left)
      expect(tracks(table, 'busy')).toEqual([0])
    },
  )

  test('given a tile that is discovered, then the house is busy', async () => {
    const table = await house({
      house: { ground: '[S]-[E]-[D]-', upper: '[U]', basement: '[K]', outside: '[F]' },
      people: { alice: 'd', bob: 'd', cora: 'd' },
      stack: ['library'],
    })
    table.choose('move:east', 'turn:0')
    expect(tracks(table, 'busy')).toEqual([1])
  })

  test('given a hero on a tile that goes, when the Speed roll is low, then they are hurt and on the landing', async () => {
    const table = await house({
      people: { alice: 'entrance-hall', bob: 'entrance-hall', cora: 'c' },
      turn: 'cora',
      tracks: { busy: 1 },
      rolls: [...diceFor(3), 2],
    })
    table.choose('end', 'damage:might', 'damage:might')
    expect(table.person('cora').steps.might).toBe(2)
    expect(tiles(table)).toContain(table.person('cora').tile)
    expect(table.person('cora').tile).not.toBe('b')
  })

  test('given a hero on a tile that goes, when the Speed roll is high, then they step to the next', async () => {
    const table = await house({
      people: { alice: 'entrance-hall', bob: 'entrance-hall', cora: 'c' },
      turn: 'cora',
      tracks: { busy: 1 },
      rolls: diceFor(4),
    })
    table.choose('end', 'to:b')
    expect(table.person('cora').tile).toBe('b')
    expect(table.told('damaged')).toEqual([])
  })

  test('given only the Draught and the tiles of the start, when it breathes in, then none of them goes', async () => {
    const table = await house({
      turn: 'cora',
      house: { ground: '[S]-[E]-[D]-[A]', upper: '[U]', basement: '[K]', outside: '[F]' },
      tracks: { door: 1, props: 4 },
      tokens: standing(4),
      people: { alice: 'upper-landing', bob: 'basement-landing', cora: 'entrance-hall' },
      rolls: [1],
    })
    table.choose('end')
    expect(tiles(table).sort()).toEqual(['d', ...Object.values(NAMED)].sort())
    expect(table.state.outcome).toBeNull()
  })
})

describe('H5 props at the end of the round', () => {
  test.each([
    [0, false],
    [1, true],
    [2, true],
  ])('given a prop without a hero, when the die shows %s, then it stands: %s', async (die, stands) => {
    const table = await house({
      turn: 'cora',
      tokens: { 'ground-floor-staircase': [PROPS.stairs] },
      tracks: { props: 1, busy: 2 },
      rolls: [die],
    })
    table.choose('end')
    expect(table.tile('ground-floor-staircase').tokens).toEqual(stands ? [PROPS.stairs] : [])
    expect(tracks(table, 'props')).toEqual([stands ? 1 : 0])
  })

  test('given a hero by each prop, when the round ends, then no die is rolled', async () => {
    const table = await house({
      turn: 'cora',
      tokens: { 'upper-landing': [PROPS.upper], 'entrance-hall': [PROPS.hall] },
      tracks: { props: 2, busy: 2 },
    })
    table.choose('end')
    expect(tracks(table, 'props')).toEqual([2])
  })

  test.each([
    [1, 1],
    [2, 0],
  ])(
    'given an open door and %s props that fall, when the round ends, then the door is open: %s',
    async (fallen, door) => {
      const count = opensAt(3)
      const table = await house({
        turn: 'cora',
        people: { alice: 'c', bob: 'c', cora: 'c' },
        tokens: standing(4),
        tracks: { props: count, door: 1, busy: 2 },
        rolls: Array.from({ length: 4 }, (_, n) => (n < fallen ? 0 : 2)),
      })
      table.choose('end')
      expect(tracks(table, 'props', 'door')).toEqual([count - fallen, door])
    },
  )
})

describe('H5 goals', () => {
  test('given one living hero, when nobody else is left, then the house wins', async () => {
    const table = await house({
      people: { alice: 'c', bob: { at: 'c', dead: true }, cora: { at: 'c', dead: true } },
    })
    expect(table.state.outcome).toMatchObject({ winner: 'house', because: 'goal' })
  })

  test('given nothing left to swallow and a shut door, when the round ends, then the house wins', async () => {
    const table = await house({
      turn: 'cora',
      house: { ground: '[S]-[E]-[D]-[A]', upper: '[U]', basement: '[K]', outside: '[F]' },
    })
    expect(table.state.outcome).toBeNull()
    table.choose('end')
    expect(table.state.outcome).toMatchObject({ winner: 'house', because: 'goal' })
  })

  test.each(
    SIZES.flatMap((players) => [
      [players, players],
      [players, 2],
    ]),
  )(
    'given a table of %s and %s living heroes, when enough of them have left, then the heroes win',
    async (players, living) => {
      const people = Object.fromEntries(
        PEOPLE.slice(0, players).map((name, n) => [name, { at: 'entrance-hall', dead: n >= living }]),
      )
      const goal = (await house({ people })).catalog.haunts[5]!.goals[0]!.when as unknown as {
        atLeast: { max: [number, { min: [{ players: number[] }, unknown] }] }
      }
      const wanted = Math.max(2, Math.min(goal.atLeast.max[1].min[0].players[players - 3]!, living))
      expect((await house({ people, tracks: { left: wanted - 1 } })).state.outcome).toBeNull()
      const table = await house({ people, tracks: { left: wanted } })
      expect(table.state.outcome).toMatchObject({ winner: 'heroes', because: 'goal' })
    },
  )
})
