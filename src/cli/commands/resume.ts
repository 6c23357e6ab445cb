// resume: goes on with a saved game.
import type { Command } from 'commander'
import type { ResumeOptions } from '../services/resume.ts'
import { addScreenOptions, PLAYED_PACK_OPTION, refusing, SAVES_OPTION } from './options.ts'

export function registerResume(program: Command): void {
  const command = program
    .command('resume')
    .description('continue a saved game, by default the newest')
    .argument('[name]', 'the name of a saved game')
    .option(...SAVES_OPTION)
    .option(...PLAYED_PACK_OPTION)
    .option('--take-over', 'play although a program on another host has not released the game')
  addScreenOptions(command)
    .addHelpText('after', '\nExample:\n  lychgate resume free-7\n  lychgate resume free-7 --take-over')
    .action(async (name: string | undefined, options: ResumeOptions) => {
      if (options.takeOver && name === undefined) refusing(command)('--take-over needs the name of a game')
      const { resume } = await import('../services/resume.ts')
      await resume(name, options)
    })
}
