/**
 * Lists all outcomes of a choice with exact probabilities. It runs the engine on states imagined from what a seat
 * may know, once for every result of the dice, so every card in play counts. A branch ends at the next decision, at
 * the end of the turn, or when a hidden card or tile would be shown.
 */
import {
  type Decision,
  LuckWanted,
  type Refusal,
  rehearse,
  rulesetOf,
  type State,
  viewFor,
} from '../engine/game.ts'
import type { Happening, HappeningKind } from '../engine/happenings.ts'
import type { ChoiceKey, Seat } from '../engine/ids.ts'
import { imagine } from '../engine/imagine.ts'
import type { Catalog } from '../engine/language/defs.ts'
import { mayKnow, type View } from '../engine/view.ts'
import { type Dice, fallsOf } from './dice.ts'
import { ALWAYS, type Fraction, plus, times } from './fraction.ts'

export type End =
  | { by: 'asked'; seat: Seat; kind: Decision['kind'] }
  /** A hidden card, tile or page is shown. */
  | { by: 'shown'; happening: Happening }
  /** L-EVENT-03: an Event hides its effects until the roll, so only the result is told. */
  | { by: 'sealed'; result: number }
  | { by: 'turn' }
  | { by: 'won' }
  /** A random draw other than dice. */
  | { by: 'chance' }
  /** Depends on facts hidden from this seat. */
  | { by: 'unknown' }
  /** Too many dice to enumerate. */
  | { by: 'dice' }

export interface ForeseenOutcome {
  chance: Fraction
  /** The happenings that the seat may know. */
  happenings: Happening[]
  end: End
  /** The view of the seat afterwards. */
  view: View
}

export interface Foreseen {
  /** The number of dice in the first roll; 0 without a roll. */
  dice: number
  outcomes: ForeseenOutcome[]
}

const SEED = 'odds'
/** The most dice results to enumerate in one branch. */
const MOST_FALLS = 25_000

const TURN_IS_OVER: readonly HappeningKind[] = ['turn-ended', 'turn-began', 'round-began', 'house-turn']
const SHOWS: readonly HappeningKind[] = [
  'card-drawn',
  'tile-discovered',
  'looked',
  'note-shown',
  'haunt-forced',
  'haunt-stand-in',
  'haunt-began',
]

/** Returns a function that lists the outcomes of a choice for the seat of this view, or its refusal. */
export function foreseer(catalog: Catalog, view: View): (key: ChoiceKey) => Foreseen | { refusal: Refusal } {
  const worlds = worldsOf(catalog, view)
  const seat = view.explorers.find(({ id }) => id === view.viewer)!.seat
  const isSealed = view.frames.some(({ rule }) => rule === 'resolve-event')
  return (key) => {
    const result = rehearse(catalog, worlds[0]!, seat, key, [])
    if ('refusal' in result) return result
    const tryAll = (dice: readonly number[]) =>
      inAll(worlds.map((world) => tryOut(catalog, world, seat, key, dice, isSealed)))
    const { dice, leaves } = grow(tryAll, rulesetOf(view.edition).dice)
    const outcomes = leaves.map(({ chance, happenings, end, state }) => ({
      chance,
      happenings,
      end,
      view: viewFor(catalog, state, seat),
    }))
    return { dice, outcomes }
  }
}

interface Leaf extends Omit<Trial, 'wanted'> {
  chance: Fraction
}

/** Enumerates every result of each roll in turn; equal outcomes become one leaf. */
function grow(tryAll: (dice: readonly number[]) => Trial, rules: Dice): { dice: number; leaves: Leaf[] } {
  const leaves = new Map<string, Leaf>()
  const follow = (
    { wanted, ...trial }: Trial,
    dice: readonly number[],
    chance: Fraction,
    ways: number,
  ): void => {
    const falls = wanted > 0 ? fallsOf(wanted, rules) : []
    if (falls.length > 0 && ways * falls.length <= MOST_FALLS) {
      for (const fall of falls) {
        const given = [...dice, ...fall.faces]
        follow(tryAll(given), given, times(chance, fall.chance), ways * falls.length)
      }
      return
    }
    const name = JSON.stringify([trial.happenings.filter(({ kind }) => kind !== 'rolled'), trial.end])
    const same = leaves.get(name)
    if (same) same.chance = plus(same.chance, chance)
    else leaves.set(name, { ...trial, chance })
  }
  const root = tryAll([])
  follow(root, [], ALWAYS, 1)
  return { dice: root.wanted, leaves: [...leaves.values()] }
}

