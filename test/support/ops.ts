/** An op by itself: what the player reads of it, and which way it weighs for the one who weighs it. */

import type { Weighing } from '../../src/engine/effects/effect.ts'
import { effectOf, type Op } from '../../src/engine/effects/index.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'
import { sentencesOf } from '../../src/engine/language/sentences.ts'

export const sentenceOf = (catalog: Catalog, op: Op, haunt = 99): string =>
  sentencesOf(catalog, { haunt: catalog.haunts[haunt] }).say.list({ ref: 'test', ops: [op] })

/** Numbers as they are, everything else as 1; only what is aimed at nobody else is one's own. */
const WEIGHING: Weighing = {
  value: (amount) => (typeof amount === 'number' ? amount : 1),
  list: (list) => list.ops.reduce((sum, op) => sum + weightOf(op), 0),
  self: (who) => who === undefined || who === 'me',
}

export const weightOf = (op: Op): number => effectOf(op).weigh(op, WEIGHING)
