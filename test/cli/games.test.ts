// The commands that keep, list, resume and replay games, through the real executable.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import { MINDS } from '../../src/cli/services/computer-players.ts'
import { Saves } from '../../src/table/saves-dir.ts'
import { openTable } from '../../src/table/table.ts'
import { playOn } from '../support/tables.ts'

const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'lychgate-'))
afterAll(() => rmSync(folder, { recursive: true }))

function lychgate(argv: string[], input = '') {
  const env = { ...process.env, LYCHGATE_SAVES: folder }
  const { stdout, stderr, status } = spawnSync(process.execPath, [executable, ...argv], {
    cwd: tmpdir(),
    env,
    input,
    encoding: 'utf8',
  })
  expect(stderr).not.toMatch(/\n\s+at /)
  return { stdout, stderr, status }
}

const catalog = await loadCatalog()
const saves = new Saves(folder, '0.1.0')
const computer = { by: 'ai:random' } as const
const seats = [
  { by: 'person', name: 'Alice' } as const,
  { ...computer, name: 'Bob' },
  { ...computer, name: 'Cora' },
]
const begun = openTable(catalog, { seed: 'begun', seats, save: saves, minds: MINDS })
begun.playComputers()
playOn(begun, 9)
const over = openTable(catalog, { seed: 'over', seats, options: { haunt: 0 }, save: saves, minds: MINDS })
playOn(over)
mkdirSync(join(folder, 'games', 'bad'))
writeFileSync(
  join(folder, 'games', 'bad', 'game.json'),
  readFileSync(saves.pathOf('free-over')).subarray(0, 999),
)

describe('saves', () => {
  test('lists every game with what anybody may know, and damaged ones with their problem', () => {
    const { stdout, status } = lychgate(['saves', 'list', '--json'])
    const listed = JSON.parse(stdout) as Record<string, unknown>[]
    const byName = Object.fromEntries(listed.map((game) => [game.name, game]))
    expect(status).toBe(0)
    expect(byName['free-begun']).toEqual({
      name: 'free-begun',
      savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      seed: 'begun',
      seats: [
        { by: 'person', name: 'Alice' },
        { by: 'ai:random', name: 'Bob' },
        { by: 'ai:random', name: 'Cora' },
      ],
      round: begun.view(null).round,
      phase: 'explore',
      haunt: null,
      seq: begun.journal.length,
      over: false,
      winner: null,
    })
    expect(byName['free-over']).toMatchObject({
      over: true,
      haunt: 0,
      winner: over.view(null).outcome!.winner,
    })
    expect(byName.bad).toMatchObject({ problem: expect.stringContaining('not whole JSON') })
  })

  test('lists them as sentences too, and says so when there are none', () => {
    const { stdout } = lychgate(['saves'])
    expect(stdout).toContain(`free-begun: Alice, Bob, Cora; exploring, round`)
    expect(stdout).toContain('bad: The file is damaged')
    const empty = lychgate(['saves', '--saves', join(folder, 'nowhere')])
    expect(empty).toMatchObject({ stdout: `There are no games in ${join(folder, 'nowhere')}.\n`, status: 0 })
  })

  test('says what is wrong with a folder that is none', () => {
    const { stderr, status } = lychgate(['saves', '--saves', executable])
    expect(status).toBe(3)
    expect(stderr).toContain('a part of that path is a file and not a folder. Name another folder')
  })
})

describe('resume', () => {
  test('goes on with the newest unfinished game, and names a newer one that is damaged', () => {
    const { stdout, status } = lychgate(['resume'], 'quit\n')
    expect(status).toBe(0)
    expect(stdout).toContain(`Resumed free-begun after ${begun.journal.length} choices.`)
    expect(stdout).toContain('Skipped bad: The file is damaged')
  })

  test.each([
    ['bad', 3, /bad.game\.json: The file is damaged/],
    ['free-over', 1, /^The game free-over is over; "lychgate replay free-over" replays it\./],
    ['../free-over', 1, /^There is no game called \.\.\/free-over in .*; there are /],
  ])('answers %s with exit code %i and a sentence', (name, exitCode, sentence) => {
    const { stderr, status } = lychgate(['resume', name])
    expect(status).toBe(exitCode)
    expect(stderr).toMatch(sentence)
  })

  test('says how to hear a game again that lies in another folder', () => {
    const { stderr } = lychgate(['resume', 'free-over', '--saves', folder])
    expect(stderr).toBe(
      `The game free-over is over; "lychgate replay free-over --saves ${folder}" replays it.\n`,
    )
  })
})

