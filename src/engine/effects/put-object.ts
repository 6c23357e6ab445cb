/** Lay Objects that are set aside on tiles: by chance, and as evenly as can be (L-OBJ-01, L-TOK-10). */
import type { ObjectId } from '../ids.ts'
import { numberOf, tilesOf } from '../language/evaluate.ts'
import { factName } from '../language/facts.ts'
import type { Tiles, Value } from '../language/words.ts'
import { happen } from '../play.ts'
import { remove } from '../state/characters.ts'
import { shuffle } from '../state/dice.ts'
import { tileOf } from '../state/house.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'put-object': PutObjectOp
  }
}

export interface PutObjectOp {
  op: 'put-object'
  object: ObjectId
  on: Tiles
  /** Number of the kind; 1 by default. */
  count?: Value
}

export const putObject: Effect<PutObjectOp> = {
  schema: ({ z, id, tiles, value }) =>
    z
      .strictObject({ object: id('object', 'writes'), on: tiles, count: value.optional() })
      .describe('Objects that are aside on these tiles, by chance, shared out as evenly as can be'),
  run(play, op, frame) {
    const { scope } = frame.with
    const { haunt, rng } = play.state
    const on = tilesOf(play, op.on, scope)
    if (!haunt || on.length === 0) return
    shuffle(rng, 'haunt', on)
    const wanted = op.count === undefined ? 1 : numberOf(play, op.count, scope)
    for (let n = 0; n < wanted && remove(haunt.aside, op.object); n++) {
      const tile = on[n % on.length]!
      tileOf(play.state, tile).objects.push(op.object)
      happen(play, { kind: 'object-placed', rules: ['L-OBJ-01'], object: op.object, tile })
    }
  },
  sentence: (op, say) => `lay ${say.thing(op.object, op.count)} on ${say.tiles(op.on)}, at random`,
  weigh: () => {},
  makes: ({ object }) => [{ fact: factName.lies(object), way: 'up' }],
}
