// Goes on with a saved game, even in the middle of a decision.
import { problemLine } from '../../catalog/problems.ts'
import type { Saves } from '../../table/saves-dir.ts'
import type { Table } from '../../table/table.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'
import type { ScreenOptions } from './full-screen.ts'
import { toType } from './leave-message.ts'
import { openPack } from './packs.ts'
import { holding, listSaves, noSuchGame, withSaves } from './saves.ts'

export interface ResumeOptions extends ScreenOptions {
  saves?: string
  /** The folder of the pack it was played with. */
  pack?: string
  /** Plays on although the lock of another host is there. */
  takeOver?: boolean
}

/** Goes on with the game of this name, or with the newest that can go on. */
export const resume = (name: string | undefined, options: ResumeOptions): Promise<void> =>
  withSaves(options.saves, async (saves) => {
    if (options.pack !== undefined) await openPack(options.pack)
    await resumeIn(saves, name, options)
  })

async function resumeIn(saves: Saves, asked: string | undefined, options: ResumeOptions): Promise<void> {
  const { name, passed } = asked === undefined ? await newestUnfinished(saves) : { name: asked, passed: [] }
  if (name === null)
    return fail(`There is no unfinished game in ${saves.folder}; "lychgate play" begins one.`, EXIT.failed)
  if (!saves.names().includes(name)) return fail(noSuchGame(name, saves), EXIT.failed)
  await holding(saves, name, () => goOn(saves, name, passed, options), { takeOver: options.takeOver })
}

async function goOn(
  saves: Saves,
  name: string,
  passed: readonly string[],
  options: ResumeOptions,
): Promise<void> {
  const { openGame } = await import('./open-game.ts')
  const { offerRecovery } = await import('./recover.ts')
  let opened = await openGame(saves, name)
  if ('problem' in opened) {
    const answer = await offerRecovery(saves, name, problemLine(opened.problem))
    if ('sentence' in answer) return fail(answer.sentence, EXIT.saveDamaged)
    opened = await openGame(saves, name)
    if ('problem' in opened) return fail(problemLine(opened.problem), EXIT.saveDamaged)
    opened.notices.push(answer.notice)
  }
  const { table } = opened
  if (table.isOver)
    return fail(
      `The game ${name} is over; "${toType('replay', name, options.saves)}" replays it.`,
      EXIT.failed,
    )
  if (!hasPlayer(table)) return fail(`The game ${name} has only computer players.`, EXIT.failed)
  const { playTable } = await import('./play-in-text.ts')
  const count = table.journal.length
  const notices = [
    `Resumed ${name} after ${count} ${count === 1 ? 'choice' : 'choices'}.`,
    ...opened.notices,
    ...passed,
  ]
  const { abilities, playOnScreen } = await import('./full-screen.ts')
  const able = await abilities(options)
  if (able.plain === null) return playOnScreen(able, options, { table, notices })
  await playTable(table, { saves: options.saves, notices, whys: options.why })
}

/** A file may say that nobody plays at the keyboard. */
export const hasPlayer = ({ seats }: Table): boolean => seats.some(({ by }) => by === 'person')

/** The newest game that can go on, and what to say of newer ones that cannot; else the newest damaged one. */
export async function newestUnfinished(saves: Saves): Promise<{ name: string | null; passed: string[] }> {
  const listed = await listSaves(saves)
  const at = listed.findIndex(({ over }) => over === false)
  const damaged = listed.slice(0, at < 0 ? undefined : at).filter(({ problem }) => problem !== undefined)
  if (at < 0) return { name: damaged[0]?.name ?? null, passed: [] }
  return {
    name: listed[at]!.name,
    passed: damaged.map(({ name, problem }) => `Skipped ${name}: ${problem}`),
  }
}
