/** Tiles within a number of steps of somebody, or of other tiles. */
import type { TileId } from '../../ids.ts'
import { distancesFrom } from '../../state/house.ts'
import { most } from '../place.ts'
import { counted, type Say } from '../say.ts'
import type { TilesWord } from '../word.ts'
import type { TilesWords } from '../words.ts'

declare module '../words.ts' {
  interface TilesWords {
    within: { within: Value; of: Who | Tiles }
  }
}

const near = ({ within, of }: TilesWords['within'], say: Say): string => {
  const those = say.isTiles(of) ? say.tiles(of) : say.whom(of)
  return `within ${counted(say, within, `tile of ${those}`, `tiles of ${those}`)}`
}

export const within: TilesWord<'within'> = {
  schema: ({ z, value, whoOrTiles }) =>
    z
      .strictObject({ within: value, of: whoOrTiles })
      .describe('at most this many steps from people or tiles'),
  find:
    ({ spotsOf, numberOf }) =>
    (play, { within, of }, scope) => {
      const reach = numberOf(play, within, scope)
      const inReach = (from: TileId) => [...distancesFrom(play, from)].filter(([, steps]) => steps <= reach)
      return [...new Set(spotsOf(play, of, scope).flatMap((from) => inReach(from).map(([tile]) => tile)))]
    },
  tile: (tiles, say) => `a tile ${near(tiles, say)}`,
  at: near,
  place: ({ within, of: those }, of) => most(of.value(within), of.spots(those)),
}
