// check: lists every problem of content files.
import type { Command } from 'commander'

export function registerCheck(program: Command): void {
  program
    .command('check')
    .description('check content files, by default those shipped, and list every problem')
    .argument('[paths...]', 'packs, folders or files to check')
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  lychgate check my-pack/legacy/haunts/51-the-clockmaker.yaml')
    .action(async (paths: string[], options: { json?: boolean }) => {
      const { checkPaths } = await import('../services/check-content.ts')
      await checkPaths(paths, options)
    })
}
