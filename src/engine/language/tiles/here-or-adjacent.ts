/** My tile and those next to it. */
import { tileIdOf } from '../../state/characters.ts'
import { adjacentTiles } from '../../state/house.ts'
import type { TilesWord } from '../word.ts'

declare module '../words.ts' {
  interface TilesWords {
    'here-or-adjacent': 'here-or-adjacent'
  }
}

export const hereOrAdjacent: TilesWord<'here-or-adjacent'> = {
  means: 'mine and those next to it',
  find: () => (play, _tiles, scope) => {
    const here = tileIdOf(play.state, scope.me)
    return [here, ...adjacentTiles(play, here)]
  },
  tile: (_tiles, say) => `${say.mine.possessive} tile or an adjacent tile`,
  at: () => 'here or on an adjacent tile',
  place: 'somebody',
}
