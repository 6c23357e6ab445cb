import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentRoot, filesIn } from '../../src/catalog/files.ts'
import { opSchemas } from '../../src/catalog/kit.ts'
import { parsePack } from '../../src/catalog/read.ts'
import { SCHEMAS } from '../../src/catalog/schema.ts'
import { TRIGGERS } from '../../src/engine/language/defs.ts'
import { sentencesOf } from '../../src/engine/language/sentences.ts'
import { GROUPS } from '../../src/engine/language/words.ts'

const readme = readFileSync(join(contentRoot(), 'README.md'), 'utf8')
const words = new Set(readme.match(/[A-Za-z][A-Za-z-]*/g))

describe("the authors' readme", () => {
  test.each([
    ['op', Object.keys(opSchemas())],
    ['trigger', [...TRIGGERS]],
    ['group', [...GROUPS]],
  ])('names every %s', (_, names) => {
    expect(names.filter((name) => !words.has(name))).toEqual([])
  })

  test('names every field of a tile, family and haunt', () => {
    const { tiles, families, haunts, items, events } = SCHEMAS
    const fields = [tiles, families, haunts, items, events].flatMap((schema) => Object.keys(schema.shape))
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
