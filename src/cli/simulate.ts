// simulate: computers play whole games against each other, and the result is added up.
import type { Command } from 'commander'
import type { Options } from './simulate/options.ts'
import type { Output } from './simulate/tell.ts'

const HELP = `
Levels are random, novice, gentle, steady and sharp. Before the haunt everybody
plays at --ai; then --heroes and --traitor hold for whoever is on that side. A
seat named with --seat (counted from 1) keeps its own level throughout. Where
everybody is on their own there are no sides, only seats.

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
    .option('--games <n>', 'how many games', '100')
    .option('--haunt <number>', 'play this haunt, whatever the chart says')
    .option('--chapter <number>', 'play this chapter; free play unless told')
    .option('--edition <name>', 'which edition', 'legacy')
    .option('--seats <n>', 'how many play; 3, 4 and 5 in turn unless told')
    .option('--ai <level>', 'how well everybody plays', 'steady')
    .option('--heroes <level>', 'how well heroes play once the haunt runs')
    .option('--traitor <level>', 'how well traitors play once the haunt runs')
    .option('--seat <n=level>', 'how well one seat plays; may be given again', collect)
    .option('--seed <text>', 'where the luck begins', '1')
    .option('--jobs <n>', 'how many threads play; as many as there are processors unless told')
    .option('--shard <i/n>', 'play only the ith of n parts, each with every table size alike')
    .option('--json', 'print the settings, one JSON object a game, then the summary')
    .option('--plot <file>', 'draw the shares into an SVG file')
    .option('--check', 'look at every invariant after every choice (slow)')
    .addHelpText('after', HELP)
    .action(async (options: Options & Output) => {
      const { settingsOf } = await import('./simulate/options.ts')
      const { catalog, settings, jobs } = await settingsOf(options, (sentence) =>
        command.error(`error: ${sentence}`),
      )
      const { simulate } = await import('./simulate/run.ts')
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
      if (other) command.error(`error: ${other.long} is settled in the lines that are merged`)
      const { merge } = await import('./simulate/merge.ts')
      const { loadCatalog } = await import('../catalog/load.ts')
      await merge(files, output, ({ edition }) => loadCatalog(edition))
    })
}
