/** The form of a campaign file, checked before anything reads it. What its pieces are is for the catalog to judge. */
import { z } from 'zod'
import type { ChangeKind } from '../engine/state/legacy.ts'
import { PLAYED_BY, TEMPERS } from '../table/thinkers.ts'

const count = z.int().min(0)
const id = z.string().min(1).max(64)
const text = z.string()
const ids = z.array(id)

/** The fields of each kind of change besides its cause. */
const CHANGES: Record<ChangeKind, z.ZodRawShape> = {
  entered: { line: id, value: text },
  counted: { line: id, by: z.int() },
  stuck: { tile: id, sticker: id, family: id.optional() },
  ticked: { card: id },
  'made-heirloom': { card: id, family: id, name: text },
  named: { what: id, name: text },
  added: { piece: id },
  destroyed: { piece: id },
  entombed: { piece: id },
  released: { piece: id },
  opened: { door: id },
  read: { entry: count },
  turned: { card: count },
  'sat-down': { family: id, name: text, age: z.int(), year: z.int(), again: z.boolean() },
  recorded: { family: id, died: z.boolean(), traitor: z.boolean(), betrayed: z.boolean() },
  noted: { family: id.nullable(), text },
  ended: { haunt: count, winner: id, entry: count.nullable() },
}

const change = z.union(
  Object.entries(CHANGES).map(([kind, fields]) =>
    z.looseObject({ kind: z.literal(kind), cause: z.string(), ...fields }),
  ),
)

const member = z.looseObject({
  sitting: count,
  year: z.int(),
  name: text,
  age: z.int(),
  again: z.boolean(),
  died: z.boolean(),
  traitor: z.boolean(),
  fate: text.nullable(),
})

const mark = z.looseObject({
  ticks: count,
  heirloom: id.nullable(),
  name: text.nullable(),
  passage: z.literal(true).optional(),
  ghosts: count.optional(),
  crests: ids.optional(),
  stickers: ids.optional(),
})

const box = z.looseObject({
  format: z.literal(1),
  edition: id,
  seed: z.string().max(200),
  sitting: count,
  deck: count,
  inPlay: ids,
  tomb: ids,
  gone: ids,
  marks: z.record(id, mark),
  doors: ids,
  ledger: z.record(id, z.union([text, z.int()])),
  read: z.array(count),
  families: z.record(
    id,
    z.looseObject({
      surname: text.nullable(),
      heirloomsLeft: z.int(),
      betrayals: count,
      members: z.array(member),
    }),
  ),
  history: z.array(z.looseObject({ sitting: count, text })),
  endings: z.array(z.looseObject({ sitting: count, haunt: count, winner: id, entry: count.nullable() })),
})

const campaign = z.looseObject({
  name: id,
  edition: id,
  seed: z.string().max(200),
  players: z
    .array(z.looseObject({ by: z.enum(PLAYED_BY), temper: z.enum(TEMPERS).optional(), family: id }))
    .min(1)
    .max(6),
  sittings: z.array(
    z.looseObject({
      chapter: count,
      players: ids,
      winner: id.nullable(),
      changes: z.array(change),
      box: z.string(),
    }),
  ),
  box,
  branch: z.looseObject({ of: id, at: count }).optional(),
})

/** A sentence about the first thing that is not as it must be; null if there is none. */
export function faultOfCampaign(value: unknown): string | null {
  const result = campaign.safeParse(value)
  if (!result.success) {
    const { path, message } = result.error.issues[0]!
    return `at ${path.map(String).join('/') || 'its top'}: ${message}`
  }
  const { players, sittings, box } = result.data
  const named = [
    ...players.map(({ family }) => family),
    ...sittings.flatMap(({ changes }) =>
      changes.flatMap(({ family }) => (typeof family === 'string' ? [family] : [])),
    ),
  ]
  const stranger = named.find((family) => !Object.hasOwn(box.families, family))
  return stranger === undefined ? null : `it has no record of the family ${stranger}`
}
