/** A side wins at once, or some of the players do together (L-WIN-01). */
import type { Team } from '../ids.ts'
import { fact, factName } from '../language/facts.ts'
import type { Who } from '../language/words.ts'
import { people } from '../rules/targets.ts'
import { endGame } from '../rules/victory.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    win: WinOp
  }
}

/** Either a team or certain people. */
export interface WinOp {
  op: 'win'
  team?: Team | 'me'
  who?: Who
}

export const win: Effect<WinOp> = {
  schema: ({ z, who }) =>
    z
      .strictObject({ team: z.enum(['heroes', 'traitor', 'me']).optional(), who: who.optional() })
      .describe('the game is won, by a side or by these people together'),
  run(play, op, frame) {
    const { scope, from: at } = frame.with
    if (op.who === undefined) return endGame(play, op.team === 'me' ? scope.me : op.team!, 'goal', { at })
    const players = people(play, op.who, scope)
    if (players.length > 0) endGame(play, players[0]!, 'goal', { players, at })
  },
  sentence: (op, say) => {
    if (op.who !== undefined) return `${say.does(op.who, 'win', 'wins')} together`
    return op.team === 'me' ? 'you win' : op.team === 'heroes' ? 'the heroes win' : 'the traitor wins'
  },
  weigh: (op, { play, scope, note }) => {
    if (op.who !== undefined) for (const id of people(play, op.who, scope)) note(fact.win(id), 1)
    else note(fact.win(op.team === undefined || op.team === 'me' ? scope.me : op.team), 1)
  },
  makes: ({ team = 'me', who }) => [{ fact: factName.win(who === undefined ? team : 'me'), way: 'up' }],
  quiet: true,
  faults: ({ team, who }) =>
    (team === undefined) === (who === undefined)
      ? [['', 'A win is that of a `team` or of certain people: `who`.']]
      : [],
}
