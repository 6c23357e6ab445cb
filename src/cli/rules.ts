// rules: the rulebooks, searched and quoted; in a saved game, the rules of the moment.
import type { Command } from 'commander'

export interface RulesOptions {
  edition?: string
  all?: boolean
  spoilers?: boolean
  json?: boolean
  md?: boolean
  plain?: boolean
  save?: string
  saves?: string
}

/** Ends the command with a sentence about how it was called. */
export type Refuse = (sentence: string) => never

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
    .option('--edition <name>', 'only this edition: legacy, first, second or third')
    .option('--all', 'everything that is found, in full')
    .option('--spoilers', 'show what a game keeps sealed')
    .option('--json', 'print one JSON object')
    .option('--md', 'print Markdown to quote')
    .option('--plain', 'plain sentences, without columns')
    .option('--save <name>', 'for here and why: which saved game, the newest unless told')
    .option('--saves <dir>', 'where the games are kept')
    .addHelpText('after', EXAMPLES)
    .action(async (words: string[], options: RulesOptions) => {
      const refuse: Refuse = (sentence) => command.error(`error: ${sentence}`)
      const ask = questionOf(words) ?? (async () => (await import('./answer-rules.ts')).answer)
      await (await ask())(words, options, refuse)
    })
}

type Answer = (words: readonly string[], options: RulesOptions, refuse: Refuse) => Promise<void>

/** Questions that the index alone does not answer; whoever asks none of them loads nothing for them. */
function questionOf([first = '', ...rest]: readonly string[]): (() => Promise<Answer>) | null {
  switch (`${first.toLowerCase()} ${rest.length}`) {
    case 'here 0':
    case 'why 0':
      return async () => (await import('./rules-in-game.ts')).askInGame
    case 'coverage 0':
      return async () => {
        const { printCoverage } = await import('./rules-coverage.ts')
        return (_, options) => printCoverage(options)
      }
    case 'run 0':
      return async () => async (_, __, refuse) => refuse('rules run takes the id of a rule, such as L-ATK-01')
    case 'run 1':
      return async () => {
        const { runRule } = await import('./rules-run.ts')
        return ([, id = ''], options) => runRule(id, options)
      }
    default:
      return null
  }
}
