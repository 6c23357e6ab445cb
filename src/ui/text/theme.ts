/** Roles as they look: text in the terminal's own colour, emphasis first by weight, colour only where it can be read. */
import { Chalk, type ChalkInstance } from 'chalk'
import type { Role, Span } from './sheet.ts'
import type { ColourLevel, ThemeName } from './themes.ts'

/** How a role is painted. */
export type Theme = (span: Span) => string

type Paint = (chalk: ChalkInstance) => Partial<Record<Role, ChalkInstance>>

/** Without any colour: weight, line and reverse say it all. */
const weights: Paint = (chalk) => ({
  strong: chalk.bold,
  title: chalk.bold,
  key: chalk.bold,
  you: chalk.bold.inverse,
  ally: chalk.bold,
  foe: chalk.bold.underline,
  choice: chalk.bold,
  bad: chalk.bold,
  changed: chalk.inverse,
  selected: chalk.inverse,
})

/** Colours that reach 4.5 to 1 on common palettes: green, yellow, cyan and bright red on dark; red, magenta and blue on light. */
const PAINTS: Record<ThemeName, Paint> = {
  dark: (chalk) => ({
    ...weights(chalk),
    ally: chalk.cyan.bold,
    foe: chalk.redBright.bold.underline,
    door: chalk.yellow,
    token: chalk.green,
    system: chalk.cyan,
    dice: chalk.yellow,
    hint: chalk.green,
    good: chalk.green,
    bad: chalk.redBright.bold,
  }),
  light: (chalk) => ({
    ...weights(chalk),
    ally: chalk.blue.bold,
    foe: chalk.red.bold.underline,
    door: chalk.magenta,
    token: chalk.blue,
    system: chalk.blue,
    dice: chalk.magenta,
    hint: chalk.magenta,
    good: chalk.blue,
    bad: chalk.red.bold,
  }),
  mono: weights,
  cb: (chalk) => ({
    ...weights(chalk),
    ally: chalk.hex('#56B4E9').bold,
    foe: chalk.hex('#E69F00').bold.underline,
    door: chalk.hex('#F0E442'),
    token: chalk.hex('#009E73'),
    system: chalk.hex('#56B4E9'),
    dice: chalk.hex('#F0E442'),
    hint: chalk.hex('#009E73'),
    good: chalk.hex('#56B4E9'),
    bad: chalk.hex('#E69F00').bold,
  }),
}

export function themeOf(name: ThemeName, level: ColourLevel): Theme {
  const paints = PAINTS[name](new Chalk({ level }))
  return ({ text, role }) => paints[role]?.(text) ?? text
}
