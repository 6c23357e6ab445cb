/** How words of the language are said to a player; every op builds its clause from these. */

import type { Team, Trait } from '../ids.ts'
import type { Band, Bound, OpList } from './defs.ts'
import type { Pronoun } from './vocabulary.ts'
import type { Amount, Cards, Compare, Condition, Passive, Tiles, Value, Who } from './words.ts'

/** Where a reaction or passive is written; it colours a few words. */
export type Home = 'tile' | 'card' | 'haunt' | 'monster'

export const ROLES = ['revealer', 'traitor'] as const
export type Role = (typeof ROLES)[number]

/** Whom a text is for, and who is in the parts of the haunt, as far as the reader knows: a name or "you". */
export interface Reader extends Partial<Record<Role, string>> {
  team?: Team
}

/** How an effect speaks: as that of a reader ("you"), of a monster ("it") or of somebody else ("they"). */
export interface Say {
  /** Null where the text is not for one person: on paper, or of somebody else's effect. */
  reader: Reader | null
  /** What the revealer or the traitor is called: "you", "Ned", "the traitor". */
  role: (role: Role) => Pronoun
  /** The chance of one result of the reader's own roll, in words; empty where it is not known. */
  chance: (traits: readonly Trait[], band: Band) => string
  /** What is left of a condition for the reader: nothing if it always or never holds for them. */
  left: (condition: Condition) => Condition | boolean
  /** The one whose effect it is, and somebody it is done to. */
  mine: Pronoun
  other: Pronoun
  /** Which of `{a/b/c}` is said: 0 for the smallest table; left out, all of them. */
  table: number | undefined
  /** The same words for an effect that is somebody else's own. */
  asTheirs: () => Say

  // WHO
  /** "gain" for you, "each hero here gains" for others. */
  does: (who: Who | undefined, base: string, third: string) => string
  /** "you carry", "each hero here does not carry". */
  verb: (who: Who, base: string, third: string, yes: boolean) => string
  /** As a subject: "you", "they", "each monster here". */
  subject: (who: Who) => string
  /** As an object: "you", "them", "each monster here". */
  whom: (who: Who) => string
  /** "your", "their"; empty for everybody else. */
  possessive: (who: Who) => string
  /** "your", "their", "each hero's". */
  whose: (who: Who) => string
  isPlural: (who: Who) => boolean
  /** One to be picked: "a hero here", "another person in your region". */
  one: (who: Who) => string
  /** The group as a plural: "the heroes here". */
  several: (who: Who) => string
  /** What somebody is who is among them: "a hero", "in their own body". */
  among: (who: Who, guest: Who) => string

  // TILES and CARDS
  /** "an adjacent tile", "any outside tile". */
  tiles: (tiles: Tiles) => string
  /** "an adjacent tile", "an outside tile". */
  aTile: (tiles: Tiles) => string
  /** "here", "on an adjacent tile". */
  at: (tiles: Tiles) => string
  which: (tiles: Tiles) => string
  except: (tiles: Tiles) => string
  /** "your region", "the region of the traitor". */
  region: (tiles: Tiles) => string
  /** Without an article: "Sacred Items you carry". */
  cards: (cards: Cards) => string

  // Countable nouns
  isTiles: (what: Who | Tiles | Cards) => what is Tiles
  /** Several: "heroes", "other people here", "outside tiles". */
  many: (what: Who | Tiles | Cards) => string
  /** One by one: "other hero here"; null where that cannot be said. */
  eachOf: (what: Who | Tiles | Cards) => string | null
  exists: (what: Who | Tiles, yes: boolean) => string

  // VALUE
  value: (value: Value) => string
  amount: (amount: Amount) => string
  /** What a value counts one by one, "ghost here"; null for every other value. */
  each: (value: Value) => string | null
  /** With its unit beside each number, and what the number depends on after both. */
  inParts: (value: Value, wording: (part: string) => string) => string
  compared: (value: Value, comparison: Compare, yes: boolean) => string
  /** "3 or more", "below 3". */
  compare: (comparison: Compare, yes: boolean, up?: string, down?: string) => string
  /** At least one, or none, is said in words; null for every other comparison. */
  someOrNone: (comparison: Compare) => boolean | null

