/** Hands each key to the first handler that takes it: layer by layer, the last one mounted first within a layer. */
import type { Key } from '../term/key.ts'

/** From the first asked to the last. */
export const LAYERS = ['always', 'curtain', 'beat', 'page', 'side', 'keymap', 'prompt'] as const
export type Layer = (typeof LAYERS)[number]

/** True if the key was for it. */
export type KeyHandler = (key: Key) => boolean

export interface KeyboardOptions {
  /** A number that differs once other handlers may be wanted: another page, another phase, a question. */
  focus: () => number
  /** Runs work after React has committed: it queues its microtask before ours. */
  later?: (work: () => void) => void
}

export class Keyboard {
  readonly #handlers = new Map<Layer, KeyHandler[]>(LAYERS.map((layer) => [layer, []]))
  readonly #waiting: Key[] = []
  readonly #focus: () => number
  readonly #later: (work: () => void) => void
  #isBusy = false

  constructor({ focus, later = queueMicrotask }: KeyboardOptions) {
    this.#focus = focus
    this.#later = later
  }

  /** Returns the function that takes the handler away again. */
  add(layer: Layer, handler: KeyHandler): () => void {
    const handlers = this.#handlers.get(layer)!
    handlers.unshift(handler)
    return () => {
      handlers.splice(handlers.indexOf(handler), 1)
    }
  }

  /** Keys that arrive together are offered in order; behind one that moves the focus they wait for the new handlers. */
  press(key: Key): void {
    this.#waiting.push(key)
    if (!this.#isBusy) this.#drain()
  }

  #drain(): void {
    this.#isBusy = false
    for (let key = this.#waiting.shift(); key; key = this.#waiting.shift()) {
      const before = this.#focus()
      this.#offer(key)
      if (this.#focus() === before) continue
      this.#isBusy = true
      this.#later(() => this.#drain())
      return
    }
  }

  #offer(key: Key): void {
    for (const layer of LAYERS)
      for (const handler of [...this.#handlers.get(layer)!]) if (handler(key)) return
  }
}
