import { describe, expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { candidates } from '../../../src/engine/rules/traitor.ts'
import { PEOPLE, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { diceFor, diceOf, goalOf, SIZES, tuned } from '../../support/tuned.ts'

/** W, X and Y have water, H and I have not, N has the Nest. Alice begins; Cora is the traitor. */
const warm = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: '[W]-[H]-[I]-[X]-[Y]-[N]',
    people: { alice: 'W', bob: 'H', cora: { at: 'N', team: 'traitor' } },
    haunt: 26,
    ...more,
    tiles: { W: { water: true }, X: { water: true }, Y: { water: true }, ...more.tiles },
    tokens: { N: ['nest'], ...more.tokens },
  })
const STONE = ['stone']
/** Alice holds the Stone and has been marked as the one who has it. */
const holding = (at: string, more: Partial<Scene> = {}) =>
  warm({
    people: { alice: { at, objects: STONE }, bob: 'H', cora: { at: 'N', team: 'traitor' } },
    counters: { held: { alice: 1 } },
    ...more,
  })
const track = ({ state }: SceneTable, name: string) => state.haunt!.tracks[name]
const lies = ({ state }: SceneTable) =>
  state.house.filter(({ objects }) => objects.includes('stone')).map(({ id }) => id)
const hatchlings = ({ state }: SceneTable) => state.monsters.map(({ tile }) => tile)
const BURSTS = tuned(26, { track: 'heat' }, 'atLeast', 3)

test('H26: given traits, when the haunt begins, then the one with the highest Knowledge turns', async () => {
  const table = await warm({ people: { alice: 'W', bob: { at: 'H', steps: { knowledge: 6 } }, cora: 'N' } })
  const { team } = table.catalog.haunts[26]!
  if (team.kind !== 'known') throw new Error('The traitor is known')
  expect(candidates(playOf(table.catalog, table.state), team.traitor)).toEqual(['bob'])
})

test('H26 setup: given a house, when the haunt begins, then the Stone lies where it was set off, the Meteorite is buried and the Nest is far off', async () => {
  const table = await scene({
    content: true,
    forced: 26,
    house: {
      ground: '         [N]\n          |\n-[L]-[E]-   -[G]',
      basement: '[K]-',
      upper: '[U]-',
      outside: '[F]-',
    },
    named: { E: 'entrance-hall', K: 'basement-landing', U: 'upper-landing', F: 'front-steps' },
    people: {
      alice: 'entrance-hall',
      bob: { at: 'l', steps: { knowledge: 7 }, cards: ['meteorite'] },
      cora: 'g',
    },
    stack: ['kitchen'],
    piles: { 'front-steps': ['kris', 'brooch'] },
    decks: { omen: ['radio'] },
    rolls: [2, 2, 1, 0],
  })
  table.choose('move:east')
  expect(table.person('bob')).toMatchObject({ team: 'traitor', cards: [] })
  expect(lies(table)).toEqual(['kitchen'])
  expect(track(table, 'heat')).toBe(tuned(26, { id: 'heat' }, 'start', 3))
  const [nest] = table.state.house.filter(({ tokens }) => tokens.includes('nest'))
  expect(nest!.id).not.toBe('kitchen')
})

