/** A copy of the state by hand, one function per noun; a property test holds it against structuredClone. */
import type { Stream } from './dice.ts'
import type { Asking, Decision, Frame, Locals } from './flow.ts'
import type { Legacy, Poll } from './legacy.ts'
import { copyScope } from './scope.ts'
import type {
  Explorer,
  Haunt,
  Mark,
  Monster,
  Note,
  Ongoing,
  PlacedTile,
  Secret,
  State,
  Turn,
} from './state.ts'

export function clone(state: State): State {
  return {
    edition: state.edition,
    options: { ...state.options },
    pieces: state.pieces,
    rng: {
      stack: cloneStream(state.rng.stack),
      cards: cloneStream(state.rng.cards),
      dice: cloneStream(state.rng.dice),
      haunt: cloneStream(state.rng.haunt),
    },
    phase: state.phase,
    round: state.round,
    order: state.order.slice(),
    slot: state.slot,
    turn: cloneTurn(state.turn),
    explorers: state.explorers.map(cloneExplorer),
    monsters: state.monsters.map(cloneMonster),
    house: state.house.map(cloneTile),
    stack: state.stack.slice(),
    decks: {
      event: state.decks.event.slice(),
      item: state.decks.item.slice(),
      omen: state.decks.omen.slice(),
    },
    box: state.box.slice(),
    destroyed: state.destroyed.slice(),
    marks: cloneRecord(state.marks, cloneMark),
    ongoing: state.ongoing.map(cloneOngoing),
    lasting: state.lasting.map(({ from, pc, on, until }) => ({ from, pc, on, until })),
    ...(state.links && {
      links: state.links.map((link) => ({ ...link, tiles: [...link.tiles] as [string, string] })),
    }),
    onces: state.onces.slice(),
    exhausted: state.exhausted.slice(),
    entries: state.entries.slice(),
    lastOmen: state.lastOmen,
    ...(state.discards && {
      discards: {
        stack: state.discards.stack.slice(),
        event: state.discards.event.slice(),
        item: state.discards.item.slice(),
        omen: state.discards.omen.slice(),
      },
    }),
    ...(state.omens && { omens: state.omens.map(({ card, tile }) => ({ card, tile })) }),
    haunt: state.haunt && cloneHaunt(state.haunt),
    ...(state.legacy && { legacy: cloneLegacy(state.legacy) }),
    frames: state.frames.map(cloneFrame),
    asking: state.asking && cloneAsking(state.asking),
    outcome: state.outcome && { ...state.outcome, players: state.outcome.players.slice() },
  }
}

const cloneTurn = (turn: Turn): Turn => ({
  who: turn.who,
  moves: turn.moves,
  spent: turn.spent,
  onStart: turn.onStart,
  cancelled: turn.cancelled,
  drags: turn.drags,
  words: turn.words.slice(),
  onces: turn.onces.slice(),
  ...(turn.live && { live: { ...turn.live } }),
  ...(turn.idle && { idle: turn.idle.slice() }),
})

function cloneExplorer(explorer: Explorer): Explorer {
  const { steps, heirlooms } = explorer
  return {
    id: explorer.id,
    seat: explorer.seat,
    family: explorer.family,
    name: explorer.name,
    age: explorer.age,
    calling: explorer.calling,
    body: explorer.body,
    tile: explorer.tile,
    steps: { speed: steps.speed, might: steps.might, sanity: steps.sanity, knowledge: steps.knowledge },
    cards: explorer.cards.slice(),
    used: explorer.used.slice(),
    kept: explorer.kept.slice(),
    objects: explorer.objects.slice(),
    dead: explorer.dead,
    borneBy: explorer.borneBy,
    team: explorer.team,
    shown: explorer.shown,
    ignores: explorer.ignores.slice(),
    heirlooms: { left: heirlooms.left, made: heirlooms.made, declined: heirlooms.declined.slice() },
    ancestors: explorer.ancestors,
    ...(explorer.half !== undefined && { half: explorer.half }),
  }
}

const cloneOngoing = ({ card, tile, count }: Ongoing): Ongoing =>
  count === undefined ? { card, tile } : { card, tile, count }

function cloneMonster(monster: Monster): Monster {
  const { id, kind, number, tile, stunned, stunnedFor, of } = monster
  return {
    id,
    kind,
    number,
    tile,
    stunned,
    ...(stunnedFor !== undefined && { stunnedFor }),
    ...(of !== undefined && { of }),
    objects: monster.objects.slice(),
    cards: monster.cards.slice(),
    ...(monster.half !== undefined && { half: monster.half }),
  }
}

