// replay: tells a recorded game again, or verifies it.
import type { Command } from 'commander'
import type { ReplayOptions } from '../services/replay.ts'
import { PLAYED_PACK_OPTION, refusing, SAVES_OPTION } from './options.ts'

export function registerReplay(program: Command): void {
  const command = program
    .command('replay')
    .description('tell a recorded game again, or verify it')
    .argument('<game>', 'a game.json, a recording, or the name of a saved game')
    .option('--verify', 'replay every choice and compare all fingerprints')
    .option('--until <n>', 'stop after choice n', wholeNumber)
    .option('--edition <name>', 'only a game of this edition')
    .option('--json', 'print JSON: one object with --verify, otherwise one per line')
    .option(...SAVES_OPTION)
    .option(...PLAYED_PACK_OPTION)
    .addHelpText('after', '\nExample:\n  lychgate replay free-7 --verify')
    .action(async (game: string, options: ReplayOptions) => {
      if (Number.isNaN(options.until)) refusing(command)('--until takes the number of a choice')
      const { replay } = await import('../services/replay.ts')
      await replay(game, options)
    })
}

const wholeNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN)
