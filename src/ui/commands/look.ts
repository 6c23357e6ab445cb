/** The verbs that only look: the room, things, people, the player. */

import type { Temper } from '../../ai/types.ts'
import { addresses } from '../../engine/addresses.ts'
import { type Seat, TRAITS } from '../../engine/ids.ts'
import { tileOfActor } from '../prose/choices.ts'
import { cite } from '../prose/cite.ts'
import { bearing, placeProse, thingProse } from '../prose/mood.ts'
import {
  bodyOf,
  capital,
  count,
  does,
  inBody,
  inRoom,
  listed,
  nameOf,
  originOf,
  REGION_NAMES,
  room,
  thing,
  thingName,
  things,
} from '../prose/names.ts'
import { exits, peopleHere, placeText, roomRules, thingsHere } from '../prose/place.ts'
import { fresh, type Said, system } from '../prose/said.ts'
import {
  type Explorer,
  findExplorer,
  findMonster,
  findPlaced,
  type Scene,
  tileOf,
  viewerOf,
} from '../prose/scene.ts'
import { ladderLine, traitLine } from '../prose/traits.ts'
import type { Noun } from './nouns.ts'

/** Place, exits, people, things; the words and the rules of the room unless it is known. */
export function lookAt(scene: Scene, tile: string | null = tileOfActor(scene), rules = true): Said[] {
  if (tile === null) return [system('You are nowhere in this house.')]
  const words = rules ? placeProse(scene, tile, true) : ''
  const lines = [
    placeText(scene, tile),
    ...(words ? [words] : []),
    ...(rules ? roomRules(scene, tile) : []),
    exits(scene, tile),
  ]
  const there = [peopleHere(scene, tile), thingsHere(scene, tile)].filter((line) => line !== null)
  const here = tile === tileOfActor(scene)
  return [...lines, ...there.map((line) => (here ? line : line.replace(/^Here:/, 'There:')))].map(fresh)
}

/** Everything here, one after the other. */
export function examineAll(scene: Scene): Said[] {
  const tile = tileOfActor(scene)
  if (tile === null) return lookAt(scene)
  const placed = findPlaced(scene, tile)
  const cards = [...(placed?.pile ?? []), ...(viewerOf(scene)?.cards ?? [])]
  return [
    ...lookAt(scene),
    ...cards.flatMap((card) => cardText(scene, card)),
    ...scene.view.monsters
      .filter((monster) => monster.tile === tile)
      .flatMap(({ id }) => monsterText(scene, id)),
  ]
}

export function examine(scene: Scene, noun: Noun, company: Company = () => null): Said[] {
  switch (noun.kind) {
    case 'room':
      return lookAt(scene, noun.id)
    case 'person':
      return personText(scene, findExplorer(scene, noun.id)!, company)
    case 'monster':
      return monsterText(scene, noun.id)
    case 'card':
      return cardText(scene, noun.id)
    case 'trait':
      return [fresh(ladderLine(scene, viewerOf(scene)!, noun.id as (typeof TRAITS)[number]))]
    case 'object':
      return [
        fresh(
          `${capital(noun.label)}. An Object: handing it over takes no action${cite(scene, 'L-OBJ-02')}.`,
        ),
      ]
    case 'token':
      return [fresh(`${capital(noun.label)}.`)]
  }
}

/** L-EVENT-03: an Event that is still being answered shows no more than its picture. */
export function cardText(scene: Scene, id: string): Said[] {
  const { view, catalog, sentences } = scene
  const def = catalog.cards[id]
  if (!def) return [fresh(`${capital(thing(scene, id))}.`)]
  const holder = view.explorers.find(({ cards, kept }) => cards.includes(id) || kept.includes(id))
  const used = holder?.used.includes(id) ? ' Used until the start of the next turn.' : ''
  const head = `${thingName(scene, id)}, ${def.kind}.${used} ${def.flavour}`.trim()
  const mark = view.marks[id]
  const boxes = def.boxes > 0 ? [fresh(`${mark?.ticks ?? 0} of ${def.boxes} boxes ticked.`)] : []
  const words = thingProse(scene, id)
  if (def.kind !== 'event')
    return [fresh(head), ...(words ? [fresh(words)] : []), ...sentences.card(def).map(fresh), ...boxes]
  const standing = [
    ...def.passives.map((one) => sentences.passive(one)),
    ...def.reactions.map((one) => sentences.reaction(one)),
  ]
  const sealed =
    view.decision?.about.card === id
      ? [system(`The rest is sealed until you roll${cite(scene, 'L-EVENT-03')}.`)]
      : []
  return [fresh(head), ...standing.map(fresh), ...sealed]
}

/** The temper of the computer player in a seat; null if a person sits there. */
export type Company = (seat: Seat) => Temper | null

