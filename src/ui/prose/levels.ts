/** How well computer players play and what their temper is, in words. Commands show them before the game is loaded. */
import type { Level, Temper } from '../../ai/types.ts'

export const LEVEL_MEANS: Record<Level, string> = {
  novice: 'They often act on a whim, and remember little.',
  gentle: 'They know what they want, but sometimes miss the best move.',
  steady: 'They play to win, but do not look far ahead.',
  sharp: 'They play to win, and think several moves ahead.',
}

export const TEMPER_MEANS: Record<Temper, string> = {
  helpful: 'They keep near the others and gladly hand things over.',
  even: 'They do whatever suits their plan.',
  timid: 'They keep away from danger, and from anyone who brings it.',
}

export const LEVELS = Object.keys(LEVEL_MEANS) as Level[]
export const TEMPERS = Object.keys(TEMPER_MEANS) as Temper[]
