/** Formats odds as lines: the answer first, then the table. */
import { cite } from '../engine/editions/cited.ts'
import { rulesetOf } from '../engine/editions/rulesets.ts'
import { type AttackOdds, diceOf } from './attack.ts'
import { chanceOf, type Results } from './dice.ts'
import { decimal, type Fraction, isNever, NEVER, percent } from './fraction.ts'
import type { HauntOdds } from './haunt.ts'
import type { Odds } from './questions.ts'
import { counts, type RollOdds } from './roll.ts'
import { type TableStyle, table } from './table.ts'

export function linesOf(odds: Odds, page: TableStyle): string[] {
  if (odds.kind === 'roll') return rollLines(odds, page)
  return odds.kind === 'attack' ? attackLines(odds, page) : hauntLines(odds, page)
}

const signed = (number: number): string => (number < 0 ? `-${-number}` : `+${number}`)
const diceText = (dice: number, add: number): string =>
  `${dice} ${dice === 1 ? 'die' : 'dice'}${add === 0 ? '' : ` ${signed(add)}`}`

function wanted({ atLeast, atMost }: RollOdds): string {
  if (atLeast === null) return atMost === null ? '' : `${atMost} or less`
  if (atMost === null) return `${atLeast} or more`
  return atLeast === atMost ? `exactly ${atLeast}` : `${atLeast} to ${atMost}`
}

function rollLines(odds: RollOdds, page: TableStyle): string[] {
  const rolled = diceText(odds.dice, odds.add)
  const asked = wanted(odds)
  const mean = `${decimal(odds.mean)} on average`
  const rows = odds.results.map(({ result, chance }) => ({
    cells: [String(result), percent(chance), percent(atLeast(odds.results, result))],
    bars: [{ chance, mark: counts(odds, result) ? '#' : '-' }],
  }))
  return [
    asked ? `${rolled}, ${asked}: ${percent(odds.chance)}` : `${rolled}: ${mean}`,
    ...table(['total', 'chance', 'or more'], rows, page),
    ...(asked ? [`${capital(mean)}.${page.bars ? ' The bars of # are what was asked for.' : ''}`] : []),
  ]
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const atLeast = (results: Results, least: number): Fraction => chanceOf(results, (result) => result >= least)

function attackLines(odds: AttackOdds, page: TableStyle): string[] {
  const { attack, defence, win, draw, lose, dealt, taken } = odds
  const [own, other] = [attack, defence].map((force) => diceText(diceOf(odds, force), force.add))
  const sides = `${own} against ${other}`
  const most = Math.max(...[...dealt, ...taken].map(({ result }) => result))
  const chanceIn = (results: Results, damage: number) => chanceOf(results, (result) => result === damage)
  const rows = Array.from({ length: most + 1 }, (_, damage) => {
    const chances = [dealt, taken].map((results) => chanceIn(results, damage))
    const cells = chances.map((chance) => (isNever(chance) ? '' : percent(chance)))
    // No bar for 0 damage: it is so likely that it would dwarf all others.
    const bars = chances.map((chance) => ({ chance: damage === 0 ? NEVER : chance, mark: '#' }))
    return { cells: [String(damage), ...cells], bars }
  })
  return [
    `${sides}: win ${percent(win)}, draw ${percent(draw)}, lose ${percent(lose)}`,
    ...heldNotes(odds),
    ...stakes(odds),
    `${capital(odds.damage)} damage on average: ${decimal(odds.meanDealt, 2)} dealt, ${decimal(odds.meanTaken, 2)} taken.`,
    ...table(['damage', 'dealt', 'taken'], rows, page),
  ]
}

function stakes({ edition, ranged, monster, stealFrom, steal }: AttackOdds): string[] {
  const { cites } = rulesetOf(edition)
  const notes = []
  if (monster) notes.push(`A win stuns the monster and does it no other harm${cite(cites, 'L-ATK-10')}.`)
  if (ranged) notes.push(`Losing from another tile does no harm${cite(cites, 'L-ATK-20')}.`)
  if (!ranged && !monster && stealFrom !== null)
    notes.push(`Win by ${stealFrom} or more, and steal instead if you like: ${percent(steal)}`)
  return notes
}

/** L-AMB-28: a note for each pool that was capped or raised. */
function heldNotes(odds: AttackOdds): string[] {
  const { cites } = rulesetOf(odds.edition)
  return [odds.attack, odds.defence].flatMap((force) => {
    const [wantedDice, dice] = [force.value + force.dice, diceOf(odds, force)]
    if (wantedDice === dice) return []
    const by = cite(cites, dice < wantedDice ? 'L-DICE-02' : 'L-DICE-03')
    return [`${wantedDice} dice are held to ${dice}${by}.`]
  })
}

function hauntLines(odds: HauntOdds, page: TableStyle): string[] {
  const [now] = odds.rows
  const rows = odds.rows.map(({ omens, dice, chance, begun, isLast }) => ({
    cells: [String(omens), isLast ? 'last' : String(dice), percent(chance), percent(begun)],
    bars: [{ chance: begun, mark: '#' }],
  }))
  const { omens, dice, wanted: needed, chance, isLast } = now!
  const count = `${omens} ${omens === 1 ? 'omen' : 'omens'}`
  return [
    `${count}, ${isLast ? 'the last one' : `${needed} on ${diceText(dice, 0)}`}: ${percent(chance)}`,
    `If the haunt has not begun before, it begins with omen ${decimal(odds.mean, 2)} on average.`,
    ...table(['omens', 'dice', 'chance', 'by then'], rows, page),
  ]
}
