/** Formats odds as JSON: one object for each question; its fields keep their names. */
import { type AttackOdds, diceOf, type Force } from './attack.ts'
import { chanceOf, type Results } from './dice.ts'
import { numberOf } from './fraction.ts'
import type { HauntOdds } from './haunt.ts'
import type { Odds } from './questions.ts'
import type { RollOdds } from './roll.ts'

/** Probabilities are numbers from 0 to 1. */
export function jsonOf(odds: Odds): object {
  if (odds.kind === 'roll') return rollJson(odds)
  return odds.kind === 'attack' ? attackJson(odds) : hauntJson(odds)
}

function rollJson({ kind, dice, add, atLeast, atMost, chance, mean, results }: RollOdds): object {
  return {
    kind,
    dice,
    add,
    atLeast,
    atMost,
    chance: numberOf(chance),
    mean: numberOf(mean),
    table: tableOf('total', results),
  }
}

const tableOf = (name: string, results: Results): object[] =>
  results.map(({ result, chance }) => ({
    [name]: result,
    chance: numberOf(chance),
    atLeast: numberOf(chanceOf(results, (other) => other >= result)),
  }))

function attackJson(odds: AttackOdds): object {
  const { kind, damage, ranged, monster } = odds
  const side = (force: Force) => ({ value: force.value, dice: diceOf(odds, force), add: force.add })
  return {
    kind,
    attack: side(odds.attack),
    defence: side(odds.defence),
    damage,
    ranged,
    monster,
    win: numberOf(odds.win),
    draw: numberOf(odds.draw),
    lose: numberOf(odds.lose),
    steal: numberOf(odds.steal),
    meanDealt: numberOf(odds.meanDealt),
    meanTaken: numberOf(odds.meanTaken),
    margins: odds.margins.map(({ result, chance }) => ({ by: result, chance: numberOf(chance) })),
    dealt: tableOf('damage', odds.dealt),
    taken: tableOf('damage', odds.taken),
  }
}

function hauntJson(odds: HauntOdds): object {
  const { kind, edition, omens, left, needs, rows, mean } = odds
  return {
    kind,
    edition,
    omens,
    omensLeft: left,
    needs,
    chance: numberOf(rows[0]!.chance),
    mean: numberOf(mean),
    table: rows.map((row) => ({
      omens: row.omens,
      dice: row.dice,
      wanted: row.wanted,
      chance: numberOf(row.chance),
      begun: numberOf(row.begun),
      last: row.isLast,
    })),
  }
}
