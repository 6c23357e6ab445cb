/** A table becomes a screen: under its title, with what is said first, and let go of when it is left. */
import type { RuleIndex } from '../../rulebook/rule-index.ts'
import type { Table } from '../../table/table.ts'
import type { Screen, Shell } from './screen.ts'
import { TableScreen } from './table-screen.ts'
import type { Program } from './title.ts'

export function tableOnScreen(
  shell: Shell,
  program: Program,
  table: Table,
  rules: () => RuleIndex,
  notices: readonly string[] = [],
): Screen {
  const chapter = table.catalog.chapters[table.opening.options?.chapter ?? -1]
  const screen = new TableScreen(shell, table, {
    title: chapter ? `${chapter.name}, ${chapter.year}` : 'FREE PLAY',
    rules,
    notices,
    ...(program.think && { think: program.think(table) }),
  })
  const close = screen.close.bind(screen)
  screen.close = () => {
    close()
    program.left(table)
  }
  return screen
}
