import { expect, test } from 'vitest'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const others = { all: 'people', at: 'here', but: 'me' }
const hurt = [{ lose: { who: 'target', trait: 'might', by: 1 } }]

test('given several people, when one is chosen, then it befalls that one', async () => {
  const table = await trying([{ 'choose-who': { from: others, do: hurt } }])
  expect(sentenceOf(table)).toBe('choose another person here: they lose 1 Might')
  table.choose('try:a')
  expect(table.asked()).toMatchObject({ who: 'alice', kind: 'target' })
  expect(table.legal()).toEqual(['target:bob', 'target:cora'])
  table.choose('target:cora')
  expect(table.person('cora').steps.might).toBe(3)
  expect(table.person('bob').steps.might).toBe(4)
})

test('given that nobody need be chosen, when passing, then nothing happens', async () => {
  const table = await trying([{ 'choose-who': { from: others, optional: true, do: hurt } }])
  expect(sentenceOf(table)).toBe('you may choose another person here: they lose 1 Might')
  table.choose('try:a')
  expect(table.legal()).toContain('pass')
  table.choose('pass')
  expect(table.told('damaged')).toEqual([])
})

test.each([
  ['accept', 3],
  ['refuse', 4],
])(
  'given a willing person is wanted, when the answer is %s, then their Might is on step %i',
  async (answer, step) => {
    const table = await trying([{ 'choose-who': { from: others, willing: true, do: hurt } }])
    expect(sentenceOf(table)).toBe('choose another willing person here: they lose 1 Might')
    table.choose('try:a', 'target:bob')
    expect(table.asked()).toMatchObject({ who: 'bob', kind: 'permit' })
    table.choose(answer)
    expect(table.person('bob').steps.might).toBe(step)
  },
)

test('given nobody to choose, then the action is not offered', async () => {
  const table = await trying([{ 'choose-who': { from: others, do: hurt } }], {
    people: { alice: 'A', bob: 'B', cora: 'B' },
  })
  expect(table.refuse('try:a').rule).toBe('L-ACT-25')
})

test('given a reward for the chooser, then it comes with what befalls the one chosen', async () => {
  const both = [...hurt, { gain: { trait: 'speed', by: 2 } }]
  const table = await trying([{ 'choose-who': { from: others, do: both } }])
  expect(changesOf(table)).toEqual({ 'health:bob': -1, 'health:alice': 2 })
})

test('given nothing but harm for the chooser, when nobody need be chosen, then nothing would change', async () => {
  const harm = [{ lose: { trait: 'speed', by: 2 } }]
  const free = await trying([{ 'choose-who': { from: others, optional: true, do: harm } }])
  const bound = await trying([{ 'choose-who': { from: others, do: harm } }])
  expect(changesOf(free)).toEqual({})
  expect(changesOf(bound)).toEqual({ 'health:alice': -2 })
})
