// Lets slow computer players think in a worker thread, so that the screen stays responsive; the result is the same.
import type { Worker } from 'node:worker_threads'
import type { Thought } from '../../ai/types.ts'
import type { Seat } from '../../engine/ids.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import type { PlayedBy, Table, ThinkRequest } from '../../table/table.ts'
import { type Think, thinkAtTable } from '../../ui/store/others.ts'

type Start = (catalog: Catalog) => Promise<Worker>

const SLOW: readonly PlayedBy[] = ['ai:sharp']

const startThinker: Start = async (catalog) => {
  const { startThread } = await import('./start-thread.ts')
  return startThread('ai-worker', { catalog })
}

export class AiWorkerClient {
  /** Null after it died: all players then think in this thread. */
  #thread: Worker | null | undefined
  #isEnded = false
  #heard: (thought: Thought | null) => void = () => {}
  readonly #here: Think

  constructor(
    private readonly table: Table,
    private readonly start: Start = startThinker,
  ) {
    this.#here = thinkAtTable(table)
  }

  think: Think = async (seat: Seat) => {
    if (!SLOW.includes(this.table.seats[seat]!.by)) return this.#here(seat)
    const request = this.table.thinkRequestFor(seat)
    const thought = await this.#ask(request)
    return thought ? this.table.heed(request, thought) : this.#here(seat)
  }

  /** Stops the thread; pending answers are dropped. */
  end(): void {
    this.#isEnded = true
    void this.#thread?.terminate()
  }

  /** Null if there is no thread. */
  async #ask(request: ThinkRequest): Promise<Thought | null> {
    const thread = await this.#opened()
    return new Promise((resolve) => {
      if (this.#isEnded) return
      if (!thread) return resolve(null)
      this.#heard = resolve
      thread.postMessage(request)
    })
  }

  /** Starts the thread on first use. */
  async #opened(): Promise<Worker | null> {
    if (this.#thread === undefined) this.#thread = await this.#begin().catch(() => null)
    return this.#thread
  }

  async #begin(): Promise<Worker> {
    const thread = await this.start(this.table.catalog)
    // The terminal keeps the program going, not the thread.
    thread.unref()
    if (this.#isEnded) void thread.terminate()
    thread.on('message', (thought: Thought) => this.#heard(thought))
    // Thinking in this thread will show the error.
    thread.on('error', () => {})
    thread.on('exit', () => {
      this.#thread = null
      if (!this.#isEnded) this.#heard(null)
    })
    return thread
  }
}
