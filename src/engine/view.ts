/**
 * What one seat may know, built field by field from an allow-list, and `imagine`, which deals everything the
 * view leaves open. UI, AI, logs and JSON output read views and nothing else.
 */
import { playOf } from './game.ts'
import type { Happening } from './happenings.ts'
import type {
  ByTrait,
  CardId,
  CardKind,
  ChoiceKey,
  ExplorerId,
  Region,
  Seat,
  Side,
  Team,
  TileId,
} from './ids.ts'
import { REGIONS, SIDES, TRAITS } from './ids.ts'
import type { Catalog, TeamDef } from './language/defs.ts'
import { backOf, dealt, packsOf } from './packs.ts'
import type { Play } from './play.ts'
import { choicesOf } from './rules/choices.ts'
import { mayFindIn } from './rules/move.ts'
import { leaveCost } from './rules/questions.ts'
import { overlay } from './state/characters.ts'
import { clone } from './state/clone.ts'
import { pickOne, scatteredStreams } from './state/dice.ts'
import { type Asking, type Decision, type Frame, LAZY_KINDS, SEALED_KINDS } from './state/flow.ts'
import { isOpenDoorway, linkedTo } from './state/house.ts'
import type { Explorer, Haunt, PlacedTile, Secret, State } from './state/state.ts'

/** The fields everybody may see as they are; each is named where the view is built, and nothing else gets in. */
type OpenState = Pick<
  State,
  | 'format'
  | 'edition'
  | 'catalog'
  | 'options'
  | 'phase'
  | 'round'
  | 'order'
  | 'slot'
  | 'turn'
  | 'monsters'
  | 'house'
  | 'box'
  | 'destroyed'
  | 'marks'
  | 'ongoing'
  | 'lasting'
  | 'onces'
  | 'exhausted'
  | 'entries'
  | 'lastOmen'
  | 'outcome'
>

/** What the rules make of a tile or an explorer, so that nobody outside has to work it out again. */
export interface SeenTile extends PlacedTile {
  /** Doorways one could discover through now (L-REG-05, L-DISC-18). */
  unopened: Side[]
  /** Tiles adjacent otherwise than by a doorway: stairs, front door, passages (L-REG-06, L-REG-07, L-MOVE-13). */
  links: TileId[]
}
export interface SeenExplorer extends Explorer {
  /** Steps that cards add on top of the markers (L-AMB-23). */
  overlay: ByTrait<number>
}

export interface View extends Omit<OpenState, 'house'> {
  /** Null for a spectator. */
  viewer: ExplorerId | null
  /** `team` is what the viewer may know of it. */
  explorers: SeenExplorer[]
  house: SeenTile[]
  /** Backs only, top first (L-DECK-05, L-AMB-46). */
  stack: Region[][]
  decks: Record<CardKind, Region[][]>
  haunt:
    | (Omit<Haunt, 'secrets' | 'notes'> & {
        secrets: Record<string, Omit<Secret, 'value'> & { value: ExplorerId | null }>
        /** That somebody has written something is open, what it says is not. */
        notes: Record<string, Record<ExplorerId, { says: ExplorerId | null; shown: boolean }>>
      })
    | null
  frames: Frame[]
  /** Who is being asked, and whether they have answered. */
  waiting: { seat: Seat; kind: Decision['kind']; about: Decision['about']; answered: boolean }[]
  join: Asking['join'] | null
  /** What the viewer is being asked, with every legal answer. */
  decision: { kind: Decision['kind']; about: Decision['about']; choices: ChoiceKey[] } | null
  /** The viewer's own answer, while others are still at it. */
  given: ChoiceKey | null
  /** What it costs to leave the tile of whoever's turn it is (L-MOVE-02..08). */
  leaveCost: number
}

