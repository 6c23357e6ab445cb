/** Which haunt an Omen brings: by the chart or by the scenario (L-FREE-10, E1-REVEAL-01, E1-OPT-01, E3-REVEAL-01). */
import type { CardId, ExplorerId, TileId } from '../ids.ts'
import type { Play, Procedures } from '../play.ts'
import { explorerOf, possession, tileIdOf } from '../state/characters.ts'
import { pickOne } from '../state/dice.ts'
import { distancesFrom, findTile } from '../state/house.ts'

const inPlay = (ids: string[], pieces: readonly string[]): string[] => {
  const found = ids.filter((id) => pieces.includes(id))
  return found.length > 0 ? found : ids
}

/**
 * L-FREE-10, L-AMB-59: the row of the tile where the revealer stands, the column of the Omen. Chance picks among the
 * rows and columns of pieces in play, so that a chart that grows changes no game.
 */
export const hauntFromChart: Procedures['chooseHaunt'] = (play, revealer, omen) => {
  const { state, catalog } = play
  const rows = inPlay(Object.keys(catalog.chart), state.pieces.tiles)
  if (rows.length === 0) return null
  const here = tileIdOf(state, revealer)
  const last = state.house.filter((tile) => rows.includes(tile.id)).at(-1)?.id
  return inRow(play, rows.includes(here) ? here : (last ?? pickOne(state.rng, 'haunt', rows)), omen)
}

/** The cell of a row under an Omen; without one, under any Omen in play. */
function inRow({ state, catalog }: Play, room: TileId, omen: CardId | null): number {
  const row = catalog.chart[room]!
  const number = omen ? row[omen] : undefined
  return number ?? row[pickOne(state.rng, 'haunt', inPlay(Object.keys(row), state.pieces.cards))]!
}

/** The haunt of a room of the chart that lies in the house. */
interface Cell {
  room: TileId
  haunt: number
}

/**
 * E1-REVEAL-01, E2-REVEAL-01: the row of the tile where the Omen was drawn, else that of the nearest tile with one; of
 * several equally near the revealer chooses (E1-RUL-12).
 */
export const hauntFromDrawnPlace: Procedures['chooseHaunt'] = (play, revealer, omen, room) => {
  const { state, catalog } = play
  const rows = inPlay(Object.keys(catalog.chart), state.pieces.tiles)
  if (rows.length === 0) return null
  const cells = omen ? equallyNear(play, revealer, omen) : []
  if (cells.length === 0) return inRow(play, pickOne(state.rng, 'haunt', rows), omen)
  const chosen = cells.find((cell) => cell.room === room) ?? cells[0]!
  const isOpen = room === null && cells.some(({ haunt }) => haunt !== chosen.haunt)
  return isOpen ? { among: cells.map((cell) => cell.room) } : chosen.haunt
}

/** Rooms of the chart that decide it: the nearest, or those the search for a haunt not yet played ends with. */
function equallyNear(play: Play, revealer: ExplorerId, omen: CardId): Cell[] {
  const { state } = play
  const drawn = state.omens?.findLast(({ card }) => card === omen)?.tile
  const from = drawn !== undefined && findTile(state, drawn) ? drawn : tileIdOf(state, revealer)
  const [nearest = []] = cellsOutward(play, from, omen)
  const { played = [] } = state.options
  const isNew = ({ haunt }: Cell) => !played.includes(haunt)
  if (nearest.some(isNew)) return nearest.filter(isNew)
  // E1-OPT-01, E1-OPT-02: outward from the revealer, by this Omen and then by the others the revealer holds.
  const held = explorerOf(state, revealer).cards.filter((card) => possession(play, card).kind === 'omen')
  for (const column of new Set([omen, ...held]))
    for (const cells of cellsOutward(play, tileIdOf(state, revealer), column))
      if (cells.some(isNew)) return cells.filter(isNew)
  return nearest
}

/** Cells under an Omen of all rooms found, in groups equally far away; last those to which no way leads yet. */
function cellsOutward(play: Play, from: TileId, omen: CardId): Cell[][] {
  const far = distancesFrom(play, from)
  const groups = new Map<number, Cell[]>()
  for (const { id } of play.state.house) {
    const haunt = play.catalog.chart[id]?.[omen]
    if (haunt === undefined) continue
    const steps = far.get(id) ?? Number.POSITIVE_INFINITY
    groups.set(steps, [...(groups.get(steps) ?? []), { room: id, haunt }])
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, cells]) => cells)
}

/** E3-REVEAL-01: the line of the scenario for the Omen just drawn; the tile plays no part. */
export const hauntFromScenario: Procedures['chooseHaunt'] = ({ state, catalog }, _revealer, omen) => {
  const haunts = catalog.scenarios?.[state.options.scenario ?? '']?.haunts
  if (!haunts) return null
  return (
    (omen && haunts[omen]) ||
    haunts[pickOne(state.rng, 'haunt', inPlay(Object.keys(haunts), state.pieces.cards))]!
  )
}
