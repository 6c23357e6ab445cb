// What a run of games is: everything that decides its lines, and nothing of the machine it runs on.
import type { Mind } from '../../ai/mind.ts'
import { LEVELS } from '../../ai/mind.ts'
import type { EditionId, Team } from '../../engine/ids.ts'

export type Level = Mind['level']
/** From the weakest up. */
export const PLAYERS: readonly Level[] = ['random', ...LEVELS]

/** Who plays how well. A seat that is named comes first, then the side it is on, then what holds for everybody. */
export interface Levels {
  ai: Level
  heroes: Level | null
  traitor: Level | null
  /** By seat, counted from 1. */
  seats: Record<string, Level>
}

export interface Settings {
  version: string
  /** The hash of the content. */
  content: string
  edition: EditionId
  seed: string
  games: number
  /** The table sizes gone through in turn. */
  seats: readonly number[]
  haunt: number | null
  chapter: number | null
  levels: Levels
  check: boolean
  /** `2/3`: every third go through the table sizes, from the second on. */
  shard: string | null
}

export interface GamePlan {
  seed: string
  seats: number
  /** Null leaves it to the chart. */
  haunt: number | null
  /** Free play unless told. */
  chapter?: number | null
  levels: Levels
  /** Look at every invariant after every choice. */
  check: boolean
}

/** Weeks of play; all their numbers are held at once. */
export const MOST_GAMES = 1_000_000

/** The numbers of the games of this shard, from 1: it takes whole goes, so that it has every table size alike. */
export function gamesOf({ games, seats, shard }: Pick<Settings, 'games' | 'seats' | 'shard'>): number[] {
  const [part = 1, parts = 1] = shard?.split('/').map(Number) ?? []
  const partOf = (game: number) => 1 + (Math.floor((game - 1) / seats.length) % parts)
  return Array.from({ length: games }, (_, n) => n + 1).filter((game) => partOf(game) === part)
}

/** A game is the same in whatever shard it is played. */
export const planOf = ({ seed, seats, haunt, chapter, levels, check }: Settings, game: number): GamePlan => ({
  seed: `${seed}/${game}`,
  seats: seats[(game - 1) % seats.length]!,
  haunt,
  chapter,
  levels,
  check,
})

/** `seat` from 0; the side is null before the haunt, and where everybody is on their own. */
export function levelOf({ ai, heroes, traitor, seats }: Levels, seat: number, side: Team | null): Level {
  const own = seats[seat + 1]
  if (own !== undefined) return own
  if (side === null) return ai
  return (side === 'heroes' ? heroes : traitor) ?? ai
}

export const isRandomOnly = ({ ai, heroes, traitor, seats }: Levels): boolean =>
  [ai, heroes, traitor, ...Object.values(seats)].every((level) => level === null || level === 'random')
