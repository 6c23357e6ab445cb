/** The people whose monsters these are. */
import { findMonster } from '../../state/characters.ts'
import type { WhoWord } from '../word.ts'

declare module '../words.ts' {
  interface WhoWords {
    owner: { owner: Who }
  }
}

export const owner: WhoWord<'owner'> = {
  schema: ({ z, who }) => z.strictObject({ owner: who }).describe('whose monster somebody is'),
  find:
    ({ whoIs }) =>
    (play, { owner }, scope) => {
      const owners = whoIs(play, owner, scope).map((id) => findMonster(play.state, id)?.of)
      return play.state.explorers.flatMap(({ id }) => (owners.includes(id) ? [id] : []))
    },
  whom: ({ owner }, say) =>
    `the player ${say.subject(owner)} ${say.isPlural(owner) ? 'belong' : 'belongs'} to`,
  place: ({ owner }, of) => of.who(owner),
}
