import { describe, expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { candidates } from '../../../src/engine/rules/traitor.ts'
import { PEOPLE, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { diceFor, goalOf, SIZES, tuned } from '../../support/tuned.ts'

/** The Muster in M between the stairs S and a hall H, the Kitchen K, the Front Steps F. Cora is the traitor and has the List. */
const levy = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: { ground: '[E]-[S]-[M]-[H]-[K]', outside: '[F]', upper: '[U]', basement: '[B]' },
    named: {
      E: 'entrance-hall',
      S: 'ground-floor-staircase',
      K: 'kitchen',
      F: 'front-steps',
      U: 'upper-landing',
      B: 'basement-landing',
    },
    people: { alice: 'M', bob: 'H', cora: { at: 'kitchen', team: 'traitor', objects: ['list'] } },
    haunt: 25,
    round: 2,
    ...more,
    tokens: { M: ['muster'], ...more.tokens },
  })
const counters = ({ state }: SceneTable, name: string) => Object.values(state.haunt!.counters[name]!)
const tracks = ({ state }: SceneTable) => state.haunt!.tracks
const men = ({ state }: SceneTable) => state.monsters.map(({ tile }) => tile)
const obstacles = ({ state }: SceneTable) =>
  state.house.filter(({ tokens }) => tokens.some((token) => token.startsWith('small-obstacle')))
const many = (count: number, at: string) => Array.from({ length: count }, () => ({ kind: 'pressed-man', at }))
/** To the end of the round, with an answer to where the next men come. */
const playRound = (table: SceneTable, first: 'alice' | 'bob' | 'cora' = 'alice') => {
  const { round } = table.state
  expect(table.asked()!.who).toBe(first)
  while (table.state.round === round && !table.state.outcome)
    table.choose(table.legal().find((key) => key === 'end') ?? table.legal()[0]!)
}

test('H25: given somebody cleverest, when the haunt begins, then that is the traitor', async () => {
  const people: Scene['people'] = { alice: 'M', bob: { at: 'H', steps: { knowledge: 6 } }, cora: 'kitchen' }
  const table = await levy({ people })
  const { team } = table.catalog.haunts[25]!
  if (team.kind !== 'known') throw new Error('The traitor is known')
  expect(candidates(playOf(table.catalog, table.state), team.traitor)).toEqual(['bob'])
})

/** On the Front Steps, the ground floor, the upper floor, in the basement. */
const MEN: Record<number, number[]> = { 3: [0, 1, 1, 1], 4: [1, 1, 2, 2], 5: [2, 2, 2, 2] }

describe('H25 setup', () => {
  const begun = async (players: number) => {
    const table = await scene({
      content: true,
      forced: 25,
      house: {
        ground: '         [N]\n          |\n-[L]-[E]-   -[G]',
        basement: '[K]-',
        upper: '[U]-',
        outside: '[F]-',
      },
      named: {
        E: 'entrance-hall',
        G: 'ground-floor-staircase',
        K: 'basement-landing',
        U: 'upper-landing',
        F: 'front-steps',
      },
      people: Object.fromEntries(
        PEOPLE.slice(0, players).map((name) => [
          name,
          name === 'bob' ? { at: 'l', steps: { knowledge: 6 } } : 'entrance-hall',
        ]),
      ),
      stack: ['kitchen'],
      piles: { 'front-steps': ['kris', 'spear', 'brooch'] },
      decks: { omen: ['radio'] },
      rolls: [2, 2, 1, 0],
    })
    return table.choose('move:east')
  }

  test.each(SIZES)(
    'given a table of %s, when the haunt begins, then the men are on the landings, the Obstacles round the Muster, the List with the traitor',
    async (players) => {
      const table = await begun(players)
      while (table.asked()?.kind === 'option') table.choose('option:muster')
      expect(table.tile('kitchen').tokens).toContain('muster')
      expect(table.person('bob').objects).toEqual(['list'])
      const landings = ['front-steps', 'ground-floor-staircase', 'upper-landing', 'basement-landing']
      expect(landings.map((tile) => men(table).filter((at) => at === tile).length)).toEqual(MEN[players])
      const near = ['kitchen', 'entrance-hall', 'ground-floor-staircase', 'n']
      const wanted = tuned(25, { op: 'put-token', token: 'small-obstacle' }, 'count', players)
      expect(obstacles(table).length).toBe(Math.min(wanted, near.length))
      for (const { id } of obstacles(table)) expect(near).toContain(id)
      expect(table.person('alice').tile).toBe('kitchen')
      expect(table.person('cora').tile).toBe('kitchen')
      expect(table.person('bob').tile).toBe('l')
    },
  )
})

