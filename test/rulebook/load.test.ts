// What the desk does about an index that is damaged.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from '../../src/catalog/files.ts'
import { indexSources } from '../../src/rulebook/build.ts'
import { openRules } from '../../src/rulebook/load.ts'
import { RuleIndex } from '../../src/rulebook/rule-index.ts'
import { indexFile } from '../../src/rulebook/stored.ts'

const whole = (await indexSources(projectRoot())).make()
const root = mkdtempSync(join(tmpdir(), 'lychgate-index-'))
afterAll(() => rmSync(root, { recursive: true }))

test.each([
  ['empty', ''],
  ['another file', '{"name":"lychgate"}\n'],
  ['cut in the middle', whole.slice(0, whole.length / 2)],
  ['cut in its last line', whole.slice(0, -20)],
])('a text that is %s is no whole index', (_, text) => {
  expect(new RuleIndex(whole).isWhole).toBe(true)
  expect(new RuleIndex(text).isWhole).toBe(false)
})

test('a damaged index is made anew', async () => {
  for (const folder of ['content', 'src', 'test'])
    symlinkSync(join(projectRoot(), folder), join(root, folder))
  mkdirSync(join(root, 'dist'))
  writeFileSync(indexFile(root), whole.slice(0, 5000), 'latin1')
  expect((await openRules(root))().find('L-ATK-01')).toMatchObject({ title: 'No attack before the haunt' })
})
