/** The same for each of several people or monsters, one after another (L-TRAIT-10, L-AMB-22). */
import type { OpList } from '../language/defs.ts'
import type { Who } from '../language/words.ts'
import { inDamageOrder } from '../rules/damage.ts'
import type { Effect } from './effect.ts'
import { runList } from './lists.ts'
import { affected } from './targets.ts'

export interface ForEachOp {
  op: 'for-each'
  who: Who
  /** The ops are each one's own: they decide and roll, and `target` is the one who caused it. */
  asMe?: boolean
  do: OpList
}

export const forEach: Effect<ForEachOp> = {
  schema: ({ z, who, ops }) => z.strictObject({ who, asMe: z.boolean().optional(), do: ops }),
  run(play, op, frame) {
    const { with: mine } = frame
    if (frame.step === 0) mine.left = inDamageOrder(play, affected(play, op.who, mine.scope))
    const id = mine.left.shift()
    if (!id) return
    runList(
      play,
      op.do,
      op.asMe ? { ...mine.scope, me: id, target: mine.scope.me } : { ...mine.scope, target: id },
    )
    return 'again'
  },
  sentence: (op, say) => {
    const told = say.list(op.do)
    if (!op.asMe) return `for ${say.whom(op.who)}: ${told}`
    if (told.startsWith('choose'))
      return `${say.does(op.who, 'choose', 'chooses')}${told.slice('choose'.length)}`
    return `${say.does(op.who, 'do', 'does')} this: ${told}`
  },
  weigh: (op, { list }) => list(op.do),
}
