/** What one seat may know, built field by field from an allow-list. UI, AI, logs and JSON output read nothing else. */

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
import { SIDES, TRAITS } from './ids.ts'
import type { Catalog, TeamDef } from './language/defs.ts'
import { backOf, UNSEEN } from './packs.ts'
import type { Play } from './play.ts'
import { playOf } from './play-of.ts'
import { choicesOf } from './rules/choices.ts'
import { mayFindIn } from './rules/move.ts'
import { leaveCost } from './rules/questions.ts'
import { overlay } from './state/characters.ts'
import { clone } from './state/clone.ts'
import type { Asking, Decision, Frame } from './state/flow.ts'
import { isOpenDoorway, linkedTo } from './state/house.ts'
import type { Legacy, Poll } from './state/legacy.ts'
import type { Explorer, Haunt, PlacedTile, Secret, State } from './state/state.ts'

/** The fields everybody may see as they are; each is named where the view is built, and nothing else gets in. */
type OpenState = Pick<
  State,
  | 'edition'
  | 'options'
  | 'pieces'
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
  | 'links'
  | 'onces'
  | 'exhausted'
  | 'entries'
  | 'lastOmen'
  | 'omens'
  | 'outcome'
> & {
  /** Of a hidden vote, only that there was one. */
  legacy?: Omit<Legacy, 'polls'> & { polls: Record<string, Omit<Poll, 'value'> & { value: string | null }> }
}

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

/** What a seat may know, without anything worked out from it. `imagine` and computer players need no more. */
export interface Knowledge extends OpenState {
  /** Null for a spectator. */
  viewer: ExplorerId | null
  /** `team` is what the viewer may know of it. */
  explorers: Explorer[]
  /** Backs only, top first (L-DECK-05, L-AMB-46). */
  stack: Region[][]
  decks: Record<CardKind, Region[][]>
  /** Of tiles, which lie face down, the backs. */
  discards?: { stack: Region[][] } & Record<CardKind, CardId[]>
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
}

export interface View extends Omit<Knowledge, 'explorers' | 'house'> {
  explorers: SeenExplorer[]
  house: SeenTile[]
  /** The cost of leaving the tile of the player in turn (L-MOVE-02..08). */
  leaveCost: number
  /** How often the viewer has come to each tile, if the table kept count. No rule asks. */
  visits?: Readonly<Record<TileId, number>>
}

/** A copy: the state may change afterwards. */
export function viewFor(catalog: Catalog, state: State, seat: Seat | null): View {
  const play = playOf(catalog, state)
  const known = knowledge(play, clone(state), seat)
  return {
    ...known,
    explorers: known.explorers.map((explorer) => ({ ...explorer, overlay: overlays(play, explorer) })),
    house: seenHouse(play, known.house),
    leaveCost: state.turn.who ? leaveCost(play, state.turn.who) : 0,
  }
}

/** Shares its parts with the state, so it is out of date as soon as the state changes. For simulation and search. */
export const knowledgeOf = (catalog: Catalog, state: State, seat: Seat): Knowledge =>
  knowledge(playOf(catalog, state), state, seat)

/** `copy` holds what `play.state` holds; it becomes part of the result. */
function knowledge(play: Play, copy: State, seat: Seat | null): Knowledge {
  const { catalog, state } = play
  const viewer = seat === null ? null : state.explorers[seat]!.id
  const kind = state.haunt && catalog.haunts[state.haunt.number]!.team.kind
  return {
    edition: copy.edition,
    options: copy.options,
    pieces: copy.pieces,
    phase: copy.phase,
    round: copy.round,
    order: copy.order,
    slot: copy.slot,
    turn: copy.turn,
    monsters: copy.monsters,
    house: copy.house,
    box: copy.box,
    destroyed: copy.destroyed,
    marks: copy.marks,
    ongoing: copy.ongoing,
    lasting: copy.lasting,
    ...(copy.links && { links: copy.links }),
    onces: copy.onces,
    exhausted: copy.exhausted,
    entries: copy.entries,
    lastOmen: copy.lastOmen,
    ...(copy.omens && { omens: copy.omens }),
    outcome: copy.outcome,
    viewer,
    explorers: copy.explorers.map((explorer) => seenExplorer(state, explorer, viewer, kind)),
    stack: backsOfStack(play),
    decks: backsOf(catalog, state),
    ...(copy.discards && { discards: { ...copy.discards, stack: discardedBacks(play) } }),
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
    ...(copy.legacy && { legacy: seenLegacy(copy.legacy) }),
    frames: copy.frames,
    ...askingFor(play, seat),
  }
}

