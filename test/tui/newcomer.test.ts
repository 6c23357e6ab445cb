// Somebody who has never played: always takes the first suggestion, or types whatever comes to mind.

import type { ReactElement } from 'react'
import alea from 'seedrandom/lib/alea.js'
import { expect, test } from 'vitest'
import { actionWords, piecesOf } from '../../src/engine/pieces.ts'
import type { Table } from '../../src/table/table.ts'
import { VERBS } from '../../src/ui/commands/verbs.ts'
import { TableDesk } from '../../src/ui/store/table-desk.ts'
import type { TableStore } from '../../src/ui/store/table-store.ts'
import { COMMON_WORDS } from '../support/common-words.ts'
import { campaignTable, catalog, tableFor } from '../support/plain.ts'
import { firstTry, type HandScreen, rules, screenFor } from '../support/render-screen.tsx'

const MOST_INPUTS = 400

/** Takes the first suggestion until the game is over; fails where one was refused or did nothing. */
async function playByTries(table: Table): Promise<void> {
  const sitting = screenFor(table, { motion: false })
  await sitting.rest()
  const typed: string[] = []
  while (!table.isOver && typed.length < MOST_INPUTS) {
    const first = firstTry(sitting.lines())
    if (!first) expect.fail(`Nothing is suggested\n${sitting.text()}`)
    typed.push(first)
    const before = table.journal.length
    await sitting.say(first)
    // The first time it opens the page that is to be read.
    if (first === 'ready' && table.journal.length === before) await sitting.say(first)
    if (table.journal.length === before) expect.fail(`"${first}" did nothing\n${sitting.text()}`)
  }
  expect(table.isOver, typed.join(', ')).toBe(true)
  expect(sitting.text()).toMatch(/W I N/)
}

test('the first suggestion, taken every time, plays chapter 0 to its end', () =>
  playByTries(tableFor({ seed: 'first', chapter: 0, names: ['Mercy', 'Ann', 'Ned'] })))

test.each(['moor', 'crow'])(
  'the first suggestion, taken every time, plays the first game of campaign %s to its end, votes and names included',
  (seed) => playByTries(campaignTable(seed)),
)

test.each(Object.keys(catalog.haunts).map(Number))(
  'the first suggestion, taken every time, plays haunt %i to its end',
  (haunt) => playByTries(tableFor({ seed: `tries-${haunt}`, haunt })),
)

const QUITTING = VERBS.find(({ name }) => name === 'quit')!
const VERB_WORDS = VERBS.filter((verb) => verb !== QUITTING).flatMap(({ name, also }) => [name, ...also])
const NOUNS = [
  ...Object.values(catalog.tiles).map(({ name }) => name),
  ...Object.values(catalog.cards).map(({ name }) => name),
  'Alice Bob Cora me him it all'.split(' '),
].flat()
const WORDS = [
  VERB_WORDS,
  [...actionWords(catalog, piecesOf(catalog))],
  NOUNS,
  COMMON_WORDS,
  '1 2 3 4 5'.split(' '),
]

/** A line of one to four words, of verbs, nouns and anything. */
function lineFrom(luck: () => number): string {
  const one = <T>(list: readonly T[]): T => list[Math.floor(luck() * list.length)]!
  return Array.from({ length: 1 + Math.floor(luck() * 4) }, () => one(one(WORDS))).join(' ')
}

/** How much has been said so far, as the page of the whole log counts it. */
function logLength(sitting: HandScreen): number {
  const table = sitting.pages.get()[0]!.element as ReactElement<{ store: TableStore }>
  return table.props.store.get().log.length
}

const SEEDS = ['ash', 'birch', 'cedar', 'damson', 'elder']

test.each(SEEDS)(
  '150 lines of anything (%s) never throw, never leave, and are always answered',
  async (seed) => {
    const luck = alea(seed, { state: true })
    let games = 0
    let table = tableFor({ seed, haunt: null })
    let sitting = screenFor(table, { motion: false })
    await sitting.rest()
    for (let n = 0; n < 150; n++) {
      if (table.isOver) {
        table = tableFor({ seed: `${seed}-${++games}`, haunt: null })
        sitting = screenFor(table, { motion: false })
        await sitting.rest()
      }
      const line = lineFrom(luck)
      const before = { screen: sitting.text(), said: logLength(sitting) }
      await sitting.say(line)
      expect(sitting.left, line).toBeNull()
      const isAnswered = sitting.text() !== before.screen || logLength(sitting) > before.said
      if (!isAnswered) expect.fail(`"${line}" was not answered\n${sitting.text()}`)
      // Help, the log and the house are closed again; so is a page that only tells.
      while (sitting.pages.get().length > 1) sitting.press('escape')
      if (sitting.text().includes('Esc close')) sitting.press('escape')
      expect(sitting.pages.get()).toHaveLength(1)
    }
  },
)

/** A rule, something that can be done, a question of which was meant, or chances where there are none. */
const HELPFUL = / rolls nothing: |\bL-[A-Z]+-\d+\b|You can: |Did you mean |Which ".*: 1 |\b[A-Z]{3,}\b/

test.each(SEEDS)(
  '300 lines of anything (%s): whatever is not done names a rule or what can be done',
  (seed) => {
    const luck = alea(seed, { state: true })
    let table = tableFor({ seed, haunt: null })
    let desk = new TableDesk(table, 0, rules)
    for (let n = 0; n < 300; n++) {
      if (table.isOver) {
        table = tableFor({ seed: `${seed}-${n}`, haunt: null })
        desk = new TableDesk(table, 0, rules)
      }
      table.playComputers()
      const line = lineFrom(luck)
      const { said, acted, refused, quit } = desk.take(line)
      expect(quit, line).toBeUndefined()
      const text = said.map((one) => one.text).join('\n')
      if (!acted) expect(text, line).not.toBe('')
      if (refused) expect(text, line).toMatch(HELPFUL)
    }
  },
)
