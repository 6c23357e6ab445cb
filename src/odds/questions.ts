/** Parses questions about odds, typed on the command line or in the game. */
import { isPlayable, playableEditions, rulesetOf } from '../engine/editions/rulesets.ts'
import { EDITIONS, type RulesetId } from '../engine/ids.ts'
import { type AttackOdds, attackOdds } from './attack.ts'
import type { Dice } from './dice.ts'
import { type HauntOdds, hauntOdds } from './haunt.ts'
import { type RollOdds, rollOdds } from './roll.ts'

/** Options as typed; `true` for an option without a value. */
export type Typed = Readonly<Record<string, string | true | undefined>>
export type Odds = RollOdds | AttackOdds | HauntOdds

/** A malformed question. The message says what is wrong and what is right, without a full stop. */
export class Misasked extends Error {}

/** Limits of the numbers in a question, far above what any game reaches. */
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

/** The rules that are asked about if nobody says which. */
const USUAL: RulesetId = 'legacy'

/** The most that a roll can come to. */
const highest = ({ most, faces }: Dice): number => most * (faces - 1)

/** L-DICE-02, L-DICE-03. */
export function askRoll([dice]: readonly string[], options: Typed, usual = USUAL): RollOdds {
  const edition = playableOf(options.edition) ?? usual
  const rules = rulesetOf(edition).dice
  const count = whole('the number of dice', dice, rules.fewest, rules.most)
  const add = added(options, 'add', MOST_ADDED)
  const ceiling = highest(rules) + MOST_ADDED
  const exactly = wholeOr(options, 'exactly', 0, ceiling)
  const atLeast = wholeOr(options, 'at-least', 0, ceiling)
  const atMost = wholeOr(options, 'at-most', 0, ceiling)
  if (exactly !== null && (atLeast !== null || atMost !== null))
    throw new Misasked('use --exactly without --at-least and --at-most')
  if (atLeast !== null && atMost !== null && atLeast > atMost)
    throw new Misasked('--at-least must not be greater than --at-most')
  return rollOdds({ edition, dice: count, add, atLeast: exactly ?? atLeast, atMost: exactly ?? atMost })
}

export function askAttack([attack, defence]: readonly string[], options: Typed, usual = USUAL): AttackOdds {
  const edition = playableOf(options.edition) ?? usual
  if (attack === undefined || defence === undefined)
    throw new Misasked(
      'an attack takes two numbers, the attacker\'s trait and the defender\'s, as in "odds attack 4 3"',
    )
  if (options.mental && options.physical) throw new Misasked('use either --mental or --physical, not both')
  const value = (what: string, text: string) => whole(`the ${what}'s trait`, text, 0, MOST_VALUE)
  return attackOdds({
    edition,
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

export function askHaunt([omens]: readonly string[], options: Typed, usual = USUAL): HauntOdds {
  const edition = editionOf(options.edition) ?? usual
  const { dice, hauntRoll: roll } = rulesetOf(edition)
  const left = wholeOr(options, 'omens-left', 0, MOST_OMENS)
  const needs = wholeOr(options, 'needs', 1, highest(dice))
  const count = whole('the number of omens', omens, 1, MOST_OMENS)
  if (left !== null && roll.lastOmen === 'rolls')
    throw new Misasked(
      `--omens-left means nothing in the ${edition} edition, where the last omen is rolled for like any other`,
    )
  if (needs !== null && roll.needs(count).bound === 'under')
    throw new Misasked(
      `--needs means nothing in the ${edition} edition, where the roll must stay under the number of omens`,
    )
  return hauntOdds({ edition, omens: count, left, needs })
}

function editionOf(text: string | true | undefined): RulesetId | null {
  if (text === undefined) return null
  const found = EDITIONS.find((name) => name === text)
  if (!found) throw new Misasked(`--edition takes one of ${EDITIONS.join(', ')}`)
  return found
}

/** Rolls and attacks are asked of editions that can be played. */
function playableOf(text: string | true | undefined): RulesetId | null {
  const edition = editionOf(text)
  if (edition !== null && !isPlayable(edition))
    throw new Misasked(
      `the ${edition} edition cannot be played yet; --edition takes ${playableEditions().join(', ')}`,
    )
  return edition
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

/** Parses a question in words, as in the game: "roll 5 at least 6"; null if it is not about numbers. */
export function askInWords(sentence: string, edition = USUAL): Odds | null {
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
  return form.ask(numbers, options, edition)
}

/** Splits into words; an option may be spelt as on the command line or as two words. */
function wordsIn(sentence: string): string[] {
  let text = sentence.toLowerCase().replaceAll('--', ' ')
  for (const name of VALUED) text = text.replaceAll(name.replace('-', ' '), name)
  return text.split(/\s+/).filter(Boolean)
}
