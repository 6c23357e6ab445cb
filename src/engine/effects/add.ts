/** Add tiles of planks, and cards from Purgatory, to the house for good (L-CAMP-08, L-CAMP-19). */
import { and } from '../language/vocabulary.ts'
import { addPiece } from '../rules/changes.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    add: AddOp
  }
}

export interface AddOp {
  op: 'add'
  planks?: number[]
  tiles?: string[]
  items?: string[]
  events?: string[]
}

export const add: Effect<AddOp> = {
  schema: ({ z, id, whole }) =>
    z
      .strictObject({
        planks: z.array(whole).min(1).optional(),
        tiles: z.array(id('tile-to-find', 'writes')).min(1).optional(),
        items: z.array(id('item', 'writes')).min(1).optional(),
        events: z.array(id('event', 'writes')).min(1).optional(),
      })
      .describe(
        'adds the tiles of planks, tiles or cards for good; what is in play already stays (campaign)',
      ),
  run(play, op, frame) {
    const { source } = frame.with.scope
    const planks = Object.values(play.catalog.tiles).flatMap(({ id, plank }) =>
      plank !== undefined && op.planks?.includes(plank) ? [id] : [],
    )
    const ids = [...planks, ...(op.tiles ?? []), ...(op.items ?? []), ...(op.events ?? [])]
    for (const id of ids) addPiece(play, id, source)
  },
  sentence: (op, say) => {
    const things = [
      ...(op.planks ?? []).map((plank) => `the tiles of plank ${plank}`),
      ...[...(op.tiles ?? []), ...(op.items ?? []), ...(op.events ?? [])].map((id) => `the ${say.name(id)}`),
    ]
    return `add ${and(things)}`
  },
  weigh: () => {},
  faults: ({ op: _, ...lists }) =>
    Object.keys(lists).length > 0 ? [] : [['', 'Say what is added: `planks`, `tiles`, `items` or `events`.']],
}
