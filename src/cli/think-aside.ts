// Slow thinkers think in a thread of their own, so that the screen goes on meanwhile; the thought is the same as at the table.
import type { Worker } from 'node:worker_threads'
import type { Thought } from '../ai/mind.ts'
import type { Seat } from '../engine/ids.ts'
import type { Catalog } from '../engine/language/defs.ts'
import type { PlayedBy, Question, Table } from '../table/table.ts'
import { type Think, thinkAtTable } from '../ui/tui/others.ts'

type Start = (catalog: Catalog) => Promise<Worker>

const SLOW: readonly PlayedBy[] = ['ai:sharp']

const startThinker: Start = async (catalog) => {
  const { startThread } = await import('./thread.ts')
  return startThread('thinker', { catalog })
}

export class ThinkAside {
  /** Null once it has died: then everybody thinks at the table. */
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
    const question = this.table.questionFor(seat)
    const thought = await this.#ask(question)
    return thought ? this.table.heed(question, thought) : this.#here(seat)
  }

  /** Nobody waits for a thought any more. */
  end(): void {
    this.#isEnded = true
    void this.#thread?.terminate()
  }

  /** Null where there is no thread to think in. */
  async #ask(question: Question): Promise<Thought | null> {
    const thread = await this.#opened()
    return new Promise((resolve) => {
      if (this.#isEnded) return
      if (!thread) return resolve(null)
      this.#heard = resolve
      thread.postMessage(question)
    })
  }

  /** It is started when it is first wanted. */
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
    // Whatever was wrong, thinking at the table will show it.
    thread.on('error', () => {})
    thread.on('exit', () => {
      this.#thread = null
      if (!this.#isEnded) this.#heard(null)
    })
    return thread
  }
}
