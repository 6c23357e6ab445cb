// Prints a completion script, or the names that such a script asks for.
import { openRules } from '../../rulebook/load.ts'
import { bareWords } from '../../rulebook/words.ts'
import { type Described, type List, type Shell, scriptFor } from './completion.ts'

export async function printCompletion(
  shell: string,
  list: string | undefined,
  program: Described,
): Promise<void> {
  const text =
    list === undefined ? scriptFor(shell as Shell, program) : `${(await namesOf(list as List)).join('\n')}\n`
  process.stdout.write(text)
}

/** One name a line, without spaces: shells complete words. */
async function namesOf(list: List): Promise<string[]> {
  if (list === 'saves') {
    const { listSaves, openSaves } = await import('./saves.ts')
    return (await listSaves(await openSaves())).map(({ name }) => name)
  }
  const index = (await openRules())()
  const of = (kind: string): string[] =>
    index.ids.flatMap((id) => (id.startsWith(`${kind}:`) ? [id.slice(kind.length + 1)] : []))
  if (list === 'haunts') return of('haunt')
  if (list === 'things') return [...of('card'), ...of('tile')].flatMap((id) => bareWords(id).join('-'))
  return index.ids.filter((id) => !id.includes(':'))
}
