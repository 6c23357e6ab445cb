/** What Ink is told for a role on a ground, at each colour depth. */
import { DARK_16, LIGHT_16, MONO, type Weight, type Weights } from './few-colours.ts'
import { type Colour, PALETTES, type Palette } from './palettes.ts'
import { FAMILIES, type Ground, type Label, type Role } from './roles.ts'
import type { ColourLevel, ThemeName } from './themes.ts'

/** Properties of Ink's Text. */
export interface Paint extends Weight {
  readonly backgroundColor?: string
  readonly italic?: boolean
  readonly inverse?: boolean
}
export type PaintFor = (role: Role, ground: Ground, isItalic: boolean) => Paint

export interface Look {
  readonly theme: ThemeName
  readonly level: ColourLevel
  /** The haunt has begun. */
  readonly isTurned: boolean
}

/** Share of the family's colour in the ground of a room with one of them in it. */
const TINT = 0.16

/** Null without colours. */
export const paletteOf = ({ theme, isTurned }: Look): Palette | null =>
  theme === 'mono' ? null : PALETTES[theme][isTurned ? 'turned' : 'quiet']

/** With 16 colours the terminal's palette is unknown, so nothing but letters is coloured. */
export const hasGrounds = ({ theme, level }: Look): boolean => theme !== 'mono' && level > 1

export function painter(look: Look): PaintFor {
  const palette = paletteOf(look)
  if (palette && hasGrounds(look)) return manyColours(palette, look.level === 3)
  return fewColours(look.theme === 'mono' ? MONO : look.theme === 'light' ? LIGHT_16 : DARK_16)
}

const BOLD: readonly Role[] = ['strong', 'title', 'littext', 'door', 'foe', 'warn', 'bad', 'chip']

/** The label whose colour a chip has. */
const labelOf = (ground: Ground): Label | null =>
  ground.startsWith('chip-') ? (ground.slice('chip-'.length) as Label) : null

function manyColours(palette: Palette, isTrue: boolean): PaintFor {
  const named = ([hex, index]: Colour): string => (isTrue ? hex : `ansi256(${index})`)
  return (role, ground, isItalic) => {
    const shown = labelOf(ground) ? 'chip' : ground === 'select' && isSpoken(role) ? 'littext' : role
    const behind = groundColour(palette, ground, isTrue)
    return {
      color: named(palette.inks[shown]),
      ...(behind && { backgroundColor: named(behind) }),
      // Bold italics are hard to read.
      ...(BOLD.includes(shown) && !isItalic && { bold: true }),
      ...(isItalic && { italic: true }),
      ...(ground === 'foe' && { underline: true }),
    }
  }
}

/** Plain speech takes the colour of the lit ground; what has a colour of its own keeps it. */
const isSpoken = (role: Role): boolean => ['text', 'strong', 'dim', 'title'].includes(role)

/** Null for the screen's own. 256 colours have no tints. */
export function groundColour({ inks, grounds }: Palette, ground: Ground, isTrue: boolean): Colour | null {
  const label = labelOf(ground)
  if (label) return inks[label]
  const family = FAMILIES.find((one) => ground === `tint-${one}`)
  if (family) return isTrue ? mixed(inks[family], grounds.ground, TINT) : null
  if (ground === 'select') return grounds.lit
  return ground === 'none' ? null : grounds[ground as 'lit' | 'foe' | 'card' | 'paper']
}

function mixed([over]: Colour, [under, index]: Colour, share: number): Colour {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map((at) => Math.round(part(over, at) * share + part(under, at) * (1 - share)))
  return [`#${parts.map((one) => one.toString(16).padStart(2, '0')).join('')}`, index]
}

function fewColours(weights: Weights): PaintFor {
  return (role, ground, isItalic) => {
    const label = labelOf(ground)
    const weight = weights[label ?? role] ?? {}
    const { bold, ...slanted } = weight
    return {
      ...(isItalic ? slanted : weight),
      ...(isItalic && { italic: true }),
      ...(label && { inverse: true, bold: true, underline: false }),
      ...(ground === 'select' && { inverse: true }),
      ...(ground === 'foe' && { underline: true }),
    }
  }
}