  // The rest
  condition: (condition: Condition) => string
  /** A condition, or that it does not hold. */
  told: (condition: Condition, yes: boolean) => string
  /** "a, b and c", or "nothing"; clauses that hold clauses of their own are joined with "; then". */
  list: (list: OpList) => string
  /** A passive without its condition: "take 1 less mental damage from each source". */
  passive: (passive: Passive, on?: Who, home?: Home) => string
  trait: (trait: Trait) => string
  /** The printed name of a tile, card, Object, monster, token, track or secret. */
  name: (id: string) => string
  /** A card or Object: "the Diary", or of many alike "2 Lime". */
  thing: (id: string, count?: Value) => string
  /** "each Beadle", "a Beadle"; of one with a name of its own "the Croupier". */
  monster: (id: string, each: string) => string
  /** Is there more than one of this Object, all alike? */
  isOfMany: (id: string) => boolean
  /** Does this token mark a single tile? */
  isMark: (token: string) => boolean
}

/** "the Diary", but never "the The Bride". */
export const the = (name: string): string =>
  /^(the|an?) /i.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : `the ${name}`

/** A room inside a sentence: "the Crypt", but "Bearers' Rest". */
export const roomNamed = (name: string): string => (/s' |'s /.test(name) ? name : the(name))

/** Where somebody stands: "in the Crypt", "on the Front Steps", "at the Hanging Tree". */
export const inRoomNamed = (name: string): string => {
  const place = /(Steps|Landing|Staircase)$/.test(name) ? 'on' : /(Tree|Well|Gate)$/.test(name) ? 'at' : 'in'
  return `${place} ${roomNamed(name)}`
}

export const an = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** Of a name in the plural, one: "Spores", "1 Spore". */
export const single = (name: string): string => name.replace(/([^s])s$/, '$1')

/** "1 tile", "2 tiles", "1 tile if you carry the Bells". */
export const counted = (say: Say, value: Value, one: string, many: string): string =>
  say.inParts(value, (part) => `${part} ${part === '1' ? one : many}`)

/** "2 more dice", "1 fewer die", "1 more die if a ghost is here". */
export const moreOrFewer = (say: Say, value: Value, one: string, many: string): string =>
  say.inParts(value, (part) => {
    const size = part.replace(/^-/, '')
    return `${size} ${part === size ? 'more' : 'fewer'} ${size === '1' ? one : many}`
  })

/** "add 2", "subtract 1 if a ghost is here". */
export const added = (say: Say, value: Value): string =>
  say.inParts(value, (part) => (part.startsWith('-') ? `subtract ${part.slice(1)}` : `add ${part}`))

/** "if you carry a Weapon", "unless a ghost is here"; nothing if it always holds for the reader. */
export function given(say: Say, condition: Condition): string {
  const left = say.left(condition)
  if (left === true) return ''
  const asked = left === false ? condition : left
  return 'not' in asked ? `unless ${say.condition(asked.not)}` : `if ${say.condition(asked)}`
}

/** A clause and its condition: "you may not move if a ghost is here". */
export const limited = (clause: string, limit: string): string => (limit ? `${clause} ${limit}` : clause)

/** An effect that is somebody else's own: "the loser chooses: …", "each hero makes a Might roll: …". */
export function theirs(say: Say, list: OpList, does: (base: string, third: string) => string): string {
  const told = say.asTheirs().list(list)
  if (told.startsWith('choose')) return `${does('choose', 'chooses')}${told.slice('choose'.length)}`
  if (/^[A-Z]\w* (or [A-Z]\w* )?roll/.test(told)) return `${does('make', 'makes')} ${an(told)}`
  const [verb = '', ...rest] = told.replace(/^they /, '').split(' ')
  if (NO_VERBS.includes(verb) || !/^[a-z]+$/.test(verb)) return `${does('go', 'goes')} on: ${told}`
  return [does(verb, thirdPerson(verb)), ...rest].join(' ')
}

/** Words that a clause without a subject can begin with and that are no verbs. */
const NO_VERBS = ['if', 'until', 'for', 'in', 'each', 'the', 'those', 'you', 'with', 'all', 'nothing']

/** "takes", "dies", "passes". */
export const thirdPerson = (verb: string): string =>
  /(s|sh|ch|o)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`

/** A list within a sentence that goes on after it: several steps are held together by brackets. */
export function grouped(say: Say, list: OpList): string {
  const told = say.list(list)
  return list.ops.length > 1 && told.includes('; then ') ? `(${told})` : told
}

/** "4+", "2-3", "0". */
export function rangeOf(say: Say, { from, to }: Band): string {
  const bound = (of: Bound) => say.value(typeof of === 'number' ? of : { players: of })
  const [low, high] = [bound(from), to === null ? null : bound(to)]
  return high === null ? `${low}+` : low === high ? low : `${low}-${high}`
}
