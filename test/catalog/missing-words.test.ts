/** Keeps the tables of content/legacy/haunts/MISSING-WORDS.md consistent with each other and with the content. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../src/catalog/files.ts'
import { loadCatalog } from '../../src/catalog/load.ts'

const page = readFileSync(join(projectRoot(), 'content/legacy/haunts/MISSING-WORDS.md'), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '))
const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)

/** `| 5 The House Breathes In | no | … |`: numbers, and the words before the colon. */
const haunts = rows.filter(([, sayable]) => sayable === 'yes' || sayable === 'no')
const numbersOf = ([cell]: string[]) =>
  /^[\d, ]+$/.test(cell!) ? numbers(cell!) : [Number.parseInt(cell!, 10)]
const wordsOf = ([, , missing]: string[]) =>
  [...missing!.split(':')[0]!.matchAll(/`([a-z-]+)`/g)].map(([, word]) => word!)
const words = rows.filter(([word]) => word!.startsWith('`'))

test('every haunt of the book stands there once', () => {
  expect(haunts.flatMap(numbersOf).sort((a, b) => a - b)).toEqual(Array.from({ length: 51 }, (_, n) => n))
})

test('what is shipped is called sayable', async () => {
  const shipped = Object.values((await loadCatalog()).haunts).map(({ number }) => number)
  const sayable = haunts.filter(([, answer]) => answer === 'yes').flatMap(numbersOf)
  expect(shipped.filter((number) => !sayable.includes(number))).toEqual([])
})

test('each word names the haunts that need it, those most wanted first', () => {
  const needed = new Map<string, number[]>()
  for (const row of haunts.filter(([, answer]) => answer === 'no'))
    for (const word of wordsOf(row)) needed.set(word, [...(needed.get(word) ?? []), ...numbersOf(row)])
  const listed = words.map(([word, , who]) => [word!.replaceAll('`', ''), numbers(who!)] as const)
  expect(new Map(listed)).toEqual(needed)
  const counts = listed.map(([, who]) => who.length)
  expect(counts).toEqual([...counts].sort((a, b) => b - a))
})
