/**
 * What everything on the table is worth to one player just now, in shares of a win: each fact by how many of
 * the turns still to be gone it stands for, on our way to a win and on that of the others.
 */
import type { CharacterId, TileId } from '../engine/ids.ts'
import { TRAITS } from '../engine/ids.ts'
import { type Explorer, findExplorer, isNeutral, type State } from '../engine/insight.ts'
import { Effort, type Need } from './effort.ts'
import type { Changes } from './scales.ts'
import type { FactName } from './sources.ts'
import type { Belief } from './suspicion.ts'
import { type Camp, NEVER, type World } from './world.ts'

/** Prices once made, which hold for the rest of a turn unless something happens that could change them. */
export interface Market {
  /** The turn they were made in, and everything they hang on but places and traits. */
  when: string
  goods: string
  mine: number
  theirs: number
  prices: [FactName, number][]
  fears: [FactName, number][]
}

/** What the others learn by a step that brings us on counts so much: sooner or later we have to take it. */
const TOLD = 0.3

const turnOf = ({ state: { round, turn }, me }: World): string => `${round}/${turn.who}/${me}`

/** Everything prices hang on but places and traits. */
function goodsOf({ state }: World): string {
  const { haunt, explorers } = state
  const held = explorers.map(({ dead, team, body, objects }) => `${dead ? '-' : ''}${team}${body}${objects}`)
  const shown = Object.values(haunt?.secrets ?? {}).map((secret) => secret.shown)
  const tracks = Object.values(haunt?.tracks ?? {})
  const counters = Object.values(haunt?.counters ?? {}).map((kept) => Object.values(kept))
  return [tracks, counters, held, shown].join('/')
}

export class Outlook {
  /** By the name of a fact: what more of it brings us on our own way, and what it costs us on theirs. */
  readonly prices: Map<FactName, number>
  readonly fears: Map<FactName, number>
  /** The prices to be remembered. */
  readonly market: Market | null
  readonly effort: Effort
  /** Turns until we win, and until they do, as things stand. */
  readonly mine: number
  readonly theirs: number
  readonly #deaths = new Map<CharacterId, number>()
  readonly #known = new Map<string, number>()

  constructor(
    readonly world: World,
    readonly belief: Belief | null = null,
    before: Market | null = null,
    /** Prices of another turn will do, as long as nothing they hang on has changed. */
    mayBeOld = false,
  ) {
    this.effort = new Effort(world, world.me)
    const when = world.haunt ? turnOf(world) : ''
    const goods = world.haunt ? goodsOf(world) : ''
    if (!world.haunt || (before?.goods === goods && (mayBeOld || before.when === when))) {
      this.market = before
      this.mine = before?.mine ?? NEVER
      this.theirs = before?.theirs ?? NEVER
      this.prices = new Map(before?.prices)
      this.fears = new Map(before?.fears)
      return
    }
    this.prices = new Map()
    this.fears = new Map()
    this.mine = this.#price(this.effort.ways(), 1)
    this.theirs = Math.min(
      NEVER,
      ...this.#rivals().map(({ effort, camp }) => this.#price(effort.ways(camp), -1)),
    )
    const { mine, theirs } = this
    this.market = { when, goods, mine, theirs, prices: [...this.prices], fears: [...this.fears] }
  }

