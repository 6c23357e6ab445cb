/** The tile `target` is on. */
import { tileIdOf } from '../../state/characters.ts'
import type { TilesWord } from '../word.ts'

declare module '../words.ts' {
  interface TilesWords {
    there: 'there'
  }
}

export const there: TilesWord<'there'> = {
  means: 'where `target` is',
  find:
    ({ whoIs }) =>
    (play, _tiles, scope) =>
      whoIs(play, 'target', scope).map((id) => tileIdOf(play.state, id)),
  tile: (_tiles, say) => `${say.other.possessive} tile`,
  at: () => 'there',
  place: 'somebody',
  isTarget: true,
}
