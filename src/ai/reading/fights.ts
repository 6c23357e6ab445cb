/** Exact odds of an attack (L-ATK-04..09). */
import { diceFor, findExplorer, findMonster, type Play, valueFor } from '../../engine/ai-queries.ts'
import { type CharacterId, kindOf, TRAITS_OF, type Trait } from '../../engine/ids.ts'
import { matchupOf, resultProbabilities } from './dice-chances.ts'

export interface Fight {
  trait: Trait
  /** Probability that the attacker wins, and loses. */
  wins: number
  loses: number
  /** Expected damage dealt and taken, over all rolls. */
  deals: number
  takes: number
}

export function fightOdds(
  play: Play,
  by: CharacterId,
  target: CharacterId,
  trait: Trait,
  dice: number,
): Fight {
  if (valueFor(play, target, trait) === null || valueFor(play, by, trait) === null)
    return { trait, wins: 0, loses: 0, deals: 0, takes: 0 }
  const mine = rollProbabilities(play, by, trait, dice, 0, 'attack')
  const theirs = rollProbabilities(play, target, trait, 0, 0, 'defence')
  const { more, less, deals, takes } = matchupOf(mine, theirs)
  const isStunned = findMonster(play.state, target)?.stunned === true
  return {
    trait,
    wins: more,
    loses: isStunned ? 0 : less,
    deals: capped(play, target, trait, deals),
    takes: isStunned || findMonster(play.state, by) ? 0 : capped(play, by, trait, takes),
  }
}

/** The probability of each margin: of the attacker over the target, and the other way round; 0 stands for none. */
export function leadProbabilities(
  play: Play,
  by: CharacterId,
  target: CharacterId,
  trait: Trait,
  dice: number,
): { ahead: number[]; behind: number[] } {
  const [ahead, behind]: [number[], number[]] = [[], []]
  if (valueFor(play, target, trait) === null || valueFor(play, by, trait) === null) return { ahead, behind }
  const mine = rollProbabilities(play, by, trait, dice, 0, 'attack')
  const theirs = rollProbabilities(play, target, trait, 0, 0, 'defence')
  for (const [one, chance] of mine.entries())
    for (const [other, against] of theirs.entries()) {
      const [side, margin] = one > other ? [ahead, one - other] : [behind, other - one]
      side[margin] = (side[margin] ?? 0) + chance * against
    }
  return { ahead, behind }
}

/** The probability that the attacker's roll leads by at least `least`. */
export function leadAtLeast(
  play: Play,
  by: CharacterId,
  target: CharacterId,
  trait: Trait,
  least: number,
): number {
  const { ahead } = leadProbabilities(play, by, target, trait, 0)
  return ahead.reduce((sum, chance, margin) => (margin >= least ? sum + chance : sum), 0)
}

/** Damage, capped at the remaining health. */
const capped = (play: Play, id: CharacterId, trait: Trait, damage: number): number =>
  findExplorer(play.state, id) ? Math.min(damage, healthLeft(play, id, trait) + 1) : damage

/** Steps a character can lose to damage of this trait's kind before one of the traits is on the skull (L-TRAIT-15). */
export function healthLeft({ state }: Play, id: CharacterId, trait: Trait): number {
  const explorer = findExplorer(state, id)
  if (!explorer) return 1
  return TRAITS_OF[kindOf(trait)].reduce((sum, each) => sum + explorer.steps[each], -1)
}

/** The probability of each result of a roll, from 0 up. */
export function rollProbabilities(
  play: Play,
  who: CharacterId,
  trait: Trait | null,
  dice: number,
  add: number,
  what: 'attack' | 'defence' | 'haunt',
  word: string | null = what === 'attack' ? 'attack' : null,
): readonly number[] {
  const pool = diceFor(play, { who, trait, dice, add }, { word, for: what })
  return resultProbabilities(Math.round(pool.dice), Math.round(pool.add), play.rules.dice.faces)
}
