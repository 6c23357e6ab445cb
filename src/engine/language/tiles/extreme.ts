/** Of some tiles all that are farthest from somebody by moves, or nearest; the op picks among them. */
import type { CharacterId, TileId } from '../../ids.ts'
import type { Play } from '../../play.ts'
import { stepsFrom } from '../../state/house.ts'
import type { TilesWord } from '../word.ts'

declare module '../words.ts' {
  interface TilesWords {
    farthest: { farthest: Tiles; from: Who }
    nearest: { nearest: Tiles; to: Who }
  }
}

/** Those with the most steps, or the fewest, from the nearest of somebody. */
function atDistance(
  play: Play,
  tiles: TileId[],
  from: CharacterId[],
  extreme: (...steps: number[]) => number,
): TileId[] {
  const steps = stepsFrom(play, from)
  const wanted = extreme(...tiles.map(steps))
  return tiles.filter((tile) => steps(tile) === wanted)
}

export const farthest: TilesWord<'farthest'> = {
  schema: ({ z, tiles, who }) =>
    z
      .strictObject({ farthest: tiles, from: who })
      .describe('of these, all that are farthest from somebody by moves; the op picks among them'),
  find:
    ({ tilesOf, whoIs }) =>
    (play, { farthest, from }, scope) =>
      atDistance(play, tilesOf(play, farthest, scope), whoIs(play, from, scope), Math.max),
  tile: ({ farthest, from }, say) => `${say.which(farthest)} farthest from ${say.several(from)}`,
  place: 'somebody',
}

export const nearest: TilesWord<'nearest'> = {
  schema: ({ z, tiles, who }) =>
    z
      .strictObject({ nearest: tiles, to: who })
      .describe('of these, all that are nearest to somebody by moves; the op picks among them'),
  find:
    ({ tilesOf, whoIs }) =>
    (play, { nearest, to }, scope) =>
      atDistance(play, tilesOf(play, nearest, scope), whoIs(play, to, scope), Math.min),
  tile: ({ nearest, to }, say) => `${say.which(nearest)} nearest to ${say.several(to)}`,
  place: 'somebody',
}
