/**
 * A table as one player imagines it from its own view, with the questions a player asks of it: who is with
 * me, who is against me, how far is it, how hard can they hit. Answers are kept, since a table that is looked
 * at does not change.
 */
import type { CharacterId, ExplorerId, Region, Team, TileId, Trait } from '../engine/ids.ts'
import { kindOf, TRAITS_OF } from '../engine/ids.ts'
import {
  adjacentTiles,
  anyAnswer,
  areOpponents,
  barriersFor,
  diceFor,
  type Explorer,
  explorerOf,
  findExplorer,
  findMonster,
  isFreeForAll,
  isNeutral,
  leaveCostAt,
  mayFindIn,
  monsterDef,
  type Play,
  type Scope,
  type State,
  scopeFor,
  tileIdOf,
  tilesOf,
  valueFor,
} from '../engine/insight.ts'
import type { HauntDef } from '../engine/language/defs.ts'
import type { Condition } from '../engine/language/words.ts'
import { clashOf, resultsOf } from './chance.ts'
import { tilesNamedBy } from './places.ts'
import { TASTES, type Taste } from './temper.ts'

/** Who wins together: a team, or in a free-for-all a player alone. */
export type Camp = Team | ExplorerId

/** Turns to what is out of reach, as far as anybody can see. */
export const NEVER = 40

/** The cheapest way from somewhere to every tile in reach: what it costs, and the tile before it. */
export interface Roads {
  cost: Map<TileId, number>
  from: Map<TileId, TileId>
}

/** A fight between two, as exact chances. */
export interface Fight {
  trait: Trait
  wins: number
  loses: number
  /** Expected damage dealt and taken, over all rolls. */
  deals: number
  takes: number
}

export class World {
  readonly #left = new Map<Region, boolean>()
  readonly #speeds = new Map<CharacterId, number>()
  readonly #roads: Map<CharacterId, Roads>
  readonly #fights = new Map<string, Fight>()
  readonly #threats = new Map<CharacterId, CharacterId[]>()
  readonly #neighbours: Map<TileId, TileId[]>
  readonly #places: Map<Condition, Set<TileId> | null>

  constructor(
    readonly play: Play,
    readonly me: ExplorerId,
    readonly taste: Taste = TASTES.even,
    /** A table with the same house and the same people on it: ways and places need not be looked for again. */
    like?: World,
  ) {
    this.#roads = like ? like.#roads : new Map()
    this.#neighbours = like ? like.#neighbours : new Map()
    this.#places = like ? like.#places : new Map()
  }

  get state(): State {
    return this.play.state
  }

  get haunt(): HauntDef | null {
    const { haunt } = this.state
    return haunt && this.state.phase !== 'explore' ? this.play.catalog.haunts[haunt.number]! : null
  }

  self(): Explorer {
    return explorerOf(this.state, this.me)
  }

  /** The side somebody wins with; monsters are with the traitor. */
  campOf(id: CharacterId): Camp {
    if (isFreeForAll(this.play)) return findExplorer(this.state, id) ? id : 'traitor'
    return findExplorer(this.state, id)?.team ?? 'traitor'
  }

  isWithMe(id: CharacterId): boolean {
    return this.campOf(id) === this.campOf(this.me)
  }

  living(camp: Camp): Explorer[] {
    return this.state.explorers.filter((one) => !one.dead && this.campOf(one.id) === camp)
  }

  tileOf(id: CharacterId): TileId {
    return tileIdOf(this.state, id)
  }

  /** Moves in a turn: what is left of it in one's own, else as much as Speed gives. */
  movesOf(id: CharacterId): number {
    const { turn } = this.state
    if (turn.who === id) return turn.onStart ? Math.max(1, turn.moves) : turn.moves
    return this.speedOf(id)
  }

  speedOf(id: CharacterId): number {
    let speed = this.#speeds.get(id)
    if (speed === undefined) {
      speed = Math.max(1, valueFor(this.play, id, 'speed') ?? 0)
      this.#speeds.set(id, speed)
    }
    return speed
  }

  roads(id: CharacterId): Roads {
    let roads = this.#roads.get(id)
    if (!roads) {
      roads = id === this.me || id === this.state.turn.who ? this.#survey(id) : this.#outline(id)
      this.#roads.set(id, roads)
    }
    return roads
  }

  /** Who cannot take another step this turn need look no further than where they stand. */
  stay(): void {
    this.#roads.set(this.me, { cost: new Map([[this.tileOf(this.me), 0]]), from: new Map() })
  }

