/**
 * The words content may use: values, selectors and conditions. All of it is plain data, closed and
 * bounded: no variables, no loops, no arithmetic beyond sums, so that a pack is safe by construction.
 */
import type {
  ActionWord,
  Calling,
  CardId,
  CardKind,
  CardType,
  DamageKind,
  FamilyId,
  ObjectId,
  Region,
  Team,
  TileId,
  Trait,
} from '../ids.ts'

/** A whole number, worked out when it is needed. */
export type Value =
  | number
  /** `{a/b/c}`: the first number for the smallest table, and so on (L-START-05). */
  | { players: number[] }
  | { count: Who | Tiles | Cards }
  | { track: string }
  /** A number the haunt keeps for somebody; of several, all together. */
  | { counter: string; of: Who }
  | { trait: Trait; of: Who }
  /** How many of an Object they carry together; how many different ones of these. */
  | { carried: ObjectId; of: Who }
  | { kinds: ObjectId[]; of: Who }
  | { ghosts: Tiles }
  | { rolled: true }
  /** Omens out of the deck and in play (L-TRIG-03). */
  | { omens: true }
  | { sum: Value[] }
  | { min: Value[] }
  | { max: Value[] }
  | { if: Condition; then: Value; else?: Value }

/** An amount an op may use: a value, or so many dice rolled on the spot (L-TRAIT-09). */
export type Amount = Value | { dice: Value }

export const GROUPS = [
  'heroes',
  'traitors',
  'players',
  'people',
  'monsters',
  'everyone',
  'opponents',
] as const
export type Group = (typeof GROUPS)[number]

/** Characters: explorers, monsters or both, living unless `dead` is asked for. */
export type Who =
  /** The one whose effect this is. */
  | 'me'
  /** The one picked by `choose-who`, met by `for-each`, or attacked. */
  | 'target'
  | 'revealer'
  | 'traitor'
  | 'active'
  | { holder: CardId | ObjectId }
  /** The explorer a secret of the haunt names. */
  | { secret: string }
  | { monster: string }
  /** Whoever is in their body now, dead or alive. */
  | { body: Who }
  | {
      all: Group
      at?: Tiles
      but?: Who
      if?: Condition
      dead?: boolean
    }
  /** Any of them, each once. */
  | { these: Who[] }
  /** The one of them with the highest or lowest trait; the first in table order of several. */
  | { highest: Trait; of: Who }
  | { lowest: Trait; of: Who }

/** Discovered tiles. */
export type Tiles =
  | 'here'
  /** Where `target` is. */
  | 'there'
  | 'region'
  | 'adjacent'
  | 'here-or-adjacent'
  | 'landing'
  | { tile: TileId | TileId[] }
  /** The landing of that region. */
  | { landing: Region }
  | { token: string }
  /** Where an Object lies. */
  | { object: ObjectId }
  | { of: Who }
  | { within: Value; of: Who }
  | {
      all: 'tiles'
      region?: Region | Region[] | 'here' | { of: Tiles }
      symbol?: CardKind
      runestone?: boolean
      ghost?: boolean
      ghostCircle?: boolean
      without?: string
      or?: Tiles
      but?: Tiles
    }
  /** Of these tiles all that are farthest by moves from somebody; the op picks among them. */
  | { farthest: Tiles; from: Who }
  | { nearest: Tiles; to: Who }
  /** Adjacent to any of these. */
  | { nextTo: Tiles }

const TILE_WORDS = ['here', 'there', 'region', 'adjacent', 'here-or-adjacent', 'landing']
const TILE_KEYS = ['tile', 'landing', 'token', 'object', 'farthest', 'nearest', 'nextTo', 'within']
/** Keys of forms that have an `of` as well and are no tiles. */
const OTHER_KEYS = ['cards', 'highest', 'lowest']

export function isTiles(what: Who | Tiles | Cards): what is Tiles {
  if (typeof what === 'string') return TILE_WORDS.includes(what)
  if ('all' in what) return what.all === 'tiles'
  if (TILE_KEYS.some((key) => key in what)) return true
  return 'of' in what && !OTHER_KEYS.some((key) => key in what)
}

/** Cards, in somebody's hands. */
export type Cards = {
  cards: 'item' | 'omen' | 'any'
  of: Who
  type?: CardType
  named?: CardId[]
  heirloom?: boolean
  used?: boolean
}

export type Compare = { atLeast?: Value; atMost?: Value; is?: Value }

export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  /** Somebody (me unless told) is on one of these tiles. */
  | { on: Tiles; who?: Who }
  | { carries: CardId | ObjectId | CardType; who?: Who }
  | ({ value: Value } & Compare)
  | ({ track: string } & Compare)
  | ({ counter: string; who?: Who } & Compare)
  | ({ count: Who | Tiles | Cards } & Compare)
  | ({ round: true } & Compare)
  /** An Event's ghost clause: a ghost is here, and I am no traitor (L-REG-15, L-TRTR-08). */
  | { ghostClause: true }
  /** My family's heirloom sticker is on this card (L-ITEM-12). */
  | { heirloom: true }
  | { team: Team; who?: Who }
  | { calling: Calling; who?: Who }
  | { family: FamilyId; who?: Who }
  | { dead: Who }
  | { stunned: Who }
  | { critical: Trait; who?: Who }
  | { phase: 'explore' | 'haunt' }
  | { revealed: string }
  /** The roll being made: the word of its action, its trait, or what called for it. */
  | { rolling: { word?: ActionWord; trait?: Trait; for?: RollFor } }
  | { damage: { kind?: DamageKind; atLeast?: number; from?: Cause } }
  | { spentNoMoves: true }
  /** The name given with the action is the one the secret holds (L-AMB-77). */
  | { named: string }
  | { object: ObjectId; is: 'aside' | 'on-tile' | 'carried' }
  | { corpse: Who; carriedBy: Who }
  | { exists: Who | Tiles }
  /** Somebody (me unless told) is one of those. */
  | { among: Who; who?: Who }

export const ROLL_FOR = ['event', 'tile', 'card', 'haunt', 'attack', 'defence', 'monster-speed'] as const
export type RollFor = (typeof ROLL_FOR)[number]

/** What an effect springs from; the traitor and monsters shrug off tiles (L-TRTR-03, L-MON-05). */
export const CAUSES = ['tile', 'event', 'item', 'omen', 'haunt', 'attack', 'rule'] as const
export type Cause = (typeof CAUSES)[number]
