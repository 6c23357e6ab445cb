import { expect, test } from 'vitest'
import { changesOf, sentenceOf } from '../../support/ops.ts'
import { scene } from '../../support/scene.ts'

const people = { alice: { at: 'A', cards: ['cup'] }, bob: 'A', cora: 'A' }
const ticks = [{ tick: { full: [{ gain: { trait: 'might', by: 2 } }] } }]
const items = {
  cup: {
    boxes: 2,
    actions: ['drink', 'eat', 'wear'].map((word) => ({
      word,
      do: [...ticks, { 'ready-cards': { cards: { cards: 'any', of: 'me' } } }],
    })),
  },
}

test('tick: given two boxes in a campaign, when ticked thrice, then the last box does the rest once and there is no third', async () => {
  const table = await scene({ house: '[A]', people, items, chapter: {} })
  table.choose('drink:cup')
  expect(table.state.marks.cup).toEqual({ ticks: 1, heirloom: null, name: null })
  expect(table.value('alice', 'might')).toBe(4)
  table.choose('eat:cup', 'wear:cup')
  expect(table.told('box-ticked')).toMatchObject([
    { card: 'cup', ticks: 1, boxes: 2 },
    { card: 'cup', ticks: 2, boxes: 2 },
  ])
  expect(table.person('alice').steps.might).toBe(6)
})

test('tick: given free play, when a box would be ticked, then it is not, nor is what hangs on it done', async () => {
  const table = await scene({ house: '[A]', people, items })
  table.choose('drink:cup', 'eat:cup')
  expect(table.state.marks).toEqual({})
  expect(table.value('alice', 'might')).toBe(4)
})

test('tick: is said, and is left out of what anybody weighs', async () => {
  const table = await scene({ house: '[A]', people, items })
  const { catalog } = table
  const full = { ref: 'test', ops: [{ op: 'destroy-card' as const }] }
  expect(sentenceOf(catalog, { op: 'tick' })).toBe('tick a box')
  expect(sentenceOf(catalog, { op: 'tick', full })).toBe('tick a box (the last one: destroy this card)')
  expect(changesOf(table, { op: 'tick', full }, { card: 'cup' })).toEqual({})
})
