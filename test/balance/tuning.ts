/** Moves the tunable numbers of one haunt at one table size until heroes and traitor win about equally often. */
import type { Verdict } from './sequential.ts'
import type { Tunable } from './tunable.ts'

export interface Measured {
  wins: number
  games: number
  verdict: Verdict
}

export interface Tuned extends Measured {
  numbers: number[]
  /** Every setting that was tried, in order. */
  tried: { numbers: number[]; wins: number; games: number }[]
}

const share = ({ wins, games }: { wins: number; games: number }): number => wins / games

/**
 * A step at a time, with the first number that can move the right way without coming back to a setting already tried.
 * Where none can, the setting nearest to one half is the answer.
 */
export async function tune(
  tunables: readonly Tunable[],
  start: readonly number[],
  play: (numbers: readonly number[]) => Promise<Measured>,
): Promise<Tuned> {
  const tried: (Measured & { numbers: number[] })[] = []
  for (let numbers: number[] | null = [...start]; numbers; ) {
    const measured = await play(numbers)
    tried.push({ numbers, ...measured })
    const was: readonly (readonly number[])[] = tried.map((one) => one.numbers)
    numbers = measured.verdict === 'even' ? null : nextOf(tunables, numbers, measured.verdict, was)
  }
  const best =
    tried.find((one) => one.verdict === 'even') ??
    tried.reduce((one, other) => (Math.abs(share(other) - 0.5) < Math.abs(share(one) - 0.5) ? other : one))
  return { ...best, tried }
}

function nextOf(
  tunables: readonly Tunable[],
  numbers: readonly number[],
  verdict: Verdict,
  tried: readonly (readonly number[])[],
): number[] | null {
  const helped = verdict === 'low' ? 'heroes' : 'traitor'
  for (const [n, { from, to, step, helps }] of tunables.entries()) {
    const moved = numbers[n]! + (helps === helped ? step : -step)
    const next = numbers.with(n, moved)
    const isNew = !tried.some((one) => one.every((number, at) => number === next[at]))
    if (moved >= from && moved <= to && isNew) return next
  }
  return null
}
