/** What would make a condition true: facts to change, things to carry, deaths and places, in terms of the table. */
import type { CardId, CharacterId, ObjectId, TileId } from '../ids.ts'
import type { FactName } from './facts.ts'

export type Want =
  /** So much more of a fact, or less. */
  | { fact: FactName; by: number }
  | { carry: CardId | ObjectId; count: number }
  | { death: CharacterId /** Nobody kills a friend for it. */; sparesFriends?: boolean }
  /** To carry the corpse of one of these. */
  | { corpseOf: readonly CharacterId[] }
  /** To bring a corpse from where it lies. */
  | { haul: CharacterId }
  /** To have somebody on one of these tiles, or off the one they are on. */
  | { who: CharacterId; on: readonly TileId[] }
  | { leave: true }
  /** Wait until a monster recovers, or for a number of rounds. */
  | { wake: true }
  | { rounds: number }
  | { all: readonly Want[] }
  | { any: readonly Want[] }
  /** A number of these. */
  | { some: number; of: readonly Want[] }
