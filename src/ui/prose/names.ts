/** Names of people, monsters, rooms and things, and the grammar of "you" and "they". */
import { parseAddress } from '../../engine/addresses.ts'
import type { Threshold } from '../../engine/editions/haunt-roll.ts'
import { type CardKind, kindOfToken, type Region, type Trait } from '../../engine/ids.ts'
import { inRoomNamed, roomNamed, the } from '../../engine/language/say.ts'
import { clean } from './clean.ts'
import { findExplorer, type Scene } from './scene.ts'

export const TRAIT_NAMES: Record<Trait, string> = {
  speed: 'Speed',
  might: 'Might',
  sanity: 'Sanity',
  knowledge: 'Knowledge',
}
export const REGION_NAMES: Record<Region, string> = {
  outside: 'outside',
  basement: 'basement',
  ground: 'ground floor',
  upper: 'upper floor',
}
export const DECK_NAMES: Record<CardKind | 'stack', string> = {
  event: 'event deck',
  item: 'item deck',
  omen: 'omen deck',
  stack: 'stack of rooms',
}
const TOKEN_NAMES: Record<string, string> = {
  'small-obstacle': 'small obstacle',
  'large-obstacle': 'large obstacle',
  'secret-passage': 'secret passage',
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
export const listed = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`
/** The total a roll needs: "5", or "less than 5". */
export const thresholdText = ({ bound, value }: Threshold): string =>
  bound === 'under' ? `less than ${value}` : String(value)
export const owned = (name: string): string => (name.endsWith('s') ? `${name}'` : `${name}'s`)

const own = <T>(table: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** `cold-hand-2` is number 2 of the kind; it can be named even when it has left the house. */
function monsterName({ haunt, view }: Scene, id: string): string | null {
  const at = id.lastIndexOf('-')
  const def = haunt?.monsters.find((monster) => monster.id === id.slice(0, at))
  if (!def) return null
  const whose = view.monsters.find((monster) => monster.id === id)?.of
  const owner = view.explorers.find((explorer) => explorer.id === whose)
  if (owner) return `${owned(clean(owner.name))} ${def.name}`
  return /^the /i.test(def.name) ? the(def.name) : `${def.name} ${id.slice(at + 1)}`
}

/** A person's or monster's name as it stands inside a sentence. */
export function nameOf(scene: Scene, id: string): string {
  const explorer = findExplorer(scene, id)
  // A campaign asks for names; until then the family stands for its member.
  if (explorer?.name === '')
    return `somebody of the ${scene.catalog.families[explorer.family]?.name ?? id} family`
  return explorer ? clean(explorer.name) : (monsterName(scene, id) ?? id)
}

/** The same, but "you" for the reader. */
export const whom = (scene: Scene, id: string): string =>
  id === scene.view.viewer ? 'you' : nameOf(scene, id)
export const whose = (scene: Scene, id: string): string =>
  id === scene.view.viewer ? 'your' : owned(nameOf(scene, id))

/** "Ann's body", or "your own body", said of somebody who is in it. */
export function bodyOf(scene: Scene, body: string, who: string | null = null): string {
  if (body !== who) return `${whose(scene, body)} body`
  return who === scene.view.viewer ? 'your own body' : 'their own body'
}

/** ", in Ann's body" for an explorer in another's body; empty for all others. */
export const inBody = (scene: Scene, { id, body }: { id: string; body: string }): string =>
  body === id ? '' : `, in ${bodyOf(scene, body)}`

/** "You go", "Ned goes", "The Bride goes". */
export function does(scene: Scene, id: string, base: string, third = thirdPerson(base)): string {
  return id === scene.view.viewer ? `You ${base}` : `${capital(nameOf(scene, id))} ${third}`
}

function thirdPerson(base: string): string {
  const [verb = '', ...rest] = base.split(' ')
  const form = /(s|sh|ch|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`
  return [verb === 'are' ? 'is' : verb === 'have' ? 'has' : form, ...rest].join(' ')
}

/** The printed name of a room, bare as on a sign. */
export const roomName = ({ catalog }: Scene, tile: string): string => own(catalog.tiles, tile)?.name ?? tile

/** The same inside a sentence: "the Crypt", but "Bearers' Rest". */
export const room = (scene: Scene, tile: string): string => roomNamed(roomName(scene, tile))

/** Where somebody stands: "in the Crypt", "on the Front Steps", "at the Hanging Tree". */
export const inRoom = (scene: Scene, tile: string): string => inRoomNamed(roomName(scene, tile))

/** The printed name of a card, Object, token or track, with its owner's name where it has one. */
export function thingName(scene: Scene, id: string): string {
  const card = own(scene.catalog.cards, id)
  if (card) {
    const mark = own(scene.view.marks, id)
    const owner = card.kind !== 'event' && card.owner
    if (owner) return `${owner} ${card.name}`
    return mark?.name ? `${owned(clean(mark.name))} ${card.name}` : card.name
  }
  const parts = scene.haunt
    ? [
        ...scene.haunt.objects,
        ...scene.haunt.tokens,
        ...scene.haunt.tracks,
        ...scene.haunt.secrets,
        ...scene.haunt.notes,
        ...scene.haunt.counters,
      ]
    : []
  const kind = kindOfToken(id)
  return parts.find((part) => part.id === id)?.name ?? TOKEN_NAMES[kind] ?? kind.replaceAll('-', ' ')
}

/** The same inside a sentence: "the Bells", "Goody Marl's Well Bucket", "2 Lime". */
export const thing = (scene: Scene, id: string, many = 1): string => {
  const name = thingName(scene, id)
  if (isOfMany(scene, id)) return `${many} ${name}`
  return /'s? /.test(name) ? name : the(name)
}

/** Is it an Object with several copies? */
const isOfMany = ({ haunt }: Scene, id: string): boolean =>
  (haunt?.objects.find((object) => object.id === id)?.count ?? 1) !== 1

/** Things that lie or are carried together, copies counted: "the Bells", "2 Lime". */
export const things = (scene: Scene, ids: readonly string[]): string[] =>
  [...new Set(ids)].map((id) => thing(scene, id, ids.filter((other) => other === id).length))

/** The name of what an address belongs to: `item:bells`, `tile:well`, `haunt:1/reactions/0`. */
export function sourceName(scene: Scene, source: string): string {
  const { kind = null, id = '' } = parseAddress(source) ?? {}
  if (kind === 'tile') return room(scene, id)
  if (kind === 'haunt') return scene.haunt?.name ?? 'the haunt'
  if (kind === 'monster') return monsterName(scene, `${id}-`)?.trim() ?? id
  return own(scene.catalog.cards, id) ? thing(scene, id) : 'the rules'
}

/** The family and its place; of an explorer with a card of their own the name on it. */
export const originOf = ({ name, place }: { name: string; place: string }): string =>
  place === '' ? `as ${name}` : `of the ${name} family, ${place}`