describe('H26 quenching', () => {
  const QUENCH = 'prepare:quench-the-stone'
  test.each([
    [5, 1, 3, 0],
    [4, 0, 4, 0],
    [2, 0, 4, 0],
    [1, 0, 4, 1],
  ])(
    'given a roll of %s on water, when the Stone is quenched, then %s Quenches count, the Heat is %s and %s damage is taken',
    async (rolled, count, heat, damage) => {
      const table = await holding('W', {
        tracks: { heat: 4 },
        rolls: diceFor(rolled),
        tokens: { N: ['nest'], X: ['steam'] },
      })
      table.choose(QUENCH, 'trait:sanity')
      if (damage > 0) table.choose('damage:might')
      expect([track(table, 'quenched'), track(table, 'heat')]).toEqual([count, heat])
      expect(table.told('damaged')).toHaveLength(damage)
      expect(table.tile('w').tokens).toEqual(count > 0 ? ['steam'] : [])
      expect(table.tile('x').tokens).toEqual(count > 0 ? [] : ['steam'])
    },
  )

  test.each([
    ['no water', 'H', {}],
    ['a Heat of 6', 'W', { tracks: { heat: 6 } }],
    ['the Steam of the last time', 'W', { tokens: { W: ['steam'] } }],
  ])('given %s, when choices are listed, then it cannot be quenched', async (_, at, more) => {
    expect((await holding(at, more)).legal()).not.toContain(QUENCH)
  })

  test('given no Stone, when choices are listed, then there is nothing to quench', async () => {
    expect((await warm()).legal()).not.toContain(QUENCH)
  })

  test.each([
    [true, false],
    [false, true],
  ])(
    'given 3 tiles with water: %s, when the holder is on a landing, then it serves: %s',
    async (water, may) => {
      const table = await holding('upper-landing', {
        house: { ground: '[W]-[H]-[I]-[X]-[Y]-[N]', upper: '[U]' },
        named: { U: 'upper-landing' },
        tiles: { Y: { water } },
      })
      expect(table.legal().includes(QUENCH)).toBe(may)
    },
  )
})

describe('H26 cooling', () => {
  const COOL = 'operate:cool-the-stone'
  test.each([
    [['option:enough'], [2], 3],
    [['option:enough'], [1], 4],
    [['option:second', 'option:enough'], [1, 2], 2],
    [['option:second', 'option:third', 'option:enough'], [1, 1, 1], 2],
    [['option:second', 'option:third', 'option:fourth'], [2, 1, 1, 1], 0],
    [['option:second', 'option:third', 'option:fourth'], [2, 2, 2, 2], 0],
  ])('given %j and dice of %j, when a Heat of 5 is cooled, then it is %s', async (picks, rolls, heat) => {
    const table = await holding('H', { tracks: { heat: 5 }, rolls })
    table.choose(COOL, ...picks)
    expect(track(table, 'heat')).toBe(heat)
    expect(table.told('damaged')).toEqual([])
  })

  test('given a die that shows 0, when it falls, then it hurts, and one may still go on', async () => {
    const table = await holding('H', { tracks: { heat: 5 }, rolls: [0, 2] })
    table.choose(COOL, 'damage:might', 'option:second', 'option:enough')
    expect(track(table, 'heat')).toBe(3)
    expect(table.person('alice').steps.might).toBe(3)
  })
})

