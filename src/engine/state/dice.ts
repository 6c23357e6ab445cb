/**
 * Luck: four named streams of seedrandom's alea inside the state, seeded by the library and stepped here.
 * Adding a card never shifts the dice, and asking a question never draws.
 */
import alea from 'seedrandom/lib/alea.js'

export const STREAMS = ['stack', 'cards', 'dice', 'haunt'] as const
export type StreamName = (typeof STREAMS)[number]

/** The generator's own four numbers, or rolls given in advance by a test, which must be used up. */
export type Stream = { c: number; s0: number; s1: number; s2: number } | { given: number[] }
export type Streams = Record<StreamName, Stream>

export function seedStreams(seed: string): Streams {
  const streams = {} as Streams
  for (const name of STREAMS) streams[name] = alea(`${seed}/${name}`, { state: true }).state()
  return streams
}

/** Streams for a table that is only imagined: from one seed, at a quarter of the price. */
export function scatteredStreams(seed: string): Streams {
  const draw = alea(seed, { state: true })
  const streams = {} as Streams
  for (const name of STREAMS) streams[name] = { c: 1, s0: draw(), s1: draw(), s2: draw() }
  return streams
}

/** Luck that was given in advance has run out: who gives it learns what is wanted next. */
export class LuckWanted extends Error {
  constructor(
    readonly stream: StreamName,
    readonly limits: readonly number[],
  ) {
    super(`The given ${stream} stream is used up`)
  }
}

/** Draws whole numbers below the given limits, in order, and saves the stream once. */
function draw(streams: Streams, name: StreamName, limits: readonly number[]): number[] {
  const stream = streams[name]
  if ('given' in stream) {
    if (stream.given.length < limits.length) throw new LuckWanted(name, limits)
    return stream.given.splice(0, limits.length)
  }
  let { c, s0, s1, s2 } = stream
  const drawn: number[] = []
  for (const limit of limits) {
    // One step of alea, as in the library: restoring a generator hashes a seed only to overwrite it.
    const step = 2091639 * s0 + c * 2.3283064365386963e-10
    c = step | 0
    s0 = s1
    s1 = s2
    s2 = step - c
    drawn.push(Math.floor(s2 * limit))
  }
  streams[name] = { c, s0, s1, s2 }
  return drawn
}

/** L-DICE-01, L-AMB-26: each face with equal chance, from 0 up. */
export function rollDice(streams: Streams, count: number, faces: number): number[] {
  return draw(streams, 'dice', new Array(count).fill(faces))
}

export function shuffle<T>(streams: Streams, name: StreamName, list: T[]): void {
  if (list.length < 2) return
  const limits: number[] = []
  for (let left = list.length; left > 1; left--) limits.push(left)
  const drawn = draw(streams, name, limits)
  for (let last = list.length - 1, n = 0; last > 0; last--, n++) {
    const other = drawn[n] as number
    const kept = list[last] as T
    list[last] = list[other] as T
    list[other] = kept
  }
}

export function pickOne<T>(streams: Streams, name: StreamName, list: readonly T[]): T {
  if (list.length === 0) throw new Error('Nothing to pick from')
  if (list.length === 1) return list[0] as T
  return list[draw(streams, name, [list.length])[0] as number] as T
}