export function viewFor(catalog: Catalog, state: State, seat: Seat | null): View {
  const viewer = seat === null ? null : state.explorers[seat]!.id
  const kind = state.haunt && catalog.haunts[state.haunt.number]!.team.kind
  const copy = clone(state)
  const play = playOf(catalog, state)
  return {
    format: copy.format,
    edition: copy.edition,
    catalog: copy.catalog,
    options: copy.options,
    phase: copy.phase,
    round: copy.round,
    order: copy.order,
    slot: copy.slot,
    turn: copy.turn,
    monsters: copy.monsters,
    box: copy.box,
    destroyed: copy.destroyed,
    marks: copy.marks,
    ongoing: copy.ongoing,
    lasting: copy.lasting,
    onces: copy.onces,
    exhausted: copy.exhausted,
    entries: copy.entries,
    lastOmen: copy.lastOmen,
    outcome: copy.outcome,
    viewer,
    house: seenHouse(play, copy.house),
    explorers: copy.explorers.map((explorer) => seenExplorer(play, explorer, viewer, kind)),
    stack: state.stack.map((id) => backOf(catalog.tiles[id]!)),
    decks: backsOf(catalog, state),
    haunt: copy.haunt && {
      number: copy.haunt.number,
      revealer: copy.haunt.revealer,
      omen: copy.haunt.omen,
      tile: copy.haunt.tile,
      tracks: copy.haunt.tracks,
      counters: copy.haunt.counters,
      aside: copy.haunt.aside,
      disclosed: copy.haunt.disclosed,
      speeds: copy.haunt.speeds,
      secrets: secretsFor(viewer, copy.haunt, copy.explorers),
      notes: notesFor(viewer, copy.haunt),
    },
    frames: copy.frames,
    ...askingFor(play, seat),
    leaveCost: state.turn.who ? leaveCost(play, state.turn.who) : 0,
  }
}

/** What can be worked out for all tiles together is worked out once. */
function seenHouse(play: Play, house: PlacedTile[]): SeenTile[] {
  const { state } = play
  const isLeft = REGIONS.map((region) => mayFindIn(play, region))
  const seen = house as SeenTile[]
  for (const tile of seen) {
    const mayFind = isLeft[REGIONS.indexOf(tile.region)]
    tile.unopened = mayFind ? SIDES.filter((_, side) => isOpenDoorway(state, tile, side)) : []
    tile.links = linkedTo(play, tile)
  }
  return seen
}

function seenExplorer(
  play: Play,
  explorer: Explorer,
  viewer: ExplorerId | null,
  kind: TeamDef['kind'] | null,
): SeenExplorer {
  return {
    id: explorer.id,
    seat: explorer.seat,
    family: explorer.family,
    name: explorer.name,
    age: explorer.age,
    calling: explorer.calling,
    body: explorer.body,
    tile: explorer.tile,
    steps: explorer.steps,
    cards: explorer.cards,
    used: explorer.used,
    kept: explorer.kept,
    objects: explorer.objects,
    dead: explorer.dead,
    borneBy: explorer.borneBy,
    shown: shownTo(explorer, kind, play.state),
    ignores: explorer.ignores,
    heirlooms: explorer.heirlooms,
    ancestors: explorer.ancestors,
    team: teamSeenBy(viewer, explorer, kind, play.state),
    overlay: overlays(play, explorer),
  }
}

function overlays(play: Play, explorer: Explorer): ByTrait<number> {
  const steps = {} as ByTrait<number>
  for (const trait of TRAITS) steps[trait] = overlay(play, explorer, trait)
  return steps
}

/** What all know of a side: when it is over, who was who is no secret. */
const shownTo = ({ team, shown }: Explorer, kind: TeamDef['kind'] | null, { outcome }: State): Team | null =>
  outcome && kind !== 'everyone' ? team : shown

/** One's own side, and what is public (L-HID-01); of an unknown traitor nobody knows even that (L-AMB-62), and in a free-for-all there are none (L-AMB-63). */
const teamSeenBy = (
  viewer: ExplorerId | null,
  explorer: Explorer,
  kind: TeamDef['kind'] | null,
  state: State,
): Team | null =>
  explorer.id === viewer && kind !== 'unknown' && kind !== 'everyone'
    ? explorer.team
    : shownTo(explorer, kind, state)

function backsOf(catalog: Catalog, state: State): Record<CardKind, Region[][]> {
  const backs = (deck: CardId[]) => deck.map((card) => backOf(catalog.cards[card]!))
  return { event: backs(state.decks.event), item: backs(state.decks.item), omen: backs(state.decks.omen) }
}

/** Who keeps a secret is itself one while the keeper's side is (L-HID-01). */
function secretsFor(viewer: ExplorerId | null, haunt: Haunt, explorers: Explorer[]) {
  const isOpen = (keeper: ExplorerId) =>
    keeper === viewer || explorers.some(({ id, shown }) => id === keeper && shown !== null)
  const secrets: NonNullable<View['haunt']>['secrets'] = {}
  for (const [id, secret] of Object.entries(haunt.secrets)) {
    const knows = secret.shown || (viewer !== null && secret.knownTo.includes(viewer))
    const { among, knownTo, shown } = secret
    secrets[id] = { among, knownTo: knownTo.filter(isOpen), shown, value: knows ? secret.value : null }
  }
  return secrets
}

