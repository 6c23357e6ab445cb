/** The texts of a chapter: its opening, who goes first, and what will start the haunt. */
import { chapterOf } from '../../engine/language/chapters.ts'
import type { ChapterDef, Pause } from '../../engine/language/defs.ts'
import { cite } from './cite.ts'
import { room } from './names.ts'
import type { Scene } from './scene.ts'

export const chapterIn = ({ catalog, view }: Scene): ChapterDef | null => chapterOf(catalog, view.options)

/** L-CAMP-04: read out with the chapter, so everybody may know it. */
export function pauseSentence(scene: Scene, { pause }: ChapterDef): string {
  const found = scene.view.house.filter(({ id }) => !scene.catalog.tiles[id]!.start).length
  const reasons = pause.map((one) => reason(scene, one)).join(', or ')
  return `The haunt begins at the end of the turn in which ${reasons}; ${found} found so far${cite(scene, 'L-CAMP-04')}.`
}

const reason = (scene: Scene, { discovered, tile }: Pause): string =>
  tile === undefined
    ? `the ${ordinal(discovered)} room is found`
    : `${room(scene, tile)} is found as the ${ordinal(discovered)} or later`

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']

const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}th`
