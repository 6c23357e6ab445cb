/** The odds that the haunt begins, omen by omen (L-TRIG-03..06; E1-HROLL-01, E1-HROLL-02, E3-HROLL-01). */
import { isMet, type Threshold } from '../engine/editions/haunt-roll.ts'
import { rulesetOf } from '../engine/editions/rulesets.ts'
import type { RulesetId } from '../engine/ids.ts'
import { chanceOf, held, resultsOf } from './dice.ts'
import {
  ALWAYS,
  type Fraction,
  isCertain,
  NEVER,
  not,
  numberOf,
  over,
  plus,
  times,
  timesWhole,
} from './fraction.ts'

export interface HauntQuestion {
  edition: RulesetId
  /** Omens found, the one just drawn among them. */
  omens: number
  /** Omens left in the deck; null to ignore the deck. */
  left: number | null
  /** The result a chapter asks for (L-TRIG-05); null for the edition's own. */
  needs: number | null
}

export interface HauntRow {
  omens: number
  dice: number
  chance: Fraction
  /** The chance that the haunt has begun by this omen. */
  begun: Fraction
  /** The result that starts the haunt: "5 or more". */
  wanted: string
  /** The last omen, which starts the haunt whatever the roll. */
  isLast: boolean
}

export interface HauntOdds extends HauntQuestion {
  kind: 'haunt'
  rows: HauntRow[]
  /** The mean omen at which the haunt begins. */
  mean: Fraction
}

/** From this omen on the chance stays the same: the dice are capped, or the haunt is certain. */
const STEADY = 13
const MOST_ROWS = 13
const NEARLY = 0.999

export function hauntOdds(question: HauntQuestion): HauntOdds {
  const rows: HauntRow[] = []
  let mean = NEVER
  let left = ALWAYS
  for (let omens = question.omens; ; omens++) {
    const row = rowFor(question, omens, left)
    rows.push(row)
    mean = plus(mean, timesWhole(omens, times(left, row.chance)))
    left = not(row.begun)
    if (isCertain(row.begun)) break
    if (omens >= STEADY && question.left === null) {
      mean = plus(mean, times(left, waited(omens, row.chance)))
      break
    }
  }
  return { kind: 'haunt', ...question, rows: worthShowing(rows), mean }
}

function rowFor(
  { edition, omens: from, left, needs }: HauntQuestion,
  omens: number,
  still: Fraction,
): HauntRow {
  const { dice: limits, hauntRoll: roll } = rulesetOf(edition)
  const dice = held(roll.dice(omens), limits)
  const threshold: Threshold = needs === null ? roll.needs(omens) : { bound: 'at-least', value: needs }
  const wanted = wantedText(threshold)
  const isLast = left !== null && omens === from + left && roll.lastOmen !== 'rolls'
  const chance = isLast ? ALWAYS : chanceOf(resultsOf(dice, 0, limits), (total) => isMet(threshold, total))
  return { omens, dice, chance, begun: plus(not(still), times(still, chance)), wanted, isLast }
}

const wantedText = ({ bound, value }: Threshold): string =>
  bound === 'under' ? `${value - 1} or less` : `${value} or more`

/** The mean omen if every later omen has the same chance. */
const waited = (omens: number, chance: Fraction): Fraction =>
  plus({ ways: BigInt(omens), of: 1n }, over(ALWAYS, chance))

function worthShowing(rows: HauntRow[]): HauntRow[] {
  const enough = rows.findIndex(({ begun }) => numberOf(begun) >= NEARLY)
  return rows.slice(0, Math.min(MOST_ROWS, enough < 0 ? rows.length : enough + 1))
}
