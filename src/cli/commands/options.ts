// Options that several commands declare.
import type { Command } from 'commander'
import { WHYS } from '../../ui/commands/desk.ts'
import { LEVELS, TEMPERS } from '../../ui/prose/levels.ts'
import { THEMES } from '../../ui/theme/themes.ts'
import type { Refuse } from '../services/fail.ts'
import { COMPANIONS } from '../services/seating.ts'

/** Ends the command with a sentence about how it was called. */
export const refusing =
  (command: Command): Refuse =>
  (sentence) =>
    command.error(`error: ${sentence}`)

export const SAVES_OPTION = ['--saves <dir>', 'the folder of the saved games'] as const

export const PACK_OPTION = ['--pack <dir>', "with the content of a pack, somebody's own folder"] as const

/** For a game that was played with a pack. */
export const PLAYED_PACK_OPTION = ['--pack <dir>', 'the folder of the pack it was played with'] as const

export const addWhyOption = (command: Command): Command =>
  command.addOption(
    command.createOption('--why <how>', 'whether computer players announce their plans').choices(WHYS),
  )

export const addScreenOptions = (command: Command): Command =>
  addWhyOption(command)
    .option('--plain', 'plain text without a screen')
    .option('--ascii', 'draw with plain ASCII')
    .addOption(command.createOption('--theme <name>', 'the colour theme').choices(THEMES))
    .addOption(
      command.createOption('--color <when>', 'when to use colours').choices(['always', 'never', 'auto']),
    )

export const WRAP_OPTION = [
  '--wrap <columns>',
  'wrap lines at this many columns, by default 76; 0 never wraps',
] as const

export const addSeatingOptions = (command: Command): Command =>
  command
    .option('--edition <name>', 'which edition: legacy, first, second, third; by default legacy')
    .option('--scenario <name>', 'why you came, in editions that ask; by default one at random')
    .option(
      '--played <numbers>',
      'haunts you have had, 2,34: another begins instead, in editions with that rule',
    )
    .option('--seats <n>', 'number of players', '3')
    .option('--human <n>', 'number of people at this keyboard', '1')
    .option('--seed <text>', 'the seed of all random numbers')
    .option('--haunt <number>', 'play this haunt instead of the one on the chart')
    .option('--chapter <number>', 'play this chapter; 0 is the first game, with the twelve first rooms')
    .option('--name <name>', 'your name')
    .option('--family <colour>', 'your family, or your explorer')
    .option('--level <level>', `skill of the computer players: ${LEVELS.join(', ')}`, COMPANIONS.level)
    .option('--temper <temper>', `temper of the computer players: ${TEMPERS.join(', ')}`, COMPANIONS.temper)
