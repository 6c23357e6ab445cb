/** Reads words against the table. Pure look-ups: nothing here draws or changes. */
import type { ActionWord, CardId, CharacterId, DamageKind, Region, TileId, Trait } from '../ids.ts'
import type { Play } from '../play.ts'
import type { Scope } from '../state/flow.ts'
import type { FactName } from './facts.ts'
import type { Want } from './want.ts'
import type { Cards, Cause, Compare, Condition, RollFor, Tiles, Value, Who } from './words.ts'

/** The context in which a passive is asked: a roll in progress, or damage about to be dealt. */
export interface Moment {
  roll?: { word: ActionWord | null; trait: Trait | null; for: RollFor }
  damage?: { kind: DamageKind; amount: number; cause: Cause }
}

export interface Reader {
  holds: (play: Play, condition: Condition, scope: Scope, moment?: Moment) => boolean
  numberOf: (play: Play, value: Value, scope: Scope, moment?: Moment) => number
  compares: (play: Play, number: number, test: Compare, scope: Scope, moment?: Moment) => boolean
  /** The difference between a number and its bound: more than 0 if the number is too small. */
  gapTo: (play: Play, number: number, test: Compare, scope: Scope) => number
  whoIs: (play: Play, who: Who, scope: Scope) => CharacterId[]
  /** Is it so of anybody meant, of `me` by default? */
  isSoOf: (play: Play, who: Who | undefined, scope: Scope, test: (id: CharacterId) => boolean) => boolean
  tilesOf: (play: Play, tiles: Tiles, scope: Scope) => TileId[]
  /** Is this tile among those? */
  isOneOf: (play: Play, id: TileId, tiles: Tiles, scope: Scope) => boolean
  /** Would a tile newly found in a region be among those? What only the tile itself could tell counts as no. */
  wouldBeOneOf: (play: Play, region: Region, tiles: Tiles, scope: Scope) => boolean
  /** The tiles meant, or those where the people meant are. */
  spotsOf: (play: Play, what: Who | Tiles, scope: Scope) => TileId[]
  cardsOf: (play: Play, cards: Cards, scope: Scope) => CardId[]
  countOf: (play: Play, what: Who | Tiles | Cards, scope: Scope) => number
  /** The fact that counts them, if one does. */
  factOf: (what: Who | Tiles | Cards) => FactName | null
  /** Needs that raise a value by an amount; a negative amount lowers it. */
  valueWants: (play: Play, value: Value, by: number, scope: Scope) => Want | null
}
