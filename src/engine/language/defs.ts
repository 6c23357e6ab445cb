/**
 * What a tile, card, family, monster or haunt is. The engine declares it; `catalog/` fills it in from
 * `content/`. Definitions never change during play.
 */

import type {
  ActionWord,
  ByTrait,
  Calling,
  CardId,
  CardKind,
  CardType,
  FamilyId,
  ObjectId,
  Region,
  RulesetId,
  Side,
  Team,
  TileId,
  Trait,
} from '../ids.ts'
import type { EditionProse, FamilyProse, ThingProse, TileProse } from './prose.ts'
import type { Condition, Op, Passive, Tiles, Trigger, Value, Who } from './words.ts'

export type { TraitorPower } from './powers.ts'
export type { Passive, Question, Trigger } from './words.ts'

/** A list of ops with its address in the catalog; frames remember the address, never the ops. */
export interface OpList {
  ref: string
  ops: Op[]
}

/** `4+`, `2-3`, `0`: what each result of a roll brings (L-DICE-05, L-DICE-08). */
export interface Band {
  from: Bound
  to: Bound | null
  do: OpList
  /** Told when the roll falls into it. */
  line?: string
}
/** One number, or one for each table size: `5/5/4+` (L-START-05). */
export type Bound = number | number[]

export interface RollDef {
  /** One trait, or several of which the roller picks. */
  trait?: Trait | Trait[]
  /** A fixed number of dice is no trait roll (L-DICE-07). */
  dice?: Value
  moreDice?: Value
  add?: Value
  bands: Band[]
}

/** Reach of an attack: the attacker's tile, also adjacent tiles of the region, or every tile in line of sight. */
export const REACHES = ['here', 'adjacent', 'sight'] as const
export type Reach = (typeof REACHES)[number]

export interface AttackDef {
  trait: Trait
  reach: Reach
  dice?: Value
  add?: Value
  /** Run after the attack: when damage was dealt, when the target died, on a tie. */
  dealt?: OpList
  killed?: OpList
  tied?: OpList
  /** Turns of a monster for which a stun lasts; 1 by default. */
  stuns?: number
  /** Run in place of the damage when the attacker wins; nothing is stolen then, and nobody is stunned. */
  instead?: OpList
}

/** How often an action may be used: by each person, by anybody, on each tile; for good, or until the round is over. */
export const ONCES = ['person', 'game', 'round', 'tile', 'tile-round', 'person-round'] as const
export type Once = (typeof ONCES)[number]

/** Something to do on one's turn, called by its word (L-ACT-05). */
export interface ActionDef {
  word: ActionWord
  name?: string
  by?: Team | 'everyone'
  when?: Condition
  once?: Once
  /** The actor names one of these before the roll (L-HSTR-11). */
  names?: 'families'
  /** Who may be aimed at; the action is legal only with a target. Of an attack: only these of those in reach. */
  target?: Who
  attack?: AttackDef
  do?: OpList
  goal?: 'main' | 'side'
  /** Spends no action word; once a turn. */
  free?: boolean
  /** Of a tile: special movement, which monsters may use as well (L-MON-07). */
  travel?: boolean
}

/** What happens by itself when something else does (L-HSTR-06). */
export interface ReactionDef {
  on: Trigger
  name?: string
  /** The one it happens to: `me` of its condition and ops. */
  who?: 'heroes' | 'traitor' | 'everyone' | 'monster'
  when?: Condition
  /** Asked first, and may be declined. */
  optional?: boolean
  /** Once for each person, once in a turn, or once in the game. */
  once?: 'person' | 'turn' | 'game'
  do: OpList
}

interface Named {
  /** The component number, such as T14; unique. */
  ref: string
  name: string
}

