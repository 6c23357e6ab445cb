/** Reads words against the table: each kind hands on to the word itself. Pure look-ups: nothing here draws or changes. */
import type { CardId, CharacterId, Region, TileId } from '../ids.ts'
import type { Play } from '../play.ts'
import { tileIdOf } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import { findCards, isCards } from './cards.ts'
import type { FactName } from './facts.ts'
import type { Moment, Reader } from './reader.ts'
import { CONDITIONS, isTiles, TILES, tilesWord, VALUES, valueWord, WHO, whoWord } from './tables.ts'
import type { Want } from './want.ts'
import type { Cards, Compare, Condition, Tiles, Value, Who } from './words.ts'

export type { Moment } from './reader.ts'

const read: Reader = {
  holds,
  numberOf,
  compares,
  gapTo,
  whoIs,
  isSoOf,
  tilesOf,
  isOneOf,
  wouldBeOneOf,
  spotsOf,
  cardsOf,
  countOf,
  factOf,
  valueWants,
}

/** One function of each word of a table, by the word's name, built with the reader. */
function made<F>(table: object, name: string, byDefault?: F): Record<string, F> {
  const functions: Record<string, F> = {}
  for (const [key, word] of Object.entries(table) as [string, Record<string, (read: Reader) => F>][]) {
    const own = word[name]?.(read) ?? byDefault
    if (own !== undefined) functions[key] = own
  }
  return functions
}

/** That of a word: by itself, or by its leading key, which is the first that the table knows. */
function ofWord<F>(functions: Record<string, F>, word: string | object): F {
  if (typeof word === 'string') return functions[word]!
  for (const key in word) {
    const found = functions[key]
    if (found !== undefined) return found
  }
  throw new Error(`There is no such word: ${JSON.stringify(word)}`)
}

type Test = (play: Play, condition: Condition, scope: Scope, moment?: Moment) => boolean
const HOLDS = made<Test>(CONDITIONS, 'holds')

export function holds(play: Play, condition: Condition, scope: Scope, moment?: Moment): boolean {
  return ofWord(HOLDS, condition)(play, condition, scope, moment)
}

type Numbering = (play: Play, value: Value, scope: Scope, moment?: Moment) => number
const NUMBERS = made<Numbering>(VALUES, 'number')

export function numberOf(play: Play, value: Value, scope: Scope, moment?: Moment): number {
  return typeof value === 'number' ? value : ofWord(NUMBERS, value)(play, value, scope, moment)
}

type Finding<S, Id> = (play: Play, selector: S, scope: Scope) => Id[]
const FINDS_WHO = made<Finding<Who, CharacterId>>(WHO, 'find')

/** Explorers in table order from the left of `me` first, then monsters by number. */
export function whoIs(play: Play, who: Who, scope: Scope): CharacterId[] {
  return who === 'me' ? [scope.me] : ofWord(FINDS_WHO, who)(play, who, scope)
}

function isSoOf(play: Play, who: Who | undefined, scope: Scope, test: (id: CharacterId) => boolean): boolean {
  return who === undefined || who === 'me' ? test(scope.me) : whoIs(play, who, scope).some(test)
}

const FINDS_TILES = made<Finding<Tiles, TileId>>(TILES, 'find')
type Having = (play: Play, id: TileId, tiles: Tiles, scope: Scope) => boolean
const HAS_TILE = made<Having>(TILES, 'has', (play, id, tiles, scope) =>
  tilesOf(play, tiles, scope).includes(id),
)
const WOULD_HAVE = made<(play: Play, region: Region, tiles: Tiles, scope: Scope) => boolean>(
  TILES,
  'wouldHave',
  () => false,
)

export function tilesOf(play: Play, tiles: Tiles, scope: Scope): TileId[] {
  return ofWord(FINDS_TILES, tiles)(play, tiles, scope)
}

/** Is this tile among those? The common selectors are answered without listing any. */
export function isOneOf(play: Play, id: TileId, tiles: Tiles, scope: Scope): boolean {
  return ofWord(HAS_TILE, tiles)(play, id, tiles, scope)
}

/**
 * Would a tile newly found in a region be one of these, whichever tile it is? What only the tile itself could
 * tell is not known beforehand, and counts as no.
 */
export function wouldBeOneOf(play: Play, region: Region, tiles: Tiles, scope: Scope): boolean {
  return ofWord(WOULD_HAVE, tiles)(play, region, tiles, scope)
}

/** The tiles meant, or those where the people meant are. */
export function spotsOf(play: Play, what: Who | Tiles, scope: Scope): TileId[] {
  if (isTiles(what)) return tilesOf(play, what, scope)
  return whoIs(play, what, scope).map((id) => tileIdOf(play.state, id))
}

const FINDS_CARDS = findCards(read)
export function cardsOf(play: Play, cards: Cards, scope: Scope): CardId[] {
  return FINDS_CARDS(play, cards, scope)
}

export function countOf(play: Play, what: Who | Tiles | Cards, scope: Scope): number {
  if (isCards(what)) return cardsOf(play, what, scope).length
  return isTiles(what) ? tilesOf(play, what, scope).length : whoIs(play, what, scope).length
}

function compares(play: Play, number: number, test: Compare, scope: Scope, moment?: Moment): boolean {
  if (test.atLeast !== undefined && number < numberOf(play, test.atLeast, scope, moment)) return false
  if (test.atMost !== undefined && number > numberOf(play, test.atMost, scope, moment)) return false
  return test.is === undefined || number === numberOf(play, test.is, scope, moment)
}

function gapTo(play: Play, number: number, { atLeast, atMost, is }: Compare, scope: Scope): number {
  if (atLeast !== undefined) return Math.max(0, numberOf(play, atLeast, scope) - number)
  if (atMost !== undefined) return Math.min(0, numberOf(play, atMost, scope) - number)
  return is === undefined ? 0 : numberOf(play, is, scope) - number
}

function factOf(what: Who | Tiles | Cards): FactName | null {
  if (isCards(what)) return null
  return (isTiles(what) ? tilesWord(what).fact?.(what) : whoWord(what).fact?.(what)) ?? null
}

function valueWants(play: Play, value: Value, by: number, scope: Scope): Want | null {
  return typeof value === 'number' ? null : (valueWord(value).wants?.(play, value, by, scope) ?? null)
}

type Wanting = (play: Play, condition: Condition, scope: Scope) => Want | null
const WANTS = made<Wanting>(CONDITIONS, 'wants', () => null)
const UNWANTS = made<Wanting>(CONDITIONS, 'unwants', () => null)

/** What would make a condition true that is not; null if nobody can do anything about it. */
export const wantsOf: Wanting = (play, condition, scope) => ofWord(WANTS, condition)(play, condition, scope)

/** What would make a condition false that is true. */
export const unwantsOf: Wanting = (play, condition, scope) =>
  ofWord(UNWANTS, condition)(play, condition, scope)
