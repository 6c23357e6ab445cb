// `lychgate rules` from the outside: what it prints where, and how it ends.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { run } from '../../src/cli/program.ts'
import { quickly } from '../../src/cli/quick.ts'
import { indexSources } from '../../src/rulebook/build.ts'
import { indexFile } from '../../src/rulebook/stored.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const saves = mkdtempSync(join(tmpdir(), 'lychgate-rules-'))
afterAll(() => rmSync(saves, { recursive: true }))

function lychgate(args: readonly string[], input = '') {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, 'bin/lychgate.js'), ...args], {
    encoding: 'utf8',
    input,
  })
  return { stdout, stderr, status }
}
const rules = (...args: string[]) => lychgate(['rules', ...args])

test('words are answered on the standard output, at 80 columns and without a colour', () => {
  const { stdout, stderr, status } = rules('haunt', 'roll')
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  const lines = stdout.trimEnd().split('\n')
  expect(lines[0]).toMatch(/^L-TRIG-03 {2}One die for every Omen found +Legacy {2}rule$/)
  expect(lines.length).toBeLessThanOrEqual(9)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
  expect(stdout).not.toContain('\u001b')
})

test('alone it says what can be asked', () => {
  const { stdout, status } = rules()
  expect(status).toBe(0)
  expect(stdout).toMatch(/^Legacy \d+, First \d+, Second \d+, Third \d+, cards \d+, tiles \d+\.\n/)
  expect(stdout).toContain('rules haunt roll')
})

test('what to ask again for the rest keeps the edition, and holds nothing that moves a cursor', () => {
  expect(rules('--edition', '3', 'die').stdout).toContain('(rules die --edition 3 --all)')
  const { stdout } = rules('\u001b[2Jhaunt\n')
  expect(stdout).not.toContain('\u001b')
})

describe('mistakes', () => {
  test.each([
    [['L-TRIG-30'], 'No rule L-TRIG-30. L-TRIG has 01 to 09.\n', 1],
    [
      ['--edition', 'thrid', 'attack'],
      `There is no edition 'thrid'; there are legacy, first, second, third. Did you mean third? See "lychgate rules --help".\n`,
      2,
    ],
    [
      ['--edtion', 'third'],
      `Unknown option '--edtion'. Did you mean --edition? See "lychgate rules --help".\n`,
      2,
    ],
    [
      ['--edition', '\u001b[2J', 'attack'],
      `There is no edition '\ufffd[2J'; there are legacy, first, second, third. See "lychgate rules --help".\n`,
      2,
    ],
    [['run'], 'Rules run takes the id of a rule, such as L-ATK-01. See "lychgate rules --help".\n', 2],
    [['run', 'L-ATK-99'], 'No rule L-ATK-99. L-ATK has 01 to 22.\n', 1],
    [
      ['run', 'e1-comp-6'],
      'No scenario shows E1-COMP-06; "lychgate rules E1-COMP-06" tells what it says.\n',
      1,
    ],
    [['run', 'L-ATK'], '"L-ATK" is not a rule id; "lychgate rules list" shows them.\n', 1],
    [
      ['list', '--md'],
      '--md quotes rules, cards and tiles; leave it out here. See "lychgate rules --help".\n',
      2,
    ],
    [
      ['diff', 'legacy', 'x', 'haunt'],
      'There is no edition "x"; there are legacy, first, second, third. See "lychgate rules --help".\n',
      2,
    ],
  ])('%j is answered with a sentence', (args, sentence, code) => {
    expect(rules(...args)).toEqual({ stdout: '', stderr: sentence, status: code })
  })

  test('nothing found ends with 1, three titles and no trace', () => {
    const { stdout, stderr, status } = rules('qqqqqqqq')
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
    expect(stderr.trimEnd().split('\n')).toHaveLength(5)
  })
})

test('--json is one object', () => {
  const answer = JSON.parse(rules('L-ATK-01', '--json').stdout)
  expect(answer).toMatchObject({
    kind: 'answers',
    asked: 'L-ATK-01',
    total: 1,
    results: [{ id: 'L-ATK-01', edition: 'legacy', kind: 'rule', title: 'No attack before the haunt' }],
    sealed: [],
    unknown: [],
  })
  const diff = JSON.parse(rules('diff', 'legacy', 'third', 'haunt-roll', '--json').stdout)
  expect(diff).toMatchObject({
    kind: 'comparison',
    editions: ['legacy', 'third'],
    topics: [{ id: 'haunt-roll' }],
  })
  expect(diff.topics[0].rules.third).toContain('E3-HROLL-01')
  const { stdout, status } = rules('qqqqqqqq', '--json')
  expect(JSON.parse(stdout)).toMatchObject({ kind: 'nothing', nearest: [{}, {}, {}] })
  expect(status).toBe(1)
})

test('--md is a block to quote', () => {
  const { stdout } = rules('L-ATK-01', '--md')
  expect(stdout).toMatch(
    /^> \*\*L-ATK-01 No attack before the haunt\*\* \(Legacy, rule\)\n>\n> Attacks exist only once/,
  )
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .every((line) => line.startsWith('>')),
  ).toBe(true)
})

