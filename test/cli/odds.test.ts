// odds through the real executable: bare numbers, and actions in saved games.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { fitted } from '../../src/cli/services/dice-odds.ts'
import { clone, type State } from '../../src/engine/game.ts'
import { askAttack, askHaunt, askRoll } from '../../src/odds/questions.ts'
import { linesOf } from '../../src/odds/report.ts'
import { Saves } from '../../src/table/saves-dir.ts'
import type { Table } from '../../src/table/table.ts'
import { OMEN_IN_THE_EAST, passUntil, revealBy } from '../support/laid.ts'
import { besideTheTraitor, catalog, tableFor } from '../support/plain.ts'
import { APP } from '../support/tables.ts'

const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'lychgate-'))
afterAll(() => rmSync(folder, { recursive: true }))

function odds(...argv: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [executable, 'odds', ...argv], {
    cwd: tmpdir(),
    env: { ...process.env, LYCHGATE_SAVES: folder },
    encoding: 'utf8',
  })
  expect(stderr).not.toMatch(/\n\s+at /)
  return { stdout, stderr, status }
}
const firstLine = (text: string) => text.split('\n')[0]

describe('bare numbers', () => {
  test.each([
    [['roll', '5', '--at-least', '6'], '5 dice, 6 or more: 39.5%'],
    [['roll', '3', '--exactly', '3'], '3 dice, exactly 3: 25.9%'],
    [['roll', '3', '--at-most', '1', '--add', '-1'], '3 dice -1, 1 or less: 37.0%'],
    [['attack', '4', '3'], '4 dice against 3 dice: win 59.0%, draw 16.3%, lose 24.7%'],
    [
      ['attack', '4', '3', '--dice', '+1', '--add', '2'],
      '5 dice +2 against 3 dice: win 93.6%, draw 4.1%, lose 2.4%',
    ],
    [['haunt', '4'], '4 omens, 5 or more on 4 dice: 38.3%'],
    [['haunt', '5', '--edition', 'first'], '5 omens, 4 or less on 6 dice: 23.0%'],
    [['haunt', '2', '--omens-left', '0'], '2 omens, the last one: 100%'],
  ])('%j is answered in the first line', (argv, answer) => {
    const { stdout, stderr, status } = odds(...argv)
    expect({ first: firstLine(stdout), stderr, status }).toEqual({ first: answer, stderr: '', status: 0 })
  })

  test('the whole table follows, in plain characters and within 80 columns', () => {
    const { stdout } = odds('roll', '2', '--at-least', '3')
    expect(stdout).toBe(
      [
        '2 dice, 3 or more: 33.3%',
        'total  chance  or more',
        '    0   11.1%     100%  -------------',
        '    1   22.2%    88.9%  ---------------------------',
        '    2   33.3%    66.7%  ----------------------------------------',
        '    3   22.2%    33.3%  ###########################',
        '    4   11.1%    11.1%  #############',
        '2.0 on average. The bars of # are what was asked for.',
        '',
      ].join('\n'),
    )
    const all = [
      odds('attack', '8', '8', '--ranged'),
      odds('haunt', '1'),
      odds('attack', '9', '0', '--monster'),
    ]
    for (const line of all.flatMap((one) => one.stdout.split('\n'))) {
      expect(line.length).toBeLessThanOrEqual(80)
      expect(line).toMatch(/^[ -~]*$/)
    }
  })

  test.each([40, 80])('on a terminal of %i columns nothing is cut in the middle of a word', async (width) => {
    const all = [
      askAttack(['9', '3'], { ranged: true }),
      askRoll(['8'], { 'at-least': '9' }),
      askHaunt(['4'], {}),
    ]
    for (const asked of all) {
      const lines = linesOf(asked, { width, bars: true })
      const shown = fitted(lines, width)
      expect(Math.max(...shown.map((line) => line.length))).toBeLessThanOrEqual(width)
      expect(shown.join(' ').split(/\s+/)).toEqual(lines.join(' ').split(/\s+/))
    }
  })

  test('L-DICE-02, L-DICE-03: it says when dice were held', () => {
    const { stdout } = odds('attack', '6', '2', '--dice', '+6', '--defend-dice', '-4')
    expect(stdout).toContain('12 dice are held to 8 (L-DICE-02).')
    expect(stdout).toContain('-2 dice are held to 1 (L-DICE-03).')
  })

  test('as JSON', () => {
    expect(JSON.parse(odds('roll', '1', '--at-least', '1', '--json').stdout)).toEqual({
      kind: 'roll',
      dice: 1,
      add: 0,
      atLeast: 1,
      atMost: null,
      chance: 0.666666666667,
      mean: 1,
      table: [
        { total: 0, chance: 0.333333333333, atLeast: 1 },
        { total: 1, chance: 0.333333333333, atLeast: 0.666666666667 },
        { total: 2, chance: 0.333333333333, atLeast: 0.333333333333 },
      ],
    })
    expect(JSON.parse(odds('attack', '1', '1', '--json').stdout)).toMatchObject({
      kind: 'attack',
      attack: { value: 1, dice: 1, add: 0 },
      win: 0.333333333333,
      draw: 0.333333333333,
      lose: 0.333333333333,
      steal: 0.111111111111,
      dealt: [{ damage: 0, chance: 0.666666666667, atLeast: 1 }, { damage: 1 }, { damage: 2 }],
    })
    expect(JSON.parse(odds('haunt', '3', '--omens-left', '1', '--json').stdout)).toMatchObject({
      kind: 'haunt',
      edition: 'legacy',
      omens: 3,
      omensLeft: 1,
      chance: 0.148148148148,
      table: [
        { omens: 3, dice: 3, begun: 0.148148148148, last: false },
        { omens: 4, begun: 1, last: true },
      ],
    })
  })

  test.each([
    [['roll', '0'], 'The number of dice must be a whole number from 1 to 8.'],
    [['roll', '99'], 'The number of dice must be a whole number from 1 to 8.'],
    [['roll', 'x'], 'The number of dice must be a whole number from 1 to 8.'],
    [['roll', '5', '--at-least', 'six'], '--at-least must be a whole number from 0 to 66.'],
    [['attack', '4'], "Missing required argument 'defender'."],
    [['haunt', '-1'], 'The number of omens must be a whole number from 1 to 99.'],
    [['haunt', '4', '--edition', 'fifth'], '--edition takes one of legacy, first, second, third.'],
    [['frobnicate'], 'Odds takes "4 dice against 3", "6 or more on 5 dice" or "haunt with 4 omens".'],
  ])('%j is a mistake: one sentence, exit code 2', (argv, sentence) => {
    const { stdout, stderr, status } = odds(...argv)
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
    const command = argv[0] === 'frobnicate' ? 'odds' : `odds ${argv[0]}`
    expect(stderr).toBe(`${sentence} See "lychgate ${command} --help".\n`)
  })
})

