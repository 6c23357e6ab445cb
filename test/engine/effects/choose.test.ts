import { expect, test } from 'vitest'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const eat = { key: 'eat', label: 'Eat', do: [{ gain: { trait: 'might', by: 2 } }] }
const leave = { key: 'leave', label: 'Leave it', do: [] }
const pray = {
  key: 'pray',
  label: 'Pray',
  when: { carries: 'sacred' },
  do: [{ heal: { traits: 'all' } }],
}

test('given several courses, when one is picked, then only that is done', async () => {
  const table = await trying([{ choose: { options: [eat, leave] } }])
  expect(sentenceOf(table)).toBe('choose: Eat: gain 2 Might; or Leave it: nothing')
  expect(changesOf(table)).toEqual({ 'health:alice': 2 })
  table.choose('try:a')
  expect(table.asked()).toMatchObject({ who: 'alice', kind: 'option' })
  table.choose('option:eat')
  expect(table.told('chose')).toMatchObject([{ who: 'alice', option: 'Eat' }])
  expect(table.person('alice').steps.might).toBe(6)
})

test('given a course whose condition is not met, then it is not offered', async () => {
  const table = await trying([{ choose: { options: [eat, leave, pray] } }])
  table.choose('try:a')
  expect(table.legal()).toEqual(['option:eat', 'option:leave'])
})

test('given a single course left, then it is taken without asking', async () => {
  const table = await trying([{ choose: { options: [pray, eat] } }])
  table.choose('try:a')
  expect(table.asked()).toMatchObject({ kind: 'main' })
  expect(table.person('alice').steps.might).toBe(6)
})

test('given no course that can be taken, then the action is not offered', async () => {
  const table = await trying([{ choose: { options: [pray, { ...pray, key: 'kneel' }] } }])
  expect(table.refuse('try:a').rule).toBe('L-ACT-25')
})

test('given only courses that harm, then the lesser harm is what it comes to', async () => {
  const harm = (amount: number) => ({
    key: `take-${amount}`,
    label: `Take ${amount}`,
    do: [{ damage: { kind: 'general', amount } }],
  })
  expect(changesOf(await trying([{ choose: { options: [harm(3), harm(1)] } }]), { cause: 'haunt' })).toEqual({
    'health:alice': -1,
  })
})

test('given a course that may be taken once, when it has been, then it is not offered again: to that person, or to anybody', async () => {
  const once = (once: string) => [
    { choose: { options: [{ ...eat, once }, leave, { ...leave, key: 'wait' }] } },
  ]
  const person = await trying(once('person'))
  expect(sentenceOf(person)).toMatch(/^choose: Eat \(once per person\): gain 2 Might; or/)
  person.choose('try:a', 'option:eat', 'end', 'try:a')
  expect(person.legal()).toContain('option:eat')
  person.choose('option:leave', 'end', 'end', 'try:a')
  expect(person.legal()).toEqual(['option:leave', 'option:wait'])
  const game = await trying(once('game'))
  expect(changesOf(game)).toEqual({ 'health:alice': 2 })
  game.choose('try:a', 'option:eat', 'end', 'try:a')
  expect(changesOf(game)).toEqual({})
  expect(game.legal()).toEqual(['option:leave', 'option:wait'])
})

test('given two questions with a course of the same key, when it is taken in one, then it is spent in the other', async () => {
  const refuse = { ...eat, once: 'person' }
  const table = await trying([
    { choose: { options: [refuse, leave] } },
    { choose: { options: [refuse, leave, pray] } },
  ])
  table.choose('try:a', 'option:eat')
  expect(table.asked()).toMatchObject({ kind: 'main' })
  expect(table.person('alice').steps.might).toBe(6)
})
