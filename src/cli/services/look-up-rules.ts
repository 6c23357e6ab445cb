// Looks words up in the rules and prints the answer.
import { openRules } from '../../rulebook/load.ts'
import type { RuleIndex } from '../../rulebook/rule-index.ts'
import { answer } from './answer-rules.ts'
import { answerPipe } from './ask-rules.ts'
import { EXIT } from './exit-codes.ts'
import { fail, type Refuse } from './fail.ts'
import type { RulesOptions } from './rules-options.ts'

export async function lookUpRules(
  words: readonly string[],
  options: RulesOptions,
  refuse: Refuse,
): Promise<void> {
  const index = (await openRules())()
  if (words.length === 0 && options.md === undefined && (await askLineByLine(index, options))) return
  const { text, isNothing } = answer(index, words, options, refuse)
  if (!isNothing || options.json) process.stdout.write(`${text}\n`)
  else for (const line of text.split('\n')) fail(line, EXIT.failed)
  if (isNothing) process.exitCode = EXIT.failed
}

/** Returns false if there is nobody to ask: the input is empty. */
async function askLineByLine(index: RuleIndex, options: RulesOptions): Promise<boolean> {
  const { edition, json = false, plain = false, spoilers = false, all = false } = options
  const manners = { json, plain, spoilers, all, ...(edition === undefined ? {} : { edition }) }
  if (!process.stdin.isTTY) return (await answerPipe(index, manners)) > 0
  if (!process.stdout.isTTY) return false
  const { promptForRules } = await import('./rules-prompt.ts')
  await promptForRules(index, manners)
  return true
}
