// odds: exact chances of a roll, an attack, the haunt, or what can be done in a saved game.
import type { Command } from 'commander'
import type { Typed } from '../odds/questions.ts'
import { JSON_OPTION, oddsText, QUESTIONS, type Question } from './odds-questions.ts'

interface Options extends Record<string, string | true | undefined> {
  json?: true
}

export function registerOdds(program: Command): void {
  const odds = program
    .command('odds')
    .description('exact chances: of a roll, an attack, the haunt, or an action in a saved game')
    .addHelpText(
      'after',
      '\nExamples:\n  lychgate odds roll 5 --at-least 6\n  lychgate odds attack 4 3 --dice +1 --add 2\n  lychgate odds haunt 4\n  lychgate odds action attack cora',
    )
  for (const [name, question] of Object.entries(QUESTIONS)) registerQuestion(odds, name, question)
  registerAction(odds)
}

function registerQuestion(odds: Command, name: string, question: Question): void {
  const { says, takes, options, example, json } = question
  const command = odds
    .command(name)
    .description(says)
    .addHelpText('after', `\nExample:\n  ${example}\n\n--json prints ${json}`)
  for (const argument of takes) command.argument(...argument)
  for (const option of options) command.option(...option)
  command.action(() => {
    const text = oddsText(question, command.args, asTyped(command.opts<Options>()), (sentence) =>
      command.error(`error: ${sentence}`),
    )
    process.stdout.write(`${text}\n`)
  })
}

function registerAction(odds: Command): void {
  const command = odds
    .command('action')
    .description('what can come of an action in a saved game, or of each that rolls')
    .argument('[command...]', 'what you would type in the game')
    .option('--save <name>', 'the game, the newest unless told')
    .option('--seat <name>', 'who asks, whoever is to choose unless told')
    .option('--saves <dir>', 'where the games are kept')
    .option(...JSON_OPTION)
    .addHelpText(
      'after',
      '\nExamples:\n  lychgate odds action\n  lychgate odds action attack cora --save free-7\n\n--json prints { kind, save, seat,\n  actions: [{ choice, name, dice, sealed, outcomes: [{ chance, gist, text }] }] }',
    )
    .action(async (words: string[], options: Options) => {
      const { oddsOfAction } = await import('./odds-action.ts')
      await oddsOfAction(words.join(' '), options, (sentence) => command.error(`error: ${sentence}`))
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
