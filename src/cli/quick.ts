// Fast answers about rules and odds: bundled into one small file that the executable tries first.
// Everything else (help, usage errors, nothing found, questions about a game) is left to the program.
import { parseArgs } from 'node:util'
import type { Typed } from '../odds/questions.ts'
import { storedIndex } from '../rulebook/stored.ts'
import { answer } from './services/answer-rules.ts'
import { oddsText, QUESTIONS } from './services/dice-odds.ts'
import { handleOutputErrors } from './services/output-errors.ts'
import { errandOf, RULES_OPTIONS } from './services/rules-options.ts'

/** Returns whether it printed an answer. */
export function quickly([command, ...args]: readonly string[], root: string): boolean {
  const text = orNothing(() =>
    command === 'rules' ? rules(args, root) : command === 'odds' ? odds(args) : null,
  )
  if (text === null) return false
  handleOutputErrors()
  process.stdout.write(`${text}\n`)
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
  const { words, typed } = calledWith(args, RULES_OPTIONS)
  const index = errandOf(words) === null ? storedIndex(root) : null
  if (!index) return null
  const { text, isNothing } = answer(index, words, typed, leave)
  return isNothing ? null : text
}

function odds([name = '', ...args]: readonly string[]): string | null {
  const question = Object.hasOwn(QUESTIONS, name) ? QUESTIONS[name]! : null
  if (!question) return null
  const { words, typed } = calledWith(args, question.options)
  return words.length === question.takes.length ? oddsText(question, words, typed, leave) : null
}

/** Parses words and options as the program does. */
function calledWith(
  args: readonly string[],
  described: readonly (readonly [form: string, says: string])[],
): { words: string[]; typed: Typed } {
  const options = Object.fromEntries(
    described.map(([form]) => {
      const [flag = '', value] = form.split(' ')
      return [flag.slice('--'.length), { type: value ? ('string' as const) : ('boolean' as const) }]
    }),
  )
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { words: positionals, typed: values as Typed }
  } catch {
    return leave()
  }
}
