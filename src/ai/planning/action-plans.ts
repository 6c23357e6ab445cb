/** Haunt plans with a printed action: of the haunt, of held cards, of tiles; and unarmed attacks. */

import { type Address, addresses, kindAt } from '../../engine/addresses.ts'
import {
  affected,
  aimedAt,
  effectOf,
  eventsInReach,
  holds,
  mayAct as mayActNow,
  mayAttack,
  mayOperate,
  onceOf,
  type PrintedAction,
  type Scope,
  scopeFor,
  standingAt,
  withWord,
} from '../../engine/ai-queries.ts'
import type { CharacterId, ChoiceKey, TileId } from '../../engine/ids.ts'
import { keys } from '../../engine/keys.ts'
import type { ActionDef, AttackDef, OpList } from '../../engine/language/defs.ts'
import { attackScore, opsScore } from '../pricing/action-score.ts'
import { planScore } from '../pricing/end-tile-score.ts'
import type { FactValues } from '../pricing/fact-values.ts'
import { chanceAt } from '../pricing/success-chance.ts'
import { meetingPlans } from './meetings.ts'
import { MIN_SCORE, type Plan } from './plan.ts'

/** Tiles to consider per action: the nearest. */
const MAX_TILES = 4
/** Longest way to an unarmed attack, in turns. */
const MAX_ATTACK_TURNS = 2

export function actionPlans(values: FactValues): Plan[] {
  const plans: Plan[] = []
  const { world, search } = values
  const { index, catalog } = world.play
  const me = world.self()
  const source = addresses.haunt(world.state.haunt!.number)
  const printed = index.printed.get(source) ?? []
  for (const [n, action] of printed.entries()) {
    const { by } = action.def
    if (by && by !== 'everyone' && by !== me.team) continue
    // The actions of a haunt are its first sources, in the same order.
    const { tiles, missing, meets } = search.site(search.sources[n]!)
    if (missing.length > 0) continue
    if (meets.length > 0) plans.push(...meetingPlans(values, action, nearest(values, tiles)))
    else actPlans(values, action, source, tiles, null, plans)
  }
  for (const card of me.cards) {
    if (!mayOperate(world.play, me, card)) continue
    const from = addresses.card(catalog.cards[card]!.kind, card)
    for (const action of index.printed.get(from) ?? [])
      actPlans(values, action, from, action.def.attack ? foeTiles(values) : [me.tile], card, plans)
  }
  for (const card of eventsInReach(world.play, me))
    for (const action of index.printed.get(addresses.card('event', card)) ?? [])
      actPlans(values, action, addresses.card('event', card), [me.tile], card, plans)
  for (const { id } of world.state.house)
    if (catalog.tiles[id]!.actions.length > 0 && world.turnsTo(world.me, id) <= 1)
      for (const action of index.printed.get(addresses.tile(id)) ?? [])
        actPlans(values, action, addresses.tile(id), [id], null, plans)
  attackPlans(values, plans)
  return plans
}

/** Tiles from which a weapon may hit: mine, and those of foes. */
function foeTiles({ world }: FactValues): TileId[] {
  const { explorers, monsters } = world.state
  const foes = [...explorers.filter(({ dead }) => !dead), ...monsters].filter(({ id }) => !world.isWithMe(id))
  return [...new Set([world.self().tile, ...foes.map(({ tile }) => tile)])]
}

/** The nearest of these tiles, with the turns to get there. */
function nearest({ world }: FactValues, tiles: readonly TileId[]): { tile: TileId; turns: number }[] {
  const { cost } = world.paths(world.me)
  return [...tiles]
    .filter((tile) => cost.has(tile))
    .sort((a, b) => cost.get(a)! - cost.get(b)!)
    .slice(0, MAX_TILES)
    .map((tile) => ({ tile, turns: world.turnsTo(world.me, tile) }))
}

