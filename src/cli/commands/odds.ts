// odds: exact chances of a roll, an attack, the haunt, or what can be done in a saved game.
import type { Command } from 'commander'
import type { Typed } from '../../odds/questions.ts'
import { JSON_OPTION, type OddsQuestion, oddsMeant, printOdds, QUESTIONS } from '../services/dice-odds.ts'
import { refusing, SAVES_OPTION } from './options.ts'

interface Options extends Record<string, string | true | undefined> {
  json?: true
}

export function registerOdds(program: Command): void {
  const odds = program
    .command('odds')
    .description('exact chances: of a roll, an attack, the haunt, or an action in a saved game')
    .addHelpText(
      'after',
      '\nExamples:\n  lychgate odds 6 or more on 5 dice\n  lychgate odds 4 dice against 3\n  lychgate odds haunt with 4 omens in second edition\n  lychgate odds roll 5 --at-least 6\n  lychgate odds attack 4 3 --dice +1 --add 2\n  lychgate odds haunt 4\n  lychgate odds action attack cora',
    )
  odds
    .argument('[words...]', '4 dice against 3; 6 or more on 5 dice; haunt with 4 omens in second edition')
    .option(...JSON_OPTION)
    .action((words: string[], options: Options) => {
      if (words.length === 0) odds.help({ error: true })
      printMeant(words, options, odds)
    })
  for (const [name, question] of Object.entries(QUESTIONS)) registerQuestion(odds, name, question)
  registerAction(odds)
}

function registerQuestion(odds: Command, name: string, question: OddsQuestion): void {
  const { says, takes, options, example, json } = question
  const command = odds
    .command(name)
    .description(says)
    .addHelpText('after', `\nExample:\n  ${example}\n\n--json prints ${json}`)
  for (const argument of takes) command.argument(...argument)
  for (const option of options) command.option(...option)
  // "haunt with 4 omens" says more than the numbers.
  command.allowExcessArguments().action(() => {
    const { args } = command
    const options = command.optsWithGlobals<Options>()
    if (args.length > takes.length) printMeant([name, ...args], options, command)
    else printOdds(question, args, asTyped(options), refusing(command))
  })
}

function printMeant(words: readonly string[], options: Options, command: Command): void {
  const refuse = refusing(command)
  const { question, numbers, typed } = oddsMeant(words, asTyped(options), refuse)
  printOdds(question, numbers, typed, refuse)
}

function registerAction(odds: Command): void {
  const command = odds
    .command('action')
    .description('the results of an action in a saved game, or of every action that rolls dice')
    .argument('[command...]', 'what you would type in the game')
    .option('--save <name>', 'which game; by default the newest')
    .option('--seat <name>', 'who asks; by default the player to decide')
    .option(...SAVES_OPTION)
    .option(...JSON_OPTION)
    .addHelpText(
      'after',
      '\nExamples:\n  lychgate odds action\n  lychgate odds action attack cora --save free-7\n\n--json prints { kind, save, seat,\n  actions: [{ choice, name, dice, sealed, outcomes: [{ chance, gist, text }] }] }',
    )
    .action(async (words: string[]) => {
      const options = command.optsWithGlobals<Options>()
      const { oddsOfAction } = await import('../services/action-odds.ts')
      await oddsOfAction(words.join(' '), options, refusing(command))
    })
}

/** Options come in camel case; the questions know them as they are typed. */
const asTyped = (options: Options): Typed =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    ]),
  )
