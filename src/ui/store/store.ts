/** A value that components watch. */
import { useSyncExternalStore } from 'react'

export interface Readable<T> {
  get: () => T
  subscribe: (changed: () => void) => () => void
}

export class Store<T> implements Readable<T> {
  #value: T
  readonly #listeners = new Set<() => void>()

  constructor(value: T) {
    this.#value = value
  }

  readonly get = (): T => this.#value

  readonly set = (value: T): void => {
    if (Object.is(value, this.#value)) return
    this.#value = value
    for (const changed of [...this.#listeners]) changed()
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }
}

/** The selector returns a stored value, never a fresh object: React compares by identity. */
export function useStore<T, S>(store: Readable<T>, select: (value: T) => S): S {
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
