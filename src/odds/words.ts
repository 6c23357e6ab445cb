/** Parses questions about odds in plain words: "4 dice against 3", "6 or more on 5 dice", "haunt with 4 omens in second edition". */
import type { EditionId } from '../engine/ids.ts'

/** The same question as a command: `roll 5 --at-least 6`. */
export interface OddsCommand {
  name: 'roll' | 'attack' | 'haunt'
  numbers: string[]
  options: Record<string, string | true>
}

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ')
const EDITIONS: Readonly<Record<string, EditionId>> = {
  first: 'first',
  '1st': 'first',
  '1e': 'first',
  second: 'second',
  '2nd': 'second',
  '2e': 'second',
  third: 'third',
  '3rd': 'third',
  '3e': 'third',
  legacy: 'legacy',
}
const EDITION =
  /\b(?:(?:in|for|by|under) )?(?:the )?(first|1st|1e|second|2nd|2e|third|3rd|3e|legacy)\b(?: edition| ed\b)?/

/** Null if the words are no such question. */
export function oddsIn(sentence: string): OddsCommand | null {
  const small = sentence.toLowerCase().replace(/[^a-z0-9+-]+/g, ' ')
  const named = EDITION.exec(small)?.[1]
  const text = inDigits(small.replace(EDITION, ' '))
  const options: OddsCommand['options'] = named === undefined ? {} : { edition: EDITIONS[named]! }
  return haunt(text, options) ?? attack(text, options) ?? roll(text, options)
}

const inDigits = (text: string): string =>
  text
    .split(' ')
    .map((word) => (NUMBERS.includes(word) ? String(NUMBERS.indexOf(word)) : word))
    .filter(Boolean)
    .join(' ')

function haunt(text: string, options: OddsCommand['options']): OddsCommand | null {
  const omens = /\b(\d+) omens?\b/.exec(text)?.[1] ?? /\bomens? (\d+)\b/.exec(text)?.[1]
  if (omens === undefined || !/\b(haunt|omens?)\b/.test(text)) return null
  const left = /\b(\d+) (?:omens? )?(?:left|remain)/.exec(text)?.[1]
  return {
    name: 'haunt',
    numbers: [omens],
    options: left !== undefined && left !== omens ? { ...options, 'omens-left': left } : options,
  }
}

function attack(text: string, options: OddsCommand['options']): OddsCommand | null {
  const sides =
    /(\d+)(?: dice| die)?(?: of)?(?: (?:might|speed|sanity|knowledge))? (?:against|vs|versus|to beat|attacks?|attacking|fights?) (?:a |an )?(?:(?:might|speed|sanity|knowledge|monster|with) )*(\d+)/.exec(
      text,
    )
  if (!sides) return null
  const extra: Record<string, string | true> = { ...options }
  if (/\b(sanity|knowledge|mental)\b/.test(text)) extra.mental = true
  if (/\b(ranged|afar|distance|another tile)\b/.test(text)) extra.ranged = true
  if (/\bmonster\b/.test(text)) extra.monster = true
  return { name: 'attack', numbers: [sides[1]!, sides[2]!], options: extra }
}

const BOUNDS: readonly (readonly [bound: string, form: RegExp])[] = [
  [
    'at-least',
    /\b(\d+)\+(?!\d)|\b(\d+) (?:or|and) (?:more|higher|over|better|above|up)\b|\b(?:at least|minimum|no less than) (?:a |an )?(\d+)\b/,
  ],
  [
    'at-most',
    /\b(\d+) (?:or|and) (?:less|lower|fewer|under|below)\b|\b(?:at most|maximum|no more than) (?:a |an )?(\d+)\b/,
  ],
  ['exactly', /\b(?:exactly|precisely|just) (?:a |an )?(\d+)\b/],
]

function roll(text: string, options: OddsCommand['options']): OddsCommand | null {
  const found = BOUNDS.flatMap(([bound, form]) => {
    const match = form.exec(text)
    const number = match?.slice(1).find((group) => group !== undefined)
    return match && number !== undefined ? [{ bound, number, whole: match[0] }] : []
  })
  const bare = found.reduce((rest, { whole }) => rest.replace(whole, ' '), text)
  const dice =
    /(\d+) (?:dice|die)\b/.exec(bare)?.[1] ?? /\b(?:with|on|from|rolling|roll|of) (\d+)\b/.exec(bare)?.[1]
  if (dice === undefined) return null
  const total = /\b(?:get|getting|rolling|roll|beat|reach|total|of|for) (?:a |an )?(\d+)\b/.exec(
    bare.replace(/\d+ (?:dice|die)\b/, ' '),
  )?.[1]
  const bounds = Object.fromEntries(found.map(({ bound, number }) => [bound, number]))
  const meant = found.length === 0 && total !== undefined ? { 'at-least': total } : bounds
  const added = /(?:\bplus |\+)(\d+)\b/.exec(bare)?.[1]
  return {
    name: 'roll',
    numbers: [dice],
    options: { ...options, ...meant, ...(added ? { add: added } : {}) },
  }
}
