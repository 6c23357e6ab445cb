// preview: prints the pages of a haunt, without a game.
import type { Command } from 'commander'
import type { PreviewOptions } from '../services/preview-haunt.ts'
import { PACK_OPTION, refusing } from './options.ts'

export function registerPreview(program: Command): void {
  const preview = program.command('preview').description('read what players read, without a game')
  const command = preview
    .command('haunt')
    .description("print a side's page of a haunt as it reads it, or both pages")
    .argument('<number>', 'which haunt')
    .option('--side <side>', 'the page of the heroes or of the traitor')
    .option('--players <n>', 'with the numbers of this table size')
    .option('--edition <name>', 'by the rules of this edition; by default legacy')
    .option(...PACK_OPTION)
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  lychgate preview haunt 1 --side heroes --players 4')
    .action(async (number: string, options: PreviewOptions) => {
      const { previewHaunt } = await import('../services/preview-haunt.ts')
      await previewHaunt(number, options, refusing(command))
    })
  preview.addHelpText('after', '\nExample:\n  lychgate preview haunt 1')
}