describe('H25 Obstacles', () => {
  const HEAP = 'prepare:heap-it-up'

  test('given a roll of 4, when a hero heaps up, then no hero pays a move more to leave', async () => {
    const table = await levy({ rolls: diceFor(4) })
    table.choose(HEAP)
    expect(obstacles(table).map(({ id }) => id)).toEqual(['m'])
    const before = table.state.turn.moves
    table.choose('move:east')
    expect(table.state.turn.moves).toBe(before - 1)
  })

  test.each([
    ['the Muster', 'M', [], true],
    ['beside it', 'H', [], true],
    ['further off', 'kitchen', [], false],
    ['one there already', 'M', ['small-obstacle@bob'], false],
  ])(
    'given a hero on %s, when choices are listed, then heaping up is as it should be',
    async (_, at, lying, may) => {
      const table = await levy({
        people: { alice: at, bob: 'H', cora: { at: 'entrance-hall', team: 'traitor' } },
        tokens: { M: ['muster', ...lying] },
      })
      expect(table.legal().includes(HEAP)).toBe(may)
    },
  )

  test('given an Obstacle of the heroes, when a Pressed Man leaves the tile, then it costs him 2 moves', async () => {
    const table = await levy({
      turn: 'cora',
      people: { alice: 'H', bob: 'H', cora: { at: 'kitchen', team: 'traitor' } },
      monsters: many(1, 'ground-floor-staircase'),
      tokens: { M: ['muster'], 'ground-floor-staircase': ['small-obstacle@alice'] },
      rolls: [1, 1, 1],
    })
    table.choose('end', 'option:upper')
    table.choose('move:east')
    expect(table.state.turn.moves).toBe(1)
  })

  test('given a roll of 3, when a hero heaps up, then nothing is put down', async () => {
    const table = await levy({ rolls: diceFor(3) })
    table.choose(HEAP)
    expect(obstacles(table)).toEqual([])
  })
})

