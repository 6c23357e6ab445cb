// play: begins a game, on the full screen or in plain text.
import type { Command } from 'commander'
import type { PlayOptions } from '../services/play.ts'
import {
  addScreenOptions,
  addSeatingOptions,
  PACK_OPTION,
  refusing,
  SAVES_OPTION,
  WRAP_OPTION,
} from './options.ts'

/** These say nothing about the game: with no others, the title screen asks. */
const LOOKS = ['plain', 'ascii', 'theme', 'color', 'why', 'saves', 'wrap']

export function registerPlay(program: Command): void {
  const command = program
    .command('play', { isDefault: true })
    .description('play a game; the default command')
    .option('--free', 'a single game in the whole house; the default')
    .option('--campaign <name>', 'the next game of this campaign, which begins if there is none')
    .option('--take-over', 'play although a program on another host has not released the campaign')
  addScreenOptions(command)
  addSeatingOptions(command)
    .option(...PACK_OPTION)
    .option(...SAVES_OPTION)
    .option(...WRAP_OPTION)
    .addHelpText(
      'after',
      '\nExamples:\n  lychgate play --chapter 0\n  lychgate play --free --seats 4 --name Mercy --family red --seed 7',
    )
    .action(async (options: PlayOptions) => {
      const isBare = Object.keys(options).every(
        (name) => command.getOptionValueSource(name) === 'default' || LOOKS.includes(name),
      )
      const { play } = await import('../services/play.ts')
      await play(options, isBare, refusing(command))
    })
}
