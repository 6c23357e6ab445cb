import { expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/game.ts'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const show = [{ 'show-secret': { secret: 'heir' } }]
const people = { alice: 'A', bob: 'A', cora: { at: 'B', team: 'traitor' } } as const
const haunt = { secrets: [{ id: 'heir', name: 'the Heir', knownTo: 'traitor' }] }

test('L-INFO-03: given a secret, when shown, then every view has it', async () => {
  const table = await trying(show, { people, haunt, secrets: { heir: { value: 'bob' } } })
  expect(sentenceOf(table)).toBe('reveal the Heir')
  expect(changesOf(table)).toEqual({ 'secret:heir': 1 })
  table.choose('try:a')
  expect(table.told('secret-shown')).toMatchObject([{ secret: 'heir', value: 'bob' }])
  for (const seat of [0, 1, 2, null])
    expect(viewFor(table.catalog, table.state, seat).haunt!.secrets.heir!.value).toBe('bob')
})

test.each([
  ['shown already', { heir: { value: 'bob', shown: true } }],
  ['not drawn', {}],
] as const)('given a secret %s, when shown, then nothing is told', async (_, secrets) => {
  const table = await trying(show, { people, haunt, secrets })
  expect(changesOf(table)).toEqual({})
  table.choose('try:a')
  expect(table.told('secret-shown')).toEqual([])
})
