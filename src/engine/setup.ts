/** Opening a game: starting tiles, stack, decks, families, the first player (L-SETUP, L-PREP, L-FREE-02..08). */

import { cite } from './editions/cited.ts'
import type { Ruleset } from './editions/ruleset.ts'
import { rulesetOf } from './editions/rulesets.ts'
import { type ByTrait, type Calling, type CardId, type FamilyId, type TileId, TRAITS } from './ids.ts'
import { chapterOf } from './language/chapters.ts'
import type { Catalog, FamilyDef, PackId } from './language/defs.ts'
import { type Pieces, piecesOf } from './pieces.ts'
import { type Play, push } from './play.ts'
import { begin } from './rules/legacy.ts'
import { pickOne, seedStreams, shuffle } from './state/dice.ts'
import { placeTile } from './state/house.ts'
import type { Legacy } from './state/legacy.ts'
import type { Explorer, Mark, Options, State } from './state/state.ts'
import { freshTurn } from './state/turn.ts'

/** Who sits down. What is left out is chosen: the first free family, its name, an age that the edition allows. */
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
  /** All that the chapter brings, or all there is in free play, by default. */
  pieces?: Pieces
  /** The pack that the content was played with, if any. */
  pack?: PackId
  /** What a campaign brings to the table. */
  legacy?: {
    marks?: Record<CardId | TileId, Mark>
    /** A game of a campaign: the number of its first Legacy card. */
    deck?: number
    ledger?: Legacy['ledger']
    doors?: string[]
    forebears?: Legacy['forebears']
    offers?: FamilyId[]
    ancestors?: Record<FamilyId, number>
    heirloomsLeft?: Record<FamilyId, number>
  }
}

/** Names everything that would be chosen from the catalog, so that a game stays the same when content is added. */
export type FullOpening = Opening & { pieces: Pieces }
export function completed(catalog: Catalog, opening: Opening): FullOpening {
  const { seats, options, pieces = piecesOf(catalog, options) } = opening
  const pack = opening.pieces ? opening.pack : catalog.pack
  return { ...opening, seats: withFamilies(catalog, seats), pieces, ...(pack && { pack }) }
}

/** L-PREP-05: whoever names no family takes the first that is left. */
function withFamilies({ edition, families }: Catalog, seats: readonly Seating[]): Seating[] {
  const { cites } = rulesetOf(edition)
  const taken = seats.flatMap(({ family }) => (family ? [family] : []))
  for (const [n, family] of taken.entries()) {
    if (!families[family]) throw new Error(`There is no family ${family}${cite(cites, 'L-COMP-09')}`)
    if (taken.indexOf(family) !== n)
      throw new Error(`Two seats play the family ${family}${cite(cites, 'L-FAM-01')}`)
    const twin = taken.slice(0, n).find((other) => sharesBoard(families, family, other))
    if (twin !== undefined)
      throw new Error(
        `${families[twin]!.name} and ${families[family]!.name} share a board${cite(cites, 'L-FAM-01')}`,
      )
  }
  const free: FamilyId[] = []
  for (const id of Object.keys(families))
    if (![...taken, ...free].some((other) => other === id || sharesBoard(families, id, other))) free.push(id)
  if (seats.length > taken.length + free.length)
    throw new Error(
      `${seats.length} players, and this content has ${taken.length + free.length} families${cite(cites, 'L-FAM-01')}`,
    )
  return seats.map(({ family = free.shift()!, ...seating }) => ({ family, ...seating }))
}

/** E3-COMP-01: the two sides of one board. */
const sharesBoard = (families: Catalog['families'], one: FamilyId, other: FamilyId): boolean =>
  families[one]!.board !== undefined && families[one]!.board === families[other]?.board

export function emptyState(
  rules: Ruleset,
  seed: string,
  pieces: Pieces,
  options: Partial<Options> = {},
): State {
  return {
    edition: rules.id,
    options: { haunt: null, chapter: null, askGains: false, ...options },
    pieces,
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
    ...(rules.spent === 'discard' && { discards: { stack: [], event: [], item: [], omen: [] } }),
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
  Object.assign(state.marks, structuredClone(opening.legacy?.marks ?? {}))
  // L-COMP-06, L-COMP-12..14
  for (const id of state.pieces.tiles) {
    const { start } = catalog.tiles[id]!
    if (start)
      placeTile(play, id, start.region, start.x, start.y, 0) // L-SETUP-02
    else state.stack.push(id)
  }
  for (const id of state.pieces.cards) state.decks[catalog.cards[id]!.kind].push(id)
  // L-SETUP-09, L-PREP-08, L-AMB-10: each pack on its own.
  shuffle(state.rng, 'stack', state.stack)
  for (const kind of ['item', 'event', 'omen'] as const) shuffle(state.rng, 'cards', state.decks[kind])
  seatEverybody(play, opening)
  chooseScenario(play)
  push(play, 'game', {})
  if (opening.legacy?.deck === undefined) return begin(play)
  state.phase = 'gather'
  state.order = state.explorers.map(({ id }) => id)
  state.legacy = legacyOf(opening.legacy)
  push(play, 'gather', { card: null, left: [], offered: [] })
}

const legacyOf = (brought: NonNullable<Opening['legacy']>): Legacy => ({
  deck: brought.deck!,
  ledger: { ...brought.ledger },
  doors: [...(brought.doors ?? [])],
  kept: [],
  polls: {},
  deeds: {},
  forebears: structuredClone(brought.forebears ?? {}),
  offers: [...(brought.offers ?? [])],
  changes: [],
})

/** E3-SETUP-09: the scenario that the table has chosen, or one by chance. */
function chooseScenario({ state, catalog, rules }: Play): void {
  if (!rules.opening.scenario) return
  const known = Object.keys(catalog.scenarios ?? {})
  const { scenario } = state.options
  if (scenario !== undefined && !known.includes(scenario)) throw new Error(`There is no scenario ${scenario}`)
  if (scenario === undefined && known.length > 0) state.options.scenario = pickOne(state.rng, 'haunt', known)
}

function beginOf({ state, catalog }: Play): TileId {
  const always = state.pieces.tiles.find((id) => catalog.tiles[id]!.start?.begin)
  const begin = chapterOf(catalog, state.options)?.begin ?? always
  if (begin === undefined) throw new Error('There is no tile to begin on')
  return begin
}

function seatEverybody(play: Play, opening: Opening): void {
  const { state, catalog, rules } = play
  const begin = beginOf(play)
  const asks = opening.legacy?.deck !== undefined
  opening.seats.forEach((seating, seat) => {
    const family = catalog.families[seating.family!]!
    state.explorers.push({
      id: family.id,
      seat,
      family: family.id,
      // A campaign asks for both (L-SETUP-05).
      name: seating.name ?? (asks ? '' : family.name),
      age: seating.age ?? (asks ? 0 : undefined) ?? family.age ?? pickOne(state.rng, 'haunt', agesOf(rules)),
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

const agesOf = ({ ages: { youngest, oldest } }: Ruleset): number[] =>
  Array.from({ length: oldest - youngest + 1 }, (_, n) => youngest + n)

/** L-SETUP-01: every marker on its starting step. */
function startSteps(family: FamilyDef): ByTrait<number> {
  const steps = {} as ByTrait<number>
  for (const trait of TRAITS) steps[trait] = family.ladders[trait].start
  return steps
}
