import { describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/game.ts'
import { imagine } from '../../../src/engine/imagine.ts'
import { PEOPLE, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { diceFor, goalOf, SIZES } from '../../support/tuned.ts'

/** The Front Steps F and a lane L outside, an attic A, a hall H. Nobody knows that Bob is the Wrecker; Alice is first. */
const hill = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: { ground: '[E]-[H]', outside: '[F]-[L]', upper: '[U]-[A]' },
    named: { E: 'entrance-hall', F: 'front-steps', U: 'upper-landing' },
    people: { alice: 'L', bob: 'L', cora: 'A' },
    haunt: 8,
    revealer: 'cora',
    secrets: { wrecker: { value: 'bob' } },
    ...more,
  })
const known = (more: Partial<Scene> = {}) =>
  hill({
    people: { alice: 'L', bob: { at: 'L', team: 'traitor' }, cora: 'A' },
    secrets: { wrecker: { value: 'bob', shown: true } },
    ...more,
  })
const lamps = (table: SceneTable, tile: string) => table.tile(tile).tokens
const crew = ({ state }: SceneTable) => state.monsters.filter(({ kind }) => kind === 'drowned-crew')
const ship = ({ state }: SceneTable) => state.haunt!.tracks.ship
const LIGHT = 'operate:light-a-lamp'
const CREW: Record<number, number> = { 3: 2, 4: 3, 5: 4 }
/** To the end of the round: whatever is asked, the first answer. */
const endRound = (table: SceneTable) => {
  const { round } = table.state
  while (table.state.round === round && !table.state.outcome)
    table.choose(table.legal().includes('end') ? 'end' : table.legal()[0]!)
}

