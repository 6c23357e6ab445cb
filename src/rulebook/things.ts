/** Cards, tiles and haunts of a game as entries of the desk, in the sentences the game itself prints. */
import type { CardDef, Catalog, HauntDef, TileDef } from '../engine/language/defs.ts'
import { type Sentences, sentencesOf } from '../engine/language/sentences.ts'
import type { Edition } from './book.ts'

export interface Thing {
  /** card:bells, tile:crypt, haunt:17 */
  id: string
  kind: 'card' | 'tile' | 'haunt'
  edition: Edition
  title: string
  /** What anybody may read. */
  lines: string[]
  /** What is read in the course of a game; told only to who asks for spoilers. */
  sealed: string[]
}

export function thingsOf(catalog: Catalog): Thing[] {
  const sentences = sentencesOf(catalog)
  return [
    ...Object.values(catalog.cards).map((def) => cardThing(catalog, def, sentences)),
    ...Object.values(catalog.tiles).map((def) => tileThing(catalog, def, sentences)),
    ...Object.values(catalog.haunts).map((def) => hauntThing(catalog, def)),
  ]
}

function cardThing({ edition }: Catalog, def: CardDef, sentences: Sentences): Thing {
  const found = def.regions.length > 0 ? [`Found: ${def.regions.map(regionName).join(', ')}.`] : []
  const head = [`${capital(def.kind)}.`, def.flavour].filter(Boolean).join(' ')
  const thing = { id: `card:${def.id}`, kind: 'card' as const, edition, title: def.name }
  if (def.kind !== 'event') return { ...thing, lines: [head, ...sentences.card(def), ...found], sealed: [] }
  // L-EVENT-03: what an Event does is read when it has been rolled for.
  return { ...thing, lines: [head, ...found], sealed: sentences.card(def) }
}

function tileThing({ edition }: Catalog, def: TileDef, sentences: Sentences): Thing {
  const { regions, symbols, runestone, ghosts, doors } = def
  const marks = [
    capital(regions.map(regionName).join(', ')),
    doors.length > 0 ? `${doors.length} ${doors.length === 1 ? 'doorway' : 'doorways'}` : 'No doorways',
    ...symbols.map((symbol) => `${capital(symbol)} symbol`),
    ...(runestone ? ['Runestone'] : []),
    ...(ghosts.filled > 0 ? [`${ghosts.filled} ${ghosts.filled === 1 ? 'ghost' : 'ghosts'} at first`] : []),
  ]
  return {
    id: `tile:${def.id}`,
    kind: 'tile',
    edition,
    title: def.name,
    lines: [`${marks.join('. ')}.`, ...sentences.tile(def)],
    sealed: [],
  }
}

const hauntThing = ({ edition }: Catalog, { number, name, premise }: HauntDef): Thing => ({
  id: `haunt:${number}`,
  kind: 'haunt',
  edition,
  title: name,
  lines: [],
  sealed: [premise, `Both sides' pages: lychgate preview haunt ${number}`],
})

const regionName = (region: string): string =>
  region === 'ground' || region === 'upper' ? `${region} floor` : region
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
