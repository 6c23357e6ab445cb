/** What the files of cards must hold. */
import { expect, test } from 'vitest'
import { parsePack } from '../../src/catalog/read.ts'

const problemsOf = async (files: Record<string, string>) => {
  const sources = Object.entries(files).map(([path, text], n) => ({
    path: `legacy/${path}.yaml`,
    text: `ref: ${n + 1}\nname: Cup\nflavour: A test.\n${text}`,
  }))
  return (await parsePack(sources, { unchecked: true })).problems
}

test('L-ITEM-03: given an Item without a region, when the pack is read, then it is a problem; Omens have none', async () => {
  const problems = await problemsOf({
    'items/none': '',
    'items/empty': 'regions: []',
    'items/cup': 'regions: [upper]',
    'omens/idol': '',
    'omens/mask': 'regions: [upper]',
  })
  expect(problems.map(({ file }) => file).sort()).toEqual([
    'legacy/items/empty.yaml',
    'legacy/items/none.yaml',
    'legacy/omens/mask.yaml',
  ])
})

test('L-ACT-05: given actions without an effect, without a word or with a stray field, when the pack is read, then each is a problem', async () => {
  const read = (action: string) => problemsOf({ 'items/cup': `regions: [upper]\nactions: [${action}]` })
  expect(await read('{ word: study }')).toHaveLength(1)
  expect(await read('{ do: [] }')).not.toHaveLength(0)
  expect(await read('{ word: study, cost: 2, do: [] }')).toHaveLength(1)
  expect(
    await read(
      '{ word: study, when: { carries: sacred }, do: [{ roll: { trait: sanity, add: 1, bands: { 0+: [] } } }] }',
    ),
  ).toEqual([])
})
