/** What each word depends on, cached: definitions never change. */
import { isCards } from './cards.ts'
import type { Place, PlaceOf } from './place.ts'
import { conditionWord, isTiles, tilesWord, valueWord, whoWord } from './tables.ts'
import type { Condition, Tiles } from './words.ts'

const placeIn = <T>(place: Place | ((word: T, of: PlaceOf) => Place), word: T): Place =>
  typeof place === 'string' ? place : place(word, of)

const of: PlaceOf = {
  condition: (condition) => (condition ? placeIn(conditionWord(condition).place, condition) : 'none'),
  who: (who) => (who ? placeIn(whoWord(who).place, who) : 'none'),
  tiles: (tiles) => (tiles ? placeIn(tilesWord(tiles).place, tiles) : 'none'),
  value: (value) => (typeof value === 'object' ? placeIn(valueWord(value).place, value) : 'none'),
  counted: (what) => (isCards(what) ? of.who(what.of) : isTiles(what) ? of.tiles(what) : of.who(what)),
  spots: (what) => (isTiles(what) ? of.tiles(what) : 'somebody'),
}

const known = new WeakMap<Condition, Place>()

export function placeOf(condition: Condition): Place {
  let place = known.get(condition)
  if (place === undefined) {
    place = of.condition(condition)
    known.set(condition, place)
  }
  return place
}

/** The tiles a condition asks me to be on, if they are the same for everybody. */
export const tilesAsked = (condition: Condition): Tiles | null =>
  placeOf(condition) === 'tile' ? (conditionWord(condition).askedTiles?.(condition) ?? null) : null
