import { describe, expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { candidates } from '../../../src/engine/rules/traitor.ts'
import { PEOPLE, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { diceFor, goalOf, SIZES } from '../../support/tuned.ts'

/** The Posting Stone in P, an Address in A, a hall H between and a room F beyond. Alice and Bob are heroes, Cora carries the post. */
const post = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: '[P]-[H]-[A]-[F]-[G]',
    people: { alice: 'P', bob: 'H', cora: { at: 'A', team: 'traitor', objects: ['letter', 'letter'] } },
    haunt: 31,
    ...more,
    tokens: { P: ['posting-stone'], A: ['address'], ...more.tokens },
  })
const tracks = ({ state }: SceneTable) => [state.haunt!.tracks.returned, state.haunt!.tracks.delivered]
const letters = (count: number) => Array<string>(count).fill('letter')

test('H31: given the fastest who set it off, when the traitor is chosen, then it is the next fastest', async () => {
  const people = { alice: { at: 'P', steps: { speed: 8 } }, bob: { at: 'H', steps: { speed: 6 } }, cora: 'A' }
  const table = await post({ people, revealer: 'alice' })
  const { team } = table.catalog.haunts[31]!
  if (team.kind !== 'known') throw new Error('The traitor is known')
  expect(candidates(playOf(table.catalog, table.state), team.traitor)).toEqual(['bob'])
})

test('H31 setup: given a house, when the haunt begins, then the traitor has the post and every region an Address', async () => {
  const table = await scene({
    content: true,
    forced: 31,
    house: {
      ground: '         [N]\n          |\n-[L]-[E]-   -[G]',
      basement: '[K]-[B]',
      upper: '[U]-[V]',
      outside: '[F]-[Y]',
    },
    named: {
      E: 'entrance-hall',
      K: 'basement-landing',
      U: 'upper-landing',
      F: 'front-steps',
      L: 'ground-floor-staircase',
    },
    people: { alice: 'entrance-hall', bob: { at: 'g', steps: { speed: 7 } }, cora: 'g' },
    stack: ['kitchen'],
    piles: { 'front-steps': ['kris', 'spear', 'brooch'] },
    decks: { omen: ['radio'] },
    rolls: [2, 2, 1, 0],
  })
  table.choose('move:east')
  const withToken = (token: string) =>
    table.state.house.filter(({ tokens }) => tokens.includes(token)).map(({ id }) => id)
  expect(withToken('posting-stone')).toEqual(['kitchen'])
  expect(withToken('address')).toHaveLength(5)
  expect(withToken('address')).toEqual(expect.arrayContaining(['entrance-hall', 'b', 'v', 'y']))
  expect(table.person('bob').objects).toEqual(letters(5))
})

const RETURN = 'invoke:return-to-sender'
describe('H31 Return to sender', () => {
  test.each([
    [4, 1, 0],
    [3, 0, 1],
  ])(
    'given a Letter at the Stone and a Sanity roll of %s, when it is returned, then %s has been and %s is kept',
    async (rolled, back, kept) => {
      const people = {
        alice: { at: 'P', objects: letters(1) },
        bob: 'H',
        cora: { at: 'A', team: 'traitor' as const },
      }
      const table = await post({ people, rolls: diceFor(rolled) })
      table.choose(RETURN)
      if (kept) table.choose('damage:knowledge')
      expect(tracks(table)[0]).toBe(back)
      expect(table.person('alice').objects).toEqual(letters(kept))
    },
  )

  test('given no Letter, or another tile, when choices are listed, then nothing can be returned', async () => {
    expect((await post()).legal()).not.toContain(RETURN)
    const people = {
      alice: { at: 'H', objects: letters(1) },
      bob: 'H',
      cora: { at: 'A', team: 'traitor' as const },
    }
    expect((await post({ people })).legal()).not.toContain(RETURN)
  })
})

describe('H31 theft', () => {
  const attack = (at: string, by: number) =>
    post({
      people: { alice: at, bob: 'P', cora: { at: 'A', team: 'traitor', objects: letters(2) } },
      rolls: [...diceFor(by), ...diceFor(0)],
    })
  test.each([
    ['H', 1, true],
    ['A', 1, false],
    ['A', 2, true],
  ])(
    'given a hero who came from %s, when an attack wins by %s, then a Letter may be stolen: %s',
    async (at, by, may) => {
      const table = await attack(at, by)
      if (at === 'H') table.choose('move:east')
      table.choose('attack:cora')
      expect(table.asked()!.kind === 'steal').toBe(may)
      if (!may) return void table.choose(table.legal()[0]!)
      table.choose('steal')
      if (table.asked()!.kind === 'pick') table.choose('thing:letter')
      expect(table.person('alice').objects).toEqual(letters(1))
      expect(table.person('cora').objects).toEqual(letters(1))
    },
  )
})

