/**
 * Everything that can come of a choice, each with its exact chance. The engine's own rules run on states dealt
 * anew from what a seat may know, once for every way the dice can fall, so that whatever is in play counts. A
 * branch ends at the next decision, at the end of the turn, and where something hidden would be turned over.
 */
import { type Decision, LuckWanted, type Refusal, rehearse, type State, viewFor } from '../engine/game.ts'
import type { Happening, HappeningKind } from '../engine/happenings.ts'
import type { ChoiceKey, Seat } from '../engine/ids.ts'
import type { Catalog } from '../engine/language/defs.ts'
import { imagine, mayKnow, type View } from '../engine/view.ts'
import { fallsOf } from './dice.ts'
import { ALWAYS, type Fraction, plus, times } from './fraction.ts'

export type End =
  | { by: 'asked'; seat: Seat; kind: Decision['kind'] }
  /** Something nobody may know yet is turned over. */
  | { by: 'shown'; happening: Happening }
  /** L-EVENT-03: what an Event's roll brings is not told beforehand, only what is rolled. */
  | { by: 'sealed'; result: number }
  | { by: 'turn' }
  | { by: 'won' }
  /** Something else than dice decides. */
  | { by: 'chance' }
  /** It differs with what this seat cannot know. */
  | { by: 'unknown' }
  /** More is rolled than can be followed. */
  | { by: 'dice' }

export interface Outcome {
  chance: Fraction
  /** As far as the seat would be told of them. */
  happenings: Happening[]
  end: End
  /** What the seat would see then. */
  view: View
}

export interface Foreseen {
  /** How many dice fall first; 0 where nothing is rolled. */
  dice: number
  outcomes: Outcome[]
}

const SEED = 'odds'
/** Ways the dice of one branch may fall in all, before it is left alone. */
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

/** Looks ahead for the seat that has this view: what can come of a choice, or why it is none. */
export function foreseer(catalog: Catalog, view: View): (key: ChoiceKey) => Foreseen | { refusal: Refusal } {
  const worlds = worldsOf(catalog, view)
  const seat = view.explorers.find(({ id }) => id === view.viewer)!.seat
  const isSealed = view.frames.some(({ rule }) => rule === 'resolve-event')
  return (key) => {
    const result = rehearse(catalog, worlds[0]!, seat, key, [])
    if ('refusal' in result) return result
    const tryAll = (dice: readonly number[]) =>
      inAll(worlds.map((world) => tryOut(catalog, world, seat, key, dice, isSealed)))
    const { dice, leaves } = grow(tryAll)
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

/** Tries every fall of the dice that are wanted, and of those wanted then; ways to the same end are one leaf. */
function grow(tryAll: (dice: readonly number[]) => Trial): { dice: number; leaves: Leaf[] } {
  const leaves = new Map<string, Leaf>()
  const follow = (
    { wanted, ...trial }: Trial,
    dice: readonly number[],
    chance: Fraction,
    ways: number,
  ): void => {
    const falls = wanted > 0 ? fallsOf(wanted) : []
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

/** One state for every way the hidden sides and secrets could lie; packs are dealt in any one order. */
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

/** How far one way leads: `wanted` dice would have to fall next, or it has come to its end. */
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

/** What the last roll came to; a card may let nothing count for more. */
function resultOf(happenings: readonly Happening[]): number {
  const last = happenings.findLast(({ kind }) => kind === 'rolled' || kind === 'zero-counted')
  if (last?.kind === 'rolled') return last.total
  return last?.kind === 'zero-counted' ? last.as : 0
}

/** Without the card or tile, which lies there only in imagination. */
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

/** L-MON-03: with its Speed roll another monster's turn has begun. */
function isNextMonster({ frames }: State): boolean {
  const top = frames.at(-1)
  return top?.rule === 'roll' && top.with.for === 'monster-speed'
}

/** What is the same in every world; where they part, the branch ends. */
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
