// One whole game between computers, played in place and as fast as they think.
import { rngFor } from '../../ai/rng.ts'
import { advance, newGame, nextSeat, type State } from '../../engine/game.ts'
import type { Happening } from '../../engine/happenings.ts'
import { brokenInvariants } from '../../engine/invariants.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import { NoteTaker, nameAt } from './game-notes.ts'
import { Players } from './players.ts'
import type { GamePlan, PlayerLevel } from './settings.ts'
import type { ThinkTimes } from './think-times.ts'
import { type WatchedLists, watched } from './watched-lists.ts'

/** One game's line. Seats are counted from 1; nothing in it may depend on the machine. */
export interface GameResult {
  seed: string
  seats: number
  haunt: number | null
  winner: string | null
  /** Why it ended, or null if it did not. */
  because: string | null
  /** What the goal that ended it is called. */
  goal: string | null
  rounds: number
  decisions: number
  winners: number[]
  traitors: number[]
  /** Who takes turns in which order once the haunt runs. */
  order: number[]
  /** The level of each seat in the end. */
  levels: PlayerLevel[]
  /** The most rounds on end in which nothing changed. */
  still: number
  actions: Record<string, number>
  exception?: string
  broken?: string[]
}

/** What playing needs, and what is collected over many games. */
export interface Simulator {
  catalog: Catalog
  lists: WatchedLists
  times: ThinkTimes
}

export const newSimulator = (catalog: Catalog): Simulator => ({ ...watched(catalog), times: {} })

/** Decisions; far more than any game needs, so a game that reaches it is in a loop. */
const MOST_DECISIONS = 20_000

export function simulateGame(simulator: Simulator, plan: GamePlan): GameResult {
  const steps = gameSteps(simulator, plan)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const emptyResult = ({ seed, seats, haunt }: GamePlan): GameResult => ({
  seed,
  seats,
  haunt,
  winner: null,
  because: null,
  goal: null,
  rounds: 0,
  decisions: 0,
  winners: [],
  traitors: [],
  order: [],
  levels: [],
  still: 0,
  actions: {},
})

export const failedGame = (plan: GamePlan, exception: string): GameResult => ({
  ...emptyResult(plan),
  exception,
})

/** Yields after every choice, so that the caller can do other work. An exception ends only its own game. */
export function* gameSteps(simulator: Simulator, plan: GamePlan): Generator<void, GameResult, void> {
  const result = emptyResult(plan)
  try {
    yield* play(simulator, plan, result)
  } catch (error) {
    result.exception = error instanceof Error ? error.message : String(error)
  }
  return result
}

function* play(simulator: Simulator, plan: GamePlan, result: GameResult): Generator<void> {
  const { catalog } = simulator
  const { seed, seats, haunt, chapter = null } = plan
  const opening = { seed, seats: seating(catalog, seed, seats), options: { haunt, chapter } }
  const { state, happenings } = newGame(catalog, opening)
  const players = new Players(catalog, plan, simulator.times)
  const taker = new NoteTaker(catalog)
  players.watch(state, happenings)
  while (!state.outcome && result.decisions < MOST_DECISIONS) {
    const happened = choose(simulator, state, players, ++result.decisions)
    taker.take(happened, state.haunt !== null)
    players.watch(state, happened)
    const broken = plan.check ? brokenInvariants(catalog, state) : []
    if (broken.length > 0) {
      result.broken = broken
      break
    }
    yield
  }
  result.levels = players.levels
  end(catalog, state, taker, result)
}

/** Families are assigned to seats at random; otherwise a strong family would look like a strong seat. */
export function seating(catalog: Catalog, seed: string, seats: number): { family: string }[] {
  const rng = rngFor(seed, 0, 0)
  let families = Object.keys(catalog.families)
  return Array.from({ length: seats }, () => {
    const family = families.splice(Math.floor(rng() * families.length), 1)[0]!
    const { board } = catalog.families[family]!
    if (board !== undefined) families = families.filter((other) => catalog.families[other]!.board !== board)
    return { family }
  })
}

function choose(
  { catalog, lists }: Simulator,
  state: State,
  players: Players,
  decision: number,
): Happening[] {
  const seat = nextSeat(state)!
  const key = players.answer(state, seat, decision)
  const progress = lists.during(() => advance(catalog, state, seat, key))
  if ('refusal' in progress) throw new Error(`${key} was chosen and then refused`)
  return progress.happenings
}

function end(catalog: Catalog, state: State, { notes }: NoteTaker, result: GameResult): void {
  const { haunt, round, outcome, explorers } = state
  const seatOf = (id: string): number => explorers.findIndex((explorer) => explorer.id === id) + 1
  result.haunt = haunt?.number ?? null
  result.rounds = round
  result.winner = outcome?.winner ?? null
  result.because = outcome?.because ?? null
  result.goal = notes.endedAt === null ? null : (nameAt(catalog, notes.endedAt) ?? notes.endedAt)
  result.winners = outcome?.players.map(seatOf) ?? []
  result.traitors = explorers.filter(({ team }) => team === 'traitor').map(({ seat }) => seat + 1)
  result.order = notes.order.map(seatOf)
  result.still = notes.still
  result.actions = Object.fromEntries(Object.entries(notes.actions).sort(([a], [b]) => (a < b ? -1 : 1)))
}
