// The table of questions in the README shows what the desk answers.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ask } from '../../src/rulebook/ask.ts'
import { openRules } from '../../src/rulebook/load.ts'

const index = (await openRules())()
const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8')
const [, table = ''] = /\| you ask \| the desk answers \|\n\|---\|---\|\n((?:\|.*\|\n)+)/.exec(readme) ?? []
const rows = table
  .trim()
  .split('\n')
  .map((row) => row.slice(2, -2).split(' | ') as [asked: string, answer: string])

/** The short answer, if there is one, and the entry that gives it. */
function answerTo(text: string): string {
  const reply = ask(index, { words: text.split(' ') })
  if (reply.kind === 'nothing') return reply.because
  if (reply.kind === 'comparison') {
    const [{ topic, answers } = { topic: { title: '' }, answers: [] }] = reply.pairs
    return `${topic.title}: ${reply.editions.map((edition, n) => `${edition}: ${answers[n]}`).join(' ')}`
  }
  if (reply.kind !== 'answers') return reply.kind
  const [first] = reply.found
  return `${reply.short === undefined ? '' : `${reply.short} `}${first?.title} (${first?.id})`
}

test('the README shows twenty questions', () => {
  expect(rows).toHaveLength(20)
})

test.each(rows)('"%s" is answered as the README says', (asked, answer) => {
  expect(answerTo(asked)).toBe(answer)
})
