/**
 * What somebody could make of a turn of the haunt: go there and do that, strike, fetch, hand over, look for
 * more rooms, keep away. Each plan has its worth in shares of a win; the best is followed step by step.
 */
import type { CharacterId, ChoiceKey, TileId } from '../engine/ids.ts'
import {
  affected,
  effectOf,
  findMonster,
  holds,
  mayAttack,
  numberOf,
  onceOf,
  type PrintedAction,
  type Scope,
  scopeFor,
  standingAt,
} from '../engine/insight.ts'
import type { ActionDef, AttackDef, OpList } from '../engine/language/defs.ts'
import { chanceAt } from './likelihood.ts'
import { meetPlans } from './meetings.ts'
import type { Aim } from './mind.ts'
import type { Outlook } from './outlook.ts'
import { dueAt } from './posture.ts'
import { type Changes, weighed } from './scales.ts'

export interface Plan {
  aim: Aim
  tile: TileId
  /** The choice to make there; null where being there is all. */
  key: ChoiceKey | null
  /** Worked out only for the plans that are told of. */
  chance: () => number | null
  worth: number
  /** It cannot be done before the next turn: until then, one waits there. */
  later?: boolean
}

export const NO_ROLL = (): null => null

/** What brings less than this is not worth the trouble. */
export const LEAST = 0.002
/** Tiles tried for one action: the nearest. */
const MOST_TILES = 4

export function plansFor(outlook: Outlook): Plan[] {
  const plans: Plan[] = []
  const { world, effort } = outlook
  const { index, catalog } = world.play
  const me = world.self()
  const source = `haunt:${world.state.haunt!.number}`
  const printed = index.printed.get(source) ?? []
  for (const [n, action] of printed.entries()) {
    const { by } = action.def
    if (by && by !== 'everyone' && by !== me.team) continue
    // The actions of a haunt are its first sources, in the same order.
    const { tiles, missing, meets } = effort.site(effort.sources[n]!)
    if (missing.length > 0) continue
    if (meets.length > 0) plans.push(...meetPlans(outlook, action, nearest(outlook, tiles)))
    else actPlans(outlook, action, source, tiles, null, plans)
  }
  for (const card of me.cards) {
    if (me.used.includes(card)) continue
    const from = `${catalog.cards[card]!.kind}:${card}`
    for (const action of index.printed.get(from) ?? [])
      actPlans(outlook, action, from, action.def.attack ? foeTiles(outlook) : [me.tile], card, plans)
  }
  for (const { id } of world.state.house)
    if (catalog.tiles[id]!.actions.length > 0 && world.turnsTo(world.me, id) <= 1)
      for (const action of index.printed.get(`tile:${id}`) ?? [])
        actPlans(outlook, action, `tile:${id}`, [id], null, plans)
  strikes(outlook, plans)
  return plans
}

/** Where a weapon might find somebody: here, and where they are. */
function foeTiles({ world }: Outlook): TileId[] {
  const { explorers, monsters } = world.state
  const foes = [...explorers.filter(({ dead }) => !dead), ...monsters].filter(({ id }) => !world.isWithMe(id))
  return [...new Set([world.self().tile, ...foes.map(({ tile }) => tile)])]
}

/** The nearest of these tiles, with the turns it takes to get there. */
function nearest({ world }: Outlook, tiles: readonly TileId[]): { tile: TileId; turns: number }[] {
  const { cost } = world.roads(world.me)
  const far = (tile: TileId) => cost.get(tile) ?? 99
  return [...tiles]
    .filter((tile) => cost.has(tile))
    .sort((a, b) => far(a) - far(b))
    .slice(0, MOST_TILES)
    .map((tile) => ({ tile, turns: world.turnsTo(world.me, tile) }))
}

function actPlans(
  outlook: Outlook,
  printed: PrintedAction,
  source: string,
  tiles: readonly TileId[],
  card: string | null,
  plans: Plan[],
): void {
  const { world } = outlook
  const { def: action } = printed
  const scope: Scope = { ...scopeFor(source, causeOf(source), world.me, card), word: action.word }
  const spent = world.state.turn.words.includes(action.word) ? 1 : 0
  for (const { tile, turns } of nearest(outlook, tiles)) {
    standingAt(world.play, world.me, tile, () => {
      if (!mayAct(outlook, printed, scope)) return
      for (const target of targetsOf(outlook, action, scope)) {
        const aimed = { ...scope, target }
        const found = action.attack
          ? struck(outlook, target!, action.attack, aimed)
          : {
              worth: acted(outlook, action.do!, aimed),
              chance: () => chanceAt(outlook, tile, action.do!, aimed),
            }
        const key = action.attack
          ? `attack:${target}:${printed.slug}`
          : target === null
            ? printed.key
            : `${printed.key}:${target}`
        if (found.worth < LEAST) continue
        plans.push({
          aim: { kind: 'act', at: printed.at, tile, target },
          tile,
          key,
          chance: found.chance,
          worth: dueAt(outlook, tile, found.worth, turns + spent),
          later: spent > 0,
        })
      }
    })
  }
}

