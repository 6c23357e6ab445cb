/**
 * What lies on the table, as one plain JSON value at every moment: no class, closure, Map or undefined.
 * The frame stack and the open asking are part of it, so a game can be saved in the middle of anything.
 */
import type {
  ActionWord,
  ByTrait,
  Calling,
  CardId,
  CardKind,
  CharacterId,
  ExplorerId,
  FamilyId,
  MonsterId,
  ObjectId,
  Region,
  RulesetId,
  Seat,
  Team,
  TileId,
  Trait,
  Winner,
} from '../ids.ts'
import type { Streams } from './dice.ts'
import type { Asking, Frame } from './flow.ts'
import type { Legacy } from './legacy.ts'

/** The tiles, cards and haunts in play, in the order in which they are dealt; starting tiles are among the tiles. */
export interface Pieces {
  readonly tiles: readonly TileId[]
  readonly cards: readonly CardId[]
  readonly haunts: readonly number[]
}

export interface State {
  edition: RulesetId
  options: Options
  /** What is in play. It is never changed, only replaced, so clones and views share it. */
  pieces: Pieces
  rng: Streams
  /** A game of a campaign begins with `gather` and ends with `after`. */
  phase: 'gather' | 'explore' | 'setup' | 'haunt' | 'after' | 'over'
  /** Rounds of exploration, then rounds of the haunt from 1. */
  round: number
  /** Who acts in a round, in order, and whose slot it is. */
  order: Slot[]
  slot: number
  turn: Turn
  explorers: Explorer[]
  monsters: Monster[]
  /** In the order they were laid. */
  house: PlacedTile[]
  /** Top first. */
  stack: TileId[]
  decks: Record<CardKind, CardId[]>
  /** Out for this game (L-TOK-11), and destroyed (L-CORE-14). */
  box: CardId[]
  destroyed: CardId[]
  /** Of cards and tiles. */
  marks: Record<CardId | TileId, Mark>
  ongoing: Ongoing[]
  /** Effects that outlive the op that made them: the address of that op, on whom, until when. */
  lasting: Lasting[]
  /** Ways between two tiles for as long as an Event stays. */
  links?: Link[]
  /** What can be done once and has been: the address of the action, by whom or where; what holds for the round says so. */
  onces: string[]
  /** Regions in which a discovery was tried in vain this turn (L-AMB-34). */
  exhausted: Region[]
  /** Journal entries some effect has called for (campaign). */
  entries: number[]
  /** The Omen drawn last; it leads to the haunt where no Omen set it off. */
  lastOmen: CardId | null
  /** What lies on the discards, in editions that discard: cards face up, tiles face down. */
  discards?: { stack: TileId[] } & Record<CardKind, CardId[]>
  /** Every Omen drawn and where, in editions that count them so (E3-RUL-01). */
  omens?: { card: CardId; tile: TileId }[]
  haunt: Haunt | null
  /** Only in a game of a campaign. */
  legacy?: Legacy
  frames: Frame[]
  asking: Asking | null
  outcome: Outcome | null
}

export interface Options {
  /** Play this haunt whatever the chart says. */
  haunt: number | null
  /** The chapter this game is; null in free play. */
  chapter: number | null
  /** Ask before gaining or healing; otherwise both are taken in full (L-AMB-24). */
  askGains: boolean
  /** The day of play, `06-20`, from which birthdays are counted (E3-RUL-31). */
  day?: string
  /** The scenario that says what each Omen leads to (E3-SETUP-09). */
  scenario?: string
  /** Haunts that the table has played before and would rather not have again (E1-OPT-01). */
  played?: number[]
}

/** A place in the round: an explorer's turn, the monsters' (L-MON-01) or the house's. */
export type Slot = ExplorerId | '*monsters' | '*house'

export interface Turn {
  /** Who is moving: the explorer of the slot, or one monster of it. */
  who: CharacterId | null
  moves: number
  spent: number
  /** L-MOVE-11: still on the tile where the turn began. */
  onStart: boolean
  /** A drawn card has cancelled the moves (L-MOVE-12). */
  cancelled: boolean
  /** The corpse being dragged along. */
  drags: ExplorerId | null
  words: ActionWord[]
  /** What can be done once a turn and has been. */
  onces: string[]
  /**
   * The Speed that the moves follow, and how far they are overspent, where they change with it (E2-MOVE-12); the tile
   * where the turn began.
   */
  live?: { speed: number; short: number; from?: TileId }
  /** Cards that came to whoever is in turn and cannot be used before the next turn (E3-ACT-03). */
  idle?: CardId[]
}