describe('H26 from hand to hand', () => {
  const THROW = 'throw:throw-the-stone:bob'
  test.each([
    [4, true],
    [3, false],
  ])(
    'given a Speed roll of %s, when the Stone is thrown to the next tile, then it is caught: %s',
    async (rolled, caught) => {
      const table = await holding('W', { rolls: diceFor(rolled) })
      table.choose(THROW)
      expect(table.person('alice').objects).toEqual([])
      expect(table.person('bob').objects).toEqual(caught ? STONE : [])
      expect(lies(table)).toEqual(caught ? [] : ['h'])
      expect(table.state.haunt!.counters.held).toMatchObject(
        caught ? { alice: 0, bob: 1 } : { alice: 1, bob: 0 },
      )
    },
  )

  test.each([
    [
      'two tiles off',
      {
        people: { alice: { at: 'W', objects: STONE }, bob: 'I', cora: { at: 'N', team: 'traitor' as const } },
      },
    ],
    ['the last to hold it', { counters: { held: { alice: 1, bob: 1 } } }],
  ])('given somebody %s, when choices are listed, then it cannot be thrown to them', async (_, more) => {
    expect((await holding('W', more)).legal()).not.toContain(THROW)
  })

  test('given the Stone on a tile, when the last to hold it stands there, then they cannot pick it up, and another can', async () => {
    const on = {
      objectsOn: { H: STONE },
      people: { alice: 'H', bob: 'H', cora: { at: 'N', team: 'traitor' as const } },
    }
    const barred = await warm({ ...on, counters: { held: { alice: 1 } } })
    expect(barred.legal().filter((key) => key.includes('stone'))).toEqual([])
    const free = await warm(on)
    const take = free.legal().find((key) => key.includes('stone'))!
    free.choose(take)
    expect(free.person('alice').objects).toEqual(STONE)
    expect(free.state.haunt!.counters.held).toMatchObject({ alice: 1, bob: 0, cora: 0 })
  })

  test.each([
    ['alice', 'cora', 'w', 1],
    ['cora', 'bob', 'n', 2],
  ] as const)(
    'given the Stone in the hands of %s, when their turn begins and ends, then it is warmer and lies on their tile',
    async (who, before, tile, warmer) => {
      const at = { alice: 'W', bob: 'H', cora: 'N' }
      const people = Object.fromEntries(
        Object.entries(at).map(([name, place]) => [
          name,
          {
            at: place,
            ...(name === who && { objects: STONE }),
            ...(name === 'cora' && { team: 'traitor' as const }),
          },
        ]),
      )
      const table = await warm({ people, turn: before, tracks: { heat: 1 } })
      table.choose('end')
      expect(track(table, 'heat')).toBe(1 + warmer)
      table.choose('end')
      expect(table.person(who).objects).toEqual([])
      expect(lies(table)).toEqual([tile])
    },
  )

  test('given the Stone received in this turn, when it ends, then it is kept', async () => {
    const table = await holding('W')
    table.choose('end')
    expect(table.person('alice').objects).toEqual(STONE)
  })
})

describe('H26 bursts', () => {
  const ending = (heat: number, more: Partial<Scene> = {}) =>
    warm({
      people: {
        alice: { at: 'H', objects: STONE },
        bob: 'H',
        cora: { at: 'N', team: 'traitor' },
      },
      turn: 'cora',
      tracks: { heat },
      ...more,
    })

  test('given too little Heat, when the round ends, then nothing bursts', async () => {
    const table = await ending(BURSTS - 1)
    table.choose('end')
    expect([track(table, 'brood'), hatchlings(table)]).toEqual([0, []])
  })

  test('given enough, when the round ends, then the holder takes 3, the others there 2, the Brood grows and the Heat is 4', async () => {
    const table = await ending(BURSTS)
    table.choose('end')
    while (table.asked()!.kind === 'damage') table.choose(table.legal()[0]!)
    expect(table.told('damaged').map(({ who, damage, amount }) => [who, damage, amount])).toEqual([
      ['alice', 'general', 3],
      ['bob', 'physical', 2],
    ])
    // Holding it at the start of the next turn warms it again.
    expect([track(table, 'brood'), hatchlings(table)]).toEqual([1, ['h']])
    expect(track(table, 'heat')).toBe(5)
    expect(table.person('alice').objects).toEqual(STONE)
  })

  test('given the Stone on a tile, when it bursts, then whoever stands there takes 2', async () => {
    const people = { alice: 'W', bob: 'H', cora: { at: 'H', team: 'traitor' as const } }
    const table = await ending(BURSTS, { people, objectsOn: { H: STONE } })
    table.choose('end')
    while (table.asked()!.kind === 'damage') table.choose(table.legal()[0]!)
    expect(table.told('damaged').map(({ who, amount }) => [who, amount])).toEqual([['bob', 2]])
    expect([track(table, 'brood'), track(table, 'heat'), hatchlings(table)]).toEqual([1, 4, ['h']])
  })

  test('given the traitor with the Stone, when it bursts, then the traitor is not hurt', async () => {
    const people = { alice: 'W', bob: 'H', cora: { at: 'Y', team: 'traitor' as const, objects: STONE } }
    const table = await ending(BURSTS, { people })
    table.choose('end')
    expect(table.told('damaged')).toEqual([])
    expect(hatchlings(table)).toEqual(['y'])
  })
})

