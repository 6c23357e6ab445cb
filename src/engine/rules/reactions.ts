/**
 * Reactions: what definitions in play do by themselves when something happens (L-HSTR-06). Looked up in a
 * fixed order: haunt, tile, Ongoing Events there, cards carried and kept, the monster's own box.
 */

import { addresses, isOfMonster, kindAt } from '../addresses.ts'
import type { CardId, CharacterId, ExplorerId, TileId } from '../ids.ts'
import { keys } from '../keys.ts'
import type { ReactionDef, Trigger } from '../language/defs.ts'
import { holds } from '../language/evaluate.ts'
import type { Cause } from '../language/words.ts'
import { answered, ask, happen, type Play, pop, push, runList } from '../play.ts'
import { characterOf, findExplorer, goesOn, isMonster, seatFor } from '../state/characters.ts'
import type { Armed, FrameOf, Scope } from '../state/flow.ts'
import { scopeWith } from '../state/scope.ts'
import { onceEach, onceForEvil } from './onces.ts'
import { isPossible } from './possible.ts'
import { scopeFor } from './questions.ts'

interface Besides {
  target?: CharacterId
  named?: string
  /** The margin of the attack that was lost. */
  rolled?: number
  /** Only this card reacts. */
  card?: CardId
}

/** Pushes whatever reacts to a trigger befalling somebody; says whether anything does. */
export function react(play: Play, trigger: Trigger, id: CharacterId, besides: Besides = {}): boolean {
  if (!isHeeded(play, trigger)) return false
  const list = armed(play, trigger, id, besides)
  if (list.length > 0) push(play, 'react', { list, now: null, ordered: trigger !== 'turn-end' })
  return list.length > 0
}

/** Most triggers set nothing off, on any tile or card or in this haunt. */
function isHeeded({ index, state }: Play, trigger: Trigger): boolean {
  if (index.passives.triggers.has(trigger)) return true
  if (state.legacy && index.ofBox.triggers.has(trigger)) return true
  return state.haunt !== null && index.ofHaunt.get(state.haunt.number)!.triggers.has(trigger)
}

/** L-MON-02: a box may have something for its monster's turn when none of the kind is left; `me` is whoever runs the monsters. */
export function reactForGone(play: Play, me: ExplorerId): void {
  const { haunt, monsters } = play.state
  const { number, monsters: kinds } = play.catalog.haunts[haunt!.number]!
  const list: Armed[] = []
  const offer = offering(play, 'dead-turn', me, {}, list)
  for (const { id, reactions } of kinds)
    if (!monsters.some(({ kind }) => kind === id))
      offer(reactions, addresses.monsterBox(number, id), 'haunt', null)
  if (list.length > 0) push(play, 'react', { list, now: null, ordered: true })
}

type Offering = (
  reactions: readonly (ReactionDef | null)[],
  source: string,
  cause: Cause,
  card: CardId | null,
) => void

/** Arms those of a definition's reactions that answer the trigger now. */
const offering =
  (play: Play, trigger: Trigger, id: CharacterId, besides: Besides, list: Armed[]): Offering =>
  (reactions, source, cause, card) => {
    reactions.forEach((reaction, n) => {
      if (reaction?.on !== trigger || !concerns(play, reaction, id) || isUnderWay(play, reaction, id)) return
      const one: Armed = {
        at: addresses.reaction(source, n),
        source,
        cause,
        me: id,
        target: besides.target ?? null,
        card,
        named: besides.named ?? null,
        ...(besides.rolled !== undefined && { rolled: besides.rolled }),
      }
      if (isDone(play, reaction, one)) return
      if (reaction.when && !holds(play, reaction.when, scopeOf(one))) return
      list.push(one)
    })
  }

/** What is done once is remembered of each person, or for the turn. */
const isDone = (play: Play, { once }: ReactionDef, { at, me }: Armed): boolean =>
  once === 'turn'
    ? oncesOf(play, me, at).includes(onceAt(play, me, at))
    : (once === 'person' && play.state.onces.includes(onceEach(at, me))) ||
      (once === 'game' && play.state.onces.includes(at))