  /** Those whose win is our loss; where nobody plays for the house, one looks at it with one's own eyes. */
  #rivals(): { effort: Effort; camp: Camp }[] {
    const { world } = this
    const mine = world.campOf(world.me)
    const others = world.state.explorers.filter(({ id, dead }) => !dead && world.campOf(id) !== mine)
    if (others.length === 0 && mine === 'heroes') return [{ effort: this.effort, camp: 'traitor' }]
    return others.map(({ id }) => ({ effort: new Effort(world, id), camp: world.campOf(id) }))
  }

  /** Puts prices on what the shortest ways need; longer ways count for less. */
  #price(ways: readonly Need[], sign: 1 | -1): number {
    const [best] = ways
    if (!best) return NEVER
    for (const way of ways.slice(0, 3)) {
      const share = (Math.max(1, best.turns) / Math.max(1, way.turns)) ** 2
      this.#spread(way, (sign * share) / Math.max(1, way.turns), sign > 0 ? this.prices : this.fears)
    }
    return Math.max(1, best.turns)
  }

  #spread(need: Need, weight: number, into: Map<FactName, number>): void {
    if (need.fact !== undefined && need.units) {
      const price = (weight * need.turns) / need.units
      const before = into.get(need.fact) ?? 0
      if (Math.abs(price) > Math.abs(before)) into.set(need.fact, price)
    }
    for (const part of need.parts) this.#spread(part, weight, into)
  }

  /** Open to everybody: what we want of it, and what they do. */
  shared(name: FactName): number {
    return (this.prices.get(name) ?? 0) + (this.fears.get(name) ?? 0)
  }

  /** Where there is something to do that brings us on. */
  goalTiles(): Set<TileId> {
    const { effort, world } = this
    const team = world.campOf(world.me)
    const tiles = new Set<TileId>()
    for (const source of effort.sources) {
      const { action } = source
      if (!action || (action.by && action.by !== 'everyone' && action.by !== team)) continue
      const isWanted = ({ name, sign }: { name: FactName; sign: number }) =>
        name.startsWith('win:') || sign * (this.prices.get(name) ?? 0) > 0
      if (source.makes.some(isWanted)) for (const tile of effort.site(source).tiles) tiles.add(tile)
    }
    return tiles
  }

  /** What changes come to, for me. */
  worth(changes: Changes): number {
    let sum = 0
    let told = 0
    for (const [fact, by] of changes) {
      const worth = by * this.priceOf(fact)
      if (worth < 0 && fact.startsWith('secret:')) told += worth
      else sum += worth
    }
    return sum + (sum > 0 ? TOLD : 1) * told
  }

  priceOf(fact: string): number {
    let price = this.#known.get(fact)
    if (price === undefined) {
      price = this.#priced(fact)
      this.#known.set(fact, price)
    }
    return price
  }

  #priced(fact: string): number {
    const [kind, name = '', who = ''] = fact.split(':')
    switch (kind) {
      case 'track':
      case 'token':
      case 'secret':
        return this.shared(`${kind}:${name}`)
      case 'counter':
        return this.#counter(name, who)
      case 'object':
        return (this.world.isWithMe(who) ? this.prices : this.fears).get(`object:${name}`) ?? 0
      case 'health':
        return this.health(name)
      case 'death':
        return this.death(name)
      case 'side':
        return this.#side(name, who)
      case 'win':
        return this.#isOurs(name) ? 1 : -1
      case 'turn':
        return this.turn(name)
      case 'card':
        return this.world.isWithMe(name) ? 0.015 : -0.01
      case 'move':
        return this.world.isWithMe(name) ? 0.004 : -0.004
      case 'corpse':
        return this.world.isWithMe(name) ? (this.prices.get('corpse') ?? 0) : 0
      case 'body':
        return this.#body(name, who)
      case 'news':
        return this.#news()
      default:
        return 0
    }
  }

  /** What one does not know yet is worth asking; a hidden traitor only does as the others do. */
  #news(): number {
    if (!this.belief) return 0.04
    if (this.world.campOf(this.world.me) === 'traitor') return 0.02
    return 0.02 + 0.4 * (1 - Math.max(...Object.values(this.belief.mine)))
  }

  /** How sure one is that somebody is no friend, from 1 to -1: a blow at the wrong one is a blow for the traitor. */
  sureOf(id: CharacterId): number {
    if (!this.belief || !findExplorer(this.world.state, id)) return 1
    if (this.world.campOf(this.world.me) === 'traitor') return 2 * this.belief.open[this.world.me]! - 1
    return 2 * (this.belief.mine[id] ?? 0) - 1
  }

  #isOurs(winner: string): boolean {
    const camp = this.world.campOf(this.world.me)
    return winner === camp || winner === this.world.me
  }

  /** A number kept for somebody: what it leads to when it is full, shared out over what is still wanting. */
  #counter(name: string, who: CharacterId): number {
    const wanted = this.prices.get(`counter:${name}`)
    if (wanted !== undefined) return this.world.isWithMe(who) ? wanted : -wanted
    const { haunt, play, state } = this.world
    for (const reaction of haunt?.reactions ?? []) {
      const { when } = reaction
      if (reaction.on !== 'counter-changed' || !when || !('counter' in when) || when.counter !== name)
        continue
      const full = typeof when.atLeast === 'number' ? when.atLeast : 3
      const now = state.haunt?.counters[name]?.[who] ?? 0
      const near = 1 / Math.max(1, full - now)
      return (findExplorer(play.state, who) ? this.death(who) : 0) * near * near
    }
    return 0
  }

  #side(who: string, team: string): number {
    const loss = this.death(who)
    return team === this.world.campOf(this.world.me) ? -loss : loss * 1.5
  }

  /** Whose soul is in a body that some goal is about. */
  #body(soul: string, body: string): number {
    const price = Math.abs(this.shared('body'))
    const owner = findExplorer(this.world.state, body)
    if (price === 0 || owner?.team !== 'traitor') return 0
    const isHero = this.world.campOf(soul) === 'heroes'
    return this.world.campOf(this.world.me) === 'traitor'
      ? isHero
        ? price
        : -price
      : isHero
        ? -price
        : price
  }

  /** What one person's turn is worth: a step on the way of their side. */
  turn(who: CharacterId): number {
    const ours = this.world.isWithMe(who)
    if (this.#isMonstrous(who)) return (ours ? 0.2 : -0.2) / Math.max(2, ours ? this.mine : this.theirs)
    return ours ? 0.6 / Math.max(2, this.mine) : -0.6 / Math.max(2, this.theirs)
  }

  /** What a death would mean: one's own loss more than a friend's, the last of a side most of all. */
  death(id: CharacterId): number {
    const before = this.#deaths.get(id)
    if (before !== undefined) return before
    const { world } = this
    const camp = world.campOf(id)
    const ours = world.isWithMe(id)
    const others = world.living(camp).length - 1
    let loss = others <= 0 ? 0.8 : 0.75 / (others + 1)
    // On one's own, everybody else's death is only one rival less.
    if (camp === id) loss = ours ? 0.85 : 0.2 / Math.max(1, this.#rivals().length)
    if (id === world.me) loss += 0.05
    loss *= this.#finality(id)
    const price = ours ? -loss : loss * (this.#isMonstrous(id) ? 0 : 1)
    this.#deaths.set(id, price)
    return price
  }

  #isMonstrous(id: CharacterId): boolean {
    return findExplorer(this.world.state, id) === null
  }

  /** How much of a death it is where the haunt has a use for the dead: little if they only lose a turn. */
  #finality(id: CharacterId): number {
    const { haunt, state } = this.world
    const team = findExplorer(state, id)?.team
    let finality = 1
    for (const { on, who } of haunt?.reactions ?? []) {
      if (who !== team && who !== 'everyone') continue
      if (on === 'would-die') finality = Math.min(finality, 0.06)
      if (on === 'dead-turn') finality = Math.min(finality, 0.3)
    }
    return finality
  }

  /** A step of somebody's traits, up to me or down to my loss; the fewer are left, the dearer. */
  health(id: CharacterId): number {
    const explorer = findExplorer(this.world.state, id)
    const wanted = this.shared(`health:${id}`)
    if (!explorer || explorer.dead) return wanted
    if (!this.world.haunt) return id === this.world.me ? 0.05 : 0
    const left = staminaOf(explorer)
    return wanted - this.death(id) / (left + 1)
  }
}

