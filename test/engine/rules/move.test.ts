import { describe, expect, test } from 'vitest'
import { scene } from '../../support/scene.ts'

const people = { alice: 'A', bob: 'A', cora: 'A' }

describe('paying with moves', () => {
  test('L-MOVE-01, L-MOVE-02: given obstacles only on the destination, when stepping onto it, then it costs 1', async () => {
    const table = await scene({
      house: '[A]-[B]',
      people,
      tokens: { B: ['large-obstacle'] },
      moves: 2,
    })
    table.choose('move:east')
    expect(table.person('alice').tile).toBe('b')
    expect(table.state.turn.moves).toBe(1)
  })

  test('L-MOVE-01: given one move, when a tile is discovered, then it is spent', async () => {
    const table = await scene({ house: '[A]-', people, stack: ['B'], moves: 1 })
    table.choose('move:east')
    expect(table.told('tile-discovered')).toMatchObject([{ tile: 'b' }])
    expect(table.person('alice').tile).toBe('b')
    expect(table.state.turn.moves).toBe(0)
  })

  test('L-MOVE-18: given the last move spent, when stepping on, then it is refused, while actions are not', async () => {
    const table = await scene({
      house: '[A]-[B]-[C]-',
      people: { ...people, alice: { at: 'A', cards: ['axe'] } },
      items: { axe: {} },
      moves: 1,
    })
    table.choose('move:east')
    expect(table.refuse('move:east').rule).toBe('L-MOVE-18')
    table.choose('drop:axe')
    expect(table.tile('B').pile).toEqual(['axe'])
  })
})

describe('entering', () => {
  test('L-MOVE-17: given an Event tile found earlier, when entered, then nothing is drawn, its text applies and its action may be used', async () => {
    const table = await scene({
      house: '[A]-[B]-',
      people,
      tiles: {
        B: {
          symbols: ['event'],
          reactions: [{ on: 'enters', do: [{ lose: { trait: 'might', by: 1 } }] }],
          actions: [{ word: 'search', do: [] }],
        },
      },
      events: { chill: {} },
      moves: 3,
    })
    table.choose('move:east')
    expect(table.told('card-drawn')).toEqual([])
    expect(table.state.decks.event).toEqual(['chill'])
    expect(table.person('alice').steps.might).toBe(3)
    expect(table.legal()).toContain('search:b')
    expect(table.state.turn.moves).toBe(2)
  })
})

describe('drawing a card', () => {
  const drawing = (deck: string, more: object = {}) =>
    scene({
      house: '[A]-[B]-',
      people,
      tiles: { A: { actions: [{ word: 'try', do: [{ draw: { deck, ...more } }] }] } },
      items: { axe: {}, bell: {} },
      events: { chill: {} },
      omens: { skull: {}, mask: {} },
      moves: 3,
      rolls: deck === 'omen' ? [0] : [],
    })

  test.each(['item', 'event', 'omen'])(
    'L-MOVE-12: given 3 moves left, when an %s is drawn through an action, then no moves are left, and actions are',
    async (deck) => {
      const table = (await drawing(deck)).choose('try:a')
      expect(table.told('card-drawn')).toHaveLength(1)
      expect(table.state.turn.moves).toBe(0)
      expect(table.refuse('move:east').rule).toBe('L-MOVE-12')
      expect(table.legal()).toContain('wait:a')
    },
  )

  test('L-AMB-42: given Bob draws on Alice’s turn, then her moves are as they were', async () => {
    const table = (await drawing('item', { who: { all: 'players', but: 'me' } })).choose('try:a')
    expect(table.told('card-drawn').map(({ who }) => who)).toEqual(['bob', 'cora'])
    expect(table.state.turn).toMatchObject({ who: 'alice', moves: 3 })
    expect(table.legal()).toContain('move:east')
  })

  test('L-AMB-42: given moves cancelled by a draw, when an effect grants moves later in the turn, then they may be used', async () => {
    const table = await scene({
      house: '[A]-[B]-',
      people,
      tiles: {
        A: {
          actions: [
            { word: 'try', do: [{ draw: { deck: 'item' } }] },
            { word: 'run', do: [{ moves: { by: 2 } }] },
          ],
        },
      },
      items: { axe: {} },
      moves: 3,
    })
    table.choose('try:a', 'run:a', 'move:east')
    expect(table.person('alice').tile).toBe('b')
    expect(table.state.turn.moves).toBe(1)
  })
})

describe('secret passages', () => {
  const two = { A: { passage: true }, C: { passage: true } }

  test('L-MOVE-13: given passages in the basement and upstairs, when on one, then the other is one move away', async () => {
    const table = await scene({
      house: { basement: '[A]-', ground: '[B]-', upper: '[C]-' },
      people,
      tiles: two,
      moves: 2,
    })
    table.choose('go:c')
    expect(table.person('alice').tile).toBe('c')
    expect(table.state.turn.moves).toBe(1)
    expect(table.legal()).toContain('go:a')
  })

  test('L-MOVE-14: given the only passage found, then it leads nowhere', async () => {
    const table = await scene({ house: '[A]-[B]-', people, tiles: { A: { passage: true } } })
    expect(table.legal().filter((key) => key.startsWith('go:'))).toEqual([])
  })

  test('L-MOVE-15: given a tile that got a passage later, then it joins the others', async () => {
    const table = await scene({
      house: '[A]-[B]-[C]-',
      people,
      tiles: { A: { passage: true } },
      tokens: { C: ['secret-passage'] },
    })
    table.choose('go:c')
    expect(table.person('alice').tile).toBe('c')
  })

  test('L-MOVE-16: given a passage tile in the stack, then it is joined once it is found and not before', async () => {
    const table = await scene({
      house: '[A]-',
      people,
      tiles: { A: { passage: true }, B: {}, C: { passage: true } },
      stack: ['B', 'C'],
    })
    expect(table.refuse('go:c').rule).toBe('L-REG-03')
    table.choose('move:east', 'move:east', 'go:a')
    expect(table.person('alice').tile).toBe('a')
  })
})

test('L-MOVE-11, L-DISC-17: given an effect that lets another discover, when they do, then the active player’s guaranteed step is left', async () => {
  const table = await scene({
    house: '[A]-[B]\n |',
    people: { alice: 'B', bob: 'A', cora: 'B' },
    stack: ['Z', 'Y'],
    tiles: {
      B: {
        actions: [
          {
            word: 'go',
            do: [
              {
                'for-each': {
                  who: { all: 'players', at: { tile: 'a' } },
                  asMe: true,
                  do: [{ discover: {} }],
                },
              },
            ],
          },
        ],
      },
    },
  })
  table.choose('go:b')
  while (table.asked()!.kind !== 'main') table.choose(table.legal()[0]!)
  expect(table.person('bob').tile).toBe('z')
  expect(table.state.turn.onStart).toBe(true)
})
