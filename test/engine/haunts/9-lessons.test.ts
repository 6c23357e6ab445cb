import { describe, expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { candidates } from '../../../src/engine/rules/traitor.ts'
import { PEOPLE, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { bandsOf, diceFor, diceOf, goalOf, SIZES, tuned } from '../../support/tuned.ts'

/** The Dormitory in D, a hall H, the Grate in G. Alice and Bob are heroes, Cora the traitor, one Prefect stunned in P. */
const table9 = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: '[D]-[H]-[G]-[X]-[P]',
    people: { alice: 'H', bob: 'G', cora: { at: 'D', team: 'traitor' } },
    haunt: 9,
    monsters: [{ kind: 'prefect', at: 'P', stunned: true }],
    ...more,
    tokens: { D: ['dormitory'], G: ['grate'], ...more.tokens },
  })
const marks = ({ state }: SceneTable) => Object.values(state.haunt!.counters.marks!)
const burned = ({ state }: SceneTable) => state.haunt!.tracks.burned
const MORE = tuned(9, { trait: 'knowledge', reach: 'here' }, 'dice', 3, 'Teach a lesson')
const KNOWS = diceOf(9, 'prefect', 'knowledge')
const [ENOUGH = 0] = bandsOf(9, 'Look it up', 3)
const SPEED = diceOf(9, 'prefect', 'speed')

test('H9: given three ages, when the haunt begins, then the oldest teaches', async () => {
  const people = { alice: { at: 'H', age: 30 }, bob: { at: 'G', age: 71 }, cora: { at: 'D', age: 44 } }
  const table = await table9({ people })
  const { team } = table.catalog.haunts[9]!
  if (team.kind !== 'known') throw new Error('The traitor is known')
  expect(candidates(playOf(table.catalog, table.state), team.traitor)).toEqual(['bob'])
})

test('H9 setup: given a house, when the haunt begins, then there is a Report in each region, a Dormitory with Prefects and a Grate', async () => {
  const table = await scene({
    content: true,
    forced: 9,
    house: {
      ground: '         [N]\n          |\n-[L]-[E]-   -[G]',
      basement: '[K]-[Q]-',
      upper: '[U]-',
      outside: '[F]-',
    },
    named: { E: 'entrance-hall', K: 'basement-landing', U: 'upper-landing', F: 'front-steps' },
    people: { alice: 'entrance-hall', bob: { at: 'l', age: 80 }, cora: 'g' },
    stack: ['kitchen', 'nursery'],
    piles: { 'front-steps': ['kris', 'spear', 'brooch'] },
    decks: { omen: ['radio'] },
    rolls: [2, 2, 1, 0],
  })
  table.choose('move:east')
  expect(table.tile('nursery').tokens).toContain('dormitory')
  expect(table.tile('kitchen').tokens).toContain('grate')
  expect(table.tile('q').tokens).toEqual(['filed-might'])
  expect(table.tile('front-steps').tokens).toEqual(['filed-speed'])
  const filed = table.state.house.flatMap(({ tokens }) => tokens.filter((token) => token.startsWith('filed')))
  expect(filed.sort()).toEqual(['filed-knowledge', 'filed-might', 'filed-sanity', 'filed-speed'])
  expect(table.state.monsters.every(({ kind, tile }) => kind === 'prefect' && tile === 'nursery')).toBe(true)
  expect(table.person('bob').team).toBe('traitor')
})

