/**
 * Searches backwards from the haunt's goals: a condition that does not hold needs facts, a fact has sources, a source
 * has a place, a price and odds. The result is a tree of needs in turns: how far a player is from winning, and by
 * which way. Everything is read from the haunt's data.
 */

import {
  conditionWord,
  type Explorer,
  explorerOf,
  fact,
  factName,
  findExplorer,
  findMonster,
  holds,
  numberOf,
} from '../../engine/ai-queries.ts'
import type { CharacterId, ExplorerId } from '../../engine/ids.ts'
import type { GoalDef, ReactionDef } from '../../engine/language/defs.ts'
import type { Condition } from '../../engine/language/words.ts'
import { healthLeft } from '../reading/fights.ts'
import type { Site } from '../reading/sites.ts'
import { type FactName, type Making, makersOf, partsOf, type Source, sourcesOf } from '../reading/sources.ts'
import { type Camp, UNREACHABLE, type World } from '../reading/world.ts'
import { ActionOdds, membersOf } from './action-odds.ts'
import { needToFulfil, needToUndo } from './condition-needs.ts'
import { allOf, cheapest, DONE, IMPOSSIBLE, type Need, type NeedSearch, quickest, turnsOnly } from './need.ts'

/** Levels of the search: a fact or condition deeper than this counts as impossible. */
const MAX_DEPTH = 5
/** Turns until the end of the turn or round when a goal is checked. */
const GOAL_CHECK_TURNS = 0.5
/** Turns per unit of a fact that a reaction changes, and that the house turn changes. */
const REACTION_TURNS = 0.5
const HOUSE_TURNS = 0.5
/** Longest walk to an action, in turns: beyond it, other needs count more. */
const MAX_WALK_TURNS = 12
/** Units per try below which an action does not count as a source. */
const MIN_GAIN = 0.02
/** Longest fight to the death, in turns, and the least expected damage per turn. */
const MAX_FIGHT_TURNS = 20
const MIN_DAMAGE = 0.05

export class GoalSearch implements NeedSearch {
  readonly sources: Source[]
  readonly #odds: ActionOdds
  /** Facts on the current path of the search. */
  readonly #open = new Set<FactName>()

  constructor(
    readonly world: World,
    readonly who: ExplorerId,
  ) {
    this.sources = world.haunt ? sourcesOf(world.haunt) : []
    this.#odds = new ActionOdds(world, who)
  }

  /** Every way for a camp to win if this player pursues it, the shortest first. */
  ways(camp: Camp = this.world.campOf(this.who)): Need[] {
    const { world, who } = this
    const side = camp === who ? 'heroes' : camp
    const goals = world.haunt!.goals.filter(({ team, kind }) => team === side && kind === 'main')
    const ways = [
      ...goals.flatMap((goal) => (goal.when ? [this.#goal(goal, goal.when)] : [])),
      ...this.#winOps(camp),
      this.#lastCampAlive(camp),
    ]
    return ways.filter(({ turns }) => turns < UNREACHABLE).sort((a, b) => a.turns - b.turns)
  }

  #goal({ at }: GoalDef, when: Condition): Need {
    const need = this.condition(when, 0)
    return at ? { ...need, turns: Math.max(need.turns, GOAL_CHECK_TURNS) } : need
  }

  /** Goals without a condition are won by a `win` op. */
  #winOps(camp: Camp): Need[] {
    const name = camp === this.who ? factName.win('me') : fact.win(camp)
    const isMade = makersOf(this.sources, name, 1).length + makersOf(this.sources, name, -1).length > 0
    return isMade ? [this.fact(name, 1, 0)] : []
  }

  /** The last camp alive wins (L-AMB-75). */
  #lastCampAlive(camp: Camp): Need {
    const { world } = this
    const { explorers, monsters } = world.state
    const haunt = world.haunt!
    if (haunt.team.kind === 'hidden' || haunt.team.kind === 'unknown') return IMPOSSIBLE
    const foes = explorers.filter((one) => !one.dead && world.campOf(one.id) !== camp)
    const wins = camp === 'traitor' || (camp === 'heroes' && !haunt.playsOn && monsters.length === 0)
    if (!wins || foes.length === 0) return IMPOSSIBLE
    return allOf(foes.map(({ id }) => this.death(id)))
  }

  condition(condition: Condition, depth: number): Need {
    if (depth > MAX_DEPTH) return IMPOSSIBLE
    const scope = this.world.scopeOf(this.who)
    const { parts, options, enough, denies } = conditionWord(condition)
    if (parts) return allOf(parts(condition).map((part) => this.condition(part, depth)))
    if (options) return quickest(options(condition).map((part) => this.condition(part, depth)))
    if (holds(this.world.play, condition, scope)) return DONE
    if (enough) {
      const { of, atLeast } = enough(condition)
      const needs = of.map((part) => this.condition(part, depth))
      return cheapest(needs, numberOf(this.world.play, atLeast, scope))
    }
    return denies
      ? needToUndo(this, denies(condition), scope, depth)
      : needToFulfil(this, condition, scope, depth)
  }

