import { expect, test } from 'vitest'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const armed = (thenOps: object[], elseOps?: object[]) => [
  { when: { if: { carries: 'weapon' }, then: thenOps, ...(elseOps ? { else: elseOps } : {}) } },
]
const gain = [{ gain: { trait: 'might', by: 2 } }]
const lose = [{ lose: { trait: 'might', by: 4 } }]
const holding = (cards: string[]) => ({
  people: { alice: { at: 'A', cards }, bob: 'A', cora: 'A' },
  items: { axe: { types: ['weapon'] } },
})

test.each([
  ['holds', ['axe'], 6],
  ['does not hold', [], 1],
])('given a condition that %s, then that part is done', async (_, cards, step) => {
  const table = await trying(armed(gain, [{ lose: { trait: 'might', by: 3 } }]), holding(cards))
  expect(sentenceOf(table)).toBe('if you carry a Weapon, gain 2 Might; otherwise lose 3 Might')
  table.choose('try:a')
  expect(table.person('alice').steps.might).toBe(step)
})

test('given no other part, when the condition does not hold, then nothing happens', async () => {
  const table = await trying(armed(gain), holding([]))
  expect(sentenceOf(table)).toBe('if you carry a Weapon, gain 2 Might')
  table.choose('try:a')
  expect(table.told('trait-rose')).toEqual([])
})

test('given a part that cannot be done, when its condition holds, then the action is not offered', async () => {
  const dear = [{ pay: { trait: 'might', by: 7, then: gain } }]
  expect((await trying(armed(dear, gain), holding(['axe']))).legal()).not.toContain('try:a')
  expect((await trying(armed(dear, gain), holding([]))).legal()).toContain('try:a')
})

test('given a part that helps and one that harms, then only the one whose condition holds would come', async () => {
  expect(changesOf(await trying(armed(gain, lose), holding(['axe'])))).toEqual({ 'health:alice': 2 })
  expect(changesOf(await trying(armed(gain, lose), holding([])))).toEqual({ 'health:alice': -3 })
  expect(changesOf(await trying(armed(gain), holding([])))).toEqual({})
})
