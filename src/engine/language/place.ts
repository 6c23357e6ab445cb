/** What the result of a word depends on: no place, the reader's own tile, or the place of somebody. */
import type { Cards, Condition, Tiles, Value, Who } from './words.ts'

/**
 * `none`: no place. `tile`: the tile of `me`, compared with tiles that are the same for every reader. `somebody`: the
 * place of any character.
 */
export type Place = 'none' | 'tile' | 'somebody'

/** The same for the words within a word; one that is left out depends on nothing. */
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

/** The strongest dependence among the parts. */
export const most = (...places: readonly Place[]): Place =>
  places.reduce((one, other) => (ORDER.indexOf(other) > ORDER.indexOf(one) ? other : one), 'none')
