// try: plays scenarios and tells which hold.
import type { Command } from 'commander'

export function registerTry(program: Command): void {
  program
    .command('try')
    .description('play scenario files and report which of them hold')
    .argument('<files...>', 'scenarios, or folders of them')
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  lychgate try my-scenario.yaml\n  lychgate try test/scenarios/attack')
    .action(async (paths: string[], options: { json?: boolean }) => {
      const { tryPaths } = await import('../services/try-scenarios.ts')
      await tryPaths(paths, options)
    })
}
