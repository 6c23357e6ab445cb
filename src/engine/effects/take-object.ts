/** Somebody takes an Object that was set aside or lies on a tile (L-OBJ-01). */
import type { ObjectId } from '../ids.ts'
import { the } from '../language/say.ts'
import type { Who } from '../language/words.ts'
import { happen } from '../play.ts'
import { explorerOf, remove } from '../state/characters.ts'
import type { Effect } from './effect.ts'
import { people } from './targets.ts'

export interface TakeObjectOp {
  op: 'take-object'
  object: ObjectId
  who?: Who
}

export const takeObject: Effect<TakeObjectOp> = {
  schema: ({ z, who }) => z.strictObject({ object: z.string(), who: who.optional() }),
  run(play, op, frame) {
    const id = people(play, op.who, frame.with.scope)[0]
    const { haunt, house } = play.state
    if (!id || !haunt) return
    const found = remove(haunt.aside, op.object) || house.some((tile) => remove(tile.objects, op.object))
    if (!found) return
    explorerOf(play.state, id).objects.push(op.object)
    happen(play, { kind: 'found-object', rules: ['L-OBJ-01'], who: id, object: op.object })
  },
  sentence: (op, say) => `${say.does(op.who, 'take', 'takes')} ${the(say.name(op.object))}`,
  weigh: () => 2,
}
