/** The story of a campaign as data, made from the box alone: told by the screen, as Markdown and as a page. */
import type { Catalog } from '../engine/language/defs.ts'
import type { Change } from '../engine/state/legacy.ts'
import type { Box, Member } from './box.ts'

export interface ChronicleChapter {
  sitting: number
  name: string
  year: number
  haunt: string
  winner: string
  /** The text of the ending that was read. */
  ending: string | null
  history: string | null
  members: (Member & { family: string })[]
  changes: Change[]
}

export interface Chronicle {
  families: { id: string; name: string; heirloomsLeft: number; betrayals: number; members: Member[] }[]
  chapters: ChronicleChapter[]
  ledger: { name: string; value: string }[]
  house: { tile: string; marks: string[] }[]
  cards: { card: string; name: string | null; family: string | null; ticks: number; boxes: number }[]
  doors: { name: string; text: string }[]
}

/** `changes` are those of each game, in order. Nothing is in it that has not been reached (L-FREE-19). */
export function chronicleOf(catalog: Catalog, box: Box, changes: readonly (readonly Change[])[]): Chronicle {
  const nameOf = (family: string): string =>
    box.families[family]?.surname ?? catalog.families[family]?.name ?? family
  return {
    families: Object.entries(box.families)
      .filter(([, { members }]) => members.length > 0)
      .map(([id, { heirloomsLeft, betrayals, members }]) => ({
        id,
        name: nameOf(id),
        heirloomsLeft,
        betrayals,
        members,
      })),
    chapters: box.endings.map(({ sitting, haunt, winner, entry }) => {
      const chapter = catalog.chapters[sitting]
      return {
        sitting,
        name: chapter?.name ?? `Chapter ${sitting}`,
        year: chapter?.year ?? 0,
        haunt: catalog.haunts[haunt]?.name ?? `Haunt ${haunt}`,
        winner: box.families[winner] ? nameOf(winner) : winner,
        ending: entry === null ? null : (chapter?.entries[entry]?.text ?? null),
        history: box.history.find((note) => note.sitting === sitting)?.text ?? null,
        members: Object.entries(box.families).flatMap(([family, { members }]) =>
          members.filter((one) => one.sitting === sitting).map((one) => ({ ...one, family: nameOf(family) })),
        ),
        changes: [...(changes[sitting] ?? [])],
      }
    }),
    ledger: (catalog.ledger?.lines ?? []).flatMap(({ id, name }) => {
      const value = box.ledger[id]
      if (value === undefined) return []
      return [
        { name, value: typeof value === 'string' && box.families[value] ? nameOf(value) : String(value) },
      ]
    }),
    house: houseOf(catalog, box, nameOf),
    cards: Object.entries(box.marks).flatMap(([id, { ticks, heirloom, name }]) => {
      const def = catalog.cards[id]
      if (!def || (ticks === 0 && heirloom === null && name === null)) return []
      return [
        {
          card: def.name,
          name,
          family: heirloom === null ? null : nameOf(heirloom),
          ticks,
          boxes: def.boxes,
        },
      ]
    }),
    doors: box.doors.flatMap((id) => {
      const door = catalog.doors?.[id]
      return door ? [{ name: door.name, text: door.text }] : []
    }),
  }
}

function houseOf(catalog: Catalog, box: Box, nameOf: (family: string) => string): Chronicle['house'] {
  return box.inPlay.flatMap((id) => {
    const tile = catalog.tiles[id]
    if (!tile) return []
    const { ghosts = 0, passage, crests = [], stickers = [] } = box.marks[id] ?? {}
    const marks = [
      ...(ghosts > 0 ? [ghosts === 1 ? 'a ghost' : `${ghosts} ghosts`] : []),
      ...(passage ? ['a secret passage'] : []),
      ...crests.map((family) => `the crest of ${nameOf(family)}`),
      ...stickers.map((sticker) => catalog.stickers?.[sticker]?.name ?? sticker),
    ]
    return [{ tile: tile.name, marks }]
  })
}
