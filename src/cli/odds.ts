// odds: exact chances of a roll, an attack, the haunt, or what can be done in a saved game.
import type { Command } from 'commander'
import { jsonOf } from '../odds/json.ts'
import { askAttack, askHaunt, askRoll, Misasked, type Odds, type Typed } from '../odds/questions.ts'
import { linesOf } from '../odds/report.ts'
import { widthOf } from './terminal.ts'

interface Options extends Record<string, string | true | undefined> {
  json?: true
}
type Refuse = (sentence: string) => never

export function registerOdds(program: Command): void {
  const odds = program
    .command('odds')
    .description('exact chances: of a roll, an attack, the haunt, or an action in a saved game')
    .addHelpText(
      'after',
      '\nExamples:\n  lychgate odds roll 5 --at-least 6\n  lychgate odds attack 4 3 --dice +1 --add 2\n  lychgate odds haunt 4\n  lychgate odds action attack cora',
    )
  registerRoll(odds)
  registerAttack(odds)
  registerHaunt(odds)
  registerAction(odds)
}

const JSON_OPTION = ['--json', 'print one JSON object; chances are numbers from 0 to 1'] as const

function registerRoll(odds: Command): void {
  const command = odds
    .command('roll')
    .description('what so many dice come to, each die 0, 1 or 2')
    .argument('<dice>', 'how many dice')
    .option('--add <n>', 'added to the result, or taken off')
    .option('--at-least <n>', 'the chance of this much or more')
    .option('--at-most <n>', 'the chance of this much or less')
    .option('--exactly <n>', 'the chance of just this much')
    .option(...JSON_OPTION)
    .addHelpText(
      'after',
      '\nExample:\n  lychgate odds roll 5 --at-least 6\n\n--json prints { kind, dice, add, atLeast, atMost, chance, mean,\n  table: [{ total, chance, atLeast }] }',
    )
    .action((dice: string, options: Options) => answer(command, options, (typed) => askRoll([dice], typed)))
}

function registerAttack(odds: Command): void {
  const command = odds
    .command('attack')
    .description('who wins an attack, by how much, and what it costs whom')
    .argument('<attacker>', "the value of the attacker's trait")
    .argument('<defender>', "the value of the defender's trait")
    .option('--dice <n>', 'dice more or fewer for the attacker')
    .option('--add <n>', "added to the attacker's result")
    .option('--defend-dice <n>', 'dice more or fewer for the defender')
    .option('--defend-add <n>', "added to the defender's result")
    .option('--physical', 'Might or Speed is rolled (unless told)')
    .option('--mental', 'Sanity or Knowledge is rolled')
    .option('--ranged', 'the defender is on another tile')
    .option('--monster', 'the defender is a monster')
    .option(...JSON_OPTION)
    .addHelpText(
      'after',
      '\nExample:\n  lychgate odds attack 4 3 --dice +1 --add 2\n\n--json prints { kind, attack: { value, dice, add }, defence, damage, ranged, monster,\n  win, draw, lose, steal, meanDealt, meanTaken, margins: [{ by, chance }],\n  dealt: [{ damage, chance, atLeast }], taken }',
    )
    .action((attacker: string, defender: string, options: Options) =>
      answer(command, options, (typed) => askAttack([attacker, defender], typed)),
    )
}

function registerHaunt(odds: Command): void {
  const command = odds
    .command('haunt')
    .description('whether the haunt begins now, and with the omens to come')
    .argument('<omens>', 'omens found, the one just drawn among them')
    .option('--omens-left <n>', 'how many the deck still holds: the last one begins the haunt')
    .option('--needs <n>', 'what the roll must reach, 5 unless told')
    .option('--edition <name>', 'legacy (unless told), first, second or third')
    .option(...JSON_OPTION)
    .addHelpText(
      'after',
      '\nExample:\n  lychgate odds haunt 4 --omens-left 5\n\n--json prints { kind, edition, omens, omensLeft, needs, chance, mean,\n  table: [{ omens, dice, chance, begun, last }] }',
    )
    .action((omens: string, options: Options) =>
      answer(command, options, (typed) => askHaunt([omens], typed)),
    )
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

async function answer(command: Command, options: Options, ask: (typed: Typed) => Odds): Promise<void> {
  const odds = orRefuse(
    () => ask(asTyped(options)),
    (sentence) => command.error(`error: ${sentence}`),
  )
  const width = widthOf(process.stdout)
  const lines = options.json
    ? [JSON.stringify(jsonOf(odds))]
    : await fitted(linesOf(odds, { width, bars: true }), width)
  process.stdout.write(`${lines.join('\n')}\n`)
}

function orRefuse(ask: () => Odds, refuse: Refuse): Odds {
  try {
    return ask()
  } catch (error) {
    if (!(error instanceof Misasked)) throw error
    return refuse(error.message)
  }
}

/** Sentences are wrapped where a terminal is narrow; loading what wraps them would slow down all the others. */
export async function fitted(lines: string[], width: number): Promise<string[]> {
  if (lines.every((line) => line.length <= width)) return lines
  const { wrapped } = await import('../ui/plain/lines.ts')
  return lines.flatMap((line) => wrapped(line, '', width))
}
