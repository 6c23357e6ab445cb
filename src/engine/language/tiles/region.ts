/** All tiles of the region I am in. */
import { tileIdOf } from '../../state/characters.ts'
import { tileOf } from '../../state/house.ts'
import type { TilesWord } from '../word.ts'

declare module '../words.ts' {
  interface TilesWords {
    region: 'region'
  }
}

export const region: TilesWord<'region'> = {
  means: 'the tiles of my region',
  find:
    () =>
    ({ state }, _tiles, scope) => {
      const mine = tileOf(state, tileIdOf(state, scope.me)).region
      return state.house.filter(({ region }) => region === mine).map(({ id }) => id)
    },
  wouldHave:
    () =>
    ({ state }, region, _tiles, scope) =>
      tileOf(state, tileIdOf(state, scope.me)).region === region,
  tile: (_tiles, say) => `a tile of ${say.mine.possessive} region`,
  at: (_tiles, say) => `in ${say.mine.possessive} region`,
  except: (_tiles, say) => ` outside ${say.mine.possessive} region`,
  place: 'somebody',
}
