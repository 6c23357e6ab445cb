// pack: plays with the content of somebody's own folder added to the box.
import type { Command } from 'commander'
import type { PlayOptions } from '../services/play.ts'
import { addScreenOptions, addSeatingOptions, refusing, SAVES_OPTION, WRAP_OPTION } from './options.ts'

export function registerPack(program: Command): void {
  const command = program
    .command('pack')
    .description("play with somebody's own content: checks the folder, then plays one of its haunts")
    .argument('<dir>', 'the folder of the pack')
  addScreenOptions(command)
  addSeatingOptions(command)
    .option(...SAVES_OPTION)
    .option(...WRAP_OPTION)
    .addHelpText(
      'after',
      '\nExample:\n  lychgate pack my-pack\n  lychgate pack my-pack --haunt 51 --edition third',
    )
    .action(async (pack: string, options: PlayOptions) => {
      const { play } = await import('../services/play.ts')
      await play({ ...options, pack }, false, refusing(command))
    })
}
