/** What is known of a schema beside what zod knows of it, and the schemas for texts: ids, keys, words for the player. */
import * as z from 'zod'
import type { Sort, Use } from '../engine/language/kit.ts'

/** They stay with a schema that is described or refined. */
export interface Marks {
  /** What it is called in the tables for authors (`language-tables.ts`): VALUE, WHO, OPS. */
  title?: string
  /** The sort of thing this id names. */
  names?: { sort: Sort; use: Use }
  /** The ways to write a word of this kind. */
  forms?: Forms
  /** Of a schema for several sorts of words, the one that is meant. */
  pick?: (value: unknown) => z.ZodType
  /** An id that is made here, or a key: it names nothing that is elsewhere. */
  isOwn?: boolean
}

export interface Forms {
  /** Words that stand alone, each with its meaning. */
  words: Readonly<Record<string, string>>
  number: boolean
  /** Maps by leading key; each says what it means with `.describe`. */
  heads: () => Readonly<Record<string, z.ZodType>>
}

export const marked = <T extends z.ZodType>(schema: T, marks: Marks): T => schema.meta({ ...marks })

const marksBySchema = new WeakMap<z.ZodType, Marks>()
export function marksOf(schema: z.ZodType): Marks {
  let marks = marksBySchema.get(schema)
  if (!marks) {
    marks = (schema.meta() ?? {}) as Marks
    marksBySchema.set(schema, marks)
  }
  return marks
}

/** Zod's own view of a schema, told apart by `type`. */
export const defOf = (schema: z.ZodType) => (schema as unknown as z.core.$ZodTypes)._zod.def

/** The fields of a map. */
export type Shape = Readonly<Record<string, z.ZodType>>

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The id of something that has to exist, whatever it looks like: every schema that names anything uses this. */
export const id = (sort: Sort, use: Use = 'asks') => marked(z.string(), { names: { sort, use } })

/** The id of something that is declared right here. */
export const ownId = marked(
  z.string().regex(KEBAB, { error: 'An id is written in small letters, digits and hyphens.' }),
  { isOwn: true },
)

export const key = marked(
  z.string().regex(/^[a-z0-9-]+$/, { error: 'A key is written in small letters, digits and hyphens.' }),
  { isOwn: true },
)

// Control and formatting characters could draw over the screen of whoever reads the text.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u
export const text = (longest: number) =>
  z
    .string()
    .transform((written) => written.trim().replace(/\s+/g, ' '))
    .pipe(
      z
        .string()
        .min(1, { error: 'A text is expected, and this one is empty.' })
        .max(longest, { error: `The text is too long: at most ${longest} characters.` })
        .refine((words) => !UNPRINTABLE.test(words), {
          error: 'The text holds characters that cannot be printed.',
        }),
    )
