/** Somebody, me by default, has used this action word in the turn that is theirs now. */
import type { ActionWord } from '../../ids.ts'
import { wordName } from '../vocabulary.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    did: { did: ActionWord; who?: Who }
  }
}

export const did: ConditionWord<'did'> = {
  schema: ({ z, id, who }) =>
    z
      .strictObject({ did: id('word'), who: who.optional() })
      .describe('somebody has used this action word in this turn, which is theirs'),
  holds:
    ({ isSoOf }) =>
    (play, { did, who }, scope) =>
      isSoOf(play, who, scope, (id) => {
        const { turn } = play.state
        return turn.who === id && turn.words.includes(did)
      }),
  sentence: ({ did, who = 'me' }, say, yes) =>
    `${say.subject(who)} ${yes ? '' : 'did not '}${yes ? 'used' : 'use'} ${wordName(did)} this turn`,
  place: ({ who }, of) => of.who(who),
}
