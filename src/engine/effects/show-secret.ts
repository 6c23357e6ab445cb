/** Turn a secret of the haunt face up. */

import { fact, factName } from '../language/facts.ts'
import { the } from '../language/say.ts'
import { happen } from '../play.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'show-secret': ShowSecretOp
  }
}

export interface ShowSecretOp {
  op: 'show-secret'
  secret: string
}

export const showSecret: Effect<ShowSecretOp> = {
  schema: ({ z, id }) => z.strictObject({ secret: id('secret', 'finds') }).describe('turns a secret face up'),
  run(play, op) {
    const secret = play.state.haunt?.secrets[op.secret]
    if (!secret || secret.shown) return
    secret.shown = true
    happen(play, { kind: 'secret-shown', rules: ['L-INFO-03'], secret: op.secret, value: secret.value })
  },
  sentence: (op, say) => `reveal ${the(say.name(op.secret))}`,
  weigh: (op, { play, note }) => {
    if (play.state.haunt?.secrets[op.secret]?.shown === false) note(fact.secret(op.secret), 1)
  },
  makes: ({ secret }) => [{ fact: factName.secret(secret), way: 'up' }],
  quiet: true,
}