describe('H26 the traitor', () => {
  const WARM = 'study:warm-the-stone'
  const near = (at: string, more: Partial<Scene> = {}) =>
    warm({
      people: { alice: { at: 'X', objects: STONE }, bob: 'W', cora: { at, team: 'traitor' } },
      turn: 'cora',
      tracks: { heat: 1 },
      ...more,
    })
  test.each([
    ['X', 4, 3],
    ['Y', 4, 3],
    ['I', 3, 1],
  ])(
    'given the traitor in %s and a Knowledge roll of %s, when it is studied, then the Heat is %s',
    async (at, rolled, heat) => {
      const table = await near(at, { rolls: diceFor(rolled) })
      table.choose(WARM)
      expect(track(table, 'heat')).toBe(heat)
    },
  )

  test('given the Stone on a tile, when the traitor is next to it, then it can be studied too, and not from further off', async () => {
    const lying = { people: { alice: 'W', bob: 'W', cora: { at: 'Y', team: 'traitor' as const } } }
    expect((await near('Y', { ...lying, objectsOn: { X: STONE } })).legal()).toContain(WARM)
    expect((await near('Y', { ...lying, objectsOn: { I: STONE } })).legal()).not.toContain(WARM)
  })

  test('given the Stone at the Nest, when it is set in, then the Brood grows, one hatches and the Stone is left there', async () => {
    const people = { alice: 'W', bob: 'H', cora: { at: 'N', team: 'traitor' as const, objects: STONE } }
    const table = await warm({ people, turn: 'cora' })
    table.choose('prepare:set-it-in-the-nest')
    expect([track(table, 'brood'), hatchlings(table), lies(table)]).toEqual([1, ['n'], ['n']])
  })

  test('given the last step, when the traitor would die, then they are back at the Nest, healed and without the Stone', async () => {
    const steps = { might: 1, speed: 1, sanity: 2 }
    const people = {
      alice: 'H',
      bob: 'W',
      cora: { at: 'H', team: 'traitor' as const, steps, objects: STONE },
    }
    const table = await warm({ people, rolls: [...diceFor(8, 4), ...diceFor(0, 2)] })
    table.choose('attack:cora')
    while (table.asked()!.kind === 'steal') table.choose('damage')
    while (table.asked()!.kind === 'damage') table.choose(table.legal()[0]!)
    expect(table.person('cora')).toMatchObject({
      dead: false,
      tile: 'n',
      objects: [],
      steps: { might: 4, speed: 4 },
    })
    expect(lies(table)).toEqual(['h'])
    table.choose('end', 'end')
    expect(table.asked()!.who).toBe('alice')
  })

  test('given a Hatchling that loses, when it is attacked, then it is gone', async () => {
    const table = await warm({
      monsters: [{ kind: 'hatchling', at: 'W' }],
      rolls: [...diceFor(8, 4), ...diceFor(0, diceOf(26, 'hatchling', 'might'))],
    })
    table.choose(table.legal().find((key) => key.startsWith('attack:'))!)
    expect(hatchlings(table)).toEqual([])
  })
})

describe('H26 goals', () => {
  const people = (players: number) =>
    Object.fromEntries(
      PEOPLE.slice(0, players).map((name) => [
        name,
        name === 'bob' ? { at: 'N', team: 'traitor' as const } : 'W',
      ]),
    )
  test.each(
    SIZES.flatMap((players) => [
      [players, 'quenched', 'heroes', goalOf(26, { track: 'quenched' }, players)] as const,
      [players, 'brood', 'traitor', goalOf(26, { track: 'brood' }, players)] as const,
    ]),
  )(
    'given a table of %s, when the track %s reaches its number, then the winner is: %s',
    async (players, name, winner, needed) => {
      expect(
        (await warm({ people: people(players), tracks: { [name]: needed - 1 } })).state.outcome,
      ).toBeNull()
      const table = await warm({ people: people(players), tracks: { [name]: needed } })
      expect(table.state.outcome).toMatchObject({ winner, because: 'goal' })
    },
  )
})
