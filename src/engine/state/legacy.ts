/**
 * What a campaign adds to the state of one game: the ledger, Legacy cards, doors, and the list of changes that the box
 * is folded from. Absent in free play from the stock house and in games from before there were campaigns.
 */
import type { CardId, ExplorerId, FamilyId, TileId } from '../ids.ts'

/** Everything that can happen to a box; a piece is a card or a tile. Each names its cause: the address of the ops, or the rule. */
export type Change = { cause: string } & (
  | { kind: 'entered'; line: string; value: string }
  | { kind: 'counted'; line: string; by: number }
  | { kind: 'stuck'; tile: TileId; sticker: string; family?: FamilyId }
  | { kind: 'ticked'; card: CardId }
  | { kind: 'made-heirloom'; card: CardId; family: FamilyId; name: string }
  | { kind: 'named'; what: string; name: string }
  | { kind: 'added'; piece: string }
  | { kind: 'destroyed'; piece: string }
  | { kind: 'entombed'; piece: string }
  | { kind: 'released'; piece: string }
  | { kind: 'opened'; door: string }
  | { kind: 'read'; entry: number }
  | { kind: 'turned'; card: number }
  | { kind: 'sat-down'; family: FamilyId; name: string; age: number; year: number; again: boolean }
  | { kind: 'recorded'; family: FamilyId; died: boolean; traitor: boolean; betrayed: boolean }
  | { kind: 'noted'; family: FamilyId | null; text: string }
  | { kind: 'ended'; haunt: number; winner: string; entry: number | null }
)

export type ChangeKind = Change['kind']
export const CHANGE_KINDS = [
  'entered',
  'counted',
  'stuck',
  'ticked',
  'made-heirloom',
  'named',
  'added',
  'destroyed',
  'entombed',
  'released',
  'opened',
  'read',
  'turned',
  'sat-down',
  'recorded',
  'noted',
  'ended',
] as const satisfies readonly ChangeKind[]

/** A vote whose result lasts for the game; while it is hidden only the engine knows. */
export interface Poll {
  value: string
  among: string[]
  shown: boolean
}

/** The last member of a family in the records, and whether they lived. */
export interface Forebear {
  name: string
  age: number
  year: number
  died: boolean
}

export interface Legacy {
  /** The number of the next Legacy card. */
  deck: number
  ledger: Record<string, string | number>
  doors: string[]
  /** Legacy cards that lie face up, and what has been done with them. */
  kept: number[]
  polls: Record<string, Poll>
  /** Who brought off which action of the haunt, in order. */
  deeds: Record<string, ExplorerId[]>
  /** The last members, for who comes next; by family. */
  forebears: Record<FamilyId, Forebear>
  /** Families that get the offer for those who were away (L-CAMP-22). */
  offers: FamilyId[]
  /** Tiles with a ghost for this game alone. */
  visiting?: TileId[]
  /** Append-only; its elements are never changed, so that a copy of the list is enough. */
  changes: Change[]
}
