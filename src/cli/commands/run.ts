// run: plays a script of commands.
import type { Command } from 'commander'
import type { RunOptions } from '../services/run-script.ts'
import { addSeatingOptions, addWhyOption, PACK_OPTION, refusing, SAVES_OPTION } from './options.ts'

export function registerRun(program: Command): void {
  const command = program
    .command('run')
    .description('play a script of commands and print the result')
    .argument('<script>', 'a file with one command per line, or - for the standard input')
  addWhyOption(addSeatingOptions(command))
    .option(...PACK_OPTION)
    .option(...SAVES_OPTION)
    .option('--json', 'print every happening as JSON, one object per line, then the end')
    .addHelpText('after', '\nExample:\n  lychgate run evening.txt --seed 7 --haunt 1')
    .action(async (script: string, options: RunOptions) => {
      const { runScript } = await import('../services/run-script.ts')
      await runScript(script, options, refusing(command))
    })
}
