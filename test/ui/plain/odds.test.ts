import { describe, expect, test } from 'vitest'
import type { PlainSession } from '../../../src/ui/plain/session.ts'
import { choose, OMEN_IN_THE_EAST, passUntil } from '../../support/laid.ts'
import {
  besideTheTraitor,
  kindNow,
  playUntil,
  said,
  sessionFor,
  sessionOn,
  tableFor,
} from '../../support/plain.ts'

const choicesOf = (session: PlainSession): string[] =>
  session.table.view(session.seat).decision?.choices ?? []
/** All that a choice could change, luck included. */
const wholeOf = (session: PlainSession): string => JSON.stringify(session.table.toSave('').state)
/** The chances of a line or of a list, as numbers. */
const chancesIn = (text: string): number[] =>
  [...text.matchAll(/(?<!\d)(\d+\.\d)%/g)].map(([, chance]) => Number(chance))
const total = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)

describe('what can be done now', () => {
  test('each action that rolls has a line with its chances', () => {
    const session = sessionOn(besideTheTraitor())
    const line = said(session, 'odds')
      .split('\n')
      .find((one) => one.includes('ATTACK'))!
    expect(line).toMatch(/^\| ATTACK .+, \d dice: win \d+\.\d%; draw \d+\.\d%; lose \d+\.\d%\.$/)
    expect(total(chancesIn(line))).toBeCloseTo(100, 0)
  })

  test('one command is told in detail, the most likely outcome first', () => {
    const session = sessionOn(besideTheTraitor())
    const attack = choicesOf(session).find((key) => key.startsWith('attack:'))!
    const [head, ...outcomes] = said(session, `odds attack ${attack.split(':')[1]}`).split('\n')
    expect(head).toMatch(/^\| ATTACK /)
    const chances = outcomes.filter((line) => /^\| +[\d.]+% /.test(line)).flatMap(chancesIn)
    expect(chances.length).toBeGreaterThan(4)
    const [one] = said(session, `odds ${attack.replaceAll(':', ' ')}`).split('\n| ATTACK')
    const listed = one!.split('\n').slice(1).flatMap(chancesIn)
    expect(listed).toEqual([...listed].sort((a, b) => b - a))
    expect(outcomes.join('\n')).toMatch(/You win by 1\./)
    expect(outcomes.join('\n')).not.toMatch(/\d dice: \d/)
  })

  test('where nothing rolls it says so, and what always answers', () => {
    const session = sessionFor()
    expect(said(session, 'odds')).toBe(
      '| No choice rolls dice now. ODDS ROLL 5 AT LEAST 6, ODDS ATTACK 4 3 and ODDS HAUNT 4 always work.',
    )
  })

  test('L-EVENT-03: before an Event’s roll each choice has its chances, and what they bring stays sealed', () => {
    const session = sessionFor({ laid: { find: ['crawlspace'], draw: ['cold-bread'] } })
    session.line('e')
    expect(kindNow(session)).toBe('option')
    const out = said(session, 'odds')
    expect(out).toMatch(/\d (die|dice), results sealed \(L-EVENT-03\): total \d+ /)
    expect(out.split('\n')).toHaveLength(choicesOf(session).length)
    expect(said(session, 'odds 1')).toMatch(/total \d|rolls nothing/)
  })

  test('L-TRTR-04: before the traitor’s roll in a room, rolling and saying five are weighed', () => {
    // Alice has become the traitor in the Library, whose action asks for a trait roll.
    const revealed = choose(
      tableFor({ laid: { ...OMEN_IN_THE_EAST, find: ['library'] } }),
      'move:east',
      'turn:0',
    )
    const session = sessionOn(passUntil(revealed, (table) => table.asks(0) === 'main'))
    session.line('study')
    expect(kindNow(session)).toBe('flat-five')
    const [roll, five] = said(session, 'odds').split('\n')
    expect(roll).toMatch(/^\| roll, \d (die|dice): /)
    expect(five).toMatch(/^\| five, no dice: /)
  })
})

describe('dice by themselves', () => {
  test.each([
    ['odds roll 5 at least 6', '| 5 dice, 6 or more: 39.5%'],
    ['odds attack 4 3', '| 4 dice against 3 dice: win 59.0%, draw 16.3%, lose 24.7%'],
    ['odds attack 4 3 dice -1', '| 3 dice against 3 dice: win 40.3%, draw 19.3%, lose 40.3%'],
    ['odds haunt 4', '| 4 omens, 5 or more on 4 dice: 38.3%'],
    ['chances roll 1', '| 1 die: 1.0 on average'],
  ])('%s', (line, first) => expect(said(sessionFor(), line).split('\n')[0]).toBe(first))

  test('columns stay columns where lines are wrapped', () => {
    const table = said(sessionFor({ wrap: 40 }), 'odds roll 2').split('\n')
    expect(table.slice(1, 4)).toEqual([
      '| total  chance  or more',
      '|     0   11.1%     100%',
      '|     1   22.2%    88.9%',
    ])
  })

  test('ODDS HAUNT alone is about the next omen of this game, and knows how many are left', () => {
    const session = sessionFor()
    const left = session.table.view(0).decks.omen.length
    expect(said(session, 'odds haunt')).toMatch(/^\| 1 omen, 5 or more on 1 die: 0%\n/)
    expect(left).toBeGreaterThan(3)
    const haunted = sessionOn(besideTheTraitor())
    expect(said(haunted, 'odds haunt')).toBe('| The haunt has begun already.')
  })
})

test.each([
  ['odds roll 0', '| The number of dice must be a whole number from 1 to 8.'],
  ['odds attack 4', /^\| An attack takes two numbers/],
  ['odds attack bob', /^\| ATTACK Bob: nobody can be attacked before the haunt \(L-ATK-01\)\./],
  ['odds frobnicate', /^\| No verb "frobnicate"\./],
  ['odds look', '| LOOK rolls no dice: it is free and changes nothing.'],
  ['odds quit', '| QUIT rolls no dice: it is free and changes nothing.'],
  ['odds qui', '| Did you mean QUIT?  (Enter = yes)'],
  ['odds n', '| north rolls nothing: You go north to the Ground Floor Staircase.'],
  ['odds end', '| end rolls nothing: The turn is over.'],
])('%s is answered with one sentence, and nothing is done', (line, sentence) => {
  const session = sessionFor()
  const before = wholeOf(session)
  const answer = session.line(line)
  expect(answer.refused).toBe(true)
  expect(answer.out).toHaveLength(1)
  if (typeof sentence === 'string') expect(answer.out[0]).toBe(sentence)
  else expect(answer.out[0]).toMatch(sentence)
  expect(wholeOf(session)).toBe(before)
})

test.each([0, 2, 11, 17, 34, 43])(
  'in a whole game of haunt %i it answers at every decision and changes nothing, luck included',
  (haunt) => {
    const session = sessionFor({ seed: `odds-${haunt}`, haunt, human: 3 })
    let asked = 0
    playUntil(session, () => {
      if (asked++ % 7 !== 0) return false
      const before = wholeOf(session)
      const told = session.table.told.length
      expect(said(session, 'odds')).not.toMatch(/undefined|NaN|\[object/)
      expect(wholeOf(session)).toBe(before)
      expect(session.table.told.length).toBe(told)
      return false
    })
    expect(session.isOver).toBe(true)
    expect(asked).toBeGreaterThan(40)
  },
)

test('HELP explains it', () => {
  expect(said(sessionFor(), 'help')).toContain('odds [COMMAND]')
  expect(said(sessionFor(), 'help odds')).toContain('ODDS ATTACK NED')
})
