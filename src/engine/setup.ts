/** Opening a game: starting tiles, stack, decks, families, the first player (L-SETUP, L-PREP, L-FREE-02..08). */

import type { Ruleset } from './editions/ruleset.ts'
import { type ByTrait, type Calling, type CardId, type FamilyId, type TileId, TRAITS } from './ids.ts'
import { chapterOf, piecesOf } from './language/chapters.ts'
import type { Catalog, FamilyDef } from './language/defs.ts'
import { happen, type Play, push } from './play.ts'
import { freshTurn } from './rules/turn.ts'
import { pickOne, seedStreams, shuffle } from './state/dice.ts'
import { placeTile } from './state/house.ts'
import { type Explorer, FORMAT, type Mark, type Options, type State } from './state/state.ts'

/** Who sits down. What is left out is chosen: the first free family, its name, an age between 16 and 80. */
export interface Seating {
  family?: FamilyId
  name?: string
  age?: number
  calling?: Calling | null
}

export interface Opening {
  seed: string
  seats: Seating[]
  options?: Partial<Options>
  /** What a campaign brings to the table. */
  legacy?: {
    marks?: Record<CardId, Mark>
    leaveOut?: string[]
    ancestors?: Record<FamilyId, number>
    heirloomsLeft?: Record<FamilyId, number>
  }
}

export function emptyState(
  catalog: Catalog,
  rules: Ruleset,
  seed: string,
  options: Partial<Options> = {},
): State {
  return {
    format: FORMAT,
    edition: rules.id,
    catalog: catalog.hash,
    options: {
      mode: typeof options.chapter === 'number' ? 'campaign' : 'free',
      haunt: null,
      chapter: null,
      askGains: false,
      ...options,
    },
    rng: seedStreams(seed),
    phase: 'explore',
    round: 1,
    order: [],
    slot: -1,
    turn: freshTurn(null),
    explorers: [],
    monsters: [],
    house: [],
    stack: [],
    decks: { event: [], item: [], omen: [] },
    box: [],
    destroyed: [],
    marks: {},
    ongoing: [],
    lasting: [],
    onces: [],
    exhausted: [],
    entries: [],
    lastOmen: null,
    haunt: null,
    frames: [],
    asking: null,
    outcome: null,
  }
}

/** Lays everything out on an empty table; the caller then lets the game run. */
export function setUp(play: Play, opening: Opening): void {
  const { state, catalog } = play
  const leaveOut = new Set(opening.legacy?.leaveOut ?? [])
  Object.assign(state.marks, structuredClone(opening.legacy?.marks ?? {}))
  const pieces = piecesOf(catalog, state.options) // L-COMP-06, L-COMP-12..14
  for (const id of pieces.tiles) {
    const { start } = catalog.tiles[id]!
    if (start)
      placeTile(play, id, start.region, start.x, start.y, 0) // L-SETUP-02
    else if (!leaveOut.has(id)) state.stack.push(id)
  }
  for (const id of pieces.cards) if (!leaveOut.has(id)) state.decks[catalog.cards[id]!.kind].push(id)
  // L-SETUP-09, L-PREP-08, L-AMB-10: each pack on its own.
  shuffle(state.rng, 'stack', state.stack)
  for (const kind of ['item', 'event', 'omen'] as const) shuffle(state.rng, 'cards', state.decks[kind])
  seatEverybody(play, opening)
  const first = pickOne(state.rng, 'haunt', mayGoFirst(play))
  const count = state.explorers.length
  state.order = state.explorers.map((_, n) => state.explorers[(first.seat + n) % count]!.id)
  happen(play, {
    kind: 'game-opened',
    rules: [state.options.chapter === null ? 'L-SETUP-10' : 'L-CAMP-03'],
    players: state.explorers.map(({ id }) => id),
    first: first.id,
  })
  happen(play, { kind: 'round-began', rules: ['L-TURN-08'], round: 1 })
  push(play, 'game', {})
}

/** L-SETUP-10, L-FREE-03: anybody, unless the chapter says who (L-CAMP-03). */
function mayGoFirst({ state, catalog }: Play): Explorer[] {
  const { explorers } = state
  if (chapterOf(catalog, state.options)?.first !== 'youngest') return explorers
  const least = Math.min(...explorers.map(({ age }) => age))
  return explorers.filter(({ age }) => age === least)
}

function beginOf({ state, catalog }: Play): TileId {
  const always = Object.values(catalog.tiles).find(({ start }) => start?.begin)
  const begin = chapterOf(catalog, state.options)?.begin ?? always?.id
  if (begin === undefined) throw new Error('The catalog has no tile to begin on')
  return begin
}

function seatEverybody(play: Play, opening: Opening): void {
  const { state, catalog, rules } = play
  const begin = beginOf(play)
  const taken = opening.seats.flatMap(({ family }) => (family ? [family] : []))
  for (const [n, family] of taken.entries()) {
    if (!catalog.families[family]) throw new Error(`There is no family ${family} (L-COMP-09)`)
    if (taken.indexOf(family) !== n) throw new Error(`Two seats play the family ${family} (L-FAM-01)`)
  }
  const free = Object.keys(catalog.families).filter((id) => !taken.includes(id))
  opening.seats.forEach((seating, seat) => {
    const family = catalog.families[seating.family ?? free.shift()!]!
    state.explorers.push({
      id: family.id,
      seat,
      family: family.id,
      name: seating.name ?? family.name,
      age: seating.age ?? pickOne(state.rng, 'haunt', AGES),
      calling: seating.calling ?? null,
      body: family.id,
      tile: begin,
      steps: startSteps(family),
      cards: [],
      used: [],
      kept: [],
      objects: [],
      dead: false,
      borneBy: null,
      team: null,
      shown: null,
      ignores: [],
      heirlooms: {
        left: opening.legacy?.heirloomsLeft?.[family.id] ?? rules.heirlooms.perFamily,
        made: 0,
        declined: [],
      },
      ancestors: opening.legacy?.ancestors?.[family.id] ?? 0,
    } satisfies Explorer)
  })
}

const AGES = Array.from({ length: 65 }, (_, n) => 16 + n)

/** L-SETUP-01: every marker on its starting step. */
function startSteps(family: FamilyDef): ByTrait<number> {
  const steps = {} as ByTrait<number>
  for (const trait of TRAITS) steps[trait] = family.ladders[trait].start
  return steps
}
