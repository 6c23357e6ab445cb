/** Processor time, not wall time: the machine may be busy with other things. */

/** Seconds of processor time that a piece of work takes. */
export function cpuSeconds(work: () => void): number {
  const began = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1e6
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

/** So many times; the median of what each gives. */
export const medianOf = (times: number, run: () => number): number =>
  median(Array.from({ length: times }, () => run()))

/** Microseconds for one call, from enough calls to take a while; the median of several runs. */
export function microseconds(call: () => unknown, calls: number, runs = 5): number {
  for (let n = 0; n < calls; n++) call()
  const run = () =>
    cpuSeconds(() => {
      for (let n = 0; n < calls; n++) call()
    })
  return (medianOf(runs, run) / calls) * 1e6
}