  /** Killing a character in fights. */
  death(id: CharacterId): Need {
    const { world, who } = this
    if (findMonster(world.state, id) || this.#survivesDeath(id)) return IMPOSSIBLE
    const { trait, deals } = world.fight(who, id)
    const steps = Math.max(1, healthLeft(world.play, id, trait))
    const turns =
      world.turnsTo(who, world.tileOf(id)) + Math.min(MAX_FIGHT_TURNS, steps / Math.max(MIN_DAMAGE, deals))
    return { turns, parts: [], fact: fact.health(id), units: -steps }
  }

  /** Does the haunt replace this character's death by something else? */
  #survivesDeath(id: CharacterId): boolean {
    const team = findExplorer(this.world.state, id)?.team
    const isFor = (who: string | undefined) => who === undefined || who === 'everyone' || who === team
    return this.world.haunt?.reactions.some(({ on, who }) => on === 'would-die' && isFor(who)) ?? false
  }

  /** The quickest source of a fact. */
  fact(name: FactName, units: number, depth: number): Need {
    if (units === 0) return DONE
    if (depth > MAX_DEPTH || this.#open.has(name)) return IMPOSSIBLE
    this.#open.add(name)
    const sign = Math.sign(units)
    const needs: Need[] = []
    for (const { source, making } of makersOf(this.sources, name, sign))
      needs.push(this.#fromSource(source, making, units, depth))
    this.#open.delete(name)
    const best = needs.length > 0 ? quickest(needs) : IMPOSSIBLE
    return { turns: best.turns, parts: best.parts, fact: name, units }
  }

  #fromSource(source: Source, made: Making, units: number, depth: number): Need {
    if (source.action && !mayDo(explorerOf(this.world.state, this.who), source.action.by)) return IMPOSSIBLE
    const gates = allOf(made.gates.map((gate) => this.condition(gate, depth + 1)))
    if (source.action) return this.#fromAction(source, made, units, depth, gates)
    const wait = source.reaction
      ? this.#fromReaction(source, made, units, depth)
      : turnsOnly(Math.abs(units) * HOUSE_TURNS)
    return allOf([gates, wait])
  }

  /** A reaction takes its time; a stake has to be collected first. */
  #fromReaction({ reaction }: Source, { stake }: Making, units: number, depth: number): Need {
    const stakes = stake ? [this.fact(stake, Math.abs(units), depth + 1)] : []
    const parts = reaction!.on === 'round-end' ? [] : partsOf(reaction!.when)
    // The margin of a fight is luck: nothing prepares for it.
    const when = parts
      .filter((part) => reaction!.on !== 'beaten' || !asksRoll(part))
      .map((part) => this.condition(part, depth + 1))
    const fight = reaction!.on === 'beaten' ? [this.#fightFor(reaction!)] : []
    return allOf([...stakes, ...when, ...fight, turnsOnly(REACTION_TURNS * Math.abs(units))])
  }

  /** The fight whose loser the reaction is about: the way to the nearest of them. */
  #fightFor({ who }: ReactionDef): Need {
    const { world } = this
    const { explorers, monsters } = world.state
    const losers =
      who === 'monster' ? monsters : explorers.filter(({ dead, team }) => !dead && (!who || team === who))
    const foes = losers.filter(({ id }) => !world.isWithMe(id))
    return turnsOnly(Math.min(UNREACHABLE, ...foes.map(({ tile }) => 1 + world.turnsTo(this.who, tile))))
  }

  #fromAction(source: Source, made: Making, units: number, depth: number, gates: Need): Need {
    const site = this.site(source)
    if (site.turns >= UNREACHABLE && site.missing.length === 0) return IMPOSSIBLE
    const missing = allOf(site.missing.map((condition) => this.condition(condition, depth + 1)))
    if (missing.turns >= UNREACHABLE) return IMPOSSIBLE
    const tries = this.#tries(source, made, Math.abs(units), site, depth)
    return allOf([gates, missing, turnsOnly(Math.min(site.turns, MAX_WALK_TURNS)), tries])
  }

  /** Tries until success, with the subset of helps that is quickest in total. */
  #tries(source: Source, made: Making, units: number, site: Site, depth: number): Need {
    const { helps, gains } = this.#odds.prospect(source, made, site)
    const needs: Need[] = []
    const needOf = (n: number): Need => {
      needs[n] ??= this.condition(helps[n]!, depth + 1)
      return needs[n]
    }
    let best: Need | null = null
    for (const [set, gain] of gains.entries()) {
      if (gain <= MIN_GAIN) continue
      const help = allOf(membersOf(set).map(needOf))
      const need = allOf([help, turnsOnly(Math.max(1, units / gain))])
      if (best === null || need.turns < best.turns) best = need
    }
    return best ?? IMPOSSIBLE
  }

  /** Where this player could take an action. */
  site(source: Source): Site {
    return this.#odds.site(source)
  }
}

/** Does it ask for the result of a roll? */
const asksRoll = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  ('rolled' in part || Object.values(part).some((inner) => asksRoll(inner)))

const mayDo = ({ team }: Explorer, by: string | undefined): boolean =>
  by === undefined || by === 'everyone' || by === team
