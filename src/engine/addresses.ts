/**
 * Addresses of content: the tile `tile:well`, its first action `tile:well/actions/0`, the op list
 * `item:bells#/actions/0/do`. Frames in saves, happenings and the catalog's index hold them, so their text never
 * changes. Only this module builds and parses them.
 */
import type { CardId, CardKind, FamilyId, TileId } from './ids.ts'
import type { CardDef, Catalog, DoorDef, HauntDef, StickerDef, TileDef } from './language/defs.ts'

export type Address = string

/** Definitions that have an address of their own; `monster`, `lasting` and `rule` are sources of effects only. */
export type HomeKind =
  | 'tile'
  | CardKind
  | 'haunt'
  | 'chapter'
  | 'scenario'
  | 'family'
  | 'monster'
  | 'lasting'
  | 'rule'
  | 'door'
  | 'sticker'
  | 'journal'
  | 'ledger'

export const addresses = {
  home: (kind: HomeKind, id: string | number): Address => `${kind}:${id}`,
  tile: (tile: TileId): Address => `tile:${tile}`,
  card: (kind: CardKind, card: CardId): Address => `${kind}:${card}`,
  haunt: (number: number): Address => `haunt:${number}`,
  scenario: (id: string): Address => `scenario:${id}`,
  chapter: (number: number): Address => `chapter:${number}`,
  legacyCard: (chapter: number, card: number): Address => `chapter:${chapter}/cards/${card}`,
  /** The op lists of the ledger's file. */
  ledger: 'ledger:',
  door: (door: string): Address => `door:${door}`,
  sticker: (sticker: string): Address => `sticker:${sticker}`,
  /** A numbered text of the journal, in whatever chapter it stands. */
  entry: (number: number): Address => `journal:${number}`,
  family: (family: FamilyId): Address => `family:${family}`,
  /** A kind of monster as the source of an effect, and its box on the pages of the haunt. */
  monster: (kind: string): Address => `monster:${kind}`,
  monsterBox: (haunt: number, kind: string): Address => `haunt:${haunt}/monsters/${kind}`,
  action: (home: Address, n: number): Address => `${home}/actions/${n}`,
  reaction: (home: Address, n: number): Address => `${home}/reactions/${n}`,
  goal: (haunt: number, n: number): Address => `haunt:${haunt}/goals/${n}`,
  houseTurn: (haunt: number): Address => `haunt:${haunt}/house`,
  /** An op list by its path within the file. */
  list: (home: Address, path: string): Address => `${home}#/${path}`,
} as const

/** The source of an unarmed attack. */
export const UNARMED_ATTACK: Address = 'rule:attack'

export interface ParsedAddress {
  kind: HomeKind
  /** The id of the tile or card, the kind of monster, the number of the haunt. */
  id: string
  /** The kind of monster in whose box of the haunt it stands. */
  monster: string | null
  /** The action, reaction or goal. */
  part: { list: 'actions' | 'reactions' | 'goals'; n: number } | null
  /** Steps from the definition to an op list, or to the part. */
  path: readonly string[]
}

const HOME = /^([a-z]+):([^/#]*)/
const MONSTER = /\/monsters\/([^/]+)/
const PART = /\/(actions|reactions|goals)\/(\d+)/

/** Null for text that is no address. */
export function parseAddress(at: Address): ParsedAddress | null {
  const home = HOME.exec(at)
  if (!home) return null
  const rest = at.slice(home[0].length)
  const monster = rest.startsWith('#') ? null : (MONSTER.exec(rest)?.[1] ?? null)
  const part = PART.exec(rest)
  const steps = rest.replace('#', '')
  return {
    kind: home[1] as HomeKind,
    id: home[2]!,
    monster,
    part: part && { list: part[1] as NonNullable<ParsedAddress['part']>['list'], n: Number(part[2]) },
    path: steps === '' ? [] : steps.slice(1).split('/'),
  }
}

/** The kind of definition an address belongs to: `tile` of `tile:well/actions/0`. */
export const kindAt = (at: Address): HomeKind => at.slice(0, at.indexOf(':')) as HomeKind

/** Is it a monster, its box, or a part of its box? Parses nothing: reactions ask it often. */
export const isOfMonster = (at: Address): boolean => at.startsWith('monster:') || at.includes('/monsters/')

/** The definition that an action is printed on. */
export const printedOn = (action: Address): Address => action.slice(0, action.lastIndexOf('/actions/'))

/** The action within which an op list stands; null if it stands elsewhere. */
export function actionAround(list: Address): Address | null {
  const [, home, n] = /^([^#]+)#\/actions\/(\d+)/.exec(list) ?? []
  return home === undefined ? null : addresses.action(home, Number(n))
}

/** Does the op list stand in this file, or does the inner list stand within the outer one? */
export const isListOf = (list: Address, home: Address): boolean => list.startsWith(`${home}#/`)
export const isWithin = (inner: Address, outer: Address): boolean => inner.startsWith(`${outer}/`)

/** A definition that has op lists, with its address. */
export interface Home {
  home: Address
  def: TileDef | CardDef | HauntDef | DoorDef | StickerDef
  /** Set for a haunt, which alone has tracks, tokens, Objects, monsters and secrets. */
  haunt: HauntDef | null
}

/** Every definition of a catalog that has op lists: the one list that index, checks, rulebook and verbs read. */
export function homesOf({ tiles, cards, haunts, doors = {}, stickers = {} }: Catalog): Home[] {
  return [
    ...Object.values(tiles).map((def) => ({ home: addresses.tile(def.id), def, haunt: null })),
    ...Object.values(cards).map((def) => ({ home: addresses.card(def.kind, def.id), def, haunt: null })),
    ...Object.values(doors).map((def) => ({ home: addresses.door(def.id), def, haunt: null })),
    ...Object.values(stickers).map((def) => ({ home: addresses.sticker(def.id), def, haunt: null })),
    ...Object.values(haunts).map((def) => ({ home: addresses.haunt(def.number), def, haunt: def })),
  ]
}
