// The manual page, made from the help of every command. The build asks the finished program for it.
import type { Command } from 'commander'
import { version } from '../../package.json'
import { EXIT_CODES } from './services/exit-codes.ts'

export function manualPage(program: Command): string {
  return [
    `.TH LYCHGATE 1 "" "lychgate ${version}" "User Commands"`,
    '.SH NAME',
    `lychgate \\- ${escaped(program.description())}`,
    '.SH SYNOPSIS',
    '.B lychgate',
    '[\\fIcommand\\fR] [\\fIoptions\\fR]',
    '.SH DESCRIPTION',
    'Without a command the title screen opens. Each command explains itself with \\-\\-help.',
    '.SH COMMANDS',
    ...shown(program).flatMap((command) => section(command, [])),
    '.SH EXIT STATUS',
    escaped(EXIT_CODES.replace(/\s+/g, ' ')),
    '',
  ].join('\n')
}

function section(command: Command, above: readonly string[]): string[] {
  const path = [...above, command.name()]
  return [
    `.SS lychgate ${escaped(path.join(' '))}`,
    '.nf',
    ...helpOf(command).split('\n').map(escaped),
    '.fi',
    ...shown(command).flatMap((each) => section(each, path)),
  ]
}

/** Commands that the help lists. */
const shown = (command: Command): readonly Command[] =>
  command
    .createHelp()
    .visibleCommands(command)
    .filter((each) => each.name() !== 'help')

/** The help as it is printed, without the exit codes: they stand once at the end. */
function helpOf(command: Command): string {
  let text = ''
  command.configureOutput({ writeOut: (part) => (text += part), getOutHelpWidth: () => 78 })
  command.outputHelp()
  return text.slice(0, text.lastIndexOf('\nExit codes:')).trim()
}

/** A backslash, a hyphen and a dot at the beginning of a line mean something to the formatter. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/, '\\&$1')
