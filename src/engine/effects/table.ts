/** The closed table of ops; one without a line in the index does not compile. */
import { inOrder } from '../language/tables.ts'
import type { Op, Ops } from '../language/words.ts'
import type { Effect } from './effect.ts'
import * as ops from './index.ts'

export type { Op, OpName } from '../language/words.ts'

export const EFFECTS: { readonly [N in keyof Ops]: Effect<Ops[N]> } = inOrder(ops)

/** The effect of an op, whichever it is; the table above pairs each op with its own. */
export const effectOf = (op: Op): Effect<Op> => EFFECTS[op.op] as unknown as Effect<Op>
