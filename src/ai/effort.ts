/**
 * How many turns somebody is from winning, and what they would need on the way: the haunt's goals taken apart,
 * backwards, into facts, the actions that bring them, what those actions need, how far it is and how the dice
 * stand. Nothing here knows a haunt; it reads their data.
 */
import type { CharacterId, ExplorerId, ObjectId, TileId } from '../engine/ids.ts'
import {
  characterOf,
  counterOf,
  countOf,
  type Explorer,
  explorerOf,
  findExplorer,
  holds,
  isMonster,
  numberOf,
  type Scope,
  standingAt,
  tilesOf,
  whoIs,
} from '../engine/insight.ts'
import type { GoalDef } from '../engine/language/defs.ts'
import type { Compare, Condition, Who } from '../engine/language/words.ts'
import { type Assumed, type Worth, weighed } from './scales.ts'
import { type Site, siteFor, targetsOf } from './sites.ts'
import { type FactName, type Making, type Source, sourcesOf } from './sources.ts'
import { type Camp, NEVER, type World } from './world.ts'

/** Something still to be done: in turns, with the parts it is made of, and the fact it is about. */
export interface Need {
  turns: number
  parts: Need[]
  /** The fact that is wanting and how much of it, less than 0 where there is too much. */
  fact?: FactName
  units?: number
}

const DONE: Need = { turns: 0, parts: [] }
const never: Need = { turns: NEVER, parts: [] }
const DEEPEST = 5
/** What a game of chance brings in a try even where the odds are against one: it is still a way to win. */
const LUCK = 0.3

const indifferent: Worth = (changes) => {
  let sum = 0
  for (const [fact, by] of changes) if (!fact.startsWith('health')) sum += Math.abs(by)
  return sum
}

/** What would help with an action, and the gain with each set of that: bit n of its number is the nth help. */
interface Prospect {
  helps: Condition[]
  gains: number[]
}
const MOST_HELPS = 3
const membersOf = (set: number): number[] => MEMBERS[set]!
const MEMBERS = Array.from({ length: 1 << MOST_HELPS }, (_, set) => [0, 1, 2].filter((n) => set & (1 << n)))

export class Effort {
  readonly #sites = new Map<string, Site>()
  readonly #prospects = new Map<Making, Prospect>()
  readonly #busy = new Set<string>()
  readonly sources: Source[]

  constructor(
    readonly world: World,
    readonly who: ExplorerId,
  ) {
    this.sources = world.haunt ? sourcesOf(world.haunt) : []
  }

  /** Every way for a camp to win, as this person would go about it, the shortest first. */
  ways(camp: Camp = this.world.campOf(this.who)): Need[] {
    const { world, who } = this
    const side = camp === who ? 'heroes' : camp
    const goals = world.haunt!.goals.filter(({ team, kind }) => team === side && kind === 'main')
    const ways = [
      ...goals.flatMap((goal) => (goal.when ? [this.#goal(goal, goal.when)] : [])),
      ...this.#wins(camp),
      this.#lastOnesStanding(camp),
    ]
    return ways.filter(({ turns }) => turns < NEVER).sort((a, b) => a.turns - b.turns)
  }

  #goal({ at }: GoalDef, when: Condition): Need {
    const need = this.condition(when, 0)
    return at ? { ...need, turns: Math.max(need.turns, 0.5) } : need
  }

  /** Goals without a condition are won by an op of some action. */
  #wins(camp: Camp): Need[] {
    const name = camp === this.who ? 'win:me' : `win:${camp}`
    return this.sources.some(({ makes }) => makes.some((made) => made.name === name))
      ? [this.fact(name, 1, 0)]
      : []
  }

  /** L-AMB-75: nobody left who is against us. */
  #lastOnesStanding(camp: Camp): Need {
    const { world } = this
    const { explorers, monsters } = world.state
    const haunt = world.haunt!
    if (haunt.team.kind === 'hidden' || haunt.team.kind === 'unknown') return never
    const foes = explorers.filter((one) => !one.dead && world.campOf(one.id) !== camp)
    const wins = camp === 'traitor' || (camp === 'heroes' && !haunt.playsOn && monsters.length === 0)
    if (!wins || foes.length === 0) return never
    return all(foes.map(({ id }) => this.death(id)))
  }

