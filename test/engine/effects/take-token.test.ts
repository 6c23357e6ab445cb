import { expect, test } from 'vitest'
import { changesOf, sentenceOf } from '../../support/ops.ts'
import { scene } from '../../support/scene.ts'

const people = { alice: 'A', bob: 'A', cora: 'A' }
const tokens = ['small-obstacle', 'large-obstacle']
const clear = {
  A: {
    actions: ['clear', 'sweep', 'scrub'].map((word) => ({
      word,
      do: [{ 'take-token': { tokens, from: 'here' } }],
    })),
  },
}

test('take-token: given two kinds of token, when one is taken, then one picks which; the last goes unasked, and then it is not offered', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people,
    tiles: clear,
    tokens: { A: ['chalk', 'small-obstacle', 'large-obstacle'], B: ['small-obstacle'] },
    moves: 4,
  })
  table.choose('clear:a')
  expect(table.legal()).toEqual(['token:small-obstacle', 'token:large-obstacle'])
  table.choose('token:large-obstacle', 'sweep:a')
  expect(table.tile('A').tokens).toEqual(['chalk'])
  expect(table.tile('B').tokens).toEqual(['small-obstacle'])
  expect(table.told('token-removed').map(({ token }) => token)).toEqual(['large-obstacle', 'small-obstacle'])
  expect(table.refuse('scrub:a').rule).toBe('L-ACT-25')
  table.choose('move:east')
  expect(table.state.turn.moves).toBe(3)
})

test('take-token: given two of one kind, when one is taken, then the other stays', async () => {
  const table = await scene({
    house: '[A]',
    people,
    tiles: clear,
    tokens: { A: ['small-obstacle', 'small-obstacle'] },
  })
  table.choose('clear:a')
  expect(table.tile('A').tokens).toEqual(['small-obstacle'])
})

test('take-token: is said, and one of those that lie there goes', async () => {
  const table = await scene({ house: '[A]', people, tokens: { A: ['small-obstacle'] } })
  expect(sentenceOf(table.catalog, { op: 'take-token', tokens, from: 'here' })).toMatch(
    /^remove 1 small obstacle or large obstacle token from /i,
  )
  const taken = (from: 'here' | 'adjacent') => changesOf(table, { op: 'take-token', tokens, from })
  expect(taken('here')).toEqual({ 'token:small-obstacle': -1 })
  expect(taken('adjacent')).toEqual({ 'token:small-obstacle': -0.5, 'token:large-obstacle': -0.5 })
})
