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
import { hasPower } from '../state/sides.ts'
import type { Explorer } from '../state/state.ts'
import { idle } from '../state/turn.ts'
import { buryCard, isOutOfPlay } from './cards.ts'
import { canBeHeirloom, makeHeirloom } from './heirlooms.ts'
import { eachAnswer, scopeFor } from './questions.ts'
import { react } from './reactions.ts'
import { refillDeck } from './reshuffle.ts'

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
    refillDeck(play, kind)
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
    if (play.rules.ready.drawn === 'idle') idle(play, who, card) // E3-ACT-03
    if (kind === 'omen') noteOmen(play, explorer, card)
    if (kind === 'item' && mayHeirloom(play, explorer, card))
      return ask(play, explorer.seat, 'heirloom', { who, card }, ['keep', 'heirloom'])
  }
  const isHeirloom = answered(frame) === 'heirloom'
  if (!isHeirloom && kind === 'item' && mayHeirloom(play, explorer, card))
    explorer.heirlooms.declined.push(card) // L-HEIR-07
  pop(play)
  if (kind === 'omen' && state.phase === 'explore') push(play, 'haunt-check', { who, omen: card }) // L-CARD-14, L-AMB-44
  resolveDrawn(play, explorer, card)
  if (isHeirloom) makeHeirloom(play, explorer, card, 'rule:heirloom') // L-HEIR-04
}

/** E2-CARD-04: what a card does as it is drawn comes before the haunt roll; E2-TRAITOR-06: a traitor may refuse it. */
function resolveDrawn(play: Play, explorer: Explorer, card: CardId): void {
  if (!react(play, 'drawn', explorer.id, { card })) return
  if (hasPower(play, explorer, 'refuse-event')) push(play, 'refuse', { who: explorer.id, card })
}

/** E3-RUL-01: what counts all Omens drawn remembers each, and where it was drawn. */
function noteOmen({ state, rules }: Play, { tile }: Explorer, card: CardId): void {
  state.lastOmen = card
  if (rules.hauntRoll.counts !== 'drawn') return
  state.omens ??= []
  state.omens.push({ card, tile })
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
  const { made, declined } = explorer.heirlooms
  const { perGame, perFreeGame } = play.rules.heirlooms
  const limit = isFreePlay(play.state) ? perFreeGame : perGame
  return canBeHeirloom(play, explorer, card) && (limit === null || made < limit) && !declined.includes(card)
}

/** The step at which a traitor has been asked whether to refuse it. */
const REFUSE = 2

/** L-EVENT-02..07: resolve it, then bury it, keep it or leave it on the tile. No action can come between (L-EVENT-10). */
export function resolveEventFrame(play: Play, frame: FrameOf<'resolve-event'>): void {
  const { who, card, tile } = frame.with
  const def = play.catalog.cards[card] as EventDef
  if (frame.step === 0) {
    frame.step = hasPower(play, explorerOf(play.state, who), 'refuse-event') ? REFUSE : 1
    if (frame.step === REFUSE) return push(play, 'refuse', { who, card })
    return runList(play, def.do, scopeFor(addresses.card('event', card), 'event', who, card))
  }
  if (frame.step === REFUSE && frame.result === 0) {
    frame.step = 1
    return runList(play, def.do, scopeFor(addresses.card('event', card), 'event', who, card))
  }
  pop(play)
  const explorer = explorerOf(play.state, who)
  if (isOutOfPlay(play.state, card)) return
  if (frame.step === REFUSE) return buryCard(play, card)
  if (def.stays === 'kept' && !explorer.dead) {
    explorer.kept.push(card)
    happen(play, { kind: 'card-kept', rules: ['L-EVENT-05'], who, card })
  } else if (def.stays === 'ongoing') {
    play.state.ongoing.push({ card, tile })
    happen(play, { kind: 'card-ongoing', rules: ['L-EVENT-06'], card, tile })
  } else buryCard(play, card)
}

/** E1-TRAITOR-06, E2-TRAITOR-06, E2-TRAITOR-07: read first, then refused or taken with all that follows. Brings back 1 if refused. */
export function refuseFrame(play: Play, frame: FrameOf<'refuse'>): void {
  const { who, card } = frame.with
  const answer = answered(frame)
  if (!answer)
    return ask(play, explorerOf(play.state, who).seat, 'refuse', { who, card }, ['accept', 'refuse'])
  pop(play, answer === 'refuse' ? 1 : 0)
  if (answer === 'accept') return
  happen(play, { kind: 'card-refused', rules: ['E2-TRAITOR-06'], who, card })
  // Of an Omen what it does as it is drawn lies on the stack below.
  const below = play.state.frames.at(-1)
  if (below?.rule === 'react') pop(play)
}
