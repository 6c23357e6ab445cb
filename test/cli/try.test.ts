// try, rules run and rules coverage through the real executable.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'lychgate-'))
afterAll(() => rmSync(folder, { recursive: true }))

function lychgate(...argv: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [executable, ...argv], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(stderr).not.toMatch(/\n\s+at /)
  return { stdout, stderr, status }
}

const STEP = `rules: [L-MOVE-01]
title: A step costs a move
given: { house: '[A]-[B]', people: { alice: A } }
when: [{ alice: east }]
then: { alice: { at: B, moves: LEFT } }
`
mkdirSync(join(folder, 'mine'))
mkdirSync(join(folder, 'none'))
writeFileSync(join(folder, 'mine', 'right.yaml'), STEP.replace('LEFT', '3'))
writeFileSync(join(folder, 'wrong.yaml'), STEP.replace('LEFT', '4'))
writeFileSync(join(folder, 'none', 'notes.json'), '{}')

describe('try', () => {
  test('says of a file or a folder that it holds', () => {
    const said = { stdout: 'holds   L-MOVE-01  A step costs a move\n1 of 1 hold.\n', stderr: '', status: 0 }
    expect(lychgate('try', 'mine/right.yaml')).toEqual(said)
    expect(lychgate('try', 'mine')).toEqual(said)
  })

  test('tells what differs, and fails', () => {
    const { stdout, status } = lychgate('try', 'mine', 'wrong.yaml')
    expect(stdout.split('\n').slice(1)).toEqual([
      'differs L-MOVE-01  A step costs a move',
      '  wrong.yaml',
      '  alice: moves: 4, but it is 3',
      '1 of 2 hold.',
      '',
    ])
    expect(status).toBe(1)
  })

  test('has the same as JSON', () => {
    const { stdout, status } = lychgate('try', '--json', 'mine', 'wrong.yaml')
    expect(JSON.parse(stdout)).toEqual({
      passed: 1,
      failed: 1,
      results: [
        {
          file: join('mine', 'right.yaml'),
          rules: ['L-MOVE-01'],
          title: 'A step costs a move',
          ok: true,
          because: null,
          notes: [],
        },
        {
          file: 'wrong.yaml',
          rules: ['L-MOVE-01'],
          title: 'A step costs a move',
          ok: false,
          because: 'alice: moves: 4, but it is 3',
          notes: [],
        },
      ],
    })
    expect(status).toBe(1)
  })

  test.each([
    ['gone.yaml', 'There is no file or folder gone.yaml.\n'],
    ['none', 'There is no scenario in none.\n'],
  ])('of %s says that it is not there', (path, stderr) => {
    expect(lychgate('try', path)).toEqual({ stdout: '', stderr, status: 2 })
  })
})

describe('rules', () => {
  test('run plays what shows a rule', () => {
    const { stdout, status } = lychgate('rules', 'run', 'l-atk-08')
    expect(stdout).toMatch(/^holds {3}.*L-ATK-08.* {2}Equal results hurt nobody$/m)
    expect(stdout).toMatch(/^(\d+) of \1 hold\.$/m)
    expect(status).toBe(0)
  })

  test('coverage counts covered, justified and missing rules apart', () => {
    const { stdout, status } = lychgate('rules', 'coverage', '--json')
    const { legacy, first } = JSON.parse(stdout)
    expect(legacy.missing).toEqual(['L-FREE-06'])
    expect(legacy.covered + legacy.justified + legacy.missing.length).toBe(legacy.total)
    expect(legacy.total + legacy.campaign.total).toBe(576)
    expect(first.covered + first.justified + first.missing.length).toBe(first.total)
    expect(status).toBe(0)
  })
})
