/** Take one of these tokens off a tile; where several lie there, you choose. */
import { kindOfToken } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { tilesOf } from '../language/evaluate.ts'
import { fact, factName } from '../language/facts.ts'
import type { Tiles } from '../language/words.ts'
import { answered, ask, happen, type Play } from '../play.ts'
import { explorerOf } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { tileOf } from '../state/house.ts'
import { byText } from './by-text.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'take-token': TakeTokenOp
  }
}

export interface TakeTokenOp {
  op: 'take-token'
  tokens: string[]
  from: Tiles
}

const there = (play: Play, op: TakeTokenOp, scope: Scope): string[] => {
  const [tile] = tilesOf(play, op.from, scope)
  if (!tile) return []
  const { tokens } = tileOf(play.state, tile)
  return [...new Set(tokens.filter((token) => op.tokens.includes(kindOfToken(token))))]
}

export const takeToken: Effect<TakeTokenOp> = {
  schema: ({ z, id, tiles }) =>
    z
      .strictObject({ tokens: z.array(id('token')).min(1), from: tiles })
      .describe('takes one of these tokens away'),
  possible: (play, op, scope) => there(play, op, scope).length > 0,
  run(play, op, frame) {
    const { scope } = frame.with
    const tokens = there(play, op, scope)
    const answer = answered(frame)
    if (tokens.length > 1 && !answer) {
      ask(
        play,
        explorerOf(play.state, scope.me).seat,
        'pick',
        { who: scope.me, source: scope.source },
        tokens.map((token) => keys.token(token)),
      )
      return 'again'
    }
    const token = answer ? readKey(answer, 'token').token : tokens[0]
    const [id] = tilesOf(play, op.from, scope)
    if (!token || !id) return
    const { tokens: lying } = tileOf(play.state, id)
    lying.splice(lying.indexOf(token), 1)
    happen(play, { kind: 'token-removed', rules: byText(scope), token, tile: id })
  },
  sentence: (op, say) => `remove 1 ${op.tokens.map(say.name).join(' or ')} token from ${say.tiles(op.from)}`,
  weigh: (op, { play, scope, note }) => {
    const lying = there(play, op, scope)
    // Where none lies yet it is weighed as if one did: a plan may begin with getting it there.
    const tokens = lying.length > 0 ? lying : op.tokens
    for (const token of tokens) note(fact.token(token), -1 / tokens.length)
  },
  makes: ({ tokens }) => tokens.map((token) => ({ fact: factName.token(token), way: 'down' })),
}
