import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { transcript } from '../../src/cli/services/run-script.ts'
import { planFor } from '../../src/cli/services/seating.ts'
import type { HauntDef } from '../../src/engine/language/defs.ts'
import { openTable } from '../../src/table/table.ts'
import { PlainSession } from '../../src/ui/plain/session.ts'
import { catalog, playUntil } from '../support/plain.ts'
import { outcomeText, readScript, stateOf, tableOf } from '../support/script-maker.ts'
import { someFolder } from '../support/tables.ts'
import { WANTED } from './wanted.ts'

const LONGEST = 300
const folder = import.meta.dirname
const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
const files = readdirSync(folder).filter((file) => file.endsWith('.txt'))

const read = (file: string) => readScript(join(folder, file))

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

test('`lychgate run` plays a script to its end', async () => {
  const plan = { seats: '3', human: '3', seed: 'run', haunt: '1' }
  const table = openTable(catalog, await planFor(catalog, plan, (sentence) => expect.fail(sentence)))
  const session = new PlainSession(table, [0, 1, 2])
  session.start()
  const script = join(someFolder(), 'script.txt')
  writeFileSync(script, playUntil(session, () => false).join('\n'))
  const options = Object.entries(plan).flatMap(([name, value]) => [`--${name}`, value])
  const { stdout, status } = spawnSync(process.execPath, [executable, 'run', script, ...options], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
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
