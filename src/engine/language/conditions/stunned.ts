/** A monster is stunned (L-MON-11..14). */
import { characterOf, isMonster } from '../../state/characters.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    stunned: { stunned: Who }
  }
}

export const stunned: ConditionWord<'stunned'> = {
  schema: ({ z, who }) => z.strictObject({ stunned: who }).describe('a monster is stunned'),
  holds:
    ({ isSoOf }) =>
    (play, { stunned }, scope) =>
      isSoOf(play, stunned, scope, (id) => {
        const who = characterOf(play.state, id)
        return isMonster(who) && who.stunned
      }),
  sentence: ({ stunned }, say, yes) => `${say.verb(stunned, 'are', 'is', yes)} stunned`,
  place: ({ stunned }, of) => of.who(stunned),
  unwants: () => () => ({ wake: true }),
}
