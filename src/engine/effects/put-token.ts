/** Puts a token on tiles; the haunt defines its meaning (L-TOK-04..06, L-TOK-09). */
import { heededBy, isObstacle } from '../ids.ts'
import { numberOf, tilesOf } from '../language/evaluate.ts'
import { fact, factName } from '../language/facts.ts'
import { an } from '../language/say.ts'
import type { Tiles, Value } from '../language/words.ts'
import { happen } from '../play.ts'
import { shuffle } from '../state/dice.ts'
import { tileOf } from '../state/house.ts'
import { byText } from './by-text.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'put-token': PutTokenOp
  }
}

export interface PutTokenOp {
  op: 'put-token'
  token: string
  on: Tiles
  /** Number of the tiles, picked at random; all of them by default. */
  count?: Value
  /** Where there are fewer tiles than tokens, some get several. */
  sharing?: boolean
  /** An obstacle that only my opponents and monsters count. */
  against?: 'opponents'
}

const mostOn = ({ sharing }: PutTokenOp, tiles: number, wanted: number): number =>
  tiles > 0 && sharing ? wanted : Math.min(wanted, tiles)

export const putToken: Effect<PutTokenOp> = {
  schema: ({ z, id, tiles, value }) =>
    z
      .strictObject({
        token: id('token', 'writes'),
        on: tiles,
        count: value.optional(),
        sharing: z.boolean().optional(),
        against: z.literal('opponents').optional(),
      })
      .describe(
        'a token on each of these tiles; `count`: on so many, by chance; `sharing`: several on one; `against`: an obstacle for others',
      ),
  run(play, op, frame) {
    const { scope } = frame.with
    const on = tilesOf(play, op.on, scope)
    const token = op.against ? heededBy(op.token, scope.me) : op.token
    const wanted = op.count === undefined ? on.length : numberOf(play, op.count, scope)
    if (op.count !== undefined) shuffle(play.state.rng, 'haunt', on)
    for (let n = 0; n < mostOn(op, on.length, wanted); n++) {
      const tile = on[n % on.length]!
      tileOf(play.state, tile).tokens.push(token)
      happen(play, { kind: 'token-placed', rules: byText(scope), token, tile })
    }
  },
  sentence: (op, say) => {
    const token = an(say.name(op.token))
    if (op.against)
      return `put ${token} token on ${say.tiles(op.on)} that only ${say.possessive('me')} opponents and monsters count`
    if (op.count === undefined) return `put ${token} token on ${say.tiles(op.on)}`
    const sharing = op.sharing ? ' (several on one if there are too few)' : ''
    const some = say.inParts(op.count, (count) => `${count} of the ${say.many(op.on)}`)
    return `put ${token} token on ${some}, at random${sharing}`
  },
  weigh: (op, { play, scope, value, note }) => {
    const tiles = tilesOf(play, op.on, scope).length
    const wanted = op.count === undefined ? tiles : value(op.count)
    note(fact.token(op.token), mostOn(op, tiles, wanted))
  },
  faults: ({ token, against }) =>
    against && !isObstacle(token) ? [['against', 'Only an obstacle can be one for opponents alone.']] : [],
  makes: ({ token, on }) => [
    {
      fact: factName.token(token),
      way: 'up',
      isOne: on === 'here' || (typeof on === 'object' && 'of' in on && on.of === 'revealer'),
    },
  ],
}
