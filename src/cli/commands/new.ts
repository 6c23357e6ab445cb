// new: writes the skeleton of a piece of content, for an author to change.
import type { Command } from 'commander'
import { refusing } from './options.ts'

export function registerNew(program: Command): void {
  const command = program
    .command('new')
    .description('write a small working haunt, tile, item, event or omen, with a comment on every field')
    .argument('<kind>', 'haunt, tile, item, event or omen')
    .argument('<name>', 'what it is called, as players read it')
    .option('--dir <dir>', 'the folder of the pack', 'my-pack')
    .option('--number <n>', 'the number of a haunt; by default the next that is free')
    .addHelpText('after', '\nExample:\n  lychgate new haunt "The Clockmaker" --dir my-pack')
    .action(async (kind: string, name: string, options: { dir: string; number?: string }) => {
      const { writeSkeleton } = await import('../services/write-skeleton.ts')
      await writeSkeleton(kind, name, options, refusing(command))
    })
}
