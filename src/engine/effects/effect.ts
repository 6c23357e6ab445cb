/** What every op must bring: a schema, the running of it, its sentence for the player and its weight for the AI. */
import type { z } from 'zod'
import type { ChoiceKey, Seat } from '../ids.ts'
import type { Band, OpList, Passive } from '../language/defs.ts'
import type { Say } from '../language/say.ts'
import type { Amount, Cards, Condition, Tiles, Value, Who } from '../language/words.ts'
import type { Play } from '../play.ts'
import type { FrameOf, Scope } from '../state/flow.ts'

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
  /** Worth to the one it befalls, in trait steps. */
  weigh: (op: T, weighing: Weighing) => number
}

/** What weighing may lean on: expected values instead of luck. */
export interface Weighing {
  value: (value: Amount) => number
  list: (list: OpList) => number
  /** Is this aimed at the one who weighs it? */
  self: (who: Who | undefined) => boolean
}