/** Writes a game under a name. */
function saved(name: string, table: Table): Table {
  const saves = new Saves(folder, APP)
  saves.write(saves.claim(name), table.toSave(name))
  return table
}
const asked = (table: Table) => table.view(table.nextSeat()!).decision!
const hasAttack = (table: Table) => asked(table).choices.some((key) => key.startsWith('attack:'))

describe('actions in a saved game', () => {
  test('without any game it says how to begin one', () => {
    const { stderr, status } = odds('action', '--saves', join(folder, 'none'))
    expect({ stderr, status }).toEqual({
      stderr: `There is no unfinished game in ${join(folder, 'none')}; "lychgate play" begins one.\n`,
      status: 1,
    })
  })

  test('each that rolls has a line, one is told in detail, and JSON has the same', () => {
    const table = saved('fight', besideTheTraitor({ human: 3 }))
    expect(hasAttack(table)).toBe(true)
    const name = table.seats[table.nextSeat()!]!.name
    const short = odds('action', '--save', 'fight')
    expect(short.stdout).toMatch(/ATTACK .+, \d dice: win \d+\.\d%; draw \d+\.\d%;\s+lose \d+\.\d%\./)
    expect(short.stdout.trimEnd().split('\n').at(-1)).toBe(`(${name} in fight)`)
    const target = asked(table)
      .choices.find((key) => key.startsWith('attack:'))!
      .split(':')[1]!
    const long = odds('action', 'attack', target, '--save', 'fight')
    expect(long.stdout).toMatch(/^ATTACK /)
    expect(long.stdout).toMatch(/\n +\d+\.\d% {2}(You win|.+ wins) by \d/)
    const { actions, ...rest } = JSON.parse(odds('action', '--json').stdout) as {
      actions: { choice: string; outcomes: { chance: number }[] }[]
    }
    expect(rest).toEqual({ kind: 'action', save: 'fight', seat: name })
    const attack = actions.find(({ choice }) => choice.startsWith('attack:'))!
    expect(attack.outcomes.reduce((all, { chance }) => all + chance, 0)).toBeCloseTo(1, 9)
  })

  test.each([
    [['action', 'look'], 1, 'LOOK rolls no dice: it is free and changes nothing.\n'],
    [['action', 'frobnicate'], 1, /^No verb "frobnicate"\. You can: /],
    [['action', 'end'], 1, 'end rolls nothing: The turn is over.\n'],
    [['action', '--save', 'nothing'], 1, /^There is no game called nothing in /],
    [
      ['action', '--seat', 'zed'],
      2,
      'Nobody called zed sits there; there are Alice, Bob, Cora. See "lychgate odds action --help".\n',
    ],
  ])('%j is answered with one sentence', (argv, code, sentence) => {
    const { stdout, stderr, status } = odds(...argv)
    expect({ stdout, status }).toEqual({ stdout: '', status: code })
    if (typeof sentence === 'string') expect(stderr).toBe(sentence)
    else expect(stderr).toMatch(sentence)
  })

  test('nothing is written: the file is the same afterwards', () => {
    const before = new Saves(folder, APP).read('fight')
    odds('action')
    expect(new Saves(folder, APP).read('fight')).toEqual(before)
  })

  test('L-HID-01, L-DECK-05: two games that look the same to a seat give the same bytes', () => {
    // Bob is a hero, and Cora is with him.
    const revealed = revealBy(tableFor({ haunt: 43, human: 3, laid: OMEN_IN_THE_EAST }), 0)
    const table = saved(
      'hidden',
      passUntil(revealed, (one) => one.asks(1) === 'main'),
    )
    expect(hasAttack(table)).toBe(true)
    expect(table.toSave('').state.explorers[1]!.team).toBe('heroes')
    const seat = table.nextSeat()!
    const body = table.toSave('hidden')
    const twin = new Saves(join(folder, 'twin'), APP)
    twin.write(twin.claim('hidden'), { ...body, state: otherwise(body.state, seat) })
    const here = odds('action', '--json', '--save', 'hidden')
    const there = odds('action', '--json', '--save', 'hidden', '--saves', twin.folder)
    expect(here.status).toBe(0)
    expect(there).toEqual(here)
    expect((JSON.parse(here.stdout) as { actions: unknown[] }).actions.length).toBeGreaterThan(0)
  })
})

/** Another traitor among those the seat does not know, and other packs with the same backs. */
function otherwise(state: State, seat: number): State {
  const other = clone(state)
  const guilty = other.explorers.find(({ team }) => team === 'traitor')!
  const innocent = other.explorers.find((one) => one !== guilty && one.seat !== seat && !one.dead)!
  guilty.team = 'heroes'
  innocent.team = 'traitor'
  const sameBack = (a: string, b: string) =>
    JSON.stringify(catalog.cards[a]!.regions) === JSON.stringify(catalog.cards[b]!.regions)
  for (const deck of Object.values(other.decks)) {
    const [first] = deck
    const at = deck.findIndex((card, n) => n > 0 && sameBack(card, first!))
    if (at > 0) [deck[0], deck[at]] = [deck[at]!, first!]
  }
  return other
}
