/** Several values together. */
import { most } from '../place.ts'
import type { ValueWord } from '../word.ts'
import type { Value } from '../words.ts'

declare module '../words.ts' {
  interface ValueWords {
    sum: { sum: Value[] }
  }
}

export const sum: ValueWord<'sum'> = {
  schema: ({ z, value }) => z.strictObject({ sum: z.array(value).min(2) }).describe('all of them together'),
  number:
    ({ numberOf }) =>
    (play, { sum }, scope, moment) =>
      sum.reduce<number>((all, part) => all + numberOf(play, part, scope, moment), 0),
  sentence: ({ sum }, say) => {
    const parts = sum.map(say.value)
    const times = (part: string) => parts.filter((one) => one === part).length
    return [...new Set(parts)]
      .flatMap((part) =>
        /^-?\d/.test(part) ? parts.filter((one) => one === part) : [multiple(part, times(part))],
      )
      .join(' + ')
      .replaceAll('+ -', '- ')
  },
  // "1 tile, plus 2 for each ghost here"
  inParts: ({ sum }, say, wording) => {
    const base = sum.reduce<number>((all, part) => all + (typeof part === 'number' ? part : 0), 0)
    const eaches = new Map<string, number>()
    const rest: Value[] = []
    for (const part of sum) {
      const each = say.each(part)
      if (each !== null) eaches.set(each, (eaches.get(each) ?? 0) + 1)
      else if (typeof part !== 'number') rest.push(part)
    }
    const told = base === 0 ? [] : [wording(String(base))]
    for (const [each, count] of eaches)
      told.push(
        told.length === 0 ? `${wording(String(count))} for each ${each}` : `, plus ${count} for each ${each}`,
      )
    return [told.join(''), ...rest.map((part) => say.inParts(part, wording))].filter(Boolean).join(' and ')
  },
  place: ({ sum }, of) => most(...sum.map(of.value)),
  fixed: ({ sum }, of) => sum.reduce<number | null>((all, part) => plus(all, of(part)), 0),
  most: ({ sum }, of) => sum.reduce<number>((all, part) => all + of(part), 0),
  expected: ({ sum }, of) => sum.reduce<number>((all, part) => all + of(part), 0),
  helps: ({ sum }, of) => sum.flatMap(of),
}

const multiple = (part: string, times: number): string =>
  times === 1 ? part : `${times === 2 ? 'twice' : `${times} times`} ${part}`

const plus = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other