test('here and why are answered from the newest game, and change nothing', () => {
  expect(rules('here', '--saves', saves)).toEqual({
    stdout: '',
    stderr: `There is no game in ${saves} to ask about; "lychgate play" begins one.\n`,
    status: 1,
  })
  lychgate(['play', '--seed', '7', '--saves', saves, '--haunt', '1'], 'n\n')
  const before = lychgate(['saves', 'export', 'free-7', '--saves', saves]).stdout
  expect(rules('why', '--saves', saves).stdout).toMatch(
    /^\| You go north to the Ground Floor Staircase\. \(L-MOVE-02 /,
  )
  expect(rules('here', '--saves', saves, '--save', 'free-7').stdout).toContain(
    'L-MOVE-02 Pay for the tile you leave.',
  )
  expect(JSON.parse(rules('why', '--json', '--saves', saves).stdout)).toMatchObject({
    kind: 'why',
    game: 'free-7',
    lines: expect.arrayContaining([expect.stringContaining('L-MOVE-02')]),
  })
  expect(lychgate(['saves', 'export', 'free-7', '--saves', saves]).stdout).toBe(before)
})

describe('what answers at once', () => {
  test('is one file with nothing of the game, its content or a screen in it', async () => {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: ['src/cli/quick.ts'],
      write: false,
      metafile: true,
      bundle: true,
      format: 'cjs',
      platform: 'node',
    })
    const inputs = Object.keys(metafile.inputs)
    expect(inputs).toContain('src/rulebook/search.ts')
    // All it has of the terminal is how a program ends that has lost it.
    expect(inputs.filter((path) => /^src\/(table|ui|ai|scenario)\//.test(path))).toEqual([
      'src/ui/term/hang-up.ts',
    ])
    const packages = inputs.flatMap((path) => /node_modules\/([^/]+)/.exec(path)?.[1] ?? [])
    expect([...new Set(packages)].sort()).toEqual(['damerau-levenshtein', 'metaphone', 'stemmer'])
    expect(inputs.filter((path) => /^src\/(catalog|engine)\//.test(path)).sort()).toEqual([
      'src/catalog/nearest.ts',
      'src/catalog/problems.ts',
      'src/engine/editions/cited.ts',
      'src/engine/editions/first/answers.ts',
      'src/engine/editions/first/cites.ts',
      'src/engine/editions/haunt-roll.ts',
      'src/engine/editions/legacy/answers.ts',
      'src/engine/editions/legacy/cites.ts',
      'src/engine/editions/rulesets.ts',
      'src/engine/editions/second/answers.ts',
      'src/engine/editions/second/cites.ts',
      'src/engine/editions/third/answers.ts',
      'src/engine/editions/third/cites.ts',
      'src/engine/ids.ts',
    ])
  })

  /** What is written to the standard output meanwhile. */
  async function written(work: () => Promise<unknown> | unknown): Promise<string> {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    try {
      await work()
      return write.mock.calls.map(([text]) => String(text)).join('')
    } finally {
      write.mockRestore()
    }
  }

  let home = ''
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'lychgate-quick-'))
    mkdirSync(join(home, 'dist'))
    const { make } = await indexSources(root)
    writeFileSync(indexFile(home), make(), 'latin1')
  }, 60_000)
  afterAll(() => rmSync(home, { recursive: true }))

  test.each([
    ['rules', 'haunt', 'roll'],
    ['rules', 'looting', '--edition', 'third', '--all'],
    ['rules', 'L-ATK-01', '--json'],
    ['rules', 'L-ATK-01', '--md'],
    ['rules', 'diff', 'legacy', 'third', 'haunt', '--plain'],
    ['odds', 'roll', '5', '--at-least', '6'],
    ['odds', 'attack', '4', '3', '--mental', '--json'],
    ['odds', 'haunt', '4', '--omens-left=3'],
  ])('%s %s %s is answered with what the program prints', async (...argv) => {
    const quick = await written(() => expect(quickly(argv, home)).toBe(true))
    expect(quick).toBe(await written(() => run(argv)))
    expect(quick.length).toBeGreaterThan(20)
  })

  test.each([
    ['rules', '--help'],
    ['rules', '--edtion', 'third'],
    ['rules', '--edition', 'fifth', 'attack'],
    ['rules', 'qqqqqqqq'],
    ['rules', 'why'],
    ['rules', 'run', 'L-ATK-01'],
    ['rules', 'coverage'],
    ['odds', 'roll'],
    ['odds', 'roll', '99'],
    ['odds', 'attack', '4', '3', '--dice', '-1'],
    ['odds', 'action'],
    ['odds', 'constructor'],
    ['play'],
  ])('%s %s is left to the program', async (...argv) => {
    expect(await written(() => expect(quickly(argv, home)).toBe(false))).toBe('')
  })
})
