/** Write a name on a card that has none (L-OMEN-01). */
import { nameCard } from '../rules/changes.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'name-card': NameCardOp
  }
}

export interface NameCardOp {
  op: 'name-card'
  card: string
  name: string
}

export const nameCardOp: Effect<NameCardOp> = {
  schema: ({ z, id, text }) =>
    z
      .strictObject({ card: id('card', 'writes'), name: text(24) })
      .describe('writes a name on a card that has none (campaign)'),
  run(play, { card, name }, frame) {
    if (play.state.legacy) nameCard(play, card, name, frame.with.scope.source)
  },
  sentence: ({ card, name }, say) => `name the ${say.name(card)} “${name}”`,
  weigh: () => {},
}