function cloneTile(tile: PlacedTile): PlacedTile {
  return {
    id: tile.id,
    region: tile.region,
    x: tile.x,
    y: tile.y,
    turned: tile.turned,
    doors: tile.doors,
    falses: tile.falses,
    blocked: tile.blocked,
    next: tile.next.slice(),
    ghosts: tile.ghosts,
    tokens: tile.tokens.slice(),
    objects: tile.objects.slice(),
    pile: tile.pile.slice(),
    ...(tile.far && { far: tile.far.slice() }),
  }
}

function cloneMark(mark: Mark): Mark {
  const copy: Mark = { ticks: mark.ticks, heirloom: mark.heirloom, name: mark.name }
  if (mark.passage) copy.passage = true
  if (mark.ghosts !== undefined) copy.ghosts = mark.ghosts
  if (mark.crests) copy.crests = mark.crests.slice()
  if (mark.stickers) copy.stickers = mark.stickers.slice()
  return copy
}

/** Forebears and offers are written when the game is opened, and changes are never touched. */
const cloneLegacy = (legacy: Legacy): Legacy => ({
  deck: legacy.deck,
  ledger: { ...legacy.ledger },
  doors: legacy.doors.slice(),
  kept: legacy.kept.slice(),
  polls: cloneRecord(legacy.polls, clonePoll),
  deeds: cloneRecord(legacy.deeds, (who) => who.slice()),
  forebears: legacy.forebears,
  offers: legacy.offers.slice(),
  ...(legacy.visiting && { visiting: legacy.visiting.slice() }),
  changes: legacy.changes.slice(),
})
const clonePoll = ({ value, among, shown }: Poll): Poll => ({ value, among: among.slice(), shown })

const cloneSecret = ({ value, among, knownTo, shown }: Secret): Secret => ({
  value,
  among: among.slice(),
  knownTo: knownTo.slice(),
  shown,
})

const cloneNote = ({ says, shown }: Note): Note => ({ says, shown })

function cloneHaunt(haunt: Haunt): Haunt {
  return {
    number: haunt.number,
    revealer: haunt.revealer,
    omen: haunt.omen,
    tile: haunt.tile,
    tracks: { ...haunt.tracks },
    counters: cloneRecord(haunt.counters, (numbers) => ({ ...numbers })),
    aside: haunt.aside.slice(),
    secrets: cloneRecord(haunt.secrets, cloneSecret),
    notes: cloneRecord(haunt.notes, (written) => cloneRecord(written, cloneNote)),
    disclosed: haunt.disclosed.slice(),
    speeds: { ...haunt.speeds },
  }
}

const cloneStream = (stream: Stream): Stream =>
  'given' in stream
    ? { given: stream.given.slice() }
    : { c: stream.c, s0: stream.s0, s1: stream.s1, s2: stream.s2 }

/** Frames differ by rule, but none is deeper than a list of flat objects. */
function cloneFrame(frame: Frame): Frame {
  const { rule, step, answer, result } = frame
  const locals = rule === 'ops' ? cloneOps(frame.with) : cloneFlat(frame.with)
  return { rule, step, answer, result, with: locals } as Frame
}

const cloneOps = ({ from, pc, scope, left, mem }: Locals['ops']): Locals['ops'] => ({
  from,
  pc,
  scope: copyScope(scope),
  left: left.slice(),
  mem,
})

function cloneFlat(locals: object): object {
  const copied: Record<string, unknown> = { ...locals }
  for (const key in copied) {
    const value = copied[key]
    if (typeof value === 'object' && value !== null) copied[key] = cloneInner(value)
  }
  return copied
}

const cloneInner = (value: object): object =>
  Array.isArray(value) ? value.map((one) => (typeof one === 'object' ? { ...one } : one)) : { ...value }

const cloneDecision = (decision: Decision): Decision => ({
  seat: decision.seat,
  kind: decision.kind,
  about: { ...decision.about },
  choices: decision.choices?.slice() ?? null,
})

const cloneAsking = (asking: Asking): Asking => ({
  join: asking.join,
  open: asking.open.map(cloneDecision),
  given: { ...asking.given },
})

function cloneRecord<T>(record: Record<string, T>, copy: (value: T) => T): Record<string, T> {
  const copied: Record<string, T> = {}
  for (const key in record) copied[key] = copy(record[key]!)
  return copied
}
