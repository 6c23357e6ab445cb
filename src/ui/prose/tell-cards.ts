/** Happenings of cards and things: drawn, kept, given, taken, looked at, used up. */
import { isFreePlay } from '../../engine/language/chapters.ts'
import { an } from '../../engine/language/say.ts'
import {
  capital,
  count,
  DECK_NAMES,
  does,
  inRoom,
  listed,
  roomName,
  thing,
  thingName,
  whom,
  whose,
} from './names.ts'
import { follows, fresh, type Said, story, system, type Tellers } from './said.ts'
import type { Scene } from './scene.ts'

const names = (scene: Scene, ids: readonly string[]): string =>
  listed(ids.map((id) => (id in scene.catalog.tiles ? roomName(scene, id) : thingName(scene, id))))

/**
 * L-CARD-07: everybody hears the story of a drawn card. The drawer also hears its effect, which the others
 * can look up; an Event hides its effect (L-EVENT-03).
 */
function written(scene: Scene, who: string, card: string): Said[] {
  const def = scene.catalog.cards[card]!
  if (who !== scene.view.viewer) return def.flavour ? [story(def.flavour)] : []
  const rules = def.kind === 'event' ? [] : scene.sentences.card(def)
  return [def.flavour, ...rules].filter(Boolean).map(fresh)
}

export const CARDS: Tellers<
  | 'card-drawn'
  | 'deck-empty'
  | 'event-skipped'
  | 'card-buried'
  | 'card-destroyed'
  | 'card-kept'
  | 'card-ongoing'
  | 'box-ticked'
  | 'entry-called'
  | 'made-heirloom'
  | 'gave'
  | 'took'
  | 'take-refused'
  | 'dropped'
  | 'picked-up'
  | 'stole'
  | 'found-object'
  | 'lost-object'
  | 'object-placed'
  | 'cards-readied'
  | 'looked'
  | 'looked-away'
  | 'event-ignored'
> = {
  'card-drawn': ({ who, card, deck }, scene, before) => {
    const drawn = `${does(scene, who, 'draw')} ${an(deck)}: ${thingName(scene, card)}.`
    const begins = who === scene.view.viewer && before?.kind !== 'moves-lost'
    return [begins ? fresh(drawn) : story(drawn), ...written(scene, who, card)]
  },
  'deck-empty': ({ deck }) => story(`The ${DECK_NAMES[deck]} is empty. Nothing is drawn.`),
  'event-skipped': ({ who }, scene) => story(`${does(scene, who, 'let')} the event be.`),
  // An event that is over goes back under its deck, as every event does.
  'card-buried': ({ card }, scene) => {
    const { kind } = scene.catalog.cards[card]!
    return kind === 'event'
      ? null
      : follows(`${capital(thing(scene, card))} goes under the ${DECK_NAMES[kind]}.`)
  },
  'card-destroyed': ({ card }, scene) =>
    follows(
      isFreePlay(scene.view)
        ? `${capital(thing(scene, card))} is spent, and goes back to the box.`
        : `${capital(thing(scene, card))} is destroyed.`,
    ),
  'card-kept': ({ who, card }, scene) => story(`${does(scene, who, 'keep')} ${thing(scene, card)}.`),
  'card-ongoing': ({ card, tile }, scene) =>
    story(`${capital(thing(scene, card))} stays ${inRoom(scene, tile)}.`),
  'box-ticked': ({ card, ticks, boxes }, scene) =>
    follows(`${capital(thing(scene, card))}: box ${ticks} of ${boxes} is ticked.`),
  'entry-called': ({ entry }) => system(`Entry ${entry} of the journal is called for.`),
  'made-heirloom': ({ who, card }, scene) =>
    story(`${does(scene, who, 'make')} ${thing(scene, card)} an heirloom of the family.`),
  gave: ({ who, to, thing: id }, scene) =>
    story(`${does(scene, who, 'give')} ${thing(scene, id)} to ${whom(scene, to)}.`),
  took: ({ who, from, thing: id }, scene) =>
    story(`${does(scene, who, 'take')} ${thing(scene, id)} from ${whom(scene, from)}, with leave.`),
  'take-refused': ({ who, by, thing: id }, scene) =>
    story(`${does(scene, by, 'do not', 'does not')} let ${whom(scene, who)} take ${thing(scene, id)}.`),
  dropped: ({ who, thing: id, tile, count }, scene) =>
    story(`${does(scene, who, 'set')} ${thing(scene, id, count)} down ${inRoom(scene, tile)}.`),
  'picked-up': ({ who, thing: id }, scene) => story(`${does(scene, who, 'pick')} up ${thing(scene, id)}.`),
  stole: ({ who, from, thing: id }, scene) =>
    story(`${does(scene, who, 'steal')} ${thing(scene, id)} from ${whom(scene, from)}.`),
  'object-placed': ({ object, tile }, scene) =>
    story(`${capital(thing(scene, object))} lies ${inRoom(scene, tile)}.`),
  'lost-object': ({ who, object, count, how }, scene) =>
    follows(`${does(scene, who, how === 'spent' ? 'spend' : 'lose')} ${thing(scene, object, count)}.`),
  'found-object': ({ who, object, count }, scene) =>
    follows(`${does(scene, who, 'find')} ${thing(scene, object, count)}.`),
  'cards-readied': ({ who, cards }, scene) =>
    follows(
      cards.length === 0
        ? 'No card was waiting to be used again.'
        : `${does(scene, who, 'may', 'may')} use ${names(scene, cards)} again.`,
    ),
  looked: ({ at, cards }, scene) =>
    fresh(`You look at the top of the ${DECK_NAMES[at]}: ${names(scene, cards)}.`),
  'looked-away': ({ who, at, count: cards }, scene) =>
    who === scene.view.viewer
      ? null
      : story(`${does(scene, who, 'look')} at ${count(cards, 'card')} on top of the ${DECK_NAMES[at]}.`),
  'event-ignored': ({ who, card, ignored }, scene) =>
    story(
      `${capital(thing(scene, card))} ${ignored ? 'no longer counts' : 'counts again'} in ${whose(scene, who)} case.`,
    ),
}
