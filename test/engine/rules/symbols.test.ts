import { expect, test } from 'vitest'
import { scene } from '../../support/scene.ts'

const three = { alice: 'A', bob: 'A', cora: 'A' }
const quiz = {
  do: [
    {
      choose: {
        options: [
          { key: 'yes', label: 'Yes', do: [{ gain: { trait: 'might', by: 1 } }] },
          { key: 'no', label: 'No', do: [] },
        ],
      },
    },
  ],
}

test('L-DISC-07: given an Item tile, when it is discovered, then the explorer carries one Item more', async () => {
  const table = await scene({
    house: '[A]-',
    people: three,
    tiles: { X: { symbols: ['item'] } },
    items: { cup: {}, jug: {} },
    stack: ['X'],
  })
  table.choose('move:east')
  expect(table.person('alice').cards).toEqual(['cup'])
})

test('L-DISC-08, L-DISC-09, L-DISC-10: given Event and Item symbols, when the Event asks, then nothing else can be done and the Item comes only after the Event is buried', async () => {
  const table = await scene({
    house: '[A]-',
    people: { alice: { at: 'A', cards: ['jug'] }, bob: 'A', cora: 'A' },
    tiles: { X: { symbols: ['event', 'item'] } },
    events: { quiz },
    items: { cup: {}, jug: { actions: [{ word: 'drink', do: [{ heal: { traits: ['might'] } }] }] } },
    stack: ['X'],
  })
  table.choose('move:east')
  expect(table.asked()?.kind).toBe('option')
  expect(table.person('alice').cards).toEqual(['jug'])
  expect(table.refuse('drop:jug').rule).toBe('L-EVENT-10')
  expect(table.refuse('drink:jug').rule).toBe('L-EVENT-10')
  table.choose('option:no')
  expect(table.person('alice').cards).toEqual(['jug', 'cup'])
  const order = table.all.flatMap((one) =>
    one.kind === 'card-buried' || one.kind === 'card-drawn' ? [`${one.kind} ${one.card}`] : [],
  )
  expect(order).toEqual(['card-drawn quiz', 'card-buried quiz', 'card-drawn cup'])
})

test('L-DISC-08, L-DISC-09: given Item and Event symbols, when the Item is drawn, then it cannot be handed on before the Event is done', async () => {
  const table = await scene({
    house: '[A]-',
    people: three,
    tiles: { X: { symbols: ['item', 'event'] } },
    events: { quiz },
    items: { cup: {} },
    stack: ['X'],
  })
  table.choose('move:east')
  expect(table.person('alice').cards).toEqual(['cup'])
  expect(table.refuse('drop:cup').rule).toBe('L-EVENT-10')
  table.choose('option:no', 'drop:cup')
  expect(table.tile('X').pile).toEqual(['cup'])
})

test('L-DISC-11, L-DISC-13: given an Omen drawn before the haunt, when the haunt roll fails, then the turn goes on with no moves', async () => {
  const table = await scene({
    house: '[A]-',
    people: three,
    tiles: { X: { symbols: ['omen'] } },
    omens: { idol: {}, mask: {} },
    haunts: [{}],
    stack: ['X'],
    rolls: [2],
  })
  table.choose('move:east')
  expect(table.told('haunt-rolled')).toMatchObject([{ who: 'alice', total: 2, starts: false }])
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
  expect(table.state.turn.moves).toBe(0)
  expect(table.legal()).toContain('wait:x')
})

