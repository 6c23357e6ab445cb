/** What zod objects to, told as sentences: where, what was expected, and the name that was probably meant. */
import * as z from 'zod'
import { nearest } from './nearest.ts'
import type { Problem } from './problems.ts'

type Issue = z.core.$ZodIssue
type Context = z.core.$RefinementCtx
type Fault = Omit<Problem, 'file'>

/** Which fields a map may have; zod names the unknown ones but not the known. */
const fieldsOf = new WeakMap<object, string[]>()

const PARSE: z.core.ParseContext<Issue> = {
  reportInput: true,
  error: (issue) => {
    if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject)
      fieldsOf.set(issue.input as object, Object.keys(issue.inst.shape))
    return undefined
  },
}

/** Parses and either answers the value or all that is wrong with it. */
export function parsed<T>(schema: z.ZodType<T>, raw: unknown): { value: T } | { faults: Fault[] } {
  const result = schema.safeParse(raw, PARSE)
  return result.success ? { value: result.data } : { faults: result.error.issues.flatMap(faultsOf) }
}

/** Parses a part within the transform of its whole, handing on what is wrong. */
export function parseWith<T>(schema: z.ZodType<T>, raw: unknown, ctx: Context, at: PropertyKey[] = []): T {
  const result = schema.safeParse(raw, PARSE)
  if (result.success) return result.data
  for (const issue of result.error.issues)
    ctx.addIssue({ ...issue, path: [...at, ...issue.path] } as z.core.$ZodRawIssue)
  return z.NEVER
}

/** An issue in our own words. */
export function fail(ctx: Context, sentence: string, meant?: string, path: PropertyKey[] = []): never {
  ctx.addIssue({ code: 'custom', message: sentence, path, params: { nearest: meant ?? null } })
  return z.NEVER
}

function faultsOf(issue: Issue): Fault[] {
  const path = pathOf(issue.path)
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = fieldsOf.get(issue.input as object) ?? []
      return issue.keys.map((key) => ({
        path: pathOf([...issue.path, key]),
        expected: `There is no field \`${key}\` here.`,
        nearest: nearest(key, known) ?? null,
      }))
    }
    case 'invalid_union':
      return unionFaults(issue)
    case 'custom':
      return [
        { path, expected: issue.message, nearest: (issue.params?.nearest as string | undefined) ?? null },
      ]
    default:
      return [{ path, expected: sentenceOf(issue), nearest: wordMeant(issue) }]
  }
}

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('/')

/** The branch that got farthest into the data is the one that was meant; where none did, all are listed. */
function unionFaults(issue: Extract<Issue, { code: 'invalid_union' }>): Fault[] {
  const options = 'options' in issue ? (issue.options as unknown[] | undefined) : undefined
  if (options) {
    const found =
      (issue.input as Record<string, unknown> | undefined)?.[String(issue.path.at(-1))] ?? issue.input
    const [word, names] = [String(found), options.map(String)]
    const sentence =
      found === undefined || typeof found === 'object'
        ? `One of these is expected: ${listed(names)}.`
        : `\`${word}\` is not one of ${listed(names)}.`
    return [{ path: pathOf(issue.path), expected: sentence, nearest: nearest(word, names) ?? null }]
  }
  const deepest = Math.max(0, ...issue.errors.flat().map((inner) => inner.path.length))
  const meant = issue.errors.find((branch) => branch.some((inner) => inner.path.length === deepest))
  if (deepest > 0 && meant)
    return meant.flatMap((inner) => faultsOf({ ...inner, path: [...issue.path, ...inner.path] }))
  const own = issue.errors.flat().find((inner) => inner.code === 'custom')
  if (own) return faultsOf({ ...own, path: issue.path })
  const words = issue.errors
    .flat()
    .flatMap((inner) => (inner.code === 'invalid_value' ? inner.values.map(String) : []))
  const kinds = issue.errors
    .flat()
    .flatMap((inner) => (inner.code === 'invalid_type' ? [kindName(inner.expected)] : []))
  const wanted = [...new Set([...words.map((word) => `\`${word}\``), ...kinds])]
  const sentence = `Expected ${wanted.length > 1 ? 'one of ' : ''}${wanted.join(', ')}${said(issue.input)}.`
  return [
    {
      path: pathOf(issue.path),
      expected: sentence,
      nearest: typeof issue.input === 'string' ? (nearest(issue.input, words) ?? null) : null,
    },
  ]
}

function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? `The field \`${String(issue.path.at(-1) ?? '')}\` is missing.`
        : (ownWords(issue) ?? `Expected ${kindName(issue.expected)}${said(issue.input)}.`)
    case 'invalid_value':
      if (issue.input === undefined)
        return `The field \`${String(issue.path.at(-1) ?? '')}\` is missing: one of ${listed(issue.values.map(String))}.`
      return issue.values.length === 1
        ? `Expected \`${String(issue.values[0])}\`${said(issue.input)}.`
        : `Expected one of ${listed(issue.values.map(String))}${said(issue.input)}.`
    case 'too_small':
      return issue.origin === 'array'
        ? `At least ${issue.minimum} of these are needed.`
        : (ownWords(issue) ?? `The least possible here is ${issue.minimum}.`)
    case 'too_big':
      return issue.origin === 'array'
        ? `At most ${issue.maximum} of these are possible.`
        : (ownWords(issue) ?? `The most possible here is ${issue.maximum}.`)
    case 'invalid_key':
      return 'This key is not possible here.'
    default:
      return ownWords(issue) ?? 'This is not what is expected here.'
  }
}

/** A sentence the schema gave itself ends with a stop; zod's own messages do not. */
const ownWords = (issue: Issue): string | undefined =>
  issue.message.endsWith('.') ? issue.message : undefined

const wordMeant = (issue: Issue): string | null =>
  issue.code === 'invalid_value' && typeof issue.input === 'string'
    ? (nearest(issue.input, issue.values.map(String)) ?? null)
    : null

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'a map',
  record: 'a map',
}
const kindName = (expected: string): string => KINDS[expected] ?? expected

function said(input: unknown): string {
  if (typeof input === 'string' || typeof input === 'number' || typeof input === 'boolean')
    return `, not \`${input}\``
  if (input === null) return ', not nothing'
  return Array.isArray(input) ? ', not a list' : typeof input === 'object' ? ', not a map' : ''
}
