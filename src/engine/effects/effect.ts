/**
 * What every op must bring: a schema, the running of it, its sentence for the player and its weight for the AI.
 * What it touches it declares as well, so that nobody else keeps a list of ops.
 */
import type { z } from 'zod'
import type { CharacterId, ChoiceKey, Trait } from '../ids.ts'
import type { Band, OpList, Trigger } from '../language/defs.ts'
import type { Fact, Making } from '../language/facts.ts'
import type { Kit } from '../language/kit.ts'
import type { Say } from '../language/say.ts'
import type { Amount, Condition, Value, Who } from '../language/words.ts'
import type { Behaviour, Play } from '../play.ts'
import type { FrameOf, Scope } from '../state/flow.ts'

export type OpsFrame = FrameOf<'ops'>

export interface Effect<T extends { op: string }> extends Behaviour<T> {
  schema: (kit: Kit) => z.ZodType<Omit<T, 'op'>>
  /** A clause for the player: "take 1 mental damage". Generated, so it cannot lie. */
  sentence: (op: T, say: Say) => string
  /** The facts it would change, weighted by probability. */
  weigh: (op: T, weighing: Weighing) => void
  /** Facts it can ever change: the AI looks for one that it wants, `check` for one that nothing changes. */
  makes?: (op: T) => readonly Making[]
  /** Triggers it can set off for the one whose effect it is; `home` is where it is written, `tile:well`. */
  fires?: (op: T, home: string) => readonly Trigger[]
  /** Its clause has those it befalls for a subject: "take 1 damage", "each hero takes 1 damage". */
  befalls?: true
  /** The table does not see whom it befalls, or knows already. */
  quiet?: true
  /** Runs only one of its lists. */
  forks?: true
  /** Fields in which `target` is somebody it has picked, met or rolled against. */
  givesTarget?: readonly (keyof T)[]
  /** Fields in which a trait has been named. */
  namesTrait?: readonly (keyof T)[]
  /** The condition on which a list in it is run, as far as that can be said. */
  gate?: (op: T, list: OpList) => Condition | null
  /** Is a list in it run as the effect of somebody else? */
  isOthers?: (op: T, list: OpList) => boolean
  /** Values that make a good end likelier. */
  helps?: (op: T) => readonly Value[]
  /** How it asks its questions. */
  asks?: Asks<T>
  /** Faults that the schema cannot express: the field, and a sentence. */
  faults?: (op: T, around: Around) => readonly Fault[]
}

/** The questions of an op as a reader is asked them. */
export interface Asks<T> {
  /** The verb for the picked trait: "Gain in". */
  trait?: string
  /** The step that trait would then be on; null if it would stay as it is. */
  stepAfter?: (op: T, step: number, ladder: { start: number; top: number }) => number | null
  /** The trait is rolled against that of `target`. */
  isContest?: true
  /** The verb for the picked card: "Bury". */
  card?: string
  /** A question of its own about a doorway. */
  doorway?: string
  /** Answers that the page has words for, by key. */
  answers?: (op: T) => readonly { key: string; label: string; do: OpList }[]
  /** The results of its roll, in the order in which they are offered. */
  bands?: (op: T) => readonly Band[]
  /** The op without the results of its roll (L-EVENT-03). */
  sealed?: (op: T) => T
  /** What an answer leads to, and with which scope. */
  leadsTo?: (op: T, key: ChoiceKey, scope: Scope) => { list: OpList; scope: Scope } | null
}

/** How much it is by, for a question that is asked before the value is worked out. */
export const roughly = (by: Value): number => (typeof by === 'number' ? by : 1)

export type Fault = [field: string, sentence: string]

/** What an op may lean on where it stands. */
export interface Around {
  /** Has a trait been named? */
  isTraitNamed: boolean
  /** The number of boxes on its card. */
  boxes: number
}

/** Answers to one question are told apart by their keys. */
export const sameKeys = (answers: readonly { key: string }[], field: string): Fault[] =>
  answers.flatMap(({ key }, n) =>
    answers.findIndex((other) => other.key === key) < n
      ? [[`${field}/${n}/key`, `There are two ${field} with the key \`${key}\`.`] as Fault]
      : [],
  )

/** What weighing may lean on: an imagined table, and chances instead of luck. */
export interface Weighing {
  play: Play
  scope: Scope
  note: (fact: Fact, by: number) => void
  value: (value: Amount) => number
  who: (who: Who | undefined) => CharacterId[]
  /** How likely a condition is to hold. */
  holds: (condition: Condition) => number
  /** What follows with this chance, and perhaps for somebody else. */
  branch: (list: OpList | undefined, chance?: number, scope?: Partial<Scope>) => void
  /** The course that the decider prefers. */
  choice: (courses: readonly Course[], decider: CharacterId) => void
  /** The probability of each result of a roll, from 0 up; with a null trait, the given dice alone. */
  results: (who: CharacterId, trait: Trait | null, dice: number, add: number) => readonly number[]
}

export interface Course {
  list: OpList
  scope?: Partial<Scope>
}
