/** Laying, moving and burying tiles of the house (L-DISC-19..22, L-AMB-31, L-AMB-41, L-ACT-16). */
import type { TileId } from '../ids.ts'
import { happen, type Play } from '../play.ts'
import {
  cellBeyond,
  fitsAt,
  isOpenDoorway,
  landingOf,
  liftTile,
  openDoorways,
  PASSAGE,
  placeTile,
  sideIndex,
  tileOf,
} from '../state/house.ts'
import type { PlacedTile } from '../state/state.ts'
import { buryCard, markOf } from './cards.ts'
import { carryOff } from './move.ts'

/** Nobody and nothing on it, one way in, and not laid out at the start. */
function isLooseLeaf(play: Play, tile: PlacedTile): boolean {
  const { state, catalog } = play
  if (catalog.tiles[tile.id]!.start || tile.tokens.length + tile.objects.length + tile.pile.length > 0)
    return false
  if (tile.next.filter(Boolean).length !== 1) return false
  return (
    ![...state.explorers, ...state.monsters].some((who) => who.tile === tile.id) &&
    !state.ongoing.some(({ tile: id }) => id === tile.id)
  )
}

/**
 * L-AMB-31 (2): turns or moves one dead-end tile so that a doorway besides the one in use is open, taking
 * the tile laid last that will do.
 */
export function rearrange(play: Play, origin: PlacedTile, side: number): boolean {
  const { state } = play
  const { region } = origin
  for (const leaf of state.house
    .filter((tile) => tile.region === region && isLooseLeaf(play, tile))
    .reverse()) {
    const before = { ...leaf }
    const lay = (x: number, y: number, turned: number) => {
      placeTile(play, leaf.id, region, x, y, turned).ghosts = before.ghosts
    }
    const order = state.house.map((tile) => tile.id)
    const keepOrder = () => state.house.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    liftTile(state, leaf.id)
    for (const doorway of openDoorways(state, region)) {
      const from = tileOf(state, doorway.tile)
      const to = sideIndex(doorway.side)
      const cell = cellBeyond(from, to)
      for (const fit of fitsAt(play, leaf.id, from, to, true)) {
        lay(cell.x, cell.y, fit.turned)
        if (isOpenDoorway(state, origin, side) && openDoorways(state, region).length > 1) {
          keepOrder()
          happen(play, { kind: 'tile-moved', rules: ['L-DISC-21', 'L-AMB-31'], tile: leaf.id })
          return true
        }
        liftTile(state, leaf.id)
      }
    }
    lay(before.x, before.y, before.turned)
    keepOrder()
  }
  return false
}

/**
 * L-ACT-16, L-AMB-41: its pile is buried; people, monsters, Objects and tokens go to the landing. L-MOVE-15: a
 * passage sticker stays on the tile.
 */
export function buryTile(play: Play, id: TileId): void {
  const { state } = play
  const landing = tileOf(state, landingOf(play, tileOf(state, id).region))
  for (const who of [...state.explorers, ...state.monsters]) {
    if (who.tile !== id) continue
    who.tile = landing.id
    carryOff(play, who.id) // L-AMB-35, L-AMB-36
  }
  for (const ongoing of state.ongoing) if (ongoing.tile === id) ongoing.tile = landing.id
  const tile = liftTile(state, id)
  landing.objects.push(...tile.objects)
  landing.tokens.push(...tile.tokens.filter((token) => token !== PASSAGE))
  if (tile.tokens.includes(PASSAGE)) markOf(state, id).passage = true
  for (const card of tile.pile) buryCard(play, card)
  state.stack.push(id)
  state.exhausted = state.exhausted.filter((region) => !play.catalog.tiles[id]!.regions.includes(region))
  happen(play, { kind: 'tile-buried', rules: ['L-CORE-13', 'L-AMB-41'], tile: id })
}
