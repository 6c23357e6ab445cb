import { expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/game.ts'
import { mayKnow } from '../../../src/engine/view.ts'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const draw = [{ 'draw-secret': { secret: 'heir', among: { all: 'heroes' } } }]
const people = {
  alice: 'A',
  bob: { at: 'A', dead: true },
  cora: 'A',
  dan: { at: 'B', team: 'traitor' },
} as const
const haunt = (knownTo: string) => ({ secrets: [{ id: 'heir', name: 'the Heir', knownTo }] })

test('L-INFO-01: given living heroes, when one is drawn in secret, then the traitor alone is told whom', async () => {
  const table = await trying(draw, { people, haunt: haunt('traitor'), chances: [1] })
  expect(sentenceOf(table)).toBe('draw the Heir in secret from among the heroes')
  expect(changesOf(table)).toEqual({})
  table.choose('try:a')
  const { heir } = table.state.haunt!.secrets
  expect(heir).toEqual({ value: 'alice', among: ['cora', 'alice'], knownTo: ['dan'], shown: false })
  const [told] = table.told('secret-told')
  expect(told).toMatchObject({ who: 'dan', value: 'alice', seenBy: ['dan'] })
  expect(mayKnow(told!, 'alice')).toBe(false)
  expect(JSON.stringify(table.told('secret-drawn'))).not.toContain('alice')
  expect(viewFor(table.catalog, table.state, 3).haunt!.secrets.heir!.value).toBe('alice')
  expect(viewFor(table.catalog, table.state, 0).haunt!.secrets.heir!.value).toBeNull()
})

test('L-INFO-01: given a secret nobody may know, when drawn, then nobody is told and no view shows it', async () => {
  const table = await trying(draw, { people, haunt: haunt('nobody'), chances: [0] })
  table.choose('try:a')
  expect(table.state.haunt!.secrets.heir!.value).toBe('cora')
  expect([...table.told('secret-told'), ...table.told('secret-drawn')]).toEqual([])
  for (const seat of [0, 1, 2, 3, null])
    expect(viewFor(table.catalog, table.state, seat).haunt!.secrets.heir!.value).toBeNull()
})
