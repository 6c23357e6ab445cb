import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentRoot, filesIn } from '../../src/catalog/files.ts'
import { TABLE_NAMES, tablesIn, undescribed, withTables } from '../../src/catalog/language-tables.ts'
import { parsePack } from '../../src/catalog/read.ts'
import { SCHEMAS } from '../../src/catalog/schema.ts'
import { sentencesOf } from '../../src/engine/language/sentences.ts'

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

  test('has an example that is right in everything, and reads as it says', async () => {
    const [, text] = /```yaml\n(.*?)```/s.exec(readme)!
    const { catalog, problems } = await parsePack(
      [...filesIn(contentRoot()), { path: 'legacy/haunts/51-the-clockmaker.yaml', text: text! }],
      { complete: true },
    )
    expect(problems).toEqual([])
    const [, sentence] = /^The heroes read: \*(.*)\*$/m.exec(readme)!
    expect(sentencesOf(catalog).haunt(catalog.haunts[51]!, 'heroes').actions[0]!.text).toBe(sentence)
  })
})
