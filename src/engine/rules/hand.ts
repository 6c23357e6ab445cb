/** GIVE, TAKE, DROP and PICK UP, for cards and for Objects (L-ACT-11..23, L-OBJ-02, L-OBJ-03, L-AMB-47..49, L-AMB-52). */
import type { CardId, ExplorerId, ObjectId } from '../ids.ts'
import { keys, readKey } from '../keys.ts'
import { answered, ask, happen, type Play, pop, push } from '../play.ts'
import { explorerOf, possession } from '../state/characters.ts'
import type { FrameOf } from '../state/flow.ts'
import { tileOf } from '../state/house.ts'
import type { Explorer } from '../state/state.ts'
import { mayUse } from '../state/turn.ts'
import { isApart, isInReach } from './barriers.ts'
import { dropThing, gainThing, isObject, loseThing, pickUp } from './cards.ts'
import { kindsOf, mayHave, mayPart } from './objects.ts'
import { react } from './reactions.ts'
import { mayAskFirst, mayTrade, startTrade, tradable } from './trade.ts'

type What = 'give' | 'take' | 'drop' | 'pick-up'

/** To give, take, drop or pick up a thing. */
export interface Handing {
  key: string
  do: 'hand'
  what: What
  with: ExplorerId | null
  thing: CardId | ObjectId
}
type Handings = { push: (handing: Handing) => void }

/** Every first card or Object one may hand about; cards need the word and must be unused (L-ACT-08). */
export function handings(play: Play, explorer: Explorer, deeds: Handings): void {
  const others = play.state.explorers.filter((other) => isHere(play, explorer, other))
  const tile = tileOf(play.state, explorer.tile)
  const bare = explorer.cards.length + explorer.objects.length + tile.pile.length + tile.objects.length === 0
  if (bare && others.length === 0) return
  for (const thing of giving(play, explorer)) {
    for (const other of others)
      if (mayHave(play, other, thing))
        deeds.push({ key: keys.give(other.id, thing), do: 'hand', what: 'give', with: other.id, thing })
  }
  for (const thing of things(play, explorer, 'drop'))
    deeds.push({ key: keys.drop(thing), do: 'hand', what: 'drop', with: null, thing })
  for (const other of others) {
    for (const thing of taking(play, other))
      if (mayHave(play, explorer, thing))
        deeds.push({ key: keys.take(other.id, thing), do: 'hand', what: 'take', with: other.id, thing })
  }
  for (const thing of lying(play, explorer))
    deeds.push({ key: keys.pickUp(thing), do: 'hand', what: 'pick-up', with: null, thing })
}

const isHere = (play: Play, explorer: Explorer, other: Explorer): boolean =>
  other !== explorer && !other.dead && other.tile === explorer.tile && !isApart(play, explorer.id, other.id)

/** L-ACT-11: what can be given; where the other must agree, as part of a trade (E3-ACT-01). */
function giving(play: Play, explorer: Explorer): readonly (CardId | ObjectId)[] {
  if (!play.rules.hand.consent) return things(play, explorer, 'give')
  return [...(mayTrade(play) ? tradable(play, explorer) : []), ...parting(play, explorer, 'give')]
}

/** L-ACT-18: what can be taken, or asked for as part of a trade (E3-ACT-01). */
function taking(play: Play, other: Explorer): readonly (CardId | ObjectId)[] {
  if (play.rules.hand.take) return things(play, other, 'take')
  return [
    ...(mayTrade(play) && mayAskFirst(play) ? tradable(play, other) : []),
    ...parting(play, other, 'give'),
  ]
}

/** L-ACT-11, L-ACT-13, L-ACT-18: unused cards while the word is left, Objects always. */
function things(play: Play, holder: Explorer, word: What): (CardId | ObjectId)[] {
  const isPiled = word === 'drop' && !play.rules.hand.pile // E3-RUL-07
  const cards =
    mayUse(play, word) && !isPiled ? tradable(play, holder, word === 'drop' ? 'drop' : 'trade') : []
  if (holder.objects.length === 0) return cards
  return [...cards, ...parting(play, holder, word === 'drop' ? 'drop' : 'give')]
}

/** Objects that may leave the hands of whoever carries them. */
const parting = (play: Play, { objects }: Explorer, way: 'give' | 'drop'): ObjectId[] =>
  kindsOf(objects).filter((object) => mayPart(play, object, way))

/** L-ACT-21. */
function lying(play: Play, explorer: Explorer): (CardId | ObjectId)[] {
  const tile = tileOf(play.state, explorer.tile)
  const objects = kindsOf(tile.objects).filter((thing) => mayHave(play, explorer, thing))
  return [...(mayUse(play, 'pick-up') && play.rules.hand.pile ? piled(play, explorer) : []), ...objects]
}

