/** An Event's ghost clause: a ghost is here, and I am no traitor (L-REG-15, L-TRTR-08). */
import { findExplorer, tileIdOf } from '../../state/characters.ts'
import { tileOf } from '../../state/house.ts'
import { hasPower } from '../../state/sides.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    ghostClause: { ghostClause: true }
  }
}

export const ghostClause: ConditionWord<'ghostClause'> = {
  schema: ({ z }) =>
    z.strictObject({ ghostClause: z.literal(true) }).describe('a ghost is here and I am no traitor'),
  holds:
    () =>
    (play, _c, { me }) => {
      const explorer = findExplorer(play.state, me)
      const haunted = tileOf(play.state, tileIdOf(play.state, me)).ghosts > 0
      return haunted && !(explorer && hasPower(play, explorer, 'ignore-ghosts'))
    },
  sentence: (_c, _say, yes) => `${yes ? 'a' : 'no'} ghost is here`,
  place: 'somebody',
}
