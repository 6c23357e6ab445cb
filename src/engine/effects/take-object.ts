/** Somebody, a monster too, takes an Object, or several of a kind, that was set aside or lies on a tile (L-OBJ-01). */
import type { ObjectId } from '../ids.ts'
import { numberOf, tilesOf } from '../language/evaluate.ts'
import { fact, factName } from '../language/facts.ts'
import type { Tiles, Value, Who } from '../language/words.ts'
import { happen, type Play } from '../play.ts'
import { mayHave, takeLying } from '../rules/objects.ts'
import { react } from '../rules/reactions.ts'
import { affected } from '../rules/targets.ts'
import { characterOf, findExplorer, remove } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { tileOf } from '../state/house.ts'
import type { Explorer, Monster, PlacedTile } from '../state/state.ts'
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
  /** Only those that lie on these tiles; by default any that lie in the house or are set aside. */
  from?: Tiles
}

/** The first of them who can have it: the living, and monsters. */
function takerOf(play: Play, op: TakeObjectOp, scope: Scope): Explorer | Monster | null {
  const id = affected(play, op.who, scope).find((one) => findExplorer(play.state, one)?.dead !== true)
  const taker = id === undefined ? null : characterOf(play.state, id)
  return taker && play.state.haunt && mayHave(play, taker, op.object) ? taker : null
}

const tilesFor = (play: Play, { from }: TakeObjectOp, scope: Scope): readonly PlacedTile[] =>
  from === undefined ? play.state.house : tilesOf(play, from, scope).map((id) => tileOf(play.state, id))

export const takeObject: Effect<TakeObjectOp> = {
  schema: ({ z, id, who, value, tiles }) =>
    z
      .strictObject({
        object: id('object', 'writes'),
        who: who.optional(),
        count: value.optional(),
        from: tiles.optional(),
      })
      .describe(
        'somebody, a monster too, takes an Object that is aside or lies on a tile; with `from` only one that lies there',
      ),
  run(play, op, frame) {
    const { scope } = frame.with
    const { haunt } = play.state
    const taker = takerOf(play, op, scope)
    if (!taker || !haunt) return
    const wanted = op.count === undefined ? 1 : numberOf(play, op.count, scope)
    const tiles = tilesFor(play, op, scope)
    const find = () =>
      (op.from === undefined && remove(haunt.aside, op.object)) || takeLying(tiles, op.object) !== null
    let count = 0
    while (count < wanted && find()) count++
    if (count === 0) return
    for (let n = 0; n < count; n++) taker.objects.push(op.object)
    happen(play, { kind: 'found-object', rules: ['L-OBJ-01'], who: taker.id, object: op.object, count })
    react(play, 'received', taker.id, { named: op.object })
  },
  sentence: (op, say) => {
    const from = op.from === undefined ? '' : ` that lies on ${say.tiles(op.from)}`
    return `${say.does(op.who, 'take', 'takes')} ${say.thing(op.object, op.count)}${from}`
  },
  weigh: (op, { play, scope, value, note }) => {
    const taker = takerOf(play, op, scope)
    if (!taker) return
    const lying = tilesFor(play, op, scope).flatMap(({ objects }) => objects)
    const free = op.from === undefined ? [...play.state.haunt!.aside, ...lying] : lying
    const left = free.filter((object) => object === op.object).length
    note(fact.object(op.object, taker.id), Math.min(left, value(op.count ?? 1)))
  },
  makes: ({ object }) => [{ fact: factName.object(object), way: 'up' }],
  befalls: true,
}