describe('H9 the Reports', () => {
  test.each([
    ['filed-speed', 'search:run-for-the-report', 'speed'],
    ['filed-might', 'search:force-the-drawer', 'might'],
    ['filed-sanity', 'search:own-up-to-it', 'sanity'],
    ['filed-knowledge', 'search:look-it-up', 'knowledge'],
  ])(
    'given %s here, when %s rolls enough of %s, then it is taken; with 1 less it stays',
    async (token, key, trait) => {
      for (const rolled of [ENOUGH, ENOUGH - 1]) {
        const table = await table9({ tokens: { H: [token] }, rolls: diceFor(rolled) })
        table.choose(key)
        expect(table.told('rolled')[0]).toMatchObject({ trait })
        expect(table.person('alice').objects).toEqual(rolled === ENOUGH ? ['report'] : [])
        expect(table.tile('H').tokens).toEqual(rolled === ENOUGH ? [] : [token])
      }
    },
  )

  test.each([1, 2])(
    'given %s Reports at the Grate, when they are burned, then all of them count',
    async (held) => {
      const objects = Array<string>(held).fill('report')
      const people = { alice: { at: 'G', objects }, bob: 'H', cora: { at: 'D', team: 'traitor' as const } }
      const table = await table9({ people })
      table.choose('prepare:burn-the-reports')
      expect(burned(table)).toBe(held)
      expect(table.person('alice').objects).toEqual([])
    },
  )

  test('given no Report, or no Grate, when choices are listed, then there is nothing to burn', async () => {
    const BURN = 'prepare:burn-the-reports'
    const cora = { at: 'D', team: 'traitor' as const }
    expect((await table9({ people: { alice: 'G', bob: 'H', cora } })).legal()).not.toContain(BURN)
    const away = await table9({ people: { alice: { at: 'H', objects: ['report'] }, bob: 'H', cora } })
    expect(away.legal()).not.toContain(BURN)
  })
})

describe('H9 Marks', () => {
  const TEACH = 'attack:alice:teach-a-lesson'
  const teaching = (won: number, more: Partial<Scene> = {}) =>
    table9({
      people: { alice: { at: 'D', objects: ['report'] }, bob: 'G', cora: { at: 'D', team: 'traitor' } },
      turn: 'cora',
      rolls: [...diceFor(won + 1, 4 + MORE), ...diceFor(1)],
      ...more,
    })

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
  ])(
    'given a lesson won by %s, when it is taught, then the hero has %s Marks and no wound',
    async (won, given) => {
      const table = await teaching(won)
      table.choose(TEACH)
      expect(marks(table)).toEqual([given, 0, 0])
      expect(table.told('damaged')).toEqual([])
    },
  )

  test('given one Mark, when the second is given, then the hero drops the Reports and is in bed', async () => {
    const table = await teaching(1, {
      people: { alice: { at: 'H', objects: ['report'] }, bob: 'G', cora: { at: 'H', team: 'traitor' } },
      counters: { marks: { alice: 1 } },
    })
    table.choose(TEACH)
    expect(table.person('alice')).toMatchObject({ tile: 'd', objects: [], dead: false })
    expect(table.tile('H').objects).toEqual(['report'])
  })

  test('given a hero in bed, when attacks are listed, then the traitor has none, and no other kind either', async () => {
    const table = await teaching(1, { counters: { marks: { alice: 2 } }, rolls: [] })
    expect(table.legal().filter((key) => key.startsWith('attack'))).toEqual([])
  })

  test.each([
    ['without an attack', false, 1],
    ['with an attack', true, 0],
  ])(
    'given a turn on the tile of the traitor %s, when it ends, then the hero has %s and %s Marks',
    async (_, hits, given) => {
      const table = await table9({
        people: { alice: 'D', bob: 'G', cora: { at: 'D', team: 'traitor' } },
        rolls: hits ? [...diceFor(2), ...diceFor(2)] : [],
      })
      if (hits) table.choose('attack:cora')
      table.choose('end')
      expect(marks(table)).toEqual([given, 0, 0])
    },
  )

  test('given a Prefect beside a hero, when the Prefect wins, then that is a Mark and no wound', async () => {
    const table = await table9({
      people: { alice: 'X', bob: 'X', cora: { at: 'D', team: 'traitor' } },
      counters: { marks: { bob: 2 } },
      monsters: [{ kind: 'prefect', at: 'X' }],
      turn: 'cora',
      rolls: [...diceFor(2, SPEED), ...diceFor(5, KNOWS), ...diceFor(1), ...diceFor(0)],
    })
    table.choose('end')
    expect(table.legal()).not.toContain('attack:bob')
    table.choose('attack:alice', 'end')
    expect(marks(table)).toEqual([1, 2, 0])
    expect(table.told('damaged')).toEqual([])
  })

  test.each([
    ['attack:prefect-1', 'might'],
    ['attack:prefect-1:answer-back', 'knowledge'],
  ])(
    'given a Prefect here, when it is answered by %s, then both roll %s and a win stuns it',
    async (key, trait) => {
      const table = await table9({
        people: { alice: 'X', bob: 'G', cora: { at: 'D', team: 'traitor' } },
        monsters: [{ kind: 'prefect', at: 'X' }],
        rolls: [...diceFor(5), ...diceFor(1, KNOWS)],
      })
      table.choose(key)
      expect(table.told('rolled').map((roll) => roll.trait)).toEqual([trait, trait])
      expect(table.state.monsters[0]!.stunned).toBe(true)
    },
  )
})

