/** The program without a terminal: Ink on a stream in memory, a clock that is turned by hand, keys by name. */
import { EventEmitter } from 'node:events'
import chalk from 'chalk'
import { Box, type DOMElement, type Instance, render } from 'ink'
import { createRef, type ReactElement } from 'react'
import { MINDS } from '../../src/cli/services/computer-players.ts'
import { companionsFor } from '../../src/cli/services/seating.ts'
import { openRules } from '../../src/rulebook/load.ts'
import { firstPieces } from '../../src/table/first-pieces.ts'
import { openTable, type Table } from '../../src/table/table.ts'
import { App } from '../../src/ui/App.tsx'
import { everywhereFor } from '../../src/ui/keymap.ts'
import { Keyboard } from '../../src/ui/keys/keyboard.ts'
import type { Size } from '../../src/ui/layout/SizeProvider.tsx'
import { openTablePage } from '../../src/ui/open-table.tsx'
import type { Program, SavedGame } from '../../src/ui/program.ts'
import { RulesPage } from '../../src/ui/screens/reader/RulesPage.tsx'
import type { Shell } from '../../src/ui/shell.ts'
import type { Clock } from '../../src/ui/store/clock.ts'
import type { Think } from '../../src/ui/store/others.ts'
import { type NewPage, PageStack } from '../../src/ui/store/page-stack.ts'
import { SETTINGS, type Settings } from '../../src/ui/store/settings.ts'
import { Store } from '../../src/ui/store/store.ts'
import { type Key, named, pasted, printed, typed } from '../../src/ui/term/key.ts'
import { GONE } from '../../src/ui/term/terminal.ts'
import { graphemes } from '../../src/ui/text/width.ts'
import type { ColourLevel } from '../../src/ui/theme/themes.ts'
import { overflowing } from './overflow.ts'
import { catalog } from './plain.ts'

/** Time that passes only when it is told to. */
export class HandClock implements Clock {
  #now = 0
  #timers: { at: number; work: () => void }[] = []

  now = (): number => this.#now

  after = (milliseconds: number, work: () => void): (() => void) => {
    const timer = { at: this.#now + milliseconds, work }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer)
    }
  }

  /** How long until something is due; null where nothing is. */
  next(): number | null {
    return this.#timers.length === 0 ? null : Math.min(...this.#timers.map(({ at }) => at)) - this.#now
  }

  /** Whatever falls due meanwhile is done, in its order, and so is what follows from it at once. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.#now + milliseconds
    await settled()
    for (let wait = this.next(); wait !== null && this.#now + wait <= until; wait = this.next()) {
      this.#now += Math.max(0, wait)
      const due = this.#timers.find(({ at }) => at <= this.#now)!
      this.#timers = this.#timers.filter((one) => one !== due)
      due.work()
      await settled()
    }
    this.#now = until
  }
}

/** Everything that was promised and needs no time has been done. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** `up`, `return`, `f4`, `^p`, or what types itself. */
function keyOf(key: string): Key {
  if (/^\^[a-z]$/.test(key)) return typed(String.fromCharCode(key.charCodeAt(1) - 96))
  if (key === 'space') return printed(' ')[0]!
  return graphemes(key).length === 1 ? printed(key)[0]! : named(key)
}

export interface ScreenOptions extends Partial<Settings> {
  columns?: number
  rows?: number
}

/** A colour on a test screen would be an escape sequence in every golden frame. */
chalk.level = 0

/** The stream Ink writes to: it keeps the last frame. */
class LastFrame extends EventEmitter {
  frame = ''
  readonly isTTY = true
  constructor(readonly size: Store<Size>) {
    super()
  }
  get columns(): number {
    return this.size.get().columns
  }
  write(frame: string, ...rest: unknown[]): boolean {
    if (frame !== '') this.frame = frame
    const done = rest.find((one) => typeof one === 'function')
    done?.()
    return true
  }
}

export class HandScreen {
  readonly clock = new HandClock()
  readonly size: Store<Size>
  readonly settings: Store<Settings>
  readonly pages: PageStack
  readonly keyboard: Keyboard
  /** With what code the program was left. */
  left: number | null = null
  cursor: { x: number; y: number } | null = null
  readonly #stdout: LastFrame
  readonly #root = createRef<DOMElement>()
  readonly #app: (level: ColourLevel) => ReactElement
  #ink: Instance | null = null
  /** Something may have changed that is not drawn yet. */
  #isStale = true

  constructor({ columns = 80, rows = 24, ...settings }: ScreenOptions = {}) {
    this.size = new Store({ columns, rows })
    // Beats hold a game until a key; tests that want them say so.
    this.settings = new Store({ ...SETTINGS, beats: 'off', ...settings })
    this.pages = new PageStack((exitCode) => {
      this.left = exitCode
      this.#ink?.unmount()
    })
    this.keyboard = new Keyboard({
      focus: () => this.pages.focus,
      later: (work) => {
        this.#draw()
        work()
      },
    })
    for (const store of [this.pages, this.settings, this.size])
      store.subscribe(() => {
        this.#isStale = true
      })
    this.keyboard.add('always', (key) => {
      const does = everywhereFor(key)
      if (does === 'interrupt') this.pages.leaveWith(GONE.interrupted)
      else if (does === 'suspend') this.pages.disturb()
      return does !== null
    })
    this.#stdout = new LastFrame(this.size)
    this.#app = (level) => (
      <Box ref={this.#root}>
        <App
          pages={this.pages}
          settings={this.settings}
          size={this.size}
          keyboard={this.keyboard}
          level={level}
          placeCursor={(spot) => {
            this.cursor = spot
          }}
        />
      </Box>
    )
  }

