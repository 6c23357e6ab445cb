import { expect, test } from 'vitest'
import { sentenceOf, weightOf } from '../../support/ops.ts'
import { scene } from '../../support/scene.ts'

const people = { alice: 'A', bob: 'A', cora: 'A' }

test('put-token: given tiles, when a token is put on them, then each has one more and it works there', async () => {
  const table = await scene({
    house: '[C]-[A]-[B]',
    people,
    tiles: {
      A: {
        actions: [
          { word: 'mark', do: [{ 'put-token': { token: 'chalk', on: 'adjacent' } }] },
          { word: 'block', do: [{ 'put-token': { token: 'small-obstacle', on: 'here' } }] },
        ],
      },
    },
    tokens: { B: ['chalk'] },
    moves: 4,
  })
  table.choose('mark:a', 'block:a')
  expect(table.tile('B').tokens).toEqual(['chalk', 'chalk'])
  expect(table.tile('C').tokens).toEqual(['chalk'])
  expect(table.told('token-placed').map(({ tile }) => tile)).toEqual(['b', 'c', 'a'])
  table.choose('move:east')
  expect(table.state.turn.moves).toBe(2)
})

test('put-token: given a number, when a token is put on so many of the tiles, then chance picks which', async () => {
  const op = { 'put-token': { token: 'chalk', on: { all: 'tiles' }, count: { players: [2, 3, 3] } } }
  const table = await scene({
    house: '[C]-[A]-[B]',
    people,
    tiles: { A: { actions: [{ word: 'mark', do: [op] }] } },
    chances: [0, 0],
  })
  table.choose('mark:a')
  expect(table.told('token-placed')).toHaveLength(2)
})

test('put-token: is said by the name the haunt gives it, and weighs nothing', async () => {
  const { catalog } = await scene({
    house: '[A]',
    people: { ...people, cora: { at: 'A', team: 'traitor' } },
    haunt: { tokens: [{ id: 'altar', name: 'Altar' }] },
  })
  expect(sentenceOf(catalog, { op: 'put-token', token: 'altar', on: 'here' })).toMatch(
    /^put an Altar token on /,
  )
  expect(weightOf({ op: 'put-token', token: 'altar', on: 'here' })).toBe(0)
})