/** Steps to lose until the weaker half of somebody's traits gives out. */
export function staminaOf({ steps }: Explorer): number {
  return Math.max(1, Math.min(steps.speed + steps.might, steps.sanity + steps.knowledge) - 1)
}

/** Everything that has a price, added up as it lies on the table. */
export function appraise(outlook: Outlook, state: State): number {
  const { world } = outlook
  if (state.outcome) {
    const { players, winner } = state.outcome
    return players.includes(world.me) ? 100 : winner === null ? -50 : -100
  }
  let sum = 0
  for (const [id, now] of Object.entries(state.haunt?.tracks ?? {}))
    sum += now * outlook.shared(`track:${id}`)
  for (const tile of state.house) for (const token of tile.tokens) sum += outlook.shared(`token:${token}`)
  for (const [id, secret] of Object.entries(state.haunt?.secrets ?? {}))
    if (secret.shown) sum += outlook.shared(`secret:${id}`)
  for (const [id, kept] of Object.entries(state.haunt?.counters ?? {}))
    for (const [who, now] of Object.entries(kept)) sum += now * outlook.priceOf(`counter:${id}:${who}`)
  for (const explorer of state.explorers) sum += appraised(outlook, explorer)
  for (const monster of state.monsters)
    if (monster.stunned && !isNeutral(world.play, monster.id)) sum -= outlook.turn(monster.id)
  return sum
}

function appraised(outlook: Outlook, explorer: Explorer): number {
  const { id, dead, steps, objects, cards } = explorer
  if (dead) return outlook.death(id)
  let sum = cards.length * outlook.priceOf(`card:${id}`)
  for (const object of objects) sum += outlook.priceOf(`object:${object}:${id}`)
  const price = outlook.health(id)
  // The last steps count for more: the same loss is better spread than taken in one place.
  for (const trait of TRAITS) sum += price * (steps[trait] - 1.2 / Math.max(0.4, steps[trait]))
  const before = findExplorer(outlook.world.state, id)
  if (before && before.team !== explorer.team && explorer.team)
    sum += outlook.priceOf(`side:${id}:${explorer.team}`)
  if (before && before.body !== explorer.body) sum += outlook.priceOf(`body:${id}:${explorer.body}`)
  return sum
}
