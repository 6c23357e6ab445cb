/** Use the action of a card somebody else carries nearby; that card becomes used. */
import { addresses } from '../addresses.ts'
import type { CardId } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import type { ActionDef } from '../language/defs.ts'
import { cardsOf, holds } from '../language/evaluate.ts'
import { counted } from '../language/say.ts'
import type { Value } from '../language/words.ts'
import { answered, ask, happen, type Play, runList } from '../play.ts'
import { isPossible } from '../rules/possible.ts'
import { affected } from '../rules/targets.ts'
import { explorerOf, holdersOf, possession } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { actingAs, scopeWith } from '../state/scope.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'borrow-action': BorrowActionOp
  }
}

export interface BorrowActionOp {
  op: 'borrow-action'
  within: Value
}

/** Cards of others in reach with an action to lend. */
function borrowable(play: Play, op: BorrowActionOp, scope: Scope): CardId[] {
  const others = affected(play, { all: 'people', at: { within: op.within, of: 'me' }, but: 'me' }, scope)
  return others.flatMap((me) =>
    cardsOf(play, { cards: 'any', of: 'me', used: false }, actingAs(scope, me)).filter((card) =>
      lent(play, card, scope),
    ),
  )
}

/** The first action of a card that is no attack, aims at nobody, may be done more than once and can be done now. */
function lent(play: Play, card: CardId, scope: Scope): ActionDef | undefined {
  const mine = scopeWith(scope, { card })
  return possession(play, card).actions.find(
    ({ do: list, target, once, when }) =>
      list && !target && !once && (!when || holds(play, when, mine)) && isPossible(play, list, mine),
  )
}

const sourceOf = (play: Play, card: CardId): string => addresses.card(possession(play, card).kind, card)

export const borrowAction: Effect<BorrowActionOp> = {
  schema: ({ z, value }) =>
    z.strictObject({ within: value }).describe('uses an action of a card somebody that near carries'),
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
        cards.map((card) => keys.card(card)),
      )
      return 'again'
    }
    const card = readKey(answer, 'card').card
    const action = lent(play, card, scope)
    const [holder] = holdersOf(play.state, card)
    if (!action?.do || !holder) return
    explorerOf(play.state, holder.id).used.push(card)
    const source = sourceOf(play, card)
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
    runList(play, action.do, scopeWith(scope, { source, card }))
  },
  sentence: (op, say) =>
    `use the action of an unused Item or Omen carried by another person within ${counted(say, op.within, 'tile', 'tiles')}, and that card becomes used`,
  weigh: (op, { play, scope, choice }) =>
    choice(
      borrowable(play, op, scope).map((card) => ({
        list: lent(play, card, scope)!.do!,
        scope: { card, source: sourceOf(play, card) },
      })),
      scope.me,
    ),
}
