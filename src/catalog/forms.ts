/**
 * Words that have many forms: a number, a word that stands alone, or a map. The leading key of a map decides
 * which form is meant, so that a fault is told about that form.
 */
import * as z from 'zod'
import { fail, parseWith } from './issues.ts'
import { defOf, type Forms, marked } from './marks.ts'
import { nearest } from './nearest.ts'

export const whole = z.int().min(-99).max(999)

interface Kind extends Partial<Omit<Forms, 'heads'>> {
  /** VALUE, for the tables. */
  name: string
  /** "a value", for the sentence when nothing fits. */
  what: string
  heads: () => Record<string, z.ZodType>
}

export function oneOf<T>({ name, what, words = {}, number = false, heads: make }: Kind): z.ZodType<T> {
  const alone = Object.keys(words)
  let made: Record<string, z.ZodType> | undefined
  const heads = () => {
    made ??= make()
    return made
  }
  const schema = z.unknown().transform((raw, ctx): T => {
    const keys = Object.keys(heads())
    const names = [...alone, ...keys]
    if (typeof raw === 'number' && number) return parseWith(whole, raw, ctx) as T
    if (typeof raw === 'string') {
      if (alone.includes(raw)) return raw as T
      return fail(ctx, `\`${raw}\` is not ${what}.`, nearest(raw, names))
    }
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
      return fail(ctx, `${capital(what)} is expected here.`)
    const head = headOf(heads(), raw)
    if (head) return parseWith(head, raw, ctx) as T
    const meant = Object.keys(raw)
      .map((key) => nearest(key, names))
      .find((found) => found !== undefined)
    return fail(ctx, `${capital(what)} has one of these keys: ${keys.join(', ')}.`, meant)
  })
  return marked(schema, { title: name, forms: { words, number, heads } })
}

/**
 * The form whose leading key is there. Of several it is the one that knows most of the other keys:
 * `{ within: 2, of: me }` is no `{ of: me }`.
 */
export function headOf(heads: Readonly<Record<string, z.ZodType>>, raw: object): z.ZodType | undefined {
  const found = Object.keys(heads).filter((key) => Object.hasOwn(raw, key))
  const [first] = found
  if (first === undefined) return undefined
  const known = (key: string) => Object.keys(raw).filter((field) => knows(heads[key]!, field)).length
  return heads[found.reduce((best, next) => (known(next) > known(best) ? next : best), first)]
}

function knows(schema: z.ZodType, field: string): boolean {
  const def = defOf(schema)
  if (def.type === 'lazy') return knows(def.getter() as z.ZodType, field)
  return def.type === 'object' && field in def.shape
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
