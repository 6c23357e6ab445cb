// Watching a recorded game: every key, whose eyes, the pace of the clock, and going on from there.
import { describe, expect, test } from 'vitest'
import { Playback, recordedAt } from '../../../src/table/playback.ts'
import { replay } from '../../../src/table/replay.ts'
import type { Table } from '../../../src/table/table.ts'
import { REPLAY_KEYS, shownKey } from '../../../src/ui/keymap.ts'
import { tablePage } from '../../../src/ui/open-table.tsx'
import { titlePage } from '../../../src/ui/open-title.tsx'
import type { Program } from '../../../src/ui/program.ts'
import { ASCII } from '../../../src/ui/theme/glyphs.ts'
import { catalog } from '../../support/plain.ts'
import { HandScreen, programFor, rules } from '../../support/render-screen.tsx'
import { played, watching } from '../../support/replays.ts'

const night = played(1)
const whole = new Playback(catalog, recordedAt(night))

const at = (stage: HandScreen): number => Number(/choice (\d+) of/.exec(stage.text())?.[1])

describe('the picture', () => {
  test('is the same at the same choice, back and forth', () => {
    const stage = watching()
    const seen: string[] = [stage.text()]
    const last = whole.haunt! + 12
    for (let n = 1; n <= last; n++) seen.push(stage.press('right').text())
    for (let n = last - 1; n >= last - 20; n--) expect(stage.press('left').text()).toBe(seen[n])
    for (const n of [3, 40, whole.haunt!, 1]) expect(stage.type(`${n}g`).text()).toBe(seen[n])
  })

  test('says where it is, with a bar that any terminal can show', () => {
    const stage = watching(recordedAt(night), { glyphs: ASCII })
    const bar = () => stage.lines().find((line) => line.includes('choice '))!
    expect(bar()).toMatch(/^ \.+H\.+ {2}choice 0 of \d+, round 1, \w+'s turn$/)
    stage.press('end')
    expect(bar()).toMatch(/^ #+H#+ {2}choice \d+ of \d+, round \d+, the end$/)
  })
})

describe('the keys', () => {
  test('step through choices, turns and rounds, to both ends and to the haunt', () => {
    const stage = watching()
    const goes = (key: string, to: number) => expect([key, at(stage.press(key))]).toEqual([key, to])
    for (const [n, key] of ['right', 'space', 'n', 'N', 'return'].entries()) goes(key, n + 1)
    goes('left', 4)
    goes('b', 3)
    const [, second = 0, third = 0] = whole.turns
    goes('home', 0)
    goes('down', second)
    goes('down', third)
    goes('up', second)
    goes('right', second + 1)
    goes('up', second)
    goes('home', 0)
    goes('r', whole.rounds.find((n) => n > 0)!)
    goes('h', whole.haunt!)
    goes('end', whole.last)
    goes('down', whole.last)
  })

  test('say so where there is no further to go', () => {
    const stage = watching()
    expect(stage.press('left').text()).toContain('This is the opening.')
    expect(stage.press('right').text()).not.toContain('This is the opening.')
    for (const key of ['right', 'down', 'r', 'end', 'p'])
      expect(stage.press('end', key).text()).toContain('This is the end of the record.')
    expect(stage.press('h', 'h').text()).toContain('The haunt begins here.')
    expect(
      watching(recordedAt(played(1, 3)))
        .press('h')
        .text(),
    ).toContain('The haunt does not begin')
  })

  test('take a number and g, and forget it on Esc', () => {
    const stage = watching()
    stage.type('12')
    expect(stage.text()).toContain('go to choice > 12')
    expect(stage.cursor).not.toBeNull()
    expect(at(stage.press('backspace', 'g'))).toBe(1)
    expect(at(stage.type('7').press('return'))).toBe(7)
    expect(at(stage.type('9').press('escape'))).toBe(7)
    expect(stage.type('9999g').text()).toContain(`There are only ${whole.last} choices.`)
    expect(at(stage)).toBe(7)
    expect(stage.press('g').text()).toContain('Type the number of a choice, then g.')
  })

  test('that mean nothing change nothing', () => {
    const stage = watching().press('right')
    for (const key of ['x', 'Z', 'ß', '~', 'f9', 'insert', 'delete', 'backspace'])
      expect(stage.press(key).text(), key).toContain('does nothing here; ? lists the keys.')
    expect(at(stage)).toBe(1)
    expect(at(stage.paste('right\nt\ntake over\n'))).toBe(1)
  })

  test('are all on the page of keys, and the most wanted in the footer', () => {
    const stage = watching(recordedAt(night), { columns: 100, rows: 40 })
    expect(stage.lines().at(-1)).toMatch(/n next .* t take over .*\? keys {2}Esc back/)
    const page = stage.press('?').text()
    for (const { keys, help } of REPLAY_KEYS) {
      expect(page).toContain(help)
      for (const key of keys) expect(page).toContain(shownKey(key))
    }
    expect(stage.press('escape').text()).toContain('choice 0 of')
  })

  test('open the house and the log, and lead back', () => {
    const stage = watching().press('right')
    for (const key of ['m', 'l', '^p', 'f4']) expect(at(stage.press(key, 'escape')), key).toBe(1)
    for (const key of ['q', 'escape', '^q', '^d'])
      expect(watching().press(key).text()).toContain('any game again')
    expect(watching().press('^c').left).toBe(130)
  })
})

describe('by itself', () => {
  test('a choice stands for a while, and less long the faster it goes', async () => {
    const stage = watching().press('p')
    expect(stage.text()).toContain('plays by itself, speed 1x')
    await stage.clock.pass(1600)
    expect(at(stage)).toBe(2)
    stage.press('+', '+', '+')
    await stage.clock.pass(1600)
    expect(at(stage)).toBe(10)
    stage.press('-', '-', '-', '-')
    expect(stage.text()).toContain('speed 0.5x')
    await stage.clock.pass(1600)
    expect(at(stage)).toBe(11)
    stage.press('p')
    await stage.clock.pass(10_000)
    expect(at(stage)).toBe(11)
  })

  test('a step by hand stops it, and so does the end', async () => {
    const stage = watching().press('p', 'right')
    await stage.clock.pass(5000)
    expect(at(stage)).toBe(1)
    stage.type(`${whole.last - 2}g`).press('p')
    await stage.clock.pass(10_000)
    expect(at(stage)).toBe(whole.last)
    expect(stage.text()).toContain('stands still')
    expect(stage.clock.next()).toBeNull()
    stage.press('home', 'p', 'escape')
    expect(stage.clock.next()).toBeNull()
  })
})

describe('whose eyes', () => {
  const eyes = (stage: HandScreen): string => /through (.*) eyes|as an onlooker/.exec(stage.text())![0]

  test('of a finished game all, one after the other', () => {
    const stage = watching()
    const seen = Array.from({ length: 5 }, () => {
      const now = eyes(stage)
      stage.press('tab')
      return now
    })
    expect(seen).toEqual([
      "through Alice's eyes",
      'as an onlooker',
      "through Bob's eyes",
      "through Cora's eyes",
      "through Alice's eyes",
    ])
  })

  test('L-INFO-01: of a game that several people still play nobody’s, at any choice', () => {
    const table = played(2, whole.haunt! + 20)
    const stage = watching(recordedAt(table)).press('end')
    expect(eyes(stage)).toBe('as an onlooker')
    expect(eyes(stage.press('tab', 'left'))).toBe('as an onlooker')
    expect(stage.press('tab').text()).toContain('Until the game is over you see only what everybody may see.')
    expect(stage.text()).not.toContain('Carries')
    expect(stage.press('t').text()).toContain('Several people play this game')
  })
})

describe('taking over', () => {
  function program() {
    const made: Table[] = []
    const around = programFor('7')
    const takeOver: Program['takeOver'] = async (...from) => {
      const table = await around.takeOver(...from)
      if (!('sentence' in table)) made.push(table)
      return table
    }
    return { made, program: { ...around, takeOver } }
  }

  test('goes on in a new game that follows the record, and the old one stays as it was', async () => {
    const before = JSON.stringify(night.journal)
    const { made, program: around } = program()
    const stage = watching(recordedAt(night), {}, around).type('20g').press('t')
    expect(stage.text()).toContain('Type "take over" to go on as Alice >')
    await stage.say('take over')
    const [table] = made
    expect(table!.journal.slice(0, 20)).toEqual(night.journal.slice(0, 20))
    expect(replay(catalog, recordedAt(table!)).diverged).toBeNull()
    expect(stage.text()).not.toContain('choice 20 of')
    expect(JSON.stringify(night.journal)).toBe(before)
    expect(stage.press('^q').text()).toContain('any game again')
  })

  test('takes the seat one looks through', async () => {
    const { made, program: around } = program()
    const stage = watching(recordedAt(night), {}, around).type('9g').press('tab', 'tab', 't')
    expect(stage.text()).toContain('to go on as Bob >')
    await stage.say('  Take Over ')
    expect(made[0]!.seats.map(({ by }) => by)).toEqual(['ai:random', 'person', 'ai:random'])
  })

  test('needs its word, and a game that is not over', async () => {
    const { made, program: around } = program()
    const stage = watching(recordedAt(night), {}, around).type('20g')
    for (const word of ['', 'yes', 'take', 'takeover']) {
      stage.press('t')
      await stage.say(word)
      expect(stage.text(), word).toContain('Nothing was taken over.')
    }
    stage.press('t').type('take over').press('escape')
    expect(at(stage)).toBe(20)
    expect(stage.press('end', 't').text()).toContain('The game is over here.')
    const shared = watching(recordedAt(played(2)), {}, around).press('tab', 'tab')
    expect(shared.press('t').text()).toContain('Tab picks whose place you take')
    expect(made).toEqual([])
  })

  test('that fails is a sentence', async () => {
    const around: Program = { ...programFor('7'), takeOver: async () => ({ sentence: 'The disk is full.' }) }
    const stage = watching(recordedAt(night), {}, around).press('t')
    await stage.say('take over')
    expect(stage.text()).toContain('The disk is full.')
    expect(at(stage.press('right'))).toBe(1)
  })
})

describe('where it comes from', () => {
  test('a record that goes another way is watched as far as it can be followed', () => {
    const recorded = recordedAt(night)
    const journal = recorded.journal.map((one) => (one.n === 6 ? { ...one, pick: '\x1b[2Jdance' } : one))
    const stage = watching({ ...recorded, journal })
    expect(stage.text()).toContain('It can be watched up to choice 5.')
    expect(stage.text()).not.toContain('\x1b')
    expect(at(stage.press('space', 'end'))).toBe(5)
    expect(stage.press('right').text()).toContain('The record cannot be followed any further.')
  })

  test('the title lists what can be read, finished games first', async () => {
    const games = [
      { name: 'open', about: 'going on', isOver: false },
      { name: 'torn', about: '', isOver: false, problem: 'This file is damaged.' },
      { name: 'done', about: 'over', isOver: true },
    ]
    const playback = new Playback(catalog, recordedAt(night))
    const around: Program = {
      ...programFor('7', games),
      record: async (name) => (name === 'done' ? playback : { sentence: 'It cannot be read.' }),
    }
    const stage = new HandScreen().open((shell) => titlePage(shell, around))
    await (await stage.say('w')).until('done')
    expect(stage.text()).toMatch(/1.*done[\s\S]*2.*open/)
    expect(stage.text()).not.toContain('torn')
    await (await stage.say('2')).until('It cannot')
    expect(stage.text()).toContain('It cannot be read.')
    await (await stage.say('w')).until('done')
    await (await stage.say('1')).until('choice 0')
    expect(at(stage)).toBe(0)
    const none = new HandScreen().open((shell) => titlePage(shell, programFor('7')))
    await (await none.say('w')).until('There is no game')
    expect(none.text()).toContain('There is no game to watch yet.')
  })

  test('REPLAY at the end of a game shows it again; before that it may not', async () => {
    const program = programFor('7')
    const shown = (table: Table) =>
      new HandScreen().open((shell) => tablePage(shell, program, table, rules)).rest()
    const over = await shown(played(1))
    const end = over.text()
    expect(end).toContain('REPLAY shows it again')
    await over.say('replay')
    expect(at(over)).toBe(0)
    expect(over.press('end', 'escape').text()).toBe(end)
    const open = await shown(played(1, 3))
    await open.say('replay')
    expect(open.text()).toContain('REPLAY works once the game is over')
  })
})
