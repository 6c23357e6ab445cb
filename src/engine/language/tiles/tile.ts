/** Tiles by name, as far as they are discovered. */
import type { TileId } from '../../ids.ts'
import { findTile } from '../../state/house.ts'
import { inRoomNamed, roomNamed } from '../say.ts'
import { or } from '../vocabulary.ts'
import type { TilesWord } from '../word.ts'

declare module '../words.ts' {
  interface TilesWords {
    tile: { tile: TileId | TileId[] }
  }
}

export const tile: TilesWord<'tile'> = {
  schema: ({ z, id }) =>
    z
      .strictObject({ tile: z.union([id('tile'), z.array(id('tile')).min(1)]) })
      .describe('the tiles named, where discovered'),
  find:
    () =>
    ({ state }, { tile }) =>
      [tile].flat().filter((id) => findTile(state, id)),
  has:
    () =>
    (_play, id, { tile }) =>
      tile === id || (Array.isArray(tile) && tile.includes(id)),
  tile: ({ tile }, say) => or([tile].flat().map((id) => roomNamed(say.name(id)))),
  at: ({ tile }, say) => or([tile].flat().map((id) => inRoomNamed(say.name(id)))),
  exists: ({ tile }, say, yes) => {
    const names = [tile].flat().map((id) => roomNamed(say.name(id)))
    if (names.length === 1) return `${names[0]} is${yes ? '' : ' not'} discovered`
    return `${yes ? 'any' : 'none'} of ${or(names)} is discovered`
  },
  place: 'none',
  mayBeUnfound: true,
}
