/** Tiles adjacent to any of these. */
import { adjacentTiles } from '../../state/house.ts'
import type { TilesWord } from '../word.ts'

declare module '../words.ts' {
  interface TilesWords {
    nextTo: { nextTo: Tiles }
  }
}

export const nextTo: TilesWord<'nextTo'> = {
  schema: ({ z, tiles }) => z.strictObject({ nextTo: tiles }).describe('tiles adjacent to any of these'),
  find:
    ({ tilesOf }) =>
    (play, { nextTo }, scope) => [
      ...new Set(tilesOf(play, nextTo, scope).flatMap((id) => adjacentTiles(play, id))),
    ],
  tile: ({ nextTo }, say) => `a tile adjacent to ${say.tiles(nextTo)}`,
  place: ({ nextTo }, of) => of.tiles(nextTo),
}
