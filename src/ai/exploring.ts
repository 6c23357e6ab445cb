/** A turn before the haunt: find new rooms, take what helps, and do not get hurt over it. */
import { holds, onceOf, scopeFor, standingAt } from '../engine/insight.ts'
import { doorwayOf } from './errands.ts'
import { chanceAt } from './likelihood.ts'
import type { Outlook } from './outlook.ts'
import { NO_ROLL, type Plan } from './plans.ts'
import { weighed } from './scales.ts'

export function explorationsFor(outlook: Outlook): Plan[] {
  return [...rooms(outlook), ...helpful(outlook), { ...REST, ...here(outlook) }]
}

/** What it costs to be the only one in a region. */
const ALONE = 0.02

const REST = { key: null, chance: NO_ROLL, worth: 0 }
const here = ({ world }: Outlook) => {
  const { tile } = world.self()
  return { tile, aim: { kind: 'wait' as const, tile } }
}

/** Unopened doorways: near ones first, where few have been yet, and not too far from everybody. */
function rooms(outlook: Outlook): Plan[] {
  const { world } = outlook
  const { house, explorers } = world.state
  const moves = world.movesOf(world.me)
  return house.flatMap((tile) => {
    const side = doorwayOf(outlook, tile)
    const cost = world.roads(world.me).cost.get(tile.id)
    if (side === undefined || cost === undefined) return []
    const found = house.filter(({ region }) => region === tile.region).length
    const others = explorers.filter(({ id, dead }) => id !== world.me && !dead)
    const alone = others.every(({ tile: at }) => house.find(({ id }) => id === at)?.region !== tile.region)
    const turns = cost < moves ? 0 : Math.ceil((cost + 1 - moves) / world.speedOf(world.me))
    const worth = 0.3 - 0.02 * cost - 0.1 * turns - 0.005 * found - (alone ? world.taste.company * ALONE : 0)
    return [
      {
        aim: { kind: 'explore' as const, tile: tile.id, region: tile.region },
        tile: tile.id,
        key: `move:${side}`,
        chance: NO_ROLL,
        worth,
      },
    ]
  })
}

/** Cards and rooms that mend or strengthen. */
function helpful(outlook: Outlook): Plan[] {
  const { world } = outlook
  const { play, state } = world
  const me = world.self()
  const sources = [
    ...me.cards
      .filter((card) => !me.used.includes(card))
      .map((card) => ({ source: `${play.catalog.cards[card]!.kind}:${card}`, card, tile: me.tile })),
    ...[...world.roads(world.me).cost.keys()]
      .filter((tile) => play.catalog.tiles[tile]!.actions.length > 0)
      .map((tile) => ({ source: `tile:${tile}`, card: null, tile })),
  ]
  return sources.flatMap(({ source, card, tile }) =>
    (play.index.printed.get(source) ?? []).flatMap((printed): Plan[] => {
      const { def, at, key } = printed
      const cause = source.slice(0, source.indexOf(':')) as 'tile' | 'item' | 'omen'
      const scope = { ...scopeFor(source, cause, world.me, card), word: def.word }
      if (!def.do || def.target || def.names || state.turn.words.includes(def.word)) return []
      if (def.once && state.onces.includes(onceOf(def.once, at, { ...me, tile }))) return []
      const list = def.do
      return standingAt(play, world.me, tile, () => {
        if (def.when && !holds(play, def.when, scope)) return []
        const changes = weighed(world, list, scope, (found) => outlook.worth(found))
        const worth = outlook.worth(changes) - 0.05 - 0.04 * world.turnsTo(world.me, tile)
        if (worth <= 0) return []
        const chance = () => chanceAt(outlook, tile, list, scope)
        return [{ aim: { kind: 'act', at, tile, target: null }, tile, key, chance, worth: worth + 0.3 }]
      })
    }),
  )
}
