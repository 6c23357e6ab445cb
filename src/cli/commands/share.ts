// share: the house and the story of a game as text to paste, or a moment of it as a picture.
import type { Command } from 'commander'
import { SAVES_OPTION } from './options.ts'

export function registerShare(program: Command): void {
  program
    .command('share')
    .description('print the house and the story of a game, or draw a moment of it as a picture')
    .argument('<game>', 'a game.json, a recording, or the name of a saved game')
    .option('--svg <file>', 'write a picture of the table into this file instead')
    .option('--at <choice>', 'the moment: after this many choices (the last one by default)')
    .option('--size <columns x rows>', 'size of the picture in characters', '80x24')
    .option('--theme <name>', 'dark, light, mono or cb; by default as in your settings')
    .option('--ascii', 'draw with plain ASCII')
    .option(...SAVES_OPTION)
    .addHelpText(
      'after',
      '\nExamples:\n  lychgate share free-7\n  lychgate share free-7 --svg free-7.svg --at 40',
    )
    .action(async (game: string, options: import('../services/share.ts').ShareOptions) => {
      const { share } = await import('../services/share.ts')
      await share(game, options)
    })
}
