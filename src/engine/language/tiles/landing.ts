/** The landing of my region, or of a region that is named. */
import { REGIONS, type Region } from '../../ids.ts'
import { tileIdOf } from '../../state/characters.ts'
import { landingOf, tileOf } from '../../state/house.ts'
import { REGION_NAMES } from '../vocabulary.ts'
import type { TilesWord } from '../word.ts'

declare module '../words.ts' {
  interface TilesWords {
    landing: 'landing' | { landing: Region }
  }
}

export const landing: TilesWord<'landing'> = {
  means: 'the landing of my region',
  schema: ({ z }) => z.strictObject({ landing: z.enum(REGIONS) }).describe('the landing of that region'),
  find: () => (play, tiles, scope) => [
    landingOf(
      play,
      tiles === 'landing' ? tileOf(play.state, tileIdOf(play.state, scope.me)).region : tiles.landing,
    ),
  ],
  tile: (tiles, say) =>
    tiles === 'landing'
      ? `the landing of ${say.mine.possessive} region`
      : `the landing of the ${REGION_NAMES[tiles.landing]}`,
  place: (tiles) => (tiles === 'landing' ? 'somebody' : 'none'),
}
