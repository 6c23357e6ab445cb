// The desk of a restricted account, as a plain process.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { answerLine } from '../../src/cli/services/desk-line.ts'
import { oddsIn } from '../../src/odds/words.ts'
import { openRules } from '../../src/rulebook/load.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const index = (await openRules())()

function desk(input: string, command?: string) {
  const { SSH_ORIGINAL_COMMAND: _, ...env } = process.env
  return spawnSync(process.execPath, [join(root, 'bin/lychgate.js'), 'desk'], {
    encoding: 'utf8',
    input,
    env: command === undefined ? env : { ...env, SSH_ORIGINAL_COMMAND: command },
  })
}

test('the command of the connection is answered once', () => {
  const { stdout, status } = desk('', 'rules "can I attack before the haunt"')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^No, until the haunt has begun\.\nL-ATK-01 /)
})

test('without one, questions are read a line at a time until quit', () => {
  const { stdout, status } = desk('odds 4 dice against 3\nquit\nL-ATK-01\n')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^4 dice against 3 dice: win 59\.0%/)
  expect(stdout).not.toContain('L-ATK-01')
})

test.each([
  'rules --saves /etc why',
  'rules --save x here',
  'haunt 17 --spoilers',
  'rules --md L-ATK-01',
  'odds action --save x',
  'preview haunt ../../etc/passwd',
])('%s opens nothing', (line) => {
  const { text, isRefused } = answerLine(index, line)
  expect(isRefused).toBe(true)
  expect(text).not.toMatch(/root:|node_modules|\/etc\/passwd\n/)
})

test('no line brings a control character or a name of a haunt back', () => {
  const haunts = index.entries.filter(({ kind }) => kind === 'haunt').map(({ title }) => title)
  for (const line of [
    '\u001b]0;x\u0007',
    'haunt\u0000 17',
    'preview haunt 17',
    'x'.repeat(5000),
    '$(id)',
    '`id`',
    '\u202e',
  ]) {
    const { text } = answerLine(index, line)
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    for (const title of haunts) expect(text).not.toContain(title)
  }
})

test.each([
  ['4 dice against 3', 'attack', ['4', '3'], {}],
  ['6 or more on 5 dice', 'roll', ['5'], { 'at-least': '6' }],
  ['at least four with three dice', 'roll', ['3'], { 'at-least': '4' }],
  ['haunt with 4 omens in second edition', 'haunt', ['4'], { edition: 'second' }],
] as const)('odds "%s" mean %s %j', (words, name, numbers, options) => {
  expect(oddsIn(words)).toEqual({ name, numbers, options })
})
