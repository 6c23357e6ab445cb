/** Needs: what a player still lacks for a goal, counted in turns. */
import type { CharacterId, ExplorerId } from '../../engine/ids.ts'
import type { Condition } from '../../engine/language/words.ts'
import type { FactName } from '../reading/sources.ts'
import { UNREACHABLE, type World } from '../reading/world.ts'

/** A tree: turns to fulfil the need, the needs it consists of, and the fact it is about. */
export interface Need {
  turns: number
  parts: Need[]
  /** The fact to change, and by how much; negative if there is too much of it. */
  fact?: FactName
  units?: number
}

export const DONE: Need = { turns: 0, parts: [] }
export const IMPOSSIBLE: Need = { turns: UNREACHABLE, parts: [] }

/** The search for needs, as its parts see each other. */
export interface NeedSearch {
  readonly world: World
  readonly who: ExplorerId
  /** The need to make a condition true. */
  condition: (condition: Condition, depth: number) => Need
  /** The need to change a fact by a number of units. */
  fact: (name: FactName, units: number, depth: number) => Need
  /** The need to kill a character. */
  death: (id: CharacterId) => Need
}

/** A need of known length without parts. */
export const turnsOnly = (turns: number): Need => ({ turns, parts: [] })

/** All of these needs, one after the other. */
export function allOf(needs: readonly Need[]): Need {
  let turns = 0
  const parts: Need[] = []
  for (const need of needs) {
    turns += need.turns
    if (need.turns > 0) parts.push(need)
  }
  return { turns: Math.min(UNREACHABLE, turns), parts }
}

/** So many of these needs, the quickest. */
export const cheapest = (needs: readonly Need[], some: number): Need =>
  allOf([...needs].sort((a, b) => a.turns - b.turns).slice(0, some))

/** The quickest of these needs. */
export function quickest(needs: readonly Need[]): Need {
  let best = IMPOSSIBLE
  for (const need of needs) if (need.turns < best.turns) best = need
  return best
}

/** Does the need, or a part of it, change this fact? */
export const isAbout = ({ fact, parts }: Need, name: FactName | undefined): boolean =>
  name !== undefined && (fact === name || parts.some((part) => isAbout(part, name)))
