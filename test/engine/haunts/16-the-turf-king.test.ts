import { describe, expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { PEOPLE, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { diceFor, diceOf, SIZES, tuned } from '../../support/tuned.ts'

const { haunts } = await loadCatalog()

/** The Barrow in B, a hall H and a room F beyond with a Landing token; a King in H. Alice and Bob are heroes. */
const barrow = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: '[B]-[H]-[F]',
    people: { alice: 'B', bob: 'B', cora: { at: 'F', team: 'traitor' } },
    haunt: 16,
    monsters: [{ kind: 'turf-king', at: 'H' }],
    ...more,
    tokens: more.tokens ?? { B: ['barrow'], F: ['awaits-him'] },
  })
const tracks = ({ state }: SceneTable) => [state.haunt!.tracks.laid, state.haunt!.tracks.regained]
const goods = (count: number) => Array<string>(count).fill('grave-good')
/** The goods of a table of three. */
const ALL = tuned(16, { id: 'grave-good' }, 'count', 3)
const [, stronger, faster] = haunts[16]!.monsters[0]!.passives as { by: { players: number[] } }[]
/** The dice that move him. */
const speed = (players: number) => diceOf(16, 'turf-king', 'speed') + faster!.by.players[players - 3]!
const might = (players: number) => diceOf(16, 'turf-king', 'might') + stronger!.by.players[players - 3]!
const MIGHT = might(3)

