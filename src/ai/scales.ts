/** Weighs what an effect would change: runs every op's own `weigh` over an imagined table and adds up the facts. */
import type { CharacterId } from '../engine/ids.ts'
import {
  affected,
  type Course,
  effectOf,
  type Fact,
  holds,
  numberOf,
  type Op,
  type Scope,
  type Weighing,
} from '../engine/insight.ts'
import type { OpList } from '../engine/language/defs.ts'
import type { Amount, Condition, Value } from '../engine/language/words.ts'
import type { World } from './world.ts'

export type Changes = Map<Fact, number>

/** What changes are worth to somebody. */
export type Worth = (changes: Changes, to: CharacterId) => number

/** Effects nest; deeper than this nobody looks. */
const DEEPEST = 12

export interface Assumed {
  /** Only these ops are looked at, where they are named. */
  only?: ReadonlySet<Op> | undefined
  /** Conditions taken to hold, whatever the table says. */
  yes: readonly Condition[]
}
const NOTHING_ASSUMED: Assumed = { yes: [] }

export function weighed(
  world: World,
  list: OpList,
  scope: Scope,
  worth: Worth,
  assumed: Assumed = NOTHING_ASSUMED,
): Changes {
  const changes: Changes = new Map()
  addList(world, list, scope, 1, changes, worth, assumed, 0)
  return changes
}

function addList(
  world: World,
  list: OpList,
  scope: Scope,
  chance: number,
  into: Changes,
  worth: Worth,
  assumed: Assumed,
  depth: number,
): void {
  if (depth > DEEPEST || chance <= 0) return
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
      worth,
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
    holds: (condition) => likely(world, condition, scope, assumed),
    branch: (part, more = 1, other) => {
      if (part) go(part, more, other, into, chance)
    },
    choice: (courses, decider) => {
      const best = bestOf(courses, (course) => {
        const changes: Changes = new Map()
        go(course.list, 1, course.scope, changes, 1)
        return { changes, worth: worth(changes, decider) }
      })
      for (const [fact, by] of best) into.set(fact, (into.get(fact) ?? 0) + by * chance)
    },
    results: (who, trait, dice, add) => world.results(who, trait, dice, add, 'haunt', scope.word),
  }
  for (const op of list.ops) if (!assumed.only || assumed.only.has(op)) effectOf(op).weigh(op, weighing)
}

/** One shape for every scope: looking into them is most of the work. */
const scopeWith = (scope: Scope, other: Partial<Scope>): Scope => ({
  source: other.source ?? scope.source,
  cause: other.cause ?? scope.cause,
  me: other.me ?? scope.me,
  target: other.target === undefined ? scope.target : other.target,
  card: other.card === undefined ? scope.card : other.card,
  word: other.word === undefined ? scope.word : other.word,
  rolled: other.rolled ?? scope.rolled,
  named: other.named === undefined ? scope.named : other.named,
})

function bestOf(
  courses: readonly Course[],
  weigh: (course: Course) => { changes: Changes; worth: number },
): Changes {
  let best: { changes: Changes; worth: number } | null = null
  for (const course of courses) {
    const next = weigh(course)
    if (best === null || next.worth > best.worth) best = next
  }
  return best?.changes ?? new Map()
}

/** A number, dice by what they roll on average. */
function amountOf(world: World, amount: Amount, scope: Scope, assumed: Assumed): number {
  if (typeof amount === 'object' && 'dice' in amount) {
    const { faces } = world.play.rules.dice
    return (countedAs(world, amount.dice, scope, assumed) * (faces - 1)) / 2
  }
  return countedAs(world, amount, scope, assumed)
}

/** As the rules count it, save where something is assumed or hangs on what nobody has told us. */
function countedAs(world: World, value: Value, scope: Scope, assumed: Assumed): number {
  if (typeof value === 'number') return value
  if ('sum' in value)
    return value.sum.reduce<number>((sum, part) => sum + countedAs(world, part, scope, assumed), 0)
  if ('if' in value) {
    const chance = likely(world, value.if, scope, assumed)
    const then = chance > 0 ? countedAs(world, value.then, scope, assumed) : 0
    const other = chance < 1 ? countedAs(world, value.else ?? 0, scope, assumed) : 0
    return chance * then + (1 - chance) * other
  }
  return numberOf(world.play, value, scope)
}

/** A name is right for sure where the secret is known, else as likely as any other. */
function likely(world: World, condition: Condition, scope: Scope, assumed: Assumed): number {
  if (assumed.yes.includes(condition)) return 1
  if ('named' in condition && scope.named === null) {
    const secret = world.state.haunt?.secrets[condition.named]
    if (!secret) return 0
    return secret.shown || secret.knownTo.includes(scope.me) ? 1 : 1 / Math.max(1, secret.among.length)
  }
  return holds(world.play, condition, scope) ? 1 : 0
}