  condition(condition: Condition, depth: number): Need {
    if (depth > DEEPEST) return never
    const scope = this.world.scopeOf(this.who)
    if ('all' in condition && Array.isArray(condition.all))
      return all(condition.all.map((part) => this.condition(part, depth)))
    if ('any' in condition) return least(condition.any.map((part) => this.condition(part, depth)))
    if (holds(this.world.play, condition, scope)) return DONE
    if ('not' in condition) return this.#undo(condition.not, depth)
    return this.#missing(condition, scope, depth)
  }

  /** What it takes to make a condition hold that does not. */
  #missing(c: Condition, scope: Scope, depth: number): Need {
    const { play, state } = this.world
    if ('track' in c)
      return this.#number(`track:${c.track}`, state.haunt?.tracks[c.track] ?? 0, c, scope, depth)
    if ('counter' in c) {
      const [who] = c.who === undefined ? [this.who] : whoIs(play, c.who, scope)
      return who === undefined
        ? never
        : this.#number(`counter:${c.counter}`, counterOf(state, c.counter, who), c, scope, depth)
    }
    if ('carries' in c) return this.#carrying(c.carries, 1, depth)
    if ('value' in c) return this.#value(c, scope, depth)
    if ('count' in c) return this.#counted(c, scope, depth)
    if ('round' in c) return { turns: 0.5 * Math.abs(gap(play, state.round, c, scope)), parts: [] }
    if ('dead' in c) return least(this.#people(c.dead, scope).map((id) => this.death(id)))
    if ('revealed' in c) return this.fact(`secret:${c.revealed}`, 1, depth)
    if ('named' in c) return this.fact(`secret:${c.named}`, 1, depth)
    if ('corpse' in c) return this.#corpse(c.corpse, scope, depth)
    if ('exists' in c) return this.#existing(c.exists, scope)
    if ('on' in c) return this.#being(c, scope)
    if ('among' in c || 'team' in c) return this.fact('body', 1, depth)
    return never
  }

  /** What it takes to make a condition no longer hold. */
  #undo(c: Condition, depth: number): Need {
    const { play, state } = this.world
    const scope = this.world.scopeOf(this.who)
    if ('track' in c && c.atLeast !== undefined) {
      const now = state.haunt?.tracks[c.track] ?? 0
      return this.fact(`track:${c.track}`, numberOf(play, c.atLeast, scope) - 1 - now, depth)
    }
    if ('exists' in c && typeof c.exists === 'object' && 'all' in c.exists && c.exists.all !== 'tiles')
      return all(this.#people(c.exists as Who, scope).map((id) => (id === this.who ? never : this.death(id))))
    if ('among' in c || 'team' in c) return this.fact('body', -1, depth)
    if ('stunned' in c) return { turns: 1, parts: [] }
    if ('on' in c) return { turns: 0.3, parts: [] }
    return never
  }

