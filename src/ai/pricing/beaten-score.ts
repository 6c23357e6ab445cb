/** Scores what the haunt does to the loser of an attack (`beaten`), by the probability of each margin. */
import { findExplorer, findMonster, holds, monsterDef, scopeWith } from '../../engine/ai-queries.ts'
import type { CharacterId, Trait } from '../../engine/ids.ts'
import type { ReactionDef } from '../../engine/language/defs.ts'
import { leadProbabilities } from '../reading/fights.ts'
import type { World } from '../reading/world.ts'
import { type Changes, expectedChanges } from './effect-changes.ts'
import type { FactValues } from './fact-values.ts'

/** Expected score of both ways an attack can be lost. */
export function beatenScore(
  values: FactValues,
  by: CharacterId,
  target: CharacterId,
  trait: Trait,
  dice: number,
): number {
  const { world } = values
  const [mine, theirs] = [beatenReactions(world, by), beatenReactions(world, target)]
  if (mine.length === 0 && theirs.length === 0) return 0
  const { ahead, behind } = leadProbabilities(world.play, by, target, trait, dice)
  return lossScore(values, theirs, target, by, ahead) + lossScore(values, mine, by, target, behind)
}

const beatenReactions = (world: World, loser: CharacterId) => reactionsOf(world, loser, 'beaten')

/** What the haunt, and a monster's own box, have for this character when that happens. */
export function reactionsOf(
  { haunt, play, state }: World,
  id: CharacterId,
  trigger: ReactionDef['on'],
): readonly ReactionDef[] {
  if (!haunt) return []
  const monster = findMonster(state, id)
  const team = monster ? 'monster' : findExplorer(state, id)?.team
  const own = monster && !monster.stunned ? monsterDef(play, monster).reactions : []
  return [
    ...haunt.reactions.filter(({ who = 'everyone' }) => who === 'everyone' || who === team),
    ...own,
  ].filter(({ on }) => on === trigger)
}

function lossScore(
  values: FactValues,
  reactions: readonly ReactionDef[],
  loser: CharacterId,
  winner: CharacterId,
  margins: readonly number[],
): number {
  const { world } = values
  const score = (changes: Changes) => values.score(changes)
  let sum = 0
  for (const { when, do: list } of reactions)
    for (const [rolled, chance] of margins.entries()) {
      if (rolled === 0 || !chance) continue
      const scope = scopeWith(world.scopeOf(loser), { target: winner, rolled })
      if (when && !holds(world.play, when, scope)) continue
      sum += chance * values.score(expectedChanges(world, list, scope, score))
    }
  return sum
}
