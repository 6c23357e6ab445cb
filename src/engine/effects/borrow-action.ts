/** Use the action of a card somebody else carries nearby; that card becomes used. */
import type { CardId } from '../ids.ts'
import { cardsOf, holds, tilesOf } from '../language/evaluate.ts'
import { counted } from '../language/say.ts'
import type { Value } from '../language/words.ts'
import { answered, ask, happen, type Play } from '../play.ts'
import { explorerOf, holderOf, possession } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import type { Effect } from './effect.ts'
import { isPossible, runList } from './lists.ts'

export interface BorrowActionOp {
  op: 'borrow-action'
  within: Value
}

/** Cards of others in reach with an action that is no attack and could be done now. */
function borrowable(play: Play, op: BorrowActionOp, scope: Scope): CardId[] {
  const at = tilesOf(play, { within: op.within, of: 'me' }, scope)
  const others = play.state.explorers.filter(
    (other) => other.id !== scope.me && !other.dead && at.includes(other.tile),
  )
  return others.flatMap((other) =>
    cardsOf(play, { cards: 'any', of: 'me', used: false }, { ...scope, me: other.id }).filter((card) =>
      possession(play, card).actions.some(
        (action) => action.do && !action.target && usable(play, action, card, scope),
      ),
    ),
  )
}

const usable = (
  play: Play,
  action: { when?: Parameters<typeof holds>[1]; do?: Parameters<typeof isPossible>[1] },
  card: CardId,
  scope: Scope,
) => {
  const mine = { ...scope, card }
  return (
    (!action.when || holds(play, action.when, mine)) &&
    action.do !== undefined &&
    isPossible(play, action.do, mine)
  )
}

export const borrowAction: Effect<BorrowActionOp> = {
  schema: ({ z, value }) => z.strictObject({ within: value }),
  possible: (play, op, scope) => borrowable(play, op, scope).length > 0,
  run(play, op, frame) {
    const { scope } = frame.with
    const answer = answered(frame)
    if (!answer) {
      const cards = borrowable(play, op, scope)
      if (cards.length === 0) return
      ask(
        play,
        explorerOf(play.state, scope.me).seat,
        'card',
        { who: scope.me, source: scope.source },
        cards.map((card) => `card:${card}`),
      )
      return 'again'
    }
    const card = answer.slice('card:'.length)
    const def = possession(play, card)
    const action = def.actions.find((one) => usable(play, one, card, scope))
    const holder = holderOf(play.state, card)
    if (!action?.do || !holder) return
    explorerOf(play.state, holder.id).used.push(card)
    const source = `${def.kind}:${card}`
    happen(play, {
      kind: 'acted',
      rules: ['L-PREC-02'],
      who: scope.me,
      word: action.word,
      source,
      name: action.name ?? null,
      target: null,
      named: null,
    })
    runList(play, action.do, { ...scope, source, card })
  },
  sentence: (op, say) =>
    `use the action of an unused Item or Omen carried by another person within ${counted(say, op.within, 'tile', 'tiles')}, and that card becomes used`,
  weigh: () => 1,
}
