/** Finding the way: where things are, how far, which doors are left, and walking there step by step. */
import type { Happening } from '../../engine/happenings.ts'
import { exitsOf, type Step, waysFrom } from '../prose/atlas.ts'
import { tileOfActor } from '../prose/choices.ts'
import { cite } from '../prose/cite.ts'
import { capital, count, inRoom, listed, nameOf, REGION_NAMES, room, roomName } from '../prose/names.ts'
import { fresh, type Said, system } from '../prose/said.ts'
import { findMonster, findPlaced, type Scene, tileOf, viewerOf } from '../prose/scene.ts'
import { type Desk, type Result, refuses, says } from './desk.ts'
import type { Noun } from './nouns.ts'

const toldWay = (way: readonly Step[]): string => way.map(({ by }) => by).join(', ')

/** "Ann is in the Larder: 3 moves, south, south, east." */
export function where(scene: Scene, noun: Noun): Said {
  if (noun.tile === null) return fresh(`${capital(noun.label)}: ask ME.`)
  const here = tileOfActor(scene)
  const way = here ? waysFrom(scene, here).get(noun.tile) : undefined
  const isMe = noun.id === scene.view.viewer
  const name =
    noun.kind === 'room'
      ? `${capital(room(scene, noun.id))} is on the map`
      : isMe
        ? 'You'
        : `${capital(noun.label)}`
  const region = REGION_NAMES[findPlaced(scene, noun.tile)!.region]
  const place =
    noun.kind === 'room'
      ? `, ${region}`
      : noun.kind === 'person' || noun.kind === 'monster'
        ? ` ${isMe ? 'are' : 'is'} ${inRoom(scene, noun.tile)}`
        : `: ${room(scene, noun.tile)}`
  if (noun.tile === here) return fresh(`${name}${place}: here.`)
  if (!way) return fresh(`${name}${place}: no way there is known.`)
  return fresh(`${name}${place}: ${count(way.length, 'move')}, ${toldWay(way)}.`)
}

export function path(scene: Scene, tile: string): Said {
  const here = tileOfActor(scene)
  const way = here ? waysFrom(scene, here).get(tile) : undefined
  if (here === tile) return fresh(`You are ${inRoom(scene, tile)}.`)
  if (!way) return fresh(`No way to ${room(scene, tile)} is known.`)
  const steps = way.map(({ by, to }) => `${by} to ${room(scene, to)}`)
  return fresh(
    `${count(way.length, 'move')}: ${steps.join(', ')}. Obstacles and enemies on the way cost more.`,
  )
}

/** Everybody and every open door within a number of moves. */
export function near(scene: Scene, reach: number): Said[] {
  const here = tileOfActor(scene)
  if (!here) return [system('You are nowhere in this house.')]
  const ways = [...waysFrom(scene, here)].filter(([, way]) => way.length <= reach)
  const rooms = ways
    .filter(([tile]) => tile !== here)
    .map(([tile, way]) => {
      const people = [...scene.view.explorers, ...scene.view.monsters]
        .filter(({ id }) => tileOf(scene, id) === tile && id !== scene.view.viewer)
        .map(({ id }) => nameOf(scene, id))
      return `${roomName(scene, tile)} ${way.length}${people.length > 0 ? `, ${listed(people)} there` : ''}.`
    })
  return [
    fresh(`Within ${count(reach, 'move')}: ${rooms.length > 0 ? rooms.join(' ') : 'no other room.'}`),
    fresh(doorsLeft(scene, new Set(ways.map(([tile]) => tile)))),
  ]
}

/** "Unopened doors: Larder (2), Staircase (1)." */
export function doorsLeft(scene: Scene, among?: ReadonlySet<string>): string {
  const rooms = scene.view.house
    .filter(({ id }) => !among || among.has(id))
    .map((tile) => ({ name: roomName(scene, tile.id), doors: tile.unopened }))
    .filter(({ doors }) => doors.length > 0)
    .map(({ name, doors }) => `${name} (${doors.length})`)
  return `Rooms with unopened doors: ${rooms.length > 0 ? rooms.join(', ') : 'none'}.`
}

