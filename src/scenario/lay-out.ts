/** Puts what is given on the table: a whole state, in the middle of a turn by default. */

import { ancestorsOf } from '../campaign/records.ts'
import { rulesetOf } from '../engine/editions/rulesets.ts'
import { type Pieces, piecesOf, playOf, type State } from '../engine/game.ts'
import type { Catalog } from '../engine/language/defs.ts'
import { markOf } from '../engine/rules/cards.ts'
import { startCounters } from '../engine/rules/counters.ts'
import { allObjects } from '../engine/rules/objects.ts'
import { hauntOrder } from '../engine/rules/order.ts'
import { freshHaunt } from '../engine/rules/start-haunt.ts'
import { emptyState } from '../engine/setup.ts'
import { remove } from '../engine/state/characters.ts'
import { placeTile, tileOf } from '../engine/state/house.ts'
import type { Explorer } from '../engine/state/state.ts'
import { freshTurn } from '../engine/state/turn.ts'
import { boxFor, isOfCampaign, legacyFor } from './box.ts'
import type { Drawn } from './drawing.ts'
import { type Given, letterOf, type Person, peopleIn, START, someoneIn } from './given.ts'
import { chapterIn } from './pack.ts'

export function layOut(catalog: Catalog, given: Given, drawn: Drawn[]): State {
  const names = peopleIn(given)
  const options = {
    haunt: given.forced ?? null,
    chapter: chapterIn(given),
    askGains: given.askGains ?? false,
    ...(given.scenario !== undefined && { scenario: given.scenario }),
  } as const
  const pieces = piecesOn(catalog, given, drawn)
  const state = emptyState(rulesetOf(given.edition ?? 'legacy'), 'scene', pieces, options)
  const play = playOf(catalog, state)
  const box = isOfCampaign(given) ? boxFor(catalog, given, options.chapter) : null
  if (box) Object.assign(state.marks, box.marks)
  for (const { id, region, x, y } of drawn) placeTile(play, id, region, x, y, 0)
  state.stack = (given.stack ?? []).map(letterOf)
  state.explorers = names.map((name, seat) => explorerFor(catalog, name, seat, given))
  if (box) {
    const ancestors = ancestorsOf(box)
    for (const explorer of state.explorers) explorer.ancestors ||= ancestors[explorer.family] ?? 0
    state.legacy = legacyFor(box, state)
  }
  layThings(state, given)
  dealDecks(state, given)
  if (given.omensDrawn)
    state.omens = given.omensDrawn.map((card) => ({ card, tile: state.explorers[0]!.tile }))
  if (given.hauntsPlayed) state.options.played = given.hauntsPlayed
  state.order = names
  state.round = given.round ?? 1
  if (given.haunt !== undefined && given.phase !== 'explore' && given.phase !== 'gather')
    layHaunt(catalog, state, given)
  begin(state, given, names[0]!)
  if (given.rolls) state.rng.dice = { given: [...given.rolls] }
  if (given.chances) state.rng.haunt = { given: [...given.chances] }
  return state
}

/** All haunts that there are; tiles that are drawn or in the stack; cards that the scenario defines or puts somewhere. */
function piecesOn(catalog: Catalog, given: Given, drawn: Drawn[]): Pieces {
  const named = [...drawn.map(({ id }) => id), ...(given.stack ?? []).map(letterOf)]
  const { tiles, cards, ...rest } = piecesOf(catalog)
  const own = Object.values(ownCards(given)).flat()
  const put = new Set([...own, ...placedCards(given), ...deckCards(given)])
  return {
    ...rest,
    tiles: tiles.filter((id) => named.includes(id)),
    cards: cards.filter((id) => put.has(id)),
  }
}

/** Those that are defined, but for the ones that are not in play yet. */
const ownCards = ({ items = {}, omens = {}, events = {}, purgatory = [] }: Given) => {
  const inPlay = (cards: object) => Object.keys(cards).filter((card) => !purgatory.includes(card))
  return { item: inPlay(items), omen: inPlay(omens), event: inPlay(events) }
}

const deckCards = ({ decks = {} }: Given): string[] => Object.values(decks).flat()

/** Cards that somebody has or that lie about. */
const placedCards = (given: Given): string[] => [
  ...peopleIn(given).flatMap((name) => {
    const { cards = [], used = [], kept = [] } = someoneIn(given, name)
    return [...cards, ...used, ...kept]
  }),
  ...Object.values(given.piles ?? {}).flat(),
  ...(given.monsters ?? []).flatMap(({ cards }) => cards ?? []),
  ...Object.keys(given.ongoing ?? {}),
]

function begin(state: State, given: Given, first: Person): void {
  const turn = given.turn ?? first
  state.slot = state.order.indexOf(turn as Person) - (given.begin ? 1 : 0)
  state.frames = [{ rule: 'game', step: 0, answer: null, result: 0, with: {} }]
  if (given.phase === 'gather') return gather(state)
  if (given.begin) return
  const moves = given.moves ?? START
  // Moves that are gone were spent, so the guaranteed step of the turn (L-MOVE-11) is too.
  state.turn = { ...freshTurn(turn as Person), moves, onStart: moves > 0 }
  state.frames.push({ rule: 'turn', step: 1, answer: null, result: 0, with: { who: turn as Person } })
}

/** Before a game of a campaign: the Legacy cards are about to be read. */
function gather(state: State): void {
  state.phase = 'gather'
  state.slot = -1
  const mine = { card: null, left: [], offered: [] }
  state.frames.push({ rule: 'gather', step: 0, answer: null, result: 0, with: mine })
}