export function personText(scene: Scene, explorer: Explorer, company: Company = () => null): Said[] {
  const mine = explorer.id === scene.view.viewer
  const family = scene.catalog.families[explorer.family]!
  const where = tileOf(scene, explorer.id)
  const state = explorer.dead ? 'Dead. ' : ''
  // L-HID-01: as the table knows it, since others may be looking; GOAL says what only you know.
  const words = mine ? '' : bearing(scene, explorer, company(explorer.seat))
  const side = explorer.shown ? ` ${explorer.shown === 'traitor' ? 'The traitor.' : 'A hero.'}` : ''
  return [
    fresh(
      `${mine ? 'You are ' : ''}${nameOf(scene, explorer.id)}, ${explorer.age}, ${originOf(family)}. "${family.motto}"${side}`,
    ),
    ...(words ? [fresh(words)] : []),
    ...bodyText(scene, explorer),
    fresh(`${state}${where ? `In ${room(scene, where)}. ` : ''}${traitLine(scene, explorer)}.`),
    fresh(carried(scene, explorer)),
  ]
}

/** For an explorer in another's body: the owner of the body, and who is in theirs. */
function bodyText(scene: Scene, explorer: Explorer): Said[] {
  if (explorer.body === explorer.id) return []
  const guest = scene.view.explorers.find(({ body }) => body === explorer.id)!
  const mine = explorer.id === scene.view.viewer
  return [
    fresh(
      `${does(scene, explorer.id, 'are', 'is')} in ${bodyOf(scene, explorer.body)}: place, traits and things are of that body. ${does(scene, guest.id, 'are', 'is')} in ${mine ? 'yours' : 'theirs'}.`,
    ),
  ]
}

export function carried(scene: Scene, explorer: Explorer): string {
  const mine = explorer.id === scene.view.viewer
  const cards = explorer.cards.map(
    (card) => `${thing(scene, card)}${explorer.used.includes(card) ? ' (used)' : ''}`,
  )
  const held = [...cards, ...things(scene, explorer.objects)]
  const kept =
    explorer.kept.length > 0 ? ` Kept: ${listed(explorer.kept.map((card) => thing(scene, card)))}.` : ''
  const who = mine ? 'You carry' : `${nameOf(scene, explorer.id)} carries`
  return `${who} ${held.length > 0 ? listed(held) : 'nothing'}.${kept}`
}

/** L-INFO-04: a monster's box is its side's own until it has fought. */
function monsterText(scene: Scene, id: string): Said[] {
  const monster = findMonster(scene, id)!
  const def = scene.haunt!.monsters.find((one) => one.id === monster.kind)!
  const known =
    viewerOf(scene)?.team === 'traitor' ||
    scene.haunt!.books !== 'both' ||
    scene.view.haunt!.disclosed.includes(addresses.monster(monster.kind))
  return [
    fresh(
      `${capital(nameOf(scene, id))}, ${inRoom(scene, monster.tile)}.${monster.stunned ? ' Stunned.' : ''}`,
    ),
    ...(known
      ? scene.sentences.monster(def).map(fresh)
      : [system(`Its box is sealed until it has fought${cite(scene, 'L-INFO-04')}.`)]),
  ]
}

export function me(scene: Scene): Said[] {
  const viewer = viewerOf(scene)
  if (!viewer) return [system('You only watch.')]
  return [...personText(scene, viewer), ...TRAITS.map((trait) => fresh(ladderLine(scene, viewer, trait)))]
}

export function inventory(scene: Scene): Said[] {
  const viewer = viewerOf(scene)
  if (!viewer) return [system('You only watch.')]
  return [
    fresh(carried(scene, viewer)),
    ...[...viewer.cards, ...viewer.kept].flatMap((card) => cardText(scene, card)),
  ]
}

/** Everybody, one per line, and the public numbers (L-INFO-01). */
export function who(scene: Scene): Said[] {
  const people = scene.view.explorers.map((explorer) => {
    const where = tileOf(scene, explorer.id)
    const name = explorer.id === scene.view.viewer ? 'You' : nameOf(scene, explorer.id)
    const side = explorer.shown ? `, ${explorer.shown === 'traitor' ? 'traitor' : 'hero'}` : ''
    const state = `${explorer.dead ? ', dead' : ''}${inBody(scene, explorer)}`
    return fresh(
      `${name}, ${scene.catalog.families[explorer.family]!.name}${side}${state}: ${where ? roomName(scene, where) : 'nowhere'}. ${traitLine(scene, explorer)}. ${[count(explorer.cards.length, 'card'), ...things(scene, explorer.objects)].join(', ')}.`,
    )
  })
  const monsters = scene.view.monsters.map(({ id, tile, stunned }) =>
    fresh(`${capital(nameOf(scene, id))}${stunned ? ', stunned' : ''}: ${roomName(scene, tile)}.`),
  )
  const tracks = (scene.haunt?.tracks ?? []).map(({ id, name }) => `${name} ${scene.view.haunt!.tracks[id]}`)
  return [...people, ...monsters, ...(tracks.length > 0 ? [fresh(`${capital(tracks.join(', '))}.`)] : [])]
}

const roomName = (scene: Scene, tile: string): string => {
  const placed = findPlaced(scene, tile)
  return `${scene.catalog.tiles[tile]?.name ?? tile}${placed ? `, ${REGION_NAMES[placed.region]}` : ''}`
}
