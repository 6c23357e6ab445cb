/** The player who takes any legal choice as soon as another. */
import alea from 'seedrandom/lib/alea.js'
import type { ChoiceKey, Seat } from '../engine/ids.ts'
import type { View } from '../engine/view.ts'

/** A number from 0 up to 1. */
export type Luck = () => number

/** Luck outside the state, from what a replay knows anyway: so a replay needs no computer players. Many decisions draw none. */
export function luckFor(seed: string, seat: Seat, decision: number): Luck {
  let draw: Luck | null = null
  return () => {
    draw ??= alea(`${seed}/ai/${seat}/${decision}`, { state: true })
    return draw()
  }
}

export function pick(view: View, luck: Luck): ChoiceKey {
  if (!view.decision) throw new Error(`${view.viewer ?? 'A spectator'} is not asked anything`)
  return pickFrom(view.decision.choices, luck)
}

export const pickFrom = (choices: readonly ChoiceKey[], luck: Luck): ChoiceKey =>
  choices[Math.floor(luck() * choices.length)]!
