import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { transcript } from '../../src/cli/run.ts'
import type { HauntDef } from '../../src/engine/language/defs.ts'
import { catalog } from '../support/plain.ts'
import { outcomeText, stateOf, tableOf } from '../support/script-maker.ts'
import { WANTED } from './wanted.ts'

const LONGEST = 300
const folder = import.meta.dirname
const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
const files = readdirSync(folder).filter((file) => file.endsWith('.txt'))

/** The head of a script: what it is run with, and what comes of it. */
function read(file: string) {
  const text = readFileSync(join(folder, file), 'utf8')
  const field = (name: string): string => new RegExp(`^# ${name}: (.*)$`, 'm').exec(text)?.[1] ?? ''
  const option = (name: string): string => new RegExp(`--${name} (\\S+)`).exec(field('Options'))?.[1] ?? ''
  const game = { haunt: Number(option('haunt')), seats: Number(option('seats')), seed: option('seed') }
  return { text, game, options: field('Options').split(' '), outcome: field('Outcome') }
}

describe.each(files)('%s', (file) => {
  const { text, game, outcome } = read(file)

  test('no command is refused, and the game ends as its head says', async () => {
    const table = await tableOf(catalog, game)
    const { lines, isRefused } = await transcript(table, text)
    expect(outcomeText(stateOf(table)), lines.slice(-12).join('\n')).toBe(outcome)
    expect(isRefused, lines.join('\n')).toBe(false)
  })

  test('is short enough to be read', () => {
    expect(text.split('\n').length).toBeLessThan(LONGEST)
  })
})

test('`lychgate run` plays a script to its end', () => {
  const [file] = files
  const { options } = read(file!)
  const { stdout, status } = spawnSync(
    process.execPath,
    [executable, 'run', join(folder, file!), ...options],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    },
  )
  expect(status).toBe(0)
  expect(stdout).toMatch(/\| The game is over\.\n$/)
})

/** Who can win a haunt: a side, those who can turn, one alone or several together, or nobody but the house. */
function winnersOf(haunt: HauntDef): string[] {
  const { kind } = haunt.team
  const does = (op: string): boolean => JSON.stringify(haunt).includes(op)
  if (kind === 'none') return ['heroes', 'house', ...(does('"op":"become"') ? ['traitor'] : [])]
  if (kind === 'everyone') return ['alone', 'house', ...(does('"op":"win","who"') ? ['together'] : [])]
  return kind === 'all-traitors' ? ['traitor'] : ['heroes', 'traitor']
}

describe.each(Object.values(catalog.haunts))('haunt $number, $name', (haunt) => {
  const winners = files
    .map(read)
    .filter(({ game }) => game.haunt === haunt.number)
    .map(({ outcome }) => outcome.split(',')[0])

  test.each(winnersOf(haunt))('there is a script in which the winner is: %s', (winner) => {
    expect(winners).toContain(winner)
  })
})

test('every script that is wanted is there, and no other', () => {
  expect([...files].sort()).toEqual(WANTED.map(({ file }) => file).sort())
})