/** E2-ROOM-15: what a tile does once a turn it does once for the traitor and the monsters together. */
const isShared = ({ state, rules }: Play, me: CharacterId, at: string): boolean =>
  rules.monsters.tileRolls === 'pick-once' &&
  kindAt(at) === 'tile' &&
  (findExplorer(state, me)?.shown ?? 'traitor') === 'traitor' &&
  state.haunt !== null
const oncesOf = (play: Play, me: CharacterId, at: string): string[] =>
  isShared(play, me, at) ? play.state.onces : play.state.turn.onces
const onceAt = (play: Play, me: CharacterId, at: string): string =>
  isShared(play, me, at) ? onceForEvil(at) : at

function armed(play: Play, trigger: Trigger, id: CharacterId, besides: Besides): Armed[] {
  const { state, catalog } = play
  const who = characterOf(state, id)
  const list: Armed[] = []
  const offer = offering(play, trigger, id, besides, list)
  if (state.haunt)
    offer(catalog.haunts[state.haunt.number]!.reactions, addresses.haunt(state.haunt.number), 'haunt', null)
  if (isMonster(who)) {
    const haunt = catalog.haunts[state.haunt!.number]!
    const def = haunt.monsters.find((monster) => monster.id === who.kind)!
    // L-MON-14: while it is stunned nothing in its box counts.
    if (!who.stunned) offer(def.reactions, addresses.monsterBox(haunt.number, def.id), 'haunt', null)
    offer(forMonsters(catalog.tiles[who.tile]!.reactions), addresses.tile(who.tile), 'tile', null)
    return list
  }
  if (state.legacy) offerChapter(play, offer)
  offer(catalog.tiles[who.tile]!.reactions, addresses.tile(who.tile), 'tile', null)
  if (state.legacy) offerStickers(play, who.tile, offer)
  for (const ongoing of state.ongoing) {
    if (ongoing.tile === who.tile && !who.ignores.includes(ongoing.card)) {
      offer(
        catalog.cards[ongoing.card]!.reactions,
        addresses.card('event', ongoing.card),
        'event',
        ongoing.card,
      )
    }
  }
  for (const card of [
    ...who.cards,
    ...who.kept,
    ...(besides.card && !who.cards.includes(besides.card) ? [besides.card] : []),
  ]) {
    if (besides.card && card !== besides.card) continue
    const def = catalog.cards[card]!
    if (def.reactions.length > 0) offer(def.reactions, addresses.card(def.kind, card), def.kind, card)
  }
  return list
}

/** Legacy cards that lie face up (L-CAMP-04); each at its number. */
function offerChapter({ state, catalog }: Play, offer: Offering): void {
  const chapter = catalog.chapters[state.options.chapter ?? '']
  if (!chapter || state.legacy!.kept.length === 0) return
  const reactions: (ReactionDef | null)[] = []
  for (const { card, keep } of chapter.cards)
    if (keep && state.legacy!.kept.includes(card)) reactions[card] = keep
  offer(reactions, addresses.chapter(chapter.number), 'rule', null)
}

/** Stickers on the tile, then the doors that are open (L-PREC-01, L-PREC-02). */
function offerStickers({ state, catalog }: Play, tile: TileId, offer: Offering): void {
  for (const sticker of state.marks[tile]?.stickers ?? [])
    offer(catalog.stickers?.[sticker]?.reactions ?? [], addresses.sticker(sticker), 'tile', null)
  for (const door of state.legacy!.doors)
    offer(catalog.doors?.[door]?.reactions ?? [], addresses.door(door), 'rule', null)
}

/** The text of a tile is for people, unless it says that it is for everyone (E3-ROOM-06); places keep their numbers. */
const forMonsters = (reactions: readonly ReactionDef[]): (ReactionDef | null)[] =>
  reactions.some(({ who }) => who !== undefined)
    ? reactions.map((reaction) => (reaction.who === undefined ? null : reaction))
    : []