export interface TileDef extends Named {
  id: TileId
  /** Where it may be placed (L-REG-09). */
  regions: Region[]
  doors: Side[]
  symbols: CardKind[]
  /** Names for the map: seven characters and three. */
  short: string
  code: string
  /** Laid out at the start; figures begin on the one marked so (L-FREE-02, L-AMB-01, L-AMB-11). */
  start?: { region: Region; x: number; y: number; landing?: boolean; begin?: boolean; piece?: string }
  /** Sides no tile may touch (L-REG-10). */
  blocked: Side[]
  /** Tiles this one is adjacent to whenever both are discovered: stairs, the front door, back stairs. */
  links: TileId[]
  /** The same for monsters alone (E3-MON-10). */
  monsterLinks?: TileId[]
  /** Two halves with doorways of their own; a way across is an action of the tile (E1-ROOM-14, E2-ROOM-01). */
  barrier?: { halves: [Side[], Side[]]; trait: Trait; needs: number }
  runestone: boolean
  water: boolean
  /** The plank from which it joins the house in a campaign (L-COMP-18). */
  plank?: number
  passage: boolean
  ghosts: { circles: number; filled: number }
  actions: ActionDef[]
  reactions: ReactionDef[]
  passives: Passive[]
  prose?: TileProse
}

interface CardBase extends Named {
  id: CardId
  flavour: string
  boxes: number
  passives: Passive[]
  reactions: ReactionDef[]
}
export interface PossessionDef extends CardBase {
  kind: 'item' | 'omen'
  /** The back of the card (L-ITEM-03); empty on Omens (L-CARD-05). */
  regions: Region[]
  types: CardType[]
  actions: ActionDef[]
  /** What cannot be done with it (E2-ITEM-11, E2-ITEM-12). */
  may?: { trade?: false; drop?: false; steal?: false }
  /** A companion: follows the bearer and, at their death, joins the next explorer who comes (E1-DIE-02, E2-DIE-02). */
  companion?: true
  /** Has room for an heirloom sticker (L-HEIR-03, L-HEIR-08). */
  slot: boolean
  /** The owner's name on a card that comes named (L-ITEM-18). */
  owner?: string
  prose?: ThingProse
}
export interface EventDef extends CardBase {
  kind: 'event'
  regions: Region[]
  /** Resolved and buried, kept by the drawer, or ongoing on the tile (L-EVENT-04..07). */
  stays: 'no' | 'kept' | 'ongoing'
  do: OpList
  /** Actions of its keeper or, if it is ongoing, of explorers on its tile (L-EVENT-05, L-EVENT-06). */
  actions: ActionDef[]
  /** Space for a crest (L-EVENT-08). */
  crest: boolean
}
export type CardDef = PossessionDef | EventDef

/** What a vote may appeal to. */
export const LEANINGS = ['hold', 'leave', 'read', 'mercy', 'cheap'] as const
export type Leaning = (typeof LEANINGS)[number]

export interface FamilyDef {
  id: FamilyId
  name: string
  place: string
  motto: string
  ladders: ByTrait<{ steps: number[]; start: number }>
  /** How its computer players vote in a campaign. */
  leaning?: Leaning
  prose?: FamilyProse
  /** Of an explorer with a card of their own: age, birthday as `06-20`, and the board they share with another. */
  age?: number
  birthday?: string
  board?: string
}

/** Why the group came, and the haunt that each Omen leads to (E3-SETUP-09, E3-SETUP-10). */
export interface ScenarioDef {
  id: string
  name: string
  reason: string
  haunts: Record<CardId, number>
}

/** Who turns (L-START-04, L-FREE-12..16): the first rule that somebody meets decides; ties by chance. */
export type TraitorRule =
  | { revealer: true }
  | { highest: Trait; but?: 'revealer' }
  | { lowest: Trait; but?: 'revealer' }
  | { calling: Calling; else: TraitorRule }
  | { oldest: true }
  | { youngest: true }
  | { mostItems: true }
  | { mostDead: true }
  | { random: true }

/** L-CORE-03, L-HID-01..10, L-AMB-62, L-AMB-63. */
export type TeamDef =
  | { kind: 'known'; traitor: TraitorRule }
  | { kind: 'hidden'; traitor: TraitorRule }
  | { kind: 'unknown' }
  | { kind: 'none' }
  | { kind: 'everyone' }
  | { kind: 'all-traitors' }

