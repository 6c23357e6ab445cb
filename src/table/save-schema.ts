/** The form of saves and recordings, checked before anything reads them. The state is for the engine to judge. */
import { z } from 'zod'
import { CALLINGS, REGIONS } from '../engine/ids.ts'
import { DECISION_KINDS } from '../engine/state/flow.ts'
import { PLAYED_BY, TEMPERS } from './thinkers.ts'

const count = z.int().min(0)
const id = z.string().min(1)
const options = z.object({
  haunt: count.nullable(),
  chapter: count.nullable(),
  askGains: z.boolean(),
  day: z
    .string()
    .regex(/^\d\d-\d\d$/, { error: 'a day is written 06-20' })
    .optional(),
  scenario: id.optional(),
  played: z.array(count).optional(),
})

const pieces = z.strictObject({ tiles: z.array(id), cards: z.array(id), haunts: z.array(count) })

/** A generator without them draws no numbers. */
const fraction = z.number().min(0).lt(1)

/** What the program reads of a state that replaying its choices does not lead to, and no invariant covers. */
const state = z.looseObject({
  edition: id,
  pieces,
  phase: z.string(),
  round: count,
  rng: z.record(z.string(), z.looseObject({ c: z.int(), s0: fraction, s1: fraction, s2: fraction })),
  order: z.array(id),
  turn: z.looseObject({ who: id.nullable() }),
  explorers: z.array(z.looseObject({ id, seat: count, name: z.string(), age: z.int() })),
  monsters: z.array(z.looseObject({ id })),
  house: z.array(
    z.looseObject({
      region: z.enum(REGIONS),
      ghosts: count,
      tokens: z.array(id),
      objects: z.array(id),
    }),
  ),
  haunt: z.looseObject({ number: count }).nullable(),
  outcome: z.looseObject({ winner: id.nullable() }).nullable(),
})

const seating = z.strictObject({
  family: id.optional(),
  name: z.string().max(200).optional(),
  age: z.int().optional(),
  calling: z.enum(CALLINGS).nullable().optional(),
})

const by = z.enum(PLAYED_BY)
const temper = z.enum(TEMPERS)

const seat = z.object({
  by,
  temper: temper.optional(),
  /** A memory is for whoever remembers it to judge. */
  mind: z.looseObject({ level: id, temper, memory: z.looseObject({}) }).optional(),
  name: z.string().max(200),
  word: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
})

const byName = z.record(z.string(), count)
const legacy = z.strictObject({
  marks: z
    .record(
      z.string(),
      z.strictObject({
        ticks: count,
        heirloom: id.nullable(),
        name: z.string().nullable(),
        passage: z.literal(true).optional(),
        ghosts: count.optional(),
        crests: z.array(id).optional(),
        stickers: z.array(id).optional(),
      }),
    )
    .optional(),
  ancestors: byName.optional(),
  heirloomsLeft: byName.optional(),
  deck: count.optional(),
  ledger: z.record(z.string(), z.union([z.string(), z.int()])).optional(),
  doors: z.array(id).optional(),
  forebears: z
    .record(z.string(), z.strictObject({ name: z.string(), age: count, year: count, died: z.boolean() }))
    .optional(),
  offers: z.array(id).optional(),
})

/** The name and the hash of somebody's pack. */
const pack = z.strictObject({ name: id.max(60), hash: z.string().regex(/^[0-9a-f]{16}$/) })

const opening = z.strictObject({
  seed: z.string().max(200),
  seats: z.array(seating).min(1).max(6),
  options: options.partial().optional(),
  pieces,
  pack: pack.optional(),
  legacy: legacy.optional(),
})

const entry = z.object({
  n: z.int().min(1),
  seat: count,
  ask: z.enum(DECISION_KINDS),
  pick: id,
  is: z.string().optional(),
})

const save = z.object({
  app: z.string(),
  seq: count,
  body: z.strictObject({
    name: id,
    content: id.nullable(),
    opening,
    seats: z.array(seat),
    state,
    journal: z.array(entry),
  }),
})

/** One line of a recording. Openings of the first form named no pieces, and the hash of the whole catalog. */
const line = z.union([
  z.object({
    open: z.literal(1),
    engine: z.string(),
    edition: id,
    content: id.nullable().optional(),
    seed: opening.shape.seed,
    seats: z
      .array(seating.extend({ by, temper: temper.optional() }))
      .min(1)
      .max(6),
    options: opening.shape.options,
    pieces: pieces.optional(),
    pack: pack.optional(),
    legacy: opening.shape.legacy,
  }),
  z.object({ n: z.int().min(1), seat: z.union([count, z.string()]), ask: z.enum(DECISION_KINDS), pick: id }),
  z.object({ turn: count, is: id }),
])
export type RecordingLine = z.infer<typeof line>

export interface SaveFault {
  path: string
  because: string
}

export function faultOfSave(value: unknown): SaveFault | null {
  const result = save.safeParse(value)
  if (!result.success) return firstFault(result.error)
  const { seq, body } = result.data
  if (body.journal.some(({ n }, at) => n !== at + 1))
    return { path: 'body/journal', because: 'a choice is missing' }
  if (seq !== body.journal.length)
    return { path: 'seq', because: `it says ${seq} choices and holds ${body.journal.length}` }
  // A game of a campaign adds to its pieces (L-CAMP-08).
  const grows = body.opening.legacy?.deck !== undefined
  if (!grows && JSON.stringify(body.opening.pieces) !== JSON.stringify(body.state.pieces))
    return { path: 'body/state/pieces', because: 'it names two lists of pieces' }
  const seats = body.opening.seats.length
  if (body.seats.length !== seats || body.state.explorers.length !== seats)
    return { path: 'body/seats', because: 'seats and explorers do not match' }
  return strangerIn(body.state)
}

/** Slots of nobody at the table. */
const SLOTS = ['*monsters', '*house']

/** Whoever has a slot or a turn must be at the table, and each explorer in a seat of their own. */
function strangerIn({ order, turn, explorers, monsters }: z.infer<typeof state>): SaveFault | null {
  const known = [...explorers, ...monsters].map(({ id: one }) => one)
  if (turn.who !== null && !known.includes(turn.who))
    return { path: 'body/state/turn/who', because: 'nobody of this name is there' }
  if (order.some((one) => !SLOTS.includes(one) && !known.includes(one)))
    return { path: 'body/state/order', because: 'it names somebody who is not there' }
  if (explorers.some(({ seat: one }, at) => one !== at))
    return { path: 'body/state/explorers', because: 'they are not in their seats' }
  return null
}

export function lineOf(value: unknown): { line: RecordingLine } | { fault: SaveFault } {
  const result = line.safeParse(value)
  return result.success ? { line: result.data } : { fault: firstFault(result.error) }
}

function firstFault(error: z.ZodError): SaveFault {
  const issue = error.issues[0]!
  const message = issue.message.charAt(0).toLowerCase() + issue.message.slice(1)
  return { path: issue.path.join('/'), because: message }
}
