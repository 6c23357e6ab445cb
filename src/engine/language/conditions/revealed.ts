/** A secret of the haunt lies face up. */
import { factName } from '../facts.ts'
import { never } from '../never.ts'
import { the } from '../say.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    revealed: { revealed: string }
  }
}

export const revealed: ConditionWord<'revealed'> = {
  schema: ({ z, id }) =>
    z.strictObject({ revealed: id('secret', 'finds') }).describe('a secret lies face up'),
  holds:
    () =>
    ({ state }, { revealed }) =>
      state.haunt?.secrets[revealed]?.shown ?? false,
  sentence: ({ revealed }, say, yes) => `${the(say.name(revealed))} is${yes ? '' : ' not'} revealed`,
  place: 'none',
  wants:
    () =>
    (_play, { revealed }) => ({ fact: factName.secret(revealed), by: 1 }),
  never: ({ revealed }, { brings }) =>
    brings(factName.secret(revealed)) ? null : never('revealed', `nothing shows the secret \`${revealed}\``),
  shows: ({ revealed }) => [revealed],
}
