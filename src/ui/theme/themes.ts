/** Theme names and colour depths, without anything that paints: the command line reads them at start. */

export const THEMES = ['dark', 'light', 'mono', 'cb'] as const
export type ThemeName = (typeof THEMES)[number]
/** 1 has 16 colours, 2 has 256, 3 has all. */
export type ColourLevel = 1 | 2 | 3