  #people(who: Who, scope: Scope): CharacterId[] {
    return whoIs(this.world.play, who, scope)
  }

  #number(name: FactName, now: number, test: Compare, scope: Scope, depth: number): Need {
    return this.fact(name, gap(this.world.play, now, test, scope), depth)
  }

  #value(c: Extract<Condition, { value: unknown }>, scope: Scope, depth: number): Need {
    const { play } = this.world
    const short = gap(play, numberOf(play, c.value, scope), c, scope)
    if (typeof c.value !== 'object') return never
    if ('carried' in c.value) return this.#carrying(c.value.carried, short, depth)
    if ('counter' in c.value) return this.fact(`counter:${c.value.counter}`, short, depth)
    if (!('kinds' in c.value) || short < 0) return never
    const mine = characterOf(this.world.state, this.who).objects
    const wanting = c.value.kinds
      .filter((kind) => !mine.includes(kind))
      .map((kind) => this.#carrying(kind, 1, depth))
      .sort((a, b) => a.turns - b.turns)
    return all(wanting.slice(0, short))
  }

  #counted(c: Extract<Condition, { count: unknown }>, scope: Scope, depth: number): Need {
    const { play } = this.world
    const short = gap(play, countOf(play, c.count, scope), c, scope)
    if (typeof c.count === 'object' && 'token' in c.count)
      return this.fact(`token:${c.count.token}`, short, depth)
    return never
  }

  #existing(what: Extract<Condition, { exists: unknown }>['exists'], scope: Scope): Need {
    if (typeof what !== 'object' || !('all' in what) || what.all === 'tiles' || !what.dead) return never
    const { world } = this
    const corpses = this.#people({ ...what, at: undefined } as unknown as Who, scope)
    const fetched = corpses.map((id) => ({
      turns: 1.5 * (world.turnsTo(this.who, world.tileOf(id)) + 1),
      parts: [],
    }))
    const living = this.#people({ all: what.all }, scope).filter(
      (id) => !world.isWithMe(id) || what.all === 'players',
    )
    return least([...fetched, ...living.filter((id) => id !== this.who).map((id) => this.death(id))])
  }

  #corpse(whose: Who, scope: Scope, depth: number): Need {
    const taken = this.fact('corpse', 1, depth)
    const deaths = this.#people(whose, scope).map((id) =>
      findExplorer(this.world.state, id)?.dead ? DONE : this.death(id),
    )
    const death = least(deaths)
    return isAbout(taken, death.fact) ? taken : all([death, taken])
  }

  /** To be on certain tiles, or to have somebody else there. */
  #being(c: Extract<Condition, { on: unknown }>, scope: Scope): Need {
    const { world } = this
    const [who] = c.who === undefined ? [this.who] : this.#people(c.who, scope)
    if (who === undefined) return never
    const tiles = tilesOf(world.play, c.on, scope)
    if (tiles.length === 0) return { turns: 6, parts: [] }
    return { turns: Math.min(...tiles.map((tile) => world.turnsTo(who, tile))), parts: [] }
  }

  /** A card or Object in one's own hands. */
  #carrying(thing: string, count: number, depth: number): Need {
    const { world } = this
    const object = world.haunt?.objects.find(({ id }) => id === thing)
    if (!object) return this.#fetching(thing) ?? { turns: 12, parts: [] }
    const need = this.fact(`object:${thing}`, count, depth)
    const fetched = count === 1 ? this.#fetching(thing) : null
    return fetched && fetched.turns < need.turns
      ? { ...fetched, fact: `object:${thing}`, units: count }
      : need
  }

  /** What lies somewhere or is in a friend's hands has only to be fetched; what a foe has must be taken. */
  #fetching(thing: ObjectId): Need | null {
    const { world, who } = this
    const lying = world.state.house.filter(
      ({ objects, pile }) => objects.includes(thing) || pile.includes(thing),
    )
    const held = [...world.state.explorers, ...world.state.monsters].filter(
      ({ id, objects, cards }) => id !== who && (objects.includes(thing) || cards.includes(thing)),
    )
    const needs = [
      ...lying.map(({ id }) => ({ turns: world.turnsTo(who, id) + 0.2, parts: [] })),
      ...held.map((holder) => {
        const turns = world.turnsTo(who, world.tileOf(holder.id))
        if (world.isWithMe(holder.id)) return { turns: turns * 0.6 + 0.5, parts: [] }
        const { wins } = world.fight(who, holder.id)
        return { turns: turns + 1.5 / Math.max(0.1, wins), parts: [] }
      }),
    ]
    return needs.length > 0 ? least(needs) : null
  }

  /** Somebody's death, by fighting them. */
  death(id: CharacterId): Need {
    const { world, who } = this
    if (isMonster(characterOf(world.state, id))) return never
    if (world.haunt?.reactions.some(({ on, who: whose }) => on === 'would-die' && this.#befalls(whose, id)))
      return never
    const { trait, deals } = world.fight(who, id)
    const stamina = Math.max(1, world.stamina(id, trait))
    const turns = world.turnsTo(who, world.tileOf(id)) + Math.min(20, stamina / Math.max(0.05, deals))
    return { turns, parts: [], fact: `health:${id}`, units: -stamina }
  }

  #befalls(whose: string | undefined, id: CharacterId): boolean {
    const team = findExplorer(this.world.state, id)?.team
    return whose === undefined || whose === 'everyone' || whose === team
  }

  /** So much of a fact, by whatever source gives it soonest. */
  fact(name: FactName, units: number, depth: number): Need {
    if (units === 0) return DONE
    if (depth > DEEPEST || this.#busy.has(name)) return never
    this.#busy.add(name)
    const sign = Math.sign(units)
    const needs: Need[] = []
    for (const source of this.sources) {
      const made = source.makes.filter((making) => making.name === name && making.sign === sign)
      // Of what happens by itself the first is what somebody can do something about: the rest comes anyway.
      for (const making of source.action ? made : made.slice(0, 1))
        needs.push(this.#from(source, making, units, depth))
    }
    this.#busy.delete(name)
    const best = needs.length > 0 ? least(needs) : never
    return { turns: best.turns, parts: best.parts, fact: name, units }
  }

  #from(source: Source, made: Making, units: number, depth: number): Need {
    if (source.action && !mayDo(explorerOf(this.world.state, this.who), source.action.by)) return never
    const gates = all(made.gates.map((gate) => this.condition(gate, depth + 1)))
    if (source.action) return this.action(source, made, units, depth, gates)
    const by = source.reaction
      ? this.#reacting(source, made, units, depth)
      : { turns: Math.abs(units) / 2, parts: [] }
    return all([gates, by])
  }

  /** What happens by itself takes as long as it takes; a stake has to be got together first. */
  #reacting({ reaction }: Source, { stake }: Making, units: number, depth: number): Need {
    const staked = stake ? [this.fact(stake, Math.abs(units), depth + 1)] : []
    const when =
      reaction!.when && reaction!.on !== 'round-end' ? [this.condition(reaction!.when, depth + 1)] : []
    return all([...staked, ...when, { turns: 0.5 * Math.abs(units), parts: [] }])
  }

  action(source: Source, made: Making, units: number, depth: number, gates: Need): Need {
    const site = this.site(source)
    if (site.turns >= NEVER && site.missing.length === 0) return never
    const missing = all(site.missing.map((condition) => this.condition(condition, depth + 1)))
    if (missing.turns >= NEVER) return never
    const tries = this.#tries(source, made, Math.abs(units), site, depth)
    return all([gates, missing, { turns: Math.min(site.turns, 12), parts: [] }, tries])
  }

  /** How often it has to be tried, with or without what would help. */
  #tries(source: Source, made: Making, units: number, site: Site, depth: number): Need {
    const { helps, gains } = this.#prospect(source, made, site)
    const needs: Need[] = []
    const needOf = (n: number): Need => {
      needs[n] ??= this.condition(helps[n]!, depth + 1)
      return needs[n]
    }
    let best: Need | null = null
    for (const [set, gain] of gains.entries()) {
      if (gain <= 0.02) continue
      const help = all(membersOf(set).map(needOf))
      const need = all([help, { turns: Math.max(1, units / gain), parts: [] }])
      if (best === null || need.turns < best.turns) best = need
    }
    return best ?? never
  }

  /** What would help, and what one try brings with each set of it. */
  #prospect(source: Source, made: Making, site: Site): Prospect {
    let prospect = this.#prospects.get(made)
    if (!prospect) {
      const helps = source.helps.filter((help) => this.#lacks(help, source, site)).slice(0, MOST_HELPS)
      const gains = Array.from({ length: 1 << helps.length }, (_, set) => {
        const used = membersOf(set).map((n) => helps[n]!)
        return this.gainOf(source, made, site.tile, { yes: [...used, ...made.gates] })
      })
      prospect = { helps, gains }
      this.#prospects.set(made, prospect)
    }
    return prospect
  }

  #lacks(condition: Condition, source: Source, site: Site): boolean {
    const { world, who } = this
    const scope = { ...world.scopeOf(who), word: source.action?.word ?? null }
    const ask = () => 'named' in condition || !holds(world.play, condition, scope)
    return site.tile === null ? ask() : standingAt(world.play, who, site.tile, ask)
  }

  /** How much of a fact one try brings, on average. */
  gainOf(source: Source, made: Making, tile: TileId | null, assumed: Assumed): number {
    const { world, who } = this
    const action = source.action!
    const ask = (): number => {
      const scope = { ...world.scopeOf(who), word: action.word }
      const targets = targetsOf(world, source, scope)
      const target = targets[0] ?? null
      if (!source.list) return 0
      const only = { ...assumed, only: source.paths.get(made.name) }
      const changes = weighed(world, source.list, { ...scope, target }, indifferent, only)
      let gain = 0
      for (const [fact, by] of changes)
        if (
          fact === made.name ||
          fact.startsWith(`${made.name}:`) ||
          (made.name === 'win:me' && fact === `win:${who}`)
        )
          gain += Math.max(0, by * made.sign)
      if (made.name === 'body') gain = 1
      if (gain < LUCK && goesEitherWay(source, made)) gain = LUCK
      if (!action.attack || !target) return gain
      const { trait, dice } = action.attack
      return (
        gain *
        world.fight(who, target, trait, dice === undefined ? 0 : numberOf(world.play, dice, scope)).wins
      )
    }
    return tile === null ? ask() : standingAt(world.play, who, tile, ask)
  }

  /** Where an action can be done. */
  site(source: Source): Site {
    let site = this.#sites.get(source.at)
    if (!site) {
      site = siteFor(this.world, this.who, source)
      this.#sites.set(source.at, site)
    }
    return site
  }
}

