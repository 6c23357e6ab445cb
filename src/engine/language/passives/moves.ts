/** More moves each turn. */
import { counted } from '../say.ts'
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    moves: { ask: 'moves'; by: Value }
  }
}

export const moves: PassiveWord<'moves'> = {
  schema: ({ z, value }) =>
    z.strictObject({ ask: z.literal('moves'), by: value }).describe('more moves each turn'),
  sentence: ({ by }, say, on) =>
    `${say.does(on, 'gain', 'gains')} ${counted(say, by, 'move', 'moves')} each turn`,
  harms: ({ by }, value) => value(by) < 0,
}
