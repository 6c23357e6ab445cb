/** A table or its record as a page: under its title, with what is said first, and let go of when it is left. */
import type { RuleIndex } from '../rulebook/rule-index.ts'
import { Playback, recordedAt } from '../table/playback.ts'
import type { Table } from '../table/table.ts'
import type { Program } from './program.ts'
import type { LogLine } from './prose/log-book.ts'
import type { Scene } from './prose/scene.ts'
import { HousePage } from './screens/house/HousePage.tsx'
import { HelpPage } from './screens/reader/HelpPage.tsx'
import { LogPage } from './screens/reader/LogPage.tsx'
import { ReplayKeysPage } from './screens/reader/ReplayKeysPage.tsx'
import { RulesPage } from './screens/reader/RulesPage.tsx'
import { ReplayScreen } from './screens/replay/ReplayScreen.tsx'
import { TableScreen } from './screens/table/TableScreen.tsx'
import type { Shell } from './shell.ts'
import type { NewPage } from './store/page-stack.ts'
import { ReplayStore } from './store/replay-store.ts'
import type { TableDesk } from './store/table-desk.ts'
import { type TableOptions, TableStore } from './store/table-store.ts'

/** Pages that open above a table, or above its record. */
const opensFor = ({ pages }: Shell) => ({
  help: (desk: TableDesk) => pages.push({ name: 'help', element: <HelpPage desk={desk} /> }),
  log: (lines: () => readonly LogLine[]) => pages.push({ name: 'log', element: <LogPage lines={lines} /> }),
  house: (scene: () => Scene) => pages.push({ name: 'house', element: <HousePage scene={scene()} /> }),
  rules: (index: RuleIndex, query: string) =>
    pages.push({ name: 'rules', element: <RulesPage index={index} asked={query} /> }),
  keys: () => pages.push({ name: 'keys', element: <ReplayKeysPage /> }),
})

export function openTablePage(
  shell: Shell,
  table: Table,
  options: Omit<TableOptions, 'opens'> & { watch?: () => void },
): NewPage {
  const { watch, ...rest } = options
  const opens = { ...opensFor(shell), ...(watch && { watch }) }
  const store = new TableStore(shell, table, { ...rest, opens })
  return {
    name: 'table',
    element: <TableScreen store={store} />,
    close: store.close,
    disturbed: store.disturbed,
  }
}

export function tablePage(
  shell: Shell,
  program: Program,
  table: Table,
  rules: () => RuleIndex,
  notices: readonly string[] = [],
): NewPage {
  return openTablePage(shell, table, {
    title: titleOf(table),
    rules,
    notices,
    whys: program.whys,
    kept: program.kept,
    watch: () => {
      const playback = new Playback(table.catalog, recordedAt(table))
      shell.pages.push(replayPage(shell, program, table.name, playback))
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
export function replayPage(shell: Shell, program: Program, name: string | null, playback: Playback): NewPage {
  const { house, log, keys } = opensFor(shell)
  const store = new ReplayStore(shell, playback, {
    title: titleOf(playback.at(0)),
    opens: { house: (scene) => house(() => scene), log: (lines) => log(() => lines), help: keys },
    takeOver: async (at, seat) => {
      const table = await program.takeOver(playback, { name, at, seat })
      if ('sentence' in table) return table
      const saved = table.name === null ? 'which is not saved' : `saved as ${table.name}`
      const notice = `You go on from choice ${at} in a new game, ${saved}. The old one stays as it was.`
      shell.pages.swap(tablePage(shell, program, table, await program.rules(), [notice]))
      return null
    },
  })
  return { name: 'replay', element: <ReplayScreen store={store} />, close: store.close }
}
