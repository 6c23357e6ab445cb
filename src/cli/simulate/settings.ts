// The settings of a run: everything that determines its lines, and nothing about the machine.
import { LEVELS, type Mind } from '../../ai/types.ts'
import type { RulesetId, Team } from '../../engine/ids.ts'
import type { PackId } from '../../engine/language/defs.ts'

export type PlayerLevel = Mind['level']
/** From the weakest up. */
export const PLAYERS: readonly PlayerLevel[] = ['random', ...LEVELS]

/** Levels. A seat's own level comes first, then its side's, then the general one. */
export interface Levels {
  ai: PlayerLevel
  heroes: PlayerLevel | null
  traitor: PlayerLevel | null
  /** By seat, counted from 1. */
  seats: Record<string, PlayerLevel>
}

export interface Settings {
  version: string
  /** The hash of the content. */
  content: string
  edition: RulesetId
  /** The pack that was added to the content, if any. */
  pack?: PackId
  seed: string
  games: number
  /** The table sizes gone through in turn. */
  seats: readonly number[]
  haunt: number | null
  chapter: number | null
  levels: Levels
  check: boolean
  /** `2/3`: every third cycle of table sizes, from the second on. */
  shard: string | null
}

export interface GamePlan {
  seed: string
  seats: number
  /** Null leaves it to the chart. */
  haunt: number | null
  /** Free play by default. */
  chapter?: number | null
  levels: Levels
  /** Look at every invariant after every choice. */
  check: boolean
}

/** Weeks of play; all their numbers are held at once. */
export const MOST_GAMES = 1_000_000

/** Threads. */
export const MOST_JOBS = 256

/** The game numbers of this shard, from 1: whole cycles of table sizes, so that each size comes equally often. */
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

/** `seat` from 0; the side is null before the haunt, and in a free-for-all. */
export function levelOf(
  { ai, heroes, traitor, seats }: Levels,
  seat: number,
  side: Team | null,
): PlayerLevel {
  const own = seats[seat + 1]
  if (own !== undefined) return own
  if (side === null) return ai
  return (side === 'heroes' ? heroes : traitor) ?? ai
}

export const isRandomOnly = ({ ai, heroes, traitor, seats }: Levels): boolean =>
  [ai, heroes, traitor, ...Object.values(seats)].every((level) => level === null || level === 'random')
