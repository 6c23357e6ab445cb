/** The haunt has begun, or has not. */
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    phase: { phase: 'explore' | 'haunt' }
  }
}

export const phase: ConditionWord<'phase'> = {
  schema: ({ z }) =>
    z.strictObject({ phase: z.enum(['explore', 'haunt']) }).describe('the haunt has not begun, or has'),
  holds:
    () =>
    ({ state }, { phase }) =>
      (phase === 'explore') === (state.phase === 'explore'),
  sentence: ({ phase }, _say, yes) => `the haunt has ${(phase === 'haunt') === yes ? '' : 'not '}begun`,
  place: 'none',
}
