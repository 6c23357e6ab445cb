import { expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/view.ts'
import { changesOf, NO_TRAITOR, sentenceOf, trying } from '../../support/trying.ts'

const haunt = {
  ...NO_TRAITOR,
  counters: [{ id: 'spores', name: 'Spores', start: { if: { family: 'bob' }, then: 1 } }],
}

test('given a counter, when raised and lowered, then it stands on its own for each person and never below 0', async () => {
  const table = await trying(
    [
      { counter: { counter: 'spores', by: 2 } },
      { counter: { counter: 'spores', who: { all: 'players', but: 'me' }, by: -1 } },
    ],
    { haunt },
  )
  expect(sentenceOf(table)).toBe('gain 2 Spores and each other player loses 1 Spore')
  expect(changesOf(table)).toEqual({ 'counter:spores:alice': 2, 'counter:spores:bob': -1 })
  expect(table.state.haunt!.counters).toEqual({ spores: { alice: 0, bob: 1, cora: 0 } })
  table.choose('try:a')
  expect(table.state.haunt!.counters).toEqual({ spores: { alice: 2, bob: 0, cora: 0 } })
  expect(table.told('counter')).toMatchObject([
    { who: 'alice', from: 0, to: 2 },
    { who: 'bob', from: 1, to: 0 },
  ])
})

test('given a counter set to a number, when asked for, then values, conditions and every view have it', async () => {
  const table = await trying(
    [
      { counter: { counter: 'spores', to: 3 } },
      {
        when: {
          if: {
            all: [
              { counter: 'spores', atLeast: 3 },
              { counter: 'spores', who: { all: 'players', but: 'me' }, is: 1 },
            ],
          },
          then: [{ gain: { trait: 'might', by: { counter: 'spores', of: { all: 'players' } } } }],
        },
      },
    ],
    { haunt },
  )
  expect(changesOf(table)).toEqual({ 'counter:spores:alice': 3 })
  expect(sentenceOf(table)).toContain('set your Spores count to 3')
  expect(sentenceOf(table)).toContain('if you have 3 or more Spores and each other player has 1 Spores')
  table.choose('try:a')
  expect(table.person('alice').steps.might).toBe(8)
  expect(viewFor(table.catalog, table.state, 1).haunt!.counters.spores).toEqual({ alice: 3, bob: 1, cora: 0 })
})

test('given a reaction to a counter, when counters of several change, then it befalls each of them in turn', async () => {
  const reaction = {
    on: 'counter-changed',
    when: { counter: 'spores', atLeast: 2 },
    do: [{ gain: { trait: 'might', by: 1 } }],
  }
  const table = await trying([{ counter: { counter: 'spores', who: { all: 'players' }, by: 1 } }], {
    haunt: { ...haunt, reactions: [reaction] },
    counters: { spores: { cora: 4 } },
  })
  table.choose('try:a')
  expect(table.told('trait-rose').map(({ who }) => who)).toEqual(['bob', 'cora'])
})