describe('H31 the post in hand', () => {
  const holding = (more: Partial<Scene> = {}, cards: string[] = []) =>
    post({
      people: {
        alice: { at: 'H', objects: letters(1), cards },
        bob: 'H',
        cora: { at: 'A', team: 'traitor' },
      },
      ...more,
    })

  test.each([
    [[], 1],
    [['crucifix'], 0],
  ])('given %j and a Letter, when the turn ends, then %s mental damage is taken', async (cards, damage) => {
    const table = await holding({}, cards)
    table.choose('end')
    if (damage > 0) table.choose('damage:knowledge')
    expect(table.told('damaged').map(({ damage: kind }) => kind)).toEqual(damage > 0 ? ['mental'] : [])
  })

  test('given a Letter that was handed on, when the other has their turn, then it cannot go back before the giver has had another turn', async () => {
    const table = await holding()
    table.choose('give:bob:letter')
    expect(table.person('bob').objects).toEqual(letters(1))
    table.choose('end')
    expect(table.asked()!.who).toBe('bob')
    expect(table.legal()).not.toContain('give:alice:letter')
    table.choose('end', 'damage:knowledge', 'end')
    expect(table.asked()!.who).toBe('alice')
    table.choose('end')
    expect(table.legal()).toContain('give:alice:letter')
  })
})

describe('H31 Redirect it', () => {
  const redirecting = (rolled: number) =>
    post({
      people: { alice: 'A', bob: 'P', cora: { at: 'P', team: 'traitor' } },
      rolls: diceFor(rolled),
      chances: rolled > 3 ? [1] : [],
    })
  test.each([
    [4, false],
    [3, true],
  ])(
    'given an Address and a Knowledge roll of %s, when it is redirected, then it is still here: %s',
    async (rolled, here) => {
      const table = await redirecting(rolled)
      table.choose('prepare:redirect-it')
      const at = table.state.house.filter(({ tokens }) => tokens.includes('address')).map(({ id }) => id)
      expect(at).toHaveLength(1)
      expect(at.includes('a')).toBe(here)
      if (!here) expect(['h', 'f']).toContain(at[0])
    },
  )
})

describe('H31 Deliver it', () => {
  const DELIVER = 'prepare:deliver-it'
  test('given a Letter at an Address, when it is delivered, then a Resident wakes there and nothing is left to serve', async () => {
    const table = await post({ turn: 'cora' })
    table.choose(DELIVER)
    expect(tracks(table)[1]).toBe(1)
    expect(table.person('cora').objects).toEqual(letters(1))
    expect(table.tile('a').tokens).toEqual(['served'])
    expect(table.state.monsters).toMatchObject([{ kind: 'resident', tile: 'a' }])
    expect(table.legal()).not.toContain(DELIVER)
  })

  test('given a Resident 2 tiles from its Address, when it goes on, then it comes no further', async () => {
    const table = await post({
      house: '[A]-[B]-[C]-[D]-[P]',
      people: { alice: 'P', bob: 'P', cora: { at: 'P', team: 'traitor' } },
      turn: 'cora',
      tokens: { P: ['posting-stone'], A: ['served'] },
      monsters: [{ kind: 'resident', at: 'C' }],
      rolls: [2, 2],
    })
    table.choose('end')
    expect(table.asked()!.kind).toBe('monster')
    expect(table.legal()).toContain('move:west')
    expect(table.legal()).not.toContain('move:east')
  })
})

test('H31: given a traitor who has died, when their turn comes, then they rise on the Posting Stone and the Letters lie where they fell', async () => {
  const table = await post({
    people: {
      alice: 'A',
      bob: 'P',
      cora: { at: 'A', team: 'traitor', objects: letters(2), steps: { might: 1, speed: 1 } },
    },
    rolls: [...diceFor(8), 0, 0],
  })
  table.choose('attack:cora', 'damage')
  while (table.asked()!.kind === 'damage') table.choose(table.legal()[0]!)
  expect(table.person('cora').dead).toBe(true)
  expect(table.state.outcome).toBeNull()
  expect(table.tile('a').objects).toEqual(letters(2))
  table.choose('end', 'end')
  expect(table.asked()!.who).toBe('cora')
  expect(table.person('cora')).toMatchObject({
    dead: false,
    tile: 'p',
    steps: { speed: 2, might: 2, sanity: 2, knowledge: 2 },
  })
})

describe('H31 goals', () => {
  const people = (players: number) =>
    Object.fromEntries(
      PEOPLE.slice(0, players).map((name) => [
        name,
        name === 'bob' ? { at: 'A', team: 'traitor' as const } : 'H',
      ]),
    )
  test.each(
    SIZES.flatMap((players) => [
      [players, 'returned', 'heroes', goalOf(31, { track: 'returned' }, players)] as const,
      [players, 'delivered', 'traitor', goalOf(31, { track: 'delivered' }, players)] as const,
    ]),
  )(
    'given a table of %s, when the Letters %s reach their number, then the winner is: %s',
    async (players, track, winner, needed) => {
      expect(
        (await post({ people: people(players), tracks: { [track]: needed - 1 } })).state.outcome,
      ).toBeNull()
      const table = await post({ people: people(players), tracks: { [track]: needed } })
      expect(table.state.outcome).toMatchObject({ winner, because: 'goal' })
    },
  )
})
