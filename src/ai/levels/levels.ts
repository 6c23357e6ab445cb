/** Tempers and levels as data. */
import { type Level, NEUTRAL_TASTE, type Skill, type Taste, type Temper } from '../types.ts'

export const TASTES: Record<Temper, Taste> = {
  helpful: { caution: 0.9, company: 1.5, giving: 1.3 },
  even: NEUTRAL_TASTE,
  timid: { caution: 1.25, company: 1.3, giving: 0.9 },
}

export const SKILLS: Record<Level, Skill> = {
  novice: { noise: 3, slips: 0.5, looksAhead: false, steps: 0, remembers: false },
  gentle: { noise: 1.5, slips: 0.25, looksAhead: true, steps: 0, remembers: true },
  steady: { noise: 0, slips: 0, looksAhead: true, steps: 0, remembers: true },
  sharp: { noise: 0, slips: 0, looksAhead: true, steps: 1000, remembers: true },
}
