import { expect, test } from 'vitest'
import { scene } from '../../support/scene.ts'

const three = { alice: 'A', bob: 'A', cora: 'A' }
const slot = { slot: true }
const pull = {
  A: { actions: ['pull', 'tug', 'heave'].map((word) => ({ word, do: [{ draw: { deck: 'item' } }] })) },
}

test('L-HEIR-01, L-HEIR-02, L-HEIR-05: given one sticker left, when it is used, then the card is the family heirloom under its finder’s name and the next card brings no question', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...three, alice: { at: 'A', heirloomsLeft: 1 } },
    tiles: pull,
    items: { cup: slot, jug: slot },
  })
  table.choose('pull:a')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'heirloom' })
  table.choose('heirloom')
  expect(table.state.marks.cup).toEqual({ ticks: 0, heirloom: 'alice', name: 'Alice' })
  expect(table.person('alice').heirlooms).toMatchObject({ left: 0, made: 1 })
  table.choose('tug:a')
  expect(table.asked()?.kind).toBe('main')
  expect(table.state.marks.jug).toBeUndefined()
})

test('L-HEIR-02: given no sticker left, when an Item with a space is drawn, then there is no question', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...three, alice: { at: 'A', heirloomsLeft: 0 } },
    tiles: pull,
    items: { cup: slot },
  })
  table.choose('pull:a')
  expect(table.person('alice').cards).toEqual(['cup'])
  expect(table.asked()?.kind).toBe('main')
})

test('L-HEIR-03: given a campaign and one heirloom made this game, when another Item with a space is drawn, then there is no question', async () => {
  const table = await scene({
    house: '[A]',
    people: three,
    tiles: pull,
    items: { cup: slot, jug: slot },
    mode: 'campaign',
  })
  table.choose('pull:a', 'heirloom', 'tug:a')
  expect(table.person('alice').cards).toEqual(['cup', 'jug'])
  expect(table.asked()?.kind).toBe('main')
})

test('L-FREE-08: given free play and two stickers, when three Items with a space are drawn, then two can be heirlooms and the third brings no question', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...three, alice: { at: 'A', heirloomsLeft: 2 } },
    tiles: pull,
    items: { cup: slot, jug: slot, pan: slot },
  })
  table.choose('pull:a', 'heirloom', 'tug:a', 'heirloom', 'heave:a')
  expect(table.asked()?.kind).toBe('main')
  expect(Object.keys(table.state.marks)).toEqual(['cup', 'jug'])
})

test('L-HEIR-04, L-AMB-53: given an Event symbol after the Item, when the Item is drawn, then the question comes before any action and before the Event', async () => {
  const table = await scene({
    house: '[A]-',
    people: three,
    tiles: { X: { symbols: ['item', 'event'] } },
    stack: ['X'],
    items: { cup: { ...slot, actions: [{ word: 'drink', do: [] }] } },
    events: { news: { do: [{ gain: { trait: 'might', by: 2 } }] } },
  })
  table.choose('move:east')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'heirloom' })
  expect(table.told('card-drawn').map(({ card }) => card)).toEqual(['cup'])
  expect(table.refuse('drink:cup').rule).toBe('L-EVENT-10')
  table.choose('keep')
  expect(table.told('card-drawn').map(({ card }) => card)).toEqual(['cup', 'news'])
})

test('L-HEIR-06: given Items with a space, when they are picked up, taken and given, then there is no question', async () => {
  const table = await scene({
    house: '[A]',
    people: { alice: { at: 'A', cards: ['jug'] }, bob: { at: 'A', cards: ['pan'] }, cora: 'A' },
    items: { cup: slot, jug: slot, pan: slot },
    piles: { A: ['cup'] },
  })
  table.choose('pick-up:cup', 'take:bob:pan', 'accept', 'give:bob:jug')
  expect(table.person('alice').cards).toEqual(['cup', 'pan'])
  expect(table.person('bob').cards).toEqual(['jug'])
  expect(table.state.marks).toEqual({})
})

test('L-HEIR-07: given an Item declined, when it is drawn again, then there is no question; when another is drawn, then there is', async () => {
  const table = await scene({
    house: '[A]',
    people: three,
    tiles: {
      A: {
        actions: [
          ...pull.A.actions,
          { word: 'sink', do: [{ 'bury-card': { from: { cards: 'item', of: 'me' } } }] },
        ],
      },
    },
    items: { cup: slot, jug: slot },
    decks: { item: ['cup', 'jug'] },
  })
  table.choose('pull:a', 'keep', 'sink:a', 'tug:a')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'heirloom' })
  table.choose('heirloom', 'heave:a')
  expect(table.person('alice').cards).toEqual(['jug', 'cup'])
  expect(table.asked()?.kind).toBe('main')
  expect(table.state.marks.jug?.heirloom).toBe('alice')
  expect(table.state.marks.cup?.heirloom ?? null).toBeNull()
})

test('L-HEIR-08: given an Item without a space, when it is drawn, then there is no question', async () => {
  const table = await scene({
    house: '[A]',
    people: three,
    tiles: pull,
    items: { bucket: { owner: "Goody Marl's" } },
  })
  table.choose('pull:a')
  expect(table.person('alice').cards).toEqual(['bucket'])
  expect(table.asked()?.kind).toBe('main')
})

test('L-HEIR-09: given Bob’s heirloom in Alice’s hands, when an effect wants an heirloom, then it will do and a plain Item will not', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...three, alice: { at: 'A', cards: ['cup', 'jug'] } },
    tiles: {
      A: {
        actions: [
          { word: 'pay', do: [{ 'bury-card': { from: { cards: 'item', of: 'me', heirloom: true } } }] },
        ],
      },
    },
    items: { cup: slot, jug: slot },
    heirlooms: { cup: 'bob' },
  })
  table.choose('pay:a')
  expect(table.person('alice').cards).toEqual(['jug'])
  expect(table.state.decks.item).toEqual(['cup'])
})

test('L-AMB-54: given an Item with another family’s sticker, when it is drawn, then there is no question', async () => {
  const table = await scene({
    house: '[A]',
    people: three,
    tiles: pull,
    items: { cup: slot },
    heirlooms: { cup: 'bob' },
  })
  table.choose('pull:a')
  expect(table.asked()?.kind).toBe('main')
  expect(table.state.marks.cup?.heirloom).toBe('bob')
})
