/** What a won attack is worth that is turned into a theft: the dearest thing the target carries, by the odds of enough damage. */
import {
  characterOf,
  fact,
  findMonster,
  isObject,
  leastDamage,
  mayRob,
  stealable,
} from '../../engine/ai-queries.ts'
import { type CharacterId, kindOf, type Trait } from '../../engine/ids.ts'
import { leadAtLeast } from '../reading/fights.ts'
import type { FactValues } from './fact-values.ts'

/** Expected score of a theft; 0 if nothing can be stolen that has a price. */
export function theftScore(values: FactValues, by: CharacterId, target: CharacterId, trait: Trait): number {
  const { play, state } = values.world
  const victim = characterOf(state, target)
  if (victim.objects.length === 0 || findMonster(state, by)) return 0
  const thief = characterOf(state, by)
  const kinds = play.rules.attack.steal?.kinds ?? ['physical']
  if (!kinds.includes(kindOf(trait)) || !mayRob(play, thief, victim)) return 0
  let best = 0
  for (const thing of stealable(play, thief, victim)) {
    if (!isObject(play, thing)) continue
    const gain = values.priceOf(fact.object(thing, by)) - values.priceOf(fact.object(thing, target))
    if (gain <= 0) continue
    best = Math.max(best, gain * leadAtLeast(play, by, target, trait, leastDamage(play, by, thing)))
  }
  return best
}
