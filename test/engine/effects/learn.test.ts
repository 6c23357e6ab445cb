import { expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/game.ts'
import { mayKnow } from '../../../src/engine/view.ts'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const haunt = { team: { kind: 'hidden', traitor: { random: true } } }
const learn = { learn: { of: { all: 'players' }, count: 2, if: { team: 'traitor', who: 'target' } } }

const asking = async (traitor: string) => {
  const table = await trying([learn], { haunt })
  for (const explorer of table.state.explorers) explorer.team = explorer.id === traitor ? 'traitor' : 'heroes'
  return table.choose('try:a')
}

test.each([
  ['bob', true],
  ['cora', false],
])('given two are named while the traitor is %s, then the one who asks is told %s', async (traitor, isSo) => {
  const table = await asking(traitor)
  expect(sentenceOf(table)).toBe('name 2 players aloud, and you alone are told if any of them is a traitor')
  expect(table.asked()).toMatchObject({ who: 'alice', kind: 'target' })
  expect(table.legal()).toEqual(['target:bob', 'target:cora', 'target:alice'])
  table.choose('target:bob')
  expect(table.legal()).toEqual(['target:cora', 'target:alice'])
  table.choose('target:alice')
  expect(table.told('asked-about')).toMatchObject([{ who: 'alice', names: ['bob', 'alice'] }])
  expect(table.told('learned')).toMatchObject([{ seenBy: ['alice'], isSo }])
})

test('L-HID-01: given an answer, then no other seat hears or sees anything that hangs on it', async () => {
  const seen = await Promise.all(
    ['bob', 'cora'].map(async (traitor) => {
      const table = await asking(traitor)
      table.choose('target:bob', 'target:alice')
      const heard = table.all.filter((happening) => mayKnow(happening, null))
      return JSON.stringify([heard, viewFor(table.catalog, table.state, null)])
    }),
  )
  expect(seen[0]).toBe(seen[1])
})

test('given fewer people than names, then all of them are named', async () => {
  const table = await trying([{ learn: { ...learn.learn, of: { all: 'people', but: 'me' }, count: 5 } }], {
    haunt,
  })
  expect(changesOf(table)).toEqual({ news: 1 })
  table.choose('try:a', 'target:cora')
  expect(table.told('asked-about')).toMatchObject([{ names: ['cora', 'bob'] }])
})