  get shell(): Shell {
    const { pages, settings, size, clock } = this
    return { pages, settings, size, clock }
  }

  /** What `run` does with its first page. */
  open(page: (shell: Shell) => NewPage): this {
    this.pages.push(page(this.shell))
    this.#draw()
    return this
  }

  /** Ink draws in a microtask; a test wants to look at once. */
  #draw(level: ColourLevel = 1): void {
    if (this.left !== null) return
    this.#isStale = false
    if (this.#ink) return this.#ink.rerender(this.#app(level))
    this.#ink = render(this.#app(level), {
      stdout: this.#stdout as unknown as NodeJS.WriteStream,
      debug: true,
      patchConsole: false,
      exitOnCtrlC: false,
    })
  }

  press(...keys: string[]): this {
    for (const key of keys) this.#press(keyOf(key))
    return this
  }

  type(text: string): this {
    // Typed quickly, as one chunk of bytes: the keyboard itself waits for a new handler where the focus moves.
    if (this.#isStale) this.#draw()
    this.#isStale = true
    for (const one of graphemes(text)) this.keyboard.press(printed(one)[0]!)
    return this
  }

  paste(text: string): this {
    this.#press(pasted(text, false))
    return this
  }

  #press(key: Key): void {
    if (this.#isStale) this.#draw()
    this.keyboard.press(key)
    this.#isStale = true
  }

  /** Types a line, sends it, and waits until nothing moves any more. */
  async say(line: string): Promise<this> {
    this.type(line).press('return')
    return this.rest()
  }

  /** The others have played, dice lie still, no key is held back; only long silences are not waited for. */
  async rest(): Promise<this> {
    const patience = 1000
    await this.clock.pass(200)
    for (let wait = this.clock.next(); wait !== null && wait <= patience; wait = this.clock.next())
      await this.clock.pass(wait + 200)
    // Ink has drawn by itself meanwhile.
    this.#isStale = false
    return this
  }

  /** Waits for what is loaded on the way there. */
  async until(wanted: string): Promise<this> {
    for (let n = 0; n < 2000 && !this.text().includes(wanted); n++)
      await new Promise((resolve) => setTimeout(resolve, 5))
    if (!this.text().includes(wanted)) throw new Error(`Waited in vain for ${wanted}:\n${this.text()}`)
    return this
  }

  /** The same moment on a terminal of another size, without anybody being disturbed. */
  sized(columns: number, rows: number): this {
    this.size.set({ columns, rows })
    // Ink writes nothing at all where nothing fits.
    this.#stdout.frame = ''
    return this
  }

  /** As `run` does it when the window changes. */
  resize(size: Size): this {
    this.size.set(size)
    this.pages.disturb()
    return this
  }

  disturbed(): void {
    this.pages.disturb()
  }

  lines(): string[] {
    if (this.pages.get().length === 0) throw new Error('There is no page left to show')
    if (this.#isStale) this.#draw()
    return this.#stdout.frame.split('\n')
  }

  /** What does not keep to its place in the frame just drawn. */
  overflowing(): string[] {
    const { columns, rows } = this.size.get()
    return overflowing(this.#root.current!, columns, rows - 1)
  }

  /** With all its colours, as escape sequences. */
  painted(level: ColourLevel = 3): string[] {
    chalk.level = level
    this.#draw(level)
    const lines = this.#stdout.frame.split('\n')
    chalk.level = 0
    this.#draw()
    return lines
  }

  text(): string {
    return this.lines().join('\n')
  }
}

export const rules = await openRules()

/** Computer seats that answer within the tick, so that only the clock decides how long things take. */
export const atOnce =
  (table: Table): Think =>
  async (seat) =>
    table.think(seat)

/** A game on a screen. */
export function screenFor(
  table: Table,
  options: ScreenOptions & { title?: string; think?: Think } = {},
): HandScreen {
  const { title = 'FREE PLAY', think = atOnce(table), ...rest } = options
  return new HandScreen(rest).open((shell) => openTablePage(shell, table, { title, rules, think }))
}

/** The first thing the line of suggestions offers, without its hint: "n", "DRIVE a nail". */
export const firstTry = (lines: readonly string[]): string | null =>
  lines
    .findLast((line) => line.startsWith(' try '))
    ?.slice(4)
    .trim()
    .split(/ \(| {2}/)[0] ?? null

/** What stands around the screens: games begin from one seed, and nothing is written. */
export const programFor = (seed: string, games: readonly SavedGame[] = []): Program => ({
  catalog: async () => catalog,
  begin: async ({ chapter, haunt, seats, people }) =>
    openTable(catalog, {
      seed,
      seats: companionsFor(people, seats, { level: 'random', temper: 'even' }),
      options: chapter === null ? { haunt } : { chapter },
      pieces: firstPieces({ chapter, haunt: chapter === null ? haunt : null }),
      minds: MINDS,
    }),
  saved: async () => [...games],
  resume: async (name) => ({ sentence: `There is no game called ${name}.` }),
  record: async (name) => ({ sentence: `There is no game called ${name}.` }),
  takeOver: async (playback, { at, seat }) => playback.takeOver(at, seat, 'ai:random', MINDS),
  rules: async () => rules,
  think: atOnce,
  left: () => {},
})

/** The rulebook, asked about something. */
export const rulesAbout = (asked = '', options: ScreenOptions = {}): HandScreen =>
  new HandScreen(options).open(() => ({
    name: 'rules',
    element: <RulesPage index={rules()} asked={asked} />,
  }))
