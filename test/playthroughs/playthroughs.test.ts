import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import { fileOfHaunt, playthrough } from '../support/playthrough.ts'

const catalog = await loadCatalog()
const haunts = Object.values(catalog.haunts)

for (const { number, name } of haunts) {
  test(`haunt ${number}, ${name}: the recorded game still goes the same way`, async () => {
    await expect(playthrough(catalog, number)).toMatchFileSnapshot(fileOfHaunt(number))
  })
}

test('every recorded game belongs to a haunt of the catalog', () => {
  const recorded = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.txt'))
  expect(recorded.sort()).toEqual(haunts.map(({ number }) => fileOfHaunt(number)).sort())
})
