/** Numbers a haunt keeps for each person, in the open: coins, candles, breaths drawn (the haunt book's house rules). */
import { addresses } from '../addresses.ts'
import type { ExplorerId } from '../ids.ts'
import type { HauntDef } from '../language/defs.ts'
import { numberOf } from '../language/evaluate.ts'
import { happen, type Play } from '../play.ts'
import type { Haunt } from '../state/state.ts'
import { scopeFor } from './questions.ts'
import { react } from './reactions.ts'

/** Everybody's numbers as the haunt begins. */
export function startCounters(play: Play, haunt: HauntDef): Haunt['counters'] {
  const counters: Haunt['counters'] = {}
  for (const { id, start } of haunt.counters) {
    const byPerson: Record<ExplorerId, number> = {}
    for (const explorer of play.state.explorers)
      byPerson[explorer.id] = numberOf(
        play,
        start,
        scopeFor(addresses.haunt(haunt.number), 'haunt', explorer.id),
      )
    counters[id] = byPerson
  }
  return counters
}

/** Never below 0. What waits for the change is pushed, and so comes before anything else goes on. */
export function setCounter(play: Play, counter: string, who: ExplorerId, to: number): void {
  const numbers = play.state.haunt?.counters[counter]
  const from = numbers?.[who]
  const now = Math.max(0, to)
  if (!numbers || from === undefined || from === now) return
  numbers[who] = now
  happen(play, { kind: 'counter', rules: ['L-COMP-07'], counter, who, from, to: now })
  react(play, 'counter-changed', who)
}
