/** Put this card, or one of your choice, at the bottom of its deck (L-CORE-12, L-CORE-13). */
import { keys, readKey } from '../keys.ts'
import { cardsOf } from '../language/evaluate.ts'
import { fact } from '../language/facts.ts'
import type { Cards } from '../language/words.ts'
import { answered, ask } from '../play.ts'
import { buryCard } from '../rules/cards.ts'
import { explorerOf, holdersOf } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'bury-card': BuryCardOp
  }
}

export interface BuryCardOp {
  op: 'bury-card'
  /** Left out: the card this is written on. */
  from?: Cards
}

export const buryCardOp: Effect<BuryCardOp> = {
  schema: ({ z, cards }) =>
    z
      .strictObject({ from: cards.optional() })
      .describe('this card, or one of choice among `from`, goes under its deck'),
  possible: (play, op, scope) => !op.from || cardsOf(play, op.from, scope).length > 0,
  run(play, op, frame) {
    const { scope } = frame.with
    if (!op.from) {
      if (scope.card) buryCard(play, scope.card)
      return
    }
    const cards = cardsOf(play, op.from, scope)
    const answer = answered(frame)
    if (cards.length === 0) return
    if (!answer) {
      ask(
        play,
        explorerOf(play.state, scope.me).seat,
        'card',
        { who: scope.me, source: scope.source },
        cards.map((card) => keys.card(card)),
      )
      return 'again'
    }
    buryCard(play, readKey(answer, 'card').card)
  },
  sentence: (op, say) => (op.from ? `bury 1 of the ${say.cards(op.from)}` : 'bury this card'),
  weigh: (op, { play, scope, note }) => {
    const cards = op.from ? cardsOf(play, op.from, scope) : scope.card ? [scope.card] : []
    for (const card of cards)
      for (const { id } of holdersOf(play.state, card)) note(fact.card(id), -1 / cards.length)
  },
  asks: { card: 'Bury' },
}
