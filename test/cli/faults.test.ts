import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { ContentError } from '../../src/catalog/problems.ts'
import { crash } from '../../src/cli/services/crash.ts'
import { playTable } from '../../src/cli/services/play-in-text.ts'
import { Saves } from '../../src/table/saves-dir.ts'
import { openTable } from '../../src/table/table.ts'
import { catalog } from '../support/plain.ts'

const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
const saves = mkdtempSync(join(tmpdir(), 'lychgate-faults-'))
afterAll(() => rmSync(saves, { recursive: true, force: true }))

const lychgate = (args: string[], options: object = {}) =>
  spawnSync(process.execPath, [executable, ...args], {
    input: '',
    encoding: 'utf8',
    timeout: 20_000,
    ...options,
  })

describe('a game that another program plays', () => {
  test('is refused with exit code 4, and can be gone on with when that program has been killed', async () => {
    const first = spawn(process.execPath, [executable, 'play', '--seed', 'two', '--saves', saves])
    await once(first.stdout, 'data')
    const second = lychgate(['resume', 'free-two', '--saves', saves])
    expect(second).toMatchObject({ status: 4, stdout: '' })
    expect(second.stderr).toMatch(
      new RegExp(`^The game free-two is in use by process ${first.pid} on .+ since \\d\\d:\\d\\d UTC\\.`),
    )
    first.kill('SIGKILL')
    await once(first, 'close')
    expect(lychgate(['resume', 'free-two', '--saves', saves])).toMatchObject({ status: 0, stderr: '' })
    expect(existsSync(join(saves, 'games', 'free-two', 'game.lock'))).toBe(false)
  })

  test('is refused if the program runs on another host, and taken over by --take-over', () => {
    lychgate(['play', '--seed', 'far', '--saves', saves])
    const lock = join(saves, 'games', 'free-far', 'game.lock')
    writeFileSync(
      lock,
      JSON.stringify({ pid: 1, host: 'else\u001b[31mwhere', since: '2026-01-01T00:00:00.000Z' }),
    )
    const refused = lychgate(['resume', 'free-far', '--saves', saves])
    expect(refused).toMatchObject({ status: 4, stdout: '' })
    expect(refused.stderr).toMatch(
      /^The game free-far is in use by process 1 on else.*where since 00:00 UTC\./,
    )
    expect(refused.stderr).toContain('--take-over')
    expect(refused.stderr).not.toContain('\u001b')
    expect(lychgate(['resume', 'free-far', '--take-over', '--saves', saves])).toMatchObject({
      status: 0,
      stderr: '',
    })
    expect(existsSync(lock)).toBe(false)
  })

  test.each([
    ['a folder', (lock: string) => mkdirSync(lock)],
    ['a pipe', (lock: string) => execFileSync('mkfifo', [lock])],
    ['a link to itself', (lock: string) => symlinkSync(lock, lock)],
    ['empty', (lock: string) => writeFileSync(lock, '')],
  ])('is refused in a sentence if its lock is %s, and can be taken over', (_, put) => {
    lychgate(['play', '--seed', 'odd', '--saves', saves])
    put(join(saves, 'games', 'free-odd', 'game.lock'))
    const refused = lychgate(['resume', 'free-odd', '--saves', saves])
    expect(refused).toMatchObject({ status: 4, stdout: '', stderr: expect.stringContaining('may be in use') })
    expect(lychgate(['resume', 'free-odd', '--take-over', '--saves', saves])).toMatchObject({
      status: 0,
      stderr: '',
    })
  })

  test('is not taken over without its name', () => {
    expect(lychgate(['resume', '--take-over', '--saves', saves])).toMatchObject({ status: 2 })
  })
})

