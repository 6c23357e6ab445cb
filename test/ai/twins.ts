/**
 * Games in which, at every few choices, the table is dealt anew under the eyes of whoever is asked: all that this
 * seat may know stays as it is, all it may not is another. Whoever answers differently then has looked.
 *
 * `npx tsx test/ai/twins.ts 10000` tries so many pairs and prints how many answers differed.
 */
import { pathToFileURL } from 'node:url'
import { newMind, think, witness } from '../../src/ai/mind.ts'
import { rngFor } from '../../src/ai/rng.ts'
import type { Mind, Thought } from '../../src/ai/types.ts'
import { loadCatalog } from '../../src/catalog/load.ts'
import { advance, newGame, nextSeat, SEALED_KINDS, type State, viewFor } from '../../src/engine/game.ts'
import { imagine } from '../../src/engine/imagine.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'
import { mayKnow, type View } from '../../src/engine/view.ts'

export interface Pairs {
  tried: number
  /** Pairs in which something hidden really lay differently. */
  unlike: number
  /** Answers, memories or reasons that differed, and thoughts that failed, each in a line. */
  faults: string[]
  /** `haunt/seat`, and the kinds of question, that came up. */
  seats: Set<string>
  kinds: Set<string>
}

/** Pairs from one game of a haunt, at every `stride`th choice and every unseen answer, until there are enough of them. */
export function pairsOf(
  catalog: Catalog,
  opening: { haunt: number; seats: number; seed: string },
  level: Mind['level'],
  { most, stride, only }: { most: number; stride: number; only?: (view: View) => boolean },
): Pairs {
  const { haunt, seats, seed } = opening
  const found: Pairs = { tried: 0, unlike: 0, faults: [], seats: new Set(), kinds: new Set() }
  const { state } = newGame(catalog, {
    seed,
    seats: Array.from({ length: seats }, () => ({})),
    options: { haunt },
  })
  const minds = state.explorers.map(() => newMind('steady'))
  for (let n = 1; !state.outcome && found.tried < most; n++) {
    const seat = nextSeat(state)!
    const view = frozen(viewFor(catalog, state, seat))
    const { key, mind } = think(catalog, view, minds[seat]!, rngFor(seed, seat, n))
    const { kind, choices } = view.decision!
    const isDue = n % stride === 0 || SEALED_KINDS.includes(kind)
    if (choices.length > 1 && isDue && (!only || only(view)))
      addPair(catalog, state, view, { ...minds[seat]!, level }, `${seed}/${n}`, found)
    minds[seat] = mind
    const result = advance(catalog, state, seat, key)
    if ('refusal' in result) throw new Error(`${key} was refused`)
    for (const { seat: each, id } of state.explorers) {
      const known = result.happenings.filter((one) => mayKnow(one, id))
      minds[each] = witness(catalog, minds[each]!, known)
    }
  }
  return found
}

function addPair(catalog: Catalog, state: State, view: View, mind: Mind, seed: string, found: Pairs): void {
  const { seat } = view.explorers.find(({ id }) => id === view.viewer)!
  const other = imagine(catalog, view, seed)
  const pick = (seen: View): Thought => think(catalog, seen, frozen(mind), rngFor(seed, seat, 0))
  const one = pick(view)
  const twin = pick(frozen(viewFor(catalog, other, seat)))
  found.tried++
  if (hiddenIn(state) !== hiddenIn(other)) found.unlike++
  found.seats.add(`${view.options.haunt}/${seat}`)
  found.kinds.add(view.decision!.kind)
  const { fault } = one.mind.memory
  if (fault !== null) found.faults.push(`${seed}: ${fault}`)
  if (JSON.stringify(one) !== JSON.stringify(twin)) found.faults.push(`${seed}: ${one.key}, then ${twin.key}`)
}

/** What a seat may not see: how packs lie, secrets, sides, unseen answers. */
const hiddenIn = ({ stack, decks, haunt, explorers, asking }: State): string =>
  JSON.stringify([
    stack,
    decks,
    haunt?.secrets,
    haunt?.notes,
    explorers.map(({ team }) => team),
    asking?.given,
  ])

/** Whoever changes what they are only shown is found out. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}

export const HAUNTS = [0, 1, 2, 11, 15, 17, 34, 43]

/** So many pairs, as many of each haunt. */
export function manyPairs(
  catalog: Catalog,
  level: Mind['level'],
  want: number,
  each: number,
  stride: number,
): Pairs {
  const all: Pairs = { tried: 0, unlike: 0, faults: [], seats: new Set(), kinds: new Set() }
  for (let game = 0; all.tried < want; game++) {
    const haunt = HAUNTS[game % HAUNTS.length]!
    const seats = 3 + (game % 3)
    const opening = { haunt, seats, seed: `twins/${game}` }
    const {
      tried,
      unlike,
      faults,
      seats: seen,
      kinds,
    } = pairsOf(catalog, opening, level, { most: each, stride })
    all.tried += tried
    all.unlike += unlike
    all.faults.push(...faults)
    for (const one of seen) all.seats.add(one)
    for (const one of kinds) all.kinds.add(one)
  }
  return all
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { tried, unlike, faults } = manyPairs(
    await loadCatalog(),
    'steady',
    Number(process.argv[2] ?? 10_000),
    200,
    1,
  )
  console.log(`${tried} pairs, ${unlike} of them unlike: ${faults.length} differing picks`)
  for (const fault of faults.slice(0, 20)) console.log(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
