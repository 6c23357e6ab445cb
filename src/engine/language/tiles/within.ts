/** Tiles within a number of steps of somebody. */
import { tileIdOf } from '../../state/characters.ts'
import { distancesFrom } from '../../state/house.ts'
import { counted, type Say } from '../say.ts'
import type { TilesWord } from '../word.ts'
import type { TilesWords } from '../words.ts'

declare module '../words.ts' {
  interface TilesWords {
    within: { within: Value; of: Who }
  }
}

const near = ({ within, of }: TilesWords['within'], say: Say): string =>
  `within ${counted(say, within, `tile of ${say.whom(of)}`, `tiles of ${say.whom(of)}`)}`

export const within: TilesWord<'within'> = {
  schema: ({ z, value, who }) =>
    z.strictObject({ within: value, of: who }).describe('at most so many steps from somebody'),
  find:
    ({ whoIs, numberOf }) =>
    (play, { within, of }, scope) => {
      const reach = numberOf(play, within, scope)
      return whoIs(play, of, scope).flatMap((id) =>
        [...distancesFrom(play, tileIdOf(play.state, id))]
          .filter(([, steps]) => steps <= reach)
          .map(([tile]) => tile),
      )
    },
  tile: (tiles, say) => `a tile ${near(tiles, say)}`,
  at: near,
  place: 'somebody',
}
