// rules: the rulebooks, searched and quoted; in a saved game, the rules of the moment.
import type { Command } from 'commander'
import type { Refuse } from '../services/fail.ts'
import { type Errand, errandOf, RULES_OPTIONS, type RulesOptions } from '../services/rules-options.ts'
import { refusing } from './options.ts'

const EXAMPLES = `
Examples:
  lychgate rules haunt roll                the answer, in a few lines
  lychgate rules L-ATK-01                  a rule by its id; L-ATK for the titles of an area
  lychgate rules list attack               sections, with their ids
  lychgate rules card bells                a card, or a tile
  lychgate rules diff legacy third haunt   what two editions say of a topic or an area
  lychgate rules run L-ATK-01              plays what shows the rule; coverage counts what is shown
  lychgate rules why                       the rules behind the last choice of a saved game; "here" for its room`

export function registerRules(program: Command): void {
  const command = program
    .command('rules')
    .description('look up a rule, a card or a tile, or compare editions')
    .argument('[words...]', 'words to look for, ids, or list, card, tile, diff, run, coverage, here, why')
    .addHelpText('after', EXAMPLES)
  for (const option of RULES_OPTIONS) command.option(...option)
  command.action(async (words: string[], options: RulesOptions) => {
    const errand = errandOf(words)
    const run = errand ? ERRANDS[errand] : lookUp
    await run(words, options, refusing(command))
  })
}

type Run = (words: readonly string[], options: RulesOptions, refuse: Refuse) => Promise<void>

const lookUp: Run = async (words, options, refuse) => {
  const { lookUpRules } = await import('../services/look-up-rules.ts')
  await lookUpRules(words, options, refuse)
}

const askInGame: Run = async (words, options) => {
  const { askInGame: ask } = await import('../services/rules-in-game.ts')
  await ask(words, options)
}

const ERRANDS: Record<Errand, Run> = {
  here: askInGame,
  why: askInGame,
  coverage: async (_, options) => {
    const { printCoverage } = await import('../services/rules-coverage.ts')
    await printCoverage(options)
  },
  run: async ([, id], options, refuse) => {
    if (id === undefined) return refuse('rules run takes the id of a rule, such as L-ATK-01')
    const { runRule } = await import('../services/rules-run.ts')
    await runRule(id, options, refuse)
  },
}
