/** How well computer players play and what their temper is, in words. Commands show them before the game is loaded. */
import type { Level, Temper } from '../../ai/mind.ts'

export const LEVEL_MEANS: Record<Level, string> = {
  novice: 'They often do what comes to mind, and remember little.',
  gentle: 'They know what they want, and now and then miss the best of it.',
  steady: 'They play to win, but do not look far ahead.',
  sharp: 'They play to win, and think several moves ahead.',
}

export const TEMPER_MEANS: Record<Temper, string> = {
  helpful: 'They keep near the others and gladly hand things over.',
  even: 'They do as it suits what they are about.',
  timid: 'They keep away from danger, and from whoever brings it.',
}

export const LEVELS = Object.keys(LEVEL_MEANS) as Level[]
export const TEMPERS = Object.keys(TEMPER_MEANS) as Temper[]
