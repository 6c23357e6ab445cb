/**
 * The first screen, and what its lines lead to. What lies behind a line is loaded when it is chosen: the title itself
 * needs neither rules nor content.
 */
import { NAME_OF_GAME } from '../screens/menu.ts'
import type { NewGame } from '../screens/seating-form.ts'
import { row } from '../text/rows.ts'
import { Menu, type MenuEntry } from './menu.ts'
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
    ({ name, about, problem }): MenuEntry => ({
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

export const titleScreen = (shell: Shell, program: Program): Menu => new Title(shell, program).menu

/** The lines of the title, each with the screen it opens. */
class Title {
  readonly #shell: Shell
  readonly #program: Program
  readonly menu: Menu
  #isOpening = false

  constructor(shell: Shell, program: Program) {
    this.#shell = shell
    this.#program = program
    this.menu = new Menu(shell, NAME_OF_GAME, this.#entries(), { isFirst: true })
  }

  #entries(): MenuEntry[] {
    const entry = (letter: string, label: string, detail: string, run: () => void): MenuEntry => ({
      letter,
      label,
      detail,
      run,
    })
    return [
      entry('n', 'New house', 'the first night, 1666: learn it as you play', () => void this.#seat(0)),
      entry('c', 'Continue', 'a game that is not over', () => void this.#toResume()),
      entry('f', 'Free play', 'the whole house, any haunt there is', () => void this.#seat(null)),
      entry('r', 'Rules', 'look anything up', () => void this.#readRules()),
      entry('w', 'Watch a replay', 'any game again, choice by choice', () => void this.#toWatch()),
      entry('q', 'Leave', '', () => this.#shell.pop()),
    ]
  }

  /** Opens what takes a moment, one thing at a time; a sentence comes back to the menu. */
  async #open(work: () => Promise<Opened>, how: 'push' | 'swap' = 'push'): Promise<void> {
    if (this.#isOpening) return
    this.#isOpening = true
    const made = await work()
    this.#isOpening = false
    if ('sentence' in made) this.menu.message = made.sentence
    else this.#shell[how](made)
    this.#shell.redraw()
  }

  #seat(chapter: number | null): Promise<void> {
    return this.#open(async () => {
      const { SeatingScreen } = await import('./seating-screen.ts')
      const catalog = await this.#program.catalog()
      return new SeatingScreen(this.#shell, catalog, chapter, (game) => void this.#begin(game))
    })
  }

  #begin(game: NewGame): Promise<void> {
    return this.#open(async () => {
      const table = await this.#program.begin(game)
      if ('sentence' in table) {
        this.#shell.pop()
        return table
      }
      const { tableOnScreen } = await import('./table-on-screen.ts')
      return tableOnScreen(this.#shell, this.#program, table, await this.#program.rules())
    }, 'swap')
  }

  #toResume(): Promise<void> {
    return this.#open(async () => {
      const saved = await this.#program.saved()
      if ('sentence' in saved) return saved
      const games = saved.filter(({ isOver, problem }) => !isOver || problem !== undefined)
      if (games.length === 0) return { sentence: 'There is no game to go on with. New house begins one.' }
      return pickGame(this.#shell, games, 'CONTINUE  which game?', (name) => void this.#resume(name))
    })
  }

  #resume(name: string): Promise<void> {
    return this.#open(async () => {
      const found = await this.#program.resume(name)
      if ('sentence' in found) return found
      const { tableOnScreen } = await import('./table-on-screen.ts')
      const rules = await this.#program.rules()
      return tableOnScreen(this.#shell, this.#program, found.table, rules, found.notices)
    })
  }

  #toWatch(): Promise<void> {
    return this.#open(async () => {
      const saved = await this.#program.saved()
      if ('sentence' in saved) return saved
      const games = saved.filter(({ problem }) => problem === undefined)
      const ordered = [...games.filter(({ isOver }) => isOver), ...games.filter(({ isOver }) => !isOver)]
      if (ordered.length === 0) return { sentence: 'There is no game to watch yet. New house begins one.' }
      return pickGame(this.#shell, ordered, 'WATCH  which game?', (name) => void this.#watch(name))
    })
  }

  #watch(name: string): Promise<void> {
    return this.#open(async () => {
      const found = await this.#program.record(name)
      if ('sentence' in found) return found
      const { replayOnScreen } = await import('./table-on-screen.ts')
      return replayOnScreen(this.#shell, this.#program, name, found)
    })
  }

  #readRules(): Promise<void> {
    return this.#open(async () => {
      const { RulesScreen } = await import('./rules-screen.ts')
      return new RulesScreen(this.#shell, (await this.#program.rules())())
    })
  }
}
