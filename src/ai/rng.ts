/** Random numbers for computer players, and the player who picks at random. */
import alea from 'seedrandom/lib/alea.js'
import type { ChoiceKey, Seat } from '../engine/ids.ts'
import type { Knowledge } from '../engine/view.ts'

/** Returns a number from 0, included, to 1, excluded. */
export type Rng = () => number

/** A generator per decision, seeded by what a replay knows: thinking never draws from the state. Created on first use. */
export function rngFor(seed: string, seat: Seat, decision: number): Rng {
  let draw: Rng | null = null
  return () => {
    draw ??= alea(`${seed}/ai/${seat}/${decision}`, { state: true })
    return draw()
  }
}

export function pick(view: Knowledge, rng: Rng): ChoiceKey {
  if (!view.decision) throw new Error(`${view.viewer ?? 'A spectator'} is not asked anything`)
  return pickFrom(view.decision.choices, rng)
}

export const pickFrom = (choices: readonly ChoiceKey[], rng: Rng): ChoiceKey =>
  choices[Math.floor(rng() * choices.length)]!
