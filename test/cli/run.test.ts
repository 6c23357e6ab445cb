import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { kindNow, playUntil, sessionFor } from '../support/plain.ts'

const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'lychgate-run-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (input: string, ...options: string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [executable, 'run', ...options], {
    input,
    encoding: 'utf8',
    cwd: folder,
    maxBuffer: 1 << 26,
  })
  return { stdout, stderr, status }
}

/** A game of the names that `run` gives, played to its end by numbers. */
function wholeGame(seed: string): string {
  const session = sessionFor({ seed, names: ['Mercy', 'Ann', 'Ned'], allPieces: true })
  const typed = playUntil(session, () => false)
  expect(session.isOver, kindNow(session)).toBe(true)
  return `${typed.join('\n')}\n`
}

describe('run', () => {
  test('a whole scripted game gives the same bytes each time, and ends', () => {
    const script = `# a whole game\n\n${wholeGame('evening')}`
    const options = ['-', '--seed', 'evening', '--haunt', '1', '--level', 'random']
    const first = run(script, ...options)
    expect(first).toMatchObject({ stderr: '', status: 0 })
    expect(first.stdout).toMatch(/(The heroes win|The traitor wins|The house wins)/)
    expect(first.stdout).toMatch(/\| The game is over\.\n$/)
    expect(first.stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
    expect(run(script, ...options)).toEqual(first)
  })

  test('--json prints each happening and then the end with its fingerprint, the same each time', () => {
    const script = wholeGame('json')
    const options = ['-', '--seed', 'json', '--haunt', '1', '--level', 'random', '--json']
    const first = run(script, ...options)
    const lines = first.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines[0]).toMatchObject({ n: 0, happening: { kind: 'game-opened' } })
    expect(lines.at(-1)).toEqual({
      end: {
        outcome: expect.objectContaining({ because: expect.any(String) }),
        fingerprint: expect.any(String),
      },
    })
    expect(
      lines.slice(0, -1).every(({ happening }) => !happening.seenBy || happening.seenBy.length > 0),
    ).toBe(true)
    expect(run(script, ...options)).toEqual(first)
  })

  test('a script that ends before the game says so, and nothing is saved', () => {
    const { stdout, status } = run('l\n', '-', '--seed', '7')
    expect(status).toBe(0)
    expect(stdout).toMatch(/\| The script ends here, before the game does\.\n$/)
    expect(readdirSync(folder)).toEqual([])
  })

  test('--why lets the others say what they are about, and takes off, brief or full', () => {
    const { stdout, status } = run('whys\n', '-', '--seed', '7', '--level', 'random', '--why', 'full')
    expect(status).toBe(0)
    expect(stdout).toContain('| Computer players announce any plans and answers you may know.')
    expect(run('', '-', '--seed', '7', '--why', 'loud')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Allowed choices are off, brief, full.'),
    })
  })

  test('a refused command makes the exit code 1 at the end, and the rest is still played', () => {
    const { stdout, status } = run('frobnicate\nwho\n', '-', '--seed', '7')
    expect(status).toBe(1)
    expect(stdout).toContain('> who\nYou, ')
  })

  test('a script may come from a file; a missing one is a sentence and exit code 1', () => {
    writeFileSync(join(folder, 'script.txt'), 'who\r\nq\r\nl\n')
    const { stdout, status } = run('', 'script.txt', '--seed', '7')
    expect({ status, looked: stdout.includes('> l\n') }).toEqual({ status: 0, looked: false })
    expect(run('', 'nowhere.txt', '--seed', '7')).toEqual({
      stdout: '',
      stderr: 'There is no script nowhere.txt.\n',
      status: 1,
    })
    rmSync(join(folder, 'script.txt'))
  })

  test('without a seed it is a mistake in the command line', () => {
    expect(run('', '-')).toMatchObject({ status: 2, stderr: expect.stringContaining('--seed') })
  })
})