const goesEitherWay = ({ makes }: Source, { name, sign }: Making): boolean =>
  makes.some((other) => other.name === name && other.sign !== sign)

const mayDo = ({ team }: Explorer, by: string | undefined): boolean =>
  by === undefined || by === 'everyone' || by === team

/** All of these, one after the other. */
function all(needs: readonly Need[]): Need {
  let turns = 0
  const parts: Need[] = []
  for (const need of needs) {
    turns += need.turns
    if (need.turns > 0) parts.push(need)
  }
  return { turns: Math.min(NEVER, turns), parts }
}

/** Whether a fact is part of it already. */
export const isAbout = ({ fact, parts }: Need, name: FactName | undefined): boolean =>
  name !== undefined && (fact === name || parts.some((part) => isAbout(part, name)))

function least(needs: readonly Need[]): Need {
  let best = never
  for (const need of needs) if (need.turns < best.turns) best = need
  return best
}

/** How far a number is from what is asked: more than 0 where it is too small. */
function gap(play: World['play'], now: number, { atLeast, atMost, is }: Compare, scope: Scope): number {
  if (atLeast !== undefined) return Math.max(0, numberOf(play, atLeast, scope) - now)
  if (atMost !== undefined) return Math.min(0, numberOf(play, atMost, scope) - now)
  return is === undefined ? 0 : numberOf(play, is, scope) - now
}
