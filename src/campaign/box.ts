/**
 * One group's campaign as a value: what is in play, what has been stuck, written, opened and read. A box is folded from
 * changes and from nothing else: `changes.reduce(apply, newBox(…))`.
 */
import { rulesetOf } from '../engine/game.ts'
import type { CardId, FamilyId, RulesetId, TileId } from '../engine/ids.ts'
import type { Catalog } from '../engine/language/defs.ts'
import type { Change } from '../engine/state/legacy.ts'
import type { Mark } from '../engine/state/state.ts'

/** A row of a family record (L-FAM-02, L-FAM-03). */
export interface Member {
  /** The game they came to, from 0. */
  sitting: number
  year: number
  name: string
  age: number
  /** They came to the game before as well. */
  again: boolean
  died: boolean
  traitor: boolean
  fate: string | null
}

export interface FamilyRecord {
  surname: string | null
  heirloomsLeft: number
  betrayals: number
  members: Member[]
}

export interface Ending {
  sitting: number
  haunt: number
  winner: string
  entry: number | null
}

export interface Box {
  format: 1
  edition: RulesetId
  seed: string
  /** Games finished; also the number of the chapter that comes next. */
  sitting: number
  /** The number of the next Legacy card. */
  deck: number
  inPlay: string[]
  tomb: string[]
  gone: string[]
  marks: Record<CardId | TileId, Mark>
  doors: string[]
  ledger: Record<string, string | number>
  read: number[]
  families: Record<FamilyId, FamilyRecord>
  history: { sitting: number; text: string }[]
  endings: Ending[]
}

/** L-PREP-01..05, L-COMP-01..06: nothing opened, nothing written, and what the first chapter says is in play. */
export function newBox(catalog: Catalog, seed: string): Box {
  const first = catalog.chapters[0]
  if (!first) throw new Error('This edition has no campaign')
  const starts = Object.values(catalog.tiles).flatMap(({ id, start }) => (start ? [id] : []))
  const { perFamily } = rulesetOf(catalog.edition).heirlooms
  const record = (): FamilyRecord => ({ surname: null, heirloomsLeft: perFamily, betrayals: 0, members: [] })
  return {
    format: 1,
    edition: catalog.edition,
    seed,
    sitting: 0,
    deck: Math.min(...first.cards.map(({ card }) => card), 105),
    inPlay: [...starts, ...first.tiles, ...first.items, ...first.events, ...first.omens],
    tomb: [],
    gone: [],
    marks: {},
    doors: [],
    ledger: {},
    read: [],
    families: Object.fromEntries(Object.keys(catalog.families).map((id) => [id, record()])),
    history: [],
    endings: [],
  }
}

/** The box after one change; the one given stays as it was. */
export function apply(box: Box, change: Change): Box {
  const next = structuredClone(box)
  carryOut(next, change)
  return next
}

/** The same for many, with one copy. */
export function applyAll(box: Box, changes: readonly Change[]): Box {
  const next = structuredClone(box)
  for (const change of changes) carryOut(next, change)
  return next
}

function carryOut(box: Box, change: Change): void {
  switch (change.kind) {
    case 'entered':
      box.ledger[change.line] = change.value
      return
    case 'counted': {
      const before = box.ledger[change.line]
      box.ledger[change.line] = (typeof before === 'number' ? before : 0) + change.by
      return
    }
    case 'stuck':
      return stick(markIn(box, change.tile), change)
    case 'ticked':
      markIn(box, change.card).ticks++
      return
    case 'made-heirloom':
      Object.assign(markIn(box, change.card), { heirloom: change.family, name: change.name })
      box.families[change.family]!.heirloomsLeft--
      return
    case 'named':
      if (box.families[change.what]) box.families[change.what]!.surname = change.name
      else markIn(box, change.what).name = change.name
      return
    case 'added':
      put(box.inPlay, change.piece)
      return
    case 'destroyed':
      take(box.inPlay, change.piece)
      put(box.gone, change.piece)
      return
    case 'entombed':
      take(box.inPlay, change.piece)
      put(box.tomb, change.piece)
      return
    case 'released':
      take(box.tomb, change.piece)
      put(box.inPlay, change.piece)
      return
    case 'opened':
      put(box.doors, change.door)
      return
    case 'read':
      box.read.push(change.entry)
      return
    case 'turned':
      box.deck = change.card + 1
      return
    default:
      return write(box, change)
  }
}

/** What only the records keep. */
function write(box: Box, change: Change): void {
  const { sitting } = box
  switch (change.kind) {
    case 'sat-down': {
      const { name, age, year, again } = change
      const row = { sitting, year, name, age, again, died: false, traitor: false, fate: null }
      box.families[change.family]!.members.push(row)
      return
    }
    case 'recorded': {
      const { died, traitor } = change
      const record = box.families[change.family]!
      Object.assign(record.members.at(-1) ?? {}, { died, traitor })
      if (change.betrayed) record.betrayals++
      return
    }
    case 'noted': {
      const member = change.family === null ? undefined : box.families[change.family]?.members.at(-1)
      if (member) member.fate = change.text
      else box.history.push({ sitting, text: change.text })
      return
    }
    case 'ended': {
      const { haunt, winner, entry } = change
      box.endings.push({ sitting, haunt, winner, entry })
      box.sitting++
      return
    }
    default:
  }
}

function stick(mark: Mark, { sticker, family }: Extract<Change, { kind: 'stuck' }>): void {
  if (sticker === 'ghost') mark.ghosts = (mark.ghosts ?? 0) + 1
  else if (sticker === 'passage') mark.passage = true
  else if (sticker === 'crest') mark.crests = [...(mark.crests ?? []), family!]
  else mark.stickers = [...(mark.stickers ?? []), sticker]
}

function markIn(box: Box, id: string): Mark {
  box.marks[id] ??= { ticks: 0, heirloom: null, name: null }
  return box.marks[id]
}

function put(list: string[], id: string): void {
  if (!list.includes(id)) list.push(id)
}

function take(list: string[], id: string): void {
  const at = list.indexOf(id)
  if (at >= 0) list.splice(at, 1)
}