/** Cards that lie where they can be picked up. */
const piled = (play: Play, explorer: Explorer): CardId[] => {
  const tile = tileOf(play.state, explorer.tile)
  return tile.pile.filter(
    (card) => isInReach(play, explorer, tile, card) && !possession(play, card).companion,
  )
}

/** An Object is simply handed over; a card opens the action, which may go on with more cards. */
export function startHanding(
  play: Play,
  explorer: Explorer,
  what: What,
  other: ExplorerId | null,
  thing: CardId | ObjectId,
): void {
  const free = isObject(play, thing)
  if (!free && play.rules.hand.consent && (what === 'give' || what === 'take'))
    return startTrade(play, explorer.id, other!, what, thing)
  if (!free) play.state.turn.words.push(what) // L-ACT-23, L-AMB-47
  push(play, 'hand', { what, who: explorer.id, with: other, thing, refused: [], once: free })
}

/** The last step of a thing that is handed over by itself. */
const HANDED = 3

export function handFrame(play: Play, frame: FrameOf<'hand'>): void {
  const { with: mine } = frame
  const answer = answered(frame)
  if (frame.step === HANDED) return pop(play)
  if (frame.step === 0) {
    // A thing is named: hand it over, or first ask leave to take it.
    if (!mine.thing) return pop(play)
    if (mine.what === 'take') {
      frame.step = 1
      return ask(
        play,
        explorerOf(play.state, mine.with!).seat,
        'permit',
        { who: mine.with!, card: mine.thing },
        ['accept', 'refuse'],
      )
    }
    handOver(play, mine.what, mine.who, mine.with, mine.thing)
    return goOn(frame)
  }
  if (frame.step === 1) {
    // L-ACT-18: each owner must consent.
    if (answer === 'accept') handOver(play, 'take', mine.who, mine.with, mine.thing!)
    else {
      happen(play, {
        kind: 'take-refused',
        rules: ['L-ACT-18'],
        who: mine.who,
        by: mine.with!,
        thing: mine.thing!,
      })
      mine.refused.push(mine.with!)
    }
    return goOn(frame)
  }
  if (!answer) {
    const more = moreOf(play, frame)
    if (more.length === 0) return pop(play)
    return ask(play, explorerOf(play.state, mine.who).seat, 'more', { who: mine.who, source: mine.what }, [
      ...more,
      'done',
    ])
  }
  if (answer === 'done') return pop(play)
  const { card, owner } = readKey(answer, 'more')
  mine.thing = card
  if (mine.what === 'take') mine.with = owner
  frame.step = 0
}

/** An Object changes hands by itself; after a card more cards may follow. */
function goOn(frame: FrameOf<'hand'>): void {
  frame.step = frame.with.once ? HANDED : 2
}

/** Further cards for the same action: same receiver for GIVE (L-ACT-11), any willing owner for TAKE (L-ACT-20). */
function moreOf(play: Play, { with: mine }: FrameOf<'hand'>): string[] {
  const explorer = explorerOf(play.state, mine.who)
  switch (mine.what) {
    case 'give':
      return isHere(play, explorer, explorerOf(play.state, mine.with!))
        ? tradable(play, explorer).map((card) => keys.more(card))
        : []
    case 'drop':
      return tradable(play, explorer, 'drop').map((card) => keys.more(card))
    case 'pick-up':
      return piled(play, explorer).map((card) => keys.more(card))
    case 'take':
      return play.state.explorers
        .filter((other) => isHere(play, explorer, other) && !mine.refused.includes(other.id))
        .flatMap((other) => tradable(play, other).map((card) => keys.more(card, other.id)))
  }
}

function handOver(
  play: Play,
  what: What,
  who: ExplorerId,
  other: ExplorerId | null,
  thing: CardId | ObjectId,
): void {
  const explorer = explorerOf(play.state, who)
  if (what === 'drop') return dropThing(play, who, thing, ['L-ACT-13'])
  if (what === 'pick-up') return pickUp(play, who, thing)
  const partner = explorerOf(play.state, other!)
  const [from, to] = what === 'give' ? [explorer, partner] : [partner, explorer]
  loseThing(play, from, thing)
  gainThing(play, to, thing) // L-ACT-12, L-ACT-19: arrives used
  // Pushed first, so that what the card itself does about it comes before.
  react(play, 'received', to.id, { target: from.id, named: thing })
  if (what === 'give') {
    happen(play, { kind: 'gave', rules: ['L-ACT-11', 'L-ACT-12'], who, to: to.id, thing })
    if (!isObject(play, thing)) react(play, 'given', who, { target: to.id, card: thing })
  } else happen(play, { kind: 'took', rules: ['L-ACT-18', 'L-ACT-19'], who, from: from.id, thing })
}
