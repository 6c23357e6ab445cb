import { expect, test } from 'vitest'
import { changesOf, sentenceOf } from '../../support/ops.ts'
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

test('put-token: is said by the name the haunt gives it, and counted as far as there are tiles', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { ...people, cora: { at: 'A', team: 'traitor' } },
    haunt: { tokens: [{ id: 'altar', name: 'Altar' }] },
  })
  expect(sentenceOf(table.catalog, { op: 'put-token', token: 'altar', on: 'here' })).toMatch(
    /^put an Altar token on /,
  )
  const put = (more: object) => changesOf(table, { op: 'put-token', token: 'altar', on: 'here', ...more })
  expect(put({})).toEqual({ 'token:altar': 1 })
  expect(put({ on: { all: 'tiles' } })).toEqual({ 'token:altar': 2 })
  expect(put({ on: { all: 'tiles' }, count: 5 })).toEqual({ 'token:altar': 2 })
  expect(put({ on: { all: 'tiles' }, count: 5, sharing: true })).toEqual({ 'token:altar': 5 })
  expect(put({ on: { tile: 'z' }, count: 5, sharing: true })).toEqual({})
})
