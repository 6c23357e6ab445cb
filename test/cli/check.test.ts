import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
const content = fileURLToPath(new URL('../../content', import.meta.url))
const elsewhere = mkdtempSync(join(tmpdir(), 'lychgate-check-'))
afterAll(() => rmSync(elsewhere, { recursive: true }))

function check(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [executable, 'check', ...args], {
    cwd: elsewhere,
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

/** Writes a file of a pack and answers its path. */
function write(path: string, text: string): string {
  const file = join(elsewhere, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
  return file
}

const TILE = 'ref: X1\nname: Folly\nregions: [outside]\ndoors: [north]\nshort: Folly\ncode: Fol\n'
const PROSE = `prose:
  look: A tower of one wall, with a window to see the rest of it through. A stair goes up the outside and stops.
  again: The wall has kept your place.
  wakes: The window has a lamp in it now.
  ghost: A shadow waits where a floor might have been.
`

describe('check', () => {
  test('finds nothing wrong with the shipped content', () => {
    const { stdout, stderr, status } = check()
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    const [first, , head, ...rows] = stdout.trimEnd().split('\n')
    expect(first).toBe('No problems.')
    expect(head!.split(/ {2,}/).slice(1)).toEqual([
      'tiles',
      'stack',
      'omen tiles',
      'Omens',
      'Items',
      'Events',
      'families',
      'haunts',
      'charted',
      'chart cells',
    ])
    // E3-COMP-01, E3-COMP-02, E3-COMP-03: 36 tiles in the stack, 74 cards, 5 scenarios of 9 Omens.
    // E1-COMP-04, E2-COMP-04: the same, with 13 Omens against 13 rooms.
    const cells = (edition: string) => rows.find((row) => row.startsWith(`${edition} `))!.split(/ {2,}/)
    const [, tiles, ...third] = cells('third')
    expect([tiles, ...third.slice(0, 6)]).toEqual(['39', '36/36', '11/11', '9/9', '20/20', '45/45', '12/12'])
    for (const edition of ['first', 'second'])
      expect(cells(edition).slice(1, 8)).toEqual(['45', '42/42', '13/13', '13/13', '22/22', '45/45', '12/12'])
    expect([cells('first').at(-1), cells('second').at(-1), third.at(-1)]).toEqual([
      '169/169',
      '169/169',
      '45',
    ])
  })

  test('says which editions play a haunt, and of the others why not', () => {
    const { stdout } = check()
    expect(stdout).toContain('haunt 34  Double or Quits: legacy, first, second, third\n')
    expect(stdout).toContain(
      'haunt 43  The Second Rider: legacy, second, third\n    not first: its sides are `hidden`, and here they are known.\n',
    )
  })

  test('counts the shipped content as JSON, the two spaces of a double tile as one', () => {
    const { stdout, status } = check('--json')
    const { problems, counts } = JSON.parse(stdout) as {
      problems: unknown[]
      counts: { legacy: Record<string, number> } & Record<string, Record<string, number>>
    }
    expect({ problems, status }).toEqual({ problems: [], status: 0 })
    expect(Object.keys(counts.legacy).sort()).toEqual([
      'cells',
      'chapters',
      'charted',
      'events',
      'families',
      'haunts',
      'items',
      'omenTiles',
      'omens',
      'reachable',
      'stack',
      'tiles',
    ])
    // Every haunt that a classic edition plays stands on its chart or its scenarios.
    for (const edition of ['first', 'second', 'third'])
      expect(counts[edition]!.reachable).toBe(counts[edition]!.haunts)
    expect(counts.legacy).toMatchObject({ families: 5, omens: 12, chapters: 3 })
  })

  test('checks a single file against the shipped content', () => {
    const file = write('pack/tiles/folly.yaml', `${TILE}${PROSE}links: [wel]\n`)
    expect(check(file)).toEqual({
      stdout: `legacy/tiles/folly.yaml: links/0: There is no tile \`wel\`. (did you mean well?)\n1 problem.\nNext: mend what is named, then lychgate check ${file}\n`,
      stderr: '',
      status: 1,
    })
    writeFileSync(file, `${TILE}${PROSE}links: [well]\n`)
    expect(check(file).stdout).toBe(`No problems.\nNext: lychgate pack ${join(elsewhere, 'pack')}\n`)
  })

  test('tells every problem of a pack in the documented JSON', () => {
    write('other/legacy/tiles/folly.yaml', TILE.replace('doors', 'dors'))
    write('other/legacy/omens/lamp.yaml', 'ref: [')
    const { stdout, status } = check('other', '--json')
    const { problems } = JSON.parse(stdout) as {
      problems: { file: string; path: string; expected: string; nearest: string | null }[]
    }
    expect(status).toBe(1)
    expect(problems).toContainEqual({
      file: 'legacy/tiles/folly.yaml',
      path: 'dors',
      expected: 'There is no field `dors` here.',
      nearest: 'doors',
    })
    expect(problems).toContainEqual({
      file: 'legacy/omens/lamp.yaml',
      path: '',
      expected: expect.stringMatching(/^Line 1, column \d+: This is not YAML/),
      nearest: null,
    })
  })

  test('takes a pack with a chart of its own for a whole edition', () => {
    cpSync(content, join(elsewhere, 'copy'), { recursive: true })
    expect(check('copy').status).toBe(0)
    rmSync(join(elsewhere, 'copy/legacy/tiles/crypt.yaml'))
    const { stdout, status } = check('copy')
    expect(status).toBe(1)
    expect(stdout).toContain('legacy/chart.yaml: crypt: There is no tile `crypt`.')
  })

  test('takes a folder of any name with a chart at its top for a whole edition', () => {
    cpSync(join(content, 'legacy'), join(elsewhere, 'house'), { recursive: true })
    expect(check('house').stdout).toBe('No problems.\n')
    rmSync(join(elsewhere, 'house/tiles/crypt.yaml'))
    expect(check('house').stdout).toContain('chart.yaml: crypt: There is no tile `crypt`.')
  })

  test('answers a path that does not exist with a sentence and exit code 2', () => {
    expect(check('no-such-pack')).toEqual({
      stdout: '',
      stderr: 'There is no file or folder no-such-pack.\n',
      status: 2,
    })
  })

  test('explains itself with an example', () => {
    expect(check('--help').stdout).toContain('Example:\n  lychgate check ')
  })
})
