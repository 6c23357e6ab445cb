/** Put a token on tiles; what it stands for is the haunt's business (L-TOK-04..06, L-TOK-09). */
import { numberOf, tilesOf } from '../language/evaluate.ts'
import { an } from '../language/say.ts'
import type { Tiles, Value } from '../language/words.ts'
import { happen } from '../play.ts'
import { shuffle } from '../state/dice.ts'
import { tileOf } from '../state/house.ts'
import type { Effect } from './effect.ts'

export interface PutTokenOp {
  op: 'put-token'
  token: string
  on: Tiles
  /** On so many of the tiles, by chance; left out, on all of them. */
  count?: Value
}

export const putToken: Effect<PutTokenOp> = {
  schema: ({ z, tiles, value }) =>
    z
      .strictObject({ token: z.string(), on: tiles, count: value.optional() })
      .describe('a token on each of these tiles; with `count` on so many of them, by chance'),
  run(play, op, frame) {
    const { scope } = frame.with
    let on = tilesOf(play, op.on, scope)
    if (op.count !== undefined) {
      shuffle(play.state.rng, 'haunt', on)
      on = on.slice(0, numberOf(play, op.count, scope))
    }
    for (const tile of on) {
      tileOf(play.state, tile).tokens.push(op.token)
      happen(play, { kind: 'token-placed', rules: [], token: op.token, tile })
    }
  },
  sentence: (op, say) => {
    const token = an(say.name(op.token))
    if (op.count === undefined) return `put ${token} token on ${say.tiles(op.on)}`
    return `put ${token} token on ${say.value(op.count)} of these by chance: ${say.tiles(op.on)}`
  },
  weigh: () => 0,
}
