/** Turn used cards unused. */
import { cardsOf } from '../language/evaluate.ts'
import { fact } from '../language/facts.ts'
import type { Cards } from '../language/words.ts'
import { happen } from '../play.ts'
import { findExplorer, remove } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'ready-cards': ReadyCardsOp
  }
}

export interface ReadyCardsOp {
  op: 'ready-cards'
  cards: Cards
}

export const readyCards: Effect<ReadyCardsOp> = {
  schema: ({ z, cards }) => z.strictObject({ cards }).describe('used cards become unused'),
  run(play, op, frame) {
    const ready = cardsOf(play, op.cards, frame.with.scope)
    for (const explorer of play.state.explorers) for (const card of ready) remove(explorer.used, card)
    const { me } = frame.with.scope
    if (ready.length > 0 && findExplorer(play.state, me))
      happen(play, { kind: 'cards-readied', rules: ['L-PREC-02'], who: me, cards: ready })
  },
  sentence: (op, say) => `set all ${say.cards(op.cards)} to unused`,
  weigh: (op, { play, scope, note }) => {
    const ready = cardsOf(play, op.cards, scope)
    for (const { id, used } of play.state.explorers)
      note(fact.card(id), used.filter((card) => ready.includes(card)).length / 2)
  },
}
