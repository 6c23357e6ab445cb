// How a game is shown, wherever one is played: what can be asked for beside what the terminal says of itself.
import type { Command } from 'commander'

export interface ScreenOptions {
  plain?: boolean
  ascii?: boolean
  theme?: string
}

export const THEMES = ['dark', 'light', 'mono', 'cb']

export const addScreenOptions = (command: Command): Command =>
  command
    .option('--plain', 'plain text without a screen')
    .option('--ascii', 'draw with plain ASCII')
    .addOption(command.createOption('--theme <name>', 'the colours').choices(THEMES))
