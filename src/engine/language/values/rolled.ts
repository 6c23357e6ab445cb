/** The result of the roll just made. */
import type { ValueWord } from '../word.ts'

declare module '../words.ts' {
  interface ValueWords {
    rolled: { rolled: true }
  }
}

export const rolled: ValueWord<'rolled'> = {
  schema: ({ z }) => z.strictObject({ rolled: z.literal(true) }).describe('the result of the roll just made'),
  number: () => (_play, _value, scope) => scope.rolled,
  sentence: () => 'the result',
  place: 'none',
}