function actPlans(
  values: FactValues,
  printed: PrintedAction,
  source: string,
  tiles: readonly TileId[],
  card: string | null,
  plans: Plan[],
): void {
  const { world } = values
  const { def: action } = printed
  const scope = withWord(scopeFor(source, causeOf(source), world.me, card), action.word)
  const spent = mayActNow(world.play, action, printed.at) ? 0 : 1
  for (const { tile, turns } of nearest(values, tiles)) {
    standingAt(world.play, world.me, tile, () => {
      if (!mayAct(values, printed, scope)) return
      for (const target of targetsOf(values, action, scope)) {
        const aimed = aimedAt(scope, target)
        const { score, chance } = scoreOf(values, action, tile, aimed)
        if (score < MIN_SCORE) continue
        plans.push({
          aim: { kind: 'act', at: printed.at, tile, target },
          tile,
          key: keyOf(printed, target),
          chance,
          score: planScore(values, tile, score, turns + spent),
          later: spent > 0,
        })
      }
    })
  }
}

function scoreOf(
  values: FactValues,
  action: ActionDef,
  tile: TileId,
  scope: Scope,
): { score: number; chance: () => number | null } {
  if (action.attack) return attackScore(values, scope.target!, action.attack, scope)
  const list = action.do!
  return { score: opsScore(values, list, scope), chance: () => chanceAt(values, tile, list, scope) }
}

function keyOf({ def, key, slug }: PrintedAction, target: CharacterId | null): ChoiceKey {
  if (def.attack) return keys.attack(target!, slug)
  return target === null ? key : keys.aimed(key, target)
}

const causeOf = (source: Address) => kindAt(source) as 'haunt' | 'tile' | 'item' | 'omen' | 'event'

function mayAct(values: FactValues, { def, at }: PrintedAction, scope: Scope): boolean {
  const { world } = values
  if (def.once && world.state.onces.includes(onceOf(def.once, at, world.self()))) return false
  return !def.when || holds(world.play, def.when, scope)
}

/** Legal targets from here; a single null if the action needs none. */
function targetsOf(values: FactValues, action: ActionDef, scope: Scope): (CharacterId | null)[] {
  const { world } = values
  if (action.attack) {
    const only = action.target ? affected(world.play, action.target, scope) : null
    return inReach(values, action.attack.reach).filter((id) => only === null || only.includes(id))
  }
  if (!action.target) return isPossible(values, action.do!, scope) ? [null] : []
  return affected(world.play, action.target, scope).filter((target) =>
    isPossible(values, action.do!, aimedAt(scope, target)),
  )
}

function isPossible({ world }: FactValues, list: OpList, scope: Scope): boolean {
  const first = list.ops[0]
  return !first || (effectOf(first).possible?.(world.play, first, scope) ?? true)
}

function inReach({ world }: FactValues, reach: AttackDef['reach']): CharacterId[] {
  const here = world.self().tile
  const near = reach === 'here' ? [here] : [here, ...world.neighbours(here)]
  const { explorers, monsters } = world.state
  return [...explorers.filter(({ dead }) => !dead), ...monsters]
    .filter(({ id, tile }) => near.includes(tile) && mayAttack(world.play, world.me, id))
    .map(({ id }) => id)
}

/** Unarmed attacks (L-ATK-03). */
function attackPlans(values: FactValues, plans: Plan[]): void {
  const { world } = values
  if (world.hasGrantedAttacksOnly(world.me)) return
  const spent = world.state.turn.words.includes('attack') ? 1 : 0
  const { explorers, monsters } = world.state
  for (const { id, tile } of [...explorers.filter(({ dead }) => !dead), ...monsters]) {
    if (!mayAttack(world.play, world.me, id) || world.isWithMe(id)) continue
    const turns = world.turnsTo(world.me, tile) + spent
    if (turns > MAX_ATTACK_TURNS) continue
    const unarmed = () => attackScore(values, id, { trait: 'might', reach: 'here' }, world.scopeOf(world.me))
    const found = standingAt(world.play, world.me, tile, unarmed)
    if (found.score < MIN_SCORE) continue
    plans.push({
      aim: { kind: 'attack', target: id, tile },
      tile,
      key: keys.attack(id),
      chance: found.chance,
      score: planScore(values, tile, found.score, turns),
      later: spent > 0,
    })
  }
}
