/** Plans before the haunt: open doorways, use helpful cards and tiles, rest. */
import { addresses, kindAt } from '../../engine/addresses.ts'
import {
  eventsInReach,
  holds,
  mayAct,
  mayOperate,
  onceOf,
  scopeFor,
  standingAt,
  withWord,
} from '../../engine/ai-queries.ts'
import { keys } from '../../engine/keys.ts'
import { expectedChanges } from '../pricing/effect-changes.ts'
import type { FactValues } from '../pricing/fact-values.ts'
import { chanceAt } from '../pricing/success-chance.ts'
import { doorwayOf } from './errands.ts'
import { noRoll, type Plan } from './plan.ts'

export function explorePlans(values: FactValues): Plan[] {
  return [...doorwayPlans(values), ...helpPlans(values), restPlan(values)]
}

/** Score of a doorway, and its cost per move, per turn of delay, per known room of its region, and in an empty region. */
const DOORWAY = 0.3
const PER_MOVE = 0.02
const PER_TURN = 0.1
const PER_ROOM = 0.005
const ALONE = 0.02
/** Least gain of using a card or tile, its cost per turn of delay, and its bonus, which puts it level with a doorway. */
const MIN_USE = 0.05
const USE_PER_TURN = 0.04
const USE_BONUS = 0.3

function restPlan({ world }: FactValues): Plan {
  const { tile } = world.self()
  return { aim: { kind: 'wait', tile }, tile, key: null, chance: noRoll, score: 0 }
}

/** Prefers near doorways, regions with few rooms, and company. */
function doorwayPlans(values: FactValues): Plan[] {
  const { world } = values
  const { house, explorers } = world.state
  const moves = world.movesOf(world.me)
  return house.flatMap((tile) => {
    const side = doorwayOf(values, tile)
    const cost = world.paths(world.me).cost.get(tile.id)
    if (side === undefined || cost === undefined) return []
    const found = house.filter(({ region }) => region === tile.region).length
    const others = explorers.filter(({ id, dead }) => id !== world.me && !dead)
    const alone = others.every(({ tile: at }) => house.find(({ id }) => id === at)?.region !== tile.region)
    const turns = cost < moves ? 0 : Math.ceil((cost + 1 - moves) / world.speedOf(world.me))
    const loneliness = alone ? world.taste.company * ALONE : 0
    const score = DOORWAY - PER_MOVE * cost - PER_TURN * turns - PER_ROOM * found - loneliness
    return [
      {
        aim: { kind: 'explore' as const, tile: tile.id, region: tile.region },
        tile: tile.id,
        key: keys.move(side),
        chance: noRoll,
        score,
      },
    ]
  })
}

/** Uses cards and tiles with a positive score. */
function helpPlans(values: FactValues): Plan[] {
  const { world } = values
  const { play, state } = world
  const me = world.self()
  const sources = [
    ...me.cards
      .filter((card) => mayOperate(play, me, card))
      .map((card) => ({ source: addresses.card(play.catalog.cards[card]!.kind, card), card, tile: me.tile })),
    ...eventsInReach(play, me).map((card) => ({
      source: addresses.card('event', card),
      card,
      tile: me.tile,
    })),
    ...[...world.paths(world.me).cost.keys()]
      .filter((tile) => play.catalog.tiles[tile]!.actions.length > 0)
      .map((tile) => ({ source: addresses.tile(tile), card: null, tile })),
  ]
  return sources.flatMap(({ source, card, tile }) =>
    (play.index.printed.get(source) ?? []).flatMap((printed): Plan[] => {
      const { def, at, key } = printed
      const cause = kindAt(source) as 'tile' | 'item' | 'omen' | 'event'
      const scope = withWord(scopeFor(source, cause, world.me, card), def.word)
      if (!def.do || def.target || def.names || !mayAct(play, def, at)) return []
      if (def.once && state.onces.includes(onceOf(def.once, at, { ...me, tile }))) return []
      const list = def.do
      return standingAt(play, world.me, tile, () => {
        if (def.when && !holds(play, def.when, scope)) return []
        const changes = expectedChanges(world, list, scope, (found) => values.score(found))
        const score = values.score(changes) - MIN_USE - USE_PER_TURN * world.turnsTo(world.me, tile)
        if (score <= 0) return []
        const chance = () => chanceAt(values, tile, list, scope)
        return [{ aim: { kind: 'act', at, tile, target: null }, tile, key, chance, score: score + USE_BONUS }]
      })
    }),
  )
}
