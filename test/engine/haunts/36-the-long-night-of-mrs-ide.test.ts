import { describe, expect, test } from 'vitest'
import { PEOPLE, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { diceFor, lastRoundOf, SIZES, tuned } from '../../support/tuned.ts'

/** The Sickbed in B beside a hall H; a cellar C, the outside Y with the Front Steps S. Alice is first, all are heroes. */
const night = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: { ground: '[B]-[H]', basement: '[C]', outside: '[S]-[Y]', upper: '[U]' },
    named: { S: 'front-steps' },
    people: { alice: 'B', bob: 'H', cora: 'H' },
    haunt: 36,
    revealer: 'cora',
    ...more,
    tokens: { B: ['sickbed'] },
    tracks: { life: 4, ...more.tracks },
    tiles: { H: { links: ['c', 'front-steps', 'u'] }, ...more.tiles },
  })
const track = ({ state }: SceneTable, name: string) => state.haunt!.tracks[name]
const fetched = (table: SceneTable) => table.person('alice').objects
/** Everybody ends their turn, and the house takes its own. */
const toHouse = (table: SceneTable) => table.choose('end', 'end', 'end')
const QUIET = [0, 0, 0, 0]

describe('H36 errands', () => {
  test.each([
    ['search:draw-water', 'Y', 'speed', 3, ['water']],
    ['search:draw-water', 'front-steps', 'speed', 2, []],
    ['search:fetch-fuel', 'C', 'might', 3, ['fuel']],
    ['search:fetch-fuel', 'C', 'might', 2, []],
  ])(
    'given %s in %s, when the %s roll comes to %s, then %j is carried',
    async (key, at, trait, rolled, has) => {
      const table = await night({ people: { alice: at, bob: 'H', cora: 'H' }, rolls: diceFor(rolled) })
      table.choose(key)
      expect(table.told('rolled')[0]).toMatchObject({ trait })
      expect(fetched(table)).toEqual(has)
    },
  )

  test.each(['B', 'U'])(
    'given a hero in %s, when choices are listed, then there is nothing to fetch',
    async (at) => {
      const table = await night({ people: { alice: at, bob: 'H', cora: 'H' } })
      expect(table.legal().filter((key) => key.startsWith('search:'))).toEqual([])
    },
  )
})

describe('H36 treatment', () => {
  test.each([
    ['fever', 'water', 'prepare:cool-her-forehead'],
    ['chill', 'fuel', 'prepare:make-up-the-fire'],
  ])(
    'given 2 of %s and one %s at the bed, when it is spent, then 1 is left',
    async (ailment, object, key) => {
      const people = { alice: { at: 'B', objects: [object] }, bob: 'H', cora: 'H' }
      const table = await night({ people, tracks: { [ailment]: 2 } })
      table.choose(key)
      expect([track(table, ailment), fetched(table)]).toEqual([1, []])
      expect((await night({ tracks: { [ailment]: 1 } })).legal()).not.toContain(key)
    },
  )

  test.each([
    ['raving', 'talk:talk-her-round', 4, [], 0],
    ['raving', 'talk:talk-her-round', 3, [], 1],
    ['crisis', 'study:bring-her-through-it', 5, [], 0],
    ['crisis', 'study:bring-her-through-it', 4, [], 1],
    ['crisis', 'study:bring-her-through-it', 3, ['apothecary-kit'], 0],
    ['crisis', 'study:bring-her-through-it', 2, ['apothecary-kit'], 1],
  ])(
    'given %s and %s, when the roll comes to %s with %j, then %s is left',
    async (ailment, key, rolled, cards, left) => {
      const people = { alice: { at: 'B', cards }, bob: 'H', cora: 'H' }
      const table = await night({ people, tracks: { [ailment]: 1 }, rolls: diceFor(rolled) })
      table.choose(key)
      expect(track(table, ailment)).toBe(left)
    },
  )

  test('given nothing that ails her, when choices are listed, then there is nothing to treat', async () => {
    const people = { alice: { at: 'B', objects: ['water', 'fuel'] }, bob: 'H', cora: 'H' }
    const legal = (await night({ people })).legal()
    expect(legal.filter((key) => /^(prepare|talk|study):/.test(key))).toEqual([])
  })
})

