/** My family's heirloom sticker is on this card (L-ITEM-12). */
import { findExplorer } from '../../state/characters.ts'
import type { ConditionWord } from '../word.ts'

declare module '../words.ts' {
  interface ConditionWords {
    heirloom: { heirloom: true }
  }
}

export const heirloom: ConditionWord<'heirloom'> = {
  schema: ({ z }) =>
    z.strictObject({ heirloom: z.literal(true) }).describe('this card is an heirloom of my family'),
  holds:
    () =>
    ({ state }, _c, { me, card }) => {
      const family = findExplorer(state, me)?.family
      return card !== null && family !== undefined && state.marks[card]?.heirloom === family
    },
  sentence: (_c, _say, yes) => `this is${yes ? '' : ' not'} your family's heirloom`,
  place: 'none',
}
