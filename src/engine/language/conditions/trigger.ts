/** The Omen that set the haunt off is this card (L-TRIG-07). */
import { the } from '../say.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    trigger: { trigger: string }
  }
}

export const trigger: ConditionWord<'trigger'> = {
  schema: ({ z, id }) => z.strictObject({ trigger: id('omen') }).describe('this Omen set the haunt off'),
  holds:
    () =>
    ({ state }, { trigger }, { card }) =>
      (state.haunt?.omen ?? card) === trigger,
  sentence: ({ trigger }, say, yes) =>
    `${the(say.name(trigger))} ${yes ? 'set' : 'did not set'} the haunt off`,
  place: 'none',
}