const SIT = 'invoke:sit-with-her'
describe('H36 Sit with her', () => {
  test('given a hero at the bed, when they sit with her, then 1 is lost in each of two traits, Life rises, and once a round is enough', async () => {
    const table = await night()
    table.choose(SIT, 'trait:might')
    expect(table.legal()).not.toContain('trait:might')
    table.choose('trait:sanity')
    expect(table.person('alice').steps).toMatchObject({ might: 3, sanity: 3 })
    expect(track(table, 'life')).toBe(5)
    expect(table.legal()).not.toContain(SIT)
  })

  test('L-TRAIT-18: given one trait above critical alone, when choices are listed, then it cannot be paid', async () => {
    const steps = { speed: 4, might: 1, sanity: 1, knowledge: 1 }
    const table = await night({ people: { alice: { at: 'B', steps }, bob: 'H', cora: 'H' } })
    expect(table.legal()).not.toContain(SIT)
  })

  test('given all the Life she can have, when choices are listed, then sitting is not offered', async () => {
    const most = 6
    expect((await night({ tracks: { life: most } })).legal()).toContain(SIT)
    expect((await night({ tracks: { life: most + 1 } })).legal()).not.toContain(SIT)
  })
})

describe('H36 Callers', () => {
  const callers = [{ kind: 'caller', at: 'H' }]
  test.each([
    [4, 0],
    [3, 1],
  ])('given a Caller here, when it is talked to with %s, then %s of them are left', async (rolled, left) => {
    const people = { alice: 'H', bob: 'B', cora: 'B' }
    const table = await night({ people, monsters: callers, rolls: diceFor(rolled) })
    table.choose('talk:send-it-back:caller-1')
    expect(table.state.monsters).toHaveLength(left)
  })

  test('given a Caller that comes to the Sickbed, when its turn ends, then Life falls by 1 and it leaves', async () => {
    const people = { alice: 'U', bob: 'U', cora: 'U' }
    const table = await night({ people, monsters: callers, rolls: [1, 0, 0, ...QUIET] })
    toHouse(table)
    expect(table.told('moved').some(({ who, to }) => who === 'caller-1' && to === 'b')).toBe(true)
    expect(table.state.monsters).toEqual([])
    expect(track(table, 'life')).toBe(3)
  })

  test.each([
    [2, 0],
    [3, tuned(36, { monster: 'caller' }, 'count', 3)],
  ])(
    'given round %s, when the house has its turn, then %s Callers stand on the Front Steps',
    async (round, many) => {
      const table = await night({ round, rolls: QUIET })
      toHouse(table)
      expect(table.state.monsters.map(({ tile }) => tile)).toEqual(Array(many).fill('front-steps'))
    },
  )
})

describe('H36 the house', () => {
  test.each([
    [{ fever: 1 }, 1],
    [{ crisis: 1 }, 2],
    [{ chill: 1, raving: 1 }, 2],
    [{ fever: 2, chill: 1, crisis: 1 }, 2],
  ])(
    'given %j untreated, when the house has its turn, then Life falls by %s and it all stays',
    async (tracks, by) => {
      const table = await night({ tracks, rolls: QUIET })
      toHouse(table)
      expect(track(table, 'life')).toBe(4 - by)
      for (const [name, many] of Object.entries(tracks)) expect(track(table, name)).toBe(many)
    },
  )

  test.each([
    [[2, 2], 'crisis'],
    [[2, 1], 'raving'],
    [[1, 1], 'chill'],
    [[1, 0], 'fever'],
  ])(
    'given dice of %j, when the house sees to the next round, then she has 1 of %s',
    async (dice, ailment) => {
      const table = await night({ rolls: [...dice, 0, 0] })
      toHouse(table)
      expect(track(table, ailment)).toBe(1)
      expect(track(table, 'life')).toBe(4)
    },
  )
})

describe('H36 goals', () => {
  const LAST = lastRoundOf(36)
  test('given Life left, when round 8 ends, then the heroes win', async () => {
    const table = await night({ round: LAST, tracks: { life: 1 }, rolls: QUIET })
    toHouse(table)
    expect(table.state.outcome).toMatchObject({ winner: 'heroes', because: 'goal' })
  })

  test('given no Life left by the house turn of round 8, when it ends, then the house wins', async () => {
    const table = await night({ round: LAST, tracks: { life: 1, fever: 1 }, rolls: QUIET })
    toHouse(table)
    expect(table.state.outcome).toMatchObject({ winner: 'house' })
  })

  test.each(SIZES)(
    'given a table of %s, when too many heroes are dead, then the house wins',
    async (players) => {
      const most = players === 5 ? 3 : 2
      const withDead = (dead: number) =>
        night({
          people: Object.fromEntries(
            PEOPLE.slice(0, players).map((name, n) => [name, { at: 'H', dead: n >= players - dead }]),
          ),
        })
      expect((await withDead(most - 1)).state.outcome).toBeNull()
      expect((await withDead(most)).state.outcome).toMatchObject({ winner: 'house', because: 'goal' })
    },
  )
})
