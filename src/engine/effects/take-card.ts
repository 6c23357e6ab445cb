/** Somebody takes a card out of its deck; what lies or is carried elsewhere stays there. */
import type { CardId } from '../ids.ts'
import type { Who } from '../language/words.ts'
import { happen } from '../play.ts'
import { people } from '../rules/targets.ts'
import { explorerOf, receive, remove } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'take-card': TakeCardOp
  }
}

export interface TakeCardOp {
  op: 'take-card'
  who?: Who
  card: CardId
}

export const takeCard: Effect<TakeCardOp> = {
  schema: ({ z, who, id }) =>
    z
      .strictObject({ who: who.optional(), card: id('item') })
      .describe('somebody takes this Item out of its deck, if it is there'),
  run(play, { who, card }, frame) {
    const [taker] = people(play, who, frame.with.scope)
    const { state } = play
    if (taker === undefined || !remove(state.decks.item, card)) return
    receive(explorerOf(state, taker), card, false)
    happen(play, { kind: 'card-drawn', rules: [], who: taker, card, deck: 'item', passed: 0 })
  },
  sentence: ({ who, card }, say) => `${say.does(who, 'take', 'takes')} the ${say.name(card)} from the deck`,
  weigh: () => {},
  befalls: true,
}
