/** Somebody, me by default, has a card, an Object or a card of a type in hand. */
import { CARD_TYPES, type CardType } from '../../ids.ts'
import { characterOf, possession } from '../../state/characters.ts'
import { factName } from '../facts.ts'
import { never } from '../never.ts'
import { an, the } from '../say.ts'
import { TYPE_NAMES } from '../vocabulary.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    carries: { carries: string; who?: Who }
  }
}

const isCardType = (name: string): name is CardType => (CARD_TYPES as readonly string[]).includes(name)

export const carries: ConditionWord<'carries'> = {
  schema: ({ z, id, who }) =>
    z
      .strictObject({ carries: id('thing-or-type'), who: who.optional() })
      .describe('somebody carries this card, Object or type of card'),
  holds:
    ({ isSoOf }) =>
    (play, { carries, who }, scope) =>
      isSoOf(play, who, scope, (id) => {
        const { cards, objects } = characterOf(play.state, id)
        if (isCardType(carries)) return cards.some((card) => possession(play, card).types.includes(carries))
        return cards.includes(carries) || objects.includes(carries)
      }),
  sentence: ({ carries, who = 'me' }, say, yes) => {
    const what = isCardType(carries)
      ? an(TYPE_NAMES[carries])
      : say.isOfMany(carries)
        ? say.name(carries)
        : the(say.name(carries))
    return `${say.verb(who, 'carry', 'carries', yes)} ${what}`
  },
  place: ({ who }, of) => of.who(who),
  wants:
    () =>
    (_play, { carries }) => ({ carry: carries, count: 1 }),
  never: ({ carries }, { isObject, brings }) =>
    isObject(carries) && !brings(factName.object(carries), factName.lies(carries))
      ? never('carries', `nothing brings out the Object \`${carries}\``)
      : null,
}
