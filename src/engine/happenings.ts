/**
 * Everything that can come of a choice, typed. Each happening carries the rules that caused it and, where
 * not all may see it, who may; prose is a total table over these kinds in `ui/prose`.
 */
import type { Cited } from './editions/cited.ts'
import type { Threshold } from './editions/haunt-roll.ts'
import type {
  ActionWord,
  CardId,
  CardKind,
  CharacterId,
  DamageKind,
  ExplorerId,
  FamilyId,
  MonsterId,
  ObjectId,
  Region,
  RuleId,
  Side,
  Team,
  TileId,
  Trait,
} from './ids.ts'
import type { Cause, RollFor } from './language/words.ts'
import type { Change } from './state/legacy.ts'
import type { Outcome, Slot } from './state/state.ts'

export type { Change } from './state/legacy.ts'

/** A trait's marker on its ladder: what it showed, and what it shows on this step. */
interface Marker {
  who: ExplorerId
  trait: Trait
  by: number
  step: number
  was: number
  value: number
  /** Where it is another's body, whose ladder it is then. */
  body?: ExplorerId
}

interface Kinds {
  'game-opened': { players: ExplorerId[]; first: ExplorerId }
  /** `haunt` is the one that runs. */
  'round-began': { round: number; haunt?: number }
  'turn-began': { who: ExplorerId; moves: number }
  'turn-ended': { who: ExplorerId }
  'house-turn': { haunt: number }
  'turn-passed': { who: CharacterId }
  moved: { who: CharacterId; from: TileId; to: TileId; cost: number; how: 'walked' | 'placed' | 'stepped' }
  'took-half': { who: CharacterId; tile: TileId; side: Side }
  crossed: { who: CharacterId; tile: TileId }
  'cross-failed': { who: CharacterId; tile: TileId }
  'tile-buried-unseen': { count: number; region: Region }
  'tile-discovered': { who: ExplorerId; tile: TileId; region: Region; from: TileId; side: Side }
  'tile-seated': { tile: TileId; region: Region }
  'tile-moved': { tile: TileId }
  'tile-buried': { tile: TileId }
  /** Its last tile is laid: the doorways still open there lead nowhere. */
  'region-complete': { region: Region }
  'nothing-left': { who: ExplorerId; region: Region }
  'moves-lost': { who: ExplorerId }
  stayed: { who: ExplorerId }
  'moves-gained': { who: ExplorerId; by: number }
  'card-drawn': { who: ExplorerId; card: CardId; deck: CardKind; passed: number }
  reshuffled: { pack: CardKind | 'stack' }
  joined: { who: CharacterId; card: CardId }
  'got-free': { who: ExplorerId; card: CardId }
  linked: { tiles: [TileId, TileId] }
  'link-failed': { who: CharacterId; to: TileId }
  'side-shown': { who: ExplorerId; team: Team }
  'deck-empty': { who: ExplorerId; deck: CardKind }
  'card-refused': { who: ExplorerId; card: CardId }
  'event-skipped': { who: ExplorerId }
  'card-buried': { card: CardId }
  'card-destroyed': { card: CardId }
  'buried-unseen': { at: CardKind | 'stack'; count: number }
  /** Something was counted on an Ongoing Event. */
  tallied: { card: CardId; count: number; upTo: number }
  'card-kept': { who: ExplorerId; card: CardId }
  'card-ongoing': { card: CardId; tile: TileId }
  'box-ticked': { card: CardId; ticks: number; boxes: number }
  'entry-called': { entry: number }
  'made-heirloom': { who: ExplorerId; card: CardId; family: FamilyId }
  rolled: {
    who: CharacterId
    dice: number[]
    add: number
    total: number
    trait: Trait | null
    for: RollFor
    word: ActionWord | null
  }
  shouldered: { who: ExplorerId; for: ExplorerId; trait: Trait }
  'ghost-visits': { tile: TileId }
  'took-five': { who: ExplorerId; word: ActionWord | null }
  'dice-limited': { who: CharacterId; from: number; to: number }
  /** Two have rolled against each other; nobody wins a draw. */
  contested: { who: CharacterId; with: CharacterId; winner: CharacterId | null; by: number }
  'trait-named': { who: CharacterId; trait: Trait }
  'zero-counted': { who: CharacterId; as: number }
  /** `tile` is where it happened. */
  damaged: { who: CharacterId; damage: DamageKind; amount: number; cause: Cause; tile: TileId }
  'damage-lessened': { who: ExplorerId; by: number }
  'damage-ignored': { who: CharacterId; cause: Cause }
  'trait-fell': Marker
  'trait-rose': Marker
  healed: { who: ExplorerId; trait: Trait }
  acted: {
    who: CharacterId
    word: ActionWord
    source: string
    /** The action's own name, where it has one. */
    name: string | null
    target: CharacterId | null
    named: string | null
  }
  /** `at` is the address of what the result does, by which its line is found. */
  band: { source: string; from: number; to: number | null; at: string }
  chose: { who: ExplorerId; source: string; option: string }
  gave: { who: ExplorerId; to: ExplorerId; thing: CardId | ObjectId }
  took: { who: ExplorerId; from: ExplorerId; thing: CardId | ObjectId }
  looted: { who: ExplorerId; from: ExplorerId; card: CardId }
  'trade-refused': { who: ExplorerId; by: ExplorerId }
  'take-refused': { who: ExplorerId; by: ExplorerId; thing: CardId | ObjectId }
  dropped: { who: CharacterId; thing: CardId | ObjectId; tile: TileId; count?: number }
  'picked-up': { who: CharacterId; thing: CardId | ObjectId; tile: TileId }
  stole: { who: CharacterId; from: CharacterId; thing: CardId | ObjectId }
  /** A haunt hands somebody a card from a hand or a tile. */
  fetched: { who: CharacterId; card: CardId; from: CharacterId | null; tile: TileId | null }
  'found-object': { who: CharacterId; object: ObjectId; count: number }
  'object-placed': { object: ObjectId; tile: TileId }
  agreed: { who: ExplorerId; with: CharacterId; agreed: boolean }
  /** With `tile` it lay there, and is nobody's loss. */
  'lost-object': { who: CharacterId; object: ObjectId; count: number; how: 'spent' | 'lost'; tile?: TileId }
  'cards-readied': { who: ExplorerId; cards: CardId[] }
  attacked: {
    who: CharacterId
    target: CharacterId
    trait: Trait
    card: CardId | null
    ranged: boolean
    /** The address of the printed action, where it is one. */
    at?: string
  }
  'attack-wasted': { who: CharacterId; target: CharacterId; trait: Trait }
  'attack-tied': { who: CharacterId; target: CharacterId }
  'attack-won': { winner: CharacterId; loser: CharacterId; by: number }
  stunned: { who: MonsterId }
  recovered: { who: MonsterId }
  'monster-moves': { who: MonsterId; moves: number }
  'monster-placed': { who: MonsterId; tile: TileId }
  'monster-removed': { who: MonsterId }
  'token-placed': { token: string; tile: TileId }
  'token-removed': { token: string; tile: TileId }
  'ghost-removed': { tile: TileId }
  track: { track: string; from: number; to: number }
  counter: { counter: string; who: ExplorerId; from: number; to: number }
  looked: { who: ExplorerId; at: CardKind | 'stack'; cards: (CardId | TileId)[] }
  'looked-away': { who: ExplorerId; at: CardKind | 'stack'; count: number }
  'haunt-rolled': {
    who: ExplorerId
    dice: number[]
    total: number
    needs: Threshold
    starts: boolean
    omen: CardId | null
  }
  'haunt-forced': { who: ExplorerId; why: 'last-omen' | 'no-omen-tile' | 'chapter' | 'trigger' }
  'haunt-stand-in': { wanted: number | null; used: number }
  'haunt-began': { haunt: number; revealer: ExplorerId }
  'traitor-named': { who: ExplorerId; tied: ExplorerId[] }
  /** Somebody turns in the place of the one who was named; the two change places, and the card goes with it. */
  volunteered: { who: ExplorerId; instead: ExplorerId; card: CardId | null }
  'volunteer-declined': { who: ExplorerId; instead: ExplorerId }
  'teams-set': { teams: string }
  'told-team': { who: ExplorerId; team: Team }
  'secret-drawn': { secret: string; holder: ExplorerId }
  'secret-told': { secret: string; who: ExplorerId; value: ExplorerId }
  'secret-shown': { secret: string; value: ExplorerId }
  'bids-opened': { bids: { who: ExplorerId; what: string; amount: number }[] }
  'bids-told': { totals: { track: string; total: number }[] }
  'votes-counted': { totals: { who: ExplorerId; votes: number }[]; chosen: ExplorerId | null }
  'note-shown': { note: string; who: ExplorerId; says: ExplorerId | null }
  'asked-about': { who: ExplorerId; names: ExplorerId[] }
  learned: { who: ExplorerId; names: ExplorerId[]; isSo: boolean }
  'haunt-set-up': { haunt: number; order: Slot[] }
  'box-opened': { box: string }
  /** What a haunt calls something that happens by itself now comes over somebody. */
  befell: { who: CharacterId; box: string }
  /** `at` and `pc` are the place of the op. */
  'effect-lasts': { on: CharacterId; source: string; at: string; pc: number }
  'effect-ended': { on: CharacterId; source: string }
  'team-changed': { who: ExplorerId; team: Team }
  /** `body` where it is another's. */
  died: { who: ExplorerId; tile: TileId; body?: ExplorerId }
  'death-put-off': { who: ExplorerId }
  rose: { who: ExplorerId; tile: TileId }
  'corpse-taken': { who: ExplorerId; corpse: ExplorerId }
  'corpse-dragged': { who: ExplorerId; corpse: ExplorerId; to: TileId }
  'corpse-held': { who: ExplorerId; corpse: ExplorerId; held: boolean }
  'swapped-places': { who: CharacterId; with: CharacterId }
  /** In whose body each of the two is now. */
  'bodies-swapped': { who: ExplorerId; with: ExplorerId; body: ExplorerId; left: ExplorerId }
  /** Who was away, who came home to a dead body, and who to a living one out of a dead one. */
  'bodies-returned': { souls: ExplorerId[]; died: ExplorerId[]; woke: ExplorerId[] }
  'event-ignored': { who: ExplorerId; card: CardId; ignored: boolean }
  nothing: { source: string }
  /** A Legacy card is read. */
  'legacy-read': { card: number }
  /** The box has changed for good. */
  changed: { change: Change }
  polled: { ask: string; totals: { key: string; label: string; votes: number }[]; chosen: string | null }
  introduced: { who: ExplorerId; name: string; age: number; again: boolean }
  'sitting-over': { chapter: number; last: boolean }
  /** The address of the goal that was met, or of the ops that said so. */
  won: Outcome & { at?: string }
}
export type HappeningKind = keyof Kinds

interface Header<K, Rule> {
  kind: K
  rules: readonly Rule[]
  /** Absent: everybody. */
  seenBy?: ExplorerId[]
}
type CitedBy<Rule> = { [K in HappeningKind]: Header<K, Rule> & Kinds[K] }[HappeningKind]

/** By the IDs of the edition that is played. */
export type Happening = CitedBy<RuleId>
/** As the rules make it; `happen` turns its citations into those of the edition. */
export type RawHappening = CitedBy<Cited>
export type HappeningOf<K extends HappeningKind> = Extract<Happening, { kind: K }>
