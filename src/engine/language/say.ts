/** How words of the language are said to a player; every op builds its clause from these. */
import type { Trait } from '../ids.ts'
import type { Band, Bound, OpList, Passive } from './defs.ts'
import type { Amount, Cards, Condition, Tiles, Value, Who } from './words.ts'

/** Where a reaction or standing answer is written; it colours a few words. */
export type Home = 'tile' | 'card' | 'haunt' | 'monster'

export interface Say {
  /** "gain" for you, "each hero here gains" for others. */
  does: (who: Who | undefined, base: string, third: string) => string
  /** Somebody as a subject: "you", "they", "each monster here". */
  subject: (who: Who) => string
  /** The same words for an effect that is somebody else's own. */
  asTheirs: () => Say
  /** Somebody as an object: "you", "them", "each monster here". */
  whom: (who: Who) => string
  /** "your", "their", "each hero's". */
  whose: (who: Who) => string
  /** One to be picked: "a hero here", "another person in your region". */
  one: (who: Who) => string
  /** Several: "heroes", "other people here", "outside tiles". */
  many: (what: Who | Tiles | Cards) => string
  value: (value: Value) => string
  /** What a value counts one by one, "ghost here"; null for every other value. */
  each: (value: Value) => string | null
  amount: (amount: Amount) => string
  trait: (trait: Trait) => string
  tiles: (tiles: Tiles) => string
  /** Without an article: "Sacred Items you carry". */
  cards: (cards: Cards) => string
  condition: (condition: Condition) => string
  /** "a, b and c", or "nothing"; clauses that hold clauses of their own are joined with "; then". */
  list: (list: OpList) => string
  /** A standing answer without its condition: "take 1 less mental damage from each source". */
  standing: (passive: Passive, on?: Who, home?: Home) => string
  /** A card or Object: "the Diary", or of many alike "2 Lime". */
  thing: (id: string, count?: Value) => string
  /** The printed name of a tile, card, Object, monster, token, track or secret. */
  name: (id: string) => string
}

/** "the Diary", but never "the The Bride". */
export const the = (name: string): string =>
  /^(the|an?) /i.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : `the ${name}`

export const an = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** Of a name in the plural, one: "Spores", "1 Spore". */
export const single = (name: string): string => name.replace(/([^s])s$/, '$1')

/** "1 tile", "2 tiles", "1 tile if you carry the Bells". */
export const counted = (say: Say, value: Value, one: string, many: string): string =>
  eachPart(say, value, (part) => `${part} ${part === '1' ? one : many}`)

/** "2 more dice", "1 fewer die", "1 more die if a ghost is here". */
export const moreOrFewer = (say: Say, value: Value, one: string, many: string): string =>
  eachPart(say, value, (part) => {
    const size = part.replace(/^-/, '')
    return `${size} ${part === size ? 'more' : 'fewer'} ${size === '1' ? one : many}`
  })

/** "add 2", "subtract 1 if a ghost is here". */
export const added = (say: Say, value: Value): string =>
  eachPart(say, value, (part) => (part.startsWith('-') ? `subtract ${part.slice(1)}` : `add ${part}`))

/** Says a value so that its unit stands beside the number, and what the number hangs on after both. */
function eachPart(say: Say, value: Value, wording: (part: string) => string): string {
  if (typeof value === 'number') return wording(String(value))
  if ('if' in value) {
    const otherwise = value.else === undefined ? '' : `, otherwise ${eachPart(say, value.else, wording)}`
    return `${eachPart(say, value.then, wording)} ${given(say, value.if)}${otherwise}`
  }
  if ('sum' in value) return sumOf(say, value.sum, wording)
  const each = say.each(value)
  if (each !== null) return `${wording('1')} for each ${each}`
  for (const [key, words] of [
    ['max', 'at least'],
    ['min', 'at most'],
  ] as const) {
    const parts =
      key === 'max' && 'max' in value ? value.max : key === 'min' && 'min' in value ? value.min : []
    const limit = parts.find((part) => typeof part === 'number')
    const rest = parts.filter((part) => part !== limit)
    if (limit !== undefined && rest.length === 1)
      return `${eachPart(say, rest[0]!, wording)} (${words} ${limit})`
  }
  return wording(say.value(value))
}

/** "1 tile, plus 2 for each ghost here". */
function sumOf(say: Say, parts: readonly Value[], wording: (part: string) => string): string {
  const base = parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? part : 0), 0)
  const eaches = new Map<string, number>()
  const rest: Value[] = []
  for (const part of parts) {
    const each = say.each(part)
    if (each !== null) eaches.set(each, (eaches.get(each) ?? 0) + 1)
    else if (typeof part !== 'number') rest.push(part)
  }
  const told = base === 0 ? [] : [wording(String(base))]
  for (const [each, count] of eaches)
    told.push(
      told.length === 0 ? `${wording(String(count))} for each ${each}` : `, plus ${count} for each ${each}`,
    )
  const first = told.join('')
  return [first, ...rest.map((part) => eachPart(say, part, wording))].filter(Boolean).join(' and ')
}

/** "if you carry a Weapon", "unless a ghost is here". */
export const given = (say: Say, condition: Condition): string =>
  'not' in condition ? `unless ${say.condition(condition.not)}` : `if ${say.condition(condition)}`

/** An effect that is somebody else's own: "the loser chooses: …", "each hero does this: …". */
export function theirs(say: Say, list: OpList, does: (base: string, third: string) => string): string {
  const told = say.asTheirs().list(list)
  if (told.startsWith('choose')) return `${does('choose', 'chooses')}${told.slice('choose'.length)}`
  return `${does('do', 'does')} this: ${told}`
}

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
