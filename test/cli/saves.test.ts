// Every command of `saves`, and `report`, through the real executable.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import { MINDS } from '../../src/cli/services/computer-players.ts'
import { SCHEMA } from '../../src/table/migrations.ts'
import { Saves } from '../../src/table/saves-dir.ts'
import { openTable } from '../../src/table/table.ts'
import { playOn } from '../support/tables.ts'

const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'lychgate-'))
afterAll(() => rmSync(folder, { recursive: true }))
const here = join(folder, 'here')

function lychgate(...argv: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [executable, ...argv], {
    cwd: folder,
    env: { ...process.env, LYCHGATE_SAVES: here },
    input: '',
    encoding: 'utf8',
  })
  expect(stderr).not.toMatch(/\n\s+at |stumbled/)
  return { stdout, stderr, status, json: () => JSON.parse(stdout) }
}

const catalog = await loadCatalog()
const saves = new Saves(here, '0.1.0')
const seats = [
  { by: 'person', name: 'Zebedee' } as const,
  { by: 'ai:random', name: 'Philomena' } as const,
  { by: 'ai:random' } as const,
]
/** A game of 30 choices. */
function begun(seed: string) {
  const table = openTable(catalog, { seed, seats, save: saves, minds: MINDS })
  return playOn(table, 30)
}
const spoil = (path: string) => writeFileSync(path, readFileSync(path).subarray(0, 500))

describe('saves show', () => {
  test('shows the game, its file, its copies and who plays it', () => {
    begun('shown')
    const held = saves.hold('free-shown')
    const shown = lychgate('saves', 'show', 'free-shown', '--json').json()
    expect(shown).toMatchObject({
      name: 'free-shown',
      seed: 'shown',
      seq: 30,
      schema: SCHEMA,
      app: '0.1.0',
      file: saves.pathOf('free-shown'),
      aside: [],
      heldBy: { pid: process.pid },
    })
    const copies = readdirSync(dirname(saves.pathOf('free-shown'))).filter((name) => /^game\.\d/.test(name))
    expect(shown.copies.map(({ file }: { file: string }) => file).sort()).toEqual(copies.sort())
    if ('release' in held) held.release()
    const { stdout, status } = lychgate('saves', 'show', 'free-shown')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^free-shown: Zebedee, Philomena, \w+; .*round \d+, after 30 choices\n/)
    expect(stdout).toMatch(/Copies, newest first:\n {2}game\.\d+\.json: whole, \d+ choices?/)
    expect(stdout).toContain('In use: no')
  })

  test('shows a damaged game with what is wrong, with exit code 3', () => {
    begun('hurt')
    spoil(saves.pathOf('free-hurt'))
    expect(lychgate('saves', 'show', 'free-hurt')).toMatchObject({
      status: 3,
      stdout: expect.stringMatching(/^free-hurt: The file is damaged/),
    })
  })
})

describe('saves verify', () => {
  test('replays a whole game, and counts its copies', () => {
    begun('whole')
    const [verified] = lychgate('saves', 'verify', 'free-whole', '--json').json()
    expect(verified).toMatchObject({
      name: 'free-whole',
      ok: true,
      choices: 30,
      problem: null,
      damagedCopies: [],
    })
    expect(lychgate('saves', 'verify', 'free-whole')).toMatchObject({
      status: 0,
      stdout: `free-whole: all 30 choices match; ${verified.copies} copies are whole.\n`,
    })
  })

  test('names a damaged copy and a damaged game, with exit code 3', () => {
    begun('copies')
    const game = dirname(saves.pathOf('free-copies'))
    const copy = readdirSync(game).find((name) => /^game\.\d/.test(name))!
    spoil(join(game, copy))
    const one = lychgate('saves', 'verify', 'free-copies')
    expect(one).toMatchObject({ status: 3, stdout: expect.stringContaining(`${copy} is damaged`) })
    spoil(saves.pathOf('free-copies'))
    const all = lychgate('saves', 'verify')
    expect(all.status).toBe(3)
    expect(all.stdout).toMatch(/free-copies: The file is damaged/)
  })
})

describe('saves export and import', () => {
  test('a recording becomes a game again, under the name that was asked for', () => {
    begun('out')
    const file = join(folder, 'out.jsonl')
    expect(lychgate('saves', 'export', 'free-out', file, '--json').json()).toEqual({
      name: 'free-out',
      file,
      choices: 30,
    })
    expect(lychgate('saves', 'export', 'free-out').stdout).toBe(readFileSync(file, 'utf8'))
    expect(lychgate('saves', 'import', file, '--name', 'Back Again', '--json').json()).toMatchObject({
      name: 'back-again',
      choices: 30,
    })
    const [verified] = lychgate('saves', 'verify', 'back-again', '--json').json()
    expect(verified).toMatchObject({ ok: true, choices: 30 })
  })

  test('a file is never replaced, and what is no game is not imported', () => {
    begun('kept')
    const file = join(folder, 'kept.txt')
    writeFileSync(file, 'Dear diary')
    const refused = lychgate('saves', 'export', 'free-kept', file)
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('was not changed') })
    const before = saves.names()
    expect(lychgate('saves', 'import', file)).toMatchObject({ status: 3 })
    expect(lychgate('saves', 'import', join(folder, 'nothing'))).toMatchObject({ status: 3 })
    expect(saves.names()).toEqual(before)
  })

  test('a game.json is imported with its seat words and the memory of its computer players', () => {
    const table = openTable(catalog, {
      seed: 'minds',
      seats: [seats[0]!, { by: 'ai:steady' }, { by: 'ai:steady' }],
      save: saves,
      minds: MINDS,
    })
    table.playComputers()
    playOn(table, 5)
    lychgate('saves', 'import', saves.pathOf('free-minds'), '--name', 'copied')
    const bodyOf = (name: string) => JSON.parse(readFileSync(saves.pathOf(name), 'utf8')).body
    expect({ ...bodyOf('copied'), name: '' }).toEqual({ ...bodyOf('free-minds'), name: '' })
  })
})

