// simulate and merge, through the real executable.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'lychgate-'))
afterAll(() => rmSync(folder, { recursive: true }))

function simulate(argv: string[], input = '') {
  const { stdout, stderr, status } = spawnSync(process.execPath, [executable, 'simulate', ...argv], {
    cwd: folder,
    input,
    encoding: 'utf8',
  })
  expect(stderr).not.toMatch(/\n\s+at /)
  return { stdout, stderr, status }
}

const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** All but what the clock says. */
function findings(text: string) {
  const { cpuSeconds, gamesPerSecond, decisionsPerSecond, think, ...summary } = linesOf(text).at(-1).summary
  expect([cpuSeconds, gamesPerSecond, decisionsPerSecond].every(Number.isFinite)).toBe(true)
  expect(Object.keys(think).every((level) => level !== 'random')).toBe(true)
  return summary
}

const RUN = ['--games', '12', '--ai', 'random', '--seed', 'x', '--json']
const whole = simulate([...RUN, '--jobs', '1'])
const gameLines = whole.stdout.trim().split('\n').slice(1, -1)

describe('a run', () => {
  test('prints its settings, a line a game, and the summary that others rely on', () => {
    const { stdout, status } = simulate(['--games', '6', '--haunt', '1', '--seed', 'x', '--check', '--json'])
    const lines = linesOf(stdout)
    expect(status).toBe(0)
    expect(lines).toHaveLength(8)
    expect(lines[0].settings).toMatchObject({
      games: 6,
      seats: [3, 4, 5],
      haunt: 1,
      levels: { ai: 'steady' },
    })
    expect(lines.slice(1, 7).map(({ game, seed, seats, haunt }) => [game, seed, seats, haunt])).toEqual(
      [3, 4, 5, 3, 4, 5].map((seats, n) => [n + 1, `x/${n + 1}`, seats, 1]),
    )
    const { summary } = lines[7]
    const number = expect.any(Number)
    expect(summary).toMatchObject({
      games: 6,
      ended: 6,
      stalls: number,
      exceptions: 0,
      brokenInvariants: 0,
      cpuSeconds: number,
      decisions: number,
      wins: { heroes: number, traitor: number, house: number, other: 0 },
    })
    const cell = expect.objectContaining({ games: 2, heroes: number, rounds: number })
    expect(summary.byHaunt).toEqual({ 1: { 3: cell, 4: cell, 5: cell } })
  })

  test('prints the same lines with one thread and with two', () => {
    const shared = simulate([...RUN, '--jobs', '2'])
    expect({ ...shared, stdout: '' }).toEqual({ stdout: '', stderr: '', status: 0 })
    expect(shared.stdout.trim().split('\n').slice(0, -1)).toEqual(
      whole.stdout.trim().split('\n').slice(0, -1),
    )
    expect(findings(shared.stdout)).toEqual(findings(whole.stdout))
  })

  test('lets sides and seats play at levels of their own', () => {
    const argv = ['--games', '3', '--haunt', '1', '--ai', 'random', '--json']
    const { stdout } = simulate([...argv, '--heroes', 'novice', '--traitor', 'gentle', '--seat', '2=sharp'])
    const [{ settings }, ...games] = linesOf(stdout)
    expect(settings.levels).toEqual({
      ai: 'random',
      heroes: 'novice',
      traitor: 'gentle',
      seats: { 2: 'sharp' },
    })
    for (const { levels, traitors } of games.slice(0, -1)) {
      expect(traitors).toHaveLength(1)
      for (const [n, level] of levels.entries())
        expect(level).toBe(n === 1 ? 'sharp' : traitors.includes(n + 1) ? 'gentle' : 'novice')
    }
  })

  test('sums up in a page of 80 columns', () => {
    const { stdout, status } = simulate(['--games', '3', '--seats', '4', '--ai', 'random'])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^3 games, \d+ decisions, [\d.]+ seconds of processor time\.\n3 ended; /)
    expect(stdout).toMatch(/Played by random players\./)
    expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80)
  })

  test('draws a picture that is well formed and runs nothing', () => {
    expect(simulate(['--games', '3', '--ai', 'random', '--plot', 'shares.svg']).status).toBe(0)
    const svg = readFileSync(join(folder, 'shares.svg'), 'utf8')
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>\n$/s)
    expect(svg).not.toMatch(/<script|href|\son\w+=/)
    expect(svg).toContain('prefers-color-scheme: dark')
    expect(openTags(svg)).toEqual([])
  })

  test('says so where the picture cannot be written, before a game is played', () => {
    expect(simulate(['--games', '1', '--ai', 'random', '--plot', 'no/where.svg'])).toEqual({
      stdout: '',
      stderr: 'The plot could not be written to no/where.svg (ENOENT).\n',
      status: 1,
    })
  })

  test.each([
    ['a folder', '. is a folder; --plot takes the name of a file, such as shares.svg.\n', '.'],
    ['nothing', '--plot takes the name of a file, such as shares.svg.\n', ''],
  ])('asks for a file where --plot names %s', (_, stderr, file) => {
    expect(simulate(['--games', '1', '--ai', 'random', '--plot', file])).toEqual({
      stdout: '',
      stderr,
      status: 1,
    })
  })

  test('says which part of a run it is, on the page and in the picture', () => {
    const argv = ['--games', '9', '--ai', 'random', '--shard', '2/3', '--plot', 'part.svg']
    expect(simulate(argv).stdout).toMatch(/^Shard 2\/3 of a run of 9 games\.\n3 games, /)
    const svg = readFileSync(join(folder, 'part.svg'), 'utf8')
    expect(svg).toContain('<title>Who wins: 3 games, shard 2/3, random players</title>')
  })

  test('says one game where there is one', () => {
    const { stdout } = simulate(['--games', '1', '--ai', 'random', '--plot', 'one.svg'])
    expect(stdout).toMatch(/^1 game, \d+ decisions/)
    expect(readFileSync(join(folder, 'one.svg'), 'utf8')).toContain('<title>Who wins: 1 game, random')
  })

  test.each([
    ['1', 'SIGINT', 130],
    ['2', 'SIGINT', 130],
    ['1', 'SIGHUP', 129],
    ['1', 'SIGTERM', 143],
    ['2', 'SIGTERM', 143],
  ] as const)('with %s threads stops at %s and tells what was played', async (jobs, signal, expected) => {
    const argv = ['--games', '100000', '--ai', 'random', '--json', '--jobs', jobs]
    const child = spawn(process.execPath, [executable, 'simulate', ...argv], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let stdout = ''
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    let isStopped = false
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      // After a second one it would not sum up any more.
      if (!isStopped && stdout.includes('"game":2')) isStopped = child.kill(signal)
    })
    const [code] = await once(child, 'close')
    const lines = linesOf(stdout)
    const { games, incomplete } = lines.at(-1).summary
    expect({ code, planned: incomplete.planned }).toEqual({ code: expected, planned: 100_000 })
    expect(games).toBe(lines.length - 2)
    expect(stderr).toBe(`Stopped after ${games} of 100000 games.\n`)
  })

  test.each([
    [['--haunt', '99'], /^There is no haunt 99; there are 0, 1/],
    [
      ['--edition', 'legcay'],
      /^There is no edition 'legcay' to play; there is legacy, first, second, third\. Did you mean legacy\?/,
    ],
    [
      ['--ai', 'stedy'],
      /^There is no computer player 'stedy'; known: random, .*sharp\. Did you mean steady\?/,
    ],
    [['--heroes', 'deep'], /^There is no computer player 'deep'; known: random/],
    [['--seat', '6=sharp'], /^There is no seat 6; there are 1 to 5\./],
    [['--seat', 'first'], /^--seat takes a seat and a level, such as 1=sharp, and not 'first'\./],
    [['--shard', '4/3'], /^--shard takes two numbers such as 2\/3, and the first is from 1 to the second\./],
    [['--shard', '0/3'], /^--shard takes two numbers such as 2\/3, and the first is from 1 to the second\./],
    [['--shard', 'two'], /^--shard takes two numbers/],
    [['--shard', '3/3', '--games', '2'], /^A run of 2 games leaves none for shard 3\/3, .*more games\./],
    [
      ['--haunt', '15', '--heroes', 'novice', '--traitor', 'random'],
      /^In haunt 15 everybody is on their own, .*; --seat N=LEVEL sets one player's level\./,
    ],
    [['--haunt', '15', '--traitor', 'random'], /^In haunt 15 everybody is on their own/],
    [['--jobs', '0'], /^--jobs takes a whole number from 1 to 256\./],
    [['--seat', '1=sharp', '--seat', '1=random'], /^Seat 1 is given two levels\./],
    [['--seats', '9'], /^--seats takes a number from 3 to 5\./],
    [['--games', '0'], /^--games takes a whole number from 1 to 1000000\./],
    [['--games', '999999999'], /^--games takes a whole number from 1 to 1000000\./],
    [['merge'], /^Missing required argument 'files'\./],
    [['merge', 'a.jsonl', '--games', '3'], /^The merged lines settle --games; leave it out\./],
  ])('answers %j with a sentence and exit code 2', (argv, sentence) => {
    const { stdout, stderr, status } = simulate(argv)
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
    expect(stderr).toMatch(sentence)
  })
})

