/** What the engine looks up often, worked out once per catalog: op lists by address, links both ways. */
import { addresses, homesOf, parseAddress } from '../addresses.ts'
import type { TileId } from '../ids.ts'
import { SIDES } from '../ids.ts'
import { keys } from '../keys.ts'
import type {
  ActionDef,
  Band,
  Catalog,
  MonsterDef,
  OpList,
  Passive,
  Question,
  ReactionDef,
  TileDef,
  Trigger,
} from './defs.ts'

export interface CatalogIndex {
  lists: Map<string, OpList>
  /** The lines of results, by the address of what the result does. */
  lines: Map<string, string>
  /** Actions and reactions by address, `item:bells/actions/0`; printed actions by the address of their card, tile or haunt. */
  actions: Map<string, ActionDef>
  printed: Map<string, PrintedAction[]>
  reactions: Map<string, ReactionDef>
  /** What any tile or card answers and reacts to, and what each haunt with its monsters does. */
  passives: PassiveIndex
  ofHaunt: Map<number, PassiveIndex>
  /** What doors, stickers and kept Legacy cards do in games of a campaign. */
  ofBox: PassiveIndex
  links: Map<TileId, TileId[]>
  /** Links for monsters alone. */
  monsterLinks: Map<TileId, TileId[]>
  /** Doorways and blocked sides of each tile as it is printed, as bits. */
  doors: Map<TileId, number>
  blocked: Map<TileId, number>
  /** By the address of their box. */
  monsters: Map<string, MonsterDef>
}

/** Passives by question, with the tiles, cards or monsters that have them, and the triggers with reactions. */
export interface PassiveIndex {
  answers: Map<Question, Set<string>>
  triggers: Set<Trigger>
}

export interface PrintedAction {
  at: string
  def: ActionDef
  /** How it is called in a choice key, alone and after its word. */
  slug: string
  key: string
}

const indexes = new WeakMap<Catalog, CatalogIndex>()

export function indexOf(catalog: Catalog): CatalogIndex {
  let index = indexes.get(catalog)
  if (!index) {
    index = build(catalog)
    indexes.set(catalog, index)
  }
  return index
}

function build(catalog: Catalog): CatalogIndex {
  const index: CatalogIndex = {
    lists: new Map(),
    lines: new Map(),
    actions: new Map(),
    printed: new Map(),
    reactions: new Map(),
    passives: silent(),
    ofHaunt: new Map(),
    ofBox: silent(),
    links: new Map(),
    monsterLinks: new Map(),
    doors: new Map(),
    blocked: new Map(),
    monsters: new Map(),
  }
  const bits = (sides: TileDef['doors']) => sides.reduce((mask, side) => mask | (1 << SIDES.indexOf(side)), 0)
  for (const tile of Object.values(catalog.tiles)) {
    index.doors.set(tile.id, bits(tile.doors))
    index.blocked.set(tile.id, bits(tile.blocked))
    for (const other of tile.links) {
      link(index.links, tile.id, other)
      link(index.links, other, tile.id)
    }
    for (const other of tile.monsterLinks ?? []) {
      link(index.monsterLinks, tile.id, other)
      link(index.monsterLinks, other, tile.id)
    }
  }
  for (const { home, def, haunt } of homesOf(catalog)) {
    const isOfBox = isKindOf(home, 'door') || isKindOf(home, 'sticker')
    const passives = haunt ? silent() : isOfBox ? index.ofBox : index.passives
    if (haunt) index.ofHaunt.set(haunt.number, passives)
    addParts(index, home, def, passives)
    for (const monster of haunt?.monsters ?? []) {
      const box = addresses.monsterBox(haunt!.number, monster.id)
      index.monsters.set(box, monster)
      addParts(index, box, monster, passives)
    }
  }
  for (const { number, cards } of Object.values(catalog.chapters))
    for (const { card, keep } of cards) {
      if (!keep) continue
      index.reactions.set(addresses.reaction(addresses.chapter(number), card), keep)
      index.ofBox.triggers.add(keep.on)
    }
  collect(index, catalog)
  return index
}

const isKindOf = (home: string, kind: string): boolean => home.startsWith(`${kind}:`)

const silent = (): PassiveIndex => ({ answers: new Map(), triggers: new Set() })

function link(links: Map<TileId, TileId[]>, from: TileId, to: TileId): void {
  const known = links.get(from) ?? []
  if (!known.includes(to)) known.push(to)
  links.set(from, known)
}

function addParts(
  index: CatalogIndex,
  at: string,
  def: { actions?: ActionDef[]; reactions?: ReactionDef[]; passives: Passive[] },
  passives: PassiveIndex,
): void {
  const { id, monster } = parseAddress(at)!
  for (const { ask } of def.passives)
    passives.answers.set(ask, (passives.answers.get(ask) ?? new Set()).add(monster ?? id))
  const printed = (def.actions ?? []).map((action, n) => {
    const slug = slugOf(action, at)
    return { at: addresses.action(at, n), def: action, slug, key: keys.act(action.word, slug) }
  })
  index.printed.set(at, printed)
  for (const action of printed) index.actions.set(action.at, action.def)
  def.reactions?.forEach((reaction, n) => {
    index.reactions.set(addresses.reaction(at, n), reaction)
    passives.triggers.add(reaction.on)
  })
}

/** By its own name, or by the card or tile it is printed on. */
const slugOf = (action: ActionDef, at: string): string =>
  action.name
    ? action.name
        .toLowerCase()
        .replace(/['’]/g, '')
        .replace(/[^a-z0-9]+/g, '-')
    : parseAddress(at)!.id

/** Every op list knows its own address; find them wherever they are. */
function collect(index: CatalogIndex, part: unknown): void {
  if (typeof part !== 'object' || part === null) return
  if (isOpList(part)) index.lists.set(part.ref, part)
  if (isToldBand(part)) index.lines.set(part.do.ref, part.line)
  for (const inner of Object.values(part)) collect(index, inner)
}

const isToldBand = (part: object): part is Band & { line: string } =>
  'line' in part && 'from' in part && 'to' in part && 'do' in part

const isOpList = (part: object): part is OpList => 'ref' in part && 'ops' in part && Array.isArray(part.ops)
