/** Make somebody drop cards of their choice here, whatever actions they have left (L-ACT-17). */
import { cardsOf } from '../language/evaluate.ts'
import type { Who } from '../language/words.ts'
import { answered, ask } from '../play.ts'
import { dropThing } from '../rules/cards.ts'
import { explorerOf } from '../state/characters.ts'
import type { Effect } from './effect.ts'
import { people } from './targets.ts'

export interface DropOp {
  op: 'drop'
  who?: Who
  cards: 'item' | 'omen' | 'any'
}

export const drop: Effect<DropOp> = {
  schema: ({ z, who }) =>
    z
      .strictObject({ who: who.optional(), cards: z.enum(['item', 'omen', 'any']) })
      .describe('drops a card of choice here'),
  run(play, op, frame) {
    const { with: mine } = frame
    if (frame.step === 0) mine.left = people(play, op.who, mine.scope)
    const id = mine.left[0]
    if (!id) return
    const cards = cardsOf(play, { cards: op.cards, of: 'me' }, { ...mine.scope, me: id })
    const answer = answered(frame)
    if (cards.length > 0 && !answer) {
      ask(
        play,
        explorerOf(play.state, id).seat,
        'card',
        { who: id, source: mine.scope.source },
        cards.map((card) => `card:${card}`),
      )
      return 'again'
    }
    if (answer) dropThing(play, id, answer.slice('card:'.length), ['L-ACT-17'])
    mine.left.shift()
    return mine.left.length > 0 ? 'again' : undefined
  },
  sentence: (op, say) =>
    `${say.does(op.who, 'drop', 'drops')} 1 ${op.cards === 'item' ? 'Item' : op.cards === 'omen' ? 'Omen' : 'card'} here`,
  weigh: (op, { self }) => (self(op.who) ? -0.5 : 0),
}
