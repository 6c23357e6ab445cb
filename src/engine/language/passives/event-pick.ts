/** Drawing an Event: draw several that match, resolve one, bury the others. */
import type { PassiveWord } from '../word.ts'

declare module '../words.ts' {
  interface PassiveWords {
    'event-pick': { ask: 'event-pick'; of: number }
  }
}

export const eventPick: PassiveWord<'event-pick'> = {
  schema: ({ z }) =>
    z
      .strictObject({ ask: z.literal('event-pick'), of: z.int().min(2).max(5) })
      .describe('draw `of` Events, resolve one, bury the others'),
  sentence: ({ of }) => `when you draw an Event, draw ${of} that match, resolve 1 and bury the rest`,
}