/** One's own notes, and those that have been shown. */
function notesFor(viewer: ExplorerId | null, haunt: Haunt) {
  const notes: NonNullable<View['haunt']>['notes'] = {}
  for (const [id, written] of Object.entries(haunt.notes)) {
    const seen: (typeof notes)[string] = {}
    for (const [who, { says, shown }] of Object.entries(written))
      seen[who] = { says: shown || who === viewer ? says : null, shown }
    notes[id] = seen
  }
  return notes
}

function askingFor(play: Play, seat: Seat | null): Pick<View, 'waiting' | 'join' | 'decision' | 'given'> {
  const { asking } = play.state
  if (!asking) return { waiting: [], join: null, decision: null, given: null }
  const given = seat === null ? null : (asking.given[seat] ?? null)
  const mine =
    seat === null || given !== null ? undefined : asking.open.find((decision) => decision.seat === seat)
  return {
    waiting: asking.open.map(({ seat: asked, kind, about }) => ({
      seat: asked,
      kind,
      about: { ...about },
      answered: asking.given[asked] !== undefined,
    })),
    join: asking.join,
    decision: mine
      ? { kind: mine.kind, about: { ...mine.about }, choices: choicesOf(play, mine).slice() }
      : null,
    given,
  }
}

/** May this seat know of it? */
export const mayKnow = (happening: Happening, viewer: ExplorerId | null): boolean =>
  !happening.seenBy || (viewer !== null && happening.seenBy.includes(viewer))

/**
 * A whole state that fits the view: packs dealt anew among equal backs, secrets and hidden sides drawn,
 * fresh luck. `viewFor(imagine(view))` is the view again. Hidden sides and secrets may be given as picks:
 * where there are too few, `LuckWanted` says how many there are to pick from.
 */
export function imagine(catalog: Catalog, view: View, seed: string, picks?: readonly number[]): State {
  const rng = scatteredStreams(`imagined/${seed}`)
  const hidden = picks ? { ...rng, haunt: { given: [...picks] } } : rng
  const seen = cardsSeen(view)
  const peeked = peekedBy(view)
  const packs = packsOf(catalog, view.options.chapter)
  const deal = (at: CardKind | 'stack', shown: Region[][]): string[] =>
    dealt(rng, shown, packs[at], seen, peeked?.at === at ? peeked.top : [])
  const decks: State['decks'] = {
    event: deal('event', view.decks.event),
    item: deal('item', view.decks.item),
    omen: deal('omen', view.decks.omen),
  }
  const state: State = clone({
    format: view.format,
    edition: view.edition,
    catalog: view.catalog,
    options: view.options,
    phase: view.phase,
    round: view.round,
    order: view.order,
    slot: view.slot,
    turn: view.turn,
    monsters: view.monsters,
    house: view.house,
    box: view.box,
    destroyed: view.destroyed,
    marks: view.marks,
    ongoing: view.ongoing,
    lasting: view.lasting,
    onces: view.onces,
    exhausted: view.exhausted,
    entries: view.entries,
    lastOmen: view.lastOmen,
    outcome: view.outcome,
    rng,
    explorers: imagineTeams(catalog, view, hidden),
    stack: deal('stack', view.stack),
    decks,
    haunt: view.haunt && {
      ...view.haunt,
      secrets: imagineSecrets(view, hidden),
      notes: imagineNotes(view, rng),
    },
    frames: view.frames,
    asking: imagineAsking(view),
  })
  imagineGiven(catalog, state, view)
  return state
}

/** The same imagined table with other luck to come. */
export const withOtherLuck = (state: State, seed: string): State => ({
  ...clone(state),
  rng: scatteredStreams(`imagined/${seed}`),
})

