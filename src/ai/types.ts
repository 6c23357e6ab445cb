/** Types that the rooms of ai/ share: who plays and how well, what a decision is made from, what comes out. */
import type { Play, State } from '../engine/ai-queries.ts'
import type { ChoiceKey, ExplorerId } from '../engine/ids.ts'
import type { Catalog } from '../engine/language/defs.ts'
import type { View } from '../engine/view.ts'
import type { Memory, Why } from './memory.ts'

export const LEVELS = ['novice', 'gentle', 'steady', 'sharp'] as const
export type Level = (typeof LEVELS)[number]

/** Personality, not strength. */
export const TEMPERS = ['helpful', 'even', 'timid'] as const
export type Temper = (typeof TEMPERS)[number]

/** A computer player as plain JSON; it can be saved or sent to another thread. */
export interface Mind {
  level: Level | 'random'
  temper: Temper
  memory: Memory
}

export interface Thought {
  key: ChoiceKey
  why: Why | null
  mind: Mind
}

/** A temper as weights; 1 is neutral. */
export interface Taste {
  /** Weight of expected damage. */
  caution: number
  /** Weight of company over being alone. */
  company: number
  /** Weight of handing things to friends. */
  giving: number
}

export const NEUTRAL_TASTE: Taste = { caution: 1, company: 1, giving: 1 }

/** A level as numbers. */
export interface Skill {
  /** Full width of the uniform error on scores, in units of best plan minus idling. */
  noise: number
  /** Probability of taking another plan than the best, among those better than idling. */
  slips: number
  /** Considers plans beyond this turn even if there is something to do at once. */
  looksAhead: boolean
  /** Engine choices to spend on rollouts. */
  steps: number
  /** Keeps the plan of earlier choices, and the clues of earlier rounds. */
  remembers: boolean
}

/** How a player plays: skill and taste. */
export interface PlayStyle {
  skill: Skill
  taste: Taste
  /** Reuses the prices of earlier turns and samples fewer states, for rollouts. */
  fast?: boolean
  /** Decides without reasons: no second plan, no chances. The choice is the same. */
  silent?: boolean
}

/** The decision a player is asked for, with its legal choices. */
export type AskedDecision = NonNullable<View['decision']>

/** The input of one decision: an imagined state that fits the view, and a source of further ones. */
export interface Situation {
  catalog: Catalog
  play: Play
  me: ExplorerId
  asked: AskedDecision
  more: () => State
}

export interface DecisionResult {
  key: ChoiceKey
  why: Why | null
  memory: Memory
}

/** Probabilities by player; they sum to 1. */
export type Probabilities = Record<ExplorerId, number>

/** Each player's probability of being the traitor: to me, and to an observer with only public knowledge. */
export interface Belief {
  mine: Probabilities
  open: Probabilities
}

/** Somebody who may be the hidden traitor, and how likely a player thinks it. */
export interface Suspicion {
  who: ExplorerId
  chance: number
}