function layThings(state: State, given: Given): void {
  const on = <T>(
    what: Record<string, T> | undefined,
    lay: (tile: ReturnType<typeof tileOf>, it: T) => void,
  ) => {
    for (const [letter, it] of Object.entries(what ?? {})) lay(tileOf(state, letterOf(letter)), it)
  }
  on(given.piles, (tile, pile) => tile.pile.push(...pile))
  on(given.tokens, (tile, tokens) => tile.tokens.push(...tokens))
  on(given.objectsOn, (tile, objects) => tile.objects.push(...objects))
  on(given.ghosts, (tile, ghosts) => {
    tile.ghosts = ghosts
  })
  for (const [card, letter] of Object.entries(given.ongoing ?? {}))
    state.ongoing.push({ card, tile: letterOf(letter) })
  for (const [card, who] of Object.entries(given.heirlooms ?? {})) {
    const family = state.explorers.find(({ id }) => id === who)?.family ?? who
    state.marks[card] = { ticks: 0, heirloom: family, name: null }
  }
  for (const [card, mark] of Object.entries(given.marks ?? {})) Object.assign(markOf(state, card), mark)
}

function explorerFor(catalog: Catalog, name: Person, seat: number, given: Given): Explorer {
  const about = someoneIn(given, name)
  const family = (about.family ?? name) as Explorer['family']
  const { speed, might, sanity, knowledge } = catalog.families[family]!.ladders
  const starts = {
    speed: speed.start,
    might: might.start,
    sanity: sanity.start,
    knowledge: knowledge.start,
  }
  return {
    id: name,
    seat,
    family,
    name: name[0]!.toUpperCase() + name.slice(1),
    age: about.age ?? 30 + seat,
    calling: about.calling ?? null,
    body: about.body ?? name,
    tile: letterOf(about.at),
    steps: { ...starts, ...about.steps },
    cards: [...(about.cards ?? []), ...(about.used ?? [])],
    used: [...(about.used ?? [])],
    kept: [...(about.kept ?? [])],
    objects: [...(about.objects ?? [])],
    dead: about.dead ?? false,
    borneBy: null,
    team: about.team ?? null,
    shown: about.team ?? null,
    ignores: [],
    heirlooms: {
      left: about.heirloomsLeft ?? rulesetOf(catalog.edition).heirlooms.perFamily,
      made: 0,
      declined: [],
    },
    ancestors: about.ancestors ?? 0,
  }
}

/** What is named, top first; below lies whatever else the scenario defines. Shipped cards must be named. */
function dealDecks(state: State, given: Given): void {
  const out = new Set(placedCards(given))
  const own = ownCards(given)
  for (const kind of ['item', 'omen', 'event'] as const) {
    const named = given.decks?.[kind] ?? []
    const rest = own[kind].filter((card) => !out.has(card) && !named.includes(card))
    state.decks[kind] = [...named, ...rest]
  }
}

export const hauntNumber = ({ haunt }: Given): number =>
  typeof haunt === 'number' ? haunt : Number(haunt!.number ?? 99)

function layHaunt(catalog: Catalog, state: State, given: Given): void {
  const number = hauntNumber(given)
  const def = catalog.haunts[number]!
  state.phase = given.phase ?? 'haunt'
  const { kind } = def.team
  for (const explorer of state.explorers) {
    explorer.team ??= kind === 'all-traitors' ? 'traitor' : 'heroes'
    explorer.shown = kind === 'hidden' || kind === 'unknown' || kind === 'everyone' ? null : explorer.team
  }
  const tracks = Object.fromEntries(
    def.tracks.map(({ id, start }) => [id, typeof start === 'number' ? start : 0]),
  )
  const [first] = state.explorers as [Explorer]
  const haunt = freshHaunt(number, given.revealer ?? first.id, null, first.tile)
  haunt.tracks = { ...tracks, ...given.tracks }
  state.haunt = haunt
  const play = playOf(catalog, state)
  haunt.counters = startCounters(play, def)
  for (const [id, numbers] of Object.entries(given.counters ?? {}))
    Object.assign(haunt.counters[id]!, numbers)
  haunt.aside = allObjects(play, def)
  for (const object of heldObjects(state, given)) remove(haunt.aside, object)
  for (const [id, { value, knownTo = [], shown = false }] of Object.entries(given.secrets ?? {}))
    haunt.secrets[id] = { value, among: state.explorers.map((explorer) => explorer.id), knownTo, shown }
  layMonsters(catalog, state, given)
  state.order = hauntOrder(play)
}

const heldObjects = (state: State, given: Given): string[] => [
  ...state.explorers.flatMap(({ objects }) => objects),
  ...state.house.flatMap(({ objects }) => objects),
  ...(given.monsters ?? []).flatMap(({ objects }) => objects ?? []),
]

function layMonsters(catalog: Catalog, state: State, given: Given): void {
  const { monsters } = catalog.haunts[state.haunt!.number]!
  const sizeOf = (kind: string) => monsters.find(({ id }) => id === kind)!.size
  for (const { kind, at, stunned = false, of, objects = [], cards = [] } of given.monsters ?? []) {
    const number = 1 + state.monsters.filter((other) => sizeOf(other.kind) === sizeOf(kind)).length
    state.monsters.push({
      id: `${kind}-${number}`,
      kind,
      number,
      tile: letterOf(at),
      stunned,
      ...(of && { of }),
      objects: [...objects],
      cards: [...cards],
    })
  }
}
