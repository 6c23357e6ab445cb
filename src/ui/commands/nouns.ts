/** Everything in sight that has a name: rooms, people, monsters, cards, Objects, tokens, traits. */
import { type TileId, TRAITS } from '../../engine/ids.ts'
import { parseKey } from '../../engine/keys.ts'
import { inRoom, nameOf, room, roomName, TRAIT_NAMES, thing, thingName } from '../prose/names.ts'
import { type Scene, tileOf, viewerOf } from '../prose/scene.ts'
import { meant, wordsOf } from './words.ts'

export interface Noun {
  kind: 'room' | 'person' | 'monster' | 'card' | 'object' | 'token' | 'trait'
  id: string
  names: string[]
  /** Where it is; null for a trait. */
  tile: TileId | null
  /** Distinguishes things of the same name: "the Bells you carry". */
  label: string
}

export function nounsOf(scene: Scene): Noun[] {
  const { view, catalog } = scene
  const nouns: Noun[] = []
  for (const explorer of view.explorers) {
    const family = catalog.families[explorer.family]!
    const mine = explorer.id === view.viewer
    const names = [
      nameOf(scene, explorer.id),
      family.name,
      explorer.family,
      ...(mine ? ['me', 'myself', 'self'] : []),
    ]
    const tile = tileOf(scene, explorer.id)
    nouns.push({
      kind: 'person',
      id: explorer.id,
      names,
      tile,
      label: mine ? 'yourself' : nameOf(scene, explorer.id),
    })
    const carries = mine ? 'you carry' : `${nameOf(scene, explorer.id)} carries`
    for (const card of explorer.cards) nouns.push(thingNoun(scene, card, tile, carries))
    for (const card of explorer.kept)
      nouns.push(thingNoun(scene, card, tile, carries.replace(/carr(y|ies)/, 'kept')))
    nouns.push(...kinds(scene, explorer.objects, tile, carries))
  }
  for (const { id, tile, kind, cards, objects } of view.monsters) {
    nouns.push({ kind: 'monster', id, names: [nameOf(scene, id), kind], tile, label: nameOf(scene, id) })
    nouns.push(...kinds(scene, [...cards, ...objects], tile, `${nameOf(scene, id)} carries`))
  }
  for (const { id, pile, objects, tokens } of view.house) {
    nouns.push({ kind: 'room', id, names: [roomName(scene, id)], tile: id, label: room(scene, id) })
    const where = inRoom(scene, id)
    nouns.push(...kinds(scene, [...pile, ...objects], id, where))
    for (const token of new Set(tokens))
      nouns.push({
        kind: 'token',
        id: token,
        names: [thingName(scene, token)],
        tile: id,
        label: `${thing(scene, token)} ${where}`,
      })
  }
  for (const { card, tile } of view.ongoing) nouns.push(thingNoun(scene, card, tile, inRoom(scene, tile)))
  const open = view.decision?.about.card
  if (open && !nouns.some(({ id }) => id === open)) nouns.push(thingNoun(scene, open, null, 'just drawn'))
  for (const key of view.decision?.kind === 'peek' ? view.decision.choices : []) {
    const seen = parseKey(key)
    if ('id' in seen && catalog.cards[seen.id]) nouns.push(thingNoun(scene, seen.id, null, 'you look at'))
  }
  for (const trait of TRAITS)
    nouns.push({
      kind: 'trait',
      id: trait,
      names: [TRAIT_NAMES[trait]],
      tile: null,
      label: `your ${TRAIT_NAMES[trait]}`,
    })
  return nouns
}

/** Copies of one thing in one place are one noun: "3 Lime you carry". */
const kinds = (scene: Scene, ids: readonly string[], tile: TileId | null, where: string): Noun[] =>
  [...new Set(ids)].map((id) => {
    const many = ids.filter((other) => other === id).length
    return { ...thingNoun(scene, id, tile, where), label: `${thing(scene, id, many)} ${where}` }
  })

function thingNoun(scene: Scene, id: string, tile: TileId | null, where: string): Noun {
  const def = scene.catalog.cards[id]
  return {
    kind: def ? 'card' : 'object',
    id,
    names: [thingName(scene, id), ...(def ? [def.name] : [])],
    tile,
    label: `${thing(scene, id)} ${where}`,
  }
}

/** What the words may mean; "here" is the room. */
export function nounsFor(scene: Scene, words: readonly string[], kinds?: readonly Noun['kind'][]): Noun[] {
  const all = nounsOf(scene).filter(({ kind }) => !kinds || kinds.includes(kind))
  if (words.join(' ') === 'here') {
    const here = viewerOf(scene)?.tile
    return all.filter(({ kind, id }) => kind === 'room' && id === here)
  }
  return meant(wordsOf(words.join(' ')), all, ({ names }) => names)
}
