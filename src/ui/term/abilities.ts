/** What a terminal can do, from what its surroundings say: a full screen or plain lines, which marks, which colours. */
import { type ColourLevel, THEMES, type ThemeName } from '../theme/themes.ts'

/** Why there is no full screen. */
export type PlainReason =
  | 'asked'
  | 'accessible'
  | 'screen-reader'
  | 'dumb'
  | 'no-input'
  | 'no-output'
  | 'no-size'

export interface Abilities {
  plain: PlainReason | null
  ascii: boolean
  theme: ThemeName
  level: ColourLevel
}

export type Surroundings = Readonly<Record<string, string | undefined>>

export interface Streams {
  stdinTTY: boolean
  stdoutTTY: boolean
  columns: number
  rows: number
}

/** What the player asked for on the command line. */
export interface AskedFor {
  plain?: boolean
  ascii?: boolean
  theme?: string
  colour?: 'always' | 'never' | 'auto'
}

/** Locales in which box lines may take two columns. */
const AMBIGUOUS = /^(zh|ja|ko)/i

export function abilitiesOf(env: Surroundings, streams: Streams, asked: AskedFor = {}): Abilities {
  return {
    plain: plainBecause(env, streams, asked),
    ascii: asked.ascii ?? wantsAscii(env),
    theme: themeFor(env, asked),
    level: levelFor(env),
  }
}

function plainBecause(env: Surroundings, streams: Streams, asked: AskedFor): PlainReason | null {
  if (asked.plain) return 'asked'
  if (isOn(env.ACCESSIBLE)) return 'accessible'
  if (env.INK_SCREEN_READER === 'true') return 'screen-reader'
  if (!streams.stdinTTY) return 'no-input'
  if (!streams.stdoutTTY) return 'no-output'
  if (env.TERM === 'dumb' || (!env.TERM && !isWindows(env))) return 'dumb'
  return streams.columns > 0 && streams.rows > 0 ? null : 'no-size'
}

function wantsAscii(env: Surroundings): boolean {
  if (isOld(env) || env.TERM === 'linux') return true
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || ''
  if (locale === '' && env.WT_SESSION) return false
  return !/utf-?8/i.test(locale) || AMBIGUOUS.test(locale)
}

function themeFor(env: Surroundings, { theme, colour = 'auto' }: AskedFor): ThemeName {
  if (env.NO_COLOR || colour === 'never') return 'mono'
  const named = nameOf(theme)
  if (named) return named
  const wished = nameOf(env.LYCHGATE_THEME) ?? (isLight(env) ? 'light' : 'dark')
  if (colour === 'always') return wished
  if (env.FORCE_COLOR !== undefined) return isOn(env.FORCE_COLOR || '1') ? wished : 'mono'
  if (isOn(env.CLICOLOR_FORCE)) return wished
  return isOld(env) || env.TERM === 'dumb' ? 'mono' : wished
}

function levelFor(env: Surroundings): ColourLevel {
  const forced = Number(env.FORCE_COLOR)
  if (forced === 1 || forced === 2 || forced === 3) return forced
  const term = env.TERM ?? ''
  if (isOld(env)) return 1
  if (/^(truecolor|24bit)$/i.test(env.COLORTERM ?? '') || /-direct$/.test(term) || env.WT_SESSION) return 3
  return /256(color)?$/.test(term) ? 2 : 1
}

const nameOf = (theme: string | undefined): ThemeName | undefined => THEMES.find((name) => name === theme)

const isOn = (value: string | undefined): boolean =>
  value !== undefined && !['', '0', 'false'].includes(value.toLowerCase())

const isWindows = (env: Surroundings): boolean => env.OS === 'Windows_NT'
const isOld = (env: Surroundings): boolean => /^vt\d/.test(env.TERM ?? '')

/** COLORFGBG ends with the number of the background: white is 7 or 15. */
const isLight = (env: Surroundings): boolean => /(^|;)(7|15)$/.test(env.COLORFGBG ?? '')
