import { expect, test } from 'vitest'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const offer = (who: unknown) => [
  {
    agree: {
      with: who,
      then: [{ gain: { trait: 'might', by: 2 } }],
      else: [{ lose: { trait: 'speed', by: 1 } }],
    },
  },
]
const others = { all: 'players', but: 'me' }

test('given several people, when all agree, then the one thing follows', async () => {
  const table = await trying(offer(others))
  expect(sentenceOf(table)).toBe('if each other player agrees, gain 2 Might; otherwise lose 1 Speed')
  expect(changesOf(table)).toEqual({ 'health:alice': 2 * 0.5 - 1 * 0.5 })
  table.choose('try:a')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'permit' })
  table.choose('accept')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'permit' })
  table.choose('accept')
  expect(table.person('alice').steps).toMatchObject({ might: 6, speed: 4 })
  expect(table.told('agreed')).toMatchObject([
    { who: 'bob', agreed: true },
    { who: 'cora', agreed: true },
  ])
})

test('given several people, when the first does not, then the other thing follows and nobody else is asked', async () => {
  const table = (await trying(offer(others))).choose('try:a', 'refuse')
  expect(table.asked()).toMatchObject({ who: 'alice', kind: 'main' })
  expect(table.person('alice').steps).toMatchObject({ might: 4, speed: 3 })
})

test('given nobody to ask, when the deeds are listed, then it is not offered', async () => {
  const table = await trying(offer({ all: 'players', at: { tile: 'b' } }))
  expect(table.legal()).not.toContain('try:a')
})
