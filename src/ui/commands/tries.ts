/** Suggested commands for the `try` line, most useful first; each can be typed as it is. */
import type { ChoiceKey } from '../../engine/ids.ts'
import { isOfKind, parseKey } from '../../engine/keys.ts'
import { exitsOf, waysFrom } from '../prose/atlas.ts'
import { choiceOf, printedAction, tileOfActor } from '../prose/choices.ts'
import { thingName } from '../prose/names.ts'
import { findPlaced, type Scene, tileOf, viewerOf } from '../prose/scene.ts'
import { nearestUnopened } from './ways.ts'

export interface Try {
  /** What to type. */
  command: string
  /** Its effect in a few words; empty if the command says it. */
  hint: string
}

const MOST = 8

export function triesFor(scene: Scene): Try[] {
  const { decision, phase } = scene.view
  if (phase === 'over') return [tried('log', 'what happened'), tried('q', 'leave')]
  if (!decision) return [tried('who'), tried('log'), tried('l')]
  if (decision.kind === 'ready') return [tried('ready', 'you have read it')]
  if (decision.kind === 'bid') return decision.choices.map((key) => tried(choiceOf(scene, key).label))
  if (decision.kind !== 'main' && decision.kind !== 'monster')
    return decision.choices.slice(0, MOST).map((key, n) => tried(`${n + 1}`, choiceOf(scene, key).label))
  const tries = [
    ...goals(scene),
    ...doors(scene),
    ...deeds(scene),
    ...onwards(scene),
    tried('end', 'end the turn'),
    ...looks(scene),
  ]
  return unique(tries).slice(0, MOST)
}

const tried = (command: string, hint = ''): Try => ({ command, hint })

const unique = (tries: readonly Try[]): Try[] =>
  tries.filter(({ command }, n) => tries.findIndex((other) => other.command === command) === n)

const keysOf = ({ view }: Scene): readonly ChoiceKey[] => view.decision?.choices ?? []

/** Actions that lead to a goal of the haunt, and attacks. */
function goals(scene: Scene): Try[] {
  return keysOf(scene).flatMap((key) => {
    const choice = parseKey(key)
    const isGoal =
      choice.kind === 'attack' ||
      (choice.kind === 'act' && printedAction(scene, choice.word, choice.slug)?.def.goal !== undefined)
    return isGoal ? [deed(scene, key)] : []
  })
}

/** Doors that nobody has opened, then the stairs and rooms that lead to some. */
function doors(scene: Scene): Try[] {
  const tile = findPlaced(scene, tileOfActor(scene) ?? '')
  const legal = keysOf(scene)
  if (!tile || scene.haunt) return []
  return exitsOf(scene, tile).flatMap(({ by, to, key }) =>
    to === null && legal.includes(key) ? [tried(by.charAt(0), 'open the ? door')] : [],
  )
}

/** Action words of cards, room and haunt. */
function deeds(scene: Scene): Try[] {
  return keysOf(scene).flatMap((key) =>
    ['act', 'pick-up'].includes(parseKey(key).kind) ? [deed(scene, key)] : [],
  )
}

function deed(scene: Scene, key: ChoiceKey): Try {
  const { label, own } = choiceOf(scene, key)
  return tried(label.replace(/,/g, ''), own && !label.includes(own) ? own : '')
}

/** A way to go if there is nothing to open here: towards a door, or in a haunt towards the others. */
function onwards(scene: Scene): Try[] {
  const legal = keysOf(scene)
  const here = tileOfActor(scene)
  const wanted = scene.haunt ? nearestOther(scene) : nearestUnopened(scene)
  if (here === null || wanted === null || wanted === here) return ways(scene)
  const first = waysFrom(scene, here).get(wanted)?.[0]
  if (!first || !legal.includes(first.key)) return ways(scene)
  const name = scene.catalog.tiles[first.to]!.name
  return [tried(commandFor(scene, first.key), name), ...ways(scene)]
}

const ways = (scene: Scene): Try[] =>
  keysOf(scene)
    .filter((key) => isOfKind(key, 'move') || isOfKind(key, 'go'))
    .map((key) => tried(commandFor(scene, key), choiceOf(scene, key).detail.replace(/^to (the )?/, '')))

function commandFor(scene: Scene, key: ChoiceKey): string {
  const { label } = choiceOf(scene, key)
  return /^(north|south|east|west|up|down)$/.test(label) ? label.charAt(0) : label
}

/** The nearest tile with a token of the haunt or another explorer. */
function nearestOther(scene: Scene): string | null {
  const here = tileOfActor(scene)
  const marks = new Set(scene.haunt?.tokens.map(({ id }) => id) ?? [])
  const marked = scene.view.house.filter(({ tokens }) => tokens.some((token) => marks.has(token)))
  const people = scene.view.explorers.filter(({ id, dead }) => id !== scene.view.viewer && !dead)
  const places = new Set([...marked.map(({ id }) => id), ...people.map(({ id }) => tileOf(scene, id))])
  if (here === null || places.has(here)) return null
  for (const tile of waysFrom(scene, here).keys()) if (places.has(tile)) return tile
  return null
}

/** Looking commands that have something to show. */
function looks(scene: Scene): Try[] {
  const card = viewerOf(scene)?.cards.at(-1)
  return [
    tried('l', 'look'),
    ...(card ? [tried(`x ${thingName(scene, card)}`)] : []),
    ...(scene.haunt ? [tried('goal')] : []),
    tried('who'),
  ]
}
