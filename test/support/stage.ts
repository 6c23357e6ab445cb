/** Screens without a terminal: a stage whose clock is turned by hand, keys by name, and what a player would see. */
import { MINDS } from '../../src/cli/services/computer-players.ts'
import { companionsFor } from '../../src/cli/services/seating.ts'
import { openRules } from '../../src/rulebook/load.ts'
import { openTable, type Table } from '../../src/table/table.ts'
import { type Key, named, pasted, printed, typed } from '../../src/ui/term/key.ts'
import { type Glyphs, UNICODE } from '../../src/ui/text/glyphs.ts'
import type { ScreenFrame, Size } from '../../src/ui/text/sheet.ts'
import { graphemes } from '../../src/ui/text/width.ts'
import type { Clock } from '../../src/ui/tui/clock.ts'
import type { Think } from '../../src/ui/tui/others.ts'
import type { Program, SavedGame } from '../../src/ui/tui/program.ts'
import type { Screen, Settings, Shell } from '../../src/ui/tui/screen.ts'
import { Stage } from '../../src/ui/tui/stage.ts'
import { TableScreen } from '../../src/ui/tui/table-screen.ts'
import { pinnedPieces } from './pinned-pieces.ts'
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

export interface StageOptions extends Partial<Settings> {
  columns?: number
  rows?: number
  glyphs?: Glyphs
}

export class HandStage {
  readonly clock = new HandClock()
  readonly stage: Stage
  /** How many frames were wanted, and with what code the program was left. */
  redraws = 0
  left: number | null = null

  constructor({ columns = 80, rows = 24, ...settings }: StageOptions = {}) {
    this.stage = new Stage(
      { columns, rows },
      { theme: 'dark', glyphs: UNICODE, motion: true, fast: false, zoom: null, ...settings },
      {
        clock: this.clock,
        redraw: () => {
          this.redraws++
        },
        repaint: () => {},
        suspend: () => {},
        leave: (exitCode) => {
          this.left = exitCode
        },
      },
    )
  }

  open(screen: (shell: Shell) => Screen): this {
    this.stage.push(screen(this.stage))
    return this
  }

  press(...keys: string[]): this {
    for (const key of keys) this.stage.press(keyOf(key))
    return this
  }

  type(text: string): this {
    for (const one of graphemes(text)) this.stage.press(printed(one)[0]!)
    return this
  }

  paste(text: string): this {
    this.stage.press(pasted(text, false))
    return this
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
    this.stage.size = { columns, rows }
    return this
  }

  resize(size: Size): this {
    this.stage.resize(size)
    return this
  }

  frame(): ScreenFrame {
    const frame = this.stage.frame()
    if (!frame) throw new Error('There is no screen left to show')
    return frame
  }

  lines(): string[] {
    return this.frame().sheet.lines()
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

/** A game on a stage. */
export function stageFor(
  table: Table,
  options: StageOptions & { title?: string; think?: Think } = {},
): HandStage {
  const { title = 'FREE PLAY', think = atOnce(table), ...rest } = options
  return new HandStage(rest).open((shell) => new TableScreen(shell, table, { title, rules, think }))
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
      pieces: pinnedPieces({ chapter, haunt: chapter === null ? haunt : null }),
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
