/**
 * Facts: whatever on the table an op can change, by a name that a player can put a price on. What an op would
 * change is noted in facts (`weigh`), and what a goal wants is wanted in facts, so that the two meet by name.
 */
import type { CharacterId, ExplorerId, ObjectId, Team } from '../ids.ts'
import type { Value } from './words.ts'

export type Fact = string

export const fact = {
  track: (id: string): Fact => `track:${id}`,
  counter: (id: string, who: CharacterId): Fact => `counter:${id}:${who}`,
  token: (id: string): Fact => `token:${id}`,
  object: (id: ObjectId, who: CharacterId): Fact => `object:${id}:${who}`,
  secret: (id: string): Fact => `secret:${id}`,
  /** Steps of traits, all four together. */
  health: (who: CharacterId): Fact => `health:${who}`,
  death: (who: CharacterId): Fact => `death:${who}`,
  card: (who: CharacterId): Fact => `card:${who}`,
  /** A turn, or as much as one, that somebody gains or loses. */
  turn: (who: CharacterId): Fact => `turn:${who}`,
  move: (who: CharacterId): Fact => `move:${who}`,
  side: (who: CharacterId, team: Team): Fact => `side:${who}:${team}`,
  corpse: (bearer: CharacterId): Fact => `corpse:${bearer}`,
  /** Whose body somebody would be in. */
  body: (soul: ExplorerId, body: ExplorerId): Fact => `body:${soul}:${body}`,
  win: (who: Team | ExplorerId): Fact => `win:${who}`,
  monster: (kind: string): Fact => `monster:${kind}`,
  /** Something learned by me alone. */
  news: 'news',
} as const

/** A fact without its owner: `track:nails`, `object:diary`, `win:heroes`, `death`, `body`. */
export type FactName = string

/** Facts an op can change, without their owner. Besides those above: a secret drawn, an Object laid on a tile. */
export const factName = {
  track: (id: string): FactName => `track:${id}`,
  counter: (id: string): FactName => `counter:${id}`,
  token: (id: string): FactName => `token:${id}`,
  object: (id: ObjectId): FactName => `object:${id}`,
  lies: (id: ObjectId): FactName => `lies:${id}`,
  secret: (id: string): FactName => `secret:${id}`,
  drawn: (id: string): FactName => `drawn:${id}`,
  monster: (kind: string): FactName => `monster:${kind}`,
  side: (team: Team): FactName => `side:${team}`,
  win: (team: Team | 'me'): FactName => `win:${team}`,
  death: 'death',
  corpse: 'corpse',
  body: 'body',
} as const

/** Is the first word of a fact this one? Makes no string. */
export const isFactKind = (fact: Fact | FactName, kind: string): boolean =>
  fact.startsWith(kind) && (fact.length === kind.length || fact[kind.length] === ':')

/** The words between the colons: kind, id and owner, or kind and owner. */
export const factParts = (fact: Fact | FactName): string[] => fact.split(':')

/** Does a fact have this name, whatever its owner? */
export const isFactOf = (fact: Fact, name: FactName): boolean => fact === name || fact.startsWith(`${name}:`)

/** A fact that an op can change, and how. */
export interface Making {
  fact: FactName
  /** `either`: up or down, which is not known before it is worked out. */
  way: 'up' | 'down' | 'either' | 'set'
  /** The value it is set to, if given. */
  to?: Value
  /** What has to be staked for it, one for one. */
  stake?: FactName
  /** It is a price: nobody does this for its sake. */
  isPrice?: true
  /** Of a token: it comes to lie on a single tile. */
  isOne?: boolean
  /** How many there can be at most, given the most that a value can be. */
  most?: (of: (value: Value) => number) => number
}

/** How much a change takes away that is written as something less than 0; null if it is written otherwise. */
export const takenOff = (by: Value): Value | null =>
  typeof by === 'object' && 'less' in by && by.from === 0 ? by.less : null

/** The direction in which a number moves when `by` is added; none for 0. */
export function changeBy(fact: FactName, by: Value): Making[] {
  const numbers = typeof by === 'number' ? [by] : 'players' in by ? by.players : takenOff(by) ? [-1] : [-1, 1]
  const [up, down] = [numbers.some((number) => number > 0), numbers.some((number) => number < 0)]
  return up || down ? [{ fact, way: up && down ? 'either' : up ? 'up' : 'down' }] : []
}
