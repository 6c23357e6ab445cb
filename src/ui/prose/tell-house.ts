/** Happenings of the house: rounds, moves, rooms found and lost, tokens. */

import { sideTowards } from './atlas.ts'
import { chapterIn } from './chapter.ts'
import { placeProse, weatherOf } from './mood.ts'
import {
  capital,
  count,
  does,
  inRoom,
  listed,
  nameOf,
  REGION_NAMES,
  room,
  thing,
  thingName,
  whom,
  whose,
} from './names.ts'
import { exits, placeText, roomRules } from './place.ts'
import { follows, fresh, story, system, type Tellers } from './said.ts'
import type { Scene } from './scene.ts'

/** "north to the Larder", "up to the Upper Landing". */
function onward(scene: Scene, from: string, to: string): string {
  const by = sideTowards(scene, from, to)
  if (by === null || by === 'stairs') return `to ${room(scene, to)}`
  return by === 'passage' ? `by the secret passage to ${room(scene, to)}` : `${by} to ${room(scene, to)}`
}

const inRegion = (region: keyof typeof REGION_NAMES): string =>
  region === 'outside' ? 'outside' : `${region === 'basement' ? 'in' : 'on'} the ${REGION_NAMES[region]}`

export const HOUSE: Tellers<
  | 'game-opened'
  | 'round-began'
  | 'turn-began'
  | 'turn-ended'
  | 'turn-passed'
  | 'moved'
  | 'took-half'
  | 'crossed'
  | 'cross-failed'
  | 'tile-buried-unseen'
  | 'tile-discovered'
  | 'tile-seated'
  | 'tile-moved'
  | 'tile-buried'
  | 'region-complete'
  | 'nothing-left'
  | 'moves-lost'
  | 'moves-gained'
  | 'stayed'
  | 'token-placed'
  | 'token-removed'
  | 'ghost-removed'
  | 'swapped-places'
> = {
  'game-opened': ({ players, first }, scene) => {
    const goes = `${does(scene, first, 'go')} first`
    const chapter = chapterIn(scene)
    if (chapter) return fresh(chapter.first === 'youngest' ? `${goes}, being the youngest.` : `${goes}.`)
    return fresh(`${listed(players.map((id) => nameOf(scene, id)))} come in out of the weather. ${goes}.`)
  },
  'round-began': ({ round, haunt = null }, scene) => {
    const weather = weatherOf(scene, round, haunt)
    return [...(round === 1 ? [] : [system(`Round ${round}.`)]), ...(weather ? [fresh(weather)] : [])]
  },
  'turn-began': () => null,
  'turn-passed': ({ who }, scene) => fresh(`${capital(whose(scene, who))} turn is passed over.`),
  'turn-ended': ({ who }, scene) => (who === scene.view.viewer ? fresh('Your turn is over.') : null),
  moved: ({ who, from, to, cost, how }, scene, before) => {
    if (before?.kind === 'tile-discovered' && before.tile === to) return null
    if (from === to) return null
    if (how === 'placed') return story(`${does(scene, who, 'are', 'is')} now ${inRoom(scene, to)}.`)
    const price = cost > 1 && who === scene.view.viewer ? ` That took ${cost} moves.` : ''
    return story(`${does(scene, who, how === 'stepped' ? 'step' : 'go')} ${onward(scene, from, to)}.${price}`)
  },
  'took-half': ({ who, side }, scene) => story(`${does(scene, who, 'stand', 'stands')} on the ${side} side.`),
  crossed: ({ who }, scene) => story(`${does(scene, who, 'get')} across.`),
  'cross-failed': ({ who }, scene) => story(`${does(scene, who, 'do not', 'does not')} get across.`),
  // Rooms skipped while drawing stay face down; saying so would help nobody.
  'tile-buried-unseen': () => null,
  'tile-discovered': ({ who, tile, from, side }, scene) => {
    if (who !== scene.view.viewer)
      return story(
        `${does(scene, who, 'open')} the ${side} door of ${room(scene, from)} and finds ${room(scene, tile)}.`,
      )
    const found = `You open the ${side} door. New room: ${placeText(scene, tile, true)}`
    const words = placeProse(scene, tile)
    return [
      fresh(found),
      ...(words ? [fresh(words)] : []),
      ...roomRules(scene, tile).map(fresh),
      fresh(exits(scene, tile)),
    ]
  },
  'tile-seated': ({ tile, region }, scene) =>
    story(`${capital(room(scene, tile))} is there now, ${inRegion(region)}. Nobody saw it arrive.`),
  'tile-moved': ({ tile }, scene) => story(`${capital(room(scene, tile))} has moved. The house makes room.`),
  'tile-buried': ({ tile }, scene) => story(`${capital(room(scene, tile))} is no longer in the house.`),
  'region-complete': ({ region }) =>
    fresh(`Nothing is left to find ${inRegion(region)} now: the other doors lead nowhere.`),
  'nothing-left': ({ who, region }, scene) =>
    story(
      `${does(scene, who, 'open')} the door on a wall. Nothing is left to find ${inRegion(region)}, and nothing was spent.`,
    ),
  'moves-lost': ({ who }, scene) =>
    who === scene.view.viewer ? fresh('Drawing a card ends your moves.') : null,
  'moves-gained': ({ who, by }, scene) =>
    follows(
      by >= 0
        ? `${does(scene, who, 'have')} ${by} more ${by === 1 ? 'move' : 'moves'}.`
        : `${does(scene, who, 'lose')} ${count(-by, 'move')}.`,
    ),
  stayed: ({ who }, scene) => follows(`${does(scene, who, 'stay')}.`),
  'token-placed': ({ token, tile }, scene) =>
    story(
      token === 'searched'
        ? `${capital(room(scene, tile))} has been searched.`
        : `${capital(thing(scene, token))} is ${inRoom(scene, tile)}.`,
    ),
  'token-removed': ({ token, tile }, scene) =>
    story(`${capital(thingName(scene, token))} is gone from ${room(scene, tile)}.`),
  'ghost-removed': ({ tile }, scene) => story(`There is one ghost fewer ${inRoom(scene, tile)}.`),
  'swapped-places': ({ who, with: other }, scene) =>
    story(`${does(scene, who, 'change')} places with ${whom(scene, other)}.`),
}
