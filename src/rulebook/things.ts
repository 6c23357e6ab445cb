/** Turns cards, tiles and haunts into entries, with the sentences that the game prints. */

import type { EditionId } from '../engine/ids.ts'
import type { CardDef, Catalog, HauntDef, TileDef } from '../engine/language/defs.ts'
import { type Sentences, sentencesOf } from '../engine/text/sentences.ts'

export interface Thing {
  /** card:bells, tile:crypt, haunt:17 */
  id: string
  kind: 'card' | 'tile' | 'haunt'
  edition: EditionId
  title: string
  /** Public lines. */
  lines: string[]
  /** Lines that a game reveals; printed only with --spoilers. */
  sealed: string[]
  /** Questions that this entry answers. */
  asks?: string[]
}

/** `edition`: the book they are looked up in. Doors and stickers of a campaign are no entries: they stay sealed. */
export function thingsOf(catalog: Catalog, edition: EditionId): Thing[] {
  const sentences = sentencesOf(catalog)
  return [
    ...Object.values(catalog.tiles).map((tile) => tileThing(edition, tile, sentences)),
    ...Object.values(catalog.cards).map((card) => cardThing(edition, card, sentences)),
    ...Object.values(catalog.haunts).map((haunt) => hauntThing(edition, haunt)),
  ]
}

function cardThing(edition: EditionId, def: CardDef, sentences: Sentences): Thing {
  const found = def.regions.length > 0 ? [`Found: ${def.regions.map(regionName).join(', ')}.`] : []
  const head = [`${capital(def.kind)}.`, def.flavour].filter(Boolean).join(' ')
  const thing = { id: `card:${def.id}`, kind: 'card' as const, edition, title: def.name }
  if (def.kind !== 'event') {
    const words = def.prose ? [def.prose.look] : []
    return { ...thing, lines: [head, ...words, ...sentences.card(def), ...found], sealed: [] }
  }
  // L-EVENT-03: the effects of an Event are read after its roll.
  return { ...thing, lines: [head, ...found], sealed: sentences.card(def) }
}

function tileThing(edition: EditionId, def: TileDef, sentences: Sentences): Thing {
  const { regions, symbols, runestone, water, ghosts, doors, prose } = def
  const marks = [
    capital(regions.map(regionName).join(', ')),
    doors.length > 0 ? `${doors.length} ${doors.length === 1 ? 'doorway' : 'doorways'}` : 'No doorways',
    ...symbols.map((symbol) => `${capital(symbol)} symbol`),
    ...(runestone ? ['Runestone'] : []),
    ...(water ? ['Water'] : []),
    ...(ghosts.filled > 0 ? [`${ghosts.filled} ${ghosts.filled === 1 ? 'ghost' : 'ghosts'} at first`] : []),
  ]
  return {
    id: `tile:${def.id}`,
    kind: 'tile',
    edition,
    title: def.name,
    lines: [...(prose ? [prose.look] : []), `${marks.join('. ')}.`, ...sentences.tile(def)],
    sealed: [],
  }
}

const hauntThing = (edition: EditionId, { number, name, premise }: HauntDef): Thing => ({
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
