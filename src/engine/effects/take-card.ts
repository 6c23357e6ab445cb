/** Somebody takes a named Item or Omen from wherever it is: a hand, a tile, its deck or its discards. */
import type { CardId } from '../ids.ts'
import { fact } from '../language/facts.ts'
import type { Who } from '../language/words.ts'
import { fetchCard, whereIs } from '../rules/cards.ts'
import { affected } from '../rules/targets.ts'
import { findExplorer } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'take-card': TakeCardOp
  }
}

export interface TakeCardOp {
  op: 'take-card'
  /** Of several, the first. */
  who?: Who
  card: CardId
}

export const takeCard: Effect<TakeCardOp> = {
  schema: ({ z, who, id }) =>
    z
      .strictObject({ who: who.optional(), card: id('possession') })
      .describe('somebody takes this Item or Omen from wherever it is: a hand, a tile, its deck'),
  run(play, { who, card }, frame) {
    const taker = affected(play, who, frame.with.scope).find((id) => !findExplorer(play.state, id)?.dead)
    if (taker !== undefined) fetchCard(play, taker, card)
  },
  sentence: ({ who, card }, say) =>
    `${say.does(who, 'take', 'takes')} the ${say.name(card)} from wherever it is`,
  weigh: ({ who, card }, { play, scope, note }) => {
    const [taker] = affected(play, who, scope)
    const found = whereIs(play, card)
    if (taker === undefined || !found || found.holder?.id === taker) return
    if (found.holder) note(fact.card(found.holder.id), -1)
    note(fact.card(taker), 1)
  },
  befalls: true,
}
