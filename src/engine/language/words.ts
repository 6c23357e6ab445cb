/**
 * The grammar of the language content is written in: values, selectors, conditions, passives, triggers and ops.
 * All of it is plain data, closed and bounded: no variables, no loops, no arithmetic beyond sums, so that a pack
 * is safe by construction. The interfaces are filled in by the words themselves, each in a file of its own.
 */

// biome-ignore-start lint/suspicious/noEmptyInterface: each word adds its own form
/** By leading key: `{ track: nails }`. */
export interface ValueWords {}
/** By leading key, or by the word itself: `{ monster: hand }`, `me`. */
export interface WhoWords {}
/** By leading key, or by the word itself: `{ token: coffin }`, `here`. */
export interface TilesWords {}
/** Cards in somebody's hands: `{ cards: any, of: me }`. */
export interface CardsWords {}
/** By leading key: `{ on: here }`. */
export interface ConditionWords {}
/** By the question they answer. */
export interface PassiveWords {}
export interface TriggerWords {}
/** By name. */
export interface Ops {}
// biome-ignore-end lint/suspicious/noEmptyInterface: each word adds its own form

/** A whole number, worked out when it is needed. */
export type Value = number | ValueWords[keyof ValueWords]

/** An amount an op may use: a value, or a number of dice to roll at once (L-TRAIT-09). */
export type Amount = Value | { dice: Value }

/** Characters: explorers, monsters or both, living unless `dead` is asked for. */
export type Who = WhoWords[keyof WhoWords]

/** Discovered tiles. */
export type Tiles = TilesWords[keyof TilesWords]

export type Cards = CardsWords[keyof CardsWords]

export type Condition = ConditionWords[keyof ConditionWords]

/** A number is compared with values: at least one of these is given. */
export type Compare = { atLeast?: Value; atMost?: Value; is?: Value }

/**
 * Passives answer the engine's named questions while a card is carried, a tile stood on or a
 * haunt running: edition first, then cards and tiles, then the haunt (L-PREC-01, L-PREC-02).
 */
export type Passive = PassiveWords[keyof PassiveWords]
export type Question = keyof PassiveWords

export type Trigger = keyof TriggerWords

export type Op = Ops[keyof Ops]
export type OpName = keyof Ops

/** What a roll is made for. */
export const ROLL_FOR = ['event', 'tile', 'card', 'haunt', 'attack', 'defence', 'monster-speed'] as const
export type RollFor = (typeof ROLL_FOR)[number]

/** What an effect springs from; the traitor and monsters shrug off tiles (L-TRTR-03, L-MON-05). */
export const CAUSES = ['tile', 'event', 'item', 'omen', 'haunt', 'attack', 'rule'] as const
export type Cause = (typeof CAUSES)[number]
