/** Changing the box for good: each change is written down with its cause and told, and counts on the table at once. */
import type { CardId, FamilyId, TileId } from '../ids.ts'
import { lineOf } from '../language/lines.ts'
import { happen, type Play } from '../play.ts'
import { shuffle } from '../state/dice.ts'
import { findTile, PASSAGE } from '../state/house.ts'
import { markOf } from './cards.ts'
import { record } from './record.ts'

export function enterLine(play: Play, line: string, value: string, cause: string): void {
  const { legacy } = play.state
  if (!legacy) return
  legacy.ledger[line] = value
  record(play, { kind: 'entered', line, value, cause })
}

/** A number in the ledger never falls below 0 unless it may. */
export function countLine(play: Play, line: string, by: number, cause: string): void {
  const { legacy } = play.state
  if (!legacy || by === 0 || !lineOf(play.catalog, line)?.counts) return
  const before = legacy.ledger[line]
  legacy.ledger[line] = (typeof before === 'number' ? before : 0) + by
  record(play, { kind: 'counted', line, by, cause })
}

/** L-CAMP-08, L-CAMP-19: a card or tile joins the game and every later one. */
export function addPiece(play: Play, id: string, cause: string): void {
  const { state, catalog } = play
  if (!state.legacy || has(play, id) || state.destroyed.includes(id)) return
  const card = catalog.cards[id]
  if (card) {
    state.pieces = { ...state.pieces, cards: [...state.pieces.cards, id] }
    state.decks[card.kind].push(id)
    shuffle(state.rng, 'cards', state.decks[card.kind])
  } else {
    state.pieces = { ...state.pieces, tiles: [...state.pieces.tiles, id] }
    state.stack.push(id)
    shuffle(state.rng, 'stack', state.stack)
  }
  record(play, { kind: 'added', piece: id, cause })
}

export const has = ({ state }: Play, id: string): boolean =>
  state.pieces.tiles.includes(id) || state.pieces.cards.includes(id)

/** A box of a card is ticked if one is left; says whether that was the last. */
export function tickBox(play: Play, card: CardId, cause: string): boolean {
  const { boxes } = play.catalog.cards[card]!
  const mark = markOf(play.state, card)
  if (mark.ticks >= boxes) return false
  mark.ticks++
  happen(play, { kind: 'box-ticked', rules: ['L-EVENT-08'], card, ticks: mark.ticks, boxes })
  record(play, { kind: 'ticked', card, cause })
  return mark.ticks === boxes
}

export interface Sticker {
  /** `ghost`, `passage`, `crest`, or the id of a sticker with a text. */
  sticker: string
  family?: FamilyId
}

/**
 * A sticker goes on the tile that is named; else where the haunt ended, unless that is a starting tile; else on the
 * tile that the ledger keeps for it; else nowhere. A full tile takes no further ghost.
 */
export function putSticker(play: Play, tile: TileId, what: Sticker, cause: string): TileId | null {
  const { state, catalog } = play
  if (!state.legacy) return null
  const isOfHouse = (id: string) => state.pieces.tiles.includes(id) && !state.destroyed.includes(id)
  if (isOfHouse(tile) && what.sticker === 'ghost' && isFull(play, tile)) return null
  const where = state.turn.who && state.haunt ? lastTile(play) : null
  const places = [
    tile,
    ...(where && !catalog.tiles[where]!.start ? [where] : []),
    ...(catalog.ledger?.rest ? [catalog.ledger.rest] : []),
  ]
  const found = places.find((id) => isOfHouse(id) && takes(play, id, what))
  if (found === undefined) return null
  apply(play, found, what)
  record(play, {
    kind: 'stuck',
    tile: found,
    sticker: what.sticker,
    ...(what.family && { family: what.family }),
    cause,
  })
  return found
}

/** Where the last turn was under way when the haunt ended. */
const lastTile = ({ state }: Play): TileId | null =>
  state.explorers.find(({ id }) => id === state.turn.who)?.tile ??
  state.monsters.find(({ id }) => id === state.turn.who)?.tile ??
  null

export function isFull({ catalog, state }: Play, tile: TileId): boolean {
  const { circles, filled } = catalog.tiles[tile]!.ghosts
  return filled + (state.marks[tile]?.ghosts ?? 0) >= circles
}

function takes(play: Play, tile: TileId, { sticker }: Sticker): boolean {
  const mark = play.state.marks[tile]
  if (sticker === 'ghost') return !isFull(play, tile)
  if (sticker === 'passage') return !mark?.passage && !play.catalog.tiles[tile]!.passage
  return sticker === 'crest' || !mark?.stickers?.includes(sticker)
}

/** A ghost for this game alone, found or not: it fills a circle and leaves before the ending is read. */
export function visit(play: Play, tiles: readonly TileId[]): void {
  const { legacy, pieces } = play.state
  if (!legacy) return
  for (const tile of tiles) {
    if (!pieces.tiles.includes(tile) || isFull(play, tile)) continue
    apply(play, tile, { sticker: 'ghost' })
    legacy.visiting = [...(legacy.visiting ?? []), tile]
    happen(play, { kind: 'ghost-visits', rules: ['L-CORE-15'], tile })
  }
}

export function endVisits({ state }: Play): void {
  for (const tile of state.legacy?.visiting ?? []) {
    state.marks[tile]!.ghosts!--
    const placed = findTile(state, tile)
    if (placed) placed.ghosts = Math.max(0, placed.ghosts - 1)
  }
  delete state.legacy?.visiting
}

/** What lies on the table already shows it at once; a tile that is not found yet waits. */
function apply(play: Play, id: TileId, { sticker, family }: Sticker): void {
  const mark = markOf(play.state, id)
  const placed = findTile(play.state, id)
  if (sticker === 'ghost') {
    mark.ghosts = (mark.ghosts ?? 0) + 1
    if (placed) placed.ghosts++
  } else if (sticker === 'passage') {
    mark.passage = true
    if (placed && !placed.tokens.includes(PASSAGE)) placed.tokens.push(PASSAGE)
  } else if (sticker === 'crest') mark.crests = [...(mark.crests ?? []), family!]
  else mark.stickers = [...(mark.stickers ?? []), sticker]
}

/** L-OMEN-01: a name changes nothing in play. */
export function nameCard(play: Play, card: CardId, name: string, cause: string): void {
  const mark = markOf(play.state, card)
  if (mark.name !== null) return
  mark.name = name
  record(play, { kind: 'named', what: card, name, cause })
}