/** L-PREC-03: what sets itself off again is one pass, not an endless one. */
const isUnderWay = (play: Play, reaction: ReactionDef, id: CharacterId): boolean =>
  play.state.frames.some(
    (frame) => frame.rule === 'ops' && frame.with.from === reaction.do.ref && frame.with.scope.me === id,
  )

/** A haunt's reaction may be for one side only. */
function concerns(play: Play, reaction: ReactionDef, id: CharacterId): boolean {
  if (!reaction.who || reaction.who === 'everyone') return true
  const explorer = findExplorer(play.state, id)
  if (reaction.who === 'monster') return explorer === null
  return explorer !== null && explorer.team === reaction.who
}

const scopeOf = ({ source, cause, me, card, target, named, rolled = 0 }: Armed): Scope =>
  scopeWith(scopeFor(source, cause, me, card), { target, named, rolled })

/** L-TRAIT-18: what one may decline is not offered while its price cannot be paid. */
function isOffered(play: Play, one: Armed): boolean {
  const { optional, do: list } = play.index.reactions.get(one.at)!
  return !optional || isPossible(play, list, scopeOf(one))
}

/** L-DISC-16: several at the end of a turn come in the order the player prefers. */
export function reactFrame(play: Play, frame: FrameOf<'react'>): void {
  const { with: mine } = frame
  const answer = answered(frame)
  if (!mine.now) {
    mine.list = mine.list.filter((one) => goesOn(play.state, one) && isOffered(play, one))
    if (mine.list.length === 0) return pop(play)
    const seat = seatFor(play, mine.list[0]!.me)
    if (!mine.ordered && mine.list.length > 1 && seat !== null) {
      if (!answer)
        return ask(
          play,
          seat,
          'order',
          { who: mine.list[0]!.me },
          mine.list.map((one) => keys.first(one.at)),
        )
      const first = mine.list.findIndex((one) => answer === keys.first(one.at))
      mine.now = mine.list.splice(first, 1)[0]!
    } else mine.now = mine.list.shift()!
    const { optional } = play.index.reactions.get(mine.now.at)!
    if (optional) {
      if (seat === null) mine.now = null
      else
        return ask(play, seat, 'accept', { who: mine.now.me, card: mine.now.card, source: mine.now.at }, [
          'accept',
          'refuse',
        ])
      return
    }
  }
  const one = mine.now
  mine.now = null
  if (answer === 'refuse') return
  const reaction = play.index.reactions.get(one.at)!
  if (reaction.once === 'person') play.state.onces.push(onceEach(one.at, one.me))
  if (reaction.once === 'game') play.state.onces.push(one.at)
  if (reaction.once === 'turn') oncesOf(play, one.me, one.at).push(onceAt(play, one.me, one.at))
  if (one.cause === 'haunt') {
    disclose(play, one.at)
    if (reaction.name) happen(play, { kind: 'befell', rules: ['L-HSTR-06'], who: one.me, box: one.at })
  }
  runList(play, reaction.do, scopeOf(one))
}

/** L-INFO-03, L-AMB-80: a box that has been used may be read by the other side. */
export function disclose(play: Play, box: string): void {
  const { haunt } = play.state
  if (!play.rules.haunt.disclose || !haunt || haunt.disclosed.includes(box) || isRead(play, box)) return
  haunt.disclosed.push(box)
  happen(play, { kind: 'box-opened', rules: ['L-INFO-03'], box })
}

/** Stands where both sides have read it: with one book everything does, else what is for everybody. */
function isRead(play: Play, box: string): boolean {
  const { books } = play.catalog.haunts[play.state.haunt!.number]!
  if (books !== 'both') return true
  if (isOfMonster(box)) return false
  const whose = play.index.actions.get(box)?.by ?? play.index.reactions.get(box)?.who
  return whose === undefined || whose === 'everyone'
}
