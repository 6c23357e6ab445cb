/** Tiles where somebody is. */
import { tileIdOf } from '../../state/characters.ts'
import type { TilesWord } from '../word.ts'

declare module '../words.ts' {
  interface TilesWords {
    of: { of: Who }
  }
}

export const of: TilesWord<'of'> = {
  schema: ({ z, who }) => z.strictObject({ of: who }).describe('where these are'),
  find:
    ({ whoIs }) =>
    (play, { of }, scope) =>
      whoIs(play, of, scope).map((id) => tileIdOf(play.state, id)),
  tile: ({ of }, say) => {
    return `${say.whose(of)} tile`
  },
  at: ({ of }, say) => {
    const own = say.possessive(of)
    return own ? `on ${own} tile` : `on the same tile as ${say.whom(of)}`
  },
  region: ({ of }, say) => {
    return `${say.whose(of)} region`
  },
  place: 'somebody',
  whose: ({ of }) => of,
}
