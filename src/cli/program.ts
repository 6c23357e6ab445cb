// The command line as a whole: the list of commands, and how a mistake in using it is answered.
import { Command, CommanderError } from 'commander'
import { version } from '../../package.json'
import { nearest } from '../catalog/nearest.ts'
import { printable } from '../catalog/problems.ts'
import { EXIT } from './exit-codes.ts'

/** Adds one command. Its options are declared at once; its work is imported when it runs. */
export type Register = (program: Command) => void

/** One file of this folder each, in the order the help lists them; a command that is named is the only one loaded. */
const COMMANDS: Readonly<Record<string, () => Promise<Register>>> = {
  play: async () => (await import('./play.ts')).registerPlay,
  resume: async () => (await import('./resume.ts')).registerResume,
  run: async () => (await import('./run.ts')).registerRun,
  saves: async () => (await import('./saves.ts')).registerSaves,
  replay: async () => (await import('./replay.ts')).registerReplay,
  simulate: async () => (await import('./simulate.ts')).registerSimulate,
  preview: async () => (await import('./preview.ts')).registerPreview,
  try: async () => (await import('./try.ts')).registerTry,
  rules: async () => (await import('./rules.ts')).registerRules,
  odds: async () => (await import('./odds.ts')).registerOdds,
  check: async () => (await import('./check.ts')).registerCheck,
}

/** Options without a command are those of play; only whoever asks about the program itself is told of every command. */
async function commandsFor(argv: readonly string[]): Promise<Register[]> {
  const asksAbout = argv.some((word) => ['-h', '--help', '-V', '--version'].includes(word))
  const word = argv[0]?.startsWith('-') === false || asksAbout ? (argv[0] ?? '') : 'play'
  const loads = Object.hasOwn(COMMANDS, word) ? [COMMANDS[word]!] : Object.values(COMMANDS)
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
  answerMistakes(program)
  return program
}

/** Every mistake in using a command is answered with where that command is explained. */
function answerMistakes(command: Command, words: readonly string[] = []): void {
  const called = [...words, command.name()]
  const help = `See "${called.join(' ')} --help".`
  command.configureOutput({ outputError: (message, write) => write(`${usageSentence(message)} ${help}\n`) })
  for (const each of command.commands) answerMistakes(each, called)
}

/** Answers the exit code when the command line itself decides it: a mistake, or help and version. */
export async function run(argv: readonly string[], given?: Command): Promise<number | undefined> {
  const program = given ?? createProgram(await commandsFor(argv))
  try {
    refuseUnknownCommand(program, argv)
    await program.parseAsync(argv, { from: 'user' })
    return undefined
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    // Commander itself ends every misuse with 1, which here means refused or failed.
    return error.exitCode === 1 ? EXIT.usage : error.exitCode
  }
}

// Commander would hand an unknown word to the default command, which knows nothing of the others.
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