describe('H9 in bed', () => {
  const TALK = 'talk:talk-them-out-of-bed:bob'
  test.each([
    [4, 0],
    [3, 2],
  ])(
    'given Bob in bed and a Sanity roll of %s, when he is talked to, then he has %s Marks',
    async (rolled, left) => {
      const people = { alice: 'D', bob: 'D', cora: { at: 'G', team: 'traitor' as const } }
      const table = await table9({ people, counters: { marks: { bob: 2 } }, rolls: diceFor(rolled) })
      table.choose(TALK)
      expect(marks(table)).toEqual([0, left, 0])
    },
  )

  test('given Bob with one Mark, when choices are listed, then he is not in bed and needs no talk', async () => {
    const people = { alice: 'D', bob: 'D', cora: { at: 'G', team: 'traitor' as const } }
    expect((await table9({ people, counters: { marks: { bob: 1 } } })).legal()).not.toContain(TALK)
  })

  test.each([
    [6, 0],
    [5, 2],
  ])(
    'given Bob in bed, when the round ends, then his turn was passed over and a Knowledge roll of %s leaves %s Marks',
    async (rolled, left) => {
      const table = await table9({ counters: { marks: { bob: 2 } }, rolls: diceFor(rolled) })
      table.choose('end')
      expect(table.asked()!.who).toBe('cora')
      table.choose('end')
      expect(marks(table)).toEqual([0, left, 0])
    },
  )
})

describe('H9 endings', () => {
  const people = (players: number) =>
    Object.fromEntries(
      PEOPLE.slice(0, players).map((name) => [
        name,
        name === 'cora' ? { at: 'D', team: 'traitor' as const } : 'H',
      ]),
    )

  test.each(SIZES)(
    'given a table of %s, when enough Reports are burned, then the heroes win',
    async (players) => {
      const needed = goalOf(9, { track: 'burned' }, players)
      expect(
        (await table9({ people: people(players), tracks: { burned: needed - 1 } })).state.outcome,
      ).toBeNull()
      const table = await table9({ people: people(players), tracks: { burned: needed } })
      expect(table.state.outcome).toMatchObject({ winner: 'heroes', because: 'goal' })
    },
  )

  test.each([
    ['all of them', { alice: 2, bob: 3 }, 'traitor'],
    ['one of them', { alice: 2, bob: 1 }, null],
  ])('given %s in bed, when the round ends, then the winner is as it should be', async (_, given, winner) => {
    const table = await table9({
      turn: 'cora',
      counters: { marks: given },
      rolls: winner ? [...diceFor(0), ...diceFor(0)] : diceFor(0),
    })
    table.choose('end')
    expect(table.state.outcome?.winner ?? null).toBe(winner)
  })

  test.each([
    [9, 'traitor'],
    [8, null],
  ])('given round %s, when it ends, then the winner is %s', async (round, winner) => {
    const table = await table9({ turn: 'cora', round })
    table.choose('end')
    expect(table.state.outcome?.winner ?? null).toBe(winner)
  })

  test('given a traitor who is dead, when round 9 ends, then the haunt is still won by that side', async () => {
    const dead = { at: 'D', team: 'traitor' as const, dead: true }
    const table = await table9({ people: { alice: 'H', bob: 'G', cora: dead }, turn: 'bob', round: 9 })
    expect(table.state.outcome).toBeNull()
    table.choose('end')
    expect(table.state.outcome?.winner).toBe('traitor')
  })
})
