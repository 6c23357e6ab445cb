/** Several people or monsters, each once. */
import { most } from '../place.ts'
import { and } from '../vocabulary.ts'
import type { WhoWord } from '../word.ts'

declare module '../words.ts' {
  interface WhoWords {
    these: { these: Who[] }
  }
}

export const these: WhoWord<'these'> = {
  schema: ({ z, who }) => z.strictObject({ these: z.array(who).min(2) }).describe('all of them, each once'),
  find:
    ({ whoIs }) =>
    (play, { these }, scope) => [...new Set(these.flatMap((part) => whoIs(play, part, scope)))],
  whom: ({ these }, say) => and(these.map(say.whom)),
  subject: ({ these }, say) => and(these.map(say.subject)),
  isPlural: () => true,
  place: ({ these }, of) => most(...these.map(of.who)),
}
