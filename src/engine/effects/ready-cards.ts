/** Turn used cards unused: all of them, or so many of my choice. */
import type { CardId } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { cardsOf, numberOf } from '../language/evaluate.ts'
import { fact } from '../language/facts.ts'
import { counted } from '../language/say.ts'
import type { Cards, Value } from '../language/words.ts'
import { answered, happen, type Play } from '../play.ts'
import { askFor } from '../rules/decide.ts'
import { findExplorer, isUsed, remove } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'ready-cards': ReadyCardsOp
  }
}

export interface ReadyCardsOp {
  op: 'ready-cards'
  cards: Cards
  /** How many of those that are used; all of them if left out. */
  count?: Value
}

const usedAmong = (play: Play, op: ReadyCardsOp, scope: Scope): CardId[] =>
  cardsOf(play, op.cards, scope).filter((card) => play.state.explorers.some((one) => isUsed(one, card)))

function ready(play: Play, cards: CardId[], { me }: Scope): void {
  for (const explorer of play.state.explorers) for (const card of cards) remove(explorer.used, card)
  if (cards.length > 0 && findExplorer(play.state, me))
    happen(play, { kind: 'cards-readied', rules: ['L-PREC-02'], who: me, cards })
}

export const readyCards: Effect<ReadyCardsOp> = {
  schema: ({ z, cards, value }) =>
    z
      .strictObject({ cards, count: value.optional() })
      .describe("used cards become unused: all, or `count` of the holder's choice"),
  run(play, op, frame) {
    const { with: mine } = frame
    const { scope } = mine
    if (op.count === undefined) return ready(play, cardsOf(play, op.cards, scope), scope)
    if (frame.step === 0) mine.mem = String(numberOf(play, op.count, scope))
    const answer = answered(frame)
    if (answer) {
      ready(play, [readKey(answer, 'card').card], scope)
      mine.mem = String(Number(mine.mem) - 1)
    }
    const used = usedAmong(play, op, scope)
    if (used.length > Number(mine.mem) && Number(mine.mem) > 0) {
      askFor(play, scope.me, 'card', { source: scope.source }, used.map(keys.card))
      return 'again'
    }
    if (Number(mine.mem) > 0) ready(play, used, scope)
  },
  sentence: (op, say) => {
    if (op.count === undefined) return `set all ${say.cards(op.cards)} to unused`
    const cards = say.cards(op.cards)
    return `set ${counted(say, op.count, cards.replace(/^(.*?(?:Item|Omen|card))s/, '$1'), cards)} to unused`
  },
  weigh: (op, { play, scope, value, note }) => {
    const used = usedAmong(play, op, scope)
    const share = op.count === undefined || used.length === 0 ? 1 : Math.min(1, value(op.count) / used.length)
    for (const explorer of play.state.explorers)
      note(fact.card(explorer.id), (used.filter((card) => isUsed(explorer, card)).length / 2) * share)
  },
  asks: { card: 'Ready' },
}
