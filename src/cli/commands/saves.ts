// saves: lists, shows, verifies, exports, imports, renames, removes and recovers the games on disk.
import type { Command } from 'commander'
import { SAVES_OPTION } from './options.ts'

interface Options {
  saves?: string
  json?: boolean
}

const GAME = ['<name>', 'the name of a saved game'] as const

export function registerSaves(program: Command): void {
  const command = program
    .command('saves')
    .description('list, show, verify, export, import, rename, remove and recover saved games')
    .addHelpText('after', '\nExample:\n  lychgate saves export free-7 > game.jsonl')
  addReading(command)
  addChanging(command)
}

/** Declares one command with the options and the example that all have. */
function declare(command: Command, name: string, says: string, example: string, json: string): Command {
  return command
    .command(name, name === 'list' ? { isDefault: true } : {})
    .description(says)
    .option(...SAVES_OPTION)
    .option('--json', json)
    .addHelpText('after', `\nExample:\n  lychgate saves ${example}`)
}

function addReading(command: Command): void {
  declare(command, 'list', 'list the saved games, newest first', 'list --json', 'print one JSON array')
    .option('--trash', 'list the removed games instead')
    .action(async ({ saves: folder, json = false, trash = false }: Options & { trash?: boolean }) => {
      const { printSaves, printTrash, withSaves } = await import('../services/saves.ts')
      await withSaves(
        folder,
        async (saves) => (trash ? printTrash(saves, json) : printSaves(saves, json)),
        json,
      )
    })
  declare(command, 'show', 'show a game, its copies and its lock', 'show free-7', 'print one JSON object')
    .argument(...GAME)
    .action(async (name: string, { saves: folder, json = false }: Options) => {
      const { withSaves } = await import('../services/saves.ts')
      const { showSave } = await import('../services/show-save.ts')
      await withSaves(folder, (saves) => showSave(saves, name, json), json)
    })
  declare(
    command,
    'verify',
    'check the file of each game and its copies, and replay every choice',
    'verify free-7',
    'print one JSON array',
  )
    .argument('[names...]', 'names of saved games; by default all')
    .action(async (names: string[], { saves: folder, json = false }: Options) => {
      const { withSaves } = await import('../services/saves.ts')
      const { verifySaves } = await import('../services/verify-saves.ts')
      await withSaves(folder, (saves) => verifySaves(saves, names, json), json)
    })
  declare(
    command,
    'export',
    'write the recording of a game: its opening and every choice, as JSON lines',
    'export free-7 > game.jsonl',
    'say in JSON which file was written; a recording is JSON anyway',
  )
    .argument(...GAME)
    .argument('[file]', 'a new file; by default the recording is printed')
    .action(async (name: string, file: string | undefined, { saves: folder, json = false }: Options) => {
      const { withSaves } = await import('../services/saves.ts')
      const { exportSave } = await import('../services/move-saves.ts')
      await withSaves(folder, (saves) => exportSave(saves, name, file, json), json)
    })
}

function addChanging(command: Command): void {
  declare(
    command,
    'import',
    'make a saved game of a recording, a report or a game.json',
    'import game.jsonl --name old-game',
    'print one JSON object',
  )
    .argument('<file>', 'the file')
    .option('--name <name>', 'the name of the new game')
    .action(async (file: string, { saves: folder, json = false, name }: Options & { name?: string }) => {
      const { withSaves } = await import('../services/saves.ts')
      const { importSave } = await import('../services/move-saves.ts')
      await withSaves(folder, (saves) => importSave(saves, file, name, json), json)
    })
  declare(command, 'rename', 'rename a game', 'rename free-7 sunday', 'print one JSON object')
    .argument(...GAME)
    .argument('<new-name>', 'the new name: small letters, digits and hyphens, at most 32')
    .action(async (name: string, to: string, { saves: folder, json = false }: Options) => {
      const { withSaves } = await import('../services/saves.ts')
      const { renameSave } = await import('../services/move-saves.ts')
      await withSaves(folder, (saves) => renameSave(saves, name, to, json), json)
    })
  declare(
    command,
    'remove',
    'move a game to the trash; asks for its name',
    'remove free-7 --confirm free-7',
    'print one JSON object',
  )
    .argument(...GAME)
    .option('--confirm <name>', 'the name again, instead of being asked')
    .action(
      async (name: string, { saves: folder, json = false, confirm }: Options & { confirm?: string }) => {
        const { withSaves } = await import('../services/saves.ts')
        const { removeSave } = await import('../services/move-saves.ts')
        await withSaves(folder, (saves) => removeSave(saves, name, confirm, json), json)
      },
    )
  declare(
    command,
    'recover',
    'go back to the newest whole copy of a damaged game, or take a removed game out of the trash',
    'recover free-7',
    'print one JSON object',
  )
    .argument(...GAME)
    .action(async (name: string, { saves: folder, json = false }: Options) => {
      const { withSaves } = await import('../services/saves.ts')
      const { recoverSave } = await import('../services/recover.ts')
      await withSaves(folder, (saves) => recoverSave(saves, name, json), json)
    })
}
