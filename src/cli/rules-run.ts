// rules run: plays the scenarios that show a rule.
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'
import { tryAll } from './try.ts'

export async function runRule(id: string, options: { json?: boolean }): Promise<void> {
  const { ownScenarios } = await import('../scenario/files.ts')
  const { readScenario } = await import('../scenario/scenario.ts')
  const wanted = id.toUpperCase()
  const files = ownScenarios().filter(({ text }) => {
    // Reading a file properly costs more than looking for a word in it.
    if (!text.includes(wanted)) return false
    const read = readScenario(text)
    return 'scenario' in read && read.scenario.rules.includes(wanted)
  })
  if (files.length === 0) return fail(`No scenario shows ${wanted}.`, EXIT.failed)
  await tryAll(files, options)
}
