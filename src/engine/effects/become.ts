/** Somebody changes sides, before all (L-HID-07). */
import type { Team } from '../ids.ts'
import { fact, factName } from '../language/facts.ts'
import type { Who } from '../language/words.ts'
import { changeTeam } from '../rules/order.ts'
import { people } from '../rules/targets.ts'
import { explorerOf } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    become: BecomeOp
  }
}

export interface BecomeOp {
  op: 'become'
  who?: Who
  team: Team
}

export const become: Effect<BecomeOp> = {
  schema: ({ z, who }) =>
    z.strictObject({ who: who.optional(), team: z.enum(['heroes', 'traitor']) }).describe('changes sides'),
  run(play, op, frame) {
    for (const id of people(play, op.who, frame.with.scope)) changeTeam(play, id, op.team)
  },
  sentence: (op, say) =>
    `${say.does(op.who, 'become', 'becomes')} ${op.team === 'heroes' ? 'a hero' : 'a traitor'}`,
  weigh: (op, { play, scope, note }) => {
    for (const id of people(play, op.who, scope))
      if (explorerOf(play.state, id).team !== op.team) note(fact.side(id, op.team), 1)
  },
  makes: ({ team }) => [{ fact: factName.side(team), way: 'up' }],
  befalls: true,
}
