/** What `check` can tell of a condition without playing: whether anything in a haunt could ever make it true. */
import type { ObjectId } from '../ids.ts'
import type { FactName } from './facts.ts'
import type { Cards, Compare, Condition, Tiles, Who } from './words.ts'

export interface Never {
  /** Within the condition: `all/1/track`. */
  path: string
  /** "nothing raises the track `nails` to 7" */
  because: string
}

/** What the ops of a haunt can bring about, with the numbers of one table size. */
export interface Outlook {
  /** Can anything bring about what one of these facts says: put down a token, spawn a monster, show a secret? */
  brings: (...facts: FactName[]) => boolean
  /** Why a number that ops move, called so, never compares so. */
  number: (what: string, fact: FactName, test: Compare) => string | null
  /** Why the round never compares so. */
  round: (test: Compare) => string | null
  /** How many are asked for at the least; 0 if that is not known. */
  least: (test: Compare) => number
  isObject: (id: ObjectId) => boolean
  condition: (condition: Condition, path: string) => Never | null
  counted: (what: Who | Tiles | Cards, path: string) => Never | null
}

export const never = (path: string, because: string | null): Never | null =>
  because === null ? null : { path, because }
