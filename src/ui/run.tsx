/** Takes the terminal, shows pages until the last one is left, and gives the terminal back as it was. */
import chalk from 'chalk'
import { render } from 'ink'
import { Component, type ReactNode } from 'react'
import { App } from './App.tsx'
import { everywhereFor } from './keymap.ts'
import { Keyboard } from './keys/keyboard.ts'
import type { Size } from './layout/SizeProvider.tsx'
import type { OpenFirst } from './shell.ts'
import { CLOCK } from './store/clock.ts'
import { PageStack } from './store/page-stack.ts'
import { type Pace, SETTINGS, type Settings } from './store/settings.ts'
import { Store } from './store/store.ts'
import type { Abilities } from './term/abilities.ts'
import { DiffStdout } from './term/diff-stdout.ts'
import { type Key, readKeys } from './term/keys.ts'
import { GONE, openTerminal, type Terminal } from './term/terminal.ts'
import { ASCII, UNICODE } from './theme/glyphs.ts'
import type { ThemeName } from './theme/themes.ts'

export interface RunOptions {
  abilities: Abilities
  motion?: boolean
  pace?: Pace
  /** The player has changed a setting that later games keep. */
  onSettings?: (change: { theme?: ThemeName; pace?: Pace; ascii?: boolean }) => void
  /** The first page. */
  open: OpenFirst
  /** Told of a fault when the terminal is ours no more. */
  onFault: (fault: unknown) => void
  /** Said on the terminal after it has been given back; the lock is let go here too. */
  onLeave: () => string[]
}

/** Answers the exit code. */
export function runScreens({
  abilities,
  motion = true,
  pace = SETTINGS.pace,
  onSettings,
  open,
  onFault,
  onLeave,
}: RunOptions): Promise<number> {
  return new Promise((resolve) => {
    const { stdin, stdout } = process
    // Ink paints with this very chalk. Without colours there are still weight and reverse, which level 0 would strip.
    chalk.level = abilities.level
    const screen = new DiffStdout(stdout)
    const terminal = openTerminal({ stdin, stdout, screen, onFault })
    const sizeNow = (): Size => ({ columns: screen.columns, rows: screen.rows })
    const size = new Store(sizeNow())
    const settings = new Store<Settings>({
      ...SETTINGS,
      theme: abilities.theme,
      glyphs: abilities.ascii ? ASCII : UNICODE,
      motion,
      pace,
    })
    let before = settings.get()
    settings.subscribe(() => {
      const { theme, pace, glyphs } = settings.get()
      const change = {
        ...(theme !== before.theme && { theme }),
        ...(pace !== before.pace && { pace }),
        ...(glyphs !== before.glyphs && { ascii: glyphs === ASCII }),
      }
      before = settings.get()
      if (Object.keys(change).length > 0) onSettings?.(change)
    })
    const pages = new PageStack((exitCode) => {
      keys.stop()
      ink.unmount()
      terminal.close()
      screen.close()
      const words = onLeave()
      if (words.length > 0) stdout.write(`${words.join('\n')}\n`)
      resolve(exitCode)
    })
    const disturb = (): void => {
      size.set(sizeNow())
      pages.disturb()
    }
    terminal.onResize(disturb)
    terminal.onResume(disturb)
    terminal.onGone(() => void onLeave())
    const keyboard = new Keyboard({ focus: () => pages.focus })
    keyboard.add('always', (key) => pressAlways(key, pages, terminal))
    pages.push(open({ pages, settings, size, clock: CLOCK }))
    terminal.enter()
    const keys = readKeys(stdin, (key) => keyboard.press(key), {
      onReply: (reply) => void terminal.replied(reply),
    })
    const ink = render(
      <FaultBoundary>
        <App
          pages={pages}
          settings={settings}
          size={size}
          keyboard={keyboard}
          level={abilities.level}
          placeCursor={(spot) => screen.place(spot)}
          ground={(hex) => terminal.ground(hex)}
        />
      </FaultBoundary>,
      {
        stdout: screen as unknown as NodeJS.WriteStream,
        debug: true,
        patchConsole: false,
        exitOnCtrlC: false,
      },
    )
  })
}

/** Keys that work on every page and in the middle of anything. */
function pressAlways(key: Key, pages: PageStack, terminal: Terminal): boolean {
  switch (everywhereFor(key)) {
    case 'interrupt':
      pages.leaveWith(GONE.interrupted)
      return true
    case 'suspend':
      pages.disturb()
      terminal.suspend()
      return true
    case 'redraw':
      terminal.repaint()
      return true
    default:
      return false
  }
}

/** Ink would print a fault on the alternate screen and exit 0: as an uncaught exception it goes to the terminal's own end. */
class FaultBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(fault: unknown): void {
    setImmediate(() => {
      throw fault
    })
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
