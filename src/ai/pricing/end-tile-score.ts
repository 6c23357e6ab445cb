/** Scores ending a turn on a tile: reactions there, goals of the round's end, enemy attacks, vote risk. */

import { holds, placeOf, standingAt } from '../../engine/ai-queries.ts'
import type { CharacterId, TileId } from '../../engine/ids.ts'
import type { GoalDef, HauntDef } from '../../engine/language/defs.ts'
import type { World } from '../reading/world.ts'
import { type Changes, expectedChanges } from './effect-changes.ts'
import type { FactValues } from './fact-values.ts'
import { voteRisk } from './vote-risk.ts'

/** Weight of expected damage from enemies in reach: they may have other plans. */
const THREAT_WEIGHT = 0.25
/** Score of a goal that would be reached if the round ended as people stand now: others may still come or go. */
const ROUND_END_GOAL = 0.5

/** What the tiles of one decision have in common: their scores so far, the price of health, the threats. */
interface Known {
  scores: Map<TileId, number>
  health: number
  threats: Threat[]
}

interface Threat {
  id: CharacterId
  cost: ReadonlyMap<TileId, number>
  speed: number
}

const cache = new WeakMap<FactValues, Known>()

/** Discount factor per turn of delay. */
export const TURN_DISCOUNT = 0.6

/** The score of a plan: its gain, discounted by the turns to get there, plus the score of the tile where this turn ends. */
export const planScore = (values: FactValues, tile: TileId, score: number, turns: number): number =>
  score * TURN_DISCOUNT ** Math.ceil(turns) + endTileScore(values, values.world.endOfTurnTile(tile))

export function endTileScore(values: FactValues, tile: TileId): number {
  const { me } = values.world
  let known = cache.get(values)
  if (!known) {
    known = { scores: new Map(), health: values.people.health(me), threats: threatsTo(values.world, me) }
    cache.set(values, known)
  }
  let score = known.scores.get(tile)
  if (score === undefined) {
    const weight = THREAT_WEIGHT * values.world.taste.caution
    score =
      reactionScore(values, tile, me) +
      roundEndScore(values, tile) -
      weight * attackRisk(values.world, tile, known) -
      voteRisk(values, tile)
    known.scores.set(tile, score)
  }
  return score
}

const threatsTo = (world: World, who: CharacterId): Threat[] =>
  world.threatsTo(who).map((id) => ({ id, cost: world.paths(id).cost, speed: world.speedOf(id) }))

/** Expected loss by attacks of enemies who can reach the tile in one turn. */
function attackRisk(world: World, tile: TileId, { health, threats }: Known): number {
  let loss = 0
  for (const { id, cost, speed } of threats) {
    const moves = cost.get(tile)
    if (moves !== undefined && moves <= speed) loss += world.fight(id, world.me).deals * health
  }
  return loss
}

/** The goals checked at the end of a round that depend on where people are. */
const placedGoals = new WeakMap<HauntDef, GoalDef[]>()

function goalsByPlace(haunt: HauntDef): GoalDef[] {
  let goals = placedGoals.get(haunt)
  if (!goals) {
    goals = haunt.goals.filter(({ at, when }) => at === 'round-end' && when && placeOf(when) !== 'none')
    placedGoals.set(haunt, goals)
  }
  return goals
}

/** What the end of the round would bring if nobody else moved. */
function roundEndScore({ world }: FactValues, tile: TileId): number {
  const goals = world.haunt ? goalsByPlace(world.haunt) : []
  if (goals.length === 0) return 0
  const scope = world.scopeOf(world.state.haunt!.revealer)
  const camp = world.campOf(world.me)
  return standingAt(world.play, world.me, tile, () =>
    goals
      .filter(({ when }) => holds(world.play, when!, scope))
      .reduce((sum, { team }) => sum + (team === camp ? ROUND_END_GOAL : -ROUND_END_GOAL), 0),
  )
}

/** The score of the haunt's reactions to ending a turn there, in a world where others may stand elsewhere. */
export function reactionScore(
  values: FactValues,
  tile: TileId,
  who: CharacterId,
  world: World = values.world,
): number {
  const camp = world.campOf(who)
  let sum = 0
  for (const reaction of world.haunt?.reactions ?? []) {
    if (reaction.on !== 'turn-end') continue
    if (reaction.who && reaction.who !== 'everyone' && reaction.who !== camp) continue
    sum += standingAt(world.play, who, tile, () => {
      const scope = world.scopeOf(who)
      if (reaction.when && !holds(world.play, reaction.when, scope)) return 0
      const score = (changes: Changes) => values.score(changes)
      return values.score(expectedChanges(world, reaction.do, scope, score))
    })
  }
  return sum
}
