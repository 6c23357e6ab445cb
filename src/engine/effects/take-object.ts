/** Somebody takes an Object, or several of a kind, that was set aside or lies on a tile (L-OBJ-01). */
import type { ObjectId } from '../ids.ts'
import { numberOf } from '../language/evaluate.ts'
import { fact, factName } from '../language/facts.ts'
import type { Value, Who } from '../language/words.ts'
import { happen } from '../play.ts'
import { mayHave } from '../rules/objects.ts'
import { react } from '../rules/reactions.ts'
import { people } from '../rules/targets.ts'
import { explorerOf, remove } from '../state/characters.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'take-object': TakeObjectOp
  }
}

export interface TakeObjectOp {
  op: 'take-object'
  object: ObjectId
  who?: Who
  /** Number of the kind, or as many as there are; 1 by default. */
  count?: Value
}

export const takeObject: Effect<TakeObjectOp> = {
  schema: ({ z, id, who, value }) =>
    z
      .strictObject({ object: id('object', 'writes'), who: who.optional(), count: value.optional() })
      .describe('somebody takes an Object that is aside or lies on a tile'),
  run(play, op, frame) {
    const { scope } = frame.with
    const [id] = people(play, op.who, scope)
    const { haunt, house } = play.state
    if (!id || !haunt) return
    const taker = explorerOf(play.state, id)
    if (!mayHave(play, taker, op.object)) return
    const wanted = op.count === undefined ? 1 : numberOf(play, op.count, scope)
    const find = () => remove(haunt.aside, op.object) || house.some((tile) => remove(tile.objects, op.object))
    let count = 0
    while (count < wanted && find()) count++
    if (count === 0) return
    for (let n = 0; n < count; n++) taker.objects.push(op.object)
    happen(play, { kind: 'found-object', rules: ['L-OBJ-01'], who: id, object: op.object, count })
    react(play, 'received', id, { named: op.object })
  },
  sentence: (op, say) => `${say.does(op.who, 'take', 'takes')} ${say.thing(op.object, op.count)}`,
  weigh: (op, { play, scope, value, note }) => {
    const [id] = people(play, op.who, scope)
    const { haunt, house } = play.state
    if (!id || !haunt || !mayHave(play, explorerOf(play.state, id), op.object)) return
    const free = [...haunt.aside, ...house.flatMap(({ objects }) => objects)]
    const left = free.filter((object) => object === op.object).length
    note(fact.object(op.object, id), Math.min(left, value(op.count ?? 1)))
  },
  makes: ({ object }) => [{ fact: factName.object(object), way: 'up' }],
  befalls: true,
}
