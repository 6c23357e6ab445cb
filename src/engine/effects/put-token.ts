/** Put a token on tiles; what it stands for is the haunt's business (L-TOK-04..06, L-TOK-09). */
import { tilesOf } from '../language/evaluate.ts'
import { an } from '../language/say.ts'
import type { Tiles } from '../language/words.ts'
import { happen } from '../play.ts'
import { tileOf } from '../state/house.ts'
import type { Effect } from './effect.ts'

export interface PutTokenOp {
  op: 'put-token'
  token: string
  on: Tiles
}

export const putToken: Effect<PutTokenOp> = {
  schema: ({ z, tiles }) =>
    z.strictObject({ token: z.string(), on: tiles }).describe('a token on each of these tiles'),
  run(play, op, frame) {
    for (const tile of tilesOf(play, op.on, frame.with.scope)) {
      tileOf(play.state, tile).tokens.push(op.token)
      happen(play, { kind: 'token-placed', rules: [], token: op.token, tile })
    }
  },
  sentence: (op, say) => `put ${an(say.name(op.token))} token on ${say.tiles(op.on)}`,
  weigh: () => 0,
}