describe('saves recover', () => {
  const path = () => saves.pathOf('free-hurt')
  test('resume names the command for a damaged game, and recover goes back to the last turn end', () => {
    const hurt = openTable(catalog, { seed: 'hurt', seats, save: saves, minds: MINDS })
    playOn(hurt, 30)
    writeFileSync(path(), readFileSync(path()).subarray(0, 999))
    const refused = lychgate(['resume', 'free-hurt'])
    expect(refused.status).toBe(3)
    expect(refused.stderr).toMatch(
      /damaged.* newest whole copy has \d+ choices; .* missing\. Go back to it with "lychgate saves recover free-hurt"/,
    )
    const { stdout, status } = lychgate(['saves', 'recover', 'free-hurt', '--json'])
    expect(status).toBe(0)
    const { choices, missing, aside } = JSON.parse(stdout)
    expect(choices + missing).toBe(30)
    expect(aside).toEqual(['damaged-1.json'])
    expect(lychgate(['resume', 'free-hurt'], 'quit\n').stdout).toContain(
      `Resumed free-hurt after ${choices} choices.`,
    )
  })

  test.each([
    ['free-begun', 1, /^The game free-begun is whole: nothing was changed\./],
    ['bad', 3, /^The game bad cannot be recovered: .* There is no whole copy of it\./],
    ['nobody', 1, /^There is no game called nobody in /],
  ])('answers %s with exit code %i and a sentence', (name, exitCode, sentence) => {
    const { stderr, status } = lychgate(['saves', 'recover', name])
    expect(status).toBe(exitCode)
    expect(stderr).toMatch(sentence)
  })
})

describe('replay', () => {
  const recording = join(folder, 'over.jsonl')
  test('verifies a save by name and by file, and its exported recording', () => {
    writeFileSync(recording, lychgate(['saves', 'export', 'free-over']).stdout)
    for (const game of ['free-over', saves.pathOf('free-over'), recording]) {
      const { stdout, status } = lychgate(['replay', game, '--verify', '--json'])
      expect(status).toBe(0)
      expect(JSON.parse(stdout)).toEqual({
        ok: true,
        commands: over.journal.length,
        divergedAt: null,
        fingerprint: over.journal.at(-1)!.is,
      })
    }
  })

  test('ends a replay that goes another way with exit code 5, naming the first choice that differs', () => {
    const edited = join(folder, 'edited.jsonl')
    const { n, pick } = over.journal[19]!
    writeFileSync(
      edited,
      readFileSync(recording, 'utf8').replace(new RegExp(`("n":${n},.*"pick":)"[^"]*"`), '$1"dance"'),
    )
    const { stdout, stderr, status } = lychgate(['replay', edited, '--verify', '--json'])
    expect(pick).not.toBe('dance')
    expect(status).toBe(5)
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, commands: 19, divergedAt: 20 })
    expect(stderr).toMatch(/^Choice 20 \(dance\) does not lead where it led: dance is not among the choices/)
  })

  test('tells the story as a spectator sees it, as far as asked', () => {
    const { stdout, status } = lychgate(['replay', 'free-over', '--until', '3'])
    expect(status).toBe(0)
    expect(stdout).toContain('Alice, Bob and Cora come in')
    const told = lychgate(['replay', 'free-over', '--json'])
      .stdout.trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(told[0]).toMatchObject({ n: 0, seat: null, happening: { kind: 'game-opened' } })
    expect(told.at(-1)).toMatchObject({ n: over.journal.length, happening: { kind: 'won' } })
    expect(told.filter(({ happening }) => 'seenBy' in happening)).toEqual([])
  })

  test.each([
    [['nowhere.json'], 1, 'There is no file nowhere.json.\n'],
    [['nobody'], 1, /^There is no game called nobody in /],
    [[executable], 3, /line 1: The file is damaged/],
    [['free-over', '--until', 'soon'], 2, /^--until takes the number of a choice\./],
  ])('answers %j with exit code %i and a sentence', (argv, exitCode, sentence) => {
    const { stderr, status } = lychgate(['replay', ...argv])
    expect(status).toBe(exitCode)
    expect(stderr).toMatch(sentence)
  })
})
