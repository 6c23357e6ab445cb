/** CARDS: cards that somebody carries, selected by their properties. */
import type { z } from 'zod'
import { CARD_TYPES, type CardId, type CardType } from '../ids.ts'
import type { Play } from '../play.ts'
import { characterOf, isMonster, possession } from '../state/characters.ts'
import type { Scope } from '../state/flow.ts'
import type { Kit } from './kit.ts'
import type { Reader } from './reader.ts'
import { type Say, the } from './say.ts'
import { KIND_NAMES, or, TYPE_NAMES } from './vocabulary.ts'
import type { Cards } from './words.ts'

declare module './words.ts' {
  interface CardsWords {
    cards: {
      cards: 'item' | 'omen' | 'any'
      of: Who
      type?: CardType
      named?: CardId[]
      heirloom?: boolean
      used?: boolean
    }
  }
}

export const isCards = (what: unknown): what is Cards =>
  typeof what === 'object' && what !== null && 'cards' in what

export const cardsSchema = ({ z, id, who }: Kit): z.ZodType<Cards> =>
  z
    .strictObject({
      cards: z.enum(['item', 'omen', 'any']),
      of: who,
      type: z.enum(CARD_TYPES).optional(),
      named: z.array(id('card')).min(1).optional(),
      heirloom: z.boolean().optional(),
      used: z.boolean().optional(),
    })
    .describe('cards in the hands of somebody that fit every field given')

/** L-ITEM-05: "Items" leaves Omens out. */
export const findCards =
  ({ whoIs }: Reader) =>
  (play: Play, want: Cards, scope: Scope): CardId[] =>
    whoIs(play, want.of, scope).flatMap((id) => {
      const who = characterOf(play.state, id)
      return who.cards.filter((card) => {
        const def = possession(play, card)
        if (want.cards !== 'any' && def.kind !== want.cards) return false
        if (want.type && !def.types.includes(want.type)) return false
        if (want.named && !want.named.includes(card)) return false
        if (want.heirloom && !play.state.marks[card]?.heirloom) return false
        return want.used === undefined || (!isMonster(who) && who.used.includes(card) === want.used)
      })
    })

/** Apart from who carries them: "used Sacred Items". */
export function heldCards({ cards, type, used, named, heirloom }: Cards, say: Say, plural = 's'): string {
  if (named) return or(named.map((id) => the(say.name(id))))
  const words = [
    used === undefined ? '' : used ? 'used' : 'unused',
    type === 'sacred' ? 'Sacred' : type ? TYPE_NAMES[type] : '',
    heirloom ? 'heirloom' : '',
    `${KIND_NAMES[cards]}${plural}`,
  ]
  return words.filter(Boolean).join(' ')
}
