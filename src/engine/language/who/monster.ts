/** The monsters of a kind. */
import { factName } from '../facts.ts'
import { never } from '../never.ts'
import type { WhoWord } from '../word.ts'

declare module '../words.ts' {
  interface WhoWords {
    monster: { monster: string }
  }
}

export const monster: WhoWord<'monster'> = {
  schema: ({ z, id }) =>
    z.strictObject({ monster: id('monster', 'finds') }).describe('the monsters of this kind'),
  find:
    () =>
    ({ state }, { monster }) =>
      state.monsters.filter(({ kind }) => kind === monster).map(({ id }) => id),
  whom: ({ monster }, say) => say.monster(monster, 'each'),
  one: ({ monster }, say) => say.monster(monster, 'a'),
  many: ({ monster }, say) => `${say.name(monster)} monsters`,
  place: 'none',
  never: ({ monster }, { brings }) =>
    brings(factName.monster(monster)) ? null : never('monster', `no op spawns the monster \`${monster}\``),
}
