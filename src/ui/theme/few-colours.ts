/** Roles in 16 colours, by the names Ink has for them, and without colour. A role that is missing is plain text. */
import { type Role, TEXTURES } from './roles.ts'

export interface Weight {
  readonly color?: string
  readonly bold?: boolean
  readonly underline?: boolean
  /** Fainter; used for ornament alone, since some terminals hide it. */
  readonly dimColor?: boolean
}
export type Weights = Readonly<Partial<Record<Role, Weight>>>

const FAINT: Weights = Object.fromEntries(TEXTURES.map((role) => [role, { dimColor: true }]))

export const DARK_16: Weights = {
  ...FAINT,
  strong: { color: 'white', bold: true },
  border: { color: 'blackBright' },
  title: { color: 'yellow', bold: true },
  littext: { color: 'yellowBright', bold: true },
  litwall: { color: 'yellowBright' },
  oldwall: { color: 'blackBright' },
  board: { color: 'blackBright' },
  door: { color: 'yellow', bold: true },
  ghost: { color: 'cyan' },
  thing: { color: 'yellow' },
  rune: { color: 'magentaBright' },
  foe: { color: 'redBright', bold: true },
  good: { color: 'green' },
  warn: { color: 'yellow', bold: true },
  bad: { color: 'redBright', bold: true },
  system: { color: 'cyan' },
  dice: { color: 'yellow' },
  event: { color: 'cyan', bold: true },
  item: { color: 'yellow' },
  omen: { color: 'magentaBright' },
  red: { color: 'redBright' },
  green: { color: 'greenBright' },
  blue: { color: 'blueBright' },
  yellow: { color: 'yellowBright' },
  purple: { color: 'magentaBright' },
  regO: { color: 'green' },
  regG: { color: 'yellow', bold: true },
  regU: { color: 'blueBright' },
  regB: { color: 'yellow' },
  empty: { color: 'blackBright' },
}

export const LIGHT_16: Weights = {
  ...FAINT,
  strong: { bold: true },
  title: { color: 'magenta', bold: true },
  littext: { bold: true },
  litwall: { color: 'magenta' },
  door: { color: 'magenta', bold: true },
  ghost: { color: 'blue' },
  thing: { color: 'magenta' },
  rune: { color: 'blue', bold: true },
  foe: { color: 'red', bold: true },
  good: { color: 'blue' },
  warn: { color: 'magenta', bold: true },
  bad: { color: 'red', bold: true },
  system: { color: 'blue' },
  dice: { color: 'magenta' },
  event: { color: 'blue', bold: true },
  item: { color: 'magenta' },
  omen: { color: 'magenta', bold: true },
  red: { color: 'red' },
  green: { bold: true },
  blue: { color: 'blue' },
  yellow: { underline: true },
  purple: { color: 'magenta' },
  regG: { color: 'magenta', bold: true },
  regU: { color: 'blue' },
}

export const MONO: Weights = {
  ...FAINT,
  strong: { bold: true },
  title: { bold: true },
  littext: { bold: true },
  litwall: { bold: true },
  door: { bold: true },
  foe: { bold: true },
  warn: { bold: true },
  bad: { bold: true },
  event: { bold: true },
  omen: { bold: true },
  red: { bold: true },
  green: { bold: true },
  blue: { bold: true },
  yellow: { bold: true },
  purple: { bold: true },
}
