/**
 * Facts: whatever on the table an op can change, by a name that a player can put a price on. What an op would
 * change is noted in facts (`weigh`), and what a goal wants is wanted in facts, so that the two meet by name.
 */
import type { CharacterId, ExplorerId, ObjectId, Team } from '../ids.ts'

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
