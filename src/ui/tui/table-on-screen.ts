/** A table or its record becomes a screen: under its title, with what is said first, and let go of when it is left. */
import type { RuleIndex } from '../../rulebook/rule-index.ts'
import { Playback, recordedAt } from '../../table/playback.ts'
import type { Table } from '../../table/table.ts'
import type { Program } from './program.ts'
import { ReplayScreen } from './replay-screen.ts'
import type { Screen, Shell } from './screen.ts'
import { TableScreen } from './table-screen.ts'

export function tableOnScreen(
  shell: Shell,
  program: Program,
  table: Table,
  rules: () => RuleIndex,
  notices: readonly string[] = [],
): Screen {
  return new TableScreen(shell, table, {
    title: titleOf(table),
    rules,
    notices,
    whys: program.whys,
    watch: () => {
      const playback = new Playback(table.catalog, recordedAt(table))
      shell.push(replayOnScreen(shell, program, table.name, playback))
    },
    left: () => program.left(table),
    ...(program.think && { think: program.think(table) }),
  })
}

/** "The Rest, 1666". */
function titleOf({ catalog, opening }: Table): string {
  const chapter = catalog.chapters[opening.options?.chapter ?? -1]
  return chapter ? `${chapter.name}, ${chapter.year}` : 'FREE PLAY'
}

/** `name` is what the game is saved under, if it is. */
export function replayOnScreen(
  shell: Shell,
  program: Program,
  name: string | null,
  playback: Playback,
): Screen {
  return new ReplayScreen(shell, playback, {
    title: titleOf(playback.at(0)),
    takeOver: async (at, seat) => {
      const table = await program.takeOver(playback, { name, at, seat })
      if ('sentence' in table) return table
      const saved = table.name === null ? 'which is not saved' : `saved as ${table.name}`
      const notice = `You go on from choice ${at} in a new game, ${saved}. The old one stays as it was.`
      shell.swap(tableOnScreen(shell, program, table, await program.rules(), [notice]))
      return null
    },
  })
}
