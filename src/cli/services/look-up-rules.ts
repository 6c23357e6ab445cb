// Looks words up in the rules and prints the answer.
import { openRules } from '../../rulebook/load.ts'
import { answer } from './answer-rules.ts'
import { EXIT } from './exit-codes.ts'
import { fail, type Refuse } from './fail.ts'
import type { RulesOptions } from './rules-options.ts'

export async function lookUpRules(
  words: readonly string[],
  options: RulesOptions,
  refuse: Refuse,
): Promise<void> {
  const { text, isNothing } = answer((await openRules())(), words, options, refuse)
  if (!isNothing || options.json) process.stdout.write(`${text}\n`)
  else for (const line of text.split('\n')) fail(line, EXIT.failed)
  if (isNothing) process.exitCode = EXIT.failed
}