test('L-DISC-12: given Omen and Item symbols, when the haunt starts on the Omen, then no Item is drawn and the turn is over', async () => {
  const table = await scene({
    house: '[A]-',
    people: { alice: { at: 'A', cards: ['mask', 'ring'] }, bob: 'A', cora: 'A' },
    tiles: {
      X: {
        symbols: ['omen', 'item'],
        reactions: [{ on: 'turn-end', do: [{ lose: { trait: 'might', by: 1 } }] }],
      },
    },
    omens: { idol: {}, mask: {}, ring: {}, last: {} },
    items: { cup: {} },
    haunts: [{}],
    stack: ['X'],
    rolls: [2, 2, 1],
  })
  table.choose('move:east')
  expect(table.told('haunt-began')).toMatchObject([{ haunt: 99, revealer: 'alice' }])
  expect(table.told('card-drawn').map(({ card }) => card)).toEqual(['idol'])
  expect(table.state.decks.item).toEqual(['cup'])
  expect(table.state.phase).toBe('setup')
  expect(table.value('alice', 'might')).toBe(4)
  expect(table.asked()?.kind).toBe('ready')
})

test('L-DISC-14: given an Event tile with an action, when the Event is done, then the action is offered', async () => {
  const table = await scene({
    house: '[A]-',
    people: three,
    tiles: {
      X: { symbols: ['event'], actions: [{ word: 'search', do: [{ gain: { trait: 'might', by: 2 } }] }] },
    },
    events: { quiz },
    stack: ['X'],
  })
  table.choose('move:east')
  expect(table.legal()).not.toContain('search:x')
  table.choose('option:no', 'search:x')
  expect(table.value('alice', 'might')).toBe(5)
})

test('L-DISC-15: given text for ending a turn here, when the turn goes on with actions, then it waits for the end', async () => {
  const table = await scene({
    house: '[A]-',
    people: three,
    tiles: { X: { reactions: [{ on: 'turn-end', do: [{ lose: { trait: 'might', by: 2 } }] }] } },
    stack: ['X'],
  })
  table.choose('move:east', 'wait:x')
  expect(table.value('alice', 'might')).toBe(4)
  table.choose('end')
  expect(table.value('alice', 'might')).toBe(3)
  const order = table.all.map(({ kind }) => kind)
  expect(order.indexOf('trait-fell')).toBeLessThan(order.indexOf('turn-ended'))
})

test('L-DISC-16: given two effects at the end of a turn, when it ends, then the player says which comes first', async () => {
  const table = await scene({
    house: '[A]-',
    people: three,
    tiles: {
      A: {
        reactions: [
          { on: 'turn-end', do: [{ lose: { trait: 'might', by: 1 } }] },
          { on: 'turn-end', do: [{ gain: { trait: 'speed', by: 1 } }] },
        ],
      },
    },
  })
  table.choose('end')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'order' })
  table.choose(table.legal()[1]!)
  const order = table.all.map(({ kind }) => kind)
  expect(order.indexOf('trait-rose')).toBeLessThan(order.indexOf('trait-fell'))
})

test('L-DISC-17: given a card drawn this turn, when an effect makes one discover an Item tile, then its Item is drawn as well', async () => {
  const table = await scene({
    house: '[A]-',
    people: three,
    tiles: {
      X: { symbols: ['item'], actions: [{ word: 'push', do: [{ discover: {} }] }] },
      Y: { symbols: ['item'] },
    },
    items: { cup: {}, jug: {} },
    stack: ['X', 'Y'],
  })
  table.choose('move:east')
  expect(table.state.turn.moves).toBe(0)
  table.choose('push:x', 'doorway:x:east')
  expect(table.person('alice')).toMatchObject({ tile: 'y', cards: ['cup', 'jug'] })
})

test('L-DISC-25: given a traitor who finds an Event tile, when the Event is declined, then no card is drawn and the moves stay', async () => {
  const table = await scene({
    house: '[A]-',
    people: { alice: { at: 'A', team: 'traitor' }, bob: 'A', cora: 'A' },
    turn: 'alice',
    haunt: {},
    tiles: { X: { symbols: ['event'] } },
    events: { quiz },
    stack: ['X'],
    moves: 5,
  })
  table.choose('move:east')
  expect(table.asked()?.kind).toBe('skip-event')
  table.choose('skip')
  expect(table.told('card-drawn')).toEqual([])
  expect(table.state.turn.moves).toBe(2)
})
