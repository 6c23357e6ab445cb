/** The name given with the action is the one the secret holds (L-AMB-77). */
import { factName } from '../facts.ts'
import { the } from '../say.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    named: { named: string }
  }
}

export const named: ConditionWord<'named'> = {
  schema: ({ z, id }) =>
    z
      .strictObject({ named: id('secret', 'finds') })
      .describe('the name said with the action is the one the secret holds'),
  holds:
    () =>
    ({ state }, c, { named }) =>
      named !== null && state.haunt?.secrets[c.named]?.value === named,
  sentence: ({ named }, say, yes) => `${say.verb('me', 'name', 'names', yes)} ${the(say.name(named))}`,
  place: 'none',
  wants:
    () =>
    (_play, { named }) => ({ fact: factName.secret(named), by: 1 }),
  // Before a name is said: right for certain if the secret is known, else a guess among the candidates.
  chance: ({ state }, c, { me, named }) => {
    if (named !== null) return null
    const secret = state.haunt?.secrets[c.named]
    if (!secret) return 0
    return secret.shown || secret.knownTo.includes(me) ? 1 : 1 / Math.max(1, secret.among.length)
  },
}
