/** The price of every fact to one player, as a fraction of a win per unit; the score of changes is the sum of their prices. */

import { factName, factParts, findExplorer, isFactKind } from '../../engine/ai-queries.ts'
import type { CharacterId, TileId } from '../../engine/ids.ts'
import type { PriceCache } from '../memory.ts'
import type { FactName } from '../reading/sources.ts'
import { UNREACHABLE, type World } from '../reading/world.ts'
import type { Belief } from '../types.ts'
import { CharacterPrices } from './character-prices.ts'
import type { Changes } from './effect-changes.ts'
import { GoalSearch } from './goal-search.ts'
import { currentPrices } from './price-cache.ts'

/** Weight of revealing a secret when the changes otherwise gain. */
const REVEALED_WEIGHT = 0.3
/** Price of a card and of a move, to a friend and to a foe. */
const CARD = { friend: 0.015, foe: -0.01 }
const MOVE = { friend: 0.004, foe: -0.004 }
/** Price of private information: about a secret, to a hidden traitor (who only blends in), and to a hero, who gains by doubt. */
const NEWS = { secret: 0.04, traitor: 0.02, hero: 0.02, perDoubt: 0.4 }
/** Target of a counter that the haunt states as a formula. */
const USUAL_COUNTER = 3

export class FactValues {
  readonly search: GoalSearch
  readonly people: CharacterPrices
  /** The prices to remember for the next decision. */
  readonly cache: PriceCache | null
  /** Turns until we win, and until a rival does. */
  readonly mine: number
  readonly theirs: number
  /** By fact name: the price on our way to a win, and on the ways of our rivals. */
  readonly prices: ReadonlyMap<FactName, number>
  readonly #rivalPrices: ReadonlyMap<FactName, number>
  readonly #known = new Map<string, number>()

  constructor(
    readonly world: World,
    readonly belief: Belief | null = null,
    before: PriceCache | null = null,
    mayBeOld = false,
  ) {
    this.search = new GoalSearch(world, world.me)
    this.cache = currentPrices(world, this.search, before, mayBeOld)
    this.mine = this.cache?.mine ?? UNREACHABLE
    this.theirs = this.cache?.theirs ?? UNREACHABLE
    this.prices = new Map(this.cache?.prices)
    this.#rivalPrices = new Map(this.cache?.fears)
    const shared = (name: FactName) => this.shared(name)
    this.people = new CharacterPrices(world, { mine: this.mine, theirs: this.theirs, shared })
  }

  /** The price of a fact that belongs to nobody. */
  shared(name: FactName): number {
    return (this.prices.get(name) ?? 0) + (this.#rivalPrices.get(name) ?? 0)
  }

  /** Tiles with an action that helps us. */
  goalTiles(): Set<TileId> {
    const { search, world } = this
    const team = world.campOf(world.me)
    const tiles = new Set<TileId>()
    for (const source of search.sources) {
      const { action } = source
      if (!action || (action.by && action.by !== 'everyone' && action.by !== team)) continue
      const isWanted = ({ name, sign }: { name: FactName; sign: number }) =>
        isFactKind(name, 'win') || sign * (this.prices.get(name) ?? 0) > 0
      if (source.makes.some(isWanted)) for (const tile of search.site(source).tiles) tiles.add(tile)
    }
    return tiles
  }

  /** The score of changes, to me. */
  score(changes: Changes): number {
    let sum = 0
    let revealed = 0
    for (const [fact, by] of changes) {
      const score = by * this.priceOf(fact)
      if (score < 0 && isFactKind(fact, 'secret')) revealed += score
      else sum += score
    }
    return sum + (sum > 0 ? REVEALED_WEIGHT : 1) * revealed
  }

  priceOf(fact: string): number {
    let price = this.#known.get(fact)
    if (price === undefined) {
      price = this.#computePrice(fact)
      this.#known.set(fact, price)
    }
    return price
  }

  #computePrice(fact: string): number {
    const [kind, name = '', who = ''] = factParts(fact)
    const { people, world } = this
    switch (kind) {
      case 'track':
      case 'token':
      case 'secret':
        return this.shared(fact)
      case 'counter':
        return this.#counter(name, who)
      case 'object':
        return (world.isWithMe(who) ? this.prices : this.#rivalPrices).get(factName.object(name)) ?? 0
      case 'health':
        return people.health(name)
      case 'death':
        return people.death(name)
      case 'side':
        return people.side(name, who)
      case 'win':
        return this.#isOurs(name) ? 1 : -1
      case 'turn':
        return people.turn(name)
      case 'card':
        return world.isWithMe(name) ? CARD.friend : CARD.foe
      case 'move':
        return world.isWithMe(name) ? MOVE.friend : MOVE.foe
      case 'corpse':
        return world.isWithMe(name) ? (this.prices.get('corpse') ?? 0) : 0
      case 'body':
        return this.#body(name, who)
      case 'news':
        return this.#news()
      default:
        return 0
    }
  }

  /** Private information; a hero gains more from it the less certain the suspicion. */
  #news(): number {
    if (!this.belief) return NEWS.secret
    if (this.world.campOf(this.world.me) === 'traitor') return NEWS.traitor
    return NEWS.hero + NEWS.perDoubt * (1 - Math.max(...Object.values(this.belief.mine)))
  }

  /** From 1 (certainly a foe) to -1 (certainly a friend). A hidden traitor attacks as freely as the table suspects it already. */
  enemyCertainty(id: CharacterId): number {
    if (!this.belief || !findExplorer(this.world.state, id)) return 1
    if (this.world.campOf(this.world.me) === 'traitor') return 2 * this.belief.open[this.world.me]! - 1
    return 2 * (this.belief.mine[id] ?? 0) - 1
  }

  #isOurs(winner: string): boolean {
    const camp = this.world.campOf(this.world.me)
    return winner === camp || winner === this.world.me
  }

  /** A counter: what its reaction does when it is full, weighted by the square of how near that is. */
  #counter(name: string, who: CharacterId): number {
    const wanted = this.prices.get(factName.counter(name))
    if (wanted !== undefined) return this.world.isWithMe(who) ? wanted : -wanted
    const { haunt, play, state } = this.world
    for (const reaction of haunt?.reactions ?? []) {
      const { when } = reaction
      if (reaction.on !== 'counter-changed' || !when || !('counter' in when) || when.counter !== name)
        continue
      const full = typeof when.atLeast === 'number' ? when.atLeast : USUAL_COUNTER
      const now = state.haunt?.counters[name]?.[who] ?? 0
      const near = 1 / Math.max(1, full - now)
      return (findExplorer(play.state, who) ? this.people.death(who) : 0) * near * near
    }
    return 0
  }

  /** A soul enters a body: the traitor wants a hero's soul in the traitor's body, the heroes do not. */
  #body(soul: CharacterId, body: CharacterId): number {
    const price = Math.abs(this.shared('body'))
    const owner = findExplorer(this.world.state, body)
    if (price === 0 || owner?.team !== 'traitor') return 0
    const isHero = this.world.campOf(soul) === 'heroes'
    const amTraitor = this.world.campOf(this.world.me) === 'traitor'
    return isHero === amTraitor ? price : -price
  }
}
