/** How many ghosts there are on some tiles. */
import { tileIdOf } from '../../state/characters.ts'
import { tileOf } from '../../state/house.ts'
import type { ValueWord } from '../word.ts'

declare module '../words.ts' {
  interface ValueWords {
    ghosts: { ghosts: Tiles }
  }
}

export const ghosts: ValueWord<'ghosts'> = {
  schema: ({ z, tiles }) => z.strictObject({ ghosts: tiles }).describe('ghosts on these tiles'),
  number:
    ({ tilesOf }) =>
    (play, { ghosts }, scope) => {
      const { state } = play
      if (ghosts === 'here') return tileOf(state, tileIdOf(state, scope.me)).ghosts
      return tilesOf(play, ghosts, scope).reduce((sum, id) => sum + tileOf(state, id).ghosts, 0)
    },
  sentence: ({ ghosts }, say) => `the number of ghosts ${say.at(ghosts)}`,
  each: ({ ghosts }, say) => `ghost ${say.at(ghosts)}`,
  compared: ({ ghosts }, say, comparison, yes) => {
    const some = say.someOrNone(comparison)
    if (some !== null) return `${some === yes ? 'a' : 'no'} ghost is ${say.at(ghosts)}`
    return `there are ${say.compare(comparison, yes)} ghosts ${say.at(ghosts)}`
  },
  place: ({ ghosts }, of) => of.tiles(ghosts),
}
