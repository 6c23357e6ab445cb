import { expect, test } from 'vitest'
import { changesOf, NO_TRAITOR, sentenceOf, trying } from '../../support/trying.ts'

const haunt = { ...NO_TRAITOR, tokens: [{ id: 'damp', name: 'Damp' }] }
const spread = (most: number) => [{ spread: { token: 'damp', near: { all: 'heroes' }, most } }]
const damp = (table: Awaited<ReturnType<typeof trying>>) =>
  table.state.house.filter(({ tokens }) => tokens.includes('damp')).map(({ id }) => id)

test('L-TOK-04: given a stain, when it spreads, then the dry tile next to it that is nearest to a hero is stained', async () => {
  const table = await trying(spread(2), {
    haunt,
    house: '[D]-[C]-[B]-[A]',
    tokens: { C: ['damp'] },
  })
  expect(sentenceOf(table)).toBe(
    'in each region with a Damp token, put one on the adjacent tile without one that is nearest to a hero (at most 2 in all, nearest first)',
  )
  expect(changesOf(table)).toEqual({ 'token:damp': 1 })
  table.choose('try:a')
  expect(damp(table)).toEqual(['c', 'b'])
  expect(table.told('token-placed')).toMatchObject([{ token: 'damp', tile: 'b' }])
})

test('L-TOK-04: given a tie, when it spreads, then chance decides', async () => {
  const table = await trying(spread(2), {
    haunt,
    house: '[B]-[A]-[C]',
    tokens: { A: ['damp'] },
    chances: [1],
  })
  table.choose('try:a')
  expect(damp(table)).toHaveLength(2)
})

const twoFloors = {
  house: { ground: '[A]-[B]-[C]', basement: '[E]-[F]-[G]' },
  tiles: { C: { links: ['g'] } },
} as const

test('L-REG-06: given stains in two regions, when they spread, then each has one, over stairs too, and the nearest first', async () => {
  const both = await trying(spread(2), { haunt, ...twoFloors, tokens: { B: ['damp'], F: ['damp'] } })
  expect(changesOf(both)).toEqual({ 'token:damp': 2 })
  both.choose('try:a')
  expect(damp(both)).toEqual(['a', 'b', 'f', 'g'])
  const one = await trying(spread(1), { haunt, ...twoFloors, tokens: { B: ['damp'], F: ['damp'] } })
  expect(changesOf(one)).toEqual({ 'token:damp': 1 })
  one.choose('try:a')
  expect(damp(one)).toEqual(['a', 'b', 'f'])
})

test('L-REG-06: given two regions that meet on one dry tile, when they spread, then the one with less choice has it and the other goes elsewhere', async () => {
  const table = await trying(spread(3), {
    haunt,
    ...twoFloors,
    tokens: { A: ['damp'], B: ['damp'], C: ['damp'], F: ['damp'] },
  })
  table.choose('try:a')
  expect(damp(table).sort()).toEqual(['a', 'b', 'c', 'e', 'f', 'g'])
  expect(table.tile('G').tokens).toEqual(['damp'])
})
