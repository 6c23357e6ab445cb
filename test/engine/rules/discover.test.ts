import { describe, expect, test } from 'vitest'
import { openDoorways } from '../../../src/engine/state/house.ts'
import { scene } from '../../support/scene.ts'

const three = { alice: 'A', bob: 'A', cora: 'A' }
const deadEnd = { doors: ['north'] }
const corner = { doors: ['north', 'east'] }
const tee = { doors: ['north', 'east', 'south'] }

describe('finding a tile', () => {
  test('L-DISC-01: given a small obstacle here, when a blank tile is discovered, then leaving costs 2 of 4 moves', async () => {
    const table = await scene({
      house: '[A]-',
      people: three,
      tokens: { A: ['small-obstacle'] },
      stack: ['X'],
      moves: 4,
    })
    table.choose('move:east')
    expect(table.person('alice').tile).toBe('x')
    expect(table.state.turn.moves).toBe(2)
  })

  test('L-DISC-02, L-AMB-33: given tiles of other regions on top, when discovering, then they are buried in the order seen', async () => {
    const table = await scene({
      house: '[A]-',
      people: three,
      tiles: { B: { regions: ['basement'] }, U: { regions: ['upper'] } },
      stack: ['B', 'U', 'G', 'H'],
    })
    table.choose('move:east')
    expect(table.tile('G').region).toBe('ground')
    expect(table.state.stack).toEqual(['h', 'b', 'u'])
    expect(table.told('tile-buried-unseen')).toMatchObject([{ count: 2, region: 'ground' }])
  })

  test('L-DISC-02: given a tile for several regions, when discovering in one of them, then it lies in the region of the explorer', async () => {
    const table = await scene({
      house: { upper: '[A]-' },
      people: three,
      tiles: { X: { regions: ['basement', 'upper'] } },
      stack: ['X'],
    })
    table.choose('move:east')
    expect(table.tile('X').region).toBe('upper')
  })

  test('L-DISC-03: given the only match last in the stack, when discovering, then the rest keep their order', async () => {
    const basement = { regions: ['basement'] }
    const table = await scene({
      house: '[A]-',
      people: three,
      tiles: { B: basement, C: basement, D: basement },
      stack: ['B', 'C', 'D', 'X'],
    })
    table.choose('move:east')
    expect(table.person('alice').tile).toBe('x')
    expect(table.state.stack).toEqual(['b', 'c', 'd'])
  })

  test('L-DISC-18, L-AMB-33: given no tile for the region, when a discovery is tried, then nothing is spent and the stack is as it was', async () => {
    const basement = { regions: ['basement'] }
    const table = await scene({
      house: '[A]-',
      people: three,
      tiles: { B: basement, C: basement },
      stack: ['B', 'C'],
      moves: 2,
    })
    expect(table.refuse('move:east').rule).toBe('L-DISC-18')
    expect(table.state.turn.moves).toBe(2)
    expect(table.person('alice').tile).toBe('a')
    expect(table.state.stack).toEqual(['b', 'c'])
  })

  test('L-DISC-24: given a tile found by Alice, when Bob enters it, then he draws nothing', async () => {
    const table = await scene({
      house: '[A]-',
      people: three,
      tiles: { X: { symbols: ['item'] } },
      items: { cup: {}, jug: {} },
      stack: ['X'],
      begin: true,
      decks: { item: ['cup', 'jug'] },
    })
    table.choose('move:east', 'end', 'move:east')
    expect(table.person('bob').tile).toBe('x')
    expect(table.person('bob').cards).toEqual([])
    expect(table.told('card-drawn')).toHaveLength(1)
    expect(table.state.turn.moves).toBe(3)
  })
})

describe('laying it', () => {
  test('L-DISC-04: given a tile with one doorway, when it is found in the east, then that doorway faces west', async () => {
    const table = await scene({ house: '-[A]-', people: three, tiles: { X: deadEnd }, stack: ['X'] })
    table.choose('move:east')
    expect(table.tile('X')).toMatchObject({ turned: 3, next: [null, null, null, 'a'] })
    expect(table.tile('A').next[1]).toBe('x')
  })

  test('L-DISC-05: given a discovery, when it is done, then the figure stands on the new tile', async () => {
    const table = await scene({ house: '[A]-', people: three, stack: ['X'] })
    table.choose('move:east')
    expect(table.person('alice').tile).toBe('x')
    expect(table.told('tile-discovered')).toMatchObject([
      { who: 'alice', tile: 'x', from: 'a', side: 'east' },
    ])
    const order = table.all.map(({ kind }) => kind)
    expect(order.indexOf('tile-discovered')).toBeLessThan(order.indexOf('moved'))
  })

  test('L-DISC-06, L-AMB-30: given one rotation that joins two neighbours, when laying, then it is taken unasked', async () => {
    const table = await scene({
      house: '[A]-\n     |\n    [C]-',
      people: three,
      tiles: { X: corner },
      stack: ['X'],
    })
    table.choose('move:east')
    expect(table.tile('X').next).toEqual([null, null, 'c', 'a'])
    expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
  })

  test('L-AMB-30: given three rotations of which two join most doorways, when laying, then the discoverer picks between the two', async () => {
    const table = await scene({
      house: '[A]-\n     |\n    [C]-',
      people: { bob: 'A', alice: 'A', cora: 'A' },
      turn: 'bob',
      tiles: { X: tee },
      stack: ['X'],
    })
    table.choose('move:east')
    expect(table.asked()).toEqual({ who: 'bob', kind: 'turn-tile' })
    expect(table.legal()).toEqual(['turn:90', 'turn:180'])
    table.choose('turn:180')
    expect(table.tile('X')).toMatchObject({ turned: 2, next: [null, null, 'c', 'a'] })
  })

  test('L-AMB-30: given rotations that join as many, when one makes a false feature, then the other is taken', async () => {
    const table = await scene({
      house: '    [D]\n\n[A]-\n     |\n    [C]-',
      people: three,
      tiles: { X: tee },
      stack: ['X'],
    })
    table.choose('move:east')
    expect(table.tile('X')).toMatchObject({ turned: 1, falses: 0 })
  })

  test('L-DISC-22: given a doorway against a wall, when laid, then it is false and cannot be used', async () => {
    const table = await scene({
      house: '    [D]\n\n[A]-',
      people: three,
      stack: ['X'],
    })
    table.choose('move:east')
    expect(table.tile('X').falses).toBe(1)
    expect(openDoorways(table.state, 'ground')).not.toContainEqual({ tile: 'x', side: 'north' })
    expect(table.refuse('move:north').rule).toBe('L-REG-17')
  })
})

