/**
 * Taking a terminal over and giving it back as it was, whatever happens: a key to leave with, a signal, a lost line,
 * a fault. What the game is, it does not know.
 */
import { Ground } from './ground.ts'
import { type Ending, endByHangUp, HUNG_UP } from './hang-up.ts'

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
export interface Host extends Ending {
  off(event: string, listener: (...of: unknown[]) => void): unknown
  exit(code: number): unknown
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
export const GONE = { hangUp: HUNG_UP, interrupted: 130, terminated: 143 } as const
export type Gone = keyof typeof GONE

export interface Terminal {
  enter(): void
  /** Gives the terminal back. May be called any time, and more than once. */
  leave(): void
  /** As ^Z does: gives the terminal back and sleeps until somebody wakes the program. False where there is no such thing. */
  suspend(): boolean
  /** Draws everything anew, if the terminal is ours: a key behind ^Z must not draw on the shell's screen. */
  repaint(): void
  /** Sets the background, if the terminal can; null gives its own back. */
  ground(hex: string | null): void
  /** Takes what the terminal said by itself; returns its own background if it said that. */
  replied(reply: string): string | null
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

export const openTerminal = (options: TerminalOptions): Terminal => new HeldTerminal(options)

type Listener = (...of: unknown[]) => void
type Source = Pick<Host, 'on' | 'off'>

/** A terminal that is gone refuses everything, and must not keep us from ending in order. */
function attempt(act: () => unknown): void {
  try {
    act()
  } catch {}
}

class HeldTerminal implements Terminal {
  readonly #options: TerminalOptions
  readonly #host: Host
  readonly #listeners: readonly [Source, string, Listener][]
  readonly #resized: (() => void)[] = []
  readonly #resumed: (() => void)[] = []
  readonly #gone: ((why: Gone) => void)[] = []
  readonly #ground: Ground
  #isOurs = false
  #isEnding = false
  #waking: NodeJS.Timeout | undefined

  constructor(options: TerminalOptions) {
    this.#options = options
    this.#host = options.host ?? process
    this.#ground = new Ground((text) => attempt(() => options.stdout.write(text)))
    this.#listeners = this.#listenersOf()
    for (const [source, event, listener] of this.#listeners) source.on(event, listener)
  }

  #listenersOf(): [Source, string, Listener][] {
    const { stdin, stdout } = this.#options
    const host = this.#host
    const goneBy = (why: Gone) => () => this.#goneBy(why)
    const failed = (fault: unknown) => this.#end(1, () => this.#options.onFault(fault))
    const hangUp = goneBy('hangUp')
    return [
      [host, 'SIGHUP', hangUp],
      [host, 'SIGINT', goneBy('interrupted')],
      [host, 'SIGTERM', goneBy('terminated')],
      [host, 'SIGCONT', () => (this.#isOurs || this.#waking) && this.#wake()],
      [host, 'uncaughtException', failed],
      [host, 'unhandledRejection', failed],
      [host, 'exit', () => this.leave()],
      [stdin, 'end', hangUp],
      [stdin, 'close', hangUp],
      [stdin, 'error', hangUp],
      [stdout, 'close', hangUp],
      [stdout, 'error', hangUp],
      // A window resized there and back has lost its contents, and no resize event comes.
      [host, 'SIGWINCH', () => this.repaint()],
      [stdout, 'resize', () => this.#resized.forEach((told) => void told())],
    ]
  }

  enter(): void {
    if (this.#isOurs || this.#isEnding) return
    this.#isOurs = true
    const { stdin, stdout, screen } = this.#options
    attempt(() => stdin.setRawMode?.(true))
    stdin.resume()
    attempt(() => stdout.write(ENTER))
    this.#ground.enter()
    screen?.forget()
  }

  leave(): void {
    if (!this.#isOurs) return
    this.#isOurs = false
    const { stdin, stdout, screen } = this.#options
    screen?.silence()
    attempt(() => stdout.write(`${this.#ground.leave()}${LEAVE}`))
    attempt(() => stdin.setRawMode?.(false))
    stdin.pause()
  }

  #goneBy(why: Gone): void {
    this.#end(GONE[why], () => {
      for (const told of this.#gone) told(why)
    })
  }

  #end(code: number, tell: () => void): void {
    if (this.#isEnding) return
    this.#isEnding = true
    this.leave()
    attempt(tell)
    const host = this.#host
    endByHangUp(code, host, this.#options.isThere)
    host.exit(code)
  }

  suspend(): boolean {
    if (this.#host.platform === 'win32') return false
    this.leave()
    clearTimeout(this.#waking)
    this.#waking = setTimeout(() => this.#wake(), NOT_ASLEEP)
    // The whole process group, as the terminal does it: the shell waits for all of it.
    attempt(() => this.#host.kill(0, 'SIGTSTP'))
    return true
  }

  #wake(): void {
    clearTimeout(this.#waking)
    this.#waking = undefined
    // Another process may have stopped us, and the shell has reset the terminal since.
    this.leave()
    this.enter()
    // No resize event came while the program slept.
    attempt(() => this.#host.kill(this.#host.pid, 'SIGWINCH'))
    for (const told of this.#resumed) told()
  }

  repaint(): void {
    if (this.#isOurs) this.#options.screen?.forget()
  }

  ground(hex: string | null): void {
    this.#ground.want(hex)
  }

  replied(reply: string): string | null {
    return this.#ground.replied(reply)
  }

  onResize(told: () => void): void {
    this.#resized.push(told)
  }

  onResume(told: () => void): void {
    this.#resumed.push(told)
  }

  onGone(told: (why: Gone) => void): void {
    this.#gone.push(told)
  }

  close(): void {
    this.leave()
    clearTimeout(this.#waking)
    for (const [source, event, listener] of this.#listeners) source.off(event, listener)
  }
}
