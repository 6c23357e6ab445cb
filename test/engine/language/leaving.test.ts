import { expect, test } from 'vitest'
import { sentenceOf } from '../../support/ops.ts'
import { scene } from '../../support/scene.ts'

const people = { alice: 'A', bob: 'B', cora: 'B' }
const toll = (ops: object[]) =>
  scene({ house: '[A]-[B]-', people, moves: 4, tiles: { A: { reactions: [{ on: 'leaves', do: ops }] } } })

test('leaves: given something to settle, when leaving, then it comes before the move is spent', async () => {
  const table = await toll([{ lose: { trait: 'might', by: 1 } }])
  table.choose('move:east')
  expect(table.all.map(({ kind }) => kind).slice(-2)).toEqual(['trait-fell', 'moved'])
  expect(table.state.turn.moves).toBe(3)
})

test('stay: given a leaving called off, then the move is kept and may be tried again', async () => {
  const table = await toll([{ stay: {} }])
  table.choose('move:east')
  expect(table.person('alice').tile).toBe('a')
  expect(table.state.turn).toMatchObject({ moves: 4, onStart: true })
  expect(table.told('stayed')).toMatchObject([{ who: 'alice' }])
  expect(table.legal()).toContain('move:east')
  expect(sentenceOf(table.catalog, { op: 'stay' })).toBe('stay')
})

test('leaves: given a death on the way out, then nobody goes anywhere', async () => {
  const table = await toll([{ kill: { who: 'me' } }])
  table.choose('move:east')
  expect(table.told('moved')).toEqual([])
})

test('leaves: given somebody placed elsewhere, then nothing is asked', async () => {
  const table = await scene({
    house: '[A]-[B]-',
    people,
    tiles: {
      A: {
        actions: [{ word: 'vanish', do: [{ place: { at: { tile: 'b' } } }] }],
        reactions: [{ on: 'leaves', do: [{ stay: {} }] }],
      },
    },
  })
  table.choose('vanish:a')
  expect(table.person('alice').tile).toBe('b')
})
