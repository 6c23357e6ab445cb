import { expect, test } from 'vitest'
import { changesOf, NO_TRAITOR, sentenceOf, trying } from '../../support/trying.ts'

const haunt = { ...NO_TRAITOR, objects: [{ id: 'root', name: 'Root', count: 4 }] }

test('L-OBJ-01: given more Objects than tiles, when laid out, then they are shared out by chance, as evenly as can be', async () => {
  const table = await trying([{ 'put-object': { object: 'root', on: { tile: ['a', 'b'] }, count: 3 } }], {
    haunt,
    chances: [0],
  })
  expect(sentenceOf(table)).toBe('lay 3 Root on the A or the B, at random')
  expect(changesOf(table)).toEqual({})
  table.choose('try:a')
  expect(table.tile('B').objects).toEqual(['root', 'root'])
  expect(table.tile('A').objects).toEqual(['root'])
  expect(table.state.haunt!.aside).toEqual(['root'])
  expect(table.told('object-placed').map(({ tile }) => tile)).toEqual(['b', 'a', 'b'])
})

test('L-OBJ-01: given no tile or nothing left aside, when laid out, then nothing happens', async () => {
  const nowhere = await trying([{ 'put-object': { object: 'root', on: { tile: 'z' } } }], { haunt })
  nowhere.choose('try:a')
  expect(nowhere.state.haunt!.aside).toHaveLength(4)
  const none = await trying([{ 'put-object': { object: 'root', on: 'here', count: 2 } }], {
    haunt,
    objectsOn: { B: ['root', 'root', 'root'] },
  })
  none.choose('try:a')
  expect(none.tile('A').objects).toEqual(['root'])
})
