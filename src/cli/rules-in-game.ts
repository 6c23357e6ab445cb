// rules here, rules why: asked of a saved game, and answered as in the game.
import { problemLine } from '../catalog/problems.ts'
import type { Saves } from '../table/saves-dir.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'
import type { RulesOptions } from './rules-options.ts'
import { listSaves, noSuchGame, withSaves } from './saves.ts'
import { widthOf } from './terminal.ts'

export async function askInGame(words: readonly string[], options: RulesOptions): Promise<void> {
  await withSaves(options.saves, (saves) => answer(saves, words.join(' '), options))
}

async function answer(saves: Saves, question: string, options: RulesOptions): Promise<void> {
  const name = options.save ?? (await listSaves(saves)).find(({ problem }) => problem === undefined)?.name
  if (name === undefined)
    return fail(`There is no game in ${saves.folder} to ask about; "lychgate play" begins one.`, EXIT.failed)
  if (!saves.names().includes(name)) return fail(noSuchGame(name, saves), EXIT.failed)
  const { loadCatalog } = await import('../catalog/load.ts')
  const { loadGame } = await import('../table/load.ts')
  const result = await loadGame(loadCatalog, saves, name)
  if ('problem' in result) return fail(problemLine(result.problem), EXIT.saveDamaged)
  const { resumeTable } = await import('../table/table.ts')
  const { PlainSession } = await import('../ui/plain/session.ts')
  const { openRules } = await import('../rulebook/load.ts')
  const table = resumeTable(result.catalog, { ...result.saved, saves: null })
  const people = table.seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []))
  const seat = people.find((one) => one === table.nextSeat()) ?? people[0]!
  const session = new PlainSession(table, [seat], { wrap: widthOf(process.stdout), rules: await openRules() })
  process.stdout.write(`${session.line(`rules ${question}`).out.join('\n')}\n`)
}
