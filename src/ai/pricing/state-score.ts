/** Scores a whole state: every fact that has a price, added up. */
import { type Explorer, fact, findExplorer, isNeutral, type State } from '../../engine/ai-queries.ts'
import { TRAITS } from '../../engine/ids.ts'
import type { FactValues } from './fact-values.ts'

/** A game that is over outweighs all facts. */
const WON = 100
const NOBODY_WON = -50
const LOST = -100

export function scoreState(values: FactValues, state: State): number {
  const { world } = values
  if (state.outcome) {
    const { players, winner } = state.outcome
    return players.includes(world.me) ? WON : winner === null ? NOBODY_WON : LOST
  }
  let sum = 0
  for (const [id, now] of Object.entries(state.haunt?.tracks ?? {}))
    sum += now * values.shared(fact.track(id))
  for (const tile of state.house) for (const token of tile.tokens) sum += values.shared(fact.token(token))
  for (const [id, secret] of Object.entries(state.haunt?.secrets ?? {}))
    if (secret.shown) sum += values.shared(fact.secret(id))
  for (const [id, kept] of Object.entries(state.haunt?.counters ?? {}))
    for (const [who, now] of Object.entries(kept)) sum += now * values.priceOf(fact.counter(id, who))
  for (const explorer of state.explorers) sum += scoreExplorer(values, explorer)
  for (const monster of state.monsters)
    if (monster.stunned && !isNeutral(world.play, monster.id)) sum -= values.people.turn(monster.id)
  return sum
}

function scoreExplorer(values: FactValues, explorer: Explorer): number {
  const { id, dead, steps, objects, cards } = explorer
  if (dead) return values.people.death(id)
  let sum = cards.length * values.priceOf(fact.card(id))
  for (const object of objects) sum += values.priceOf(fact.object(object, id))
  const price = values.people.health(id)
  // The last steps of a trait count more: it is better to spread a loss than to take it in one trait.
  for (const trait of TRAITS) sum += price * (steps[trait] - 1.2 / Math.max(0.4, steps[trait]))
  const before = findExplorer(values.world.state, id)
  if (before && before.team !== explorer.team && explorer.team)
    sum += values.priceOf(fact.side(id, explorer.team))
  if (before && before.body !== explorer.body) sum += values.priceOf(fact.body(id, explorer.body))
  return sum
}
