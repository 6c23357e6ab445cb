/** A number the haunt keeps for somebody; of several, all together. */
import { counterOf } from '../../state/characters.ts'
import { factName } from '../facts.ts'
import type { ValueWord } from '../word.ts'

declare module '../words.ts' {
  interface ValueWords {
    counter: { counter: string; of: Who }
  }
}

export const counter: ValueWord<'counter'> = {
  schema: ({ z, id, who }) =>
    z
      .strictObject({ counter: id('counter'), of: who })
      .describe('the counter of somebody; of several, all together'),
  number:
    ({ whoIs }) =>
    (play, { counter, of }, scope) =>
      whoIs(play, of, scope).reduce((sum, id) => sum + counterOf(play.state, counter, id), 0),
  sentence: ({ counter, of }, say) => `${say.whose(of)} ${say.name(counter)} count`,
  place: ({ of: whose }, of) => of.who(whose),
  wants: (_play, { counter }, by) => ({ fact: factName.counter(counter), by }),
}