  /** Others' ways as one sees them at a glance: a step a tile, whatever is in the way. */
  #outline(id: CharacterId): Roads {
    const start = this.tileOf(id)
    const roads: Roads = { cost: new Map([[start, 0]]), from: new Map() }
    const queue = [start]
    for (const here of queue) {
      const cost = roads.cost.get(here)! + 1
      for (const next of this.neighbours(here)) {
        if (roads.cost.has(next)) continue
        roads.cost.set(next, cost)
        roads.from.set(next, here)
        queue.push(next)
      }
    }
    return roads
  }

  /** The shortest ways by moves, with what it costs to leave each tile (L-MOVE-02..08). */
  #survey(id: CharacterId): Roads {
    const { play } = this
    const start = this.tileOf(id)
    const bars = barriersFor(play, id)
    const roads: Roads = { cost: new Map([[start, 0]]), from: new Map() }
    const open = [start]
    while (open.length > 0) {
      let at = 0
      for (let n = 1; n < open.length; n++) if (roads.cost.get(open[n]!)! < roads.cost.get(open[at]!)!) at = n
      const here = open.splice(at, 1)[0]!
      const cost = roads.cost.get(here)! + leaveCostAt(play, id, here)
      for (const next of this.neighbours(here)) {
        const before = roads.cost.get(next)
        if ((before !== undefined && before <= cost) || bars.keepFrom(next)) continue
        roads.cost.set(next, cost)
        roads.from.set(next, here)
        if (!open.includes(next)) open.push(next)
      }
    }
    return roads
  }

  /** Turns it takes to be there and still act: none where this turn's moves are enough. */
  turnsTo(id: CharacterId, tile: TileId): number {
    const cost = this.roads(id).cost.get(tile)
    if (cost === undefined) return 30
    const moves = this.movesOf(id)
    return cost <= moves ? 0 : (cost - moves) / this.speedOf(id)
  }

  /** Steps somebody can lose to damage of a trait's kind before one of them is on the skull (L-TRAIT-15). */
  stamina(id: CharacterId, trait: Trait): number {
    const explorer = findExplorer(this.state, id)
    if (!explorer) return 1
    return TRAITS_OF[kindOf(trait)].reduce((sum, each) => sum + explorer.steps[each], -1)
  }

  /** An attack in the best trait there is, or in the one given (L-ATK-04..09). */
  fight(by: CharacterId, target: CharacterId, only?: Trait, dice = 0): Fight {
    const name = `${by}/${target}/${only ?? ''}/${dice}`
    const before = this.#fights.get(name)
    if (before) return before
    const monster = findMonster(this.state, by)
    const trait = only ?? (monster ? (monsterDef(this.play, monster).attack?.trait ?? 'might') : 'might')
    const fight = this.#fought(by, target, trait, dice)
    this.#fights.set(name, fight)
    return fight
  }

  #fought(by: CharacterId, target: CharacterId, trait: Trait, dice: number): Fight {
    if (valueFor(this.play, target, trait) === null || valueFor(this.play, by, trait) === null)
      return { trait, wins: 0, loses: 0, deals: 0, takes: 0 }
    const mine = this.results(by, trait, dice, 0, 'attack')
    const theirs = this.results(target, trait, 0, 0, 'defence')
    const { more, less, deals, takes } = clashOf(mine, theirs)
    const spared = findMonster(this.state, target)?.stunned === true
    return {
      trait,
      wins: more,
      loses: spared ? 0 : less,
      deals: this.#atMost(target, trait, deals),
      takes: spared || findMonster(this.state, by) ? 0 : this.#atMost(by, trait, takes),
    }
  }

  /** Nobody loses more than their life. */
  #atMost(id: CharacterId, trait: Trait, damage: number): number {
    return findExplorer(this.state, id) ? Math.min(damage, this.stamina(id, trait) + 1) : damage
  }

  results(
    who: CharacterId,
    trait: Trait | null,
    dice: number,
    add: number,
    what: 'attack' | 'defence' | 'haunt',
    word: string | null = what === 'attack' ? 'attack' : null,
  ): readonly number[] {
    const pool = diceFor(this.play, { who, trait, dice, add }, { word, for: what })
    return resultsOf(Math.round(pool.dice), Math.round(pool.add), this.play.rules.dice.faces)
  }

  areFoes(one: CharacterId, other: CharacterId): boolean {
    return areOpponents(this.play, one, other)
  }

  /** Those who might strike somebody: foes with an attack. */
  threatsTo(id: CharacterId): readonly CharacterId[] {
    let threats = this.#threats.get(id)
    if (!threats) {
      threats = this.#lookForThreats(id)
      this.#threats.set(id, threats)
    }
    return threats
  }

  #lookForThreats(id: CharacterId): CharacterId[] {
    const { explorers, monsters } = this.state
    return [
      ...explorers.filter((one) => !one.dead && this.areFoes(one.id, id)).map((one) => one.id),
      ...monsters
        .filter((one) => !one.stunned && !isNeutral(this.play, one.id) && this.areFoes(one.id, id))
        .filter((one) => monsterDef(this.play, one).attack !== undefined)
        .map((one) => one.id),
    ]
  }

  /** Those a monster, or anybody, may go for. */
  preyOf(id: CharacterId): ExplorerId[] {
    return this.state.explorers.filter((one) => !one.dead && this.areFoes(id, one.id)).map((one) => one.id)
  }

  neighbours(tile: TileId): readonly TileId[] {
    let next = this.#neighbours.get(tile)
    if (!next) {
      next = adjacentTiles(this.play, tile)
      this.#neighbours.set(tile, next)
    }
    return next
  }

  /** Tiles on which a condition holds, where those are the same for everybody; else null. */
  placesOf(condition: Condition, scope: Scope): ReadonlySet<TileId> | null {
    let places = this.#places.get(condition)
    if (places === undefined) {
      const tiles = tilesNamedBy(condition)
      places = tiles && new Set(tilesOf(this.play, tiles, scope))
      this.#places.set(condition, places)
    }
    return places
  }

  /** Are there tiles left for the doorways of a region? */
  mayFindIn(region: Region): boolean {
    let left = this.#left.get(region)
    if (left === undefined) {
      left = mayFindIn(this.play, region)
      this.#left.set(region, left)
    }
    return left
  }

  /** Nothing but what the haunt grants. */
  strikesBarred(id: CharacterId): boolean {
    return anyAnswer(this.play, id, 'own-attack-only')
  }

  scopeOf(who: CharacterId): ReturnType<typeof scopeFor> {
    return scopeFor(`haunt:${this.state.haunt?.number ?? 0}`, 'haunt', who)
  }
}