export interface Explorer {
  id: ExplorerId
  seat: Seat
  family: FamilyId
  name: string
  age: number
  calling: Calling | null
  /** Whose body this soul is in: what follows down to `borneBy`, and `ignores`, belong to that body. */
  body: ExplorerId
  tile: TileId
  /** Which half of a room with a barrier. */
  half?: Half
  /** Marker steps: 0 is the skull, 1 is critical (L-TRAIT-15). */
  steps: ByTrait<number>
  cards: CardId[]
  used: CardId[]
  kept: CardId[]
  objects: ObjectId[]
  dead: boolean
  /** A corpse somebody carries is where its bearer is. */
  borneBy: ExplorerId | null
  /** The truth, and what the table knows (L-AMB-62). */
  team: Team | null
  shown: Team | null
  /** Ongoing Events this traitor has chosen to ignore (L-AMB-69). */
  ignores: CardId[]
  heirlooms: { left: number; made: number; declined: CardId[] }
  /** Dead ancestors on the family record (L-AMB-61). */
  ancestors: number
}

export interface Monster {
  id: MonsterId
  kind: string
  number: number
  tile: TileId
  stunned: boolean
  /** Its turns that a long stun takes besides the usual one. */
  stunnedFor?: number
  /** Whose monster it is, where each is somebody's own. */
  of?: ExplorerId
  half?: Half
  objects: ObjectId[]
  cards: CardId[]
}

export interface PlacedTile {
  id: TileId
  region: Region
  x: number
  y: number
  /** Quarter turns clockwise. */
  turned: number
  /** Doorways as they lie: bit 0 north, 1 east, 2 south, 3 west; false features apart (L-REG-17). */
  doors: number
  falses: number
  /** Sides no tile may touch, as bits (L-REG-10). */
  blocked: number
  /** The tile beyond each joined doorway. */
  next: (TileId | null)[]
  ghosts: number
  tokens: string[]
  objects: ObjectId[]
  pile: CardId[]
  /** What of pile and tokens lies in the second half of a room with a barrier. */
  far?: string[]
}
export type Half = 0 | 1

export interface Mark {
  ticks: number
  heirloom: FamilyId | null
  name: string | null
  /** Of a tile: it has a Secret Passage sticker, wherever it lies (L-MOVE-15). */
  passage?: true
  /** Of a tile: stickers of the campaign. */
  ghosts?: number
  crests?: FamilyId[]
  stickers?: string[]
}

export interface Ongoing {
  card: CardId
  tile: TileId
  /** What has been counted on it (`tally`). */
  count?: number
}

export const UNTIL = [
  'turn-start',
  'turn-end',
  'monster-turn-end',
  'round-end',
  'next-round-end',
  'used',
] as const
export interface Lasting {
  from: string
  pc: number
  on: CharacterId
  until: (typeof UNTIL)[number]
}

/** `roll`: to pass, explorers roll this (E2-ROOM-22). */
export interface Link {
  card: CardId
  tiles: [TileId, TileId]
  roll?: { trait: Trait; needs: number }
}

export interface Haunt {
  number: number
  revealer: ExplorerId
  /** The Omen and tile that led here, for the record. */
  omen: CardId | null
  tile: TileId
  tracks: Record<string, number>
  /** Numbers kept for each person. */
  counters: Record<string, Record<ExplorerId, number>>
  aside: ObjectId[]
  /** Secrets, each with its candidates; only `value` is secret. */
  secrets: Record<string, Secret>
  /** What each has secretly written down, by note and writer; theirs alone until shown. */
  notes: Record<string, Record<ExplorerId, Note>>
  /** Boxes and monsters the other side may read (L-INFO-03, L-AMB-80). */
  disclosed: string[]
  speeds: Record<string, number>
}

export interface Secret {
  value: ExplorerId
  among: ExplorerId[]
  knownTo: ExplorerId[]
  shown: boolean
}

export interface Note {
  says: ExplorerId
  shown: boolean
}

export interface Outcome {
  /** A side, the house, or the first of those who win by themselves. */
  winner: Winner | null
  /** Players on the winning side. */
  players: ExplorerId[]
  because: 'goal' | 'all-dead' | 'no-opponent' | 'last-round'
}
