/** A whole state that fits what a seat knows: everything hidden is dealt and drawn anew. */
import { type CardKind, type Region, SYMBOLS, type Team } from './ids.ts'
import { parseKey } from './keys.ts'
import type { Catalog } from './language/defs.ts'
import { dealt, packsOf } from './packs.ts'
import { playOf } from './play-of.ts'
import { choicesOf } from './rules/choices.ts'
import { clone } from './state/clone.ts'
import { pickOne, scatteredStreams } from './state/dice.ts'
import { type Asking, type Decision, LAZY_KINDS, SEALED_KINDS } from './state/flow.ts'
import type { Legacy } from './state/legacy.ts'
import type { Haunt, Secret, State } from './state/state.ts'
import type { Knowledge } from './view.ts'

/**
 * Deals the packs among equal backs, draws secrets and hidden sides, and seeds the streams anew. `viewFor` of the
 * result is the view again. Hidden sides and secrets may be given as picks: if there are too few, `LuckWanted` says
 * how many there are to pick from.
 */
export function imagine(catalog: Catalog, view: Knowledge, seed: string, picks?: readonly number[]): State {
  const rng = scatteredStreams(`imagined/${seed}`)
  const hidden = picks ? { ...rng, haunt: { given: [...picks] } } : rng
  const seen = cardsSeen(view)
  const peeked = peekedBy(view)
  const packs = packsOf(catalog, view.pieces)
  const deal = (at: CardKind | 'stack', shown: Region[][]): string[] =>
    dealt(rng, shown, packs[at], seen, peeked?.at === at ? peeked.top : [])
  const decks: State['decks'] = {
    event: deal('event', view.decks.event),
    item: deal('item', view.decks.item),
    omen: deal('omen', view.decks.omen),
  }
  const tiles = deal('stack', [...view.stack, ...(view.discards?.stack ?? [])])
  const teams = imagineTeams(catalog, view, hidden)
  const state: State = clone({
    edition: view.edition,
    options: view.options,
    pieces: view.pieces,
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
    ...(view.links && { links: view.links }),
    onces: view.onces,
    exhausted: view.exhausted,
    entries: view.entries,
    lastOmen: view.lastOmen,
    ...(view.discards && { discards: { ...view.discards, stack: tiles.slice(view.stack.length) } }),
    ...(view.omens && { omens: view.omens }),
    outcome: view.outcome,
    rng,
    explorers: view.explorers,
    stack: tiles.slice(0, view.stack.length),
    decks,
    haunt: view.haunt && {
      ...view.haunt,
      secrets: imagineSecrets(view, hidden),
      notes: imagineNotes(view, rng),
    },
    ...(view.legacy && { legacy: { ...view.legacy, polls: imaginePolls(view.legacy, rng) } }),
    frames: view.frames,
    asking: imagineAsking(view),
  })
  for (const [seat, team] of teams.entries()) state.explorers[seat]!.team = team
  imagineGiven(catalog, state, view)
  return state
}

/** The same imagined table with other luck to come. */
export function withOtherLuck(state: State, seed: string): State {
  const copy = clone(state)
  copy.rng = scatteredStreams(`imagined/${seed}`)
  return copy
}

/** Every card and tile that lies somewhere in the open, or is held by a frame. */
function cardsSeen(view: Knowledge): Set<string> {
  const seen = new Set<string>()
  const see = (ids: readonly string[]): void => {
    for (const id of ids) seen.add(id)
  }
  see(view.box)
  see(view.destroyed)
  for (const kind of SYMBOLS) see(view.discards?.[kind] ?? [])
  for (const { card } of view.ongoing) seen.add(card)
  for (const { cards } of view.monsters) see(cards)
  for (const { cards, kept } of view.explorers) {
    see(cards)
    see(kept)
  }
  for (const { id, pile } of view.house) {
    seen.add(id)
    see(pile)
  }
  for (const frame of view.frames) {
    if (frame.rule === 'draw')
      for (const card of [frame.with.card, frame.with.other]) if (card) seen.add(card)
    if (frame.rule === 'resolve-event') seen.add(frame.with.card)
    if (frame.rule === 'discover' && frame.with.tile) seen.add(frame.with.tile)
  }
  return seen
}

/** What the viewer is looking at just now, from the choices it has been given. */
function peekedBy(view: Knowledge): { at: CardKind | 'stack'; top: string[] } | null {
  if (view.decision?.kind !== 'peek') return null
  const top = view.decision.choices.flatMap((key) => {
    const seen = parseKey(key)
    return seen.kind === 'keep' || seen.kind === 'bury' || seen.kind === 'under' ? [seen.id] : []
  })
  const looked = view.frames[view.frames.length - 1]
  if (looked?.rule !== 'ops') return null
  return { at: view.decision.about.source as CardKind | 'stack', top }
}

/** The side of each seat. */
function imagineTeams(catalog: Catalog, view: Knowledge, rng: State['rng']): (Team | null)[] {
  const { explorers } = view
  const kind = view.haunt ? catalog.haunts[view.haunt.number]!.team.kind : null
  const teams = explorers.map(({ team }) => team)
  if (kind === null) return teams
  const unknown = explorers.filter(({ team }) => team === null)
  for (const { seat } of unknown) teams[seat] = 'heroes'
  // A hidden traitor who has died was the end of the game, or is the last to be thought of.
  const living = unknown.filter(({ dead }) => !dead)
  const suspects = living.length > 0 ? living : unknown
  if (kind === 'hidden' && !teams.includes('traitor') && suspects.length > 0)
    teams[pickOne(rng, 'haunt', suspects).seat] = 'traitor'
  return teams
}

function imagineSecrets(view: Knowledge, rng: State['rng']): Record<string, Secret> {
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

/** A hidden vote may have gone any way. */
function imaginePolls(legacy: NonNullable<Knowledge['legacy']>, rng: State['rng']): Legacy['polls'] {
  const polls: Legacy['polls'] = {}
  for (const [name, { value, among, shown }] of Object.entries(legacy.polls))
    polls[name] = { value: value ?? pickOne(rng, 'haunt', among), among, shown }
  return polls
}

/** Whatever others may have written about somebody else. */
function imagineNotes(view: Knowledge, rng: State['rng']): Haunt['notes'] {
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
function imagineGiven(catalog: Catalog, state: State, view: Knowledge): void {
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
function imagineAsking(view: Knowledge): Asking | null {
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
