/**
 * One side of a comparison, in a process of its own: idle until the parent process asks for a slice of work,
 * it answers with the processor time that the slice took. It runs on the sources of any checkout, so it
 * imports as little as possible.
 */
import alea from 'seedrandom/lib/alea.js'
import { loadCatalog } from '../../src/catalog/load.ts'
import { newSimulator, simulateGame } from '../../src/cli/simulate/game.ts'
import { advance, clone, legalChoices, newGame, nextSeat, type State } from '../../src/engine/game.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'
import { cpuSeconds } from './measure.ts'

export interface Order {
  kind: 'random' | 'steady' | 'clone'
  /** Names the seeds, so that both sides play the same ones. */
  slice: number
}

/** Work done and processor time spent, by the name of the work. */
export type Slice = Record<string, { count: number; seconds: number }>

const SEATS = [3, 4, 5]
/** Random games in a slice, of each haunt with each table size. */
const RANDOM_GAMES = 5
const CLONES = 10_000
/** Decisions into a haunt at which a state is taken for cloning. */
const MID_HAUNT = 40

function playRandomly(catalog: Catalog, seed: string, seats: number, haunt: number, until = Infinity) {
  const rng = alea(seed, { state: true })
  const opening = { seed, seats: Array.from({ length: seats }, () => ({})), options: { haunt } }
  const { state } = newGame(catalog, opening)
  let decisions = 0
  for (let inHaunt = 0; !state.outcome && inHaunt < until; decisions++) {
    if (state.phase === 'haunt') inHaunt++
    const seat = nextSeat(state)!
    const choices = legalChoices(catalog, state, seat)
    advance(catalog, state, seat, choices[Math.floor(rng() * choices.length)]!)
  }
  return { state, decisions }
}

function randomSlice(slice: number): Slice {
  let count = 0
  const seconds = cpuSeconds(() => {
    for (let game = 0; game < RANDOM_GAMES; game++)
      for (const haunt of haunts)
        for (const seats of SEATS)
          count += playRandomly(catalog, `random/${slice}/${game}`, seats, haunt).decisions
  })
  return { decisions: { count, seconds } }
}

/** One game of each haunt with each table size. */
function steadySlice(slice: number): Slice {
  const spent: Slice = {}
  for (const haunt of haunts) {
    const seconds = cpuSeconds(() => {
      for (const seats of SEATS) playSteadily(`steady/${slice}/${seats}`, seats, haunt)
    })
    spent[haunt] = { count: SEATS.length, seconds }
  }
  return spent
}

function playSteadily(seed: string, seats: number, haunt: number): void {
  const { exception } = simulateGame(simulator, { seed, seats, haunt, levels: STEADY, check: false })
  if (exception !== undefined) throw new Error(exception)
}

const STEADY = { ai: 'steady', heroes: null, traitor: null, seats: {} } as const

function cloneSlice(): Slice {
  let next = 0
  const seconds = cpuSeconds(() => {
    for (let n = 0; n < CLONES; n++) clone(states[next++ % states.length]!)
  })
  return { clones: { count: CLONES, seconds } }
}

/** States in the middle of a haunt, each played and none a clone: V8 would expect clones to live long. */
function middleStates(): State[] {
  const found: State[] = []
  for (let n = 0; found.length < 24; n++) {
    const haunt = haunts[n % haunts.length]!
    const { state } = playRandomly(catalog, `clone/${n}`, SEATS[n % 3]!, haunt, MID_HAUNT)
    if (!state.outcome) found.push(state)
  }
  return found
}

const [root = ''] = process.argv.slice(2)
// As the program reads it from dist/, whether or not this checkout is built.
const catalog: Catalog = JSON.parse(JSON.stringify(await loadCatalog(undefined, root)))
const haunts = Object.values(catalog.haunts).map(({ number }) => number)
const simulator = newSimulator(catalog)
const states = middleStates()
const work = { random: randomSlice, steady: steadySlice, clone: cloneSlice }

process.on('message', ({ kind, slice }: Order) => process.send!(work[kind](slice)))
process.send!(Object.fromEntries(Object.values(catalog.haunts).map(({ number, name }) => [number, name])))
