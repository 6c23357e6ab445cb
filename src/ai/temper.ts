/** Tempers and levels as data: what a player likes, and how well it does what it likes. */
import type { Level, Temper } from './mind.ts'

export interface Taste {
  /** How much one minds being hurt. */
  caution: number
  /** How much one minds being alone. */
  company: number
  /** How readily one gives things away. */
  giving: number
}

export const TASTES: Record<Temper, Taste> = {
  helpful: { caution: 0.9, company: 1.5, giving: 1.3 },
  even: { caution: 1, company: 1, giving: 1 },
  timid: { caution: 1.25, company: 1.3, giving: 0.9 },
}

export interface Skill {
  /** How far off worths are from the lowest to the highest, in shares of what lies between the best plan and none. */
  noise: number
  /** Chance of taking up another plan than the best, as long as it is better than none. */
  slips: number
  /** Sees what would take more than this turn, even while there is something to do at once. */
  looksAhead: boolean
  /** Steps of the engine spent on trying plans out. */
  steps: number
  /** Keeps to what was meant before, and believes what was seen in earlier rounds. */
  remembers: boolean
}

export const SKILLS: Record<Level, Skill> = {
  novice: { noise: 3, slips: 0.5, looksAhead: false, steps: 0, remembers: false },
  gentle: { noise: 1.5, slips: 0.25, looksAhead: true, steps: 0, remembers: true },
  steady: { noise: 0, slips: 0, looksAhead: true, steps: 0, remembers: true },
  sharp: { noise: 0, slips: 0, looksAhead: true, steps: 1000, remembers: true },
}

/** How somebody plays: well or badly, and to their own liking. */
export interface Manner {
  skill: Skill
  taste: Taste
  /** Plays on quickly, for trying something out: old prices will do, and nobody asks why. */
  brisk?: boolean
}
