/** Samples of content made from its own schemas: the least that a schema accepts, and that with one id in it. */
import type * as z from 'zod'
import { type Marks, marksOf } from '../../src/catalog/marks.ts'
import type { Sort } from '../../src/engine/language/kit.ts'

/** The shortest way to write each kind of word. */
const LEAST: Readonly<Record<string, unknown>> = {
  VALUE: 1,
  AMOUNT: 1,
  WHO: 'me',
  TILES: 'here',
  'WHO/TILES/CARDS': 'me',
  CARDS: { cards: 'any', of: 'me' },
  CONDITION: { phase: 'haunt' },
  PASSIVE: { ask: 'may-not-move' },
  OPS: [],
  BANDS: { '0+': [] },
}

/** A place in a schema that holds an id, and the least content with a certain id there. */
export interface Spot {
  /** As `check` tells it: bids/0/into. */
  path: string
  /** The mark of the id field itself. */
  names: NonNullable<Marks['names']>
  sampleWith: (id: string) => unknown
}

const defOf = (schema: z.ZodType) => (schema as unknown as z.core.$ZodTypes)._zod.def
type Shape = Readonly<Record<string, z.ZodType>>

/** The ids directly in a schema; words within it have their own. */
export function spotsIn(schema: z.ZodType, knownId: (sort: Sort) => string): Spot[] {
  const { names } = marksOf(schema)
  if (names) return [{ path: '', names, sampleWith: (id) => id }]
  const within = (inner: unknown) =>
    marksOf(inner as z.ZodType).title === undefined ? spotsIn(inner as z.ZodType, knownId) : []
  const def = defOf(schema)
  switch (def.type) {
    case 'optional':
    case 'prefault':
      return within(def.innerType)
    case 'lazy':
      return within(def.getter())
    case 'pipe':
      return within(def.in)
    case 'union':
      return def.options.flatMap(within)
    case 'array':
      return within(def.element).map((spot) => ({
        ...spot,
        path: `0/${spot.path}`.replace(/\/$/, ''),
        sampleWith: (id) => filled(schema, [spot.sampleWith(id)], def.element as z.ZodType, knownId),
      }))
    case 'object':
      return Object.entries(def.shape).flatMap(([key, held]) =>
        within(held).map((spot) => ({
          ...spot,
          path: `${key}/${spot.path}`.replace(/\/$/, ''),
          sampleWith: (id) =>
            whole(schema, { ...required(def.shape as Shape, knownId), [key]: spot.sampleWith(id) }, knownId),
        })),
      )
    default:
      return []
  }
}

/** The least that a schema accepts. */
export function least(schema: z.ZodType, knownId: (sort: Sort) => string): unknown {
  const { names, title = '' } = marksOf(schema)
  if (names) return knownId(names.sort)
  if (title in LEAST) return LEAST[title]
  const def = defOf(schema)
  switch (def.type) {
    case 'string':
      return 'words'
    case 'boolean':
      return true
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'number':
      return [1, 2, 52].find((number) => schema.safeParse(number).success)
    case 'optional':
    case 'prefault':
      return least(def.innerType as z.ZodType, knownId)
    case 'lazy':
      return least(def.getter() as z.ZodType, knownId)
    case 'pipe':
      return least(def.in as z.ZodType, knownId)
    case 'union':
      return least(def.options[0] as z.ZodType, knownId)
    case 'array':
      return filled(schema, [], def.element as z.ZodType, knownId)
    case 'object':
      return whole(schema, required(def.shape as Shape, knownId), knownId)
    default:
      throw new Error(`No sample of ${def.type}`)
  }
}

const isNeeded = (schema: z.ZodType): boolean => !['optional', 'prefault'].includes(defOf(schema).type)

const required = (shape: Shape, knownId: (sort: Sort) => string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([key, held]) => (isNeeded(held) ? [[key, least(held, knownId)]] : [])),
  )

/** With one optional field more, where a map needs one of several. */
function whole(schema: z.ZodType, value: Record<string, unknown>, knownId: (sort: Sort) => string): unknown {
  if (schema.safeParse(value).success) return value
  const { shape } = defOf(schema) as unknown as { shape: Shape }
  const more = Object.entries(shape)
    .filter(([key]) => !(key in value))
    .map(([key, held]) => ({ ...value, [key]: least(held, knownId) }))
  return more.find((one) => schema.safeParse(one).success) ?? value
}

/** As long as a list has to be. */
function filled(
  schema: z.ZodType,
  value: unknown[],
  element: z.ZodType,
  knownId: (sort: Sort) => string,
): unknown[] {
  const list = [...value]
  while (!schema.safeParse(list).success && list.length < 9) list.push(least(element, knownId))
  return list
}

/** Fields that hold a text which is neither an id, a key nor words for the player. */
export function bareTextsIn(schema: z.ZodType, path: string): string[] {
  const { names, isOwn, title } = marksOf(schema)
  if (names || isOwn) return []
  const within = (inner: unknown, step = '') =>
    marksOf(inner as z.ZodType).title === undefined ? bareTextsIn(inner as z.ZodType, `${path}${step}`) : []
  const def = defOf(schema)
  switch (def.type) {
    case 'string':
      return [path]
    case 'optional':
    case 'prefault':
      return within(def.innerType)
    case 'lazy':
      return within(def.getter())
    // Words for the player are trimmed, and so they are piped.
    case 'pipe':
      return defOf(def.in as z.ZodType).type === 'string' || title ? [] : within(def.in)
    case 'union':
      return def.options.flatMap((option) => within(option))
    case 'array':
      return within(def.element, '/0')
    case 'object':
      return Object.entries(def.shape).flatMap(([key, held]) => within(held, `/${key}`))
    default:
      return []
  }
}
