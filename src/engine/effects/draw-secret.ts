/** Draw one of several people in secret; only its keeper looks (haunts with a hidden name). */

import { factName } from '../language/facts.ts'
import { the } from '../language/say.ts'
import type { Who } from '../language/words.ts'
import { happen } from '../play.ts'
import { people } from '../rules/targets.ts'
import { traitorsOf } from '../state/characters.ts'
import { pickOne } from '../state/dice.ts'
import type { Effect } from './effect.ts'

declare module '../language/words.ts' {
  interface Ops {
    'draw-secret': DrawSecretOp
  }
}

export interface DrawSecretOp {
  op: 'draw-secret'
  secret: string
  among: Who
}

export const drawSecret: Effect<DrawSecretOp> = {
  schema: ({ z, id, who }) =>
    z
      .strictObject({ secret: id('secret', 'writes'), among: who })
      .describe('draws one of them in secret (setup)'),
  run(play, op, frame) {
    const { haunt } = play.state
    const among = people(play, op.among, frame.with.scope)
    if (!haunt || among.length === 0) return
    const { knownTo } = play.catalog.haunts[haunt.number]!.secrets.find(({ id }) => id === op.secret)!
    const keepers = knownTo === 'traitor' ? traitorsOf(play.state) : []
    const value = pickOne(play.state.rng, 'haunt', among)
    haunt.secrets[op.secret] = { value, among, knownTo: keepers.map(({ id }) => id), shown: false }
    for (const { id: who, shown } of keepers) {
      // L-HID-01: that a hidden traitor holds it would give the traitor away.
      if (shown) happen(play, { kind: 'secret-drawn', rules: ['L-INFO-01'], secret: op.secret, holder: who })
      happen(play, {
        kind: 'secret-told',
        rules: ['L-INFO-01'],
        seenBy: [who],
        secret: op.secret,
        who,
        value,
      })
    }
  },
  sentence: (op, say) => `draw ${the(say.name(op.secret))} in secret from among the ${say.many(op.among)}`,
  weigh: () => {},
  makes: ({ secret }) => [{ fact: factName.drawn(secret), way: 'up' }],
  quiet: true,
}
