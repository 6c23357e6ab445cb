/** A recorded game that goes on by itself, a choice at a time, at one of a few speeds. */
import type { Clock } from '../store/clock.ts'

/** How long a choice stands at speed 1. */
const PACE = 800
const SPEEDS = [0.5, 1, 2, 4]

export class Playing {
  #speed = 1
  #callOff: (() => void) | null = null

  constructor(
    private readonly clock: Clock,
    /** Goes one choice further; false at the end. */
    private readonly step: () => boolean,
  ) {}

  get isOn(): boolean {
    return this.#callOff !== null
  }

  get speed(): number {
    return SPEEDS[this.#speed]!
  }

  start(): void {
    this.stop()
    this.#callOff = this.clock.after(PACE / this.speed, () => {
      this.#callOff = null
      if (this.step()) this.start()
    })
  }

  stop(): void {
    this.#callOff?.()
    this.#callOff = null
  }

  /** What is under way goes on at the new speed. */
  change(by: number): void {
    this.#speed = Math.max(0, Math.min(SPEEDS.length - 1, this.#speed + by))
    if (this.isOn) this.start()
  }
}
