/**
 * The words of the language as zod schemas: values, selectors, conditions, standing answers, ops. Where a
 * word has many forms, its leading key decides which one is meant, so that a fault is told about that form.
 */
import * as z from 'zod'
import type { Kit } from '../engine/effects/effect.ts'
import { EFFECTS } from '../engine/effects/index.ts'
import { CALLINGS, CARD_TYPES, DAMAGE_KINDS, REGIONS, SYMBOLS, TRAITS } from '../engine/ids.ts'
import { type Band, type OpList, type Passive, TRAITOR_POWERS } from '../engine/language/defs.ts'
import {
  type Amount,
  CAUSES,
  type Cards,
  type Condition,
  GROUPS,
  ROLL_FOR,
  type Tiles,
  type Value,
  type Who,
} from '../engine/language/words.ts'
import { fail, parseWith } from './issues.ts'
import { nearest } from './nearest.ts'

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const id = z.string().regex(KEBAB, { error: 'An id is written in small letters, digits and hyphens.' })

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

const whole = z.int().min(-99).max(999)

interface Forms {
  /** "a value", for the sentence when nothing fits. */
  what: string
  words?: readonly string[]
  number?: boolean
  /** By leading key; the first one present decides. */
  heads: () => Record<string, z.ZodType>
}

/** One of several forms: a number, a word, or a map told by its leading key. */
export function oneOf<T>({ what, words = [], number = false, heads }: Forms): z.ZodType<T> {
  let known: Record<string, z.ZodType> | undefined
  return z.unknown().transform((raw, ctx): T => {
    known ??= heads()
    const names = [...words, ...Object.keys(known)]
    if (typeof raw === 'number' && number) return parseWith(whole, raw, ctx) as T
    if (typeof raw === 'string') {
      if (words.includes(raw)) return raw as T
      return fail(ctx, `\`${raw}\` is not ${what}.`, nearest(raw, names))
    }
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
      return fail(ctx, `${capital(what)} is expected here.`)
    const head = Object.keys(known).find((key) => Object.hasOwn(raw, key))
    if (head !== undefined) return parseWith(known[head]!, raw, ctx) as T
    const meant = Object.keys(raw)
      .map((key) => nearest(key, names))
      .find((name) => name !== undefined)
    return fail(
      ctx,
      `${capital(what)} has one of these keys: ${names.filter((name) => !words.includes(name)).join(', ')}.`,
      meant,
    )
  })
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const trait = z.enum(TRAITS)
const compare = {
  atLeast: z.lazy(() => value).optional(),
  atMost: z.lazy(() => value).optional(),
  is: z.lazy(() => value).optional(),
}
const whoOptional = { who: z.lazy(() => who).optional() }

const VALUE_HEADS = (): Record<string, z.ZodType> => ({
  players: z.strictObject({ players: z.array(whole) }),
  count: z.strictObject({ count: countable }),
  track: z.strictObject({ track: id }),
  trait: z.strictObject({ trait, of: who }),
  ghosts: z.strictObject({ ghosts: tiles }),
  rolled: z.strictObject({ rolled: z.literal(true) }),
  omens: z.strictObject({ omens: z.literal(true) }),
  sum: z.strictObject({ sum: z.array(value).min(2) }),
  min: z.strictObject({ min: z.array(value).min(2) }),
  max: z.strictObject({ max: z.array(value).min(2) }),
  if: z.strictObject({ if: condition, then: value, else: value.optional() }),
})
const value: z.ZodType<Value> = oneOf({ what: 'a value', number: true, heads: VALUE_HEADS })
const amount: z.ZodType<Amount> = oneOf({
  what: 'an amount',
  number: true,
  heads: () => ({ ...VALUE_HEADS(), dice: z.strictObject({ dice: value }) }),
})

const WHO_WORDS = ['me', 'target', 'revealer', 'traitor', 'active']
const WHO_HEADS = (): Record<string, z.ZodType> => ({
  holder: z.strictObject({ holder: id }),
  secret: z.strictObject({ secret: id }),
  monster: z.strictObject({ monster: id }),
  all: z.strictObject({
    all: z.enum(GROUPS),
    at: tiles.optional(),
    but: who.optional(),
    if: condition.optional(),
    dead: z.boolean().optional(),
  }),
})
const who: z.ZodType<Who> = oneOf({ what: 'a way to name somebody', words: WHO_WORDS, heads: WHO_HEADS })

const TILE_WORDS = ['here', 'there', 'region', 'adjacent', 'here-or-adjacent', 'landing']
const TILE_HEADS = (): Record<string, z.ZodType> => ({
  tile: z.strictObject({ tile: z.union([id, z.array(id).min(1)]) }),
  landing: z.strictObject({ landing: z.enum(REGIONS) }),
  token: z.strictObject({ token: id }),
  within: z.strictObject({ within: value, of: who }),
  farthest: z.strictObject({ farthest: tiles, from: who }),
  of: z.strictObject({ of: who }),
  all: z.strictObject({
    all: z.literal('tiles'),
    region: z.union([z.enum(REGIONS), z.array(z.enum(REGIONS)).min(1), z.literal('here')]).optional(),
    symbol: z.enum(SYMBOLS).optional(),
    runestone: z.boolean().optional(),
    ghost: z.boolean().optional(),
    ghostCircle: z.boolean().optional(),
    without: id.optional(),
    or: tiles.optional(),
  }),
})
const tiles: z.ZodType<Tiles> = oneOf({ what: 'a way to name tiles', words: TILE_WORDS, heads: TILE_HEADS })

const cards: z.ZodType<Cards> = z.lazy(() =>
  z.strictObject({
    cards: z.enum(['item', 'omen', 'any']),
    of: who,
    type: z.enum(CARD_TYPES).optional(),
    named: z.array(id).min(1).optional(),
    heirloom: z.boolean().optional(),
    used: z.boolean().optional(),
  }),
)

/** Anything that can be counted; `all: tiles` are tiles, any other `all` is people or monsters. */
const countable = oneOf<Who | Tiles | Cards>({
  what: 'something to count',
  words: [...WHO_WORDS, ...TILE_WORDS],
  heads: () => ({ cards, ...TILE_HEADS(), ...WHO_HEADS(), all: everything }),
})
const everything = z.unknown().transform((raw, ctx): Who | Tiles => {
  const { all } = raw as { all: unknown }
  return all === 'tiles' ? parseWith(tiles, raw, ctx) : parseWith(who, raw, ctx)
})

const condition: z.ZodType<Condition> = oneOf({
  what: 'a condition',
  heads: () => ({
    all: z.strictObject({ all: z.array(condition).min(1) }),
    any: z.strictObject({ any: z.array(condition).min(1) }),
    not: z.strictObject({ not: condition }),
    on: z.strictObject({ on: tiles, ...whoOptional }),
    carries: z.strictObject({ carries: id, ...whoOptional }),
    value: compared({ value }),
    track: compared({ track: id }),
    count: compared({ count: countable }),
    round: compared({ round: z.literal(true) }),
    ghostClause: z.strictObject({ ghostClause: z.literal(true) }),
    heirloom: z.strictObject({ heirloom: z.literal(true) }),
    team: z.strictObject({ team: z.enum(['heroes', 'traitor']), ...whoOptional }),
    calling: z.strictObject({ calling: z.enum(CALLINGS), ...whoOptional }),
    family: z.strictObject({ family: id, ...whoOptional }),
    dead: z.strictObject({ dead: who }),
    stunned: z.strictObject({ stunned: who }),
    critical: z.strictObject({ critical: trait, ...whoOptional }),
    phase: z.strictObject({ phase: z.enum(['explore', 'haunt']) }),
    revealed: z.strictObject({ revealed: id }),
    rolling: z.strictObject({
      rolling: z.strictObject({
        word: id.optional(),
        trait: trait.optional(),
        for: z.enum(ROLL_FOR).optional(),
      }),
    }),
    damage: z.strictObject({
      damage: z.strictObject({
        kind: z.enum(DAMAGE_KINDS).optional(),
        atLeast: z.int().min(1).optional(),
        from: z.enum(CAUSES).optional(),
      }),
    }),
    spentNoMoves: z.strictObject({ spentNoMoves: z.literal(true) }),
    named: z.strictObject({ named: id }),
    object: z.strictObject({ object: id, is: z.enum(['aside', 'on-tile', 'carried']) }),
    corpse: z.strictObject({ corpse: who, carriedBy: who }),
    exists: z.strictObject({ exists: countable }),
  }),
})

function compared(shape: z.ZodRawShape): z.ZodType {
  return z
    .strictObject({ ...shape, ...compare })
    .refine(({ atLeast, atMost, is }) => atLeast !== undefined || atMost !== undefined || is !== undefined, {
      error: 'A comparison needs `atLeast`, `atMost` or `is`.',
    })
}

const when = { when: condition.optional() }
const passive: z.ZodType<Passive> = z.discriminatedUnion('ask', [
  z.strictObject({ ask: z.literal('trait'), trait, by: z.int() }),
  z.strictObject({ ask: z.literal('roll-dice'), by: value, ...when }),
  z.strictObject({ ask: z.literal('roll-add'), by: value, ...when }),
  z.strictObject({ ask: z.literal('roll-zero'), counts: z.int().min(1) }),
  z.strictObject({
    ask: z.literal('damage-less'),
    by: z.int().min(1),
    kind: z.enum(DAMAGE_KINDS).optional(),
    atLeast: z.int().min(1).optional(),
    ...when,
  }),
  z.strictObject({ ask: z.literal('leave-cost'), by: value, ...when }),
  z.strictObject({ ask: z.literal('moves'), by: value }),
  z.strictObject({
    ask: z.literal('attacker-dice'),
    by: value,
    only: z.literal('people').optional(),
    ...when,
  }),
  z.strictObject({ ask: z.literal('not-attacked-by-monsters') }),
  z.strictObject({ ask: z.literal('may-not-move') }),
  z
    .strictObject({ ask: z.literal('no-turn'), ...when })
    .describe("the bearer's turn, a person's or a monster's, is passed over"),
  z.strictObject({ ask: z.literal('speed-roll-add'), by: z.int() }),
  z.strictObject({ ask: z.literal('event-pick'), of: z.int().min(2).max(5) }),
  z.strictObject({ ask: z.literal('sees-hidden') }),
  z.strictObject({ ask: z.literal('isolated') }),
  z.strictObject({ ask: z.literal('counts-as'), symbol: z.enum(SYMBOLS), tile: id, ...when }),
  z.strictObject({
    ask: z.literal('steal-monsters'),
    from: z.boolean().optional(),
    by: z.boolean().optional(),
  }),
  z.strictObject({ ask: z.literal('traitor-power'), power: z.enum(TRAITOR_POWERS), has: z.boolean() }),
])

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
  const schema = bodies()[name]
  if (!schema) return fail(ctx, `There is no op \`${name}\`.`, nearest(name, Object.keys(EFFECTS)))
  const body = parseWith(schema, (raw as Record<string, unknown>)[name] ?? {}, ctx, [name])
  return { op: name, ...(body as object) }
})

