/** The room the reader stands in: where it leads, who and what is there, what it does. */
import { monsterSpan, personSpan } from '../map/occupants.ts'
import { type By, exitsOf } from '../prose/atlas.ts'
import { tileOfActor } from '../prose/choices.ts'
import { inBody, listed, nameOf, roomName, thingName, things } from '../prose/names.ts'
import { marksOf, roomRules } from '../prose/place.ts'
import { findPlaced, type Scene, tileOf } from '../prose/scene.ts'
import { filled, packed, type Row, row, type Section, span } from '../text/rows.ts'
import { cut } from '../text/width.ts'

export function hereSection(scene: Scene, width: number): Section {
  const tile = findPlaced(scene, tileOfActor(scene) ?? '')
  if (!tile) return { title: 'HERE', rows: [row('Nowhere in this house.')] }
  const marks = marksOf(scene, tile)
  const ways = exitRows(scene, tile.id, width)
  const people = packed(peopleRows(scene, tile.id, width), width)
  return {
    title: `HERE  ${roomName(scene, tile.id)}`,
    least: ways.length + people.length,
    rows: [
      ...ways,
      ...people,
      ...(marks ? filled(marks, width, 'token', 1) : []),
      ...thingRows(scene, tile.id, width),
      ...roomRules(scene, tile.id).flatMap((sentence) => filled(sentence, width, 'text', 1)),
    ],
  }
}

/** Two exits to a row: "N ? unopened   S Staircase". */
function exitRows(scene: Scene, tile: string, width: number): Row[] {
  const half = Math.floor(width / 2)
  const exits = exitsOf(scene, findPlaced(scene, tile)!).map(({ by, to, isFalse }) => {
    const way = WAYS[by]
    const room = half - way.length - 2
    const name = to ? roomIn(scene, to, room) : isFalse ? 'x false door' : '? unopened'
    return [span(`${way} `, 'key'), span(cut(name, room, '').padEnd(room + 1), to ? 'text' : 'door')]
  })
  const rows: Row[] = []
  for (let n = 0; n < exits.length; n += 2) rows.push([...exits[n]!, ...(exits[n + 1] ?? [])])
  return rows
}

/** The whole name, or the short one where that is too long. */
const roomIn = (scene: Scene, tile: string, room: number): string => {
  const name = roomName(scene, tile)
  return name.length <= room ? name : scene.catalog.tiles[tile]!.short
}

/** As they are typed. */
const WAYS: Record<By, string> = {
  north: 'n',
  east: 'e',
  south: 's',
  west: 'w',
  up: 'u',
  down: 'd',
  out: 'out',
  in: 'in',
  passage: '~',
  stairs: '=',
}

function peopleRows(scene: Scene, tile: string, width: number): Row[] {
  const people = scene.view.explorers
    .filter(({ id }) => id !== scene.view.viewer && tileOf(scene, id) === tile)
    .map((explorer): Row => {
      const state = explorer.dead ? ', dead' : explorer.shown === 'traitor' ? ', traitor' : ''
      return [
        personSpan(scene, explorer),
        span(cut(` ${nameOf(scene, explorer.id)}${state}${inBody(scene, explorer)}`, width - 1)),
      ]
    })
  const monsters = scene.view.monsters
    .filter((monster) => monster.tile === tile)
    .map((monster): Row => {
      const name = nameOf(scene, monster.id).replace(/^the /, '')
      return [
        monsterSpan(scene, monster),
        span(cut(` ${name}${monster.stunned ? ', stunned' : ''}`, width - 1)),
      ]
    })
  return [...people, ...monsters]
}

function thingRows(scene: Scene, tile: string, width: number): Row[] {
  const placed = findPlaced(scene, tile)!
  const lying = things(scene, [...placed.pile, ...placed.objects])
  const going = scene.view.ongoing
    .filter((one) => one.tile === tile)
    .map(({ card }) => thingName(scene, card))
  return [
    ...(lying.length > 0 ? filled(`Lying here: ${listed(lying)}.`, width, 'token', 1) : []),
    ...(going.length > 0 ? filled(`Going on: ${listed(going)}.`, width, 'bad', 1) : []),
  ]
}
