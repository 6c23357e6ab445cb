/** What the program does for its screens: it opens games, and the screens only ask for them. */
import type { Seat } from '../engine/ids.ts'
import type { Catalog } from '../engine/language/defs.ts'
import type { RuleIndex } from '../rulebook/rule-index.ts'
import type { Playback } from '../table/playback.ts'
import type { Table } from '../table/table.ts'
import type { KeepSettings, KeptSettings, Whys } from './commands/desk.ts'
import type { Think } from './store/others.ts'
import type { NewGame } from './store/seating-form.ts'

/** A game on disk, as far as anybody may know it. */
export interface SavedGame {
  name: string
  /** "Mercy, Ann, Ned; haunt 1, round 3". */
  about: string
  isOver: boolean
  /** Why it cannot be opened. */
  problem?: string
}

/** Whatever goes wrong comes back as a sentence. */
export interface Program {
  /** Settings of earlier games, and how to keep new ones. */
  kept?: Pick<KeptSettings, 'hints' | 'ids'> & { keep: KeepSettings }
  catalog: () => Promise<Catalog>
  begin: (game: NewGame) => Promise<Table | { sentence: string }>
  saved: () => Promise<SavedGame[] | { sentence: string }>
  resume: (name: string) => Promise<{ table: Table; notices: string[] } | { sentence: string }>
  /** The record of a game, to be watched; the game itself is left alone. */
  record: (name: string) => Promise<Playback | { sentence: string }>
  /** A new game that goes on from a choice of a recorded one; `name` is what that one is saved under. */
  takeOver: (
    playback: Playback,
    from: { name: string | null; at: number; seat: Seat },
  ) => Promise<Table | { sentence: string }>
  rules: () => Promise<() => RuleIndex>
  /** Whether the others say why they do what they do, until it is set otherwise. */
  whys?: Whys
  think?: (table: Table) => Think
  /** A game has been left: whatever held it is let go. */
  left: (table: Table) => void
}
