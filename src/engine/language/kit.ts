/**
 * What schemas of ops and words are made from. A schema is a function of the kit, so that the engine itself
 * never loads zod.
 */
import type { z } from 'zod'
import type { Band, OpList } from './defs.ts'
import type { Amount, Cards, Compare, Condition, Passive, Tiles, Value, Who } from './words.ts'

/** Sorts of things that content names by an id. */
export const SORTS = [
  'tile',
  'tile-to-find',
  'starting-tile',
  'card',
  'item',
  'omen',
  'event',
  'family',
  /** A card or an Object. */
  'thing',
  /** A card, an Object, or a type of card. */
  'thing-or-type',
  /** An Item or an Omen. */
  'possession',
  'token',
  'track',
  'counter',
  'note',
  'secret',
  'monster',
  'object',
  /** The word of an action, such as `study`. */
  'word',
  /** Of a campaign: a line of the ledger and what may stand in one, a door, a sticker, a hidden vote and its options. */
  'line',
  'entry',
  'door',
  'sticker',
  'poll',
  'vote',
  /** An action of a haunt that has been brought off. */
  'deed',
] as const
export type Sort = (typeof SORTS)[number]

/**
 * How a field uses the thing it names: it asks about it, finds it (so that it must be in play by then), writes
 * it without a look, or changes what it finds there.
 */
export type Use = 'asks' | 'finds' | 'writes' | 'changes'

export interface Kit {
  /** No bare strings: a text is an id, a key or words for the player. */
  z: Pick<typeof z, 'strictObject' | 'array' | 'union' | 'enum' | 'literal' | 'int' | 'boolean'>
  /** The id of something; `check` reports one that names nothing. */
  id: (sort: Sort, use?: Use) => z.ZodType<string>
  /** Tells the answers to one question apart, and means nothing anywhere else. */
  key: z.ZodType<string>
  /** Text for the player, with a maximum length in characters. */
  text: (longest: number) => z.ZodType<string>
  /** A whole number of a reasonable size. */
  whole: z.ZodType<number>
  value: z.ZodType<Value>
  amount: z.ZodType<Amount>
  who: z.ZodType<Who>
  tiles: z.ZodType<Tiles>
  cards: z.ZodType<Cards>
  /** What there may be one of, or none. */
  whoOrTiles: z.ZodType<Who | Tiles>
  countable: z.ZodType<Who | Tiles | Cards>
  condition: z.ZodType<Condition>
  /** A map with a comparison. */
  compared: <S extends z.ZodRawShape>(shape: S) => z.ZodType<z.output<z.ZodObject<S>> & Compare>
  ops: z.ZodType<OpList>
  bands: z.ZodType<Band[]>
  passive: z.ZodType<Passive>
}
