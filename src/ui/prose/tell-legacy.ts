/** Happenings of a campaign: who comes, cards and entries read aloud, votes, and what has changed for good. */
import type { Change } from '../../engine/happenings.ts'
import { entryDef, lineOf } from '../../engine/language/lines.ts'
import { clean } from './clean.ts'
import { capital, inRoom, listed, room, thing, thingName } from './names.ts'
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

/** What others have told already, or what only the records keep, is not told again. */
function toldChange(scene: Scene, change: Change): Said | null {
  const text = changeText(scene, change)
  return text === null ? null : system(text)
}

/** One lasting change as a sentence; null if it is no news by itself. */
export function changeText(scene: Scene, change: Change): string | null {
  const { catalog } = scene
  switch (change.kind) {
    case 'entered': {
      const line = lineOf(catalog, change.line)
      const value = catalog.families[change.value] ? familyName(scene, change.value) : clean(change.value)
      return `The ledger: ${line?.name ?? change.line}, ${value}.`
    }
    case 'counted':
      return null
    case 'stuck':
      return `${capital(stickerName(scene, change.sticker, change.family ?? null))} stays ${inRoom(scene, change.tile)}.`
    case 'named':
      return catalog.families[change.what]
        ? `The record: the ${catalog.families[change.what]!.name} family are called ${clean(change.name)}.`
        : `${capital(thing(scene, change.what))} has a name: ${clean(change.name)}.`
    case 'added':
      return catalog.tiles[change.piece]
        ? `${capital(room(scene, change.piece))} joins the house.`
        : `A card joins the house: ${thingName(scene, change.piece)}.`
    case 'destroyed':
      return catalog.tiles[change.piece]
        ? `${capital(room(scene, change.piece))} is gone from the house.`
        : null
    case 'opened':
      return `A door opens: ${catalog.doors?.[change.door]?.name ?? change.door}. ${catalog.doors?.[change.door]?.text ?? ''}`.trim()
    case 'noted':
      return `Written down: ${clean(change.text)}`
    default:
      return null
  }
}

export function stickerName(scene: Scene, sticker: string, family: string | null): string {
  if (sticker === 'ghost') return 'a ghost'
  if (sticker === 'passage') return 'a secret passage'
  if (sticker === 'crest') return `the crest of the ${familyName(scene, family ?? '')} family`
  return `a sticker, ${scene.catalog.stickers?.[sticker]?.name ?? sticker},`
}