test('H8 setup: given the haunt starts, then one Rune of all is the Wrecker’s, nobody has looked, and no side is known', async () => {
  const table = await scene({
    content: true,
    forced: 8,
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
  expect(table.told('teams-set')).toMatchObject([{ teams: 'unknown' }])
  expect(table.state.haunt!.secrets.wrecker).toMatchObject({ knownTo: [], shown: false })
  expect([...table.state.haunt!.secrets.wrecker!.among].sort()).toEqual(['alice', 'bob', 'cora'])
  for (const { shown, team } of table.state.explorers) expect([team, shown]).toEqual(['heroes', null])
  expect(table.told('secret-drawn')).toEqual([])
  expect(table.told('secret-told')).toEqual([])
})

describe('H8 the Wrecker’s Rune', () => {
  test.each([0, 1, 2])(
    'given a Rune nobody has turned, when seat %s looks, then the view names nobody',
    async (seat) => {
      const table = await hill()
      const view = viewFor(table.catalog, table.state, seat)
      expect(JSON.stringify(view.haunt)).not.toContain('"value":"bob"')
      const seen = new Set<string>()
      for (let n = 0; n < 60; n++)
        seen.add(imagine(table.catalog, view, `w${n}`).haunt!.secrets.wrecker!.value)
      expect([...seen].sort()).toEqual(['alice', 'bob', 'cora'])
    },
  )

  test('given two Wreckers the table cannot tell apart, when each seat looks, then the views are the same', async () => {
    const one = await hill()
    const other = await hill({ secrets: { wrecker: { value: 'cora' } } })
    for (const seat of [0, 1, 2])
      expect(viewFor(one.catalog, one.state, seat)).toEqual(viewFor(other.catalog, other.state, seat))
  })
})

describe('H8 Light a lamp', () => {
  test.each([
    [4, ['true-lamp'], 0],
    [3, [], 0],
    [2, [], 0],
    [1, [], 1],
    [0, [], 1],
  ])(
    'given a roll of %s, when an innocent lights a lamp, then %j burns and the damage is %s',
    async (rolled, after, damage) => {
      const table = await hill({ rolls: diceFor(rolled) })
      table.choose(LIGHT, 'trait:speed')
      if (damage > 0) table.choose('damage:might')
      expect(lamps(table, 'l')).toEqual(after)
      expect(table.told('damaged').map(({ damage: kind }) => kind)).toEqual(damage > 0 ? ['physical'] : [])
      expect(table.state.haunt!.counters.turned!.alice).toBe(rolled >= 4 ? 1 : 0)
      expect(table.state.haunt!.secrets.wrecker!.shown).toBe(false)
    },
  )

  test.each(SIZES)(
    'given the Wrecker at a table of %s, when the first lamp is lit, then it is False, the Wrecker is known and healed, and the Crew comes',
    async (players) => {
      const people: Scene['people'] = Object.fromEntries(PEOPLE.slice(0, players).map((name) => [name, 'A']))
      const table = await hill({
        turn: 'bob',
        people: { ...people, bob: { at: 'L', steps: { might: 2 } } },
        rolls: diceFor(4),
      })
      table.choose(LIGHT, 'trait:speed')
      expect(lamps(table, 'l')).toEqual(['false-lamp'])
      expect(table.person('bob')).toMatchObject({ team: 'traitor', shown: 'traitor', steps: { might: 4 } })
      expect(table.told('secret-shown')).toMatchObject([{ secret: 'wrecker', value: 'bob' }])
      expect(crew(table).map(({ tile }) => tile)).toEqual(Array(CREW[players]).fill('front-steps'))
    },
  )

  test.each([
    ['outside', 'L', [], true],
    ['upstairs', 'A', [], true],
    ['on the ground floor', 'H', [], false],
    ['where a True Lamp burns', 'L', ['true-lamp'], false],
    ['where a False Lamp burns', 'L', ['false-lamp'], false],
  ])(
    'given a hero %s, when choices are listed, then a lamp can be lit as the page says',
    async (_, at, lying, may) => {
      const table = await hill({
        people: { alice: at, bob: 'A', cora: 'A' },
        tokens: { [at]: lying },
      })
      expect(table.legal().includes(LIGHT)).toBe(may)
    },
  )
})

describe('H8 lamps turned', () => {
  test.each([
    [5, 'true-lamp'],
    [4, 'false-lamp'],
  ])('given a roll of %s, when a hero studies a False Lamp, then it is a %s', async (rolled, after) => {
    const table = await known({ tokens: { L: ['false-lamp'] }, rolls: diceFor(rolled) })
    table.choose('study:make-it-true')
    expect(lamps(table, 'l')).toEqual([after])
  })

  test.each([
    [4, 'false-lamp'],
    [3, 'true-lamp'],
  ])('given a roll of %s, when the Wrecker turns a True Lamp, then it is a %s', async (rolled, after) => {
    const table = await known({ turn: 'bob', tokens: { L: ['true-lamp'] }, rolls: diceFor(rolled) })
    table.choose('operate:make-it-false')
    expect(lamps(table, 'l')).toEqual([after])
  })

  test('given a bare tile outside, when the Wrecker hangs a lamp, then it is False without a roll; upstairs there is no hook', async () => {
    const table = await known({ turn: 'bob' })
    table.choose('prepare:hang-a-false-lamp')
    expect(lamps(table, 'l')).toEqual(['false-lamp'])
    const inside = await known({
      turn: 'bob',
      people: { alice: 'L', bob: { at: 'A', team: 'traitor' }, cora: 'A' },
    })
    expect(inside.legal()).not.toContain('prepare:hang-a-false-lamp')
  })
})

describe('H8 the end of the round', () => {
  test.each([
    [3, 0, 1],
    [3, 1, 2],
    [3, 2, 2],
    [4, 2, 3],
    [4, 3, 3],
  ])(
    'given a table of %s with %s False Lamps, when the round ends, then the Ship comes %s lengths',
    async (players, bad, way) => {
      const people = Object.fromEntries(PEOPLE.slice(0, players).map((name) => [name, 'H']))
      const tiles = ['L', 'A', 'front-steps'].slice(0, bad)
      const table = await hill({
        people,
        turn: PEOPLE[players - 1]!,
        tokens: Object.fromEntries(tiles.map((tile) => [tile, ['false-lamp']])),
        rolls: [0, 0],
      })
      endRound(table)
      expect(ship(table)).toBe(way)
    },
  )

  const weather = (rolls: number[], more: Partial<Scene> = {}) =>
    hill({ turn: 'cora', people: { alice: 'L', bob: 'H', cora: 'A' }, rolls, ...more })

  test.each([
    [[0, 0], 0, 1],
    [[1, 0], 1, 2],
    [[1, 1], 1, 2],
  ])(
    'given weather of %j, when the round has ended, then rain is %s and leaving a tile outside costs %s',
    async (rolls, rain, cost) => {
      const table = await weather(rolls)
      endRound(table)
      expect(table.state.haunt!.tracks.rain).toBe(rain)
      expect(table.asked()!.who).toBe('alice')
      const { moves } = table.state.turn
      table.choose('move:west')
      expect(table.state.turn.moves).toBe(moves - cost)
    },
  )

  test('given a gale, when the round ends, then everybody outside takes 1 physical damage and nobody inside', async () => {
    const table = await weather([2, 1])
    table.choose('end')
    expect(table.asked()).toEqual({ who: 'alice', kind: 'damage' })
    table.choose('damage:speed')
    expect(table.told('damaged')).toHaveLength(1)
  })

  test('given a lamp outside and one in the attic, when a gust comes, then the one outside goes out', async () => {
    const table = await weather([2, 2], { tokens: { L: ['true-lamp'], A: ['true-lamp'] } })
    endRound(table)
    expect([lamps(table, 'l'), lamps(table, 'a')]).toEqual([[], ['true-lamp']])
  })

  test('given no lamp outside, when a gust comes, then nothing goes out', async () => {
    const table = await weather([2, 2], { tokens: { A: ['true-lamp'] } })
    endRound(table)
    expect(lamps(table, 'a')).toEqual(['true-lamp'])
  })

  test('given Runes still face down, when round 4 ends, then the Wrecker is known and the Crew comes', async () => {
    const table = await weather([0, 0], { round: 4 })
    endRound(table)
    expect(table.person('bob')).toMatchObject({ team: 'traitor', shown: 'traitor' })
    expect(crew(table)).toHaveLength(2)
    expect(Object.values(table.state.haunt!.counters.turned!)).toEqual([1, 1, 1])
  })

  test('given the Wrecker dead before, when round 4 ends, then no Crew comes and the Ship plays on', async () => {
    const table = await weather([0, 0], {
      round: 4,
      people: { alice: 'L', bob: { at: 'H', dead: true }, cora: 'A' },
    })
    endRound(table)
    expect(crew(table)).toEqual([])
    expect(table.state.outcome).toBeNull()
  })

  test('given round 3, when it ends, then no Rune is turned', async () => {
    const table = await weather([0, 0], { round: 3 })
    endRound(table)
    expect(table.state.haunt!.secrets.wrecker!.shown).toBe(false)
  })
})

test('H8: given the Wrecker is known, when the Crew moves, then it may go in by the front door and no further up', async () => {
  const table = await hill({
    turn: 'bob',
    people: { alice: 'A', bob: 'L', cora: 'A' },
    tiles: { H: { links: ['upper-landing'] } },
    rolls: [...diceFor(4), 1, 1, 1, 0, 0],
  })
  table.choose(LIGHT, 'trait:speed', 'end', 'end')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'monster' })
  table.choose('go:entrance-hall', 'move:east')
  expect(table.person('bob').tile).toBe('l')
  expect(table.legal().some((key) => key.startsWith('go:'))).toBe(false)
  endRound(table)
})

