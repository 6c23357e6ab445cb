/** Of some tiles all that are farthest from somebody or from other tiles by moves, or nearest; the op picks among them. */
import type { TileId } from '../../ids.ts'
import type { Play } from '../../play.ts'
import { stepsFrom } from '../../state/house.ts'
import { most, type PlaceOf } from '../place.ts'
import type { Say } from '../say.ts'
import type { TilesWord } from '../word.ts'
import type { Tiles, Who } from '../words.ts'

declare module '../words.ts' {
  interface TilesWords {
    farthest: { farthest: Tiles; from: Who | Tiles }
    nearest: { nearest: Tiles; to: Who | Tiles }
  }
}

/** Those with the most steps, or the fewest, from the nearest of these. */
function atDistance(
  play: Play,
  tiles: TileId[],
  from: TileId[],
  extreme: (...steps: number[]) => number,
): TileId[] {
  const steps = stepsFrom(play, from)
  const wanted = extreme(...tiles.map(steps))
  return tiles.filter((tile) => steps(tile) === wanted)
}

const those = (what: Who | Tiles, say: Say): string =>
  say.isTiles(what) ? say.tiles(what) : say.several(what)

const placed = (tiles: Tiles, what: Who | Tiles, of: PlaceOf) => most(of.tiles(tiles), of.spots(what))

export const farthest: TilesWord<'farthest'> = {
  schema: ({ z, tiles, whoOrTiles }) =>
    z
      .strictObject({ farthest: tiles, from: whoOrTiles })
      .describe('of these, all that are farthest from people or tiles by moves; the op picks among them'),
  find:
    ({ tilesOf, spotsOf }) =>
    (play, { farthest, from }, scope) =>
      atDistance(play, tilesOf(play, farthest, scope), spotsOf(play, from, scope), Math.max),
  many: ({ farthest, from }, say) => `${say.many(farthest)} farthest from ${those(from, say)}`,
  tile: ({ farthest, from }, say) => `${say.which(farthest)} farthest from ${those(from, say)}`,
  place: ({ farthest, from }, of) => placed(farthest, from, of),
}

export const nearest: TilesWord<'nearest'> = {
  schema: ({ z, tiles, whoOrTiles }) =>
    z
      .strictObject({ nearest: tiles, to: whoOrTiles })
      .describe('of these, all that are nearest to people or tiles by moves; the op picks among them'),
  find:
    ({ tilesOf, spotsOf }) =>
    (play, { nearest, to }, scope) =>
      atDistance(play, tilesOf(play, nearest, scope), spotsOf(play, to, scope), Math.min),
  many: ({ nearest, to }, say) => `${say.many(nearest)} nearest to ${those(to, say)}`,
  tile: ({ nearest, to }, say) => `${say.which(nearest)} nearest to ${those(to, say)}`,
  place: ({ nearest, to }, of) => placed(nearest, to, of),
}