describe('H16 setup', () => {
  test.each([
    [3, { basement: 1, upper: 1 }],
    [4, { basement: 1, upper: 1, ground: 1 }],
    [5, { basement: 2, upper: 1, ground: 1, outside: 1 }],
  ])(
    'given a table of %s, when the haunt begins, then the goods lie in %j, far from the Barrow',
    async (players, lie) => {
      const table = await scene({
        content: true,
        forced: 16,
        house: {
          ground: '         [N]\n          |\n-[L]-[E]-   -[G]',
          basement: '[K]-[C]',
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
        people: Object.fromEntries(PEOPLE.slice(0, players).map((name) => [name, 'entrance-hall'])),
        stack: ['kitchen'],
        piles: { 'front-steps': ['kris', 'spear', 'brooch'] },
        decks: { omen: ['radio'] },
        rolls: [2, 2, 1, 0],
      })
      table.choose('move:east')
      const found: Record<string, number> = {}
      for (const { region, objects } of table.state.house)
        if (objects.length > 0) found[region] = (found[region] ?? 0) + objects.length
      expect(found).toEqual(lie)
      expect(table.tile('kitchen').tokens).toEqual(['barrow'])
      expect(table.state.monsters).toMatchObject([{ kind: 'turf-king', tile: 'kitchen' }])
      expect(table.person('alice').cards).toContain('spear')
      const awaits = table.state.house
        .filter(({ tokens }) => tokens.includes('awaits-him'))
        .map(({ id }) => id)
      expect(awaits.sort()).toEqual([
        'basement-landing',
        'front-steps',
        'ground-floor-staircase',
        'upper-landing',
      ])
    },
  )
})

const LAY = 'prepare:lay-it-on-the-barrow'
describe('H16 Lay it on the Barrow', () => {
  test.each([
    [5, 2, 0],
    [4, 1, 1],
    [3, 1, 1],
    [2, 0, 2],
  ])(
    'given 2 goods and a Sanity roll of %s, when they are laid, then %s lie there and %s are kept',
    async (rolled, laid, kept) => {
      const people = {
        alice: { at: 'B', objects: goods(2) },
        bob: 'B',
        cora: { at: 'F', team: 'traitor' as const },
      }
      const table = await barrow({ people, rolls: diceFor(rolled) })
      table.choose(LAY)
      expect(tracks(table)).toEqual([laid, 0])
      expect(table.person('alice').objects).toEqual(goods(kept))
    },
  )

  test('given nothing in hand, or another tile, when choices are listed, then nothing can be laid', async () => {
    expect((await barrow()).legal()).not.toContain(LAY)
    const people = {
      alice: { at: 'F', objects: goods(1) },
      bob: 'B',
      cora: { at: 'F', team: 'traitor' as const },
    }
    expect((await barrow({ people })).legal()).not.toContain(LAY)
  })
})

describe('H16 the King in a fight', () => {
  const fighting = (by: number, more: Partial<Scene> = {}, cards: string[] = [], dice = MIGHT) =>
    barrow({
      people: { alice: { at: 'H', cards }, bob: 'B', cora: { at: 'F', team: 'traitor' } },
      rolls: [...diceFor(by), ...diceFor(0, dice)],
      ...more,
    })

  test.each([
    [ALL, 0, 3, [], true],
    [ALL, 0, 2, [], false],
    [ALL, 0, 2, ['tithe-pike'], true],
    [ALL, 0, 1, ['tithe-pike'], false],
    [ALL - 1, 1, 3, [], true],
    [ALL - 1, 0, 3, [], false],
  ])(
    'given %s laid and %s regained, when he is beaten by %s by somebody with %j, then he is killed: %s',
    async (laid, regained, by, cards, killed) => {
      const table = await fighting(by, { tracks: { laid, regained } }, cards, MIGHT - laid + regained)
      table.choose('attack:turf-king-1')
      expect(table.state.outcome?.winner ?? null).toBe(killed ? 'heroes' : null)
      if (!killed) expect(table.monster('turf-king-1').stunned).toBe(true)
    },
  )

  test('given a table of five and 3 more laid than regained, when he is beaten by 3, then he is killed', async () => {
    const people = { alice: 'H', bob: 'B', cora: { at: 'F', team: 'traitor' as const }, david: 'B', eve: 'B' }
    for (const laid of [2, 3]) {
      const table = await barrow({
        people,
        tracks: { laid },
        rolls: [...diceFor(3), ...diceFor(0, might(5) - laid)],
      })
      table.choose('attack:turf-king-1')
      expect(table.state.outcome?.winner ?? null).toBe(laid === 3 ? 'heroes' : null)
    }
  })

  test('L-MON-14: given a King who is down already, and so as strong as he came, when he is beaten by 3, then he is killed all the same', async () => {
    const table = await fighting(
      3,
      { tracks: { laid: ALL }, monsters: [{ kind: 'turf-king', at: 'H', stunned: true }] },
      [],
      diceOf(16, 'turf-king', 'might'),
    )
    table.choose('attack:turf-king-1')
    expect(table.state.outcome).toMatchObject({ winner: 'heroes' })
  })

  test('given his own attack, when he loses it by 3, then he is killed', async () => {
    const table = await barrow({
      people: { alice: 'H', bob: 'B', cora: { at: 'F', team: 'traitor' } },
      turn: 'cora',
      tracks: { laid: ALL },
      rolls: [...diceFor(0, speed(3)), ...diceFor(0, MIGHT - ALL), ...diceFor(3)],
    })
    table.choose('end', 'attack:alice')
    expect(table.state.outcome).toMatchObject({ winner: 'heroes' })
  })
})

describe('H16 the procession', () => {
  const walking = (at: string, more: Partial<Scene> = {}) =>
    barrow({ turn: 'cora', monsters: [{ kind: 'turf-king', at }], rolls: diceFor(0, speed(3)), ...more })

  test('given a Landing where he has not been shown, when his turn ends there, then it awaits him no more, and the traitor wins with the last', async () => {
    const tokens = { B: ['barrow'], H: ['awaits-him'], F: ['awaits-him'] }
    const table = await walking('F', { tokens })
    table.choose('end', 'end')
    expect(table.tile('f').tokens).toEqual([])
    expect(table.state.outcome).toBeNull()
    const last = await walking('F')
    last.choose('end', 'end')
    expect(last.state.outcome).toMatchObject({ winner: 'traitor', because: 'goal' })
  })

  test('given a Grave Good where his turn ends, when it is his again, then it is gone and he has a die more', async () => {
    const table = await walking('H', { objectsOn: { H: goods(2) } })
    table.choose('end', 'end')
    expect(table.tile('h').objects).toEqual(goods(1))
    expect(tracks(table)).toEqual([0, 1])
  })

  const PROCLAIM = 'invoke:proclaim-him'
  test.each([
    [4, 3],
    [3, 1],
  ])(
    'given him here and a Sanity roll of %s, when he is proclaimed, then he has %s moves',
    async (rolled, moves) => {
      const table = await walking('F', { rolls: [...diceFor(rolled), ...diceFor(1, speed(3))] })
      table.choose(PROCLAIM, 'end')
      expect(table.told('monster-moves')).toMatchObject([{ moves }])
    },
  )

  test('given him elsewhere, when choices are listed, then there is nobody to proclaim', async () => {
    expect((await walking('H', { rolls: [] })).legal()).not.toContain(PROCLAIM)
  })
})

describe('H16 Read him to a stop', () => {
  const READ = 'study:read-him-to-a-stop'
  test.each([
    [5, 0],
    [4, 1],
  ])(
    'given a Runestone and a Knowledge roll of %s, when he is read to, then he has %s moves',
    async (rolled, moves) => {
      const table = await barrow({
        tiles: { B: { runestone: true } },
        rolls: [...diceFor(rolled), ...diceFor(0, speed(3))],
      })
      table.choose(READ, 'end', 'end', 'end')
      expect(table.told('monster-moves')).toMatchObject([{ moves }])
    },
  )

  test('given no Runestone, when choices are listed, then he cannot be read to', async () => {
    expect((await barrow()).legal()).not.toContain(READ)
  })
})

test.each(SIZES)(
  'H16: given a table of %s, when the page is written, then the goods of the plan are those in play',
  async (players) => {
    const people = Object.fromEntries(
      PEOPLE.slice(0, players).map((name) => [
        name,
        name === 'bob' ? { at: 'F', team: 'traitor' as const } : 'B',
      ]),
    )
    const table = await barrow({ people })
    expect(table.state.haunt!.aside.filter((object) => object === 'grave-good')).toHaveLength(
      tuned(16, { id: 'grave-good' }, 'count', players),
    )
  },
)
