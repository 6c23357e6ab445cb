/** Moves for this turn: more of them, or none left. */
import { numberOf } from '../language/evaluate.ts'
import { fact } from '../language/facts.ts'
import { counted } from '../language/say.ts'
import type { Value } from '../language/words.ts'
import { happen } from '../play.ts'
import { byText } from './by-text.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    moves: MovesOp
  }
}

export interface MovesOp {
  op: 'moves'
  by: Value | 'none-left'
}

export const moves: Effect<MovesOp> = {
  schema: ({ z, value }) =>
    z
      .strictObject({ by: z.union([value, z.literal('none-left')]) })
      .describe('more or fewer moves this turn'),
  run(play, op, frame) {
    const { scope } = frame.with
    const { turn } = play.state
    // L-AMB-42: moves exist only in one's own turn.
    if (turn.who !== scope.me) return
    if (op.by === 'none-left') {
      turn.moves = 0
      happen(play, { kind: 'moves-lost', rules: byText(scope), who: scope.me })
      return
    }
    const by = numberOf(play, op.by, scope)
    turn.moves = Math.max(0, turn.moves + by)
    happen(play, { kind: 'moves-gained', rules: byText(scope), who: scope.me, by })
  },
  harms: ({ by }) => by === 'none-left' || (typeof by === 'number' && by < 0),
  sentence: (op, say) =>
    op.by === 'none-left'
      ? 'lose your remaining moves'
      : `gain ${counted(say, op.by, 'move', 'moves')} this turn`,
  weigh: (op, { play, scope, value, note }) => {
    const { who, moves } = play.state.turn
    if (who === scope.me)
      note(fact.move(who), op.by === 'none-left' ? -moves : Math.max(-moves, value(op.by)))
  },
}