describe('H25 Shillings', () => {
  const struck = async (before: number, held = 0) => {
    const table = await levy({
      turn: 'cora',
      people: { alice: 'M', bob: 'M', cora: { at: 'kitchen', team: 'traitor', objects: ['list'] } },
      monsters: many(1, 'M'),
      counters: { shillings: { alice: before }, held: { alice: held } },
      rolls: [1, 1, 1, ...diceFor(5, 3), ...diceFor(2)],
    })
    table.choose('end', 'option:steps')
    return table
  }

  test.each([
    [0, 1, 'm'],
    [1, 2, 'front-steps'],
  ])(
    'given %s Shillings, when a Pressed Man beats a hero, then there are %s, no damage, and the hero is on %s',
    async (before, after, tile) => {
      const table = await struck(before)
      table.choose('attack:alice')
      expect(counters(table, 'shillings')[0]).toBe(after)
      expect(table.told('damaged')).toEqual([])
      expect(table.person('alice').tile).toBe(tile)
    },
  )

  test('given a Held hero, when monsters attack and turns come round, then nobody attacks that hero and the turn is passed over', async () => {
    const table = await levy({
      turn: 'cora',
      people: { alice: 'front-steps', bob: 'M', cora: { at: 'kitchen', team: 'traitor' } },
      monsters: many(1, 'front-steps'),
      counters: { shillings: { alice: 2 } },
      rolls: [1, 1, 1],
    })
    table.choose('end', 'option:upper')
    expect(table.asked()!.kind).toBe('monster')
    expect(table.legal()).not.toContain('attack:alice')
    table.choose('end', 'end')
    expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
    expect(counters(table, 'held')[0]).toBe(1)
  })

  test.each([
    [0, 1, false, 0],
    [1, 1, true, 1],
  ])(
    'given a hero Held for %s rounds, when the round ends, then held: %s, dead: %s, enlisted: %s',
    async (before, after, dead, enlisted) => {
      const table = await levy({
        turn: 'cora',
        people: { alice: 'front-steps', bob: 'M', cora: { at: 'kitchen', team: 'traitor' } },
        counters: { shillings: { alice: 2 }, held: { alice: before } },
        rolls: [1, 1, 1],
      })
      table.choose('end', 'option:upper', 'end')
      expect(counters(table, 'held')[0]).toBe(after)
      expect(table.person('alice').dead).toBe(dead)
      expect(tracks(table).enlisted).toBe(enlisted)
    },
  )

  test.each([
    [4, [0, 0]],
    [3, [2, 1]],
  ])(
    'given a roll of %s, when a hero talks for the Held one, then Shillings and rounds are %j',
    async (rolled, left) => {
      const table = await levy({
        people: { alice: 'front-steps', bob: 'front-steps', cora: { at: 'kitchen', team: 'traitor' } },
        counters: { shillings: { bob: 2 }, held: { bob: 1 } },
        rolls: diceFor(rolled),
      })
      table.choose('talk:talk-them-out-of-it:bob')
      expect([counters(table, 'shillings')[1], counters(table, 'held')[1]]).toEqual(left)
    },
  )
})

describe('H25 the List', () => {
  const carrying = (at: string, edition?: string) =>
    levy({
      people: { alice: { at, objects: ['list'] }, bob: 'M', cora: { at: 'entrance-hall', team: 'traitor' } },
      ...(edition && { edition }),
    })

  test('given the List in the Kitchen, when it is burned, then the heroes win', async () => {
    const table = await carrying('kitchen')
    table.choose('prepare:burn-the-list')
    expect(table.state.outcome).toMatchObject({ winner: 'heroes' })
  })

  test('given the List elsewhere, when choices are listed, then there is no fire for it', async () => {
    expect((await carrying('H')).legal()).not.toContain('prepare:burn-the-list')
  })

  test('given a win by 2 on the traitor, when a hero steals, then the List changes hands', async () => {
    const table = await levy({
      people: { alice: 'H', bob: 'M', cora: { at: 'H', team: 'traitor', objects: ['list'] } },
      rolls: [...diceFor(4), ...diceFor(2)],
    })
    table.choose('attack:cora', 'steal')
    if (table.asked()!.kind !== 'main') table.choose(table.legal()[0]!)
    expect(table.person('alice').objects).toEqual(['list'])
  })
})

describe('H25 the road', () => {
  test.each([
    ['upper', 'upper-landing'],
    ['ground', 'ground-floor-staircase'],
    ['basement', 'basement-landing'],
    ['steps', 'front-steps'],
  ])('given the choice %s, when the traitor ends a turn, then a man comes to %s', async (option, tile) => {
    const table = await levy({ turn: 'cora', rolls: [1, 1, 1] })
    table.choose('end', `option:${option}`)
    expect(men(table)).toEqual([tile])
  })

  test('given twelve men, when the traitor ends a turn, then no more come', async () => {
    const table = await levy({ turn: 'cora', monsters: many(12, 'basement-landing'), rolls: [1, 1, 1] })
    table.choose('end')
    expect(table.asked()!.kind).toBe('monster')
    expect(men(table)).toHaveLength(12)
  })

  test('given a dead traitor, when that turn comes round, then a man comes by chance', async () => {
    const table = await levy({
      turn: 'bob',
      people: { alice: 'M', bob: 'H', cora: { at: 'kitchen', team: 'traitor', dead: true } },
      monsters: many(1, 'basement-landing'),
      chances: [2],
      rolls: [0, 0, 0],
    })
    table.choose('end')
    expect(men(table)).toHaveLength(2)
  })

  test.each([
    [4, 1],
    [3, 0],
  ])('given a roll of %s on a landing, when the traitor calls, then %s men come', async (rolled, more) => {
    const table = await levy({
      turn: 'cora',
      people: { alice: 'M', bob: 'H', cora: { at: 'upper-landing', team: 'traitor' } },
      rolls: diceFor(rolled),
    })
    table.choose('invoke:call-one-more')
    expect(men(table)).toEqual(Array(more).fill('upper-landing'))
    expect((await levy({ turn: 'cora' })).legal()).not.toContain('invoke:call-one-more')
  })
})

