/** The words of the language as zod schemas, made from the words themselves. */
import * as z from 'zod'
import { EFFECTS } from '../engine/effects/table.ts'
import { cardsSchema, isCards } from '../engine/language/cards.ts'
import type { Band, Bound, OpList } from '../engine/language/defs.ts'
import type { Kit } from '../engine/language/kit.ts'
import { CONDITIONS, isTiles, PASSIVES, TILES, VALUES, WHO } from '../engine/language/tables.ts'
import type {
  Amount,
  Cards,
  Compare,
  Condition,
  Passive,
  Tiles,
  Value,
  Who,
} from '../engine/language/words.ts'
import { oneOf, whole } from './forms.ts'
import { fail, parseWith } from './issues.ts'
import { id, key, marked, text } from './marks.ts'
import { nearest } from './nearest.ts'

/** The schemas of those words in a table that are maps. */
const headsOf = (table: Readonly<Record<string, { schema?: (kit: Kit) => z.ZodType }>>) =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, { schema }]) => (schema ? [[name, schema(kit)]] : [])),
  )

/** The meanings of those words in a table that stand alone. */
const aloneIn = (table: Readonly<Record<string, { means?: string }>>) =>
  Object.fromEntries(Object.entries(table).flatMap(([name, { means }]) => (means ? [[name, means]] : [])))

const value = oneOf<Value>({ name: 'VALUE', what: 'a value', number: true, heads: () => headsOf(VALUES) })
const amount = oneOf<Amount>({
  name: 'AMOUNT',
  what: 'an amount',
  number: true,
  heads: () => ({
    ...headsOf(VALUES),
    dice: z.strictObject({ dice: value }).describe('so many dice, rolled on the spot'),
  }),
})
const who = oneOf<Who>({
  name: 'WHO',
  what: 'a way to name somebody',
  words: aloneIn(WHO),
  heads: () => headsOf(WHO),
})
const tiles = oneOf<Tiles>({
  name: 'TILES',
  what: 'a way to name tiles',
  words: aloneIn(TILES),
  heads: () => headsOf(TILES),
})
const cards: z.ZodType<Cards> = marked(
  z.lazy(() => cardsSchema(kit)),
  { title: 'CARDS' },
)
const condition = oneOf<Condition>({
  name: 'CONDITION',
  what: 'a condition',
  heads: () => headsOf(CONDITIONS),
})

/** `all: tiles` are tiles, any other `all` is people or monsters. */
const selected = <T>(name: string, what: string, more: () => Record<string, z.ZodType>): z.ZodType<T> =>
  marked(
    oneOf<T>({
      name,
      what,
      words: { ...aloneIn(WHO), ...aloneIn(TILES) },
      heads: () => ({
        ...more(),
        ...headsOf(WHO),
        ...headsOf(TILES),
        all: z.unknown().transform((raw, ctx) => parseWith(kindOf(raw), raw, ctx)),
      }),
    }),
    { pick: kindOf },
  )
const kindOf = (raw: unknown): z.ZodType<Who | Tiles | Cards> => {
  const what = raw as Who | Tiles | Cards
  return isCards(what) ? cards : isTiles(what) ? tiles : who
}
const whoOrTiles = selected<Who | Tiles>('WHO/TILES', 'a way to name somebody or tiles', () => ({}))
const countable = selected<Who | Tiles | Cards>('WHO/TILES/CARDS', 'something to count', () => ({ cards }))

function compared<S extends z.ZodRawShape>(shape: S): z.ZodType<z.output<z.ZodObject<S>> & Compare> {
  const optional = value.optional()
  const schema: z.ZodType<Compare> = z.strictObject({
    ...(shape as z.ZodRawShape),
    ...{ atLeast: optional, atMost: optional, is: optional },
  })
  return schema.refine(({ atLeast, atMost, is }) => (atLeast ?? atMost ?? is) !== undefined, {
    error: 'A comparison needs `atLeast`, `atMost` or `is`.',
  }) as z.ZodType<z.output<z.ZodObject<S>> & Compare>
}

