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
  /** How far two plans must lie apart to be told apart for certain, in shares of a win. */
  noise: number
  /** Chance of taking any answer at all. */
  slips: number
  /** Steps of the engine spent on looking ahead in one plan. */
  steps: number
  /** Believes what was seen in earlier rounds. */
  remembers: boolean
}

export const SKILLS: Record<Level, Skill> = {
  novice: { noise: 0.25, slips: 0.25, steps: 0, remembers: false },
  gentle: { noise: 0.08, slips: 0.08, steps: 0, remembers: true },
  steady: { noise: 0, slips: 0, steps: 0, remembers: true },
  sharp: { noise: 0, slips: 0, steps: 400, remembers: true },
}
