import { expect, test } from 'vitest'
import { parsePack } from '../../../src/catalog/read.ts'
import { changesOf, sentenceOf } from '../../support/ops.ts'
import { scene } from '../../support/scene.ts'

const tiles = { A: { actions: [{ word: 'read', do: [{ 'call-entry': { entry: 60 } }] }] } }
const people = { alice: 'A', bob: 'A', cora: 'A' }

test.each([
  ['campaign', { chapter: {} }, [60]],
  ['free', {}, []],
] as const)(
  'call-entry: given %s play, when an entry is called for, then it is kept only there',
  async (_, game, entries) => {
    const table = await scene({ house: '[A]', people, tiles, ...game })
    table.choose('read:a')
    expect(table.state.entries).toEqual(entries)
    expect(table.told('entry-called').map(({ entry }) => entry)).toEqual(entries)
  },
)

test('call-entry: given an entry below 52, when the pack is read, then it is a problem', async () => {
  const text = 'ref: 1\nname: News\nflavour: A test.\nregions: [upper]\ndo: [{ call-entry: { entry: 51 } }]'
  const { problems } = await parsePack([{ path: 'legacy/events/news.yaml', text }], { unchecked: true })
  expect(problems).toHaveLength(1)
})

test('call-entry: is said, and changes nothing on the table', async () => {
  const table = await scene({ house: '[A]', people })
  expect(sentenceOf(table.catalog, { op: 'call-entry', entry: 156 })).toBe('read entry 156')
  expect(changesOf(table, { op: 'call-entry', entry: 156 })).toEqual({})
})
