// Fast answers about rules and odds: bundled into one small file that the executable tries first.
// Everything else (help, usage errors, nothing found, questions about a game) is left to the program.
import { version } from '../../package.json'
import { storedIndex } from '../rulebook/stored.ts'
import { answer } from './services/answer-rules.ts'
import { calledWith } from './services/called-with.ts'
import { JSON_OPTION, oddsMeant, oddsText, QUESTIONS } from './services/dice-odds.ts'
import { handleOutputErrors } from './services/output-errors.ts'
import { openDesk } from './services/rule-desk.ts'
import { DESK_JSON, errandOf, RULES_OPTIONS } from './services/rules-options.ts'

/** Returns whether it printed an answer. */
export function quickly([command, ...args]: readonly string[], root: string): boolean {
  if (command === '--version' || command === '-V') return args.length === 0 && wrote(version)
  if (command === 'desk') return atDesk(args, root)
  const text = orNothing(() =>
    command === 'rules' ? rules(args, root) : command === 'odds' ? odds(args) : null,
  )
  return text !== null && wrote(text)
}

function wrote(text: string): true {
  handleOutputErrors()
  process.stdout.write(`${text}\n`)
  return true
}

function atDesk(args: readonly string[], root: string): boolean {
  const called = calledWith(args, [DESK_JSON])
  const index = called?.words.length === 0 ? storedIndex(root) : null
  if (!called || !index) return false
  handleOutputErrors()
  void openDesk(index, called.typed.json === true)
  return true
}

class Left extends Error {}
const leave = (): never => {
  throw new Left()
}

function orNothing(work: () => string | null): string | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof Left) return null
    throw error
  }
}

function rules(args: readonly string[], root: string): string | null {
  const { words, typed } = calledOrLeft(args, RULES_OPTIONS)
  // Without words questions are read from the input.
  const index = words.length > 0 && errandOf(words) === null ? storedIndex(root) : null
  if (!index) return null
  const { text, isNothing } = answer(index, words, typed, leave)
  return isNothing ? null : text
}

function odds([name = '', ...args]: readonly string[]): string | null {
  const question = Object.hasOwn(QUESTIONS, name) ? QUESTIONS[name]! : null
  if (!question) return oddsInWords([name, ...args])
  const { words, typed } = calledOrLeft(args, question.options)
  return words.length === question.takes.length
    ? oddsText(question, words, typed, leave)
    : oddsInWords([name, ...args])
}

/** "4 dice against 3"; options are left to the program. */
function oddsInWords(args: readonly string[]): string | null {
  const { words, typed } = calledOrLeft(args, [JSON_OPTION])
  if (words[0] === 'action') return null
  const { question, numbers, typed: asked } = oddsMeant(words, typed, leave)
  return oddsText(question, numbers, asked, leave)
}

function calledOrLeft(args: readonly string[], described: Parameters<typeof calledWith>[1]) {
  return calledWith(args, described) ?? leave()
}
