// resume: goes on with a saved game, be it in the middle of a decision.
import type { Command } from 'commander'
import { problemLine } from '../catalog/problems.ts'
import type { Saves } from '../table/saves-dir.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'
import { toType } from './farewell.ts'
import { holding, listSaves, noSuchGame, SAVES_OPTION, withSaves } from './saves.ts'
import { addScreenOptions, type ScreenOptions } from './screen-options.ts'

interface Options extends ScreenOptions {
  saves?: string
}

export function registerResume(program: Command): void {
  const command = program
    .command('resume')
    .description('go on with a saved game, the newest unless told')
    .argument('[name]', 'the name of a saved game')
    .option(...SAVES_OPTION)
  addScreenOptions(command)
    .addHelpText('after', '\nExample:\n  lychgate resume free-7')
    .action((name: string | undefined, options: Options) =>
      withSaves(options.saves, (saves) => resume(saves, name, options)),
    )
}

async function resume(saves: Saves, asked: string | undefined, options: Options): Promise<void> {
  const { name, passed } = asked === undefined ? await newestUnfinished(saves) : { name: asked, passed: [] }
  if (name === null)
    return fail(`There is no unfinished game in ${saves.folder}; "lychgate play" begins one.`, EXIT.failed)
  if (!saves.names().includes(name)) return fail(noSuchGame(name, saves), EXIT.failed)
  await holding(saves, name, () => goOn(saves, name, passed, options))
}

async function goOn(saves: Saves, name: string, passed: readonly string[], options: Options): Promise<void> {
  const { loadCatalog } = await import('../catalog/load.ts')
  const { loadGame } = await import('../table/load.ts')
  const result = await loadGame(loadCatalog, saves, name)
  if ('problem' in result) return fail(problemLine(result.problem), EXIT.saveDamaged)
  const { resumeTable } = await import('../table/table.ts')
  const { MINDS } = await import('./minds.ts')
  const { saved, catalog } = result
  const table = resumeTable(catalog, saved, MINDS)
  if (table.isOver)
    return fail(
      `The game ${name} is over; "${toType('replay', name, options.saves)}" tells it again.`,
      EXIT.failed,
    )
  const { playTable } = await import('./play.ts')
  const count = table.journal.length
  const notices = [
    `Resumed ${name} after ${count} ${count === 1 ? 'choice' : 'choices'}.`,
    ...saved.notices,
    ...passed,
  ]
  const { abilities, playOnScreen } = await import('./screen.ts')
  const able = await abilities(options)
  if (able.plain === null) return playOnScreen(able, options, { table, notices })
  await playTable(table, { saves: options.saves, notices, whys: options.why })
}

/** The newest game that can go on, and what to say of newer ones that cannot; else the newest damaged one. */
export async function newestUnfinished(saves: Saves): Promise<{ name: string | null; passed: string[] }> {
  const listed = await listSaves(saves)
  const at = listed.findIndex(({ over }) => over === false)
  const damaged = listed.slice(0, at < 0 ? undefined : at).filter(({ problem }) => problem !== undefined)
  if (at < 0) return { name: damaged[0]?.name ?? null, passed: [] }
  return {
    name: listed[at]!.name,
    passed: damaged.map(({ name, problem }) => `${name} was passed over: ${problem}`),
  }
}
