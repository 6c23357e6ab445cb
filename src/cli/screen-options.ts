// How a game is shown, wherever one is played: what can be asked for beside what the terminal says of itself.
import type { Command } from 'commander'
import { THEMES } from '../ui/text/themes.ts'

export interface ScreenOptions {
  plain?: boolean
  ascii?: boolean
  theme?: string
  color?: 'always' | 'never' | 'auto'
}

/** They say nothing about the game. */
export const LOOKS = ['plain', 'ascii', 'theme', 'color']

export const addScreenOptions = (command: Command): Command =>
  command
    .option('--plain', 'plain text without a screen')
    .option('--ascii', 'draw with plain ASCII')
    .addOption(command.createOption('--theme <name>', 'the colours').choices(THEMES))
    .addOption(
      command
        .createOption('--color <when>', 'whether there are colours')
        .choices(['always', 'never', 'auto']),
    )
