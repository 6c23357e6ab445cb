/**
 * The title as a page, and what its lines lead to. What lies behind a line is loaded when it is chosen: the title
 * itself needs neither rules nor content.
 */
import type { Program, SavedGame } from './program.ts'
import { TitleScreen } from './screens/title/TitleScreen.tsx'
import type { Shell } from './shell.ts'
import { type MenuEntry, MenuStore } from './store/menu-store.ts'
import type { NewPage } from './store/page-stack.ts'
import type { NewGame } from './store/seating-form.ts'

export function titlePage(shell: Shell, program: Program): NewPage {
  const menu: MenuStore = new MenuStore(
    entriesOf(new Title(shell, program, (message) => menu.say(message)), shell),
    { leave: () => shell.pages.pop(), isFirst: true },
  )
  return { name: 'title', element: <TitleScreen menu={menu} /> }
}

function entriesOf(title: Title, { pages }: Shell): MenuEntry[] {
  const entry = (letter: string, label: string, detail: string, run: () => void): MenuEntry => ({
    letter,
    label,
    detail,
    run,
  })
  return [
    entry('n', 'New house', 'the first night, 1666', () => title.seat(0)),
    entry('c', 'Continue', 'a game that is not over', () => title.toResume()),
    entry('f', 'Free play', 'the whole house, any haunt', () => title.seat(null)),
    entry('r', 'Rules', 'look anything up', () => title.readRules()),
    entry('w', 'Watch', 'any game again, choice by choice', () => title.toWatch()),
    entry('s', 'Settings', 'colours, pace, motion', () => title.toSettings()),
    entry('q', 'Leave', 'before light, if you can', () => pages.pop()),
  ]
}

type Opened = NewPage | { sentence: string }

/** Opens what takes a moment, one thing at a time; a sentence comes back to the menu. */
class Title {
  #isOpening = false

  constructor(
    private readonly shell: Shell,
    private readonly program: Program,
    private readonly say: (message: string) => void,
  ) {}

  async #open(work: () => Promise<Opened>, how: 'push' | 'swap' = 'push'): Promise<void> {
    if (this.#isOpening) return
    this.#isOpening = true
    const made = await work()
    this.#isOpening = false
    if ('sentence' in made) this.say(made.sentence)
    else this.shell.pages[how](made)
  }

  seat(chapter: number | null): void {
    void this.#open(async () => {
      const { seatingPage } = await import('./screens/SeatingScreen.tsx')
      const catalog = await this.program.catalog()
      return seatingPage(this.shell, catalog, chapter, (game) => this.#begin(game))
    })
  }

  #begin(game: NewGame): void {
    void this.#open(async () => {
      const table = await this.program.begin(game)
      if ('sentence' in table) {
        this.shell.pages.pop()
        return table
      }
      const { tablePage } = await import('./open-table.tsx')
      return tablePage(this.shell, this.program, table, await this.program.rules())
    }, 'swap')
  }

  toResume(): void {
    void this.#open(async () => {
      const saved = await this.program.saved()
      if ('sentence' in saved) return saved
      const games = saved.filter(({ isOver, problem }) => !isOver || problem !== undefined)
      if (games.length === 0) return { sentence: 'There is no game to go on with. New house begins one.' }
      return this.#pickGame(games, 'CONTINUE  which game?', (name) => this.#resume(name))
    })
  }

  #resume(name: string): void {
    void this.#open(async () => {
      const found = await this.program.resume(name)
      if ('sentence' in found) return found
      const { tablePage } = await import('./open-table.tsx')
      return tablePage(this.shell, this.program, found.table, await this.program.rules(), found.notices)
    })
  }

  toWatch(): void {
    void this.#open(async () => {
      const saved = await this.program.saved()
      if ('sentence' in saved) return saved
      const games = saved.filter(({ problem }) => problem === undefined)
      const ordered = [...games.filter(({ isOver }) => isOver), ...games.filter(({ isOver }) => !isOver)]
      if (ordered.length === 0) return { sentence: 'There is no game to watch yet. New house begins one.' }
      return this.#pickGame(ordered, 'WATCH  which game?', (name) => this.#watch(name))
    })
  }

  #watch(name: string): void {
    void this.#open(async () => {
      const found = await this.program.record(name)
      if ('sentence' in found) return found
      const { replayPage } = await import('./open-table.tsx')
      return replayPage(this.shell, this.program, name, found)
    })
  }

  readRules(): void {
    void this.#open(async () => {
      const { RulesPage } = await import('./screens/reader/RulesPage.tsx')
      const index = (await this.program.rules())()
      return { name: 'rules', element: <RulesPage index={index} /> }
    })
  }

  toSettings(): void {
    void this.#open(async () => {
      const { SettingsPage } = await import('./screens/SettingsPage.tsx')
      return { name: 'settings', element: <SettingsPage settings={this.shell.settings} /> }
    })
  }

  /** Games to pick from; the list is gone once one has been picked. */
  async #pickGame(
    games: readonly SavedGame[],
    title: string,
    open: (name: string) => void,
  ): Promise<NewPage> {
    const { SavesScreen } = await import('./screens/SavesScreen.tsx')
    const { pages } = this.shell
    const entries = games.map(
      ({ name, about, problem }): MenuEntry => ({
        letter: '',
        label: name,
        detail: problem ?? about,
        run: () => {
          pages.pop()
          open(name)
        },
      }),
    )
    const menu = new MenuStore(entries, { leave: () => pages.pop() })
    return { name: 'saves', element: <SavesScreen title={title} menu={menu} /> }
  }
}
