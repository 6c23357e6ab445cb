/** Cards and things: burying, destroying, dropping, marks (L-CORE-12..15, L-ACT-14..17, L-TOK-01). */
import type { Cited } from '../editions/cited.ts'
import { type CardId, type CharacterId, type ObjectId, SYMBOLS, type TileId } from '../ids.ts'
import { isFreePlay } from '../language/chapters.ts'
import { happen, type Play } from '../play.ts'
import {
  characterOf,
  holdersOf,
  isMonster,
  possession,
  receive,
  release,
  remove,
  tileIdOf,
} from '../state/characters.ts'
import { tileOf } from '../state/house.ts'
import type { Explorer, Mark, Monster, State } from '../state/state.ts'
import { idle } from '../state/turn.ts'
import { layInHalf } from './barriers.ts'
import { kindsOf } from './objects.ts'
import { react } from './reactions.ts'
import { record } from './record.ts'

/** The mark on a card, made when first needed. */
export function markOf(state: State, id: CardId | TileId): Mark {
  state.marks[id] ??= { ticks: 0, heirloom: null, name: null }
  return state.marks[id]
}

/** Takes a card from wherever it lies, if it lies anywhere. */
function uproot(state: State, card: CardId): void {
  for (const explorer of state.explorers) {
    release(explorer, card)
    remove(explorer.kept, card)
    remove(explorer.ignores, card)
  }
  for (const monster of state.monsters) release(monster, card)
  for (const tile of state.house) remove(tile.pile, card)
  state.ongoing = state.ongoing.filter((ongoing) => ongoing.card !== card)
}

export const isOutOfPlay = (state: State, card: CardId): boolean =>
  state.box.includes(card) ||
  state.destroyed.includes(card) ||
  SYMBOLS.some((kind) => state.discards?.[kind].includes(card)) ||
  Object.values(state.decks).some((deck) => deck.includes(card))

/** L-CORE-13: face down at the bottom of the deck it belongs to; E2-CARD-01: or on its discards. */
export function buryCard(play: Play, card: CardId): void {
  if (isOutOfPlay(play.state, card)) return
  uproot(play.state, card)
  const { decks, discards } = play.state
  const packs = discards ?? decks
  packs[play.catalog.cards[card]!.kind].push(card)
  happen(play, { kind: 'card-buried', rules: ['L-CORE-13'], card })
}

/** Where a card is that somebody could take: a hand, a tile, its deck or its discards; null if it is out of the game. */
export function whereIs(play: Play, card: CardId) {
  const { state } = play
  const { kind } = play.catalog.cards[card]!
  const [holder] = holdersOf(state, card)
  const tile = state.house.find(({ pile }) => pile.includes(card))
  const pack = [state.decks[kind], state.discards?.[kind] ?? []].find((cards) => cards.includes(card))
  return holder || tile || pack ? { kind, holder, tile, pack } : null
}

/** Somebody takes a card from wherever it is. */
export function fetchCard(play: Play, who: CharacterId, card: CardId): void {
  const taker = characterOf(play.state, who)
  const found = whereIs(play, card)
  if (!found || found.holder === taker) return
  const { kind, holder, tile, pack } = found
  if (pack) {
    remove(pack, card)
    if (isMonster(taker)) taker.cards.push(card)
    else receive(taker, card, false)
    return happen(play, { kind: 'card-drawn', rules: [], who, card, deck: kind, passed: 0 })
  }
  if (holder) release(holder, card)
  if (tile) remove(tile.pile, card)
  if (tile?.far) layInHalf(tile, card, undefined)
  gainThing(play, taker, card)
  happen(play, { kind: 'fetched', rules: [], who, card, from: holder?.id ?? null, tile: tile?.id ?? null })
}

/** L-CORE-14; in free play "destroy" is read as back to the box (L-AMB-83). */
export function destroyCard(play: Play, card: CardId, cause: string): void {
  uproot(play.state, card)
  if (isFreePlay(play.state)) play.state.box.push(card)
  else play.state.destroyed.push(card)
  happen(play, { kind: 'card-destroyed', rules: ['L-CORE-14'], card })
  record(play, { kind: 'destroyed', piece: card, cause })
}

export const isObject = (play: Play, thing: CardId | ObjectId): boolean =>
  play.catalog.cards[thing] === undefined

/** L-ACT-14, L-ACT-15, L-AMB-57: onto the one pile of the tile. Objects lie beside it. */
export function dropThing(
  play: Play,
  id: CharacterId,
  thing: CardId | ObjectId,
  rules: readonly Cited[],
): void {
  const who = characterOf(play.state, id)
  const tile = tileOf(play.state, tileIdOf(play.state, id))
  loseThing(play, who, thing)
  if (isObject(play, thing)) tile.objects.push(thing)
  else tile.pile.push(thing)
  layInHalf(tile, thing, who.half)
  happen(play, { kind: 'dropped', rules, who: id, thing, tile: tile.id })
}

/** All Objects of a kind at once. */
export function dropObjects(play: Play, id: CharacterId, object: ObjectId, rules: readonly Cited[]): void {
  const who = characterOf(play.state, id)
  const tile = tileOf(play.state, tileIdOf(play.state, id))
  let count = 0
  for (; remove(who.objects, object); count++) tile.objects.push(object)
  if (count === 0) return
  happen(play, {
    kind: 'dropped',
    rules,
    who: id,
    thing: object,
    tile: tile.id,
    ...(count > 1 && { count }),
  })
}

/** L-ACT-22: picked up cards arrive used; Objects have no such state (L-OBJ-03). */
export function pickUp(play: Play, id: CharacterId, thing: CardId | ObjectId): void {
  const tile = tileOf(play.state, tileIdOf(play.state, id))
  if (!remove(tile.pile, thing)) remove(tile.objects, thing)
  if (tile.far) layInHalf(tile, thing, undefined)
  gainThing(play, characterOf(play.state, id), thing)
  happen(play, { kind: 'picked-up', rules: ['L-ACT-21', 'L-ACT-22'], who: id, thing, tile: tile.id })
  react(play, 'received', id, { named: thing })
}

export function loseThing(play: Play, who: Explorer | Monster, thing: CardId | ObjectId): void {
  if (isObject(play, thing)) remove(who.objects, thing)
  else release(who, thing)
}

export function gainThing(play: Play, who: Explorer | Monster, thing: CardId | ObjectId): void {
  if (isObject(play, thing)) {
    who.objects.push(thing)
    return
  }
  who.cards.push(thing)
  if (isMonster(who)) return
  const { received } = play.rules.ready
  if (received === 'used') who.used.push(thing)
  if (received === 'idle') idle(play, who.id, thing)
}

/** L-DIE-03, L-MON-20: everything, used or not. */
export function dropAll(play: Play, id: CharacterId, rules: readonly Cited[]): void {
  const who = characterOf(play.state, id)
  for (const card of [...who.cards]) {
    const { may, companion } = possession(play, card)
    if (may?.drop === false && !companion) buryCard(play, card)
    else dropThing(play, id, card, rules)
  }
  for (const object of kindsOf(who.objects)) dropObjects(play, id, object, rules)
}
