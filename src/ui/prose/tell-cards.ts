/** Happenings of cards and things: drawn, kept, given, taken, looked at, used up. */
import { isFreePlay } from '../../engine/language/chapters.ts'
import { an } from '../../engine/language/say.ts'
import { clean } from './clean.ts'
import {
  capital,
  DECK_NAMES,
  does,
  inRoom,
  listed,
  room,
  roomName,
  thing,
  thingName,
  whom,
  whose,
} from './names.ts'
import { follows, fresh, type Said, story, type Tellers } from './said.ts'
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
  | 'reshuffled'
  | 'deck-empty'
  | 'joined'
  | 'got-free'
  | 'linked'
  | 'link-failed'
  | 'side-shown'
  | 'card-refused'
  | 'event-skipped'
  | 'card-buried'
  | 'card-destroyed'
  | 'card-kept'
  | 'card-ongoing'
  | 'box-ticked'
  | 'made-heirloom'
  | 'gave'
  | 'took'
  | 'take-refused'
  | 'trade-refused'
  | 'looted'
  | 'dropped'
  | 'picked-up'
  | 'stole'
  | 'fetched'
  | 'found-object'
  | 'lost-object'
  | 'object-placed'
  | 'cards-readied'
  | 'looked'
  | 'looked-away'
  | 'buried-unseen'
  | 'tallied'
  | 'event-ignored'
> = {
  'card-drawn': ({ who, card, deck }, scene, before) => {
    const drawn = `${does(scene, who, 'draw')} ${an(deck)}: ${thingName(scene, card)}.`
    const begins = who === scene.view.viewer && before?.kind !== 'moves-lost'
    return [begins ? fresh(drawn) : story(drawn), ...written(scene, who, card)]
  },
  reshuffled: ({ pack }) =>
    follows(
      pack === 'stack'
        ? 'The rooms laid aside are shuffled into a new stack.'
        : `The ${DECK_NAMES[pack]} is made anew from its discards.`,
    ),
  'deck-empty': ({ deck }) => story(`The ${DECK_NAMES[deck]} is empty. Nothing is drawn.`),
  joined: ({ who, card }, scene) =>
    story(`${capital(thing(scene, card))} goes with ${whom(scene, who)} now.`),
  'got-free': ({ who, card }, scene) => story(`${does(scene, who, 'get')} free of ${thing(scene, card)}.`),
  linked: ({ tiles }, scene) =>
    story(`There is a way between ${room(scene, tiles[0])} and ${room(scene, tiles[1])} now.`),
  'link-failed': ({ who }, scene) => story(`${does(scene, who, 'do not', 'does not')} get through.`),
  'side-shown': ({ who, team }, scene) =>
    story(
      team === 'traitor'
        ? `${does(scene, who, 'are', 'is')} the traitor, for all to see.`
        : `${does(scene, who, 'were', 'was')} no traitor.`,
    ),
  'card-refused': ({ who, card }, scene) =>
    story(`${does(scene, who, 'will have', 'will have')} nothing of ${thing(scene, card)}.`),
  'event-skipped': ({ who }, scene) => story(`${does(scene, who, 'let')} the event be.`),
  // An event that is over goes back under its deck, as every event does.
  'card-buried': ({ card }, scene) => {
    const { kind } = scene.catalog.cards[card]!
    return kind === 'event'
      ? null
      : follows(
          scene.view.discards
            ? `${capital(thing(scene, card))} is discarded.`
            : `${capital(thing(scene, card))} goes under the ${DECK_NAMES[kind]}.`,
        )
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
  'made-heirloom': ({ who, card }, scene) => {
    const name = scene.view.marks[card]?.name
    const called = scene.view.legacy && name ? `; it is called ${clean(name)}` : ''
    return story(`${does(scene, who, 'make')} ${thing(scene, card)} an heirloom of the family${called}.`)
  },
  gave: ({ who, to, thing: id }, scene) =>
    story(`${does(scene, who, 'give')} ${thing(scene, id)} to ${whom(scene, to)}.`),
  took: ({ who, from, thing: id }, scene) =>
    story(`${does(scene, who, 'take')} ${thing(scene, id)} from ${whom(scene, from)}, with leave.`),
  'take-refused': ({ who, by, thing: id }, scene) =>
    story(`${does(scene, by, 'do not', 'does not')} let ${whom(scene, who)} take ${thing(scene, id)}.`),
  'trade-refused': ({ who, by }, scene) =>
    story(`${does(scene, by, 'do not', 'does not')} agree to the trade with ${whom(scene, who)}.`),
  looted: ({ who, from, card }, scene) =>
    story(`${does(scene, who, 'take')} ${thing(scene, card)} from the body of ${whom(scene, from)}.`),
  dropped: ({ who, thing: id, tile, count }, scene) =>
    story(`${does(scene, who, 'set')} ${thing(scene, id, count)} down ${inRoom(scene, tile)}.`),
  'picked-up': ({ who, thing: id }, scene) => story(`${does(scene, who, 'pick')} up ${thing(scene, id)}.`),
  stole: ({ who, from, thing: id }, scene) =>
    story(`${does(scene, who, 'steal')} ${thing(scene, id)} from ${whom(scene, from)}.`),
  fetched: ({ who, card, from, tile }, scene) => {
    const takes = `${does(scene, who, 'take')} ${thing(scene, card)}`
    if (from) return story(`${takes} from ${whom(scene, from)}.`)
    return story(tile ? `${takes}, which lay ${inRoom(scene, tile)}.` : `${takes}.`)
  },
  'object-placed': ({ object, tile }, scene) =>
    story(`${capital(thing(scene, object))} lies ${inRoom(scene, tile)}.`),
  'lost-object': ({ who, object, count, how, tile }, scene) => {
    if (tile) return follows(`${does(scene, who, 'take')} ${thing(scene, object, count)} out of the haunt.`)
    return follows(`${does(scene, who, how === 'spent' ? 'spend' : 'lose')} ${thing(scene, object, count)}.`)
  },
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
      : story(
          `${does(scene, who, 'look')} at the top ${cards === 1 ? '' : `${cards} `}of the ${DECK_NAMES[at]}.`,
        ),
  'buried-unseen': ({ at, count: cards }) =>
    story(
      `The top ${cards === 1 ? '' : `${cards} `}of the ${DECK_NAMES[at]} ${cards === 1 ? 'goes' : 'go'} under it, unseen.`,
    ),
  tallied: ({ card, count: counted, upTo }, scene) =>
    story(`That makes ${counted} of ${upTo} for ${thing(scene, card)}.`),
  'event-ignored': ({ who, card, ignored }, scene) =>
    story(
      `${capital(thing(scene, card))} ${ignored ? 'no longer counts' : 'counts again'} in ${whose(scene, who)} case.`,
    ),
}
