// The command line: the list of commands, and the messages for wrong usage.
import { Command, CommanderError } from 'commander'
import { version } from '../../package.json'
import { nearest } from '../catalog/nearest.ts'
import { printable, printableJson } from '../catalog/problems.ts'
import { EXIT, EXIT_CODES } from './services/exit-codes.ts'

/** Adds one command. Its options are declared at once; its work is imported when it runs. */
export type Register = (program: Command) => void

/** One file of `commands/` each, in the order of the help; only the named command is loaded. */
const COMMANDS: Readonly<Record<string, () => Promise<Register>>> = {
  play: async () => (await import('./commands/play.ts')).registerPlay,
  resume: async () => (await import('./commands/resume.ts')).registerResume,
  run: async () => (await import('./commands/run.ts')).registerRun,
  saves: async () => (await import('./commands/saves.ts')).registerSaves,
  report: async () => (await import('./commands/report.ts')).registerReport,
  replay: async () => (await import('./commands/replay.ts')).registerReplay,
  share: async () => (await import('./commands/share.ts')).registerShare,
  simulate: async () => (await import('./commands/simulate.ts')).registerSimulate,
  campaign: async () => (await import('./commands/campaign.ts')).registerCampaign,
  chronicle: async () => (await import('./commands/campaign.ts')).registerChronicle,
  preview: async () => (await import('./commands/preview.ts')).registerPreview,
  try: async () => (await import('./commands/try.ts')).registerTry,
  rules: async () => (await import('./commands/rules.ts')).registerRules,
  odds: async () => (await import('./commands/odds.ts')).registerOdds,
  desk: async () => (await import('./commands/desk.ts')).registerDesk,
  completion: async () => (await import('./commands/completion.ts')).registerCompletion,
  pack: async () => (await import('./commands/pack.ts')).registerPack,
  new: async () => (await import('./commands/new.ts')).registerNew,
  check: async () => (await import('./commands/check.ts')).registerCheck,
}

/** Options without a command belong to play; help, version and completion need all commands. */
async function commandsFor(argv: readonly string[]): Promise<Register[]> {
  const asksAbout = argv.some((word) => ['-h', '--help', '-V', '--version'].includes(word))
  const word = argv[0]?.startsWith('-') === false || asksAbout ? (argv[0] ?? '') : 'play'
  const loads =
    Object.hasOwn(COMMANDS, word) && word !== 'completion' ? [COMMANDS[word]!] : Object.values(COMMANDS)
  return Promise.all(loads.map((load) => load()))
}

export function createProgram(commands: readonly Register[]): Command {
  const program = new Command('lychgate')
    .description('Explore a haunted house, survive what wakes in it, and leave it to your heirs.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'explain the program or a command')
    .helpCommand('help [command]', 'explain a command')
    .addHelpText('after', '\nExamples:\n  lychgate\n  lychgate play --seats 4 --seed crow\n  lychgate resume')
    .exitOverride()
  program.action(() => program.outputHelp())
  for (const register of commands) register(program)
  tellExitCodes(program)
  return program
}

/** The last lines of every help. */
function tellExitCodes(command: Command): void {
  command.addHelpText('after', `\nExit codes: ${EXIT_CODES}`)
  for (const each of command.commands) tellExitCodes(each)
}

/** Ends every usage error with the help command to type. */
function answerMistakes(command: Command, isJson: boolean, words: readonly string[] = []): void {
  const called = [...words, command.name()]
  const help = `See "${called.join(' ')} --help".`
  command.configureOutput({
    outputError: (message, write) => {
      const problem = `${usageSentence(message)} ${help}`
      if (isJson) process.stdout.write(`${printableJson({ problem, exitCode: EXIT.usage })}\n`)
      write(`${problem}\n`)
    },
  })
  for (const each of command.commands) answerMistakes(each, isJson, called)
}

/** Returns the exit code for usage errors, help and version; undefined if a command ran. */
export async function run(argv: readonly string[], given?: Command): Promise<number | undefined> {
  const program = given ?? createProgram(await commandsFor(argv))
  answerMistakes(program, argv.includes('--json'))
  if (argv[0] === MANUAL && argv.length === 1) return printManual(program)
  try {
    refuseUnknownCommand(program, argv)
    await program.parseAsync(argv, { from: 'user' })
    return undefined
  } catch (error) {
    if (!(error instanceof CommanderError)) return tellPackFault(error)
    // Commander exits with 1 for usage errors, which here means failed.
    return error.exitCode === 1 ? EXIT.usage : error.exitCode
  }
}

/** A pack that cannot be used is a sentence, whatever the command wanted with it. */
async function tellPackFault(error: unknown): Promise<number> {
  const { PackFault } = await import('./services/packs.ts')
  if (!(error instanceof PackFault)) throw error
  const { fail } = await import('./services/fail.ts')
  fail(error.message, error.exitCode)
  return error.exitCode
}

/** For the build: the manual page. */
const MANUAL = 'manual-page'

async function printManual(program: Command): Promise<number> {
  const { manualPage } = await import('./manual-page.ts')
  process.stdout.write(manualPage(program))
  return EXIT.done
}

// Commander would pass an unknown word to the default command, which cannot suggest the others.
function refuseUnknownCommand(program: Command, argv: readonly string[]): void {
  const word = argv[0] === 'help' ? argv[1] : argv[0]
  if (word === undefined || word.startsWith('-')) return
  const known = ['help', ...program.commands.flatMap((command) => [command.name(), ...command.aliases()])]
  if (known.includes(word)) return
  const meant = nearest(word, known)
  const hint = meant === undefined ? '' : `\n(Did you mean ${meant}?)`
  program.error(`error: unknown command '${word}'${hint}`, { code: 'commander.unknownCommand' })
}

/** "error: unknown option '--sed'\n(Did you mean --seed?)" becomes whole sentences on one line. */
function usageSentence(message: string): string {
  const [fault = '', hint] = message
    .trim()
    .replace(/^error: /, '')
    .split('\n')
  const sentence = `${fault.charAt(0).toUpperCase()}${fault.slice(1).replace(/\.$/, '')}.`
  return printable([sentence, hint?.replace(/^\((.*)\)$/, '$1')].filter(Boolean).join(' '))
}
