/** Somebody may make a carried Item an heirloom, beside the one a game allows (L-HEIR-01, L-HEIR-08). */

import type { CardId } from '../ids.ts'
import { keys, parseKey } from '../keys.ts'
import { whoIs } from '../language/evaluate.ts'
import type { Who } from '../language/words.ts'
import { answered, ask, type Play } from '../play.ts'
import { canBeHeirloom, makeHeirloom } from '../rules/heirlooms.ts'
import { explorerOf, findExplorer } from '../state/characters.ts'
import type { Explorer } from '../state/state.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'make-heirloom': MakeHeirloomOp
  }
}

export interface MakeHeirloomOp {
  op: 'make-heirloom'
  who: Who
  /** Only this card. */
  card?: CardId
}

const open = (play: Play, op: MakeHeirloomOp, explorer: Explorer): CardId[] =>
  explorer.cards.filter(
    (card) => (op.card === undefined || card === op.card) && canBeHeirloom(play, explorer, card),
  )

export const makeHeirloomOp: Effect<MakeHeirloomOp> = {
  schema: ({ z, id, who }) =>
    z
      .strictObject({ who, card: id('item').optional() })
      .describe('each of them may make one carried Item an heirloom (campaign)'),
  run(play, op, frame) {
    const { with: mine } = frame
    if (!play.state.legacy) return
    if (frame.step === 0) mine.left = whoIs(play, op.who, mine.scope)
    else {
      const answer = answered(frame)
      const said = answer === null ? null : parseKey(answer)
      const who = answer === null ? null : mine.left.shift()!
      if (who !== null && said?.kind === 'card') {
        makeHeirloom(play, explorerOf(play.state, who), said.card, mine.scope.source, false)
        return 'again'
      }
    }
    for (; mine.left.length > 0; mine.left.shift()) {
      const explorer = findExplorer(play.state, mine.left[0]!)
      const cards = explorer ? open(play, op, explorer) : []
      if (!explorer || cards.length === 0) continue
      ask(play, explorer.seat, 'card', { who: explorer.id, source: 'heirloom' }, [
        'pass',
        ...cards.map(keys.card),
      ])
      return 'again'
    }
  },
  sentence: (op, say) =>
    `${say.does(op.who, 'may make', 'may make')} ${op.card ? `the ${say.name(op.card)}` : 'one carried Item'} an heirloom`,
  weigh: () => {},
}
