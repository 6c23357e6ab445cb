// The sums over many games.
import type { GameResult } from './game.ts'
import { type Share, shareOf } from './shares.ts'

export interface Summary {
  games: number
  ended: number
  stalls: number
  exceptions: number
  brokenInvariants: number
  cpuSeconds: number
  decisions: number
  wins: Wins
  /** By haunt, then by number of seats. */
  byHaunt: Record<string, Record<string, Cell>>
  /** Games that never ended, ran out of rounds, or without a change for several rounds. */
  deadEnds: number
  /** The first games that went wrong, to be played again from their seeds. */
  faults: Pick<GameResult, 'seed' | 'seats' | 'haunt' | 'decisions' | 'exception' | 'broken'>[]
}

type Wins = Record<Party, number>
/** One player of a free-for-all, or nobody, is neither side. */
export const PARTIES = ['heroes', 'traitor', 'house', 'other'] as const
export type Party = (typeof PARTIES)[number]

export interface Cell extends Wins {
  games: number
  /** Their sum; `lengths` counts the games of each length. */
  rounds: number
  lengths: Record<string, number>
  meanRounds: number
  medianRounds: number
  shares: Record<Party, Share>
  /** Games ended per goal, or per kind of ending. */
  ends: Record<string, number>
  deadEnds: number
  /** In a free-for-all: wins per seat, and per place in the turn order. */
  seatWins: Record<string, number>
  turnWins: Record<string, number>
  /** How often each printed action was used. */
  actions: Record<string, number>
}

const MOST_FAULTS = 20
/** Rounds on end without a change. */
export const DEAD_ROUNDS = 5

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
  deadEnds: 0,
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
  if (isStalled(game)) summary.stalls++
  if (isDeadEnd(game)) summary.deadEnds++
  if (game.because === null) return
  summary.ended++
  summary.wins[partyOf(game.winner)]++
  countCell(cellOf(summary, game), game)
}

/** The limit of a haunt that names none of its own (design of the haunts: round 20). */
export const DEFAULT_LIMIT = 20
/** No end, or the default round limit was reached. */
const isStalled = ({ because, rounds }: GameResult): boolean =>
  because === null || (because === 'last-round' && rounds >= DEFAULT_LIMIT)
const isDeadEnd = (game: GameResult): boolean => isStalled(game) || game.still >= DEAD_ROUNDS

const partyOf = (winner: string | null): Party =>
  winner === 'heroes' || winner === 'traitor' || winner === 'house' ? winner : 'other'

function countCell(cell: Cell, game: GameResult): void {
  const { rounds, winner, winners, goal, because, order, actions } = game
  cell.games++
  cell.rounds += rounds
  add(cell.lengths, rounds)
  cell[partyOf(winner)]++
  add(cell.ends, goal ?? because!)
  if (isDeadEnd(game)) cell.deadEnds++
  for (const [at, times] of Object.entries(actions)) add(cell.actions, at, times)
  if (partyOf(winner) !== 'other') return
  for (const seat of winners) {
    add(cell.seatWins, seat)
    add(cell.turnWins, order.indexOf(seat) + 1)
  }
}

function add(counts: Record<string, number>, key: string | number, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by
}

function cellOf({ byHaunt }: Summary, { haunt, seats }: GameResult): Cell {
  const row = byHaunt[String(haunt)] ?? {}
  byHaunt[String(haunt)] = row
  const cell = row[seats] ?? emptyCell()
  row[seats] = cell
  return cell
}

const emptyCell = (): Cell => ({
  games: 0,
  heroes: 0,
  traitor: 0,
  house: 0,
  other: 0,
  rounds: 0,
  meanRounds: 0,
  medianRounds: 0,
  shares: shares({ heroes: 0, traitor: 0, house: 0, other: 0 }, 0),
  ends: {},
  deadEnds: 0,
  seatWins: {},
  turnWins: {},
  lengths: {},
  actions: {},
})

export interface PlacedCell {
  haunt: string
  seats: number
  cell: Cell
}

export const cellsOf = ({ byHaunt }: Pick<Summary, 'byHaunt'>): PlacedCell[] =>
  Object.entries(byHaunt).flatMap(([haunt, row]) =>
    Object.entries(row).map(([seats, cell]) => ({ haunt, seats: Number(seats), cell })),
  )

/** Computes means, medians and shares from the counts. */
export function settle(summary: Summary): void {
  for (const { cell } of cellsOf(summary)) {
    cell.meanRounds = Math.round((100 * cell.rounds) / cell.games) / 100
    cell.medianRounds = medianOf(cell.lengths, cell.games)
    cell.shares = shares(cell, cell.games)
  }
}

const shares = (wins: Wins, games: number): Record<Party, Share> => ({
  heroes: shareOf(wins.heroes, games),
  traitor: shareOf(wins.traitor, games),
  house: shareOf(wins.house, games),
  other: shareOf(wins.other, games),
})

/** The middle length, or the mean of the two in the middle. */
function medianOf(lengths: Record<string, number>, games: number): number {
  const lower = lengthOf(lengths, Math.floor((games + 1) / 2))
  const upper = lengthOf(lengths, Math.floor(games / 2) + 1)
  return (lower + upper) / 2
}

/** Of the nth shortest game, from 1. Lengths are whole numbers, which an object keeps in their order. */
function lengthOf(lengths: Record<string, number>, nth: number): number {
  let sum = 0
  for (const [rounds, count] of Object.entries(lengths)) {
    sum += count
    if (sum >= nth) return Number(rounds)
  }
  return 0
}