/** Every card and tile that lies somewhere in the open, or is held by a frame. */
function cardsSeen(view: View): Set<string> {
  const seen = new Set<string>([...view.box, ...view.destroyed, ...view.ongoing.map(({ card }) => card)])
  for (const who of [...view.explorers, ...view.monsters]) for (const card of who.cards) seen.add(card)
  for (const { kept } of view.explorers) for (const card of kept) seen.add(card)
  for (const tile of view.house) for (const id of [tile.id, ...tile.pile]) seen.add(id)
  for (const frame of view.frames) {
    if (frame.rule === 'draw')
      for (const card of [frame.with.card, frame.with.other]) if (card) seen.add(card)
    if (frame.rule === 'resolve-event') seen.add(frame.with.card)
    if (frame.rule === 'discover' && frame.with.tile) seen.add(frame.with.tile)
  }
  return seen
}

/** What the viewer is looking at just now, from the choices it has been given. */
function peekedBy(view: View): { at: CardKind | 'stack'; top: string[] } | null {
  if (view.decision?.kind !== 'peek') return null
  const top = view.decision.choices
    .filter((key) => key.includes(':'))
    .map((key) => key.slice(key.indexOf(':') + 1))
  const looked = view.frames[view.frames.length - 1]
  if (looked?.rule !== 'ops') return null
  return { at: view.decision.about.source as CardKind | 'stack', top }
}

function imagineTeams(catalog: Catalog, view: View, rng: State['rng']): Explorer[] {
  const explorers: Explorer[] = view.explorers.map((explorer) => ({ ...explorer }))
  const kind = view.haunt ? catalog.haunts[view.haunt.number]!.team.kind : null
  if (kind === null) return explorers
  const unknown = explorers.filter(({ team }) => team === null)
  for (const explorer of unknown) explorer.team = 'heroes'
  const traitorKnown = explorers.some(({ team }) => team === 'traitor')
  // A hidden traitor who has died was the end of the game, or is the last to be thought of.
  const living = unknown.filter(({ dead }) => !dead)
  const suspects = living.length > 0 ? living : unknown
  if (kind === 'hidden' && !traitorKnown && suspects.length > 0)
    pickOne(rng, 'haunt', suspects).team = 'traitor'
  return explorers
}

function imagineSecrets(view: View, rng: State['rng']): Record<string, Secret> {
  const secrets: Record<string, Secret> = {}
  for (const [id, secret] of Object.entries(view.haunt!.secrets)) {
    secrets[id] = {
      value: secret.value ?? pickOne(rng, 'haunt', secret.among),
      among: [...secret.among],
      knownTo: [...secret.knownTo],
      shown: secret.shown,
    }
  }
  return secrets
}

/** Whatever others may have written about somebody else. */
function imagineNotes(view: View, rng: State['rng']): Haunt['notes'] {
  const notes: Haunt['notes'] = {}
  for (const [id, seen] of Object.entries(view.haunt!.notes)) {
    const written: Haunt['notes'][string] = {}
    for (const [who, { says, shown }] of Object.entries(seen)) {
      const others = view.explorers.filter((other) => other.id !== who).map((other) => other.id)
      written[who] = { says: says ?? pickOne(rng, 'haunt', others), shown }
    }
    notes[id] = written
  }
  return notes
}

/** Those who have answered unseen may have given any answer that is open to them in the imagined world. */
function imagineGiven(catalog: Catalog, state: State, view: View): void {
  const { asking } = state
  if (!asking) return
  const play = playOf(catalog, state)
  for (const decision of asking.open) {
    const isOthers =
      asking.given[decision.seat] !== undefined && state.explorers[decision.seat]!.id !== view.viewer
    if (isOthers && SEALED_KINDS.includes(decision.kind))
      asking.given[decision.seat] = pickOne(state.rng, 'haunt', [...choicesOf(play, decision)])
  }
}

/** Others' questions as far as they matter: those that cannot be worked out are given back with no more than `pass`. */
function imagineAsking(view: View): Asking | null {
  if (!view.join) return null
  const viewerSeat = view.explorers.find(({ id }) => id === view.viewer)?.seat
  const open = view.waiting.map(({ seat, kind, about }): Decision => {
    const mine = seat === viewerSeat && view.decision
    return {
      seat,
      kind,
      about: { ...about },
      choices: LAZY_KINDS.includes(kind)
        ? null
        : mine
          ? [...mine.choices]
          : kind === 'ready'
            ? ['ready']
            : ['pass'],
    }
  })
  const given: Asking['given'] = {}
  for (const { seat, answered } of view.waiting)
    if (answered) given[seat] = seat === viewerSeat && view.given ? view.given : 'ready'
  return { join: view.join, open, given }
}
