// Runs of campaigns through the real executable: threads, shards, and their sums.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'lychgate-'))
afterAll(() => rmSync(folder, { recursive: true }))

function campaign(...argv: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [executable, 'campaign', ...argv], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stderr).not.toMatch(/\n\s+at |stumbled/)
  return { stdout, stderr, status }
}

const RUN = ['auto', '--games', '9', '--upto', '1', '--seed', 'thole', '--json']

const shards = [1, 2, 3].map((part) => {
  const file = join(folder, `part-${part}.jsonl`)
  writeFileSync(file, campaign(...RUN, '--shard', `${part}/3`).stdout)
  return file
})

test('the lines of a run do not depend on the number of threads, and its shards add up to it', () => {
  const whole = campaign(...RUN, '--jobs', '1')
  expect(whole).toMatchObject({ status: 0, stderr: '' })
  const lines = whole.stdout.trimEnd().split('\n')
  const games = lines.slice(0, -1).map((line) => JSON.parse(line))
  expect(games.map(({ campaign, chapter }) => [campaign, chapter])).toEqual(
    Array.from({ length: 9 }, (_, n) => [0, 1].map((chapter) => [`thole/${n + 1}`, chapter])).flat(),
  )
  expect(campaign(...RUN, '--jobs', '2').stdout).toBe(whole.stdout)

  const played = shards.flatMap((file) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(0, -1))
  expect(played.toSorted()).toEqual(lines.slice(0, -1).toSorted())
  expect(JSON.parse(campaign('merge', '--json', ...shards).stdout)).toEqual(JSON.parse(lines.at(-1)!))

  const { summary } = JSON.parse(lines.at(-1)!)
  expect(summary).toMatchObject({ campaigns: 9, ended: 9, exceptions: 0, brokenInvariants: 0 })
  const told = campaign('merge', ...shards).stdout
  expect(told).toContain('9 campaigns, 9 to the end; 0 exceptions, 0 with broken invariants.')
  expect(told).toMatch(/Chapter 1, haunt \d+, 4 players: \d games, heroes \d+%\./)
})

test('merge refuses what is cut off, foreign or there twice, and counts what is missing', () => {
  const [first, second, third] = shards as [string, string, string]
  const cut = join(folder, 'cut.jsonl')
  const text = readFileSync(first, 'utf8').trimEnd()
  writeFileSync(cut, text.slice(0, text.lastIndexOf('\n')))
  const other = join(folder, 'other.jsonl')
  writeFileSync(other, readFileSync(third, 'utf8').replace('"seed":"thole"', '"seed":"alba"'))
  const refused = (...files: string[]) => {
    const { stdout, stderr, status } = campaign('merge', ...files)
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
    return stderr
  }
  expect(refused(cut)).toContain('was cut off before its summary. Play this shard again.')
  expect(refused(first, second, first)).toContain('Shard 1/3 is both in')
  expect(refused(first, other)).toContain('seed differs')
  expect(refused('none.jsonl')).toContain('There is no file none.jsonl.')
  writeFileSync(cut, 'hello')
  expect(refused(cut)).toContain('line 1: this is not a line of "campaign auto --json"')
  const partly = campaign('merge', first, third)
  expect(partly).toMatchObject({ status: 1, stderr: 'Of 9 campaigns 3 are missing.\n' })
  expect(partly.stdout).toContain('6 of 9 campaigns')
})

test.each([
  [['--games', '0'], '--games takes a whole number from 1'],
  [['--upto', '3'], '--upto takes a chapter from 0 to 2'],
  [['--ai', 'stedy'], 'Did you mean steady?'],
  [['--seats', '6'], '--seats takes a number from 3 to 5'],
  [['--shard', '4/3'], '--shard takes two numbers such as 2/3'],
  [['--shard', '9/9', '--games', '3'], 'leave none for shard 9/9'],
  [['--jobs', 'all'], '--jobs takes a whole number from 1'],
])('campaign auto %s is refused', (argv, sentence) => {
  const { stderr, status } = campaign('auto', ...argv)
  expect(status).toBe(2)
  expect(stderr).toContain(sentence)
})