/** One state for each possible set of hidden sides and secrets; decks lie in one arbitrary order. */
function worldsOf(catalog: Catalog, view: View, picks: readonly number[] = []): State[] {
  try {
    return [imagine(catalog, view, SEED, picks)]
  } catch (error) {
    if (!(error instanceof LuckWanted)) throw error
    return Array.from({ length: error.limits[0]! }, (_, pick) =>
      worldsOf(catalog, view, [...picks, pick]),
    ).flat()
  }
}

/** One branch so far: `wanted` dice must be rolled next, or 0 if it has ended. */
interface Trial {
  happenings: Happening[]
  end: End
  wanted: number
  state: State
}

function tryOut(
  catalog: Catalog,
  world: State,
  seat: Seat,
  key: ChoiceKey,
  dice: readonly number[],
  isSealed: boolean,
): Trial {
  const result = rehearse(catalog, world, seat, key, dice)
  if ('refusal' in result) throw new Error(`${key} was refused: ${result.refusal.because}`)
  const { state, happenings, wanted } = result
  const viewer = state.explorers[seat]!.id
  const at = happenings.findIndex(({ kind }) => endsBranch(kind, isSealed))
  const told = (at < 0 ? happenings : happenings.slice(0, at)).filter((one) => mayKnow(one, viewer))
  if (at >= 0) return { happenings: told, end: endAt(happenings, at), wanted: 0, state }
  const isDice = wanted?.stream === 'dice' && !isNextMonster(state)
  return { happenings: told, end: endOf(state, wanted), wanted: isDice ? wanted.limits.length : 0, state }
}

const endsBranch = (kind: HappeningKind, isSealed: boolean): boolean =>
  TURN_IS_OVER.includes(kind) || SHOWS.includes(kind) || (isSealed && kind === 'band')

function endAt(happenings: readonly Happening[], at: number): End {
  const happening = happenings[at]!
  if (TURN_IS_OVER.includes(happening.kind)) return { by: 'turn' }
  if (happening.kind !== 'band') return { by: 'shown', happening: bare(happening) }
  return { by: 'sealed', result: resultOf(happenings.slice(0, at)) }
}

/** The result of the last roll; a card may count a 0 as more. */
function resultOf(happenings: readonly Happening[]): number {
  const last = happenings.findLast(({ kind }) => kind === 'rolled' || kind === 'zero-counted')
  if (last?.kind === 'rolled') return last.total
  return last?.kind === 'zero-counted' ? last.as : 0
}

/** Removes the card or tile, which is only imagined. */
function bare(happening: Happening): Happening {
  if (happening.kind === 'card-drawn') return { ...happening, card: '', passed: 0 }
  if (happening.kind === 'tile-discovered') return { ...happening, tile: '' }
  return happening.kind === 'looked' ? { ...happening, cards: [] } : happening
}

function endOf(state: State, wanted: LuckWanted | null): End {
  if (wanted)
    return isNextMonster(state) ? { by: 'turn' } : { by: wanted.stream === 'dice' ? 'dice' : 'chance' }
  if (state.outcome) return { by: 'won' }
  const { seat, kind } = state.asking!.open[0]!
  return { by: 'asked', seat, kind }
}

/** L-MON-03: a Speed roll begins the next monster's turn. */
function isNextMonster({ frames }: State): boolean {
  const top = frames.at(-1)
  return top?.rule === 'roll' && top.with.for === 'monster-speed'
}

/** The common part of all worlds; the branch ends when they differ. */
function inAll(trials: readonly Trial[]): Trial {
  const [first, ...others] = trials as [Trial, ...Trial[]]
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  let shared = first.happenings.length
  let isSame = true
  for (const { happenings, end, wanted } of others) {
    const parts = first.happenings.findIndex((one, at) => !same(one, happenings[at]))
    if (parts >= 0) shared = Math.min(shared, parts)
    isSame &&=
      parts < 0 && same([first.happenings.length, first.end, first.wanted], [happenings.length, end, wanted])
  }
  if (isSame) return first
  return { ...first, happenings: first.happenings.slice(0, shared), end: { by: 'unknown' }, wanted: 0 }
}
