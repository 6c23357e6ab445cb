/** Which chapter a game is; in free play it is none. */
import type { Options } from '../state/state.ts'
import type { Catalog, ChapterDef } from './defs.ts'

export const chapterOf = (catalog: Catalog, { chapter }: Pick<Options, 'chapter'>): ChapterDef | null =>
  chapter === null ? null : catalog.chapters[chapter]!

export const isFreePlay = ({ options }: { options: Options }): boolean => options.chapter === null
