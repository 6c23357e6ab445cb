import { expect, test } from 'vitest'
import { makersOf, sourcesOf } from '../../../src/ai/reading/sources.ts'
import { loadCatalog } from '../../../src/catalog/load.ts'

const { haunts } = await loadCatalog()

test('given every haunt, when the makers of a fact are asked for twice, then they are what its sources list', () => {
  for (const haunt of Object.values(haunts)) {
    const sources = sourcesOf(haunt)
    const names = new Set(sources.flatMap(({ makes }) => makes.map(({ name }) => name)))
    for (const name of names)
      for (const sign of [1, -1]) {
        const listed = sources.flatMap((source) => {
          const made = source.makes.filter((making) => making.name === name && making.sign === sign)
          return source.action ? made : made.slice(0, 1)
        })
        for (let times = 0; times < 2; times++)
          expect(makersOf(sources, name, sign).map(({ making }) => making)).toEqual(listed)
      }
  }
})
