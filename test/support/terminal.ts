// The program in a real pseudo-terminal, with a screen to read from. For tests: whoever opens one must close it.
import { fileURLToPath } from 'node:url'
import { type IPty, spawn } from '@lydell/node-pty'
import { type Look, Screen } from './screen.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface PtyOptions {
  columns?: number
  rows?: number
  /** Besides PATH, HOME, TERM and LANG: nothing else is handed on, so that no test depends on where it runs. */
  env?: Record<string, string>
  cwd?: string
  /** What is started, before the arguments. */
  command?: readonly string[]
}

const KEYS: Readonly<Record<string, string>> = {
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
  home: '\x1b[H',
  end: '\x1b[F',
  pageup: '\x1b[5~',
  pagedown: '\x1b[6~',
  delete: '\x1b[3~',
  return: '\r',
  tab: '\t',
  backspace: '\x7f',
  escape: '\x1b',
  space: ' ',
  f1: '\x1bOP',
}

/** `up`, `return`, `^c`, or a letter as it is. */
function bytesOf(key: string): string {
  if (/^\^[a-z]$/.test(key)) return String.fromCharCode(key.charCodeAt(1) - 96)
  return KEYS[key] ?? key
}

export class PtyTerminal {
  readonly exit: Promise<{ code: number; signal: number }>
  /** How many bytes the program has sent, and all of them. */
  bytes = 0
  output = ''
  readonly emulated: Screen
  readonly #pty: IPty
  #unread = 0
  #lastStir = Date.now()
  #hasEnded = false
  readonly #watchers = new Set<() => void>()

  constructor(args: readonly string[], options: PtyOptions = {}) {
    const { columns = 80, rows = 24, cwd = root, env: extra = {} } = options
    const { command = [process.execPath, `${root}bin/lychgate.js`] } = options
    const { PATH = '', HOME = '' } = process.env
    const env: Record<string, string> = { PATH, HOME, TERM: 'xterm-256color', LANG: 'C.UTF-8', ...extra }
    const [file = '', ...first] = command
    // The name given here becomes TERM, whatever the environment says.
    this.#pty = spawn(file, [...first, ...args], { cols: columns, rows, cwd, env, name: env.TERM! })
    this.emulated = new Screen(columns, rows)
    this.#pty.onData((data) => void this.#read(data))
    this.emulated.terminal.onData((reply) => this.#pty.write(reply))
    this.exit = new Promise((resolve) =>
      this.#pty.onExit(({ exitCode, signal = 0 }) => {
        this.#hasEnded = true
        this.#stir()
        resolve({ code: exitCode, signal })
      }),
    )
  }

  async #read(data: string): Promise<void> {
    this.bytes += Buffer.byteLength(data)
    this.output += data
    this.#lastStir = Date.now()
    this.#unread++
    await this.emulated.write(data)
    this.#unread--
    this.#stir()
  }

  #stir(): void {
    if (this.#isWhole() || this.#hasEnded) for (const watcher of [...this.#watchers]) watcher()
  }

  /** The screen shows a complete frame: a large frame arrives in several reads. */
  #isWhole(): boolean {
    return this.#unread === 0 && !this.emulated.isMidFrame()
  }

  /** Keys by name, one after the other, in one piece. */
  press(...keys: string[]): void {
    this.type(keys.map(bytesOf).join(''))
  }

  type(text: string): void {
    this.#lastStir = Date.now()
    this.#pty.write(text)
  }

  resize(columns: number, rows: number): void {
    this.#lastStir = Date.now()
    this.emulated.resize(columns, rows)
    this.#pty.resize(columns, rows)
  }

  screen(): string[] {
    return this.emulated.lines()
  }
  look(x: number, y: number): Look {
    return this.emulated.look(x, y)
  }
  isAlternate(): boolean {
    return this.emulated.isAlternate()
  }
  cursorVisible(): boolean {
    return this.emulated.isCursorVisible()
  }

  /** Waits until a text stands on the screen, or something else is so; fails with the screen in its message. */
  until(wanted: string | (() => boolean), patience = 60_000): Promise<void> {
    const isSo = typeof wanted === 'string' ? () => this.screen().join('\n').includes(wanted) : wanted
    return new Promise((resolve, reject) => {
      const done = (settle: () => void) => {
        clearTimeout(timer)
        this.#watchers.delete(watcher)
        settle()
      }
      const fail = (why: string) => done(() => reject(new Error(`${why}: ${wanted}\n${this.#picture()}`)))
      const watcher = () => {
        if (isSo()) done(resolve)
        else if (this.#hasEnded && this.#unread === 0) fail('The program ended before this was so')
      }
      const timer = setTimeout(() => fail('Waited in vain'), patience)
      this.#watchers.add(watcher)
      if (this.#isWhole()) watcher()
    })
  }

  /** Waits until nothing has come for a while, since the last key or byte. */
  async idle(quiet = 100): Promise<void> {
    for (let rest = quiet; rest > 0 || this.#unread > 0; rest = this.#lastStir + quiet - Date.now())
      await new Promise((resolve) => setTimeout(resolve, Math.max(1, rest)))
  }

  kill(signal: string): void {
    this.#pty.kill(signal)
  }

  /** The window is shut, or the line is lost. */
  hangUp(): void {
    ;(this.#pty as IPty & { destroy(): void }).destroy()
  }

  /** Ends the program if it still runs. */
  async close(): Promise<void> {
    if (!this.#hasEnded) this.kill('SIGKILL')
    await this.exit
    this.emulated.terminal.dispose()
  }

  #picture(): string {
    const { cols } = this.emulated.terminal
    const edge = `+${'-'.repeat(cols)}+`
    return [edge, ...this.screen().map((line) => `|${line}`), edge].join('\n')
  }
}

export const openPty = (args: readonly string[], options?: PtyOptions): PtyTerminal =>
  new PtyTerminal(args, options)
