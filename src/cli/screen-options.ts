// How a game is shown, wherever one is played: what can be asked for beside what the terminal says of itself.
import type { Command } from 'commander'
import { WHYS, type Whys } from '../ui/commands/desk.ts'
import { THEMES } from '../ui/text/themes.ts'

export interface ScreenOptions {
  plain?: boolean
  ascii?: boolean
  theme?: string
  color?: 'always' | 'never' | 'auto'
  why?: Whys
}

/** They say nothing about the game. */
export const LOOKS = ['plain', 'ascii', 'theme', 'color', 'why']

export const addWhyOption = (command: Command): Command =>
  command.addOption(
    command.createOption('--why <how>', 'whether the others say why they do what they do').choices(WHYS),
  )

export const addScreenOptions = (command: Command): Command =>
  addWhyOption(command)
    .option('--plain', 'plain text without a screen')
    .option('--ascii', 'draw with plain ASCII')
    .addOption(command.createOption('--theme <name>', 'the colours').choices(THEMES))
    .addOption(
      command
        .createOption('--color <when>', 'whether there are colours')
        .choices(['always', 'never', 'auto']),
    )
