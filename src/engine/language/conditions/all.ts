/** Several conditions at once. */
import { most } from '../place.ts'
import { and, or } from '../vocabulary.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    all: { all: Condition[] }
  }
}

/** "whoever carries the Bells is a hero" and "… is dead": the second says only "dead". */
function oneSubject(clauses: readonly string[]): string[] {
  const headOf = (clause: string): string | undefined => /^whoever .* is /.exec(clause)?.[0]
  return clauses.map((clause, n) => {
    const head = headOf(clause)
    return n > 0 && head !== undefined && head === headOf(clauses[n - 1]!)
      ? clause.slice(head.length)
      : clause
  })
}

export const all: ConditionWord<'all'> = {
  schema: ({ z, condition }) =>
    z.strictObject({ all: z.array(condition).min(1) }).describe('all of them hold'),
  holds:
    ({ holds }) =>
    (play, { all }, scope, moment) =>
      all.every((part) => holds(play, part, scope, moment)),
  sentence: ({ all }, say, yes) => (yes ? and : or)(oneSubject(all.map((part) => say.told(part, yes)))),
  place: ({ all }, of) => most(...all.map(of.condition)),
  parts: ({ all }) => all,
  never: ({ all }, { condition }) =>
    all.map((part, n) => condition(part, `all/${n}`)).find((one) => one !== null) ?? null,
  shows: ({ all }, of) => all.flatMap(of),
}