describe('keeping the region open', () => {
  test('L-DISC-19, L-AMB-30: given the last doorway, when one rotation would seal the region, then only the other is legal', async () => {
    const table = await scene({
      house: '[A]-\n\n[B]',
      people: three,
      tiles: { B: { blocked: ['east'] }, X: corner },
      stack: ['X', 'Y'],
    })
    table.choose('move:east')
    expect(table.tile('X').turned).toBe(3)
    expect(openDoorways(table.state, 'ground')).toEqual([{ tile: 'x', side: 'north' }])
  })

  test('L-DISC-20: given a dead end on top and the last doorway, when discovering, then it is buried and the next is laid', async () => {
    const table = await scene({
      house: '[A]-',
      people: three,
      tiles: { D: deadEnd },
      stack: ['D', 'X', 'Y'],
    })
    table.choose('move:east')
    expect(table.person('alice').tile).toBe('x')
    expect(table.state.stack).toEqual(['y', 'd'])
  })

  test('L-DISC-21, L-AMB-31: given only dead ends left and a loose leaf, when discovering through the last doorway, then the leaf is turned and a doorway stays open', async () => {
    const table = await scene({
      house: ' |\n[A]-\n\n[B]',
      people: three,
      tiles: { B: { blocked: ['east'] }, L: corner, D: deadEnd, E: deadEnd },
      stack: ['L', 'D', 'E'],
      moves: 5,
    })
    table.choose('move:east', 'turn:180', 'move:west', 'move:north')
    expect(table.person('alice').tile).toBe('d')
    expect(table.told('tile-moved')).toMatchObject([{ tile: 'l' }])
    expect(table.tile('L')).toMatchObject({ turned: 3, next: [null, null, null, 'a'] })
    expect(openDoorways(table.state, 'ground')).toEqual([{ tile: 'l', side: 'north' }])
    expect(table.person('bob').tile).toBe('a')
  })

  test.each([
    ['a figure', ['end']],
    ['a token', ['mark:l', 'move:west']],
    ['a pile', ['drop:cup', 'move:west']],
  ])(
    'L-AMB-31: given %s on the only leaf, when every tile would seal the region, then nothing is found or spent',
    async (_, choices) => {
      const actions = [{ word: 'mark', do: [{ 'put-token': { token: 'small-obstacle', on: 'here' } }] }]
      const table = await scene({
        house: ' |\n[A]-\n\n[B]',
        people: { ...three, alice: { at: 'A', cards: ['cup'] } },
        items: { cup: {} },
        tiles: { B: { blocked: ['east'] }, L: { ...corner, actions }, D: deadEnd, E: deadEnd },
        stack: ['L', 'D', 'E'],
        begin: true,
      })
      table.choose('move:east', 'turn:180', ...choices)
      const { moves } = table.state.turn
      table.choose('move:north')
      expect(table.told('nothing-left')).toMatchObject([{ region: 'ground' }])
      expect(table.state.turn.moves).toBe(moves)
      expect(table.state.stack).toEqual(['d', 'e'])
      expect(table.tile('L').turned).toBe(2)
      expect(table.refuse('move:north').rule).toBe('L-DISC-18')
    },
  )

  test('L-AMB-31: given the last tile of the region, when it would seal it, then it is laid all the same', async () => {
    const table = await scene({ house: '[A]-', people: three, tiles: { D: deadEnd }, stack: ['D'] })
    table.choose('move:east')
    expect(table.person('alice').tile).toBe('d')
    expect(openDoorways(table.state, 'ground')).toEqual([])
  })

  test('L-AMB-34: given a doorway where nothing was found, when a tile of the region is buried, then it can be tried again', async () => {
    const table = await scene({
      house: '-[A]-',
      people: three,
      tiles: {
        A: { actions: [{ word: 'raze', do: [{ 'bury-tile': { tiles: 'adjacent' } }] }] },
        L: deadEnd,
        D: deadEnd,
        E: deadEnd,
      },
      stack: ['L', 'D', 'E'],
      moves: 5,
    })
    table.choose('move:east', 'move:west', 'move:west')
    expect(table.told('nothing-left')).toHaveLength(1)
    expect(table.tile('A').falses).toBe(0)
    expect(table.legal()).not.toContain('move:west')
    table.choose('raze:a', 'move:west')
    expect(table.person('alice').tile).toBe('d')
    expect(table.state.stack).toEqual(['e', 'l'])
  })
})