const causeOf = (source: string) => source.slice(0, source.indexOf(':')) as 'haunt' | 'tile' | 'item' | 'omen'

function mayAct(outlook: Outlook, { def, at }: PrintedAction, scope: Scope): boolean {
  const { world } = outlook
  if (def.once && world.state.onces.includes(onceOf(def.once, at, world.self()))) return false
  return !def.when || holds(world.play, def.when, scope)
}

/** Whom it may be aimed at from here; once with nobody where it needs no target. */
function targetsOf(outlook: Outlook, action: ActionDef, scope: Scope): (CharacterId | null)[] {
  const { world } = outlook
  if (action.attack) {
    const only = action.target ? affected(world.play, action.target, scope) : null
    return inReach(outlook, action.attack.reach).filter((id) => only === null || only.includes(id))
  }
  if (!action.target) return isPossible(outlook, action.do!, scope) ? [null] : []
  return affected(world.play, action.target, scope).filter((target) =>
    isPossible(outlook, action.do!, { ...scope, target }),
  )
}

function isPossible({ world }: Outlook, list: OpList, scope: Scope): boolean {
  const first = list.ops[0]
  return !first || (effectOf(first).possible?.(world.play, first, scope) ?? true)
}

function inReach({ world }: Outlook, reach: AttackDef['reach']): CharacterId[] {
  const here = world.self().tile
  const near = reach === 'here' ? [here] : [here, ...world.neighbours(here)]
  const { explorers, monsters } = world.state
  return [...explorers.filter(({ dead }) => !dead), ...monsters]
    .filter(({ id, tile }) => near.includes(tile) && mayAttack(world.play, world.me, id))
    .map(({ id }) => id)
}

export const acted = (outlook: Outlook, list: OpList, scope: Scope): number =>
  outlook.worth(weighedFor(outlook, list, scope))

/** What ops change, where everybody who picks something picks what is best for their side. */
export function weighedFor(outlook: Outlook, list: OpList, scope: Scope): Changes {
  const { world } = outlook
  const worth = (changes: Changes, to: CharacterId) => outlook.worth(changes) * (world.isWithMe(to) ? 1 : -1)
  return weighed(world, list, scope, worth)
}

/** An attack: what comes of winning, less what comes of losing. */
export function struck(
  outlook: Outlook,
  target: CharacterId,
  attack: AttackDef,
  scope: Scope,
): { worth: number; chance: () => number } {
  const { world } = outlook
  const dice = attack.dice === undefined ? 0 : numberOf(world.play, attack.dice, scope)
  const fight = world.fight(world.me, target, attack.trait, dice)
  const ranged = world.tileOf(target) !== world.self().tile
  const lost = ranged ? 0 : fight.takes * outlook.health(world.me)
  const gained = attack.instead
    ? fight.wins * acted(outlook, attack.instead, scope)
    : harmOf(outlook, target, fight)
  return { worth: gained - lost, chance: () => fight.wins }
}

/** What beating somebody is worth: steps they lose, or a monster's next turn. */
export function harmOf(
  outlook: Outlook,
  target: CharacterId,
  fight: { wins: number; deals: number },
): number {
  const monster = findMonster(outlook.world.state, target)
  if (monster) return monster.stunned ? 0 : fight.wins * -outlook.turn(target) * 0.6
  // Down to me is up to them: a foe's health has a price below zero.
  return -fight.deals * outlook.health(target) * outlook.sureOf(target)
}

/** Unarmed attacks (L-ATK-03). */
function strikes(outlook: Outlook, plans: Plan[]): void {
  const { world } = outlook
  if (world.strikesBarred(world.me)) return
  const spent = world.state.turn.words.includes('attack') ? 1 : 0
  const { explorers, monsters } = world.state
  for (const { id, tile } of [...explorers.filter(({ dead }) => !dead), ...monsters]) {
    if (!mayAttack(world.play, world.me, id) || world.isWithMe(id)) continue
    const turns = world.turnsTo(world.me, tile) + spent
    if (turns > 2) continue
    const unarmed = () => struck(outlook, id, { trait: 'might', reach: 'here' }, world.scopeOf(world.me))
    const found = standingAt(world.play, world.me, tile, unarmed)
    if (found.worth < LEAST) continue
    plans.push({
      aim: { kind: 'attack', target: id, tile },
      tile,
      key: `attack:${id}`,
      chance: found.chance,
      worth: dueAt(outlook, tile, found.worth, turns),
      later: spent > 0,
    })
  }
}
