// resume: goes on with a saved game.
import type { Command } from 'commander'
import type { ResumeOptions } from '../services/resume.ts'
import { addScreenOptions, SAVES_OPTION } from './options.ts'

export function registerResume(program: Command): void {
  const command = program
    .command('resume')
    .description('continue a saved game, by default the newest')
    .argument('[name]', 'the name of a saved game')
    .option(...SAVES_OPTION)
  addScreenOptions(command)
    .addHelpText('after', '\nExample:\n  lychgate resume free-7')
    .action(async (name: string | undefined, options: ResumeOptions) => {
      const { resume } = await import('../services/resume.ts')
      await resume(name, options)
    })
}