describe('H8 goals', () => {
  const tiles = ['L', 'A', 'front-steps', 'upper-landing', 'P', 'Q', 'S', 'T', 'V']
  const lit = (players: number, count: number) =>
    known({
      house: { ground: '[E]-[H]', outside: '[F]-[L]', upper: '[U]-[A]-[P]-[Q]-[S]-[T]-[V]' },
      people: Object.fromEntries(
        PEOPLE.slice(0, players).map((name) => [
          name,
          name === 'bob' ? { at: 'H', team: 'traitor' as const } : 'H',
        ]),
      ),
      turn: PEOPLE[players - 1]!,
      tokens: Object.fromEntries(tiles.slice(0, count).map((tile) => [tile, ['true-lamp']])),
      rolls: [0, 0],
    })

  test.each(SIZES)(
    'given a table of %s, when enough True Lamps burn at the end of a round, then the heroes win',
    async (players) => {
      const needed = goalOf(8, {}, players)
      const short = await lit(players, needed - 1)
      endRound(short)
      expect(short.state.outcome).toBeNull()
      const table = await lit(players, needed)
      expect(table.state.outcome).toBeNull()
      endRound(table)
      expect(table.state.outcome).toMatchObject({ winner: 'heroes', because: 'goal' })
    },
  )

  test.each(SIZES)(
    'given a table of %s, when the Ship has come its way, then the Wrecker wins, or the house without one',
    async (players) => {
      const needed = goalOf(8, { track: 'ship' }, players)
      const people = Object.fromEntries(PEOPLE.slice(0, players).map((name) => [name, 'H']))
      expect((await hill({ people, tracks: { ship: needed - 1 } })).state.outcome).toBeNull()
      expect((await hill({ people, tracks: { ship: needed } })).state.outcome).toMatchObject({
        winner: 'house',
      })
      const traitors = { ...people, bob: { at: 'H', team: 'traitor' as const } }
      expect((await known({ people: traitors, tracks: { ship: needed } })).state.outcome).toMatchObject({
        winner: 'traitor',
      })
    },
  )
})