describe('H25 goals', () => {
  const watch = (table: SceneTable) => [tracks(table).watch, tracks(table).watches]

  test('given heroes who end turns on the Muster, when a round passes, then one watch is kept for both', async () => {
    const table = await levy({
      people: { alice: 'M', bob: 'M', cora: { at: 'kitchen', team: 'traitor' } },
      rolls: [1, 1, 1],
    })
    table.choose('end')
    expect(watch(table)).toEqual([1, 1])
    table.choose('end')
    expect(watch(table)).toEqual([1, 1])
    playRound(table, 'cora')
    expect(watch(table)).toEqual([0, 1])
  })

  test('given round 1, when a hero ends a turn on the Muster, then it is no watch, and nobody there loses nothing', async () => {
    const table = await levy({
      round: 1,
      people: { alice: 'M', bob: 'H', cora: { at: 'kitchen', team: 'traitor' } },
    })
    table.choose('end')
    expect(watch(table)).toEqual([0, 0])
    const away = await levy({
      round: 1,
      turn: 'cora',
      people: { alice: 'H', bob: 'H', cora: { at: 'kitchen', team: 'traitor' } },
      rolls: [1, 1, 1],
    })
    playRound(away, 'cora')
    expect(away.state.outcome).toBeNull()
  })

  test.each([
    ['nobody', { alice: 'H', bob: 'H' }, {}, 'traitor'],
    ['only a Held hero', { alice: 'M', bob: 'H' }, { shillings: { alice: 2 } }, 'traitor'],
    ['a free hero', { alice: 'M', bob: 'H' }, {}, null],
  ])(
    'given %s on the Muster, when a later round ends, then the winner is as the page says',
    async (_, where, held, winner) => {
      const table = await levy({
        turn: 'cora',
        people: { ...where, cora: { at: 'kitchen', team: 'traitor' } },
        counters: held,
        rolls: [1, 1, 1],
      })
      playRound(table, 'cora')
      expect(table.state.outcome?.winner ?? null).toBe(winner)
    },
  )

  test.each(SIZES)(
    'given a table of %s, when the watches are kept or too many enlisted, then it is won',
    async (players) => {
      const people = Object.fromEntries(
        PEOPLE.slice(0, players).map((name) => [
          name,
          name === 'bob' ? { at: 'kitchen', team: 'traitor' as const } : 'M',
        ]),
      )
      const needed = tuned(25, { track: 'watches' }, 'atLeast', players)
      for (const [watches, winner] of [
        [needed - 1, null],
        [needed, 'heroes'],
      ] as const) {
        const table = await levy({
          people,
          turn: PEOPLE[players - 1]!,
          tracks: { watches, watch: 1 },
          rolls: [1, 1, 1],
        })
        while (table.state.round === 2 && !table.state.outcome)
          table.choose(table.legal().find((key) => key === 'end') ?? table.legal()[0]!)
        expect(table.state.outcome?.winner ?? null).toBe(winner)
      }
      const enlisted = goalOf(25, { track: 'enlisted' }, players)
      expect((await levy({ people, tracks: { enlisted: enlisted - 1 } })).state.outcome).toBeNull()
      expect((await levy({ people, tracks: { enlisted } })).state.outcome).toMatchObject({
        winner: 'traitor',
      })
    },
  )
})
