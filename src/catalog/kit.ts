/**
 * The words of the language as zod schemas: values, selectors, conditions, standing answers, ops. Where a
 * word has many forms, its leading key decides which one is meant, so that a fault is told about that form.
 */
import * as z from 'zod'
import type { Kit } from '../engine/effects/effect.ts'
import { EFFECTS } from '../engine/effects/index.ts'
import { CALLINGS, CARD_TYPES, DAMAGE_KINDS, REGIONS, SYMBOLS, TRAITS } from '../engine/ids.ts'
import { type Band, type Bound, type OpList, type Passive, TRAITOR_POWERS } from '../engine/language/defs.ts'
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

/** What a schema is called in the tables for authors (`language-tables.ts`): VALUE, WHO, OPS. */
const called = <T extends z.ZodType>(name: string, schema: T): T => schema.meta({ title: name })

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

export interface Forms {
  /** VALUE, for the tables. */
  name: string
  /** "a value", for the sentence when nothing fits. */
  what: string
  /** Each word with its meaning. */
  words?: Readonly<Record<string, string>>
  number?: boolean
  /** By leading key; the first one present decides. Each says what it means with `.describe`. */
  heads: () => Record<string, z.ZodType>
}

const FORMS = new WeakMap<z.ZodType, Forms>()
/** The forms a schema made by `oneOf` allows. */
export const formsOf = (schema: z.ZodType): Forms | undefined => FORMS.get(schema)

