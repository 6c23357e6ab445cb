/**
 * An imagined state with the questions a player asks of it: who is on my side, how far is a tile, how strong is an
 * attack. The state does not change meanwhile, so answers are cached.
 */

import { addresses } from '../../engine/addresses.ts'
import {
  adjacentTiles,
  anyAnswer,
  areOpponents,
  type Explorer,
  explorerOf,
  findExplorer,
  findMonster,
  isFreeForAll,
  isGame,
  isNeutral,
  mayFindIn,
  monsterDef,
  type Play,
  type Scope,
  type State,
  scopeFor,
  tileIdOf,
  tilesAsked,
  tilesOf,
  valueFor,
} from '../../engine/ai-queries.ts'
import type { CharacterId, ExplorerId, Region, Team, TileId, Trait } from '../../engine/ids.ts'
import type { HauntDef } from '../../engine/language/defs.ts'
import type { Condition } from '../../engine/language/words.ts'
import { NEUTRAL_TASTE, type Taste } from '../types.ts'
import { type Fight, fightOdds, rollProbabilities } from './fights.ts'
import { exactPaths, type Paths, roughPaths, tileAfterMoves } from './paths.ts'

/** Players who win together: a team, or in a free-for-all a single player. */
export type Camp = Team | ExplorerId

/** Turns; stands for "out of reach" in every count of turns. */
export const UNREACHABLE = 40
/** Turns to a tile without a path: tiles yet to be discovered may open one. */
const NO_PATH_TURNS = 30

export class World {
  readonly #isFreeForAll: boolean
  readonly #discoverable = new Map<Region, boolean>()
  readonly #speeds = new Map<CharacterId, number>()
  readonly #paths: Map<CharacterId, Paths>
  readonly #fights = new Map<string, Fight>()
  readonly #threats = new Map<CharacterId, CharacterId[]>()
  readonly #neighbours: Map<TileId, TileId[]>
  readonly #places: Map<Condition, Set<TileId> | null>

  constructor(
    readonly play: Play,
    readonly me: ExplorerId,
    readonly taste: Taste = NEUTRAL_TASTE,
    /** A world with the same house and the same positions, to share its paths and places. */
    like?: World,
  ) {
    this.#isFreeForAll = isFreeForAll(play)
    this.#paths = like ? like.#paths : new Map()
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

  /** Monsters belong to the traitor's camp. */
  campOf(id: CharacterId): Camp {
    const explorer = findExplorer(this.state, id)
    if (!explorer) return 'traitor'
    return this.#isFreeForAll ? id : (explorer.team ?? 'traitor')
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

  /** Moves in this turn: the rest of a turn in progress, else the Speed. */
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

  /** Exact for me and for the character in turn, rough for everybody else. */
  paths(id: CharacterId): Paths {
    let paths = this.#paths.get(id)
    if (!paths) {
      const neighbours = (tile: TileId) => this.neighbours(tile)
      const isExact = id === this.me || id === this.state.turn.who
      paths = isExact
        ? exactPaths(this.play, id, this.tileOf(id), neighbours)
        : roughPaths(this.tileOf(id), neighbours)
      this.#paths.set(id, paths)
    }
    return paths
  }

  /** Skips the search for paths when I have no step left this turn. */
  stayHere(): void {
    this.#paths.set(this.me, { cost: new Map([[this.tileOf(this.me), 0]]), from: new Map() })
  }

  /** The tile where this turn ends on the way to another. */
  endOfTurnTile(tile: TileId): TileId {
    return tileAfterMoves(this.paths(this.me), tile, this.movesOf(this.me))
  }

  /** Turns until a character can act on a tile; 0 if this turn's moves are enough. */
  turnsTo(id: CharacterId, tile: TileId): number {
    const cost = this.paths(id).cost.get(tile)
    if (cost === undefined) return NO_PATH_TURNS
    const moves = this.movesOf(id)
    return cost <= moves ? 0 : (cost - moves) / this.speedOf(id)
  }

  /** An attack with a given trait, or with the attacker's usual one. */
  fight(by: CharacterId, target: CharacterId, only?: Trait, dice = 0): Fight {
    const name = `${by}/${target}/${only ?? ''}/${dice}`
    const before = this.#fights.get(name)
    if (before) return before
    const monster = findMonster(this.state, by)
    const trait = only ?? (monster ? (monsterDef(this.play, monster).attack?.trait ?? 'might') : 'might')
    const fight = fightOdds(this.play, by, target, trait, dice)
    this.#fights.set(name, fight)
    return fight
  }

  /** The probability of each result of a haunt roll, from 0 up. */
  results(
    who: CharacterId,
    trait: Trait | null,
    dice: number,
    add: number,
    word: string | null,
  ): readonly number[] {
    return rollProbabilities(this.play, who, trait, dice, add, 'haunt', word)
  }

  areFoes(one: CharacterId, other: CharacterId): boolean {
    return areOpponents(this.play, one, other)
  }

  /** Foes with an attack. */
  threatsTo(id: CharacterId): readonly CharacterId[] {
    let threats = this.#threats.get(id)
    if (!threats) {
      threats = this.#findThreats(id)
      this.#threats.set(id, threats)
    }
    return threats
  }

  #findThreats(id: CharacterId): CharacterId[] {
    const { explorers, monsters } = this.state
    return [
      ...explorers.filter((one) => !one.dead && this.areFoes(one.id, id)).map((one) => one.id),
      ...monsters
        .filter((one) => !one.stunned && !isNeutral(this.play, one.id) && isGame(this.play, one.id, id))
        .filter((one) => monsterDef(this.play, one).attack !== undefined)
        .map((one) => one.id),
    ]
  }

  /** Living explorers a monster may attack. */
  preyOf(id: CharacterId): ExplorerId[] {
    return this.state.explorers
      .filter((one) => !one.dead && isGame(this.play, id, one.id))
      .map((one) => one.id)
  }

  neighbours(tile: TileId): readonly TileId[] {
    let next = this.#neighbours.get(tile)
    if (!next) {
      next = adjacentTiles(this.play, tile)
      this.#neighbours.set(tile, next)
    }
    return next
  }

  /** The tiles where a condition holds, if they are the same for every player; else null. */
  placesOf(condition: Condition, scope: Scope): ReadonlySet<TileId> | null {
    let places = this.#places.get(condition)
    if (places === undefined) {
      const tiles = tilesAsked(condition)
      places = tiles && new Set(tilesOf(this.play, tiles, scope))
      this.#places.set(condition, places)
    }
    return places
  }

  /** Does the stack hold tiles for a region? */
  mayFindIn(region: Region): boolean {
    let has = this.#discoverable.get(region)
    if (has === undefined) {
      has = mayFindIn(this.play, region)
      this.#discoverable.set(region, has)
    }
    return has
  }

  /** May this character make only the attacks that the haunt grants? */
  hasGrantedAttacksOnly(id: CharacterId): boolean {
    return anyAnswer(this.play, id, 'own-attack-only')
  }

  scopeOf(who: CharacterId): ReturnType<typeof scopeFor> {
    return scopeFor(addresses.haunt(this.state.haunt?.number ?? 0), 'haunt', who)
  }
}
