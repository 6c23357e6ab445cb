/** What a word hangs on: on no place, on the tile one stands on alone, or on where somebody is. */
import type { Cards, Condition, Tiles, Value, Who } from './words.ts'

/**
 * `none`: it is the same wherever anybody stands. `tile`: it asks which tile `me` is on, and the tiles it asks
 * for are the same for everybody. `somebody`: it is found from where somebody stands.
 */
export type Place = 'none' | 'tile' | 'somebody'

/** What the words within a word hang on; one that is left out hangs on nothing. */
export interface PlaceOf {
  condition: (condition: Condition | undefined) => Place
  who: (who: Who | undefined) => Place
  tiles: (tiles: Tiles | undefined) => Place
  value: (value: Value | undefined) => Place
  counted: (what: Who | Tiles | Cards) => Place
  /** Where they are, or the tiles themselves. */
  spots: (what: Who | Tiles) => Place
}

const ORDER: readonly Place[] = ['none', 'tile', 'somebody']

/** A whole hangs on whatever its parts hang on. */
export const most = (...places: readonly Place[]): Place =>
  places.reduce((one, other) => (ORDER.indexOf(other) > ORDER.indexOf(one) ? other : one), 'none')