const passive: z.ZodType<Passive> = marked(
  z.lazy(
    () =>
      z.discriminatedUnion(
        'ask',
        Object.values(PASSIVES).map(({ schema }) => schema(kit)) as unknown as [
          z.ZodObject<{ ask: z.ZodLiteral }>,
        ],
      ) as unknown as z.ZodType<Passive>,
  ),
  { title: 'PASSIVE' },
)

const EXPECTS_OPS = 'A list of ops is expected, each a map with the name of the op as its only key.'

/** `damage: { kind: mental, amount: 1 }` becomes `{ op: damage, kind: mental, amount: 1 }`. */
const op = z.unknown().transform((raw, ctx) => {
  if (typeof raw === 'string' && Object.hasOwn(EFFECTS, raw))
    return fail(ctx, `An op is a map with one key: write \`${raw}: {}\`, or with its fields.`)
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return fail(ctx, 'An op is a map with its name as the only key.')
  const names = Object.keys(raw)
  const [name = ''] = names
  if (names.length !== 1)
    return fail(ctx, `An op is a map with its name as the only key; this one has ${names.length} keys.`)
  const schema = Object.hasOwn(opSchemas(), name) ? opSchemas()[name] : undefined
  if (!schema) return fail(ctx, `There is no op \`${name}\`.`, nearest(name, Object.keys(EFFECTS)))
  const body = parseWith(schema, (raw as Record<string, unknown>)[name] ?? {}, ctx, [name])
  return { op: name, ...(body as object) }
})

/** The address is filled in when the whole file is known (`walk.ts`). */
const ops: z.ZodType<OpList> = marked(
  z.array(op, { error: EXPECTS_OPS }).transform((list) => ({ ref: '', ops: list }) as unknown as OpList),
  { title: 'OPS' },
)

/** A bound is a number, or one for each table size: `5/5/4`. */
const BAND = /^(\d{1,3}(?:\/\d{1,3})*)(?:(\+)|-(\d{1,3}(?:\/\d{1,3})*))?$/
const bound = (written: string): Bound => {
  const numbers = written.split('/').map(Number)
  return numbers.length > 1 ? numbers : numbers[0]!
}
const isBelow = (one: Bound, other: Bound): boolean =>
  [one].flat().some((number, n) => number < (Array.isArray(other) ? (other[n] ?? 0) : other))

/** What a band brings: a list of ops, or `{ line, do }` with words of its own. */
const result = z.unknown().transform((raw, ctx): Pick<Band, 'do' | 'line'> => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return { do: parseWith(ops, raw, ctx) }
  return parseWith(z.strictObject({ line: text(120), do: ops.prefault([]) }), raw, ctx)
})

const bands: z.ZodType<Band[]> = marked(
  z
    .record(z.string(), result, {
      error: 'Bands are a map from results such as `4+`, `2-3` or `0` to lists of ops.',
    })
    .transform((table, ctx): Band[] => {
      const found: Band[] = []
      for (const [range, brings] of Object.entries(table)) {
        const [, from, open, to] = BAND.exec(range) ?? []
        const last = open ? null : bound(to ?? from ?? '')
        if (from === undefined || (last !== null && isBelow(last, bound(from))))
          fail(ctx, `A band is written \`4+\`, \`2-3\` or \`0\`, not \`${range}\`.`, undefined, [range])
        else found.push({ from: bound(from), to: last, ...brings })
      }
      return found.sort((a, b) => [b.from].flat()[0]! - [a.from].flat()[0]!)
    }),
  { title: 'BANDS' },
)

export const kit: Kit = {
  z,
  id,
  key,
  text,
  whole,
  value,
  amount,
  who,
  tiles,
  cards,
  whoOrTiles,
  countable,
  condition,
  compared,
  ops,
  bands,
  passive,
}

let made: Record<string, z.ZodType> | undefined
/** The body of each op, by name. */
export function opSchemas(): Readonly<Record<string, z.ZodType>> {
  made ??= Object.fromEntries(Object.entries(EFFECTS).map(([name, effect]) => [name, effect.schema(kit)]))
  return made
}
