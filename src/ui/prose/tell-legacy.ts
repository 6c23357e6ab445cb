/** Happenings of a campaign: who comes, cards and entries read aloud, votes, and what has changed for good. */
import type { Change } from '../../engine/happenings.ts'
import { entryDef, lineOf } from '../../engine/language/lines.ts'
import { type ChangeNames, changeSentence, valueText } from '../../engine/text/change.ts'
import { clean, printable } from './clean.ts'
import { inRoom, listed, room, thing } from './names.ts'
import { fresh, type Said, story, system, type Tellers } from './said.ts'
import type { Scene } from './scene.ts'

const familyName = (scene: Scene, id: string): string => {
  const surname = scene.view.marks[id]?.name
  return surname ? clean(surname) : (scene.catalog.families[id]?.name ?? id)
}

export const LEGACY: Tellers<
  'entry-called' | 'legacy-read' | 'changed' | 'polled' | 'introduced' | 'sitting-over' | 'ghost-visits'
> = {
  'entry-called': ({ entry }, scene) => {
    const def = entryDef(scene.catalog, entry)
    return def
      ? [system(`Entry ${entry}.`), fresh(def.text)]
      : system(`Entry ${entry} of the journal is called for.`)
  },
  'legacy-read': ({ card }, scene) => {
    const text = Object.values(scene.catalog.chapters)
      .flatMap(({ cards }) => cards)
      .find((one) => one.card === card)?.text
    return text ? [system(`Legacy card ${card}.`), fresh(text)] : null
  },
  polled: ({ ask, totals, chosen }) => {
    if (totals.length === 0) return system(`${ask} All have voted. The result will be told with the haunt.`)
    const told = totals.filter(({ votes }) => votes > 0).map(({ label, votes }) => `${label} ${votes}`)
    const won = totals.find(({ key }) => key === chosen)?.label ?? 'nothing'
    return system(`${ask} ${listed(told)}: ${won}.`)
  },
  introduced: ({ name, age, again }) => story(`${clean(name)}, ${age}${again ? ', is here again' : ''}.`),
  'ghost-visits': ({ tile }, scene) => system(`A ghost is ${inRoom(scene, tile)} tonight.`),
  changed: ({ change }, scene) => toldChange(scene, change),
  'sitting-over': ({ chapter, last }, scene) => {
    const name = scene.catalog.chapters[chapter]?.name ?? `Chapter ${chapter}`
    const next = 'The house is as you leave it: what has changed stays changed.'
    return last
      ? [
          system(`${name} is over. ${next}`),
          system('This is as far as the story is written; the next chapters are being written.'),
        ]
      : system(`${name} is over. ${next}`)
  },
}

/** Told by a happening of their own already. */
const TOLD: readonly Change['kind'][] = ['ticked', 'made-heirloom']

function toldChange(scene: Scene, change: Change): Said | null {
  if (TOLD.includes(change.kind)) return null
  if (change.kind === 'destroyed' && !scene.catalog.tiles[change.piece]) return null
  if (change.kind === 'noted') return system(`Written down: ${printable(change.text)}`)
  const text = changeSentence(change, namesIn(scene))
  return text === null ? null : system(text)
}

/** How a lasting change names things to the viewer. */
export function namesIn(scene: Scene): ChangeNames {
  const { catalog } = scene
  return {
    family: (id) => familyName(scene, id),
    isFamily: (id) => Object.hasOwn(catalog.families, id),
    isTile: (id) => Object.hasOwn(catalog.tiles, id),
    tile: (id) => room(scene, id),
    inTile: (id) => inRoom(scene, id),
    card: (id) => thing(scene, id),
    line: (id) => lineOf(catalog, id)?.name ?? id,
    value: (line, value) =>
      Object.hasOwn(catalog.families, value)
        ? familyName(scene, value)
        : clean(valueText(lineOf(catalog, line)?.values ?? [], value)),
    door: (id) => catalog.doors?.[id] ?? { name: id, text: '' },
    sticker: (id) => catalog.stickers?.[id]?.name ?? id,
    written: clean,
  }
}
