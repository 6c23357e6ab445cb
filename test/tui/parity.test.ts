// Plain text and the screen are equal in power: the same lines make the same game and are told the same.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { VERBS } from '../../src/ui/commands/verbs.ts'
import { PlainSession } from '../../src/ui/plain/session.ts'
import { LogBook } from '../../src/ui/prose/log-book.ts'
import { sceneOf } from '../../src/ui/prose/scene.ts'
import { tellAll } from '../../src/ui/prose/tell.ts'
import { TableDesk } from '../../src/ui/store/table-desk.ts'
import { catalog } from '../support/plain.ts'
import { rules, screenFor } from '../support/render-screen.tsx'
import { tableOf } from '../support/script-maker.ts'

const folder = fileURLToPath(new URL('../scripts', import.meta.url))
const files = readdirSync(folder).filter((file) => file.endsWith('.txt'))

function read(file: string) {
  const text = readFileSync(`${folder}/${file}`, 'utf8')
  const option = (name: string): string => new RegExp(`--${name} (\\S+)`).exec(text)?.[1] ?? ''
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return {
    game: { haunt: Number(option('haunt')), seats: Number(option('seats')), seed: option('seed') },
    lines,
  }
}

test.each(files)(
  '%s: typed on the screen it is the same game, and its log tells all that plain text tells',
  async (file) => {
    const { game, lines } = read(file)
    const plainTable = await tableOf(catalog, game)
    const plain = new PlainSession(
      plainTable,
      plainTable.seats.map((_, seat) => seat),
      { wrap: 0, rules },
    )
    const told = [...plain.start()]
    for (const line of lines) told.push(...plain.line(line).out)

    const table = await tableOf(catalog, game)
    const sitting = screenFor(table, { motion: false })
    await sitting.rest()
    for (const line of lines) {
      if (sitting.text().includes('Everyone else, look away.')) await sitting.say('a word of mine')
      const before = table.journal.length
      await sitting.say(line)
      // The screen shows everybody their page before it believes that they have read it.
      if (line === 'ready' && table.journal.length === before) await sitting.say(line)
    }
    const picks = (of: typeof table) => of.journal.map(({ seat, pick }) => `${seat} ${pick}`)
    expect(picks(table)).toEqual(picks(plainTable))

    // What was open to all, in the words of whoever reads the log last.
    const [scene, seat] = [sceneOf(catalog, table.view(0)), 0]
    const logged = new LogBook(table)
      .lines(scene, seat)
      .map(({ text }) => text)
      .join(' ')
    for (const choice of new Set(table.told.map(({ n }) => n))) {
      const group = table.told.filter(({ n }) => n === choice)
      const open = group.map(({ happening }) => happening).filter(({ seenBy }) => !seenBy)
      // Who waits is only known when a whole turn is told at once.
      for (const { text } of tellAll(open, scene))
        if (!/ waits?\.$/.test(text)) expect(logged).toContain(text)
    }
    // And plain text has said no less: every throw of dice is in both.
    const throws = (text: string): string[] =>
      [...text.matchAll(/(?:\d+ dice|1 die): [\d ]+, total -?\d+/g)].map(([all]) => all)
    expect(throws(logged).sort()).toEqual(throws(told.join(' ')).sort())
  },
)

/** These mean the screen, or the answer itself, and not the game. */
const APART = [
  'quit',
  'repeat',
  'again',
  'oops',
  'undo',
  'help',
  'theme',
  'motion',
  'fast',
  'ascii',
  'keys',
  'map',
]

test.each(VERBS.filter(({ name }) => !APART.includes(name)).map(({ name }) => name))(
  '%s says the same in plain text and on the screen',
  async (verb) => {
    const { game, lines } = read('01-heroes.txt')
    const plainTable = await tableOf(catalog, game)
    const plain = new PlainSession(plainTable, [0, 1, 2], { wrap: 0, rules })
    plain.start()
    for (const line of lines.slice(0, 30)) plain.line(line)
    const table = await tableOf(catalog, game)
    const desk = new TableDesk(table, 0, rules)
    for (const line of lines.slice(0, 30)) {
      desk.seat = table.nextSeat()!
      desk.take(line)
    }
    desk.seat = table.nextSeat()!
    expect(desk.seat).toBe(plain.seat)
    const result = desk.take(verb)
    const said = result.said.map(({ text }) => text.trim())
    // At a shared keyboard some of it waits for Enter.
    const plainly = [...plain.line(verb).out, ...plain.line('').out].join(' ')
    for (const text of said) expect(plainly).toContain(text)
    if (!result.acted) expect(said.join('')).not.toBe('')
  },
)
