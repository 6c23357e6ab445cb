import { describe, expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { clone, legalChoices, newGame, playOf, type State } from '../../../src/engine/game.ts'
import { buryTile } from '../../../src/engine/rules/lay-tile.ts'
import { adjacentTiles, landingOf, openDoorways } from '../../../src/engine/state/house.ts'
import { type SceneTable, scene } from '../../support/scene.ts'

const people = { alice: 'A', bob: 'A', cora: 'A' }
const playing = (table: SceneTable) => playOf(table.catalog, table.state)
const shipped = await loadCatalog()

describe('the starting tiles', () => {
  /** A fresh game of the shipped content with whoever is active put somewhere. */
  const standingOn = (tile: string): { state: State; ways: string[] } => {
    const state = clone(newGame(shipped, { seed: 'house', seats: [{}, {}, {}] }).state)
    state.explorers.find(({ id }) => id === state.turn.who)!.tile = tile
    const seat = state.asking!.open[0]!.seat
    return { state, ways: legalChoices(shipped, state, seat).filter((key) => key.startsWith('go:')) }
  }

  test('L-REG-01: given a new game, then tiles lie in four regions, each with a grid of its own', () => {
    const { house } = standingOn('entrance-hall').state
    expect([...new Set(house.map(({ region }) => region))].sort()).toEqual([
      'basement',
      'ground',
      'outside',
      'upper',
    ])
    const origins = house.filter(({ x, y }) => x === 0 && y === 0).map(({ region }) => region)
    expect(new Set(origins).size).toBe(4)
  })

  test('L-REG-06: given the Ground Floor Staircase, then both landings are one step away, and it is one step from either', () => {
    expect(standingOn('ground-floor-staircase').ways.sort()).toEqual([
      'go:basement-landing',
      'go:upper-landing',
    ])
    expect(standingOn('upper-landing').ways).toEqual(['go:ground-floor-staircase'])
    expect(standingOn('basement-landing').ways).toEqual(['go:ground-floor-staircase'])
  })

  test('L-REG-07: given the Front Steps and the Entrance Hall, then each is adjacent to the other', () => {
    expect(standingOn('front-steps').ways).toEqual(['go:entrance-hall'])
    expect(standingOn('entrance-hall').ways).toEqual(['go:front-steps'])
  })

  test('L-REG-08: given any game, then the landing of the outside is the Front Steps', () => {
    const { state } = standingOn('front-steps')
    expect(landingOf(playOf(shipped, state), 'outside')).toBe('front-steps')
    expect(state.house.map(({ id }) => id)).toContain('front-steps')
  })

  test('L-REG-10: given the Entrance Hall and the Front Steps, then each has one side no tile may touch', () => {
    const { house } = standingOn('entrance-hall').state
    const blocked = house.filter((tile) => tile.blocked !== 0).map(({ id }) => id)
    expect(blocked.sort()).toEqual(['entrance-hall', 'front-steps'])
  })
})

describe('adjacency', () => {
  test('L-REG-03: given neighbours with a wall between, then one cannot step across', async () => {
    const table = await scene({ house: '[A] [B]-', people })
    expect(adjacentTiles(playing(table), 'a')).toEqual([])
    expect(table.refuse('move:east').rule).toBe('L-REG-03')
    expect(table.refuse('go:b').rule).toBe('L-REG-03')
  })

  test('L-REG-03: given a tile still in the stack, when going there, then it has not been found', async () => {
    const table = await scene({ house: '[A]-', people, stack: ['B'], tiles: { A: { links: ['b'] } } })
    expect(table.refuse('go:b')).toMatchObject({ rule: 'L-REG-03', code: 'not-discovered' })
  })

  test('L-REG-04: given two outside tiles joined by their exits, then they are adjacent', async () => {
    const table = await scene({ house: { outside: '[A]-[B]-' }, people })
    expect(adjacentTiles(playing(table), 'a')).toEqual(['b'])
    table.choose('move:east')
    expect(table.person('alice').tile).toBe('b')
  })

  test('L-REG-02: given a region moved as a block, then the ways through it are the same', async () => {
    const table = await scene({ house: '[A]-[B]-[C]-', people })
    const ways = () => ['a', 'b', 'c'].map((id) => adjacentTiles(playing(table), id))
    const before = ways()
    for (const tile of table.state.house) {
      tile.x += 3
      tile.y -= 2
    }
    expect(ways()).toEqual(before)
    table.choose('move:east', 'move:east')
    expect(table.person('alice').tile).toBe('c')
  })

  test('L-REG-17: given a doorway against a wall, when passing through, then it is false, from either side', async () => {
    const table = await scene({ house: '[A]-[B]-', people, tiles: { B: { doors: ['east'] } } })
    expect(table.legal()).not.toContain('move:east')
    expect(table.refuse('move:east').rule).toBe('L-REG-17')
    expect(adjacentTiles(playing(table), 'b')).toEqual([])
  })
})

describe('open doorways', () => {
  const open = (table: SceneTable, region: 'ground' | 'upper' = 'ground') =>
    openDoorways(table.state, region).map(({ tile, side }) => `${tile} ${side}`)

  test('L-REG-05: given three doorways of which one is joined, then two are open', async () => {
    const table = await scene({ house: '\n-[A]-[B]\n  |', people })
    expect(open(table)).toEqual(['a south', 'a west'])
  })

  test('L-AMB-32: given only stairs and secret passages lead on, then the region is sealed', async () => {
    const table = await scene({
      house: { ground: '[A]-[B]', upper: '[C]-' },
      people,
      tiles: { A: { links: ['c'] }, B: { passage: true }, C: { passage: true } },
    })
    expect(open(table)).toEqual([])
    expect(open(table, 'upper')).toEqual(['c east'])
  })

  test('L-AMB-32, L-REG-17: given a false feature, then it is not open', async () => {
    const table = await scene({ house: '[A]-[B]-', people, tiles: { B: { doors: ['east'] } } })
    expect(open(table)).toEqual(['b east'])
  })

  test('L-REG-10, L-AMB-32: given a doorway into a cell a neighbour bars, then it is not open and nothing is found there', async () => {
    const table = await scene({
      house: '[A]-[C]-\n     |\n   -[B]',
      people: { alice: 'B', bob: 'A', cora: 'A' },
      tiles: { A: { blocked: ['south'] } },
      stack: ['D'],
    })
    expect(open(table)).toEqual(['c east'])
    expect(table.refuse('move:west').rule).toBe('L-REG-10')
  })
})

describe('what a tile bears', () => {
  test('L-REG-09: given a tile for basement and ground, when drawn on the ground, then it may be placed', async () => {
    const table = await scene({
      house: '[A]-',
      people,
      tiles: { B: { regions: ['basement', 'ground'] } },
      stack: ['B'],
    })
    table.choose('move:east')
    expect(table.tile('B')).toMatchObject({ region: 'ground', x: 1, y: 0 })
  })

  test('L-REG-09: given only tiles for other regions, when discovering, then it is refused', async () => {
    const table = await scene({
      house: '[A]-',
      people,
      tiles: { B: { regions: ['basement', 'upper'] } },
      stack: ['B'],
    })
    expect(table.refuse('move:east').rule).toBe('L-DISC-18')
  })

  test('L-REG-11: given a tile with an Item and an Omen symbol, then it is an Item tile and an Omen tile, and no Event tile', async () => {
    const reach = (symbol: string) => ({
      word: symbol,
      when: { on: { all: 'tiles', symbol } },
      do: [],
    })
    const table = await scene({
      house: '[A]-',
      people,
      tiles: { A: { symbols: ['item', 'omen'], actions: ['item', 'omen', 'event'].map(reach) } },
    })
    expect(table.legal()).toEqual(expect.arrayContaining(['item:a', 'omen:a']))
    expect(table.legal()).not.toContain('event:a')
  })

  test('L-REG-12: given a tile with a runestone, when entered before the haunt, then nothing else happens', async () => {
    const table = await scene({ house: '[A]-[B]-', people, tiles: { B: { runestone: true } } })
    table.choose('move:east')
    expect(table.happenings.map(({ kind }) => kind)).toEqual(['moved'])
  })

  test('L-REG-12: given an effect that asks for a runestone, then only tiles that bear one will do', async () => {
    const study = { word: 'study', when: { on: { all: 'tiles', runestone: true } }, do: [] }
    const table = await scene({
      house: '[A]-[B]-',
      people,
      tiles: { A: { actions: [study] }, B: { runestone: true, actions: [study] } },
    })
    expect(table.legal()).not.toContain('study:a')
    table.choose('move:east')
    expect(table.legal()).toContain('study:b')
  })

  test('L-REG-13: given a tile with three ghost circles of which one is filled, when discovered, then one ghost is there', async () => {
    const table = await scene({
      house: '[A]-',
      people,
      tiles: { B: { ghosts: { circles: 3, filled: 1 } } },
      stack: ['B'],
    })
    table.choose('move:east')
    expect(table.tile('B').ghosts).toBe(1)
    expect(table.catalog.tiles.b!.ghosts).toEqual({ circles: 3, filled: 1 })
  })

  test.each([
    [0, 5],
    [2, 7],
  ])(
    'L-REG-14: given %i ghosts here, when an Omen that feeds on them is used, then Might is on step %i',
    async (ghosts, step) => {
      const table = await scene({
        house: '[A]-',
        people: { ...people, alice: { at: 'A', cards: ['skull'] } },
        omens: {
          skull: {
            actions: [
              { word: 'try', do: [{ gain: { trait: 'might', by: { sum: [1, { ghosts: 'here' }] } } }] },
            ],
          },
        },
        ghosts: { A: ghosts },
      })
      table.choose('try:skull')
      expect(table.person('alice').steps.might).toBe(step)
    },
  )

  test.each([
    [0, 3],
    [1, 2],
  ])(
    'L-REG-15: given %i ghosts where an Event with a ghost clause is drawn, then Might is on step %i',
    async (ghosts, step) => {
      const worse = { when: { if: { ghostClause: true }, then: [{ lose: { trait: 'might', by: 1 } }] } }
      const table = await scene({
        house: '[A]-',
        people,
        tiles: { A: { actions: [{ word: 'try', do: [{ draw: { deck: 'event' } }] }] } },
        events: { chill: { do: [{ lose: { trait: 'might', by: 1 } }, worse] } },
        ghosts: { A: ghosts },
      })
      table.choose('try:a')
      expect(table.person('alice').steps.might).toBe(step)
    },
  )

  test('L-REG-16: given a tile with an action, then whoever stands on it may use it, and nobody else', async () => {
    const table = await scene({
      house: '[A]-[B]-',
      people: { alice: 'A', bob: 'B', cora: 'A' },
      tiles: { B: { actions: [{ word: 'search', do: [{ gain: { trait: 'might', by: 1 } }] }] } },
    })
    expect(table.refuse('search:b').rule).toBe('L-ACT-04')
    table.choose('end', 'search:b')
    expect(table.person('bob').steps.might).toBe(5)
    table.choose('end', 'move:east', 'search:b')
    expect(table.person('cora').steps.might).toBe(5)
  })
})

test('L-AMB-41: given a tile with people, a monster, an Object and a token on it, when it is buried, then they are on the landing and its pile is buried', async () => {
  const table = await scene({
    house: '[A]-[B]-',
    people: { alice: 'B', bob: { at: 'A', team: 'traitor' }, cora: { at: 'B', dead: true } },
    items: { axe: {} },
    piles: { B: ['axe'] },
    objectsOn: { B: ['bell'] },
    tokens: { B: ['searched'] },
    monsters: [{ kind: 'rat', at: 'B' }],
    haunt: {
      objects: [{ id: 'bell', name: 'Bell' }],
      monsters: [{ id: 'rat', name: 'Rat', size: 'small', traits: { speed: 2 } }],
    },
  })
  buryTile(playing(table), 'b')
  expect(table.state.house.map(({ id }) => id)).toEqual(['a'])
  expect(table.state.stack).toEqual(['b'])
  expect([...table.state.explorers, ...table.state.monsters].map(({ tile }) => tile)).toEqual([
    'a',
    'a',
    'a',
    'a',
  ])
  expect(table.tile('A')).toMatchObject({ objects: ['bell'], tokens: ['searched'], pile: [] })
  expect(table.state.decks.item).toEqual(['axe'])
})
