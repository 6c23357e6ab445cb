// Questions about the rules, answered at once: bundled into one small file that the executable tries first. Whatever
// is not plain sailing (help, a mistake, a question about a game) it leaves to the program.
import { parseArgs } from 'node:util'
import { projectRoot } from '../catalog/files.ts'
import type { RuleIndex } from '../rulebook/rule-index.ts'
import { storedIndex } from '../rulebook/stored.ts'
import { type Answer, answer } from './answer-rules.ts'
import { mindOutput } from './pipes.ts'
import { errandOf, RULES_OPTIONS, type RulesOptions } from './rules-options.ts'

/** Answers whether it was answered; if not, nothing was printed. */
export function quickly([command, ...args]: readonly string[]): boolean {
  const called = command === 'rules' ? calledWith(args) : null
  if (!called || errandOf(called.words)) return false
  const index = storedIndex(projectRoot())
  const { text, isNothing } = (index && answered(index, called)) ?? { text: '', isNothing: true }
  if (isNothing) return false
  mindOutput()
  process.stdout.write(`${text}\n`)
  return true
}

interface Called {
  words: string[]
  options: RulesOptions
}

function answered(index: RuleIndex, { words, options }: Called): Answer | null {
  try {
    return answer(index, words, options, leave)
  } catch (error) {
    if (error instanceof Left) return null
    throw error
  }
}

class Left extends Error {}
const leave = (): never => {
  throw new Left()
}

/** Null where the options are not those there are. */
function calledWith(args: readonly string[]): Called | null {
  const options = Object.fromEntries(
    RULES_OPTIONS.map(([flags]) => {
      const [flag = '', value] = flags.split(' ')
      return [flag.slice('--'.length), { type: value ? ('string' as const) : ('boolean' as const) }]
    }),
  )
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { words: positionals, options: values }
  } catch {
    return null
  }
}
