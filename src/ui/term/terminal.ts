/**
 * Taking a terminal over and giving it back as it was, whatever happens: a key to leave with, a signal, a lost line,
 * a fault. What the game is, it does not know.
 */
import { isatty } from 'node:tty'

export interface TerminalInput {
  setRawMode?(isRaw: boolean): unknown
  resume(): unknown
  pause(): unknown
  on(event: string, listener: (...of: unknown[]) => void): unknown
  off(event: string, listener: (...of: unknown[]) => void): unknown
}
export interface TerminalOutput {
  write(text: string): unknown
  on(event: string, listener: (...of: unknown[]) => void): unknown
  off(event: string, listener: (...of: unknown[]) => void): unknown
}
/** What is needed of `process`. */
export interface Host {
  on(event: string, listener: (...of: unknown[]) => void): unknown
  off(event: string, listener: (...of: unknown[]) => void): unknown
  removeAllListeners(event: string): unknown
  kill(pid: number, signal: string): unknown
  exit(code: number): unknown
  readonly pid: number
  readonly platform: string
}
export interface TerminalOptions {
  stdin: TerminalInput
  stdout: TerminalOutput
  host?: Host
  /** Is there still a terminal at the other end? */
  isThere?(): boolean
  /** What draws on the terminal: silent while it is not ours, and drawing all again afterwards. */
  screen?: { silence(): void; forget(): void }
  /** Told of a fault after the terminal is given back. Then the program ends with 1. */
  onFault(fault: unknown): void
}

/** Why the player is gone, with the exit code that says so. */
export const GONE = { hangUp: 129, interrupted: 130, terminated: 143 } as const
export type Gone = keyof typeof GONE

export interface Terminal {
  enter(): void
  /** Gives the terminal back. May be called any time, and more than once. */
  leave(): void
  /** As ^Z does: gives the terminal back and sleeps until somebody wakes the program. False where there is no such thing. */
  suspend(): boolean
  /** Draws everything anew, if the terminal is ours: a key behind ^Z must not draw on the shell's screen. */
  repaint(): void
  onResize(told: () => void): void
  onResume(told: () => void): void
  /** Told when the terminal is already given back; then the program ends. */
  onGone(told: (why: Gone) => void): void
  /** Leaves, and listens to nothing any more. */
  close(): void
}

const ENTER = '\x1b[?1049h\x1b[?2004h\x1b[?25l'
const LEAVE = '\x1b[m\x1b[?2004l\x1b[?25h\x1b[?1049l'
/** A program nobody can wake (it has no shell above it) is not put to sleep at all; after this it goes on. */
const NOT_ASLEEP = 100

export function openTerminal(options: TerminalOptions): Terminal {
  const { stdin, stdout, screen, onFault, host = process, isThere = () => isatty(0) && isatty(1) } = options
  let isOurs = false
  let isEnding = false
  let waking: NodeJS.Timeout | undefined
  const resized: (() => void)[] = []
  const resumed: (() => void)[] = []
  const gone: ((why: Gone) => void)[] = []

  /** A terminal that is gone refuses everything, and must not keep us from ending in order. */
  const attempt = (act: () => unknown): void => {
    try {
      act()
    } catch {}
  }

  const enter = (): void => {
    if (isOurs || isEnding) return
    isOurs = true
    attempt(() => stdin.setRawMode?.(true))
    stdin.resume()
    attempt(() => stdout.write(ENTER))
    screen?.forget()
  }
  const leave = (): void => {
    if (!isOurs) return
    isOurs = false
    screen?.silence()
    attempt(() => stdout.write(LEAVE))
    attempt(() => stdin.setRawMode?.(false))
    stdin.pause()
  }

  const end = (code: number, tell: () => void): void => {
    if (isEnding) return
    isEnding = true
    leave()
    attempt(tell)
    // Node wants to reset a terminal when it exits, and aborts if that is gone; so the hang-up itself is the end.
    if (host.platform !== 'win32' && !isThere()) host.on('exit', dieOfHangUp)
    host.exit(code)
  }
  const dieOfHangUp = (): void => {
    host.removeAllListeners('SIGHUP')
    host.kill(host.pid, 'SIGHUP')
  }
  const goneBy = (why: Gone) => () =>
    end(GONE[why], () => {
      for (const told of gone) told(why)
    })
  const failed = (fault: unknown): void => end(1, () => onFault(fault))

  const wake = (): void => {
    clearTimeout(waking)
    waking = undefined
    // Somebody else may have stopped us without asking, and the shell has set the terminal since.
    leave()
    enter()
    // While we slept nobody told us of a new size.
    attempt(() => host.kill(host.pid, 'SIGWINCH'))
    for (const told of resumed) told()
  }
  const repaint = (): void => {
    if (isOurs) screen?.forget()
  }
  const suspend = (): boolean => {
    if (host.platform === 'win32') return false
    leave()
    clearTimeout(waking)
    waking = setTimeout(wake, NOT_ASLEEP)
    // The whole group, as the terminal does it: the shell waits for all of it.
    attempt(() => host.kill(0, 'SIGTSTP'))
    return true
  }

  const hangUp = goneBy('hangUp')
  const listeners: [{ on: Host['on']; off: Host['off'] }, string, (...of: unknown[]) => void][] = [
    [host, 'SIGHUP', hangUp],
    [host, 'SIGINT', goneBy('interrupted')],
    [host, 'SIGTERM', goneBy('terminated')],
    [host, 'SIGCONT', () => (isOurs || waking) && wake()],
    [host, 'uncaughtException', failed],
    [host, 'unhandledRejection', failed],
    [host, 'exit', leave],
    [stdin, 'end', hangUp],
    [stdin, 'close', hangUp],
    [stdin, 'error', hangUp],
    [stdout, 'close', hangUp],
    [stdout, 'error', hangUp],
    // A window that had another size and has its old one back has lost what was on it, and nobody tells of a new size.
    [host, 'SIGWINCH', repaint],
    [stdout, 'resize', () => resized.forEach((told) => void told())],
  ]
  for (const [of, event, listener] of listeners) of.on(event, listener)

  return {
    enter,
    leave,
    suspend,
    repaint,
    onResize: (told) => void resized.push(told),
    onResume: (told) => void resumed.push(told),
    onGone: (told) => void gone.push(told),
    close() {
      leave()
      clearTimeout(waking)
      for (const [of, event, listener] of listeners) of.off(event, listener)
    },
  }
}
