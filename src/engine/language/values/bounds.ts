/** The smallest and the largest of several values. */
import { most } from '../place.ts'
import type { Say } from '../say.ts'
import { and } from '../vocabulary.ts'
import type { ValueWord } from '../word.ts'
import type { Value } from '../words.ts'

declare module '../words.ts' {
  interface ValueWords {
    min: { min: Value[] }
    max: { max: Value[] }
  }
}

/** Of a value and a plain number, the number is its limit: "1 for each ghost here (at most 3)". */
function limited(
  parts: readonly Value[],
  say: Say,
  wording: (part: string) => string,
  words: string,
  otherwise: string,
): string {
  const limit = parts.find((part) => typeof part === 'number')
  const rest = parts.filter((part) => part !== limit)
  return limit !== undefined && rest.length === 1
    ? `${say.inParts(rest[0]!, wording)} (${words} ${limit})`
    : wording(otherwise)
}

const known = (numbers: (number | null)[], pick: (...numbers: number[]) => number): number | null =>
  numbers.includes(null) ? null : pick(...(numbers as number[]))

export const min: ValueWord<'min'> = {
  schema: ({ z, value }) => z.strictObject({ min: z.array(value).min(2) }).describe('the smallest of them'),
  number:
    ({ numberOf }) =>
    (play, { min }, scope, moment) =>
      Math.min(...min.map((part) => numberOf(play, part, scope, moment))),
  sentence: ({ min }, say) => `the lowest of ${and(min.map(say.value))}`,
  inParts: (value, say, wording) => limited(value.min, say, wording, 'at most', say.value(value)),
  place: ({ min }, of) => most(...min.map(of.value)),
  fixed: ({ min }, of) => known(min.map(of), Math.min),
  most: ({ min }, of) => Math.min(...min.map(of)),
}

export const max: ValueWord<'max'> = {
  schema: ({ z, value }) => z.strictObject({ max: z.array(value).min(2) }).describe('the largest of them'),
  number:
    ({ numberOf }) =>
    (play, { max }, scope, moment) =>
      Math.max(...max.map((part) => numberOf(play, part, scope, moment))),
  sentence: ({ max }, say) => `the highest of ${and(max.map(say.value))}`,
  inParts: (value, say, wording) => limited(value.max, say, wording, 'at least', say.value(value)),
  place: ({ max }, of) => most(...max.map(of.value)),
  fixed: ({ max }, of) => known(max.map(of), Math.max),
  most: ({ max }, of) => Math.max(...max.map(of)),
}