export interface MonsterDef {
  id: string
  name: string
  size: 'small' | 'large'
  /** A trait not listed does not exist for it (L-HSTR-09). */
  traits: Partial<ByTrait<number>>
  /** It reaches its own tile by default; some attack from afar (E1-ATK-15, E2-ATK-16). */
  attack?: Pick<AttackDef, 'trait' | 'instead'> & { reach?: Reach }
  /** Where the house takes it; by default to whomever it may attack. */
  goes?: Who | Tiles
  /** The only people it attacks, on whatever side; by default its opponents. */
  prey?: Who
  /** Moved by the house even if the traitor moves the others. */
  runBy?: 'house'
  reactions: ReactionDef[]
  passives: Passive[]
  /** May pick up, carry and drop things (L-MON-08, L-MON-10, L-MON-20). */
  mayCarry?: boolean
  /** All of the kind move first, then strike once as a group (L-MON-18). */
  swarm?: boolean
  /** Beaten, it is removed and not stunned (L-ATK-10). */
  killable?: boolean
  /** Beaten, it goes on as before (E3-MON-05). */
  unstunnable?: boolean
  /** Goes to the tiles beside its own whether or not doorways join them. */
  throughWalls?: boolean
  /** Nobody's opponent: no obstacle, not to be attacked, and without a turn of its own. */
  neutral?: boolean
}

export interface ObjectDef {
  id: ObjectId
  name: string
  stealable: boolean
  /** What those who carry it cannot do with it. */
  may?: { give?: false; drop?: false }
  /** How many of the kind there are; copies are all alike. */
  count: Value
  /** The only side that may pick it up, be given it, take or steal it. */
  for?: Team
}

export interface SecretDef {
  id: string
  name: string
  /** Who knows it from the start. */
  knownTo: 'traitor' | 'nobody'
}

export interface GoalDef {
  team: Team
  kind: 'main' | 'side'
  name: string
  /** Of a main goal, a win the engine checks by itself; goals won by an op (`win`) leave it out. */
  when?: Condition
  /** Checked at the end of a round, not at once. */
  at?: 'round-end'
}

export interface HauntDef {
  number: number
  name: string
  /** Both books, the heroes' alone (SS) or the traitor's alone (TT) (L-START-01, L-START-02). */
  books: 'both' | 'SS' | 'TT'
  team: TeamDef
  premise: string
  /** How each side goes about it, in at most three sentences. */
  plan?: Record<Team, string>
  truths: Record<Team, string[]>
  wins: Record<Team, string>
  setup: Record<Team, OpList>
  facts: Record<Team, string[]>
  goals: GoalDef[]
  actions: ActionDef[]
  reactions: ReactionDef[]
  passives: Passive[]
  monsters: MonsterDef[]
  objects: ObjectDef[]
  secrets: SecretDef[]
  /** What each person writes down in secret, such as their last ballot. */
  notes: { id: string; name: string }[]
  /** The numbered track and counters; all of them are public. */
  tracks: { id: string; name: string; start: Value }[]
  /** Numbers kept for each person, all of them public. */
  counters: { id: string; name: string; start: Value }[]
  tokens: { id: string; name: string }[]
  /** Ends with this round; the house wins. 20 unless the haunt says otherwise. */
  lastRound: number
  /** When nobody known is the traitor: who goes first (L-ORDER-04). */
  first: 'left-of-traitor' | 'left-of-revealer' | 'revealer'
  /** Traitor setup heals all traits unless the haunt says otherwise. */
  traitorHeals: boolean
  monstersRunBy: 'traitor' | 'house'
  /** Goes on without a living traitor: a clock, a track or a rising can still beat the heroes (L-AMB-75). */
  playsOn: boolean
  houseTurn?: OpList
  ai: Record<Team, string>
  endings: Record<Team | 'house', string>
}

