/** What each choice is called and what it does, from its key; `describe` knows the choices of a turn, `answers` the rest. */
import type { ChoiceKey, Side } from '../../engine/ids.ts'
import type { ActionDef } from '../../engine/language/defs.ts'
import { answerOf } from './answers.ts'
import { exitsOf } from './atlas.ts'
import { bodyOf, inRoom, nameOf, room, roomName, TRAIT_NAMES, thing } from './names.ts'
import { findExplorer, findPlaced, type Scene, tileOf } from './scene.ts'

export interface Described {
  /** How it is called, and how it can be asked for. */
  label: string
  /** What it does; empty where the label says it all. */
  detail: string
  /** Other words for it. */
  also?: string[]
  /** What an action of a haunt is called by itself. */
  own?: string
}

/** Short imperative text: "north: open the door", "DRINK from the Well Bucket: heal 1 trait". */
export function describeChoice(scene: Scene, key: ChoiceKey): string {
  const { label, detail } = choiceOf(scene, key)
  return detail ? `${label}: ${detail}` : label
}

export function choiceOf(scene: Scene, key: ChoiceKey): Described {
  const [verb = '', ...rest] = key.split(':')
  const kind = scene.view.decision?.kind
  if (kind && kind !== 'main' && kind !== 'monster') return answerOf(scene, key)
  switch (verb) {
    case 'move':
      return moveTo(scene, rest[0] as Side)
    case 'go':
      return goTo(scene, rest[0]!)
    case 'attack':
      return attack(scene, rest[0]!, rest[1] ?? null)
    case 'give':
      return { label: `GIVE ${thing(scene, rest[1]!)} to ${nameOf(scene, rest[0]!)}`, detail: '' }
    case 'take':
      return { label: `TAKE ${thing(scene, rest[1]!)} from ${nameOf(scene, rest[0]!)}`, detail: 'with leave' }
    case 'drop':
      return { label: `DROP ${thing(scene, rest[0]!)}`, detail: '' }
    case 'pick-up':
      return { label: `PICK UP ${thing(scene, rest[0]!)}`, detail: '', also: ['get'] }
    case 'drag':
    case 'release':
      return {
        label: `${verb} ${bodyOf(scene, findExplorer(scene, rest[0]!)?.body ?? rest[0]!)}`,
        detail: verb === 'drag' ? 'it slows you down' : '',
      }
    case 'ignore':
    case 'heed':
      return { label: `${verb} ${thing(scene, rest[0]!)}`, detail: '' }
    case 'end':
      return { label: 'end', detail: 'end the turn' }
    default:
      return act(scene, verb, rest)
  }
}

/** Who is choosing: the explorer whose turn it is, or the monster that is moved. */
export const actorOf = ({ view }: Scene): string | null => view.decision?.about.who ?? view.viewer

export const tileOfActor = (scene: Scene): string | null => {
  const actor = actorOf(scene)
  return actor === null ? null : tileOf(scene, actor)
}

function moveTo(scene: Scene, side: Side): Described {
  const placed = findPlaced(scene, tileOfActor(scene) ?? '')
  const exit = placed && exitsOf(scene, placed).find(({ by }) => by === side)
  return { label: side, detail: exit?.to ? `to ${room(scene, exit.to)}` : 'open the door' }
}

function goTo(scene: Scene, tile: string): Described {
  const placed = findPlaced(scene, tileOfActor(scene) ?? '')
  const by = placed && exitsOf(scene, placed).find(({ to }) => to === tile)?.by
  if (!by || by === 'passage' || by === 'stairs')
    return { label: `go ${roomName(scene, tile)}`, detail: by === 'passage' ? 'by the secret passage' : '' }
  return { label: by, detail: `to ${room(scene, tile)}`, also: [`go ${roomName(scene, tile)}`] }
}

function attack(scene: Scene, target: string, slug: string | null): Described {
  const found = slug === null ? null : printedAction(scene, 'attack', slug)
  const name = nameOf(scene, target)
  const thing_ = found ? sourceThing(scene, found.source) : ''
  const how = thing_ ? ` with ${thing_}` : found?.def.name ? `, ${found.def.name}` : ''
  const monster = scene.haunt?.monsters.find(
    ({ id }) => id === scene.view.monsters.find((one) => one.id === actorOf(scene))?.kind,
  )
  const trait = TRAIT_NAMES[found?.def.attack?.trait ?? monster?.attack?.trait ?? 'might']
  const detail = found ? afterColon(scene.sentences.action(found.def)) : `${trait} against ${trait}`
  return {
    label: `ATTACK ${name}${how}`,
    detail,
    also: slug ? [] : ['unarmed'],
    ...(found?.def.name && { own: found.def.name }),
  }
}

/** "DRINK the Well Bucket", "PREPARE, Drive a nail", "INVOKE, Banish the Bride, naming Ned". */
function act(scene: Scene, word: string, [slug = '', aim]: string[]): Described {
  const found = printedAction(scene, word, slug)
  if (!found) return { label: [word, slug, aim].filter(Boolean).join(' '), detail: '' }
  const { def, source } = found
  const what = def.name ?? sourceThing(scene, source)
  const named = aim && findExplorer(scene, aim)?.id
  const at = def.names
    ? `, naming ${named ? nameOf(scene, named) : 'nobody'}` // L-AMB-77
    : aim
      ? `, ${nameOf(scene, aim)}`
      : ''
  return {
    label: `${word.toUpperCase().replace('-', ' ')} ${what}${at}`,
    detail: afterColon(scene.sentences.action(def)),
    ...(def.name && { own: def.name }),
  }
}

/** What an action is printed on, as its object: "the Bells", "in the Crypt". */
export const sourceThing = (scene: Scene, source: string): string => {
  const id = source.slice(source.indexOf(':') + 1)
  if (source.startsWith('tile:')) return inRoom(scene, id)
  return source.startsWith('haunt:') ? '' : thing(scene, id)
}

/** "DRINK (once per person): Heal Might." without its word: the label has said it. */
const afterColon = (sentence: string): string => {
  const at = sentence.indexOf(': ')
  const head = /\((.*?)\)/.exec(sentence.slice(0, at))?.[1]
  const text = sentence.slice(at + 2).replace(/\.$/, '')
  const isName = Object.values(TRAIT_NAMES).some((name) => text.startsWith(name))
  return `${head ? `${head}; ` : ''}${isName ? text : text.charAt(0).toLowerCase() + text.slice(1)}`
}

/** The action behind a key, among what the chooser carries, the room and the haunt. */
export function printedAction(
  scene: Scene,
  word: string,
  slug: string,
): { def: ActionDef; source: string } | null {
  const actor = findExplorer(scene, actorOf(scene) ?? '')
  const sources = [
    ...(actor?.cards ?? []).map((card) => `${scene.catalog.cards[card]!.kind}:${card}`),
    `tile:${tileOfActor(scene)}`,
    ...(scene.haunt ? [`haunt:${scene.haunt.number}`] : []),
  ]
  for (const source of sources) {
    const found = scene.index.printed.get(source)?.find((one) => one.def.word === word && one.slug === slug)
    if (found) return { def: found.def, source }
  }
  return null
}
