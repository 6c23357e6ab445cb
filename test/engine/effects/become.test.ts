import { expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/game.ts'
import { changesOf, NO_TRAITOR, sentenceOf, trying } from '../../support/trying.ts'

test('L-HID-07, L-TRTR-01: given no traitor, when somebody becomes one, then everybody knows', async () => {
  const table = await trying([{ become: { team: 'traitor' } }], { haunt: NO_TRAITOR })
  expect(sentenceOf(table)).toBe('become a traitor')
  expect(changesOf(table)).toEqual({ 'side:alice:traitor': 1 })
  table.choose('try:a')
  expect(table.told('team-changed')).toMatchObject([{ who: 'alice', team: 'traitor' }])
  expect(viewFor(table.catalog, table.state, 1).explorers.map(({ team }) => team)).toEqual([
    'traitor',
    'heroes',
    'heroes',
  ])
  expect(table.legal()).toContain('attack:bob')
})

test('L-HID-01: given a hidden traitor, when they are made to show, then their side is public', async () => {
  const table = await trying([{ become: { who: 'traitor', team: 'traitor' } }], {
    people: { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' } },
    haunt: { team: { kind: 'hidden', traitor: { random: true } } },
  })
  expect(viewFor(table.catalog, table.state, 0).explorers[2]!.team).toBeNull()
  table.choose('try:a')
  expect(viewFor(table.catalog, table.state, 0).explorers[2]!.team).toBe('traitor')
})

test('given somebody already on that side, when they join it, then nothing is told', async () => {
  const table = await trying([{ become: { team: 'heroes' } }], { haunt: NO_TRAITOR })
  expect(changesOf(table)).toEqual({})
  table.choose('try:a')
  expect(table.told('team-changed')).toEqual([])
})