describe('merge', () => {
  const shards = ['1/3', '2/3', '3/3'].map((shard) => simulate([...RUN, '--shard', shard]).stdout)
  const files = shards.map((text, n) => {
    writeFileSync(join(folder, `part-${n + 1}.jsonl`), text)
    return `part-${n + 1}.jsonl`
  })

  test('shards hold the lines of the whole run, each once', () => {
    const lines = shards.flatMap((text) => text.trim().split('\n').slice(1, -1))
    expect(lines.sort()).toEqual([...gameLines].sort())
  })

  test('a shard has every table size alike', () => {
    const seats = linesOf(shards[1]!).slice(1, -1)
    expect(seats.map(({ game, seats }) => [game, seats])).toEqual([
      [4, 3],
      [5, 4],
      [6, 5],
    ])
  })

  test('sums shards up as one run, from files and from the input', () => {
    const merged = simulate(['merge', ...[...files].reverse(), '--json'])
    expect({ ...merged, stdout: '' }).toEqual({ stdout: '', stderr: '', status: 0 })
    expect(findings(merged.stdout)).toEqual(findings(whole.stdout))
    expect(findings(simulate(['merge', '-', '--json'], shards.join('')).stdout)).toEqual(
      findings(whole.stdout),
    )
  })

  test('says which games are missing', () => {
    const { stdout, stderr, status } = simulate(['merge', files[0]!, files[2]!, '--plot', 'most.svg'])
    expect(stdout).toMatch(/^Incomplete: 9 of 12 games\.\n/)
    expect({ stderr, status }).toEqual({
      stderr: 'Of 12 games these are missing: 4 to 6.\n',
      status: 1,
    })
    expect(readFileSync(join(folder, 'most.svg'), 'utf8')).toContain('>Who wins: 9 of 12 games</text>')
  })

  const [settings, ...rest] = shards[0]!.split('\n')
  test.each([
    ['a damaged line', `${settings}\n${rest[0]}\n{"game":4,\n`, 'line 3: this is not a line of'],
    ['half a line and nothing else', settings!.slice(0, 40), 'line 1: this is not a line of'],
    ['an edition there is not', settings!.replace('"legacy"', '"../x"'), 'line 1: this is not a line of'],
    [
      'levels there are not',
      settings!.replace('"ai":"random"', '"ai":"deep"'),
      'line 1: this is not a line of',
    ],
    ['games without end', settings!.replace('"games":12', '"games":1e15'), 'line 1: this is not a line of'],
    ['a summary of nothing', `${settings}\n{"summary":{"cpuSeconds":1}}\n`, 'line 2: this is not a line of'],
    ['a line of something else', `${settings}\n{"game":"four"}\n`, 'line 2: this is not a line of'],
    ['no settings', `${rest.join('\n')}`, 'line 1: the settings are missing'],
    ['a game twice', `${settings}\n${rest[0]}\n${rest[0]}\n`, 'line 3: game 1 is here twice.'],
    ['a game of two runs', `${shards[0]}${shards[0]}`, 'Game 1 is both in'],
    ['another seed', shards[0]! + shards[1]!.replace('"seed":"x"', '"seed":"y"'), 'seed differs.'],
    ['nothing at all', '\n', 'There is nothing to merge in'],
  ])('refuses %s', (_, text, sentence) => {
    const { stdout, stderr, status } = simulate(['merge', '-'], text)
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
    expect(stderr).toContain(sentence)
  })

  test('counts what came before a line that was cut off', () => {
    const { stdout, stderr, status } = simulate(['merge', '-'], `${settings}\n${rest[0]}\n{"game":4,`)
    expect(stdout).toMatch(/^Incomplete: 1 of 12 games\.\n/)
    expect(stdout).not.toContain('processor time')
    expect(stderr).toMatch(/^the input was cut off: .*\nOf 12 games these are missing: 2 to 12\.\n$/)
    expect(status).toBe(1)
  })

  test('counts another run right behind a line that was cut off', () => {
    const { stdout, stderr } = simulate(['merge', '-'], `${settings}\n${rest[0]}\n{"game":4,${shards[1]}`)
    expect(stderr).toMatch(/^the input was cut off: /)
    const others = shards[1]!.split('\n').filter((line) => line.startsWith('{"game"')).length
    expect(stdout).toMatch(new RegExp(`^Incomplete: ${1 + others} of 12 games\\.\\n`))
  })

  test('lets nothing in a file draw on the screen', () => {
    const game = { ...JSON.parse(rest[0]!), exception: `\x1b[2J${'long '.repeat(40)}` }
    const { stdout } = simulate(['merge', '-'], `${settings}\n${JSON.stringify(game)}\n`)
    expect(stdout).toContain('\ufffd[2Jlong')
    expect(stdout).not.toContain('\x1b')
    expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80)
  })

  test('says when there is no such file', () => {
    expect(simulate(['merge', 'part-9.jsonl'])).toEqual({
      stdout: '',
      stderr: 'There is no file part-9.jsonl.\n',
      status: 1,
    })
  })
})

/** Elements that are opened and never closed, or the other way round. */
function openTags(xml: string): string[] {
  const open: string[] = []
  for (const [, closing, name, single] of xml.matchAll(/<(\/?)([\w-]+)[^>]*?(\/?)>/g)) {
    if (single) continue
    if (!closing) open.push(name!)
    else if (open.pop() !== name) return [`/${name}`]
  }
  return open
}
