/** What every screen can do, and what it may ask of the program around it. */

import type { Zoom } from '../map/region-map.ts'
import type { Key } from '../term/key.ts'
import type { Glyphs } from '../text/glyphs.ts'
import type { ScreenFrame, Size } from '../text/sheet.ts'
import type { ThemeName } from '../text/themes.ts'
import type { Clock } from './clock.ts'

export interface Screen {
  frame: (size: Size) => ScreenFrame
  press: (key: Key) => void
  /** The terminal has another size, or was away: what is private must not be in sight. */
  disturbed?: () => void
  /** Nothing of it will be shown again. */
  close?: () => void
}

/** What the player has set; all of it can be typed. */
export interface Settings {
  theme: ThemeName
  glyphs: Glyphs
  /** False: nothing moves by itself. */
  motion: boolean
  /** The others' turns are told in a few words. */
  fast: boolean
  zoom: Zoom | null
}

export interface Shell {
  readonly clock: Clock
  readonly size: Size
  settings: Settings
  /** Something has changed. */
  redraw: () => void
  push: (screen: Screen) => void
  /** Back to the screen below; from the last one, out of the program. */
  pop: () => void
  /** Closes everything above this screen. */
  returnTo: (screen: Screen) => void
  /** This screen in place of the one on top. */
  swap: (screen: Screen) => void
}