/** A card of the Legacy decks: what is done when it is read (L-CAMP-03..07). */
export interface LegacyCardDef {
  card: number
  /** Read aloud before anything is done. */
  text?: string
  do: OpList
  /** It joins the Omen deck as this card (L-CAMP-07). */
  becomes?: CardId
  /** It stays face up and reacts; the chapter is in force for everybody. */
  keep?: ReactionDef
  /** Reading stops here until somebody has won (L-CAMP-04). */
  pause?: boolean
  /** Reading ends for this game (L-CAMP-05). */
  stop?: boolean
}

/** A numbered text of the journal (L-CAMP-17, L-CAMP-18). With a haunt it is one of its endings. */
export interface EntryDef {
  text: string
  haunt?: number
  side?: Team
  if?: Condition
  do: OpList
}

/** An entry that belongs to no chapter; the file is called by its number. */
export interface JournalDef extends EntryDef {
  entry: number
}

/** One lasting fact of a campaign. */
export interface LineDef {
  id: string
  name: string
  /** What may be entered besides a family or a text. */
  values: string[]
  family?: boolean
  text?: boolean
  /** A number that is counted, from 0. */
  counts?: boolean
  /** The first chapter that asks for it, while that is not written. */
  asked?: number
}

export interface LedgerDef {
  lines: LineDef[]
  /** Done with every ending, before its entry. */
  everyGame: OpList
  /** The tile that takes a sticker that finds no other place. */
  rest?: TileId
  /** Names to suggest, by the last year they serve. */
  names: { until: number; given: string[]; surnames: string[] }[]
}

/** A rules sticker: once its door is open it is in force in every game (L-CAMP-11..14). */
export interface DoorDef {
  id: string
  /** The letter or number of its door. */
  ref: string
  name: string
  text: string
  actions: ActionDef[]
  reactions: ReactionDef[]
  passives: Passive[]
}

/** A sticker with a text of its own, in force on the tile it is put on (L-CORE-15). */
export interface StickerDef extends Omit<DoorDef, 'ref'> {
  /** Words of the tile's own actions that it replaces. */
  instead: string[]
}

/** What a chapter brings to the table, and what starts the haunt in it (L-CAMP-03, L-CAMP-04). */
export interface ChapterDef {
  number: number
  name: string
  year: number
  /** Read out before anybody moves. */
  opening: string
  /** In play besides the starting tiles. */
  tiles: TileId[]
  items: CardId[]
  events: CardId[]
  omens: CardId[]
  /** Where everybody starts, if not where everybody always does. */
  begin?: TileId
  first: 'youngest' | 'random'
  pause: Pause[]
  /** Which haunt it is when the chapter is played by itself. */
  haunt?: number
  /** In the order in which they are read. */
  cards: LegacyCardDef[]
  /** The first that holds; the last has no condition. */
  haunts: { if?: Condition; haunt: number }[]
  /** Done with every ending of the chapter. */
  both: OpList
  entries: Record<string, EntryDef>
}

/**
 * What starts the haunt: this number of tiles discovered, or this tile among them, at the end of that turn; a haunt
 * roll of this much; this number of Omens.
 */
export interface Pause {
  discovered?: number
  tile?: TileId
  roll?: number
  omens?: number
}

/** The free-play chart: a row for each omen tile, a column for each Omen (L-FREE-10, L-FREE-11). */
export type Chart = Record<TileId, Record<CardId, number>>

export interface PackId {
  name: string
  hash: string
}

export interface Catalog {
  edition: RulesetId
  hash: string
  tiles: Record<TileId, TileDef>
  cards: Record<CardId, CardDef>
  families: Record<FamilyId, FamilyDef>
  haunts: Record<string, HauntDef>
  chapters: Record<string, ChapterDef>
  chart: Chart
  /** The pack that somebody has added to the box: its name and the hash of its files. */
  pack?: PackId
  prose?: EditionProse
  /** Only where the edition has any. */
  scenarios?: Record<string, ScenarioDef>
  /** Only where the edition has a campaign. */
  ledger?: LedgerDef
  doors?: Record<string, DoorDef>
  stickers?: Record<string, StickerDef>
  journal?: Record<string, JournalDef>
}
