/** Cards from the top of a deck, or tiles from that of the stack, go under it; nobody looks at them (L-CORE-13). */
import { type CardKind, SYMBOLS } from '../ids.ts'
import { numberOf } from '../language/evaluate.ts'
import { counted } from '../language/say.ts'
import type { Value } from '../language/words.ts'
import { happen } from '../play.ts'
import type { Effect } from './effect.ts'
import { packOf } from './peek.ts'

declare module '../language/words.ts' {
  interface Ops {
    'bury-top': BuryTopOp
  }
}

export interface BuryTopOp {
  op: 'bury-top'
  deck: CardKind | 'stack'
  count: Value
}

const NAMES = { item: 'Item', omen: 'Omen', event: 'Event', stack: 'tile of the stack' } as const
const MANY = { item: 'Items', omen: 'Omens', event: 'Events', stack: 'tiles of the stack' } as const

export const buryTop: Effect<BuryTopOp> = {
  schema: ({ z, value }) =>
    z
      .strictObject({ deck: z.enum([...SYMBOLS, 'stack']), count: value })
      .describe('moves the top `count` of a deck or the stack to its bottom, unseen'),
  run(play, op, { with: { scope } }) {
    const pack = packOf(play, op.deck)
    const buried = pack.splice(0, numberOf(play, op.count, scope))
    pack.push(...buried)
    if (buried.length > 0)
      happen(play, { kind: 'buried-unseen', rules: ['L-CORE-13'], at: op.deck, count: buried.length })
  },
  sentence: (op, say) =>
    `bury the top ${counted(say, op.count, NAMES[op.deck], MANY[op.deck]).replace(/^1 /, '')}`,
  weigh: () => {},
}
