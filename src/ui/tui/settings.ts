/** Settings that can be typed: theme, motion, pace and the kind of lines. */
import { ASCII, UNICODE } from '../text/glyphs.ts'
import { THEMES } from '../text/themes.ts'
import type { Settings } from './screen.ts'

interface Change {
  settings: Settings
  said: string
}

const isOff = (word: string): boolean => ['off', 'no', 'none', '0'].includes(word)

/** Null where it is no setting that was meant. */
export function settingOf(settings: Settings, verb: string, [word = '']: readonly string[]): Change | null {
  switch (verb) {
    case 'motion': {
      const motion = word === '' ? !settings.motion : !isOff(word)
      return {
        settings: { ...settings, motion },
        said: `Motion is ${motion ? 'on' : 'off: nothing moves by itself'}.`,
      }
    }
    case 'fast': {
      const fast = word === '' ? !settings.fast : !isOff(word)
      const said = fast
        ? "The others' turns are told in a few words now."
        : "The others' turns are shown one by one again."
      return { settings: { ...settings, fast }, said }
    }
    case 'theme': {
      const theme = THEMES.find((name) => name === word)
      if (!theme)
        return { settings, said: `There are the themes ${THEMES.join(', ')}; this one is ${settings.theme}.` }
      return { settings: { ...settings, theme }, said: `The theme is ${theme}.` }
    }
    case 'ascii': {
      const isAscii = word === '' ? settings.glyphs !== ASCII : !isOff(word)
      return {
        settings: { ...settings, glyphs: isAscii ? ASCII : UNICODE },
        said: `Lines are drawn ${isAscii ? 'in plain ASCII' : 'as lines'}.`,
      }
    }
    default:
      return null
  }
}
