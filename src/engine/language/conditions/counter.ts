/** A number the haunt keeps for somebody, me by default, compares so. */
import { counterOf } from '../../state/characters.ts'
import { factName } from '../facts.ts'
import { never } from '../never.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    counter: { counter: string; who?: Who } & Compare
  }
}

export const counter: ConditionWord<'counter'> = {
  schema: ({ id, who, compared }) =>
    compared({ counter: id('counter'), who: who.optional() }).describe('a counter of somebody compares so'),
  holds:
    ({ isSoOf, compares }) =>
    (play, c, scope, moment) =>
      isSoOf(play, c.who, scope, (id) =>
        compares(play, counterOf(play.state, c.counter, id), c, scope, moment),
      ),
  sentence: (c, say, yes) => {
    const who = c.who ?? 'me'
    const has = say.isPlural(who) ? 'have' : 'has'
    return `${say.subject(who)} ${has} ${say.compare(c, yes)} ${say.name(c.counter)}`
  },
  place: ({ who }, of) => of.who(who),
  wants:
    ({ gapTo, whoIs }) =>
    (play, c, scope) => {
      const [who] = c.who === undefined ? [scope.me] : whoIs(play, c.who, scope)
      if (who === undefined) return null
      const now = counterOf(play.state, c.counter, who)
      return { fact: factName.counter(c.counter), by: gapTo(play, now, c, scope) }
    },
  never: (c, { number }) =>
    never('counter', number(`counter \`${c.counter}\``, factName.counter(c.counter), c)),
}
