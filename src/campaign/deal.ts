/** Deals one game from a box: the opening of a chapter, or of free play in the house as it has become. */
import type { Opening, Seating } from '../engine/game.ts'
import type { Catalog, ChapterDef } from '../engine/language/defs.ts'
import type { Mark } from '../engine/state/state.ts'
import type { Box } from './box.ts'
import { ancestorsOf, awayTooLong, forebearsOf } from './records.ts'

export interface Deal {
  /** Null is free play. */
  chapter: number | null
  seats: readonly Seating[]
}

/** The chapter that comes next; null if it is not written yet. */
export const nextChapter = (catalog: Catalog, { sitting }: Box): ChapterDef | null =>
  catalog.chapters[sitting] ?? null

export function deal(catalog: Catalog, box: Box, { chapter, seats }: Deal): Opening & { seats: Seating[] } {
  const inPlay = new Set(box.inPlay)
  const def = chapter === null ? null : catalog.chapters[chapter]!
  const named = def
    ? [...def.haunts.map(({ haunt }) => haunt), ...(def.haunt === undefined ? [] : [def.haunt])]
    : []
  const all = Object.values(catalog.haunts).map(({ number }) => number)
  const haunts = all.filter((number) => named.includes(number))
  const pieces = {
    tiles: Object.keys(catalog.tiles).filter((id) => inPlay.has(id)),
    cards: Object.keys(catalog.cards).filter((id) => inPlay.has(id)),
    haunts: haunts.length > 0 ? haunts : all,
  }
  const families = seats.flatMap(({ family }) => (family === undefined ? [] : [family]))
  const heirlooms = Object.entries(box.families).map(([id, { heirloomsLeft }]) => [id, heirloomsLeft])
  return {
    seed: `${box.seed}/${chapter ?? 'free'}`,
    seats: seats.map((seat) => ({ ...seat })),
    options: { chapter },
    pieces,
    legacy: {
      marks: { ...structuredClone(box.marks), ...surnames(box) },
      ancestors: ancestorsOf(box),
      heirloomsLeft: Object.fromEntries(heirlooms),
      ...(chapter !== null && {
        deck: box.deck,
        ledger: { ...box.ledger },
        doors: [...box.doors],
        forebears: forebearsOf(box),
        offers: awayTooLong(box, families),
      }),
    },
  }
}

/** A surname lies beside the marks of cards and tiles, under the family. */
const surnames = ({ families }: Box): Record<string, Mark> =>
  Object.fromEntries(
    Object.entries(families).flatMap(([family, { surname: name }]) =>
      name === null ? [] : [[family, { ticks: 0, heirloom: null, name }]],
    ),
  )
