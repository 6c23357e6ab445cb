// saves: lists the games on disk, writes one out as a recording, recovers a damaged one.
import type { Command } from 'commander'
import { SAVES_OPTION } from './options.ts'

interface Options {
  saves?: string
  json?: boolean
}

export function registerSaves(program: Command): void {
  const command = program
    .command('saves')
    .description('list the saved games, export one, or recover a damaged one')
    .addHelpText('after', '\nExample:\n  lychgate saves export free-7 > game.jsonl')
  command
    .command('list', { isDefault: true })
    .description('list the saved games, newest first')
    .option(...SAVES_OPTION)
    .option('--json', 'print one JSON array')
    .addHelpText('after', '\nExample:\n  lychgate saves list --json')
    .action(async ({ saves: folder, json = false }: Options) => {
      const { printSaves, withSaves } = await import('../services/saves.ts')
      await withSaves(folder, (saves) => printSaves(saves, json))
    })
  command
    .command('export')
    .description('print the recording of a game: its opening and every choice, as JSON lines')
    .argument('<name>', 'the name of a saved game')
    .option(...SAVES_OPTION)
    .addHelpText('after', '\nExample:\n  lychgate saves export free-7 > game.jsonl')
    .action(async (name: string, { saves: folder }: Options) => {
      const { exportSave, withSaves } = await import('../services/saves.ts')
      await withSaves(folder, (saves) => exportSave(saves, name))
    })
  command
    .command('recover')
    .description('go back to the newest whole copy of a damaged game; the damaged file is kept')
    .argument('<name>', 'the name of a saved game')
    .option(...SAVES_OPTION)
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  lychgate saves recover free-7')
    .action(async (name: string, { saves: folder, json = false }: Options) => {
      const { withSaves } = await import('../services/saves.ts')
      const { recoverSave } = await import('../services/recover.ts')
      await withSaves(folder, (saves) => recoverSave(saves, name, json))
    })
}
