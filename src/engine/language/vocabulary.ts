/** What traits, regions and kinds of cards are called, how the parties are spoken of, how parts are listed. */
import type { CardType, Region, Trait } from '../ids.ts'

export const TRAIT_NAMES: Record<Trait, string> = {
  speed: 'Speed',
  might: 'Might',
  sanity: 'Sanity',
  knowledge: 'Knowledge',
}
export const TOKENS: Record<string, string> = {
  searched: 'Searched',
  'small-obstacle': 'small Obstacle',
  'large-obstacle': 'large Obstacle',
  'secret-passage': 'Secret Passage',
  below: 'Below',
}
export const IN_REGION: Record<Region, string> = {
  outside: 'outside',
  basement: 'in the basement',
  ground: 'on the ground floor',
  upper: 'on the upper floor',
}
export const REGION_NAMES: Record<Region, string> = {
  outside: 'outside',
  basement: 'basement',
  ground: 'ground floor',
  upper: 'upper floor',
}
export const TYPE_NAMES: Record<CardType, string> = {
  weapon: 'Weapon',
  firearm: 'Firearm',
  sacred: 'Sacred card',
}
export const KIND_NAMES = { item: 'Item', omen: 'Omen', event: 'Event', any: 'card' } as const

/** How a party of an effect is spoken of. */
export interface Pronoun {
  subject: string
  object: string
  possessive: string
  isPlural: boolean
}
export const PRONOUNS: Record<'you' | 'it' | 'they' | 'other', Pronoun> = {
  you: { subject: 'you', object: 'you', possessive: 'your', isPlural: true },
  it: { subject: 'it', object: 'it', possessive: 'its', isPlural: false },
  they: { subject: 'they', object: 'them', possessive: 'their', isPlural: true },
  other: { subject: 'the other', object: 'the other', possessive: "the other's", isPlural: false },
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const or = (parts: readonly string[]): string => joined(parts, ' or ')
export const and = (parts: readonly string[]): string => joined(parts, ' and ')
const joined = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}${last}${parts.at(-1)}`

/** PICK UP for `pick-up` (L-ACT-05). */
export const wordName = (word: string): string => word.replaceAll('-', ' ').toUpperCase()
