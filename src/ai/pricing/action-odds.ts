/** The odds of one try of a haunt action: where it is possible, and the expected gain with and without help. */
import {
  aimedAt,
  conditionWord,
  factName,
  fact as facts,
  holds,
  isFactOf,
  numberOf,
  standingAt,
  withWord,
} from '../../engine/ai-queries.ts'
import type { ExplorerId, TileId } from '../../engine/ids.ts'
import type { Condition } from '../../engine/language/words.ts'
import { type Site, siteFor, targetsOf } from '../reading/sites.ts'
import type { Making, Source } from '../reading/sources.ts'
import type { World } from '../reading/world.ts'
import { type Assumed, expectedChanges, type ScoreFor } from './effect-changes.ts'

/** The helpful conditions that do not hold yet, and the expected gain with each subset of them: bit n is help n. */
export interface TryOdds {
  helps: Condition[]
  gains: number[]
}

const MAX_HELPS = 3
const MEMBERS = Array.from({ length: 1 << MAX_HELPS }, (_, set) => [0, 1, 2].filter((n) => set & (1 << n)))
/** The helps in a subset. */
export const membersOf = (set: number): number[] => MEMBERS[set]!

/** Minimum gain per try, in units of the fact, of an action that may also do the opposite: long odds are still a way to win. */
const GAMBLE_GAIN = 0.3

/** While planning, deciders are taken to change as much as they can, health aside. */
const mostChange: ScoreFor = (changes) => {
  let sum = 0
  for (const [fact, by] of changes) if (!fact.startsWith('health')) sum += Math.abs(by)
  return sum
}

export class ActionOdds {
  readonly #sites = new Map<string, Site>()
  readonly #prospects = new Map<Making, TryOdds>()

  constructor(
    readonly world: World,
    readonly who: ExplorerId,
  ) {}

  site(source: Source): Site {
    let site = this.#sites.get(source.at)
    if (!site) {
      site = siteFor(this.world, this.who, source)
      this.#sites.set(source.at, site)
    }
    return site
  }

  prospect(source: Source, made: Making, site: Site): TryOdds {
    let prospect = this.#prospects.get(made)
    if (!prospect) {
      const helps = source.helps.filter((help) => this.#lacks(help, source, site)).slice(0, MAX_HELPS)
      const gains: number[] = []
      for (let set = 0; set < 1 << helps.length; set++) {
        const used = membersOf(set).map((n) => helps[n]!)
        gains.push(this.#expectedGain(source, made, site.tile, { yes: [...used, ...made.gates] }))
      }
      prospect = { helps, gains }
      this.#prospects.set(made, prospect)
    }
    return prospect
  }

  #lacks(condition: Condition, source: Source, site: Site): boolean {
    const { world, who } = this
    const scope = withWord(world.scopeOf(who), source.action?.word ?? null)
    const ask = () => conditionWord(condition).chance !== undefined || !holds(world.play, condition, scope)
    return site.tile === null ? ask() : standingAt(world.play, who, site.tile, ask)
  }

  /** Expected units of the fact per try. */
  #expectedGain(source: Source, made: Making, tile: TileId | null, assumed: Assumed): number {
    const ask = () => this.#gainHere(source, made, assumed)
    return tile === null ? ask() : standingAt(this.world.play, this.who, tile, ask)
  }

  #gainHere(source: Source, made: Making, assumed: Assumed): number {
    const { world, who } = this
    const action = source.action!
    const scope = withWord(world.scopeOf(who), action.word)
    const target = targetsOf(world, source, scope)[0] ?? null
    if (!source.list) return 0
    const only = { yes: assumed.yes, only: source.paths.get(made.name) }
    const changes = expectedChanges(world, source.list, aimedAt(scope, target), mostChange, only)
    let gain = 0
    for (const [fact, by] of changes) if (this.#isOf(made, fact)) gain += Math.max(0, by * made.sign)
    if (made.name === 'body') gain = 1
    if (gain < GAMBLE_GAIN && goesEitherWay(source, made)) gain = GAMBLE_GAIN
    if (!action.attack || !target) return gain
    const { trait, dice } = action.attack
    const added = dice === undefined ? 0 : numberOf(world.play, dice, scope)
    return gain * world.fight(who, target, trait, added).wins
  }

  /** Facts carry an owner, names do not. */
  #isOf({ name }: Making, fact: string): boolean {
    return isFactOf(fact, name) || (name === factName.win('me') && fact === facts.win(this.who))
  }
}

const goesEitherWay = ({ makes }: Source, { name, sign }: Making): boolean =>
  makes.some((other) => other.name === name && other.sign !== sign)
