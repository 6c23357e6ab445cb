import { expect, test } from 'vitest'
import { changesOf, NO_TRAITOR, sentenceOf, trying } from '../../support/trying.ts'

const other = { all: 'people', at: 'here', but: 'me' }

test('L-DIE-01: given somebody is killed, then they are dead at once, every trait at the skull', async () => {
  const table = await trying([{ 'choose-who': { from: other, do: [{ kill: { who: 'target' } }] } }], {
    haunt: NO_TRAITOR,
  })
  expect(sentenceOf(table)).toBe('choose another person here: they die')
  table.choose('try:a', 'target:cora')
  expect(table.person('cora')).toMatchObject({ dead: true, steps: { speed: 0, might: 0 } })
  expect(table.told('died')).toMatchObject([{ who: 'cora', tile: 'a' }])
  expect(table.person('bob').dead).toBe(false)
})

test('L-DIE-05: given something stands in for death, when killed, then it does', async () => {
  const table = await trying([{ kill: {} }], {
    haunt: {
      ...NO_TRAITOR,
      reactions: [{ on: 'would-die', who: 'everyone', do: [{ heal: { traits: 'all' } }] }],
    },
  })
  expect(sentenceOf(table)).toBe('die')
  expect(changesOf(table)).toEqual({ 'death:alice': 1 })
  table.choose('try:a')
  expect(table.person('alice')).toMatchObject({ dead: false, steps: { might: 4 } })
})

test('given a monster is killed, killable or not, then it is removed', async () => {
  const ogre = { id: 'ogre', name: 'Ogre', size: 'large', traits: { might: 5 } }
  const table = await trying([{ kill: { who: { monster: 'ogre' } } }], {
    haunt: { ...NO_TRAITOR, monsters: [ogre] },
    monsters: [{ kind: 'ogre', at: 'B' }],
  })
  expect(changesOf(table)).toEqual({ 'death:ogre-1': 1 })
  table.choose('try:a')
  expect(table.state.monsters).toEqual([])
  expect(table.told('monster-removed')).toMatchObject([{ who: 'ogre-1' }])
})

test('L-AMB-75: given the last opponent and a hero are killed at once, when the one ends the game, then nothing more is under way', async () => {
  const ogre = { id: 'ogre', name: 'Ogre', size: 'large', traits: { might: 5 } }
  const table = await trying([{ kill: { who: { these: [{ monster: 'ogre' }, 'me'] } } }], {
    haunt: { monsters: [ogre] },
    people: { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor', dead: true } },
    monsters: [{ kind: 'ogre', at: 'B' }],
  })
  table.choose('try:a')
  expect(table.state).toMatchObject({ outcome: { winner: 'heroes' }, frames: [] })
})
