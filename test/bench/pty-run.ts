/** A program in a real pseudo-terminal, timed: when its first frame came, and what each key brought. */
import { readdirSync, readFileSync } from 'node:fs'
import { type IPty, spawn } from '@lydell/node-pty'

export interface Start {
  milliseconds: number
  /** Processor time of the program until then; null where the system does not tell. */
  cpuMilliseconds: number | null
}

export interface Answer {
  milliseconds: number
  cpuMilliseconds: number | null
  bytes: number
}

export interface Window {
  columns: number
  rows: number
  env?: Record<string, string>
}

/** How long nothing must come before a frame is taken for whole. */
const QUIET = 60
const PATIENCE = 30_000

export class PtyRun {
  readonly #pty: IPty
  readonly #began = performance.now()
  readonly exit: Promise<void>
  #output = ''
  #bytes = 0
  #last = performance.now()
  #onData: () => void = () => {}

  constructor(command: readonly string[], { columns, rows, env: extra = {} }: Window) {
    // Certificates of a company, read by every Node that starts, are no part of any side.
    const { PATH = '', HOME = '' } = process.env
    const env = { PATH, HOME, TERM: 'xterm-256color', LANG: 'C.UTF-8', ...extra }
    const [file = '', ...args] = command
    this.#pty = spawn(file, args, { cols: columns, rows, env, name: env.TERM })
    this.#pty.onData((data) => {
      this.#last = performance.now()
      this.#bytes += Buffer.byteLength(data)
      this.#output = `${this.#output}${data}`.slice(-20_000)
      this.#onData()
    })
    this.exit = new Promise((resolve) => this.#pty.onExit(() => resolve()))
  }

  /** When a text has come, or, without one, when the program has ended. */
  async started(wanted: string | null): Promise<Start> {
    if (wanted === null) {
      await this.exit
      return { milliseconds: performance.now() - this.#began, cpuMilliseconds: null }
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`"${wanted}" did not come`)), PATIENCE)
      this.#onData = () => {
        if (!this.#output.includes(wanted)) return
        this.#onData = () => {}
        clearTimeout(timer)
        resolve({ milliseconds: this.#last - this.#began, cpuMilliseconds: cpuOf(this.#pty.pid) })
      }
    })
  }

  /** Waits until nothing more comes. */
  async quiet(milliseconds = QUIET): Promise<void> {
    for (let rest = milliseconds; rest > 0; rest = this.#last + milliseconds - performance.now())
      await new Promise((resolve) => setTimeout(resolve, rest))
  }

  /** Sends a key and waits for its whole frame. */
  async key(text: string): Promise<Answer> {
    const bytes = this.#bytes
    const spent = cpuOf(this.#pty.pid)
    const began = performance.now()
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, 1000)
      this.#onData = () => {
        clearTimeout(timer)
        resolve()
      }
      this.#pty.write(text)
    })
    await this.quiet()
    this.#onData = () => {}
    const now = cpuOf(this.#pty.pid)
    return {
      milliseconds: this.#last - began,
      cpuMilliseconds: spent === null || now === null ? null : now - spent,
      bytes: this.#bytes - bytes,
    }
  }

  async end(): Promise<void> {
    try {
      this.#pty.kill('SIGKILL')
    } catch {
      // It has ended by itself.
    }
    await this.exit
  }
}

/** Nanoseconds on a processor, of every thread. */
function cpuOf(pid: number): number | null {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const spent = threads.map((id) =>
      Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]),
    )
    return spent.reduce((sum, one) => sum + one, 0) / 1e6
  } catch {
    return null
  }
}
