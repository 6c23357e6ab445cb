/** The numbers that the tuner may move, from tunable.yaml. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const Tunable = z
  .strictObject({
    /** As BALANCE.md calls it. */
    name: z.string().min(1),
    /** Paths in the haunt's file; the same number stands at each. */
    at: z.array(z.string().min(1)).min(1),
    from: z.number().int(),
    to: z.number().int(),
    step: z.number().int().min(1),
    /** Whom a larger number helps. */
    helps: z.enum(['heroes', 'traitor']),
  })
  .refine(({ from, to, step }) => to - from >= step, { error: 'There is no step between `from` and `to`.' })
export type Tunable = z.infer<typeof Tunable>

/** By the number of the haunt. Each list is tried from the first to the last. */
const Tunables = z
  .record(z.string().regex(/^\d+$/), z.array(Tunable).min(1))
  .refine((haunts) => !('0' in haunts), { error: 'Haunt 0 keeps its printed numbers.' })

export const readTunables = (text: string): Record<string, Tunable[]> => Tunables.parse(parse(text))

export const tunables = (): Record<string, Tunable[]> =>
  readTunables(readFileSync(join(import.meta.dirname, 'tunable.yaml'), 'utf8'))
