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
  lychgate rules why                       the rules behind the last choice of a saved game; "here" for its room`

export function registerRules(program: Command): void {
  const command = program
    .command('rules')
    .description('look up a rule, a card or a tile, or compare editions')
    .argument('[words...]', 'words to look for, ids, or list, card, tile, diff, here, why')
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
      const [first = ''] = words
      if (words.length === 1 && (first === 'here' || first === 'why')) {
        const { askInGame } = await import('./rules-in-game.ts')
        return askInGame(first, options)
      }
      const { answer } = await import('./answer-rules.ts')
      await answer(words, options, refuse)
    })
}
