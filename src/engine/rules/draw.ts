/** Drawing Events, Items and Omens (L-CARD, L-EVENT, L-HEIR, L-MOVE-12). */

import { addresses } from '../addresses.ts'
import type { CardId, CardKind, ExplorerId, Region } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { isFreePlay } from '../language/chapters.ts'
import type { EventDef } from '../language/defs.ts'
import { answered, ask, happen, type Play, pop, push, runList } from '../play.ts'
import { explorerOf, receive } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import { tileOf } from '../state/house.ts'
import type { Explorer } from '../state/state.ts'
import { buryCard, isOutOfPlay, markOf } from './cards.ts'
import { eachAnswer, scopeFor } from './questions.ts'

export function startDraw(play: Play, who: ExplorerId, kind: CardKind, top: boolean): void {
  push(play, 'draw', { who, kind, top, card: null, other: null })
}

/** L-CARD-02..06: where the card to draw lies; no match after one full pass means the top card (L-CARD-04, L-AMB-43). */
function placeInDeck(play: Play, deck: CardId[], kind: CardKind, top: boolean, region: Region): number {
  if (top || kind === 'omen' || !play.rules.cards.byRegion) return 0
  const at = deck.findIndex((card) => play.catalog.cards[card]!.regions.includes(region))
  return Math.max(0, at)
}

/** Takes a card out; the ones passed over go to the bottom in the order seen and are not drawn (L-CARD-16, L-AMB-33). */
function takeFrom(
  play: Play,
  kind: CardKind,
  top: boolean,
  region: Region,
): { card: CardId; passed: number } {
  const deck = play.state.decks[kind]
  const passed = placeInDeck(play, deck, kind, top, region)
  const card = deck[passed]!
  play.state.decks[kind] = [...deck.slice(passed + 1), ...deck.slice(0, passed)]
  return { card, passed }
}

export function drawFrame(play: Play, frame: FrameOf<'draw'>): void {
  const { who, kind, top } = frame.with
  const { state } = play
  const explorer = explorerOf(state, who)
  const { region } = tileOf(state, explorer.tile)
  if (frame.step === 0) {
    if (explorer.dead) return pop(play) // L-AMB-74
    if (state.decks[kind].length === 0) {
      happen(play, { kind: 'deck-empty', rules: ['L-CARD-15', 'L-AMB-43'], who, deck: kind })
      return pop(play)
    }
    frame.step = 1
    const { card, passed } = takeFrom(play, kind, top, region)
    frame.with.card = card
    happen(play, { kind: 'card-drawn', rules: ['L-CARD-01'], who, card, deck: kind, passed })
    stopMoves(play, who)
    if (kind === 'event' && drawsTwo(play, who) && hasMatch(play, region)) {
      const second = takeFrom(play, kind, top, region)
      frame.with.other = second.card
      happen(play, {
        kind: 'card-drawn',
        rules: ['L-PREC-02'],
        who,
        card: second.card,
        deck: kind,
        passed: second.passed,
      })
      return ask(play, explorer.seat, 'pick', { who, card }, [keys.card(card), keys.card(second.card)])
    }
  }
  if (frame.with.other) pickBetween(play, frame)
  const card = frame.with.card!
  if (kind === 'event') {
    pop(play)
    return push(play, 'resolve-event', { who, card, tile: explorer.tile })
  }
  if (frame.step === 1) {
    frame.step = 2
    receive(explorer, card, false) // L-CARD-10, L-ITEM-08
    if (kind === 'omen') state.lastOmen = card
    if (kind === 'item' && mayHeirloom(play, explorer, card))
      return ask(play, explorer.seat, 'heirloom', { who, card }, ['keep', 'heirloom'])
  }
  if (answered(frame) === 'heirloom') makeHeirloom(play, explorer, card)
  else if (kind === 'item' && mayHeirloom(play, explorer, card)) explorer.heirlooms.declined.push(card) // L-HEIR-07
  pop(play)
  if (kind === 'omen' && state.phase === 'explore') push(play, 'haunt-check', { who, omen: card }) // L-CARD-14, L-AMB-44
}

/** L-MOVE-12, L-CARD-01, L-AMB-42: only the drawer's own moves, and only in their own turn. */
function stopMoves(play: Play, who: ExplorerId): void {
  const { turn } = play.state
  if (!play.rules.discovery.drawStopsMoves || turn.who !== who) return
  if (turn.moves > 0) happen(play, { kind: 'moves-lost', rules: ['L-MOVE-12'], who })
  turn.moves = 0
  turn.cancelled = true
}

function drawsTwo(play: Play, who: ExplorerId): boolean {
  let two = false
  eachAnswer(play, who, 'event-pick', () => {
    two = true
  })
  return two
}

const hasMatch = (play: Play, region: Region): boolean =>
  play.state.decks.event.some((card) => play.catalog.cards[card]!.regions.includes(region))

function pickBetween(play: Play, frame: FrameOf<'draw'>): void {
  const { card, other } = frame.with
  const picked = readKey(answered(frame)!, 'card').card
  frame.with.card = picked
  frame.with.other = null
  buryCard(play, picked === card ? other! : card!)
}

/** L-HEIR-01..08, L-FREE-08: an Item with an empty space, drawn from the deck, while stickers and the game's limit last. */
function mayHeirloom(play: Play, explorer: Explorer, card: CardId): boolean {
  const def = play.catalog.cards[card]!
  if (def.kind === 'event' || !def.slot || play.state.marks[card]?.heirloom) return false
  const { left, made, declined } = explorer.heirlooms
  const { perGame, perFreeGame } = play.rules.heirlooms
  const limit = isFreePlay(play.state) ? perFreeGame : perGame
  return left > 0 && (limit === null || made < limit) && !declined.includes(card)
}

/** L-HEIR-05: the sticker goes on, and a nameless card takes its finder's name. */
function makeHeirloom(play: Play, explorer: Explorer, card: CardId): void {
  const mark = markOf(play.state, card)
  mark.heirloom = explorer.family
  mark.name ??= explorer.name
  explorer.heirlooms.left--
  explorer.heirlooms.made++
  happen(play, {
    kind: 'made-heirloom',
    rules: ['L-HEIR-05'],
    who: explorer.id,
    card,
    family: explorer.family,
  })
}

/** L-EVENT-02..07: resolve it, then bury it, keep it or leave it on the tile. No action can come between (L-EVENT-10). */
export function resolveEventFrame(play: Play, frame: FrameOf<'resolve-event'>): void {
  const { who, card, tile } = frame.with
  const def = play.catalog.cards[card] as EventDef
  if (frame.step === 0) {
    frame.step = 1
    return runList(play, def.do, scopeFor(addresses.card('event', card), 'event', who, card))
  }
  pop(play)
  const explorer = explorerOf(play.state, who)
  if (isOutOfPlay(play.state, card)) return
  if (def.stays === 'kept' && !explorer.dead) {
    explorer.kept.push(card)
    happen(play, { kind: 'card-kept', rules: ['L-EVENT-05'], who, card })
  } else if (def.stays === 'ongoing') {
    play.state.ongoing.push({ card, tile })
    happen(play, { kind: 'card-ongoing', rules: ['L-EVENT-06'], card, tile })
  } else buryCard(play, card)
}
