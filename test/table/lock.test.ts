// Races between processes: test/soak/race.ts.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { hold, type LockOptions } from '../../src/table/lock.ts'
import { SaveFault } from '../../src/table/save-fault.ts'

const folder = mkdtempSync(join(tmpdir(), 'lychgate-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A path in a folder of its own. */
let places = 0
function lockPath(): string {
  const place = join(folder, String(places++))
  mkdirSync(place)
  return join(place, 'game.lock')
}

const noLinks = {
  ...fs,
  linkSync: () => {
    throw Object.assign(new Error('no links'), { code: 'EPERM' })
  },
}

function taken(path: string, options?: LockOptions): boolean {
  const held = hold(path, options)
  if (!('release' in held)) return false
  held.release()
  return true
}

const since = '2026-01-01T10:00:00.000Z'
const dead = spawnSync(process.execPath, ['--version']).pid
const lockText = (fields: object) =>
  JSON.stringify({ pid: dead, host: hostname(), began: null, since, ...fields })

describe.each([
  ['with hard links', fs],
  ['without hard links', noLinks],
])('%s', (_, files) => {
  test('a game is held once, and is free again when it is released', () => {
    const path = lockPath()
    const first = hold(path, { files })
    expect(hold(path)).toMatchObject({ holder: { pid: process.pid, host: hostname() } })
    expect(hold(path, { files: noLinks })).toHaveProperty('holder')
    if ('release' in first) first.release()
    expect(readdirSync(join(path, '..'))).toEqual([])
    expect(taken(path, { files })).toBe(true)
  })

  test('only the holder releases a lock', () => {
    const path = lockPath()
    const first = hold(path, { files })
    rmSync(path, { recursive: true })
    const second = hold(path, { files })
    if (!('release' in first && 'release' in second)) throw new Error('not held')
    expect([first.isMine(), second.isMine()]).toEqual([false, true])
    first.release()
    expect(second.isMine()).toBe(true)
    second.release()
    expect(existsSync(path)).toBe(false)
  })
})

test.each([
  ['of a dead process', lockText({})],
  ['of a pid that another process has now', lockText({ pid: process.pid, began: '1' })],
  ['from before the machine was started', lockText({ pid: process.pid, boot: 'another' })],
])('a lock %s is taken', (_, text) => {
  const path = lockPath()
  writeFileSync(path, text)
  expect(taken(path)).toBe(true)
})

test.skipIf(!existsSync('/proc/self/stat'))(
  'a killed process that its parent has not reaped holds nothing',
  async () => {
    // The shell becomes a program that never asks for its children.
    const shell = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'])
    const until = async (isSo: () => boolean) => {
      for (let n = 0; n < 500 && !isSo(); n++) await new Promise((done) => setTimeout(done, 10))
    }
    try {
      const pid = Number(String((await once(shell.stdout, 'data'))[0]))
      await until(() => readFileSync(`/proc/${shell.pid}/comm`, 'utf8') === 'sleep\n')
      process.kill(pid, 'SIGKILL')
      await until(() => /\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8')))
      const path = lockPath()
      writeFileSync(path, lockText({ pid }))
      expect(taken(path)).toBe(true)
    } finally {
      shell.kill('SIGKILL')
    }
  },
)

test('a stale guard of a killed rival does not stop the next one', () => {
  const path = lockPath()
  for (const name of [path, `${path}.guard`, `${path}.guard.guard`]) writeFileSync(name, lockText({}))
  expect(taken(path)).toBe(true)
})

test('a lock of another host is taken over by hand only, and its holder notices', () => {
  const path = lockPath()
  writeFileSync(path, lockText({ pid: 1, host: 'elsewhere.invalid' }))
  expect(hold(path)).toMatchObject({ holder: { host: 'elsewhere.invalid' } })
  expect(taken(path, { takeOver: true })).toBe(true)
})

test.each([
  ['another machine of this name', { machine: 'another' }],
  ['another container of this machine', { space: 'pid:[1]' }],
])('a lock of %s is taken over by hand only, since its pid means nothing here', (_, fields) => {
  const path = lockPath()
  writeFileSync(path, lockText(fields))
  expect(hold(path)).toMatchObject({ isElsewhere: true })
  expect(taken(path, { takeOver: true })).toBe(true)
})

test.each<[string, (path: string) => void]>([
  ['a folder', (path) => mkdirSync(path)],
  ['a pipe', (path) => spawnSync('mkfifo', [path])],
  ['half a lock', (path) => writeFileSync(path, '{"pid":')],
])('%s in the place of the guard delays nobody, and is removed by hand only', (_, make) => {
  const path = lockPath()
  make(`${path}.guard`)
  const start = performance.now()
  expect(taken(path)).toBe(true)
  expect(performance.now() - start).toBeLessThan(2000)
  writeFileSync(path, lockText({}))
  expect(hold(path)).toMatchObject({
    unclear: expect.stringMatching(/guard game\.lock\.guard is in the way/),
  })
  expect(taken(path, { takeOver: true })).toBe(true)
})

test('a running process of this host is not taken over, even by hand', () => {
  const path = lockPath()
  const held = hold(path)
  expect(hold(path, { takeOver: true })).toHaveProperty('holder')
  if ('release' in held) held.release()
})

test.each<[string, (path: string) => void]>([
  ['an empty file', (path) => writeFileSync(path, '')],
  ['half a lock', (path) => writeFileSync(path, '{"pid":')],
  ['null', (path) => writeFileSync(path, 'null')],
  ['a folder', (path) => mkdirSync(path)],
  ['a link to nowhere', (path) => symlinkSync('nowhere', path)],
  ['a pipe', (path) => spawnSync('mkfifo', [path])],
])('%s is never judged stale; taken over by hand it is kept', (_, make) => {
  const path = lockPath()
  make(path)
  expect(hold(path)).toHaveProperty('unclear')
  expect(taken(path, { takeOver: true })).toBe(true)
  expect(readdirSync(join(path, '..'))).toEqual([expect.stringMatching(/^game\.lock\.old-[0-9a-f]{8}$/)])
})

test('a game whose lock cannot be written is not played', () => {
  expect(() => hold(join(folder, 'missing', 'game.lock'))).toThrow(SaveFault)
})
