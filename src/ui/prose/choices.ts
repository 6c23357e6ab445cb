/** The label and effect of each choice, from its key: choices of a turn here, all other answers in `answers.ts`. */
import { addresses, parseAddress } from '../../engine/addresses.ts'
import type { ChoiceKey, Side } from '../../engine/ids.ts'
import { parseKey } from '../../engine/keys.ts'
import type { ActionDef } from '../../engine/language/defs.ts'
import { answerOf, type Described } from './answers.ts'
import { exitsOf } from './atlas.ts'
import { bodyOf, inRoom, nameOf, room, roomName, TRAIT_NAMES, thing } from './names.ts'
import { findExplorer, findPlaced, type Scene, tileOf } from './scene.ts'

/** Short imperative text: "north: open the door", "DRINK from the Well Bucket: heal 1 trait". */
export function describeChoice(scene: Scene, key: ChoiceKey): string {
  const { label, detail } = choiceOf(scene, key)
  return detail ? `${label}: ${detail}` : label
}

export function choiceOf(scene: Scene, key: ChoiceKey): Described {
  const kind = scene.view.decision?.kind
  if (kind && kind !== 'main' && kind !== 'monster') return answerOf(scene, key)
  const choice = parseKey(key)
  switch (choice.kind) {
    case 'move':
      return moveTo(scene, choice.side)
    case 'go':
      return goTo(scene, choice.tile)
    case 'attack':
      return attack(scene, choice.target, choice.slug)
    case 'give':
      return { label: `GIVE ${thing(scene, choice.thing)} to ${nameOf(scene, choice.partner)}`, detail: '' }
    case 'take':
      return {
        label: `TAKE ${thing(scene, choice.thing)} from ${nameOf(scene, choice.partner)}`,
        detail: 'if they agree',
      }
    case 'drop':
      return { label: `DROP ${thing(scene, choice.thing)}`, detail: '' }
    case 'pick-up':
      return { label: `PICK UP ${thing(scene, choice.thing)}`, detail: '', also: ['get'] }
    case 'drag':
    case 'release':
      return {
        label: `${choice.kind} ${bodyOf(scene, findExplorer(scene, choice.corpse)?.body ?? choice.corpse)}`,
        detail: choice.kind === 'drag' ? 'it slows you down' : '',
      }
    case 'ignore':
    case 'heed':
      return { label: `${choice.kind} ${thing(scene, choice.card)}`, detail: '' }
    case 'act':
      return act(scene, choice.word, choice.slug, choice.aim)
    default:
      if (key === 'show') return { label: 'unmask', detail: 'show that you are the traitor' }
      return key === 'end' ? { label: 'end', detail: 'end the turn' } : { label: key, detail: '' }
  }
}

/** The explorer or monster that the open decision is about. */
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
  if (slug === null && printedAction(scene, 'attack', target)?.def.do)
    return act(scene, 'attack', target, null)
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
function act(scene: Scene, word: string, slug: string, aim: string | null): Described {
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

/** The card or room an action is printed on, as an object: "the Bells", "in the Crypt". */
export const sourceThing = (scene: Scene, source: string): string => {
  const { kind, id } = parseAddress(source)!
  if (kind === 'tile') return inRoom(scene, id)
  return kind === 'haunt' ? '' : thing(scene, id)
}

/** "DRINK (once per person): Heal Might." without its word: the label has said it. */
const afterColon = (sentence: string): string => {
  const at = sentence.indexOf(': ')
  const head = /\((.*?)\)/.exec(sentence.slice(0, at))?.[1]
  const text = sentence.slice(at + 2).replace(/\.$/, '')
  const isName = Object.values(TRAIT_NAMES).some((name) => text.startsWith(name))
  return `${head ? `${head}; ` : ''}${isName ? text : text.charAt(0).toLowerCase() + text.slice(1)}`
}

/** The action with this key on the chooser's cards, the room or the haunt. */
export function printedAction(
  scene: Scene,
  word: string,
  slug: string,
): { def: ActionDef; source: string } | null {
  const actor = findExplorer(scene, actorOf(scene) ?? '')
  const sources = [
    ...(actor?.cards ?? []).map((card) => addresses.card(scene.catalog.cards[card]!.kind, card)),
    addresses.tile(tileOfActor(scene) ?? ''),
    ...(scene.haunt ? [addresses.haunt(scene.haunt.number)] : []),
  ]
  for (const source of sources) {
    const found = scene.index.printed.get(source)?.find((one) => one.def.word === word && one.slug === slug)
    if (found) return { def: found.def, source }
  }
  return null
}
