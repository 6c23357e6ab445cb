/** The tiles next to mine. */
import { tileIdOf } from '../../state/characters.ts'
import { adjacentTiles } from '../../state/house.ts'
import type { TilesWord } from '../word.ts'

declare module '../words.ts' {
  interface TilesWords {
    adjacent: 'adjacent'
  }
}

export const adjacent: TilesWord<'adjacent'> = {
  means: 'the tiles next to mine',
  find: () => (play, _tiles, scope) => adjacentTiles(play, tileIdOf(play.state, scope.me)),
  tile: () => 'an adjacent tile',
  many: () => 'adjacent tiles',
  place: 'somebody',
}
