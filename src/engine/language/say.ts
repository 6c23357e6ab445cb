/** How words of the language are said to a player; every op builds its clause from these. */
import type { Trait } from '../ids.ts'
import type { OpList } from './defs.ts'
import type { Amount, Cards, Condition, Tiles, Value, Who } from './words.ts'

export interface Say {
  /** "gain" for you, "each hero here gains" for others. */
  does: (who: Who | undefined, base: string, third: string) => string
  /** Somebody as an object: "you", "the target", "each monster here". */
  whom: (who: Who) => string
  value: (value: Value) => string
  amount: (amount: Amount) => string
  trait: (trait: Trait) => string
  tiles: (tiles: Tiles) => string
  cards: (cards: Cards) => string
  condition: (condition: Condition) => string
  /** Clauses of a list joined with "; ", or "nothing". */
  list: (list: OpList) => string
  /** The printed name of a tile, card, Object, monster, token, track or secret. */
  name: (id: string) => string
}
