/** A side wins at once (L-WIN-01). */
import type { Team } from '../ids.ts'
import { endGame } from '../rules/victory.ts'
import type { Effect } from './effect.ts'

export interface WinOp {
  op: 'win'
  team: Team | 'me'
}

export const win: Effect<WinOp> = {
  schema: ({ z }) =>
    z.strictObject({ team: z.enum(['heroes', 'traitor', 'me']) }).describe('the game is won'),
  run(play, op, frame) {
    endGame(play, op.team === 'me' ? frame.with.scope.me : op.team, 'goal')
  },
  sentence: (op) =>
    op.team === 'me' ? 'you win' : op.team === 'heroes' ? 'the heroes win' : 'the traitor wins',
  weigh: () => 20,
}
