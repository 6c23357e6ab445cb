/** Two roll the same trait; what follows depends on who rolled higher. */
import { TRAITS, type Trait } from '../ids.ts'
import type { OpList } from '../language/defs.ts'
import type { Who } from '../language/words.ts'
import { rollFor } from '../rules/roll.ts'
import type { Effect } from './effect.ts'
import { runList } from './lists.ts'
import { affected } from './targets.ts'

export interface ContestOp {
  op: 'contest'
  trait: Trait
  with: Who
  won?: OpList
  lost?: OpList
  tied?: OpList
}

export const contest: Effect<ContestOp> = {
  schema: ({ z, who, ops }) =>
    z
      .strictObject({
        trait: z.enum(TRAITS),
        with: who,
        won: ops.optional(),
        lost: ops.optional(),
        tied: ops.optional(),
      })
      .describe('two roll the same trait; what follows depends on who rolled more'),
  run(play, op, frame) {
    const { with: mine } = frame
    const { scope } = mine
    if (frame.step === 0) {
      mine.left = affected(play, op.with, scope).slice(0, 1)
      if (mine.left.length === 0) return
      rollFor(play, scope, { who: scope.me, trait: op.trait, dice: 0, add: 0 })
      return 'again'
    }
    const other = mine.left[0]!
    if (mine.mem === '') {
      mine.mem = String(frame.result)
      rollFor(play, scope, { who: other, trait: op.trait, dice: 0, add: 0 })
      return 'again'
    }
    const margin = Number(mine.mem) - frame.result
    const list = margin > 0 ? op.won : margin < 0 ? op.lost : op.tied
    if (list) runList(play, list, { ...scope, target: other, rolled: margin })
  },
  sentence: (op, say) => {
    const ends = [
      op.won && `if you win, ${say.list(op.won)}`,
      op.lost && `if you lose, ${say.list(op.lost)}`,
      op.tied && `on a tie, ${say.list(op.tied)}`,
    ]
    return `you and ${say.does(op.with, 'roll', 'roll')} ${say.trait(op.trait)}: ${ends.filter(Boolean).join('; ')}`
  },
  weigh: (op, { list }) => ((op.won ? list(op.won) : 0) + (op.lost ? list(op.lost) : 0)) / 2,
}
