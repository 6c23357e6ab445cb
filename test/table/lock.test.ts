import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hold } from '../../src/table/lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'lychgate-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const taken = (path: string): boolean => {
  const held = hold(path)
  if ('holder' in held) return false
  held.release()
  return true
}

test('a game that is held is not held twice, and is free again when it is released', () => {
  const path = join(folder, 'one.lock')
  const first = hold(path)
  expect(hold(path)).toMatchObject({ holder: { pid: process.pid, host: hostname() } })
  if ('release' in first) first.release()
  expect(existsSync(path)).toBe(false)
  expect(taken(path)).toBe(true)
})

test.each([
  [
    'of a process that is dead',
    JSON.stringify({ pid: 2 ** 22 + 7, host: hostname(), began: null, since: '' }),
  ],
  [
    'of a number that another process has now',
    JSON.stringify({ pid: process.pid, host: hostname(), began: '1', since: '' }),
  ],
  ['that was never written whole', '{"pid":'],
  ['of nothing', 'null'],
])('a lock %s is taken', (_, text) => {
  const path = join(folder, 'stale.lock')
  writeFileSync(path, text)
  expect(taken(path)).toBe(true)
})

test('what another host holds is believed', () => {
  const path = join(folder, 'far.lock')
  writeFileSync(path, JSON.stringify({ pid: 1, host: 'elsewhere.invalid', began: null, since: '' }))
  expect(hold(path)).toMatchObject({ holder: { host: 'elsewhere.invalid' } })
})

test('where no lock can be made the game goes on, and its own file tells what is wrong', () => {
  expect(taken(join(folder, 'missing', 'game.lock'))).toBe(true)
})
