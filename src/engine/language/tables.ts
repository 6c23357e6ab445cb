/** The closed tables of words, by kind. Each index has a line for each word; a word without one does not compile. */
import { isCards } from './cards.ts'
import * as conditions from './conditions/index.ts'
import * as passives from './passives/index.ts'
import * as tiles from './tiles/index.ts'
import * as triggers from './triggers/index.ts'
import * as values from './values/index.ts'
import * as who from './who/index.ts'
import type { ConditionWord, PassiveWord, TilesWord, TriggerWord, ValueWord, WhoWord } from './word.ts'
import type {
  Cards,
  Condition,
  ConditionWords,
  Passive,
  PassiveWords,
  Tiles,
  TilesWords,
  Trigger,
  TriggerWords,
  Value,
  ValueWords,
  Who,
  WhoWords,
} from './words.ts'

/** By name: in which order a module lists its exports is up to the bundler. */
export const inOrder = <T extends object>(words: T): T =>
  Object.fromEntries(Object.entries(words).sort(([one], [other]) => (one < other ? -1 : 1))) as T

export const CONDITIONS: { readonly [K in keyof ConditionWords]: ConditionWord<K> } = inOrder(conditions)
export const WHO: { readonly [K in keyof WhoWords]: WhoWord<K> } = inOrder(who)
export const TILES: { readonly [K in keyof TilesWords]: TilesWord<K> } = inOrder(tiles)
export const VALUES: { readonly [K in keyof ValueWords]: ValueWord<K> } = inOrder(values)
export const PASSIVES: { readonly [K in keyof PassiveWords]: PassiveWord<K> } = inOrder(passives)
export const TRIGGERS: { readonly [K in keyof TriggerWords]: TriggerWord } = inOrder(triggers)
export const TRIGGER_NAMES = Object.keys(TRIGGERS) as [Trigger, ...Trigger[]]

/**
 * The name of a word: itself, or the first of its keys that the table knows. Parsing puts the leading key first,
 * so that the first is nearly always the one.
 */
export function nameIn<K extends string>(table: { readonly [N in K]: unknown }, word: object | string): K {
  if (typeof word === 'string') return word as K
  for (const key in word) if (key in table) return key as K
  throw new Error(`There is no such word: ${JSON.stringify(word)}`)
}

// The table pairs each name with its own word, which the compiler cannot follow through a look-up.
export const conditionWord = (condition: Condition) =>
  CONDITIONS[nameIn(CONDITIONS, condition)] as unknown as ConditionWord<never, Condition>
export const whoWord = (who: Who) => WHO[nameIn(WHO, who)] as unknown as WhoWord<never, Who>
export const tilesWord = (tiles: Tiles) => TILES[nameIn(TILES, tiles)] as unknown as TilesWord<never, Tiles>
export const valueWord = (value: Exclude<Value, number>) =>
  VALUES[nameIn(VALUES, value)] as unknown as ValueWord<never, Exclude<Value, number>>
export const passiveWord = (passive: Passive) =>
  PASSIVES[passive.ask] as unknown as PassiveWord<never, Passive>

const SELECTORS = { ...TILES, ...WHO }

/** Does a selector pick tiles, not people or cards? */
export function isTiles(what: Who | Tiles | Cards): what is Tiles {
  if (typeof what === 'object' && 'all' in what) return what.all === 'tiles'
  return !isCards(what) && nameIn(SELECTORS, what) in TILES
}
