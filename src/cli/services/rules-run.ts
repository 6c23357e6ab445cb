// rules run: plays the scenarios that show a rule.
import { askIds, looksLikeIds, written } from '../../rulebook/ids.ts'
import { editionIn } from './edition.ts'
import { EXIT } from './exit-codes.ts'
import { fail, type Refuse } from './fail.ts'
import { tryAll } from './try-scenarios.ts'

export async function runRule(
  id: string,
  options: { json?: boolean; edition?: string },
  refuse: Refuse,
): Promise<void> {
  if (options.edition !== undefined) await editionIn(options.edition, refuse)
  const { ownScenarios } = await import('../../scenario/files.ts')
  const { readScenario } = await import('../../scenario/scenario.ts')
  const wanted = written(id)
  const files = ownScenarios().filter(({ text }) => {
    // Reading a file properly costs more than looking for a word in it.
    if (!text.includes(wanted)) return false
    const read = readScenario(text)
    return 'scenario' in read && read.scenario.rules.includes(wanted)
  })
  if (files.length === 0) return fail(await whyNone(wanted), EXIT.failed)
  await tryAll(files, options)
}

async function whyNone(id: string): Promise<string> {
  const { openRules } = await import('../../rulebook/load.ts')
  const index = (await openRules())()
  if (index.find(id)) return `No scenario shows ${id}; "lychgate rules ${id}" tells what it says.`
  const reply = looksLikeIds([id]) ? askIds(index, [id]) : null
  if (reply?.kind === 'nothing') return reply.because
  return `"${id.slice(0, 40)}" is not a rule id; "lychgate rules list" shows them.`
}
