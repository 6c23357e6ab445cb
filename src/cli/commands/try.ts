// try: plays scenarios and tells which hold.
import type { Command } from 'commander'
import { PACK_OPTION, refusing } from './options.ts'

export function registerTry(program: Command): void {
  const command = program
    .command('try')
    .description('play scenario files and report which of them hold')
    .argument('<files...>', 'scenarios, or folders of them')
    .option('--edition <name>', 'by the rules of this edition alone')
    .option(...PACK_OPTION)
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  lychgate try my-scenario.yaml\n  lychgate try test/scenarios/attack')
    .action(async (paths: string[], options: { json?: boolean; edition?: string; pack?: string }) => {
      const { tryPaths } = await import('../services/try-scenarios.ts')
      await tryPaths(paths, options, refusing(command))
    })
}
