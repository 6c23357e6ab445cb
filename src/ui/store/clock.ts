/** Time as the screens know it; tests turn it by hand. */
export interface Clock {
  now: () => number
  /** Does something later; what comes back calls it off. */
  after: (milliseconds: number, work: () => void) => () => void
}

export const CLOCK: Clock = {
  now: () => performance.now(),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
}
