/** The interface of commands: a desk goes in, a result comes out. */
import type { ChoiceKey, RuleId, Seat } from '../../engine/ids.ts'
import type { RefusalCode } from '../../engine/refusals.ts'
import type { RuleIndex } from '../../rulebook/rule-index.ts'
import type { Table } from '../../table/table.ts'
import type { Said } from '../prose/said.ts'
import type { Scene } from '../prose/scene.ts'

export interface Result {
  said: Said[]
  /** A choice was made. */
  acted?: true
  /** Nothing was done, and the sentence says why. */
  refused?: true
  /** For this seat alone: where several share a keyboard, it waits until nobody else is looking. */
  alone?: true
  /** Why a chain of commands should not go on. */
  stop?: string
  /** A walk that ended short of its goal, and should say why. */
  short?: true
  quit?: true
  /** The rule that something was refused by, for WHY. */
  rule?: RuleId
}

/** An open question of the parser: which of these was meant? */
export interface Unclear {
  names: string[][]
  runs: (() => Result)[]
}

/** The parser's memory between lines. */
export interface CommandMemory {
  /** What "it" and "them" mean. */
  thing: string | null
  person: string | null
  unclear: Unclear | null
  /** What Enter alone would do: the correction that was offered. */
  offered: string | null
  /** The command that was not understood, and the word in it. */
  wrong: { command: string; word: string } | null
  /** The choices that LEGAL has numbered, until something changes. */
  numbered: ChoiceKey[] | null
  again: string | null
  /** The rule of the last refusal and what was said of it, for WHY. */
  refusal: { rule: RuleId; because: string; code?: RefusalCode } | null
  lastOut: string[]
  /** Whether what is new in a first game is explained. */
  hints: boolean
  /** Whether rule IDs are printed after sentences. */
  ids: boolean
  /** Whether computer players announce their plans. */
  whys: Whys
  /** Whether they keep quiet at telling moments. */
  hush: boolean
}

/** Never; in their turns; also for their answers. */
export const WHYS = ['off', 'brief', 'full'] as const
export type Whys = (typeof WHYS)[number]

export const freshMemory = (): CommandMemory => ({
  thing: null,
  person: null,
  unclear: null,
  offered: null,
  wrong: null,
  numbered: null,
  again: null,
  refusal: null,
  lastOut: [],
  hints: true,
  ids: false,
  whys: 'off',
  hush: false,
})

/** Clears "it" and AGAIN for the next person at the keyboard; keeps settings. */
export const handedOn = ({ hints, ids, whys, hush }: CommandMemory): CommandMemory => ({
  ...freshMemory(),
  hints,
  ids,
  whys,
  hush,
})

export type KeptSettings = Pick<CommandMemory, 'hints' | 'ids' | 'whys'>
export type KeepSettings = (settings: KeptSettings) => string | null

export interface Desk {
  readonly table: Table
  readonly seat: Seat
  readonly memory: CommandMemory
  /** How long a line of an answer may be. */
  readonly width: number
  /** The rulebook, opened when it is first asked; null where there is none. */
  readonly rules: () => RuleIndex | null
  /** Keeps the settings of this keyboard for later games; a sentence if that fails. Absent where nothing lasts. */
  readonly keepSettings?: KeepSettings | undefined
  /** The game as this seat sees it now. */
  scene: () => Scene
  /** Makes a choice and tells what came of it; a refusal is told with what was understood. */
  choose: (key: ChoiceKey, understood?: string) => Result
  /** The choices a command would make, without making any. */
  understand: (command: string) => Understood
}

/** The choices a command could mean, or the message if it means none. */
export type Understood = { meant: { key: ChoiceKey; name: string }[] } | { said: Said[] }

export const says = (...said: Said[]): Result => ({ said })
export const refuses = (...said: Said[]): Result => ({ said, refused: true })
