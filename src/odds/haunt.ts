/** The odds that the haunt begins, omen by omen (L-TRIG-03..06; E1-HROLL-01, E1-HROLL-02, E3-HROLL-01). */
import { HAUNT_ROLLS } from '../engine/editions/haunt-rolls.ts'
import type { EditionId } from '../engine/ids.ts'
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
  edition: EditionId
  /** Omens found, the one just drawn among them. */
  omens: number
  /** How many the deck still holds; null where it is not to be thought of. */
  left: number | null
  /** What the roll must reach where a chapter says so (L-TRIG-05). */
  needs: number | null
}

export interface HauntRow {
  omens: number
  dice: number
  chance: Fraction
  /** The chance that it has begun by then. */
  begun: Fraction
  /** "5 or more": what the dice must say. */
  wanted: string
  /** It begins whatever they say. */
  isLast: boolean
}

export interface HauntOdds extends HauntQuestion {
  kind: 'haunt'
  rows: HauntRow[]
  /** The omen at which it begins, on average. */
  mean: Fraction
}

/** From here on nothing changes from omen to omen: more dice are not rolled, or it is certain. */
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
  const roll = HAUNT_ROLLS[edition]
  const dice = held(roll.dice(omens))
  const starts = (total: number) => (needs === null ? roll.starts(total, omens) : total >= needs)
  const bound = needs ?? roll.needs(omens)
  const wanted = `${bound} or ${starts(bound + 1) ? 'more' : 'less'}`
  const isLast = left !== null && omens === from + left && roll.lastOmenStarts
  const chance = isLast ? ALWAYS : chanceOf(resultsOf(dice, 0), starts)
  return { omens, dice, chance, begun: plus(not(still), times(still, chance)), wanted, isLast }
}

/** The omen it takes on average where each one after this has the same chance. */
const waited = (omens: number, chance: Fraction): Fraction =>
  plus({ ways: BigInt(omens), of: 1n }, over(ALWAYS, chance))

function worthShowing(rows: HauntRow[]): HauntRow[] {
  const enough = rows.findIndex(({ begun }) => numberOf(begun) >= NEARLY)
  return rows.slice(0, Math.min(MOST_ROWS, enough < 0 ? rows.length : enough + 1))
}
