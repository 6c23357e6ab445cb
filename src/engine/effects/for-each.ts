/** The same for each of several people or monsters, one after another (L-TRAIT-10, L-AMB-22). */
import type { CharacterId } from '../ids.ts'
import type { OpList } from '../language/defs.ts'
import { theirs } from '../language/say.ts'
import type { Who } from '../language/words.ts'
import type { Play } from '../play.ts'
import { runList } from '../play.ts'
import { inDamageOrder } from '../rules/damage.ts'
import { affected } from '../rules/targets.ts'
import { findExplorer, isThere } from '../state/characters.ts'
import { aimedAt, scopeWith } from '../state/scope.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'for-each': ForEachOp
  }
}

export interface ForEachOp {
  op: 'for-each'
  who: Who
  /** Each character runs the ops as their own: they decide and roll, and `target` is the character who caused it. */
  asMe?: boolean
  do: OpList
}

/** L-AMB-74: of a group of the living not those who have died since, and no monster that is gone. */
function isMeant({ state }: Play, who: Who, id: CharacterId): boolean {
  const areLiving = typeof who === 'object' && 'all' in who && !who.dead
  return isThere(state, id) && !(areLiving && findExplorer(state, id)?.dead)
}

export const forEach: Effect<ForEachOp> = {
  schema: ({ z, who, ops }) =>
    z
      .strictObject({ who, asMe: z.boolean().optional(), do: ops })
      .describe('the same for each as `target`; with `asMe` it is their own effect'),
  run(play, op, frame) {
    const { with: mine } = frame
    if (frame.step === 0) mine.left = inDamageOrder(play, affected(play, op.who, mine.scope))
    const id = mine.left.shift()
    if (!id) return
    if (!isMeant(play, op.who, id)) return 'again'
    runList(
      play,
      op.do,
      op.asMe ? scopeWith(mine.scope, { me: id, target: mine.scope.me }) : aimedAt(mine.scope, id),
    )
    return 'again'
  },
  sentence: (op, say) => {
    if (op.asMe) return theirs(say, op.do, (base, third) => say.does(op.who, base, third))
    return `for ${say.whom(op.who)}: ${say.list(op.do)}`
  },
  weigh: (op, { who, scope, branch }) => {
    for (const id of who(op.who)) branch(op.do, 1, op.asMe ? { me: id, target: scope.me } : { target: id })
  },
  givesTarget: ['do'],
  isOthers: ({ asMe }) => asMe === true,
}
