/** The look of the screen for everything below: how roles are painted, and the glyphs in use. */
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react'
import { type Glyphs, UNICODE } from './glyphs.ts'
import { hasGrounds, type Look, type Paint, painter, paletteOf } from './paint.ts'
import type { Ground, Role } from './roles.ts'
import type { ColourLevel, ThemeName } from './themes.ts'

export interface Theme {
  /** The same pair gives the same object each time, so that nothing is drawn again for it. */
  readonly paint: (role: Role, ground?: Ground, isItalic?: boolean) => Paint
  readonly glyphs: Glyphs
  readonly look: Look
  /** Are there grounds other than the screen's own? */
  readonly hasGrounds: boolean
  /** Can pictures be drawn in half blocks? */
  readonly hasArt: boolean
}

interface ThemeProviderProps {
  name: ThemeName
  level: ColourLevel
  /** The haunt has begun: the palette turns. */
  isTurned?: boolean
  glyphs: Glyphs
  /** Sets the ground of the screen; null leaves the terminal's own. */
  ground?: (hex: string | null) => void
  children: ReactNode
}

export function themeOf(look: Look, glyphs: Glyphs): Theme {
  const paintFor = painter(look)
  const known = new Map<string, Paint>()
  const paint = (role: Role, ground: Ground = 'none', isItalic = false): Paint => {
    const key = `${role}/${ground}/${isItalic}`
    const paint = known.get(key) ?? paintFor(role, ground, isItalic)
    known.set(key, paint)
    return paint
  }
  const isPainted = hasGrounds(look)
  return { paint, glyphs, look, hasGrounds: isPainted, hasArt: isPainted && !glyphs.isAscii }
}

const ThemeContext = createContext<Theme>(themeOf({ theme: 'mono', level: 1, isTurned: false }, UNICODE))

export const useTheme = (): Theme => useContext(ThemeContext)
export const useGlyphs = (): Glyphs => useTheme().glyphs

export function ThemeProvider({
  name,
  level,
  isTurned = false,
  glyphs,
  ground,
  children,
}: ThemeProviderProps) {
  const theme = useMemo(
    () => themeOf({ theme: name, level, isTurned }, glyphs),
    [name, level, isTurned, glyphs],
  )
  const own = theme.hasGrounds ? (paletteOf(theme.look)?.grounds.ground[0] ?? null) : null
  useLayoutEffect(() => ground?.(own), [ground, own])
  return <ThemeContext value={theme}>{children}</ThemeContext>
}
