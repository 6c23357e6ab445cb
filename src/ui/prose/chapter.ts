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
  const reasons = pause.flatMap((one) =>
    one.discovered === undefined ? [] : [reason(scene, one.discovered, one.tile)],
  )
  const rolls = pause.flatMap(({ roll, omens }) =>
    roll !== undefined
      ? [`on a haunt roll of ${roll} or more`]
      : omens !== undefined
        ? [`with Omen ${omens}`]
        : [],
  )
  const ends = reasons.length > 0 ? [`at the end of the turn in which ${reasons.join(', or ')}`] : []
  const sofar = reasons.length > 0 ? `; ${found} found so far` : ''
  return `The haunt begins ${[...rolls, ...ends].join(', or ')}${sofar}${cite(scene, 'L-CAMP-04')}.`
}

const reason = (scene: Scene, discovered: number, tile: Pause['tile']): string =>
  tile === undefined
    ? `the ${ordinal(discovered)} room is found`
    : `${room(scene, tile)} is found as the ${ordinal(discovered)} or later`

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']

const ordinal = (n: number): string => ORDINALS[n - 1] ?? `${n}th`
