/** Takes the terminal, shows screens until the last one is left, and gives the terminal back as it was. */
import { render } from 'ink'
import type { Abilities } from '../term/abilities.ts'
import { readKeys } from '../term/keys.ts'
import { openTerminal } from '../term/terminal.ts'
import { ASCII, UNICODE } from '../text/glyphs.ts'
import type { Size } from '../text/sheet.ts'
import { App } from './App.tsx'
import { Painter } from './painter.ts'
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
  return new Promise((resolve) => {
    const { stdin, stdout } = process
    const painter: Painter = new Painter(stdout, () => stage, abilities.level)
    const { screen } = painter
    const terminal = openTerminal({ stdin, stdout, screen, onFault })
    const sizeNow = (): Size => ({ columns: screen.columns, rows: screen.rows })
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
        repaint: () => terminal.repaint(),
        suspend: () => void terminal.suspend(),
        leave,
      },
    )
    terminal.onResize(() => stage.resize(sizeNow()))
    terminal.onResume(() => stage.resize(sizeNow()))
    terminal.onGone(() => void onLeave())
    stage.push(open(stage))
    painter.paint()
    terminal.enter()
    const keys = readKeys(stdin, (key) => stage.press(key))
    const ink = render(<App picture={painter} />, {
      stdout: painter.forInk,
      debug: true,
      patchConsole: false,
      exitOnCtrlC: false,
    })
  })
}
