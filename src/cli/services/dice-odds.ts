// The questions about bare numbers: how each is called, and its answer as text. Nothing of a game is loaded for them.
import { jsonOf } from '../../odds/json.ts'
import { askAttack, askHaunt, askRoll, Misasked, type Odds, type Typed } from '../../odds/questions.ts'
import { linesOf } from '../../odds/report.ts'
import { oddsIn } from '../../odds/words.ts'
import { filled } from '../../rulebook/fill.ts'
import type { Refuse } from './fail.ts'
import { widthOf } from './terminal.ts'

type Described = readonly (readonly [form: string, says: string])[]

export interface OddsQuestion {
  says: string
  takes: Described
  options: Described
  example: string
  json: string
  ask: (numbers: readonly string[], typed: Typed) => Odds
}

export const JSON_OPTION = ['--json', 'print one JSON object; chances are numbers from 0 to 1'] as const

export const QUESTIONS: Readonly<Record<string, OddsQuestion>> = {
  roll: {
    says: 'the totals of a number of dice, each showing 0, 1 or 2',
    takes: [['<dice>', 'how many dice']],
    options: [
      ['--add <n>', 'added to the result; may be negative'],
      ['--at-least <n>', 'the chance of this much or more'],
      ['--at-most <n>', 'the chance of this much or less'],
      ['--exactly <n>', 'the chance of just this much'],
      ['--edition <name>', 'by the rules of this edition; by default legacy'],
      JSON_OPTION,
    ],
    example: 'lychgate odds roll 5 --at-least 6',
    json: '{ kind, dice, add, atLeast, atMost, chance, mean,\n  table: [{ total, chance, atLeast }] }',
    ask: askRoll,
  },
  attack: {
    says: 'who wins an attack, by how much, and what it costs whom',
    takes: [
      ['<attacker>', "the value of the attacker's trait"],
      ['<defender>', "the value of the defender's trait"],
    ],
    options: [
      ['--dice <n>', 'dice more or fewer for the attacker'],
      ['--add <n>', "added to the attacker's result"],
      ['--defend-dice <n>', 'dice more or fewer for the defender'],
      ['--defend-add <n>', "added to the defender's result"],
      ['--physical', 'roll Might or Speed (the default)'],
      ['--mental', 'roll Sanity or Knowledge'],
      ['--ranged', 'the defender is on another tile'],
      ['--monster', 'the defender is a monster'],
      ['--edition <name>', 'by the rules of this edition; by default legacy'],
      JSON_OPTION,
    ],
    example: 'lychgate odds attack 4 3 --dice +1 --add 2',
    json: '{ kind, attack: { value, dice, add }, defence, damage, ranged, monster,\n  win, draw, lose, steal, meanDealt, meanTaken, margins: [{ by, chance }],\n  dealt: [{ damage, chance, atLeast }], taken }',
    ask: askAttack,
  },
  haunt: {
    says: 'whether the haunt begins now, and with the omens to come',
    takes: [['<omens>', 'omens found, the one just drawn among them']],
    options: [
      ['--omens-left <n>', 'how many the deck still holds: the last one begins the haunt'],
      ['--needs <n>', 'what the roll must reach, by default 5'],
      ['--edition <name>', 'legacy (the default), first, second or third'],
      JSON_OPTION,
    ],
    example: 'lychgate odds haunt 4 --omens-left 5',
    json: '{ kind, edition, omens, omensLeft, needs, chance, mean,\n  table: [{ omens, dice, chance, begun, last }] }',
    ask: askHaunt,
  },
}

/** "4 dice against 3": the question that the words mean. */
export function oddsMeant(
  words: readonly string[],
  given: Record<string, string | true | undefined>,
  refuse: Refuse,
): { question: OddsQuestion; numbers: string[]; typed: Typed } {
  const meant = oddsIn(words.join(' '))
  if (!meant) return refuse('odds takes "4 dice against 3", "6 or more on 5 dice" or "haunt with 4 omens"')
  return { question: QUESTIONS[meant.name]!, numbers: meant.numbers, typed: { ...given, ...meant.options } }
}

export function oddsText(
  question: OddsQuestion,
  numbers: readonly string[],
  typed: Typed,
  refuse: Refuse,
): string {
  const odds = orRefuse(() => question.ask(numbers, typed), refuse)
  const width = widthOf(process.stdout)
  if (typed.json) return JSON.stringify(jsonOf(odds))
  return fitted(linesOf(odds, { width, bars: true }), width).join('\n')
}

export const printOdds = (...asked: Parameters<typeof oddsText>): void => {
  process.stdout.write(`${oddsText(...asked)}\n`)
}

function orRefuse(ask: () => Odds, refuse: Refuse): Odds {
  try {
    return ask()
  } catch (error) {
    if (!(error instanceof Misasked)) throw error
    return refuse(error.message)
  }
}

/** Sentences are wrapped where a terminal is narrow; tables fit it anyway. */
export const fitted = (lines: readonly string[], width: number): string[] =>
  lines.flatMap((line) => (line.length <= width ? [line] : filled(line, width)))
