/** A room in words: name, marks, exits, people and things in it. */
import { exitsOf } from './atlas.ts'
import {
  capital,
  count,
  inBody,
  listed,
  nameOf,
  REGION_NAMES,
  roomName,
  thing,
  thingName,
  things,
} from './names.ts'
import { findPlaced, type Placed, type Scene, tileOf } from './scene.ts'

/** "Bearers' Rest, ground floor. One ghost. Runestone." Tokens put there later are listed separately. */
export function placeText(scene: Scene, tile: string, asFound = false): string {
  const now = findPlaced(scene, tile)
  const placed = now && asFound ? { ...now, tokens: [] } : now
  const { name } = scene.catalog.tiles[tile]!
  if (!placed) return `${name}.`
  return [`${name}, ${REGION_NAMES[placed.region]}.`, marksOf(scene, placed)].filter(Boolean).join(' ')
}

/** "One ghost. Runestone." */
export function marksOf(scene: Scene, placed: Placed): string {
  const { runestone, water, passage } = scene.catalog.tiles[placed.id]!
  const marks = [
    placed.ghosts === 1 ? 'One ghost' : placed.ghosts > 1 ? count(placed.ghosts, 'ghost') : '',
    runestone ? 'Runestone' : '',
    water ? 'Water' : '',
    passage ? 'Secret passage' : '',
    ...tokens(scene, placed),
  ]
  return marks
    .filter(Boolean)
    .map((mark) => `${mark}.`)
    .join(' ')
}

function tokens(scene: Scene, { tokens: lying }: Placed): string[] {
  return [...new Set(lying)].map((token) => {
    const many = lying.filter((other) => other === token).length
    return `${capital(thingName(scene, token))}${many > 1 ? `, ${many} of them` : ''}`
  })
}

/** "Exits: north unopened; south Staircase." */
export function exits(scene: Scene, tile: string): string {
  const placed = findPlaced(scene, tile)
  const ways = placed ? exitsOf(scene, placed) : []
  if (ways.length === 0) return 'Exits: none.'
  const words = ways.map(({ by, to, isFalse }) =>
    isFalse ? `${by} a false door` : `${by} ${to ? roomName(scene, to) : 'unopened'}`,
  )
  return `Exits: ${words.join('; ')}.`
}

/** "Here: Ned, blue. Cold Hand 1, stunned." Nobody: null. */
export function peopleHere(
  scene: Scene,
  tile: string,
  but: string | null = scene.view.viewer,
): string | null {
  const people = scene.view.explorers
    .filter(({ id }) => id !== but && tileOf(scene, id) === tile)
    .map((explorer) => {
      const state = explorer.dead ? ', dead' : explorer.shown === 'traitor' ? ', traitor' : ''
      return `${nameOf(scene, explorer.id)}${state}${inBody(scene, explorer)}`
    })
  const monsters = scene.view.monsters
    .filter((monster) => monster.tile === tile && monster.id !== but)
    .map(({ id, stunned }) => `${nameOf(scene, id)}${stunned ? ', stunned' : ''}`)
  const all = [...people, ...monsters]
  return all.length === 0 ? null : `Here: ${all.join('; ')}.`
}

/** "Lying here: the Bells." Nothing: null. */
export function thingsHere(scene: Scene, tile: string): string | null {
  const placed = findPlaced(scene, tile)
  const lying = placed ? things(scene, [...placed.pile, ...placed.objects]) : []
  const ongoing = scene.view.ongoing.filter((one) => one.tile === tile).map(({ card }) => thing(scene, card))
  const parts = [
    lying.length > 0 ? `Lying here: ${listed(lying)}.` : '',
    ongoing.length > 0 ? `Going on here: ${listed(ongoing)}.` : '',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : null
}

/** What is printed on the room. */
export const roomRules = (scene: Scene, tile: string): string[] => {
  const def = scene.catalog.tiles[tile]!
  // Links and passages are among the exits.
  return scene.sentences.tile({ ...def, links: [], passage: false })
}
