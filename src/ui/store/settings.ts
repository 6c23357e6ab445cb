/** What the player has set. Every setting can be typed: theme, motion, pace, beats, ground, kind of lines. */
import type { Zoom } from '../map/strides.ts'
import { ASCII, type Glyphs, UNICODE } from '../theme/glyphs.ts'
import { THEMES, type ThemeName } from '../theme/themes.ts'

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const
export type Pace = (typeof PACES)[number]

export const BEATS = ['all', 'short', 'off'] as const
export type Beats = (typeof BEATS)[number]

export interface Settings {
  theme: ThemeName
  glyphs: Glyphs
  /** False: nothing moves by itself. */
  motion: boolean
  /** How the others' turns are shown: each waits for a key, one by one, in a few words, at once. */
  pace: Pace
  /** Which beats stop the game until a key. */
  beats: Beats
  /** Whether the theme sets the terminal's background. */
  ground: 'own' | 'terminal'
  /** Null for the largest map that suits the window. */
  zoom: Zoom | null
}

export const SETTINGS: Settings = {
  theme: 'dark',
  glyphs: UNICODE,
  motion: true,
  pace: 'normal',
  beats: 'all',
  ground: 'own',
  zoom: null,
}

interface Change {
  settings: Settings
  said: string
}

const isOff = (word: string): boolean => ['off', 'no', 'none', '0'].includes(word)

const PACE_SAID: Record<Pace, string> = {
  slow: "Each of the others' turns waits for Space now.",
  normal: "The others' turns are shown one by one.",
  fast: "The others' turns are told in a few words now.",
  instant: "The others' turns are over at once now.",
}

const BEATS_SAID: Record<Beats, string> = {
  all: 'Every great moment stops the game until a key.',
  short: 'Only the start of a haunt, your side and a death stop the game now.',
  off: 'No moment stops the game now; the log tells them all.',
}

const nextOf = <T>(all: readonly T[], now: T): T => all[(all.indexOf(now) + 1) % all.length]!

type Setter = (settings: Settings, word: string) => Change | null

const paced = (settings: Settings, pace: Pace): Change => ({
  settings: { ...settings, pace },
  said: PACE_SAID[pace],
})

const SETTERS: Readonly<Record<string, Setter>> = {
  motion: (settings, word) => {
    const motion = word === '' ? !settings.motion : !isOff(word)
    return {
      settings: { ...settings, motion },
      said: `Motion is ${motion ? 'on' : 'off: nothing moves by itself'}.`,
    }
  },
  fast: (settings, word) => {
    const isFast = word === '' ? settings.pace !== 'fast' : !isOff(word)
    return paced(settings, isFast ? 'fast' : 'normal')
  },
  pace: (settings, word) => {
    const pace = PACES.find((one) => one === word)
    return pace
      ? paced(settings, pace)
      : { settings, said: `The paces are ${PACES.join(', ')}; this one is ${settings.pace}.` }
  },
  beats: (settings, word) => {
    const beats = isOff(word) ? 'off' : (BEATS.find((one) => one === word) ?? nextOf(BEATS, settings.beats))
    return { settings: { ...settings, beats }, said: BEATS_SAID[beats] }
  },
  ground: (settings, word) => {
    if (!['', 'on', 'own', 'terminal'].includes(word) && !isOff(word)) return null
    const ground = word === 'terminal' || isOff(word) ? 'terminal' : 'own'
    return {
      settings: { ...settings, ground },
      said: `The background is ${ground === 'own' ? "the theme's" : "your terminal's own"}.`,
    }
  },
  theme: (settings, word) => {
    const theme = THEMES.find((name) => name === word)
    if (!theme)
      return { settings, said: `There are the themes ${THEMES.join(', ')}; this one is ${settings.theme}.` }
    return { settings: { ...settings, theme }, said: `The theme is ${theme}.` }
  },
  ascii: (settings, word) => {
    const isAscii = word === '' ? settings.glyphs !== ASCII : !isOff(word)
    return {
      settings: { ...settings, glyphs: isAscii ? ASCII : UNICODE },
      said: `Lines are drawn ${isAscii ? 'in plain ASCII' : 'as lines'}.`,
    }
  },
}

/** Null if these words set nothing: GROUND FLOOR STAIRCASE is a room. */
export function settingOf(
  settings: Settings,
  verb: string,
  [word = '', ...more]: readonly string[],
): Change | null {
  return more.length > 0 ? null : (SETTERS[verb]?.(settings, word) ?? null)
}
