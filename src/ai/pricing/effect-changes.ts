/** The expected changes by an effect: adds up the facts that the `weigh` of each op reports on an imagined state. */

import {
  affected,
  type Course,
  conditionWord,
  effectOf,
  type Fact,
  holds,
  numberOf,
  type Op,
  type Scope,
  scopeWith,
  valueWord,
  type Weighing,
} from '../../engine/ai-queries.ts'
import type { CharacterId } from '../../engine/ids.ts'
import type { OpList } from '../../engine/language/defs.ts'
import type { Amount, Condition, Value } from '../../engine/language/words.ts'
import type { World } from '../reading/world.ts'

export type Changes = Map<Fact, number>

/** The score of changes to the character who decides. */
export type ScoreFor = (changes: Changes, to: CharacterId) => number

/** Levels of nested op lists to follow. */
const MAX_DEPTH = 12

export interface Assumed {
  /** Ops to weigh; all by default. */
  only?: ReadonlySet<Op> | undefined
  /** Conditions to take as true, whatever the state says. */
  yes: readonly Condition[]
}
const NOTHING_ASSUMED: Assumed = { yes: [], only: undefined }

export function expectedChanges(
  world: World,
  list: OpList,
  scope: Scope,
  score: ScoreFor,
  assumed: Assumed = NOTHING_ASSUMED,
): Changes {
  const changes: Changes = new Map()
  addList(world, list, scope, 1, changes, score, assumed, 0)
  return changes
}

function addList(
  world: World,
  list: OpList,
  scope: Scope,
  chance: number,
  into: Changes,
  score: ScoreFor,
  assumed: Assumed,
  depth: number,
): void {
  if (depth > MAX_DEPTH || chance <= 0) return
  const { play } = world
  const go = (
    part: OpList,
    more: number,
    other: Partial<Scope> | undefined,
    changes: Changes,
    factor: number,
  ) =>
    addList(
      world,
      part,
      other ? scopeWith(scope, other) : scope,
      more * factor,
      changes,
      score,
      assumed,
      depth + 1,
    )
  const weighing: Weighing = {
    play,
    scope,
    note: (fact, by) => {
      if (by !== 0) into.set(fact, (into.get(fact) ?? 0) + by * chance)
    },
    value: (value) => amountOf(world, value, scope, assumed),
    who: (who) => affected(play, who, scope),
    holds: (condition) => probabilityOf(world, condition, scope, assumed),
    branch: (part, more = 1, other) => {
      if (part) go(part, more, other, into, chance)
    },
    choice: (courses, decider) => {
      const best = bestOf(courses, (course) => {
        const changes: Changes = new Map()
        go(course.list, 1, course.scope, changes, 1)
        return { changes, score: score(changes, decider) }
      })
      for (const [fact, by] of best) into.set(fact, (into.get(fact) ?? 0) + by * chance)
    },
    results: (who, trait, dice, add) => world.results(who, trait, dice, add, scope.word),
  }
  for (const op of list.ops) if (!assumed.only || assumed.only.has(op)) effectOf(op).weigh(op, weighing)
}

function bestOf(
  courses: readonly Course[],
  weigh: (course: Course) => { changes: Changes; score: number },
): Changes {
  let best: { changes: Changes; score: number } | null = null
  for (const course of courses) {
    const next = weigh(course)
    if (best === null || next.score > best.score) best = next
  }
  return best?.changes ?? new Map()
}

/** The value of an amount; dice count as their mean. */
function amountOf(world: World, amount: Amount, scope: Scope, assumed: Assumed): number {
  if (typeof amount === 'object' && 'dice' in amount) {
    const { faces } = world.play.rules.dice
    return (expectedNumber(world, amount.dice, scope, assumed) * (faces - 1)) / 2
  }
  return expectedNumber(world, amount, scope, assumed)
}

/** The value as the rules count it, except that conditions have probabilities. */
function expectedNumber(world: World, value: Value, scope: Scope, assumed: Assumed): number {
  if (typeof value === 'number') return value
  const { expected } = valueWord(value)
  if (!expected) return numberOf(world.play, value, scope)
  return expected(
    value,
    (part) => expectedNumber(world, part, scope, assumed),
    (condition) => probabilityOf(world, condition, scope, assumed),
  )
}

/** Probability of a condition: the word's own estimate if it has one, else 1 or 0. */
function probabilityOf(world: World, condition: Condition, scope: Scope, assumed: Assumed): number {
  if (assumed.yes.includes(condition)) return 1
  const chance = conditionWord(condition).chance?.(world.play, condition, scope) ?? null
  return chance ?? (holds(world.play, condition, scope) ? 1 : 0)
}
