// Every rule that is named anywhere can be looked up.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { CITED } from '../../src/engine/editions/cited.ts'
import { cites } from '../../src/engine/editions/legacy/cites.ts'
import { REFUSALS } from '../../src/engine/refusals.ts'
import { ask } from '../../src/rulebook/ask.ts'
import { layOut } from '../../src/rulebook/layout.ts'
import { openRules } from '../../src/rulebook/load.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const index = (await openRules())()
const known = new Set(index.entries.map(({ id }) => id))

/** `L-MOVE-02..04` cites three rules, the middle one too. */
function citedIn(text: string): string[] {
  return [...text.matchAll(/\b((?:L|E[123])-[A-Z]+-)(\d{2,3})(?:\.\.(\d{2,3}))?/g)].flatMap(
    ([, area = '', first = '', last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, n) => `${area}${String(Number(first) + n).padStart(2, '0')}`,
      ),
  )
}

test.each(['src', 'content', 'test/scenarios'])('every rule cited in %s exists', (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  const cited = files
    .filter((name) => /\.(ts|tsx|yaml|md)$/.test(name))
    .flatMap((name) => citedIn(readFileSync(join(root, folder, name), 'utf8')).map((id) => ({ name, id })))
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter(({ id }) => !known.has(id))).toEqual([])
})

describe('the closed list of citations', () => {
  test.each(CITED)('%s is a rule of Legacy, cited as itself, or one that Legacy lacks', (id) => {
    const rule = index.find(id)
    expect(rule).toMatchObject({ id })
    expect(cites[id]).toEqual(rule!.edition === 'legacy' ? [id] : null)
  })

  test('is in order, without doubles', () => {
    expect(CITED).toEqual([...new Set(CITED)].sort())
  })

  test('holds nothing that no file cites', () => {
    const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    const text = files
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('editions'))
      .map((name) => readFileSync(join(root, 'src', name), 'utf8'))
      .join('\n')
    expect(CITED.filter((id) => !text.includes(id))).toEqual([])
  })
})

test('a range cites every rule in it', () => {
  expect(citedIn('L-MOVE-02..04, E1-ATK-10')).toEqual(['L-MOVE-02', 'L-MOVE-03', 'L-MOVE-04', 'E1-ATK-10'])
})

test.each(Object.entries(REFUSALS))('the rule of the refusal %s can be read', (_, { rule }) => {
  const lines = layOut(index, ask(index, { words: [rule] }), { width: 80, asked: rule })
  expect(lines[0]).toMatch(new RegExp(`^${rule}  \\S.*(Legacy|Second|Third)`))
  expect(lines.length).toBeGreaterThan(1)
})
