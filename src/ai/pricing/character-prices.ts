/** Prices of what happens to characters: a turn, a step of health, a death, a change of sides. */
import { type Explorer, fact, findExplorer } from '../../engine/ai-queries.ts'
import type { CharacterId } from '../../engine/ids.ts'
import type { World } from '../reading/world.ts'
import { rivalsOf } from './price-cache.ts'

/** Fraction of a win per turn of a player and of a monster, divided by the turns its side needs. */
const PLAYER_TURN = 0.6
const MONSTER_TURN = 0.2
/** Turns that a removed monster counts for. */
const MONSTER_DEATH_TURNS = 3
/** The least turns a side is thought to need. */
const MIN_TURNS = 2
/** Loss by a death, as a fraction of a win: the last of a side; one of several, divided by their number. */
const LAST_DEATH = 0.8
const SHARED_DEATH = 0.75
/** The same in a free-for-all: my own death; a rival's, divided by the number of rivals. */
const LONE_DEATH = 0.85
const RIVAL_DEATH = 0.2
/** Extra loss by my own death. */
const OWN_DEATH = 0.05
/** Weight of a death that the haunt undoes, and of one after which the dead still take turns. */
const UNDONE_DEATH = 0.06
const ACTIVE_DEAD = 0.3
/** A convert counts this many deaths of their old side. */
const CONVERSION = 1.5
/** Price of a step of my own traits before the haunt. */
const STEP_BEFORE_HAUNT = 0.05

/** Prices of facts as the haunt's goals set them, and the turns until we and our rivals win. */
export interface GoalPrices {
  readonly mine: number
  readonly theirs: number
  readonly shared: (name: string) => number
}

export class CharacterPrices {
  readonly #deaths = new Map<CharacterId, number>()

  constructor(
    readonly world: World,
    readonly goals: GoalPrices,
  ) {}

  /** A turn of a character: a step on the way of its side. */
  turn(who: CharacterId): number {
    const { mine, theirs } = this.goals
    const ours = this.world.isWithMe(who)
    if (this.#isMonster(who))
      return (ours ? MONSTER_TURN : -MONSTER_TURN) / Math.max(MIN_TURNS, ours ? mine : theirs)
    return ours ? PLAYER_TURN / Math.max(MIN_TURNS, mine) : -PLAYER_TURN / Math.max(MIN_TURNS, theirs)
  }

  /** A death; the fewer are left of a side, the higher. */
  death(id: CharacterId): number {
    const before = this.#deaths.get(id)
    if (before !== undefined) return before
    const loss = this.#isMonster(id) ? MONSTER_DEATH_TURNS * Math.abs(this.turn(id)) : this.#lossBy(id)
    const price = this.world.isWithMe(id) ? -loss : loss
    this.#deaths.set(id, price)
    return price
  }

  #lossBy(id: CharacterId): number {
    const { world } = this
    const camp = world.campOf(id)
    const others = world.living(camp).length - 1
    let loss = others <= 0 ? LAST_DEATH : SHARED_DEATH / (others + 1)
    if (camp === id)
      loss = world.isWithMe(id) ? LONE_DEATH : RIVAL_DEATH / Math.max(1, rivalsOf(world).length)
    if (id === world.me) loss += OWN_DEATH
    return loss * this.#finality(id)
  }

  #isMonster(id: CharacterId): boolean {
    return findExplorer(this.world.state, id) === null
  }

  /** Weight of a death: below 1 if the haunt undoes it or has turns for the dead. */
  #finality(id: CharacterId): number {
    const { haunt, state } = this.world
    const team = findExplorer(state, id)?.team
    let finality = 1
    for (const { on, who } of haunt?.reactions ?? []) {
      if (who !== team && who !== 'everyone') continue
      if (on === 'would-die') finality = Math.min(finality, UNDONE_DEATH)
      if (on === 'dead-turn') finality = Math.min(finality, ACTIVE_DEAD)
    }
    return finality
  }

  /** A character joins a team. */
  side(who: CharacterId, team: string): number {
    const loss = this.death(who)
    return team === this.world.campOf(this.world.me) ? -loss : loss * CONVERSION
  }

  /** One step of a character's traits; the fewer are left, the higher. */
  health(id: CharacterId): number {
    const explorer = findExplorer(this.world.state, id)
    const wanted = this.goals.shared(fact.health(id))
    if (!explorer || explorer.dead) return wanted
    if (!this.world.haunt) return id === this.world.me ? STEP_BEFORE_HAUNT : 0
    return wanted - this.death(id) / (weakestHealth(explorer) + 1)
  }
}

/** Steps an explorer can lose, physical or mental, whichever is fewer. */
export function weakestHealth({ steps }: Explorer): number {
  return Math.max(1, Math.min(steps.speed + steps.might, steps.sanity + steps.knowledge) - 1)
}