export function rooms(scene: Scene): Said[] {
  const regions = [...new Set(scene.view.house.map(({ region }) => region))]
  return regions.map((region) => {
    const names = scene.view.house
      .filter((tile) => tile.region === region)
      .map(({ id }) => roomName(scene, id))
    return fresh(`${capital(REGION_NAMES[region])}: ${names.join(', ')}.`)
  })
}

/** Walks there one choice at a time; stops at the first interruption and says why. */
export function walkTo(desk: Desk, tile: string): Result {
  const scene = desk.scene()
  const here = tileOfActor(scene)
  const way = here ? waysFrom(scene, here).get(tile) : undefined
  if (tile === here) return says(system(`You are ${inRoom(scene, tile)} already.`))
  if (!way) return refuses(system(`No way to ${room(scene, tile)} is known. ${doorsLeft(scene)}`))
  const all: Result = { said: [] }
  for (const [n, step] of way.entries()) {
    const now = desk.scene()
    const at = way[n - 1]?.to
    const { leaveCost } = now.view
    if (at && leaveCost > 1)
      return {
        ...all,
        short: true,
        stop: `leaving ${room(now, at)} costs ${leaveCost} moves${cite(now, 'L-MOVE-03')}`,
      }
    const result = desk.choose(step.key, `go ${roomName(now, tile)}`)
    all.said.push(...result.said)
    if (result.refused) return { ...all, refused: true }
    all.acted = true
    if (result.stop) return { ...all, stop: result.stop, ...(n < way.length - 1 && { short: true }) }
  }
  return all
}

/** An enemy in a room. */
export function dangerIn(scene: Scene, tile: string): string | null {
  const side = viewerOf(scene)?.team
  if (!side || findMonster(scene, scene.view.decision?.about.who ?? '')) return null
  const monster = scene.view.monsters.find((one) => one.tile === tile && !one.stunned)
  if (monster && side === 'heroes') return `${nameOf(scene, monster.id)} is here`
  const enemy = scene.view.explorers.find(
    (other) => !other.dead && other.tile === tile && other.team !== null && other.team !== side,
  )
  return enemy ? `${nameOf(scene, enemy.id)} is here` : null
}

/** The nearest room with a door to open, this one first. */
export function nearestUnopened(scene: Scene): string | null {
  const here = tileOfActor(scene)
  if (!here) return null
  for (const tile of waysFrom(scene, here).keys()) {
    const placed = findPlaced(scene, tile)
    if (placed && exitsOf(scene, placed).some(({ to, isFalse }) => to === null && !isFalse)) return tile
  }
  return null
}

const CARDS_AND_DICE: Partial<Record<Happening['kind'], string>> = {
  'card-drawn': 'a card was drawn',
  rolled: 'dice were rolled',
  'haunt-rolled': 'dice were rolled',
  'haunt-began': 'the haunt began',
  damaged: 'somebody was hurt',
  'trait-fell': 'somebody was hurt',
  'nothing-left': 'there was nothing behind the door',
}

/** The reason to stop a walk or chain of commands, if there is one. */
export function reasonToStop(scene: Scene, happenings: readonly Happening[]): string | null {
  const { decision, viewer, outcome } = scene.view
  if (outcome) return 'the game is over'
  if (happenings.some((one) => one.kind === 'turn-began' && one.who === viewer)) return 'a new turn has begun'
  for (const { kind } of happenings) {
    const reason = CARDS_AND_DICE[kind]
    if (reason) return reason
  }
  if (!decision) return 'it is not your turn'
  if (decision.kind !== 'main' && decision.kind !== 'monster') return 'there is something to decide'
  if (!happenings.some((one) => one.kind === 'moved' && one.who === viewer)) return null
  const tile = tileOfActor(scene)
  return tile ? dangerIn(scene, tile) : null
}
