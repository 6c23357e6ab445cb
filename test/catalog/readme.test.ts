import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentRoot } from '../../src/catalog/files.ts'
import { TABLE_NAMES, tablesIn, undescribed, withTables } from '../../src/catalog/language-tables.ts'
import { loadCatalog } from '../../src/catalog/load.ts'
import { SCHEMAS } from '../../src/catalog/schema.ts'
import { sentencesOf } from '../../src/engine/text/sentences.ts'

const file = join(contentRoot(), 'README.md')
const readme = readFileSync(file, 'utf8')

describe("the authors' readme", () => {
  // Another word of the language? `npx vitest run --config test/vitest.config.ts test/catalog/readme.test.ts -u`
  test('has tables that say what the schemas say; renew them with -u', async () => {
    await expect(withTables(readme)).toMatchFileSnapshot(file)
  })

  test('has every table once', () => {
    expect(tablesIn(readme).sort()).toEqual([...TABLE_NAMES].sort())
  })

  test('says of every form what it means', () => {
    expect(undescribed(), "These need .describe('short meaning') at the end of their schema").toEqual([])
  })

  test('names every field of a tile, family and card', () => {
    const words = new Set(readme.match(/[A-Za-z][A-Za-z-]*/g))
    const { tiles, families, items, events } = SCHEMAS
    const fields = [tiles, families, items, events].flatMap((schema) => Object.keys(schema.shape))
    expect(fields.filter((field) => !words.has(field))).toEqual([])
  })

  describe('quotes haunt 17 as it is', () => {
    const [, chapter] = /^## Writing a haunt\n(.*?)^## /ms.exec(readme)!
    const quoted: Record<string, string> = {
      yaml: readFileSync(join(contentRoot(), 'legacy/haunts/17-damp.yaml'), 'utf8'),
      ts: readFileSync(join(import.meta.dirname, '../engine/haunts/17-damp.test.ts'), 'utf8'),
    }
    const parts = [...chapter!.matchAll(/^```(yaml|ts)\n(.*?)^```/gms)].flatMap(([, language, text]) =>
      text!.split('# …\n').map((part) => ({ language: language!, first: part.split('\n')[0]!.trim(), part })),
    )

    test.each(parts)('$language, from $first', ({ language, part }) => {
      expect(quoted[language]).toContain(part)
    })

    test('and the sentence made from it', async () => {
      const catalog = await loadCatalog()
      const [, sentence] = /^Players read the sentence .*: \*(.*)\*$/m.exec(chapter!)!
      expect(sentencesOf(catalog).haunt(catalog.haunts[17]!, 'heroes').actions[0]!.text).toBe(sentence)
    })
  })
})
