/** Takes the terminal, shows screens until the last one is left, and gives the terminal back as it was. */
import { render } from 'ink'
import type { Abilities } from '../term/abilities.ts'
import { DiffStdout } from '../term/diff-stdout.ts'
import { readKeys } from '../term/keys.ts'
import { openTerminal } from '../term/terminal.ts'
import { ASCII, UNICODE } from '../text/glyphs.ts'
import type { Size } from '../text/sheet.ts'
import { type ColourLevel, themeOf } from '../text/theme.ts'
import { App, type Painted, type Picture } from './App.tsx'
import type { Screen, Shell } from './screen.ts'
import { Stage } from './stage.ts'

export interface RunOptions {
  abilities: Abilities
  motion?: boolean
  /** The first screen. */
  open: (shell: Shell) => Screen
  /** Told of a fault when the terminal is ours no more. */
  onFault: (fault: unknown) => void
  /** Said on the terminal after it has been given back; the lock is let go here too. */
  onLeave: () => string[]
}

/** Answers the exit code. */
export function runScreens({
  abilities,
  motion = true,
  open,
  onFault,
  onLeave,
}: RunOptions): Promise<number> {
  const { stdin, stdout } = process
  const screen = new DiffStdout(stdout)
  const terminal = openTerminal({ stdin, stdout, screen, onFault })
  const sizeNow = (): Size => ({ columns: screen.columns, rows: screen.rows })
  return new Promise((resolve) => {
    const leave = (exitCode: number): void => {
      keys.stop()
      ink.unmount()
      terminal.close()
      screen.close()
      const words = onLeave()
      if (words.length > 0) stdout.write(`${words.join('\n')}\n`)
      resolve(exitCode)
    }
    const stage = new Stage(
      sizeNow(),
      { theme: abilities.theme, glyphs: abilities.ascii ? ASCII : UNICODE, motion, fast: false, zoom: null },
      {
        redraw: () => painter.redraw(),
        repaint: () => screen.forget(),
        suspend: () => void terminal.suspend(),
        leave,
      },
    )
    const painter = new Painter(stage, abilities.level, screen)
    terminal.onResize(() => stage.resize(sizeNow()))
    terminal.onResume(() => stage.resize(sizeNow()))
    terminal.onGone(() => void onLeave())
    stage.push(open(stage))
    painter.paint()
    terminal.enter()
    const keys = readKeys(stdin, (key) => stage.press(key))
    const ink = render(<App picture={painter} />, {
      stdout: screen as unknown as NodeJS.WriteStream,
      debug: true,
      patchConsole: false,
      exitOnCtrlC: false,
    })
  })
}

/** Frames of the stage as painted rows, one for all that changes in a tick. */
class Painter implements Picture {
  readonly #listeners = new Set<() => void>()
  #painted: Painted = { rows: [], columns: 0 }
  #isDue = false

  constructor(
    private readonly stage: Stage,
    private readonly level: ColourLevel,
    private readonly screen: DiffStdout,
  ) {}

  readonly now = (): Painted => this.#painted

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  redraw(): void {
    if (this.#isDue) return
    this.#isDue = true
    setImmediate(() => this.paint())
  }

  paint(): void {
    this.#isDue = false
    const frame = this.stage.frame()
    if (!frame) return
    const theme = themeOf(this.stage.settings.theme, this.level)
    const rows = frame.sheet.rows().map((spans) => spans.map(theme).join(''))
    this.#painted = { rows, columns: frame.sheet.width }
    for (const told of this.#listeners) told()
    this.screen.place(frame.cursor)
  }
}
