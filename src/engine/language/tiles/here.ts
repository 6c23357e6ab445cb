/** The tile I am on. */
import { tileIdOf } from '../../state/characters.ts'
import type { TilesWord } from '../word.ts'

declare module '../words.ts' {
  interface TilesWords {
    here: 'here'
  }
}

export const here: TilesWord<'here'> = {
  means: 'where I am',
  find: () => (play, _tiles, scope) => [tileIdOf(play.state, scope.me)],
  tile: (_tiles, say) => `${say.mine.possessive} tile`,
  at: () => 'here',
  region: (_tiles, say) => `${say.mine.possessive} region`,
  place: 'somebody',
}
