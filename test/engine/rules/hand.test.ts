import { describe, expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/game.ts'
import { scene } from '../../support/scene.ts'

const three = { alice: 'A', bob: 'A', cora: 'A' }
const items = { cup: {}, jug: {}, pan: {}, pot: {} }
const omens = { idol: {} }

describe('GIVE', () => {
  test('L-ACT-11, L-ACT-12: given several unused cards, when giving, then any number go to one player and arrive used', async () => {
    const table = await scene({
      house: '[A]',
      people: { ...three, alice: { at: 'A', cards: ['cup', 'idol', 'pan'] } },
      items,
      omens,
    })
    table.choose('give:bob:cup')
    expect(table.legal()).toEqual(['more:idol', 'more:pan', 'done'])
    table.choose('more:idol', 'done')
    expect(table.person('bob')).toMatchObject({ cards: ['cup', 'idol'], used: ['cup', 'idol'] })
    expect(table.refuse('give:cora:pan').rule).toBe('L-ACT-06')
    expect(table.person('alice').cards).toEqual(['pan'])
  })

  test('L-ACT-11: given another player elsewhere or dead, when giving to them, then it is refused', async () => {
    const table = await scene({
      house: '[A]-[B]',
      people: {
        alice: { at: 'A', cards: ['cup'] },
        bob: 'B',
        cora: { at: 'A', dead: true },
        dan: { at: 'B', team: 'traitor' },
      },
      items,
      haunt: {},
    })
    expect(table.refuse('give:bob:cup').rule).toBe('L-ACT-11')
    expect(table.refuse('give:cora:cup').rule).toBe('L-ACT-11')
  })

  test('L-AMB-48: given a traitor here, when a hero gives, then nobody is asked and it arrives used', async () => {
    const table = await scene({
      house: '[A]',
      people: { alice: { at: 'A', cards: ['cup'] }, bob: 'A', cora: { at: 'A', team: 'traitor' } },
      items,
      haunt: {},
    })
    table.choose('give:cora:cup')
    expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
    expect(table.person('cora')).toMatchObject({ cards: ['cup'], used: ['cup'] })
  })
})

describe('DROP', () => {
  test('L-ACT-13: given a used and an unused card, when dropping, then only the unused one may be left', async () => {
    const table = await scene({
      house: '[A]',
      people: { ...three, alice: { at: 'A', cards: ['cup'], used: ['jug'] } },
      items,
    })
    expect(table.refuse('drop:jug').rule).toBe('L-ACT-08')
    table.choose('drop:cup')
    expect(table.person('alice').cards).toEqual(['jug'])
  })

  test('L-ACT-13, L-ACT-14: given several cards, when dropping two, then one pile lies there for all to see', async () => {
    const table = await scene({
      house: '[A]',
      people: { ...three, alice: { at: 'A', cards: ['cup', 'idol', 'pan'] } },
      items,
      omens,
    })
    table.choose('drop:cup', 'more:idol', 'done')
    for (const seat of [0, 1, 2, null])
      expect(viewFor(table.catalog, table.state, seat).house[0]!.pile).toEqual(['cup', 'idol'])
  })

  test('L-ACT-15: given a pile, when another card is dropped there, then it joins the pile', async () => {
    const table = await scene({
      house: '[A]',
      people: { ...three, alice: { at: 'A', cards: ['cup'] } },
      items,
      piles: { A: ['jug'] },
    })
    table.choose('drop:cup')
    expect(table.tile('A').pile).toEqual(['jug', 'cup'])
  })

  test('L-ACT-16: given a pile of an Item and an Omen on a tile, when the tile is buried, then they are at the bottom of their decks', async () => {
    const table = await scene({
      house: '[A]-',
      people: { ...three, alice: { at: 'A', cards: ['cup', 'idol'] } },
      items,
      omens: { ...omens, mask: {} },
      tiles: { A: { actions: [{ word: 'raze', do: [{ 'bury-tile': { tiles: 'adjacent' } }] }] } },
      stack: ['X', 'Y'],
    })
    table.choose('move:east', 'drop:cup', 'more:idol', 'move:west', 'raze:a')
    expect(table.state.decks.item.at(-1)).toBe('cup')
    expect(table.state.decks.omen).toEqual(['mask', 'idol'])
    expect(table.state.stack).toEqual(['y', 'x'])
  })

  test('L-ACT-17, L-AMB-49: given DROP spent and only a used Item left, when an effect makes one drop, then it is dropped; picked up later it is used', async () => {
    const table = await scene({
      house: '[A]',
      people: { ...three, alice: { at: 'A', cards: ['cup'], used: ['jug'] } },
      items,
      tiles: { A: { actions: [{ word: 'trip', do: [{ drop: { cards: 'item' } }] }] } },
    })
    table.choose('drop:cup', 'trip:a')
    expect(table.tile('A').pile).toEqual(['cup', 'jug'])
    table.choose('end', 'pick-up:jug', 'done')
    expect(table.person('bob')).toMatchObject({ cards: ['jug'], used: ['jug'] })
  })

  test('L-ACT-17: given Alice’s turn, when her effect makes Bob drop, then Bob picks and drops out of turn', async () => {
    const table = await scene({
      house: '[A]-[B]',
      people: { ...three, bob: { at: 'B', cards: ['cup', 'jug'] } },
      items,
      tiles: {
        A: {
          actions: [{ word: 'scare', do: [{ drop: { who: { all: 'people', but: 'me' }, cards: 'any' } }] }],
        },
      },
    })
    table.choose('scare:a')
    expect(table.asked()).toEqual({ who: 'bob', kind: 'card' })
    table.choose('card:jug')
    expect(table.tile('B').pile).toEqual(['jug'])
    expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
  })
})

describe('TAKE', () => {
  test('L-ACT-18: given a request, when the owner refuses, then no card moves and the word is spent', async () => {
    const table = await scene({
      house: '[A]',
      people: { ...three, bob: { at: 'A', cards: ['cup', 'jug'] } },
      items,
    })
    table.choose('take:bob:cup')
    expect(table.asked()).toEqual({ who: 'bob', kind: 'permit' })
    table.choose('refuse')
    expect(table.person('bob').cards).toEqual(['cup', 'jug'])
    expect(table.refuse('take:bob:jug').rule).toBe('L-ACT-06')
  })

  test('L-ACT-18: given a used card of another, when it is asked for, then it is refused', async () => {
    const table = await scene({ house: '[A]', people: { ...three, bob: { at: 'A', used: ['cup'] } }, items })
    expect(table.refuse('take:bob:cup').rule).toBe('L-ACT-08')
  })

  test('L-ACT-19, L-ACT-20: given two willing owners, when one TAKE covers both, then cards of both arrive used', async () => {
    const table = await scene({
      house: '[A]',
      people: { ...three, bob: { at: 'A', cards: ['cup'] }, cora: { at: 'A', cards: ['jug'] } },
      items,
    })
    table.choose('take:bob:cup', 'accept', 'more:cora:jug')
    expect(table.asked()).toEqual({ who: 'cora', kind: 'permit' })
    table.choose('accept')
    expect(table.person('alice')).toMatchObject({ cards: ['cup', 'jug'], used: ['cup', 'jug'] })
  })

  test('L-ACT-18, L-ACT-20: given an owner who refused, when the TAKE goes on, then only the others can be asked', async () => {
    const table = await scene({
      house: '[A]',
      people: { ...three, bob: { at: 'A', cards: ['cup', 'pan'] }, cora: { at: 'A', cards: ['jug'] } },
      items,
    })
    table.choose('take:bob:cup', 'refuse')
    expect(table.legal()).toEqual(['more:cora:jug', 'done'])
  })
})

describe('PICK UP', () => {
  test('L-ACT-21, L-ACT-22: given a pile of three, when two are picked up, then one is left and the two are used', async () => {
    const drink = { actions: [{ word: 'drink', do: [] }] }
    const table = await scene({
      house: '[A]',
      people: three,
      items: { ...items, cup: drink },
      piles: { A: ['cup', 'jug', 'pan'] },
    })
    table.choose('pick-up:cup', 'more:pan', 'done')
    expect(table.tile('A').pile).toEqual(['jug'])
    expect(table.person('alice')).toMatchObject({ cards: ['cup', 'pan'], used: ['cup', 'pan'] })
    expect(table.refuse('drink:cup').rule).toBe('L-ITEM-09')
  })

  test('L-ACT-21: given a pile next door, when it is to be picked up, then it is refused', async () => {
    const table = await scene({ house: '[A]-[B]', people: three, items, piles: { B: ['cup'] } })
    expect(table.refuse('pick-up:cup').rule).toBe('L-ACT-21')
  })

  test('L-AMB-49: given an unused card dropped, when it is picked up, then it is used', async () => {
    const table = await scene({
      house: '[A]',
      people: { ...three, alice: { at: 'A', cards: ['cup'] } },
      items,
    })
    table.choose('drop:cup', 'pick-up:cup')
    expect(table.person('alice')).toMatchObject({ cards: ['cup'], used: ['cup'] })
  })

  test('L-AMB-52: given a player who never had a card, when on a pile or beside a carrier, then PICK UP and TAKE are offered', async () => {
    const table = await scene({
      house: '[A]',
      people: { ...three, bob: { at: 'A', cards: ['jug'] } },
      items,
      piles: { A: ['cup'] },
    })
    expect(table.legal()).toEqual(expect.arrayContaining(['pick-up:cup', 'take:bob:jug']))
  })
})

test('L-ACT-23: given each handling word used, when it is tried again with a card, then it is refused', async () => {
  const table = await scene({
    house: '[A]',
    people: {
      ...three,
      alice: { at: 'A', cards: ['cup', 'jug', 'tin'] },
      bob: { at: 'A', cards: ['pan', 'pot'] },
    },
    items: { ...items, tin: {}, vat: {} },
    piles: { A: ['vat'] },
  })
  table.choose(
    'give:cora:cup',
    'done',
    'drop:jug',
    'done',
    'pick-up:vat',
    'done',
    'take:bob:pan',
    'accept',
    'done',
  )
  expect(table.refuse('give:cora:tin').rule).toBe('L-ACT-06')
  expect(table.refuse('drop:tin').rule).toBe('L-ACT-06')
  expect(table.refuse('pick-up:jug').rule).toBe('L-ACT-06')
  expect(table.refuse('take:bob:pot').rule).toBe('L-ACT-06')
})

test('L-ACT-11: given a receiver whom the gift leads away, when giving goes on, then there is nobody here to give to', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: { at: 'A', cards: ['lamp', 'cup'] }, bob: 'A', cora: 'A' },
    items: { cup: {}, lamp: { reactions: [{ on: 'given', do: [{ step: { who: 'target', upTo: 1 } }] }] } },
  })
  table.choose('give:bob:lamp', 'to:b')
  expect(table.person('bob').tile).toBe('b')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
})
