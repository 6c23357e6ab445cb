/** Somebody, me by default, is one of those. */
import { factName } from '../facts.ts'
import { most } from '../place.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    among: { among: Who; who?: Who }
  }
}

export const among: ConditionWord<'among'> = {
  schema: ({ z, who }) => z.strictObject({ among: who, who: who.optional() }).describe('one of those'),
  holds:
    ({ whoIs, isSoOf }) =>
    (play, { among, who }, scope) => {
      const those = whoIs(play, among, scope)
      return isSoOf(play, who, scope, (id) => those.includes(id))
    },
  sentence: ({ among, who = 'me' }, say, yes) =>
    `${say.verb(who, 'are', 'is', yes)} ${say.among(among, who)}`,
  isSo: ({ among, who = 'me' }, say) =>
    who === 'me' && among === 'revealer' && say.reader?.revealer ? say.reader.revealer === 'you' : null,
  place: ({ among, who }, of) => most(of.who(among), of.who(who)),
  wants: () => () => ({ fact: factName.body, by: 1 }),
  unwants: () => () => ({ fact: factName.body, by: -1 }),
}