/** The address is filled in when the whole file is known (`walk.ts`). */
const ops = z
  .array(op, { error: EXPECTS_OPS })
  .transform((list) => ({ ref: '', ops: list }) as unknown as OpList)

const BAND = /^(\d{1,3})(?:(\+)|-(\d{1,3}))?$/
const bands = z
  .record(z.string(), ops, {
    error: 'Bands are a map from results such as `4+`, `2-3` or `0` to lists of ops.',
  })
  .transform((table, ctx): Band[] => {
    const found: Band[] = []
    for (const [range, list] of Object.entries(table)) {
      const [, from, open, to] = BAND.exec(range) ?? []
      const last = open ? null : Number(to ?? from)
      if (from === undefined || (last !== null && last < Number(from)))
        fail(ctx, `A band is written \`4+\`, \`2-3\` or \`0\`, not \`${range}\`.`, undefined, [range])
      else found.push({ from: Number(from), to: last, do: list })
    }
    return found.sort((a, b) => b.from - a.from)
  })

export const kit: Kit = { z, value, amount, who, tiles, cards, condition, ops, bands, passive }

let made: Record<string, z.ZodType> | undefined
function bodies(): Record<string, z.ZodType> {
  made ??= Object.assign(
    Object.create(null),
    Object.fromEntries(Object.entries(EFFECTS).map(([name, effect]) => [name, effect.schema(kit)])),
  ) as Record<string, z.ZodType>
  return made
}

/** The body of each op, by name, for tables of the language. */
export const opSchemas = (): Readonly<Record<string, z.ZodType>> => bodies()
