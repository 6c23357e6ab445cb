/** What the engine looks up often, worked out once per catalog: op lists by address, links both ways. */
import type { TileId } from '../ids.ts'
import { SIDES } from '../ids.ts'
import type { ActionDef, Catalog, MonsterDef, OpList, ReactionDef, TileDef } from './defs.ts'

export interface CatalogIndex {
  lists: Map<string, OpList>
  /** Actions and reactions by address, `item:bells/actions/0`. */
  actions: Map<string, ActionDef>
  reactions: Map<string, ReactionDef>
  links: Map<TileId, TileId[]>
  /** Doorways and blocked sides of each tile as it is printed, as bits. */
  doors: Map<TileId, number>
  blocked: Map<TileId, number>
  monsters: Map<string, MonsterDef>
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
    actions: new Map(),
    reactions: new Map(),
    links: new Map(),
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
    addParts(index, `tile:${tile.id}`, tile)
  }
  for (const card of Object.values(catalog.cards)) addParts(index, `${card.kind}:${card.id}`, card)
  for (const haunt of Object.values(catalog.haunts)) {
    addParts(index, `haunt:${haunt.number}`, haunt)
    for (const monster of haunt.monsters) {
      index.monsters.set(`${haunt.number}/${monster.id}`, monster)
      addParts(index, `haunt:${haunt.number}/monsters/${monster.id}`, monster)
    }
  }
  collect(index.lists, catalog)
  return index
}

function link(links: Map<TileId, TileId[]>, from: TileId, to: TileId): void {
  const known = links.get(from) ?? []
  if (!known.includes(to)) known.push(to)
  links.set(from, known)
}

function addParts(
  index: CatalogIndex,
  at: string,
  def: { actions?: ActionDef[]; reactions?: ReactionDef[] },
): void {
  def.actions?.forEach((action, n) => {
    index.actions.set(`${at}/actions/${n}`, action)
  })
  def.reactions?.forEach((reaction, n) => {
    index.reactions.set(`${at}/reactions/${n}`, reaction)
  })
}

/** Every op list knows its own address; find them wherever they are. */
function collect(lists: Map<string, OpList>, part: unknown): void {
  if (typeof part !== 'object' || part === null) return
  if (isOpList(part)) lists.set(part.ref, part)
  for (const inner of Object.values(part)) collect(lists, inner)
}

const isOpList = (part: object): part is OpList => 'ref' in part && 'ops' in part && Array.isArray(part.ops)
