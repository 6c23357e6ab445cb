// The pages of a campaign's story: what is on them, and that a game asks on after its haunt.
import { expect, test } from 'vitest'
import { pickFrom, rngFor } from '../../../src/ai/rng.ts'
import type { Table } from '../../../src/table/table.ts'
import { bookPages, bookRows } from '../../../src/ui/beats/book-rows.ts'
import { sceneOf } from '../../../src/ui/prose/scene.ts'
import { type Book, bookFor, openingBook } from '../../../src/ui/store/book.ts'
import { UNICODE } from '../../../src/ui/theme/glyphs.ts'
import { campaignTable, sessionOn, tableFor } from '../../support/plain.ts'

const LOOK = { width: 31, glyphs: UNICODE, ink: 'ink', rubric: 'rubric' } as const
const sceneNow = (table: Table) => sceneOf(table.catalog, table.view(0))
const textOf = (book: Book) =>
  bookRows(book, { ...LOOK, width: 2000 }).map((runs) => runs.map(({ text }) => text).join(''))

const pickAtRandom = (table: Table, seat: number): string =>
  pickFrom(table.view(seat).decision!.choices, rngFor('book', seat, table.told.length))

/** Random choices until a book of this kind is written. */
function bookAfter(table: Table, isSo: (book: Book) => boolean): Book {
  for (let seat = table.nextSeat(); seat !== null; seat = table.nextSeat()) {
    const before = table.told.length
    table.choose(seat, pickAtRandom(table, seat))
    const happened = table.told.slice(before).map(({ happening }) => happening)
    const book = bookFor(sceneNow(table), happened)
    if (book && isSo(book)) return book
  }
  throw new Error('No such book was written')
}

const hasHeading = (heading: string) => (book: Book) =>
  book.parts.some((one) => one.kind === 'heading' && one.text === heading)

test('L-SETUP-08: given a new game of a campaign, when it opens, then its first page has the chapter, its year and its opening', () => {
  const table = campaignTable()
  const lines = textOf(openingBook(sceneNow(table))!)
  expect(lines[0]).toMatch(/^PROLOGUE +1666$/)
  expect(lines).toContain('T H E   R E S T')
  expect(lines.join(' ')).toContain(table.catalog.chapters[0]!.opening)
  expect(openingBook(sceneNow(tableFor()))).toBeNull()
})

test('L-SETUP-07, L-CAMP-03: given everybody has said who they are, when cards are read, then they are in the book with who has come', () => {
  const table = campaignTable()
  const lines = textOf(bookAfter(table, () => true)).join('\n')
  expect(lines).toContain('Who has come')
  for (const { name, age } of table.view(0).explorers) expect(lines).toContain(`${name}, ${age}`)
  const read = table.told.flatMap(({ happening }) =>
    happening.kind === 'legacy-read' ? [happening.card] : [],
  )
  expect(read.length).toBeGreaterThan(0)
  for (const { card, text } of table.catalog.chapters[0]!.cards)
    if (text && read.includes(card)) expect(lines).toContain(text)
})

test('L-WIN-02, L-WIN-03: given a game that has ended, when its entry is read, then stickers, new cards and the ledger are in the book', () => {
  const lines = textOf(bookAfter(campaignTable(), hasHeading('Stuck on for good')))
  expect(lines).toEqual(expect.arrayContaining(['New in the house', 'Entered in the book']))
  expect(lines.some((line) => line.startsWith(' crest  of the '))).toBe(true)
})

test.each([5, 12, 18])(
  'no page of %i rows begins with a blank row or ends with a heading, and no row is lost',
  (height) => {
    const rows = bookRows(bookAfter(campaignTable(), hasHeading('Entered in the book')), LOOK)
    const pages = bookPages(rows, height)
    expect(pages.flat().filter((row) => row.length > 0)).toEqual(rows.filter((row) => row.length > 0))
    for (const page of pages) {
      expect(page.length).toBeLessThanOrEqual(height)
      expect(page[0]).not.toEqual([])
      const last = page.at(-1)!
      expect(page.length > 1 && last.length === 1 && last[0]!.role === 'rubric').toBe(false)
    }
  },
)

test('L-PREP-07: given a game that is won, when a surname is asked for, then plain text asks it and takes the answer', () => {
  const table = campaignTable()
  const isAsked = () => table.asks(0) === 'write' && table.view(0).outcome !== null
  for (let seat = table.nextSeat(); seat !== null && !isAsked(); seat = table.nextSeat())
    table.choose(seat, pickAtRandom(table, seat))
  expect(table.asks(0)).toBe('write')
  const session = sessionOn(table)
  expect(session.line('').out.join('\n')).not.toContain('The game is over')
  session.line('Wyke')
  const names = table.told.flatMap(({ happening }) =>
    happening.kind === 'changed' && happening.change.kind === 'named' ? [happening.change.name] : [],
  )
  expect(names).toContain('Wyke')
})
