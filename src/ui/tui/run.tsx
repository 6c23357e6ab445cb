/** Takes the terminal, shows screens until the last one is left, and gives the terminal back as it was. */
import { render } from 'ink'
import type { Abilities } from '../term/abilities.ts'
import { DiffStdout } from '../term/diff-stdout.ts'
import { readKeys } from '../term/keys.ts'
import { openTerminal } from '../term/terminal.ts'
import { ASCII, UNICODE } from '../text/glyphs.ts'
import type { Frame, Size } from '../text/sheet.ts'
import { themeOf } from '../text/theme.ts'
import { App, type Painted } from './App.tsx'
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
export async function runScreens({
  abilities,
  motion = true,
  open,
  onFault,
  onLeave,
}: RunOptions): Promise<number> {
  const { stdin, stdout } = process
  const screen = new DiffStdout(stdout)
  const terminal = openTerminal({ stdin, stdout, screen, onFault })
  let painted: Painted = { rows: [], columns: screen.columns }
  let isDue = false
  const listeners = new Set<() => void>()
  const sizeNow = (): Size => ({ columns: screen.columns, rows: screen.rows })

  const painting = ({ sheet }: Frame): Painted => {
    const theme = themeOf(stage.settings.theme, abilities.level)
    return { rows: sheet.rows().map((spans) => spans.map(theme).join('')), columns: sheet.width }
  }
  const paint = (): void => {
    isDue = false
    const frame = stage.frame()
    if (!frame) return
    painted = painting(frame)
    for (const told of listeners) told()
    screen.place(frame.cursor)
  }
  // However many things change in one tick, one frame is drawn.
  const redraw = (): void => {
    if (isDue) return
    isDue = true
    setImmediate(paint)
  }

  return new Promise((resolve) => {
    const end = (exitCode: number): void => {
      keys.stop()
      ink.unmount()
      terminal.close()
      screen.close()
      const words = onLeave()
      if (words.length > 0) stdout.write(`${words.join('\n')}\n`)
      resolve(exitCode)
    }
    stage = new Stage(
      sizeNow(),
      { theme: abilities.theme, glyphs: abilities.ascii ? ASCII : UNICODE, motion, fast: false, zoom: null },
      { redraw, repaint: () => screen.forget(), suspend: () => void terminal.suspend(), leave: end },
    )
    terminal.onResize(() => stage.resize(sizeNow()))
    terminal.onResume(() => stage.resize(sizeNow()))
    terminal.onGone(() => void onLeave())
    stage.push(open(stage))
    const frame = stage.frame()!
    painted = painting(frame)
    terminal.enter()
    screen.place(frame.cursor)
    const keys = readKeys(stdin, (key) => stage.press(key))
    const ink = render(
      <App
        picture={{
          now: () => painted,
          subscribe: (changed) => {
            listeners.add(changed)
            return () => listeners.delete(changed)
          },
        }}
      />,
      {
        stdout: screen as unknown as NodeJS.WriteStream,
        debug: true,
        patchConsole: false,
        exitOnCtrlC: false,
      },
    )
  })
}

let stage: Stage