describe('what goes wrong outside', () => {
  test.skipIf(!existsSync('/dev/full'))('a full disk behind the output is one sentence', () => {
    const { status, stderr } = lychgate(['check'], { stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'] })
    expect(status).toBe(1)
    expect(stderr).toBe('The output could not be written (ENOSPC). Whatever was saved is untouched.\n')
  })

  test.skipIf(!existsSync('/proc/self'))(
    'a folder that the system forbids is refused and not waited for',
    () => {
      expect(lychgate(['play', '--saves', '/proc/lychgate'])).toMatchObject({
        status: 3,
        stderr: expect.stringContaining('Not saved to /proc/lychgate'),
      })
    },
  )

  test('a file that is no content is not called free of problems', () => {
    const file = join(saves, 'notes.bin')
    writeFileSync(file, '\u0000\u0001')
    expect(lychgate(['check', file])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('There is no content in'),
    })
  })

  test('started by npm, it says how to go on by npm; a folder with a space is quoted', () => {
    const folder = join(saves, 'old games')
    const { stdout } = lychgate(['play', '--seed', 'npm', '--saves', folder], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
    })
    expect(stdout).toContain(`Continue with: npm start -- resume free-npm --saves '${folder}'\n`)
  })
})

test.runIf(process.getuid?.() === 0)('a user without a home and without a name plays', () => {
  const home = mkdtempSync(join(tmpdir(), 'lychgate-'))
  chmodSync(home, 0o777)
  const env: NodeJS.ProcessEnv = { ...process.env, LYCHGATE_SAVES: join(home, 'saves') }
  for (const name of ['HOME', 'TERM', 'LANG', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME']) delete env[name]
  const played = lychgate(['play', '--free', '--seed', 'nobody'], { env, uid: 54321, input: 'quit\n' })
  expect(played).toMatchObject({ status: 0, stdout: expect.stringContaining('Saved as free-nobody') })
  rmSync(home, { recursive: true })
})

describe('a disk that is full for a while', () => {
  /** The opening is saved; then so many attempts fail. */
  const playedWith = async (failures: number, typed: string) => {
    let writes = 0
    const writeSync = ((...args: Parameters<typeof fs.writeSync>) => {
      writes++
      if (writes > 1 && writes <= 1 + failures) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
      return fs.writeSync(...args)
    }) as typeof fs.writeSync
    const save = new Saves(saves, '0.0.0', { ...fs, writeSync })
    const table = openTable(catalog, {
      seed: 'disk',
      seats: ['A', 'B', 'C'].map((name) => ({ by: 'person', name })),
      save,
    })
    let out = ''
    const output = new Writable({
      write(chunk, _, done) {
        out += chunk
        done()
      },
    })
    await playTable(table, { input: Readable.from([typed]), output })
    const { exitCode } = process
    process.exitCode = undefined
    return { out, exitCode }
  }

  test('is tried again with every line, whatever is typed', async () => {
    const { out, exitCode } = await playedWith(1, 'n\nl\n')
    expect(out).toMatch(/> n\n[^>]*\| Not saved to .*> l\n[^>]*\| Everything is saved again\.\n\| Saved as/s)
    expect(exitCode).toBeUndefined()
  })

  test('ends with exit code 3 when it is full to the end', async () => {
    const { out, exitCode } = await playedWith(99, 'n\nl\n')
    expect(out).toMatch(/\| Not saved to .*\n$/)
    expect(exitCode).toBe(3)
  })
})

describe('what nobody foresaw', () => {
  const told = async (error: unknown): Promise<string> => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    try {
      crash(error)
      expect(process.exitCode).toBe(1)
      return write.mock.calls.map(([text]) => text).join('')
    } finally {
      process.exitCode = undefined
      write.mockRestore()
    }
  }

  test('is one sentence, and its stack lies in a file', async () => {
    const text = await told(new Error('the floor\nis gone'))
    expect(text).toMatch(/^Lychgate has stumbled: the floor\. .+ The details are in (.+\.json)\.\n$/)
    const [, file = ''] = /details are in (.+\.json)\./.exec(text) ?? []
    expect(existsSync(file)).toBe(true)
    rmSync(file)
  })

  test('content that cannot be played is named, without a stack', async () => {
    const problem = { file: 'legacy/tiles/x.yaml', path: '', expected: 'This is not YAML.', nearest: null }
    expect(await told(new ContentError([problem]))).toBe(
      'The content has 1 problem and cannot be played; "lychgate check" lists all. legacy/tiles/x.yaml: This is not YAML.\n',
    )
  })
})
