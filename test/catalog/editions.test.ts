// The checks read the ruleset: what is right for one edition is wrong for another.
import { expect, test } from 'vitest'
import type { SourceFile } from '../../src/catalog/files.ts'
import { parsePack } from '../../src/catalog/read.ts'
import { testCatalog, testFiles } from '../support/test-edition/catalog.ts'

await testCatalog()

const problems = async (change: (files: SourceFile[]) => SourceFile[]) => {
  const pack = await parsePack(change(testFiles()), { edition: 'test', complete: true })
  return pack.problems.map(({ file, path, expected }) => `${file} ${path}: ${expected}`)
}
const changed = (path: string, from: string, to: string) => (files: SourceFile[]) =>
  files.map((file) => {
    if (file.path !== path) return file
    expect(file.text).toContain(from)
    return { ...file, text: file.text.replace(from, to) }
  })

test('an edition without a chart and with six families has no problems', async () => {
  expect(await problems((files) => files)).toEqual([])
})

test('a region that the edition does not have', async () => {
  expect(await problems(changed('test/items/crossbow.yaml', 'regions: [', 'regions: [outside, '))).toEqual([
    'test/items/crossbow.yaml regions/0: This edition has no region outside: basement, ground, upper.',
  ])
})

test('a region without a landing', async () => {
  const found = await problems(changed('test/tiles/upper-landing.yaml', 'landing: true', 'landing: false'))
  expect(found).toEqual([expect.stringContaining('No tile is the landing of the region upper.')])
})

test('fewer families than seats', async () => {
  const found = await problems((files) => files.filter(({ path }) => path !== 'test/families/white.yaml'))
  expect(found).toEqual([expect.stringContaining('There are 5 families; 6 can play.')])
})

test('numbers for three table sizes where there are four', async () => {
  const found = await problems(
    changed('test/haunts/17-damp.yaml', 'players: [1, 2, 2, 2]', 'players: [1, 2, 2]'),
  )
  expect(found).toEqual([
    expect.stringContaining(
      'One number is needed for each table size (3, 4, 5, 6 players): 4 in all, not 3.',
    ),
  ])
})

test('more monsters than the box of the edition holds', async () => {
  const three = await problems(
    changed('test/haunts/2-the-vestry-sits.yaml', 'players: [1, 2, 2, 3]', 'players: [1, 2, 3, 13]'),
  )
  expect(three).toEqual([
    expect.stringContaining('The setup places up to 13 small monsters; the box holds 12.'),
  ])
})
