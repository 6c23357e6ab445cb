import { expect, test } from 'vitest'
import { changesOf, NO_TRAITOR, sentenceOf, trying } from '../../support/trying.ts'

const rat = { id: 'rat', name: 'Rat', size: 'small', traits: { speed: 3 } }

test('L-MON-11, L-MON-20: given monsters here and elsewhere, when those here are stunned, then only they are, and they drop what they carry', async () => {
  const table = await trying([{ stun: { who: { all: 'monsters', at: 'here' } } }], {
    items: { axe: {} },
    haunt: { ...NO_TRAITOR, monsters: [rat] },
    monsters: [
      { kind: 'rat', at: 'A', cards: ['axe'] },
      { kind: 'rat', at: 'B' },
    ],
  })
  expect(sentenceOf(table)).toBe('stun each monster here')
  expect(changesOf(table)).toEqual({ 'turn:rat-1': -1 })
  table.choose('try:a')
  expect(table.state.monsters.map(({ stunned }) => stunned)).toEqual([true, false])
  expect(table.tile('A').pile).toEqual(['axe'])
})

test('L-AMB-72: given a monster already stunned, when stunned again, then nothing happens', async () => {
  const table = await trying([{ stun: { who: { monster: 'rat' } } }], {
    haunt: { ...NO_TRAITOR, monsters: [rat] },
    monsters: [{ kind: 'rat', at: 'B', stunned: true }],
  })
  expect(changesOf(table)).toEqual({})
  table.choose('try:a')
  expect(table.told('stunned')).toEqual([])
})

test('L-CORE-07: given everyone here, when stunned, then people are not', async () => {
  const table = await trying([{ stun: { who: { all: 'everyone', at: 'here' } } }], {
    haunt: { ...NO_TRAITOR, monsters: [rat] },
    monsters: [{ kind: 'rat', at: 'A' }],
  })
  expect(changesOf(table)).toEqual({ 'turn:rat-1': -1 })
  table.choose('try:a')
  expect(table.told('stunned').map(({ who }) => who)).toEqual(['rat-1'])
})
