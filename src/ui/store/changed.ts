/** The rooms in which something has just changed, to be marked on the map for a moment. */
import type { Happening } from '../../engine/happenings.ts'
import type { TileId } from '../../engine/ids.ts'

export function changedTiles(happenings: readonly Happening[]): Set<TileId> {
  const tiles = new Set<TileId>()
  for (const one of happenings) {
    if (one.kind === 'moved') tiles.add(one.to)
    else if ('tile' in one && typeof one.tile === 'string') tiles.add(one.tile)
  }
  return tiles
}
