import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
const elsewhere = mkdtempSync(join(tmpdir(), 'lychgate-'))
afterAll(() => rmSync(elsewhere, { recursive: true }))

test('runs from any folder, through a symbolic link', () => {
  const link = join(elsewhere, 'lychgate')
  symlinkSync(executable, link)
  const { stdout, stderr, status } = spawnSync(link, ['--version'], { cwd: elsewhere, encoding: 'utf8' })
  expect({ stdout, stderr, status }).toEqual({ stdout: '0.1.0\n', stderr: '', status: 0 })
})

test('ends a mistaken command line with exit code 2', () => {
  const { stdout, status } = spawnSync(process.execPath, [executable, 'xyzzy'], { encoding: 'utf8' })
  expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
})

test('ends quietly when nobody reads its output any more', () => {
  const pipe = `"${process.execPath}" "${executable}" --help | true; echo "\${PIPESTATUS[0]}"`
  const { stdout, stderr } = spawnSync('bash', ['-c', pipe], { encoding: 'utf8' })
  expect({ stdout, stderr }).toEqual({ stdout: '0\n', stderr: '' })
})
