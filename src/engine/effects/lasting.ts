/** A passive that outlives this effect: until the bearer's next turn, the end of this turn, the end of the monsters' turn or of a round, or its first use. */
import { fact } from '../language/facts.ts'
import { given, limited } from '../language/say.ts'
import { passiveWord } from '../language/tables.ts'
import type { Passive, Who } from '../language/words.ts'
import { happen } from '../play.ts'
import { affected } from '../rules/targets.ts'
import { type Lasting, UNTIL } from '../state/state.ts'
import type { Effect, Weighing } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    lasting: LastingOp
  }
}

export interface LastingOp {
  op: 'lasting'
  on?: Who
  passive: Passive
  until: Lasting['until']
}

export const lasting: Effect<LastingOp> = {
  schema: ({ z, who, passive }) =>
    z
      .strictObject({
        on: who.optional(),
        passive,
        until: z.enum(UNTIL),
      })
      .describe('a passive for a while'),
  run(play, op, frame) {
    const { from, pc, scope } = frame.with
    for (const on of affected(play, op.on, scope)) {
      const before = play.state.lasting.find(
        (other) => other.on === on && other.from === from && other.pc === pc,
      )
      if (before) {
        before.until = op.until // its time begins anew
        continue
      }
      play.state.lasting.push({ from, pc, on, until: op.until })
      happen(play, { kind: 'effect-lasts', rules: ['L-PREC-02'], on, source: scope.source, at: from, pc })
    }
  },
  sentence: (op, say) => {
    const until = {
      'turn-start': 'until the start of your next turn',
      'turn-end': 'until the end of this turn',
      'monster-turn-end': "until the end of the monsters' next turn",
      'round-end': 'until the end of the round',
      'next-round-end': 'until the end of the next round',
      used: '',
    }[op.until]
    const when = 'when' in op.passive && op.passive.when ? given(say, op.passive.when) : ''
    const clause = limited(say.passive(op.passive, op.on), when)
    return until ? `${until}, ${clause}` : `${clause}, once`
  },
  weigh: (op, { who, value, note }) => {
    const turn = turnsWorth(op.passive, value)
    for (const id of who(op.on)) note(fact.turn(id), turn)
  },
}

/** Its value to the affected character, as a fraction of a turn. */
function turnsWorth(passive: Passive, value: Weighing['value']): number {
  const { turns, harms } = passiveWord(passive)
  return turns ?? (harms?.(passive, value) ? -0.3 : 0.3)
}
