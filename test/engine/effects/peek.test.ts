import { expect, test } from 'vitest'
import type { PeekOp } from '../../../src/engine/effects/peek.ts'
import { changesOf, sentenceOf } from '../../support/ops.ts'
import { scene } from '../../support/scene.ts'

const people = { alice: 'A', bob: 'A', cora: 'A' }
const items = { cup: {}, jug: {}, pan: {}, pot: {} }
const peer = (peek: Omit<PeekOp, 'op'>) => ({ A: { actions: [{ word: 'peer', do: [{ peek }] }] } })

test('peek: given a look at two cards, when none may be buried, then the deck is as it was and only the looker knows them', async () => {
  const table = await scene({
    house: '[A]',
    people,
    items,
    tiles: peer({ at: 'item', count: 2, then: 'look' }),
  })
  table.choose('peer:a')
  expect(table.told('looked')).toMatchObject([
    { who: 'alice', at: 'item', cards: ['cup', 'jug'], seenBy: ['alice'] },
  ])
  expect(table.told('looked-away')).toMatchObject([{ who: 'alice', at: 'item', count: 2 }])
  expect(table.told('looked-away')[0]!.seenBy).toBeUndefined()
  expect(table.state.decks.item).toEqual(['cup', 'jug', 'pan', 'pot'])
})

test('peek: given three cards of which any may be buried, when two are, then they go to the bottom in that order', async () => {
  const table = await scene({
    house: '[A]',
    people,
    items,
    tiles: peer({ at: 'item', count: 3, then: 'bury-any' }),
  })
  table.choose('peer:a', 'bury:pan')
  expect(table.legal()).toEqual(['bury:cup', 'bury:jug', 'done'])
  table.choose('bury:cup', 'done')
  expect(table.state.decks.item).toEqual(['jug', 'pot', 'pan', 'cup'])
})

test('peek: given three cards of which one is kept, when it is picked, then it is on top and the others are buried', async () => {
  const table = await scene({
    house: '[A]',
    people,
    items,
    tiles: peer({ at: 'item', count: 3, then: 'keep-one' }),
  })
  table.choose('peer:a', 'keep:jug')
  expect(table.state.decks.item).toEqual(['jug', 'pot', 'cup', 'pan'])
})

test('peek: given fewer cards than asked for, when looking, then all of them are seen; given none, then nothing happens', async () => {
  const table = await scene({
    house: '[A]',
    people,
    items: { cup: {} },
    tiles: {
      A: {
        actions: [
          { word: 'peer', do: [{ peek: { at: 'item', count: 3, then: 'bury-any' } }] },
          { word: 'stare', do: [{ peek: { at: 'omen', count: 3, then: 'bury-any' } }] },
        ],
      },
    },
  })
  table.choose('peer:a', 'bury:cup', 'stare:a')
  expect(table.told('looked').map(({ cards }) => cards)).toEqual([['cup']])
  expect(table.asked()?.kind).toBe('main')
})

test('peek: given a question what to bury, when it is open, then no frame and no other seat holds what was seen', async () => {
  const table = await scene({
    house: '[A]',
    people,
    items,
    tiles: peer({ at: 'item', count: 2, then: 'bury-any' }),
  })
  table.choose('peer:a')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'peek' })
  expect(JSON.stringify([table.state.frames, table.state.asking])).not.toMatch(/cup|jug/)
})

test('peek: is said, and is worth something', async () => {
  const table = await scene({ house: '[A]', people })
  const say = (op: Omit<PeekOp, 'op'>) => sentenceOf(table.catalog, { op: 'peek', ...op })
  expect(say({ at: 'stack', count: 1, then: 'bury-any' })).toBe(
    'look at the top tile of the stack, and bury it if you like',
  )
  expect(say({ at: 'item', count: 3, then: 'keep-one' })).toBe(
    'look at the top 3 Item cards, put one back on top and bury the rest',
  )
  expect(say({ at: 'omen', count: 1, then: 'look' })).toBe('look at the top Omen card')
  expect(changesOf(table, { op: 'peek', at: 'item', count: 1, then: 'look' })).toEqual({ news: 0.5 })
})
