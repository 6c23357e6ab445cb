// Whole games between computers, played in place and as fast as the engine goes, and what they add up to.
import { luckFor, pickFrom } from '../ai/random.ts'
import { advance, legalChoices, newGame, nextSeat, type State } from '../engine/game.ts'
import { brokenInvariants } from '../engine/invariants.ts'
import type { Catalog } from '../engine/language/defs.ts'

export interface GamePlan {
  seed: string
  seats: number
  /** Null leaves it to the chart. */
  haunt: number | null
  /** Free play unless told. */
  chapter?: number | null
  /** Look at every invariant after every choice. */
  check: boolean
}

export interface GameResult {
  seed: string
  seats: number
  haunt: number | null
  winner: string | null
  /** Why it ended, or null if it did not. */
  because: string | null
  rounds: number
  decisions: number
  exception?: string
  broken?: string[]
}

/** Far more than any game takes: one that gets here is going round in circles. */
const MOST_DECISIONS = 20_000

export function simulateGame(catalog: Catalog, plan: GamePlan): GameResult {
  const { seed, seats, haunt } = plan
  const result: GameResult = { seed, seats, haunt, winner: null, because: null, rounds: 0, decisions: 0 }
  try {
    play(catalog, plan, result)
  } catch (error) {
    result.exception = error instanceof Error ? error.message : String(error)
  }
  return result
}

function play(
  catalog: Catalog,
  { seed, seats, haunt, chapter = null, check }: GamePlan,
  result: GameResult,
): void {
  const opening = { seed, seats: Array.from({ length: seats }, () => ({})), options: { haunt, chapter } }
  const { state } = newGame(catalog, opening)
  while (!state.outcome && result.decisions < MOST_DECISIONS) {
    const seat = nextSeat(state)!
    const luck = luckFor(seed, seat, ++result.decisions)
    const key = pickFrom(legalChoices(catalog, state, seat), luck)
    const progress = advance(catalog, state, seat, key)
    if ('refusal' in progress) throw new Error(`${key} was offered and then refused`)
    if (!check) continue
    const broken = brokenInvariants(catalog, state)
    if (broken.length > 0) {
      result.broken = broken
      break
    }
  }
  end(state, result)
}

function end({ haunt, round, outcome }: State, result: GameResult): void {
  result.haunt = haunt?.number ?? null
  result.rounds = round
  result.winner = outcome?.winner ?? null
  result.because = outcome?.because ?? null
}

export interface Summary {
  games: number
  ended: number
  stalls: number
  exceptions: number
  brokenInvariants: number
  cpuSeconds: number
  decisions: number
  wins: { heroes: number; traitor: number; house: number; other: number }
  /** By haunt, then by number of seats; `rounds` is their sum. */
  byHaunt: Record<string, Record<string, { games: number; heroes: number; rounds: number }>>
  /** The first games that went wrong, to be played again from their seeds. */
  faults: Pick<GameResult, 'seed' | 'seats' | 'haunt' | 'decisions' | 'exception' | 'broken'>[]
}

const MOST_FAULTS = 20

export const emptySummary = (): Summary => ({
  games: 0,
  ended: 0,
  stalls: 0,
  exceptions: 0,
  brokenInvariants: 0,
  cpuSeconds: 0,
  decisions: 0,
  wins: { heroes: 0, traitor: 0, house: 0, other: 0 },
  byHaunt: {},
  faults: [],
})

export function count(summary: Summary, game: GameResult): void {
  summary.games++
  summary.decisions += game.decisions
  if (game.exception !== undefined) summary.exceptions++
  if (game.broken !== undefined) summary.brokenInvariants++
  if (game.exception !== undefined || game.broken !== undefined) {
    const { seed, seats, haunt, decisions, exception, broken } = game
    if (summary.faults.length < MOST_FAULTS)
      summary.faults.push({ seed, seats, haunt, decisions, exception, broken })
    return
  }
  // Out of rounds, or going round in circles.
  if (game.because === null || game.because === 'last-round') summary.stalls++
  if (game.because === null) return
  summary.ended++
  summary.wins[sideOf(game.winner)]++
  const here = cellOf(summary, game)
  here.games++
  here.rounds += game.rounds
  if (game.winner === 'heroes') here.heroes++
}

/** One player of a free-for-all, or nobody, is neither side. */
const sideOf = (winner: string | null): keyof Summary['wins'] =>
  winner === 'heroes' || winner === 'traitor' || winner === 'house' ? winner : 'other'

function cellOf({ byHaunt }: Summary, { haunt, seats }: GameResult) {
  const row = byHaunt[String(haunt)] ?? {}
  byHaunt[String(haunt)] = row
  const cell = row[seats] ?? { games: 0, heroes: 0, rounds: 0 }
  row[seats] = cell
  return cell
}
