/** The roll being made: the word of its action, its trait, or what called for it. */
import { type ActionWord, TRAITS, type Trait } from '../../ids.ts'
import { an } from '../say.ts'
import { TRAIT_NAMES, wordName } from '../vocabulary.ts'
import type { ConditionWord } from '../word.ts'
import { ROLL_FOR } from '../words.ts'

declare module '../words.ts' {
  interface ConditionWords {
    rolling: { rolling: { word?: ActionWord; trait?: Trait; for?: RollFor } }
  }
}

export const rolling: ConditionWord<'rolling'> = {
  schema: ({ z, id }) =>
    z
      .strictObject({
        rolling: z.strictObject({
          word: id('word').optional(),
          trait: z.enum(TRAITS).optional(),
          for: z.enum(ROLL_FOR).optional(),
        }),
      })
      .describe('the roll being made is for this action word, of this trait, for this'),
  holds:
    () =>
    (_play, { rolling }, _scope, moment) => {
      const roll = moment?.roll
      if (!roll) return false
      const { word, trait, for: cause } = rolling
      return (
        (!word || roll.word === word) && (!trait || roll.trait === trait) && (!cause || roll.for === cause)
      )
    },
  sentence: ({ rolling: { word, trait, for: cause } }, say, yes) => {
    const what = [word ? wordName(word) : '', trait ? TRAIT_NAMES[trait] : ''].filter(Boolean).join(' ')
    const why = cause ? ` for ${an(cause === 'event' ? 'Event' : cause.replace('-', ' '))}` : ''
    const make = say.isPlural('me') ? 'make' : 'makes'
    return `${yes ? '' : 'not '}${say.subject('me')} ${make} ${an(`${what ? `${what} ` : ''}roll`)}${why}`
  },
  place: 'none',
}
