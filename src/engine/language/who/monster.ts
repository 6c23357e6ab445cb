/** The monsters of a kind, or those of them that are somebody's. */
import { factName } from '../facts.ts'
import { never } from '../never.ts'
import type { Say } from '../say.ts'
import type { WhoWord } from '../word.ts'
import type { WhoWords } from '../words.ts'

declare module '../words.ts' {
  interface WhoWords {
    monster: { monster: string; of?: Who }
  }
}

/** "your Double", "a Double of the traitor". */
function owned({ monster, of }: WhoWords['monster'], say: Say, each: string): string {
  if (of === undefined) return say.monster(monster, each)
  const own = say.possessive(of)
  return own ? `${own} ${say.name(monster)}` : `${say.monster(monster, each)} of ${say.whom(of)}`
}

export const monster: WhoWord<'monster'> = {
  schema: ({ z, id, who }) =>
    z
      .strictObject({ monster: id('monster', 'finds'), of: who.optional() })
      .describe('the monsters of this kind, perhaps only those that are somebody’s'),
  find:
    ({ whoIs }) =>
    (play, { monster, of }, scope) => {
      const owners = of === undefined ? null : whoIs(play, of, scope)
      return play.state.monsters
        .filter(
          (one) => one.kind === monster && (!owners || (one.of !== undefined && owners.includes(one.of))),
        )
        .map(({ id }) => id)
    },
  whom: (who, say) => owned(who, say, 'each'),
  one: (who, say) => owned(who, say, 'a'),
  many: ({ monster, of }, say) =>
    of === undefined ? `${say.name(monster)} monsters` : `${say.name(monster)} monsters of ${say.whom(of)}`,
  place: ({ of }, places) => places.who(of),
  never: ({ monster }, { brings }) =>
    brings(factName.monster(monster)) ? null : never('monster', `no op spawns the monster \`${monster}\``),
}
