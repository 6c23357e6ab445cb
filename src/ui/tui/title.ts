/**
 * The first screen, and what its lines lead to. The program around it opens games; the screens only ask for them.
 * What lies behind a line is loaded when it is chosen: the title itself needs neither rules nor content.
 */
import type { Seat } from '../../engine/ids.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import type { RuleIndex } from '../../rulebook/rule-index.ts'
import type { Playback } from '../../table/playback.ts'
import type { Table } from '../../table/table.ts'
import { NAME_OF_GAME } from '../screens/menu.ts'
import { row } from '../text/rows.ts'
import { type Entry, Menu } from './menu.ts'
import type { Think } from './others.ts'
import type { Screen, Shell } from './screen.ts'
import type { NewGame } from './seating.ts'

/** A game on disk, as far as anybody may know it. */
export interface SavedGame {
  name: string
  /** "Mercy, Ann, Ned; haunt 1, round 3". */
  about: string
  isOver: boolean
  /** Why it cannot be opened. */
  problem?: string
}

/** What the program does for its screens. Whatever goes wrong comes back as a sentence. */
export interface Program {
  catalog: () => Promise<Catalog>
  seats: { fewest: number; most: number }
  begin: (game: NewGame) => Promise<Table | { sentence: string }>
  saved: () => Promise<SavedGame[]>
  resume: (name: string) => Promise<{ table: Table; notices: string[] } | { sentence: string }>
  /** The record of a game, to be watched; the game itself is left alone. */
  record: (name: string) => Promise<{ playback: Playback; notices: string[] } | { sentence: string }>
  /** A new game that goes on from a choice of a recorded one; `name` is what that one is saved under. */
  takeOver: (
    playback: Playback,
    from: { name: string | null; at: number; seat: Seat },
  ) => Promise<Table | { sentence: string }>
  rules: () => Promise<() => RuleIndex>
  think?: (table: Table) => Think
  /** A game has been left: whatever held it is let go. */
  left: (table: Table) => void
}

/** Games that can go on, or that are over, to be picked from. */
function pickGame(
  shell: Shell,
  games: readonly SavedGame[],
  heading: string,
  open: (name: string) => void,
): Menu {
  const entries = games.map(
    ({ name, about, problem }): Entry => ({
      letter: '',
      label: name,
      detail: problem ?? about,
      run: () => open(name),
    }),
  )
  return new Menu(shell, [row(heading, 'title')], entries)
}

export function titleScreen(shell: Shell, program: Program): Menu {
  /** Opens what takes a moment; a sentence comes back to the menu. */
  const opening = async (work: () => Promise<Screen | { sentence: string }>): Promise<void> => {
    const made = await work()
    if ('sentence' in made) menu.message = made.sentence
    else shell.push(made)
    shell.redraw()
  }
  const seat = (chapter: number | null) =>
    opening(async () => {
      const { SeatingScreen } = await import('./seating-screen.ts')
      const catalog = await program.catalog()
      return new SeatingScreen(shell, catalog, chapter, program.seats, (game) => void begin(game))
    })
  const begin = async (game: NewGame): Promise<void> => {
    const table = await program.begin(game)
    if ('sentence' in table) {
      shell.pop()
      menu.message = table.sentence
      return shell.redraw()
    }
    const { tableOnScreen } = await import('./table-on-screen.ts')
    shell.swap(tableOnScreen(shell, program, table, await program.rules()))
  }
  const resume = (name: string) =>
    opening(async () => {
      const found = await program.resume(name)
      if ('sentence' in found) return found
      const { tableOnScreen } = await import('./table-on-screen.ts')
      return tableOnScreen(shell, program, found.table, await program.rules(), found.notices)
    })
  const listed = (isOver: boolean, heading: string, none: string, open: (name: string) => void) =>
    opening(async () => {
      const games = (await program.saved()).filter(
        (game) => game.isOver === isOver || game.problem !== undefined,
      )
      return games.length === 0 ? { sentence: none } : pickGame(shell, games, heading, open)
    })
  const watch = (name: string) =>
    opening(async () => {
      const found = await program.record(name)
      if ('sentence' in found) return found
      const { replayOnScreen } = await import('./table-on-screen.ts')
      return replayOnScreen(shell, program, name, found.playback, found.notices)
    })
  const toWatch = () =>
    opening(async () => {
      const games = (await program.saved()).filter(({ problem }) => problem === undefined)
      const ordered = [...games.filter(({ isOver }) => isOver), ...games.filter(({ isOver }) => !isOver)]
      if (ordered.length === 0) return { sentence: 'There is no game to watch yet. New house begins one.' }
      return pickGame(shell, ordered, 'WATCH  which game?', (name) => {
        shell.pop()
        void watch(name)
      })
    })
  const entries: Entry[] = [
    { letter: 'n', label: 'New house', detail: 'the first night, 1666', run: () => void seat(0) },
    {
      letter: 'c',
      label: 'Continue',
      detail: 'a game that is not over',
      run: () =>
        void listed(
          false,
          'CONTINUE  which game?',
          'There is no game to go on with. New house begins one.',
          (name) => {
            shell.pop()
            void resume(name)
          },
        ),
    },
    {
      letter: 'f',
      label: 'Free play',
      detail: 'the whole house, any haunt there is',
      run: () => void seat(null),
    },
    {
      letter: 'r',
      label: 'Rules',
      detail: 'look anything up',
      run: () =>
        void opening(async () => {
          const { RulesScreen } = await import('./rules-screen.ts')
          return new RulesScreen(shell, (await program.rules())())
        }),
    },
    {
      letter: 'w',
      label: 'Watch a replay',
      detail: 'any game again, choice by choice',
      run: () => void toWatch(),
    },
    { letter: 'q', label: 'Leave', detail: '', run: () => shell.pop() },
  ]
  const menu = new Menu(shell, NAME_OF_GAME, entries)
  return menu
}