describe('saves rename', () => {
  test('the game goes on under its new name', () => {
    begun('before')
    expect(lychgate('saves', 'rename', 'free-before', 'after', '--json').json()).toEqual({
      name: 'after',
      was: 'free-before',
    })
    expect(saves.names()).not.toContain('free-before')
    expect(lychgate('saves', 'verify', 'after').status).toBe(0)
    expect(existsSync(saves.lockOf('after'))).toBe(false)
  })

  test.each([
    ['a name that is taken', 'free-taken', 1, 'already'],
    ['a path', '../out', 2, 'small letters'],
  ])('%s is refused', (_, to, exitCode, sentence) => {
    begun('taken')
    begun('renamed')
    expect(lychgate('saves', 'rename', 'free-renamed', to)).toMatchObject({
      status: exitCode,
      stderr: expect.stringContaining(sentence),
    })
    expect(saves.names()).toContain('free-renamed')
  })
})

describe('saves remove', () => {
  test('without the name nothing is removed, and neither is a game in use', () => {
    begun('stays')
    expect(lychgate('saves', 'remove', 'free-stays')).toMatchObject({ status: 2 })
    expect(lychgate('saves', 'remove', 'free-stays', '--confirm', 'yes')).toMatchObject({ status: 2 })
    const held = saves.hold('free-stays')
    expect(lychgate('saves', 'remove', 'free-stays', '--confirm', 'free-stays')).toMatchObject({ status: 4 })
    if ('release' in held) held.release()
    expect(saves.names()).toContain('free-stays')
  })

  test('a removed game is in the trash, and comes back as it was', () => {
    begun('gone')
    const before = readFileSync(saves.pathOf('free-gone'), 'utf8')
    const { trash } = lychgate('saves', 'remove', 'free-gone', '--confirm', 'free-gone', '--json').json()
    expect(saves.names()).not.toContain('free-gone')
    expect(readFileSync(join(trash, 'game.json'), 'utf8')).toBe(before)
    expect(existsSync(join(trash, 'game.lock'))).toBe(false)
    expect(lychgate('saves', 'list', '--trash', '--json').json()).toContainEqual({ name: 'free-gone' })
    expect(lychgate('saves', 'recover', 'free-gone', '--json').json()).toEqual({
      name: 'free-gone',
      from: 'trash',
    })
    expect(readFileSync(saves.pathOf('free-gone'), 'utf8')).toBe(before)
  })
})

test('with --json a failure is one JSON object on stdout, and a sentence on stderr', () => {
  begun('json')
  const held = saves.hold('free-json')
  const failures: [exitCode: number, ...command: string[]][] = [
    [1, 'show', 'no-such'],
    [4, 'rename', 'free-json', 'other'],
    [2, 'remove', 'free-json'],
    [3, 'import', join(folder, 'nothing')],
    [3, 'list', '--saves', executable],
    [2, 'show'],
    [2, 'list', '--bogus'],
  ]
  for (const [exitCode, ...command] of failures) {
    const { status, stderr, json } = lychgate('saves', ...command, '--json')
    expect(status, command.join(' ')).toBe(exitCode)
    expect(json()).toEqual({ problem: stderr.trim(), exitCode })
  }
  if ('release' in held) held.release()
})

test('a game of a newer version is not recovered, and its copies are not denied', () => {
  begun('newer')
  const path = saves.pathOf('free-newer')
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), schema: 9, app: '9.0.0' }))
  const { status, stderr } = lychgate('saves', 'recover', 'free-newer')
  expect(status).toBe(3)
  expect(stderr).toMatch(/cannot be recovered: Made by 9\.0\.0 \(schema 9\).*\. Nothing was changed\.\n$/)
  expect(stderr).not.toMatch(/no whole copy/)
})

test.each(['show', 'verify', 'export', 'remove', 'recover'])(
  'saves %s names the games there are',
  (command) => {
    expect(lychgate('saves', command, '../free-7')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^There is no game called \.\.\/free-7 in /),
    })
  },
)

describe('report', () => {
  test('is one file without names that replay opens and verifies', () => {
    begun('reported')
    const { file, choices, replayed } = lychgate('report', 'free-reported', '--json').json()
    expect([choices, replayed]).toEqual([30, 30])
    const text = readFileSync(file, 'utf8')
    expect(text).not.toMatch(/Zebedee|Philomena/)
    expect(JSON.parse(text.split('\n')[0]!)).toMatchObject({ engine: '0.1.0', seed: 'reported' })
    expect(text).toMatch(/"turn":1,"is":"/)
    expect(lychgate('replay', file, '--verify')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('all 30 choices match'),
    })
  })

  test('is of the game played last by default, and says so if there is none', () => {
    begun('latest')
    expect(lychgate('report', '--json').json()).toMatchObject({ name: 'free-latest' })
    const empty = lychgate('report', '--saves', join(folder, 'nowhere'))
    expect(empty).toMatchObject({ status: 1, stderr: expect.stringContaining('There are no games in') })
  })
})
