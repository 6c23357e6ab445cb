// simulate: computers play whole games against each other, and the result is added up.
import type { Command } from 'commander'
import type { Options } from '../simulate/options.ts'
import type { Output } from '../simulate/write-report.ts'
import { PACK_OPTION, refusing } from './options.ts'

const HELP = `
Levels are random, novice, gentle, steady and sharp. Before the haunt everybody
plays at --ai; then --heroes and --traitor apply to the players of that side. A
seat named with --seat (counted from 1) keeps its own level throughout. In a
free-for-all there are no sides, only seats.

Examples:
  lychgate simulate --haunt 1 --games 400 --seats 4
  lychgate simulate --haunt 1 --heroes sharp --traitor steady --plot haunt-1.svg
  lychgate simulate --haunt 15 --games 400 --ai random --seat 1=steady
  lychgate simulate --games 9000 --shard 2/3 --json > part-2.jsonl
  lychgate simulate merge part-1.jsonl part-2.jsonl part-3.jsonl`

export function registerSimulate(program: Command): void {
  const command = program
    .command('simulate')
    .description('let computers play whole games and add up who wins')
    .option('--games <n>', 'number of games', '100')
    .option('--haunt <number>', 'play this haunt instead of the one on the chart')
    .option('--chapter <number>', 'play this chapter; by default free play')
    .option('--edition <name>', 'which edition', 'legacy')
    .option(...PACK_OPTION)
    .option('--seats <n>', 'number of players; by default 3, 4 and 5 in turn')
    .option('--ai <level>', 'skill of all players', 'steady')
    .option('--heroes <level>', 'skill of the heroes once the haunt runs')
    .option('--traitor <level>', 'skill of the traitors once the haunt runs')
    .option('--seat <n=level>', 'skill of one seat; repeatable', collect)
    .option('--seed <text>', 'the seed of all random numbers', '1')
    .option('--jobs <n>', 'number of threads; by default one per processor')
    .option('--shard <i/n>', 'play only part i of n; each has all table sizes equally')
    .option('--json', 'print the settings, one JSON object per game, then the summary')
    .option('--plot <file>', 'draw the shares into an SVG file')
    .option('--check', 'check every invariant after every choice (slow)')
    .addHelpText('after', HELP)
    .action(async (options: Options & Output) => {
      const { settingsOf } = await import('../simulate/options.ts')
      const { catalog, settings, jobs } = await settingsOf(options, refusing(command))
      const { simulate } = await import('../simulate/run.ts')
      await simulate(catalog, settings, jobs, options)
    })
  registerMerge(command)
}

const collect = (one: string, before: string[] = []): string[] => [...before, one]

function registerMerge(simulate: Command): void {
  simulate
    .command('merge')
    .description('sum up the lines that shards of one run have printed with --json')
    .argument('<files...>', 'files of such lines; - reads from the input')
    .option('--json', 'print the summary as one JSON object')
    .option('--plot <file>', 'draw the shares into an SVG file')
    .addHelpText('after', '\nExample:\n  cat part-*.jsonl | lychgate simulate merge -')
    .action(async (files: string[], _own: Output, command: Command) => {
      const output: Output = command.optsWithGlobals()
      const other = simulate.options.find(
        (option) =>
          !['json', 'plot'].includes(option.attributeName()) &&
          simulate.getOptionValueSource(option.attributeName()) === 'cli',
      )
      if (other) refusing(command)(`the merged lines settle ${other.long}; leave it out`)
      const { merge } = await import('../simulate/merge.ts')
      await merge(files, output)
    })
}