/** One of several forms: a number, a word, or a map told by its leading key. */
export function oneOf<T>(forms: Forms): z.ZodType<T> {
  const { name, what, number = false, heads } = forms
  const words = Object.keys(forms.words ?? {})
  let known: Record<string, z.ZodType> | undefined
  const schema = z.unknown().transform((raw, ctx): T => {
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
  const made = called(name, schema)
  FORMS.set(made, forms)
  return made
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
  players: z
    .strictObject({ players: z.array(whole) })
    .describe('one number for each size of the table: 3, 4, 5 players'),
  count: z.strictObject({ count: countable }).describe('how many of them there are'),
  track: z.strictObject({ track: id }).describe('where a track of the haunt stands'),
  counter: z
    .strictObject({ counter: id, of: who })
    .describe('the counter of somebody; of several, all together'),
  trait: z.strictObject({ trait, of: who }).describe('the trait of somebody; of several, the highest'),
  carried: z.strictObject({ carried: id, of: who }).describe('how many of this Object they carry together'),
  kinds: z
    .strictObject({ kinds: z.array(id).min(2), of: who })
    .describe('how many different ones of these Objects they carry together'),
  ghosts: z.strictObject({ ghosts: tiles }).describe('ghosts on these tiles'),
  rolled: z.strictObject({ rolled: z.literal(true) }).describe('the result of the roll just made'),
  omens: z.strictObject({ omens: z.literal(true) }).describe('Omens carried or lying in the house'),
  sum: z.strictObject({ sum: z.array(value).min(2) }).describe('all of them together'),
  min: z.strictObject({ min: z.array(value).min(2) }).describe('the smallest of them'),
  max: z.strictObject({ max: z.array(value).min(2) }).describe('the largest of them'),
  if: z
    .strictObject({ if: condition, then: value, else: value.optional() })
    .describe('one or the other; 0 where no `else` is given'),
})
const value: z.ZodType<Value> = oneOf({ name: 'VALUE', what: 'a value', number: true, heads: VALUE_HEADS })
const amount: z.ZodType<Amount> = oneOf({
  name: 'AMOUNT',
  what: 'an amount',
  number: true,
  heads: () => ({
    ...VALUE_HEADS(),
    dice: z.strictObject({ dice: value }).describe('so many dice, rolled on the spot'),
  }),
})

const WHO_WORDS = {
  me: 'the one whose effect this is',
  target: 'the one picked, aimed at, met by `for-each` or asked about',
  revealer: 'the one who set the haunt off',
  traitor: 'the traitor, or all of them',
  active: 'whose turn it is',
}
const WHO_HEADS = (): Record<string, z.ZodType> => ({
  holder: z.strictObject({ holder: id }).describe('whoever carries this card or Object'),
  secret: z.strictObject({ secret: id }).describe('the explorer a secret of the haunt names'),
  monster: z.strictObject({ monster: id }).describe('the monsters of this kind'),
  body: z.strictObject({ body: who }).describe('whoever is in the body of somebody now, dead or alive'),
  all: z
    .strictObject({
      all: z.enum(GROUPS),
      at: tiles.optional(),
      but: who.optional(),
      if: condition.optional(),
      dead: z.boolean().optional(),
    })
    .describe('the living (with `dead` the dead) of a group; in `if` the one asked about is `target`'),
  these: z.strictObject({ these: z.array(who).min(2) }).describe('all of them, each once'),
  highest: z
    .strictObject({ highest: trait, of: who })
    .describe('the one of them with the highest trait; of several the first in table order'),
  lowest: z
    .strictObject({ lowest: trait, of: who })
    .describe('the one of them with the lowest trait; of several the first in table order'),
})
const who: z.ZodType<Who> = oneOf({
  name: 'WHO',
  what: 'a way to name somebody',
  words: WHO_WORDS,
  heads: WHO_HEADS,
})

const TILE_WORDS = {
  here: 'where I am',
  there: 'where `target` is',
  region: 'the tiles of my region',
  adjacent: 'the tiles next to mine',
  'here-or-adjacent': 'mine and those next to it',
  landing: 'the landing of my region',
}
const TILE_HEADS = (): Record<string, z.ZodType> => ({
  tile: z
    .strictObject({ tile: z.union([id, z.array(id).min(1)]) })
    .describe('the tiles named, where discovered'),
  landing: z.strictObject({ landing: z.enum(REGIONS) }).describe('the landing of that region'),
  token: z.strictObject({ token: id }).describe('tiles with this token'),
  within: z.strictObject({ within: value, of: who }).describe('at most so many steps from somebody'),
  farthest: z
    .strictObject({ farthest: tiles, from: who })
    .describe('of these, all that are farthest from somebody by moves; the op picks among them'),
  nearest: z
    .strictObject({ nearest: tiles, to: who })
    .describe('of these, all that are nearest to somebody by moves; the op picks among them'),
  nextTo: z.strictObject({ nextTo: tiles }).describe('tiles adjacent to any of these'),
  object: z.strictObject({ object: id }).describe('where an Object lies'),
  of: z.strictObject({ of: who }).describe('where these are'),
  all: z
    .strictObject({
      all: z.literal('tiles'),
      region: z
        .union([
          z.enum(REGIONS),
          z.array(z.enum(REGIONS)).min(1),
          z.literal('here'),
          z.strictObject({ of: tiles }),
        ])
        .optional(),
      symbol: z.enum(SYMBOLS).optional(),
      runestone: z.boolean().optional(),
      ghost: z.boolean().optional(),
      ghostCircle: z.boolean().optional(),
      without: id.optional(),
      or: tiles.optional(),
      but: tiles.optional(),
    })
    .describe('all that fit every field given (`without` this token); `or` adds more, `but` takes some away'),
})
const tiles: z.ZodType<Tiles> = oneOf({
  name: 'TILES',
  what: 'a way to name tiles',
  words: TILE_WORDS,
  heads: TILE_HEADS,
})

const cards: z.ZodType<Cards> = called(
  'CARDS',
  z.lazy(() =>
    z
      .strictObject({
        cards: z.enum(['item', 'omen', 'any']),
        of: who,
        type: z.enum(CARD_TYPES).optional(),
        named: z.array(id).min(1).optional(),
        heirloom: z.boolean().optional(),
        used: z.boolean().optional(),
      })
      .describe('cards in the hands of somebody that fit every field given'),
  ),
)

/** Anything that can be counted; `all: tiles` are tiles, any other `all` is people or monsters. */
const countable = oneOf<Who | Tiles | Cards>({
  name: 'WHO/TILES/CARDS',
  what: 'something to count',
  words: { ...WHO_WORDS, ...TILE_WORDS },
  // People first: `{ highest: might, of: … }` has the key of a tile as well.
  heads: () => ({ cards, ...WHO_HEADS(), ...TILE_HEADS(), all: everything }),
})
const everything = z.unknown().transform((raw, ctx): Who | Tiles => {
  const { all } = raw as { all: unknown }
  return all === 'tiles' ? parseWith(tiles, raw, ctx) : parseWith(who, raw, ctx)
})

const condition: z.ZodType<Condition> = oneOf({
  name: 'CONDITION',
  what: 'a condition',
  heads: () => ({
    all: z.strictObject({ all: z.array(condition).min(1) }).describe('all of them hold'),
    any: z.strictObject({ any: z.array(condition).min(1) }).describe('at least one holds'),
    not: z.strictObject({ not: condition }).describe('it does not hold'),
    on: z.strictObject({ on: tiles, ...whoOptional }).describe('somebody is on one of these tiles'),
    carries: z
      .strictObject({ carries: id, ...whoOptional })
      .describe('somebody carries this card, Object or type of card'),
    value: compared({ value }).describe('a value compares so'),
    track: compared({ track: id }).describe('a track compares so'),
    counter: compared({ counter: id, ...whoOptional }).describe('a counter of somebody compares so'),
    count: compared({ count: countable }).describe('their number compares so'),
    round: compared({ round: z.literal(true) }).describe('the number of the round compares so'),
    ghostClause: z
      .strictObject({ ghostClause: z.literal(true) })
      .describe('a ghost is here and I am no traitor'),
    heirloom: z.strictObject({ heirloom: z.literal(true) }).describe('this card is an heirloom of my family'),
    team: z
      .strictObject({ team: z.enum(['heroes', 'traitor']), ...whoOptional })
      .describe('somebody is on this side'),
    calling: z
      .strictObject({ calling: z.enum(CALLINGS), ...whoOptional })
      .describe('somebody has this calling'),
    family: z.strictObject({ family: id, ...whoOptional }).describe('somebody is of this family'),
    dead: z.strictObject({ dead: who }).describe('somebody is dead'),
    stunned: z.strictObject({ stunned: who }).describe('a monster is stunned'),
    critical: z
      .strictObject({ critical: trait, ...whoOptional })
      .describe('somebody has this trait at critical'),
    phase: z
      .strictObject({ phase: z.enum(['explore', 'haunt']) })
      .describe('the haunt has not begun, or has'),
    revealed: z.strictObject({ revealed: id }).describe('a secret lies face up'),
    rolling: z
      .strictObject({
        rolling: z.strictObject({
          word: id.optional(),
          trait: trait.optional(),
          for: z.enum(ROLL_FOR).optional(),
        }),
      })
      .describe('the roll being made is for this action word, of this trait, for this'),
    damage: z
      .strictObject({
        damage: z.strictObject({
          kind: z.enum(DAMAGE_KINDS).optional(),
          atLeast: z.int().min(1).optional(),
          from: z.enum(CAUSES).optional(),
        }),
      })
      .describe('the damage about to fall is of this kind, so much, from this'),
    spentNoMoves: z.strictObject({ spentNoMoves: z.literal(true) }).describe('no move was spent this turn'),
    named: z
      .strictObject({ named: id })
      .describe('the name said with the action is the one the secret holds'),
    object: z
      .strictObject({ object: id, is: z.enum(['aside', 'on-tile', 'carried']) })
      .describe('an Object is set aside, lies on a tile, or is carried'),
    corpse: z.strictObject({ corpse: who, carriedBy: who }).describe('somebody drags the corpse of somebody'),
    among: z.strictObject({ among: who, ...whoOptional }).describe('one of those'),
    exists: z.strictObject({ exists: countable }).describe('there is at least one'),
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
const passives = z.discriminatedUnion('ask', [
  z
    .strictObject({ ask: z.literal('trait'), trait, by: z.int() })
    .describe('steps on top of a trait while carried'),
  z
    .strictObject({ ask: z.literal('roll-dice'), by: value, ...when })
    .describe('more dice, or fewer, on rolls'),
  z.strictObject({ ask: z.literal('roll-add'), by: value, ...when }).describe('added to the result of rolls'),
  z
    .strictObject({ ask: z.literal('most-dice'), by: value, ...when })
    .describe('no roll uses more dice, but always 1'),
  z
    .strictObject({ ask: z.literal('may-not-name'), trait, ...when })
    .describe('a trait that may not be said in `name-trait`'),
  z
    .strictObject({ ask: z.literal('roll-zero'), counts: z.int().min(1) })
    .describe('once a turn a trait roll of 0 counts as this'),
  z
    .strictObject({
      ask: z.literal('damage-less'),
      by: z.int().min(1),
      kind: z.enum(DAMAGE_KINDS).optional(),
      atLeast: z.int().min(1).optional(),
      ...when,
    })
    .describe('less damage from each source'),
  z
    .strictObject({ ask: z.literal('leave-cost'), by: value, ...when })
    .describe('leaving a tile costs so many moves more'),
  z.strictObject({ ask: z.literal('moves'), by: value }).describe('more moves each turn'),
  z
    .strictObject({
      ask: z.literal('attacker-dice'),
      by: value,
      only: z.literal('people').optional(),
      ...when,
    })
    .describe('dice for those who attack the bearer; `only: people` leaves monsters out'),
  z.strictObject({ ask: z.literal('not-attacked-by-monsters') }).describe('no monster attacks the bearer'),
  z.strictObject({ ask: z.literal('may-not-move') }).describe('the bearer may not move'),
  z
    .strictObject({ ask: z.literal('may-not-enter'), tiles, ...when })
    .describe('tiles one may not go to by moving, discovering or the effect of a card or tile'),
  z
    .strictObject({ ask: z.literal('own-attack-only'), ...when })
    .describe('no unarmed attack and none of a card, only those the haunt grants'),
  z
    .strictObject({ ask: z.literal('no-turn'), ...when })
    .describe("the bearer's turn, a person's or a monster's, is passed over"),
  z
    .strictObject({ ask: z.literal('speed-roll-add'), by: z.int() })
    .describe('added to the Speed roll of a monster'),
  z
    .strictObject({ ask: z.literal('event-pick'), of: z.int().min(2).max(5) })
    .describe('draw so many Events, resolve one, bury the others'),
  z.strictObject({ ask: z.literal('sees-hidden') }).describe('may look at hidden tokens here'),
  z
    .strictObject({ ask: z.literal('isolated') })
    .describe('no effect of a card passes into this tile or out of it'),
  z
    .strictObject({ ask: z.literal('counts-as'), symbol: z.enum(SYMBOLS), tile: id, ...when })
    .describe('a tile counts as having a symbol'),
  z
    .strictObject({
      ask: z.literal('steal-monsters'),
      from: z.boolean().optional(),
      by: z.boolean().optional(),
    })
    .describe('monsters can be stolen from, or steal'),
  z
    .strictObject({ ask: z.literal('traitor-power'), power: z.enum(TRAITOR_POWERS), has: z.boolean() })
    .describe("gives or takes one of the traitor's powers"),
])
const passive: z.ZodType<Passive> = called('PASSIVE', passives)

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
  .meta({ title: 'OPS' })

/** A bound is a number, or one for each table size: `5/5/4`. */
const BAND = /^(\d{1,3}(?:\/\d{1,3})*)(?:(\+)|-(\d{1,3}(?:\/\d{1,3})*))?$/
const bound = (written: string): Bound => {
  const numbers = written.split('/').map(Number)
  return numbers.length > 1 ? numbers : numbers[0]!
}
const isBelow = (one: Bound, other: Bound): boolean =>
  [one].flat().some((number, n) => number < (Array.isArray(other) ? (other[n] ?? 0) : other))

const bands = z
  .record(z.string(), ops, {
    error: 'Bands are a map from results such as `4+`, `2-3` or `0` to lists of ops.',
  })
  .transform((table, ctx): Band[] => {
    const found: Band[] = []
    for (const [range, list] of Object.entries(table)) {
      const [, from, open, to] = BAND.exec(range) ?? []
      const last = open ? null : bound(to ?? from ?? '')
      if (from === undefined || (last !== null && isBelow(last, bound(from))))
        fail(ctx, `A band is written \`4+\`, \`2-3\` or \`0\`, not \`${range}\`.`, undefined, [range])
      else found.push({ from: bound(from), to: last, do: list })
    }
    return found.sort((a, b) => [b.from].flat()[0]! - [a.from].flat()[0]!)
  })
  .meta({ title: 'BANDS' })

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
