/** The word each person has made up for their own side of a shared screen. Kept as a hash: a save is no place for it. */
import { createHash } from 'node:crypto'
import type { Seat } from '../engine/ids.ts'

export class SeatWords {
  readonly #hashes = new Map<Seat, string>()

  constructor(private readonly seed: string) {}

  /** Takes up the hashes of a saved game, by seat. */
  recall(hashes: readonly (string | undefined)[]): void {
    for (const [seat, hash] of hashes.entries()) if (hash !== undefined) this.#hashes.set(seat, hash)
  }

  has(seat: Seat): boolean {
    return this.#hashes.has(seat)
  }

  hashOf(seat: Seat): string | undefined {
    return this.#hashes.get(seat)
  }

  make(seat: Seat, word: string): void {
    this.#hashes.set(seat, this.#hash(seat, word))
  }

  fits(seat: Seat, word: string): boolean {
    return this.#hashes.get(seat) === this.#hash(seat, word)
  }

  forget(seat: Seat): void {
    this.#hashes.delete(seat)
  }

  #hash(seat: Seat, word: string): string {
    const text = `${this.seed}/${seat}/${word.normalize('NFC').toLowerCase()}`
    return createHash('sha256').update(text).digest('hex').slice(0, 32)
  }
}
