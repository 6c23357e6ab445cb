/** Whole games by random legal choices, reproducible from a seed and watched at every decision. */
import alea from 'seedrandom/lib/alea.js'
import {
  advance,
  legalChoices,
  newGame,
  nextSeat,
  type Pieces,
  piecesOf,
  type State,
} from '../../src/engine/game.ts'
import type { Happening } from '../../src/engine/happenings.ts'
import type { Seat } from '../../src/engine/ids.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'

export interface Pick {
  seat: Seat
  key: string
}

export interface RandomGame {
  seed: string
  seats: number
  haunt: number | null
  chapter?: number | null
  /** All there are, unless told. */
  pieces?: Pieces
  /** Called with the state at each decision, before it is answered. */
  at?: (state: State, seat: Seat, n: number) => void
  /** Called with what came of each choice. */
  after?: (state: State, happenings: Happening[], n: number) => void
  /** Picks the choice; by default any legal one with equal chance. */
  pick?: (legal: readonly string[], state: State, seat: Seat) => string
}

const MOST_DECISIONS = 5_000

/** Plays to the end and gives back the last state and every choice made. */
export function playRandomly(catalog: Catalog, game: RandomGame): { state: State; picks: Pick[] } {
  const luck = alea(`${game.seed}/random`, { state: true })
  const { state, happenings } = openRandom(catalog, game)
  game.after?.(state, happenings, 0)
  const picks: Pick[] = []
  while (!state.outcome) {
    const seat = nextSeat(state)!
    game.at?.(state, seat, picks.length)
    const legal = legalChoices(catalog, state, seat)
    const key = game.pick?.(legal, state, seat) ?? legal[Math.floor(luck() * legal.length)]!
    const result = advance(catalog, state, seat, key)
    if ('refusal' in result)
      throw new Error(`${game.seed}: the legal choice ${key} was refused: ${result.refusal.because}`)
    picks.push({ seat, key })
    game.after?.(state, result.happenings, picks.length)
    if (picks.length > MOST_DECISIONS)
      throw new Error(`${game.seed}: no end after ${MOST_DECISIONS} decisions`)
  }
  return { state, picks }
}

export function openRandom(catalog: Catalog, game: RandomGame) {
  const { seed, seats, haunt, chapter = null, pieces = piecesOf(catalog, { haunt, chapter }) } = game
  const options = { haunt, chapter }
  return newGame(catalog, { seed, seats: Array.from({ length: seats }, () => ({})), options, pieces })
}

/** Every table size in turn with every haunt there is, and the chart's own choice, so many seeds each. */
export function manyGames(catalog: Catalog, seeds: number): RandomGame[] {
  const haunts = [...Object.values(catalog.haunts).map(({ number }) => number), null]
  return haunts.flatMap((haunt) =>
    Array.from({ length: seeds }, (_, n) =>
      [3, 4, 5].map((seats) => ({ seed: `game-${haunt}-${seats}-${n}`, seats, haunt })),
    ).flat(),
  )
}
