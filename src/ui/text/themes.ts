/** What themes there are and how many colours: known without loading anything that paints. */

export const THEMES = ['dark', 'light', 'mono', 'cb'] as const
export type ThemeName = (typeof THEMES)[number]
/** 1 has 16 colours, 2 has 256, 3 has all. */
export type ColourLevel = 1 | 2 | 3