/** L-CAMP-25: what a hidden vote decided is told with the haunt. */
function seenLegacy(legacy: Legacy): NonNullable<OpenState['legacy']> {
  const polls: NonNullable<OpenState['legacy']>['polls'] = {}
  for (const [name, { value, among, shown }] of Object.entries(legacy.polls))
    polls[name] = { value: shown ? value : null, among, shown }
  return { ...legacy, polls }
}

/** What can be worked out for all tiles together is worked out once. */
function seenHouse(play: Play, house: PlacedTile[]): SeenTile[] {
  const { state } = play
  const { regions } = play.rules
  const isLeft = regions.map((region) => mayFindIn(play, region))
  return house.map((tile) => ({
    ...tile,
    unopened: isLeft[regions.indexOf(tile.region)]
      ? SIDES.filter((_, side) => isOpenDoorway(state, tile, side))
      : [],
    links: linkedTo(play, tile),
  }))
}

function seenExplorer(
  state: State,
  explorer: Explorer,
  viewer: ExplorerId | null,
  kind: TeamDef['kind'] | null,
): Explorer {
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
    shown: shownTo(explorer, kind, state),
    ignores: explorer.ignores,
    heirlooms: explorer.heirlooms,
    ancestors: explorer.ancestors,
    ...(explorer.half !== undefined && { half: explorer.half }),
    team: teamSeenBy(viewer, explorer, kind, state),
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

/** L-DECK-05: every back; in editions that hide them that of the top tile or none. */
function backsOfStack({ catalog, state, rules }: Play): Region[][] {
  const seen = { all: state.stack.length, top: 1, none: 0 }[rules.backs]
  return state.stack.map((id, n) => (n < seen ? backOf(catalog.tiles[id]!) : UNSEEN))
}

/** Everybody saw from behind what was passed over; in what order it lies tells nothing. */
const discardedBacks = ({ catalog, state }: Play): Region[][] =>
  state.discards!.stack.map((id) => backOf(catalog.tiles[id]!))

function backsOf(catalog: Catalog, state: State): Record<CardKind, Region[][]> {
  const backs = (deck: CardId[]) => deck.map((card) => backOf(catalog.cards[card]!))
  return { event: backs(state.decks.event), item: backs(state.decks.item), omen: backs(state.decks.omen) }
}

/** Who keeps a secret is itself one while the keeper's side is (L-HID-01). */
function secretsFor(viewer: ExplorerId | null, haunt: Haunt, explorers: Explorer[]) {
  const isOpen = (keeper: ExplorerId) =>
    keeper === viewer || explorers.some(({ id, shown }) => id === keeper && shown !== null)
  const secrets: NonNullable<Knowledge['haunt']>['secrets'] = {}
  for (const [id, secret] of Object.entries(haunt.secrets)) {
    const knows = secret.shown || (viewer !== null && secret.knownTo.includes(viewer))
    const { among, knownTo, shown } = secret
    secrets[id] = { among, knownTo: knownTo.filter(isOpen), shown, value: knows ? secret.value : null }
  }
  return secrets
}

/** One's own notes, and those that have been shown. */
function notesFor(viewer: ExplorerId | null, haunt: Haunt) {
  const notes: NonNullable<Knowledge['haunt']>['notes'] = {}
  for (const [id, written] of Object.entries(haunt.notes)) {
    const seen: (typeof notes)[string] = {}
    for (const [who, { says, shown }] of Object.entries(written))
      seen[who] = { says: shown || who === viewer ? says : null, shown }
    notes[id] = seen
  }
  return notes
}

function askingFor(
  play: Play,
  seat: Seat | null,
): Pick<Knowledge, 'waiting' | 'join' | 'decision' | 'given'> {
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
