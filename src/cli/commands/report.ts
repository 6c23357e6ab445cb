// report: writes one file about a game, for whoever looks into a problem.
import type { Command } from 'commander'
import type { ReportOptions } from '../services/report.ts'
import { SAVES_OPTION } from './options.ts'

export function registerReport(program: Command): void {
  program
    .command('report')
    .description('write a report of a game for a bug tracker: version, seed and choices, no names')
    .argument('[name]', 'the name of a saved game; by default the one played last')
    .argument('[file]', 'a new file; by default lychgate-report-NAME-CHOICES.jsonl here')
    .option(...SAVES_OPTION)
    .option('--campaign <name>', 'of the newest game of a campaign; the only argument is then the file')
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      '\nExample:\n  lychgate report free-7\n  lychgate replay lychgate-report-free-7-43.jsonl',
    )
    .action(async (name: string | undefined, file: string | undefined, options: ReportOptions) => {
      const { report } = await import('../services/report.ts')
      await report(name, file, options)
    })
}
