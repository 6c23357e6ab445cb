/** What every op must bring: a schema, the running of it, its sentence for the player and its weight for the AI. */
import type { z } from 'zod'
import type { CharacterId, ChoiceKey, Seat, Trait } from '../ids.ts'
import type { Band, OpList, Passive } from '../language/defs.ts'
import type { Say } from '../language/say.ts'
import type { Amount, Cards, Condition, Tiles, Value, Who } from '../language/words.ts'
import type { Play } from '../play.ts'
import type { FrameOf, Scope } from '../state/flow.ts'
import type { Fact } from './facts.ts'

/** The parts a schema is made from. Schemas are functions of it, so that the engine itself never loads zod. */
export interface Kit {
  z: typeof z
  value: z.ZodType<Value>
  amount: z.ZodType<Amount>
  who: z.ZodType<Who>
  tiles: z.ZodType<Tiles>
  cards: z.ZodType<Cards>
  condition: z.ZodType<Condition>
  ops: z.ZodType<OpList>
  bands: z.ZodType<Band[]>
  passive: z.ZodType<Passive>
}

export type OpsFrame = FrameOf<'ops'>

export interface Effect<T extends { op: string }> {
  schema: (kit: Kit) => z.ZodType<Omit<T, 'op'>>
  /** Does it, or its next part: `again` means "come back to me when what I pushed or asked is done". */
  // biome-ignore lint/suspicious/noConfusingVoidType: most ops are done at once and say nothing
  run: (play: Play, op: T, frame: OpsFrame) => 'again' | void
  /** What it asked a seat, where the answers are worked out when wanted and not written down when asked. */
  choices?: (play: Play, op: T, locals: OpsFrame['with'], seat: Seat) => ChoiceKey[]
  /** False where it cannot be done now, so that neither action nor option is offered (L-TRAIT-18). */
  possible?: (play: Play, op: T, scope: Scope) => boolean
  /** A clause for the player: "take 1 mental damage". Generated, so it cannot lie. */
  sentence: (op: T, say: Say) => string
  /** What it would change, noted in facts, each as far as it is likely. */
  weigh: (op: T, weighing: Weighing) => void
}

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
  /** Of these courses the one that whoever decides likes best. */
  choice: (courses: readonly Course[], decider: CharacterId) => void
  /** The chance of each result of a roll, from 0 up; a null trait is so many dice and no more. */
  results: (who: CharacterId, trait: Trait | null, dice: number, add: number) => readonly number[]
}

export interface Course {
  list: OpList
  scope?: Partial<Scope>
}
