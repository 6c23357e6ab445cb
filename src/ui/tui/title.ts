/**
 * The first screen, and what its lines lead to. What lies behind a line is loaded when it is chosen: the title itself
 * needs neither rules nor content.
 */
import { NAME_OF_GAME } from '../screens/menu.ts'
import type { NewGame } from '../screens/seating-form.ts'
import { row } from '../text/rows.ts'
import { type Entry, Menu } from './menu.ts'
import type { Program, SavedGame } from './program.ts'
import type { Screen, Shell } from './screen.ts'

/** Games to be picked from; the list is gone once one has been. */
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
      run: () => {
        shell.pop()
        open(name)
      },
    }),
  )
  return new Menu(shell, [row(heading, 'title')], entries)
}

type Opened = Screen | { sentence: string }

export function titleScreen(shell: Shell, program: Program): Menu {
  let isOpening = false
  /** Opens what takes a moment, one thing at a time; a sentence comes back to the menu. */
  const opening = async (work: () => Promise<Opened>, show = shell.push.bind(shell)): Promise<void> => {
    if (isOpening) return
    isOpening = true
    const made = await work()
    isOpening = false
    if ('sentence' in made) menu.message = made.sentence
    else show(made)
    shell.redraw()
  }
  const seat = (chapter: number | null) =>
    opening(async () => {
      const { SeatingScreen } = await import('./seating-screen.ts')
      const catalog = await program.catalog()
      return new SeatingScreen(shell, catalog, chapter, (game) => void begin(game))
    })
  const begin = (game: NewGame) =>
    opening(async () => {
      const table = await program.begin(game)
      if ('sentence' in table) {
        shell.pop()
        return table
      }
      const { tableOnScreen } = await import('./table-on-screen.ts')
      return tableOnScreen(shell, program, table, await program.rules())
    }, shell.swap.bind(shell))
  const resume = (name: string) =>
    opening(async () => {
      const found = await program.resume(name)
      if ('sentence' in found) return found
      const { tableOnScreen } = await import('./table-on-screen.ts')
      return tableOnScreen(shell, program, found.table, await program.rules(), found.notices)
    })
  const toResume = () =>
    opening(async () => {
      const saved = await program.saved()
      if ('sentence' in saved) return saved
      const games = saved.filter(({ isOver, problem }) => !isOver || problem !== undefined)
      if (games.length === 0) return { sentence: 'There is no game to go on with. New house begins one.' }
      return pickGame(shell, games, 'CONTINUE  which game?', (name) => void resume(name))
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
      const saved = await program.saved()
      if ('sentence' in saved) return saved
      const games = saved.filter(({ problem }) => problem === undefined)
      const ordered = [...games.filter(({ isOver }) => isOver), ...games.filter(({ isOver }) => !isOver)]
      if (ordered.length === 0) return { sentence: 'There is no game to watch yet. New house begins one.' }
      return pickGame(shell, ordered, 'WATCH  which game?', (name) => void watch(name))
    })
  const readRules = () =>
    opening(async () => {
      const { RulesScreen } = await import('./rules-screen.ts')
      return new RulesScreen(shell, (await program.rules())())
    })
  const entry = (letter: string, label: string, detail: string, run: () => void): Entry => ({
    letter,
    label,
    detail,
    run,
  })
  const menu = new Menu(
    shell,
    NAME_OF_GAME,
    [
      entry('n', 'New house', 'the first night, 1666: learn it as you play', () => void seat(0)),
      entry('c', 'Continue', 'a game that is not over', () => void toResume()),
      entry('f', 'Free play', 'the whole house, any haunt there is', () => void seat(null)),
      entry('r', 'Rules', 'look anything up', () => void readRules()),
      entry('w', 'Watch a replay', 'any game again, choice by choice', () => void toWatch()),
      entry('q', 'Leave', '', () => shell.pop()),
    ],
    { isFirst: true },
  )
  return menu
}
