/** What was typed, on the command line or in the game, as a question that has an answer, or what is wrong with it. */
import { HAUNT_ROLLS } from '../engine/editions/haunt-rolls.ts'
import type { EditionId } from '../engine/ids.ts'
import { type AttackOdds, attackOdds } from './attack.ts'
import { FACES, FEWEST, MOST } from './dice.ts'
import { type HauntOdds, hauntOdds } from './haunt.ts'
import { type RollOdds, rollOdds } from './roll.ts'

/** Options as they were typed; `true` where one stands alone. */
export type Typed = Readonly<Record<string, string | true | undefined>>
export type Odds = RollOdds | AttackOdds | HauntOdds

/** A sentence without its full stop: what was wrong, and what would be right. */
export class Misasked extends Error {}

/** More than any table of cards could bring. */
const MOST_VALUE = 20
const MOST_ADDED = 50
const MOST_OMENS = 99

function whole(what: string, text: string | true | undefined, from: number, to: number): number {
  const number = typeof text === 'string' && /^[+-]?\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  if (number >= from && number <= to) return number
  throw new Misasked(`${what} must be a whole number from ${from} to ${to}`)
}

const added = (options: Typed, name: string, most: number): number =>
  options[name] === undefined ? 0 : whole(`--${name}`, options[name], -most, most)

const wholeOr = (options: Typed, name: string, from: number, to: number): number | null =>
  options[name] === undefined ? null : whole(`--${name}`, options[name], from, to)

/** L-DICE-02, L-DICE-03. */
export function askRoll([dice]: readonly string[], options: Typed): RollOdds {
  const count = whole('the number of dice', dice, FEWEST, MOST)
  const add = added(options, 'add', MOST_ADDED)
  const highest = MOST * (FACES - 1) + MOST_ADDED
  const exactly = wholeOr(options, 'exactly', 0, highest)
  const atLeast = wholeOr(options, 'at-least', 0, highest)
  const atMost = wholeOr(options, 'at-most', 0, highest)
  if (exactly !== null && (atLeast !== null || atMost !== null))
    throw new Misasked('--exactly stands alone, without --at-least and --at-most')
  if (atLeast !== null && atMost !== null && atLeast > atMost)
    throw new Misasked('--at-least may not be more than --at-most')
  return rollOdds({ dice: count, add, atLeast: exactly ?? atLeast, atMost: exactly ?? atMost })
}

export function askAttack([attack, defence]: readonly string[], options: Typed): AttackOdds {
  if (attack === undefined || defence === undefined)
    throw new Misasked(
      'an attack takes two numbers, the attacker\'s trait and the defender\'s, as in "odds attack 4 3"',
    )
  if (options.mental && options.physical) throw new Misasked('--mental and --physical are not for one attack')
  const value = (what: string, text: string) => whole(`the ${what}'s trait`, text, 0, MOST_VALUE)
  return attackOdds({
    attack: {
      value: value('attacker', attack),
      dice: added(options, 'dice', MOST_VALUE),
      add: added(options, 'add', MOST_ADDED),
    },
    defence: {
      value: value('defender', defence),
      dice: added(options, 'defend-dice', MOST_VALUE),
      add: added(options, 'defend-add', MOST_ADDED),
    },
    damage: options.mental ? 'mental' : 'physical',
    ranged: options.ranged === true,
    monster: options.monster === true,
  })
}

export function askHaunt([omens]: readonly string[], options: Typed): HauntOdds {
  const edition = editionOf(options.edition)
  const left = wholeOr(options, 'omens-left', 0, MOST_OMENS)
  const needs = wholeOr(options, 'needs', 1, MOST * (FACES - 1))
  if (!HAUNT_ROLLS[edition].lastOmenStarts && (left !== null || needs !== null))
    throw new Misasked(
      `--omens-left and --needs mean nothing in the ${edition} edition, where the roll must stay under the number of omens`,
    )
  return hauntOdds({ edition, omens: whole('the number of omens', omens, 1, MOST_OMENS), left, needs })
}

function editionOf(text: string | true | undefined): EditionId {
  if (text === undefined) return 'legacy'
  const known = Object.keys(HAUNT_ROLLS) as EditionId[]
  const found = known.find((name) => name === text)
  if (!found) throw new Misasked(`--edition takes one of ${known.join(', ')}`)
  return found
}

const FORMS = {
  roll: { ask: askRoll, numbers: 1 },
  attack: { ask: askAttack, numbers: 2 },
  haunt: { ask: askHaunt, numbers: 1 },
} as const

const VALUED = [
  'at-least',
  'at-most',
  'exactly',
  'dice',
  'add',
  'defend-dice',
  'defend-add',
  'omens-left',
  'needs',
  'edition',
]
const ALONE = ['mental', 'physical', 'ranged', 'monster']
const FILLERS = ['dice', 'die', 'against', 'with', 'and', 'omen', 'omens']
const isNumber = (word: string | undefined): word is string => word !== undefined && /^[+-]?\d+$/.test(word)

/** The same questions in plain words, as in the game: "roll 5 at least 6"; null where it is about something else. */
export function askInWords(sentence: string): Odds | null {
  const [word = '', ...rest] = wordsIn(sentence)
  if (!Object.hasOwn(FORMS, word) || (word === 'attack' && !isNumber(rest[0]))) return null
  const form = FORMS[word as keyof typeof FORMS]
  const numbers: string[] = []
  const options: Record<string, string | true> = {}
  for (let at = 0; at < rest.length; at++) {
    const [name, next] = [rest[at]!, rest[at + 1]]
    if (VALUED.includes(name) && (isNumber(next) || name === 'edition')) {
      options[name] = next ?? true
      at++
    } else if (ALONE.includes(name)) options[name] = true
    else if (isNumber(name) && numbers.length < form.numbers) numbers.push(name)
    else if (!FILLERS.includes(name))
      throw new Misasked(
        `"${name.slice(0, 24)}" is not understood; try "odds roll 5 at least 6", "odds attack 4 3" or "odds haunt 4"`,
      )
  }
  return form.ask(numbers, options)
}

/** Options may be spelt as on the command line or in two words. */
function wordsIn(sentence: string): string[] {
  let text = sentence.toLowerCase().replaceAll('--', ' ')
  for (const name of VALUED) text = text.replaceAll(name.replace('-', ' '), name)
  return text.split(/\s+/).filter(Boolean)
}
