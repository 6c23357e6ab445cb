/** The story of a campaign as data, made from the box and its changes alone: told in the game, as Markdown and as a page. */
import type { Catalog } from '../engine/language/defs.ts'
import { entryDef } from '../engine/language/lines.ts'
import { inRoomNamed, roomNamed, the } from '../engine/language/say.ts'
import type { Change } from '../engine/state/legacy.ts'
import { type ChangeNames, changeSentence, valueText } from '../engine/text/change.ts'
import type { Box, Member } from './box.ts'

export interface ChronicleChapter {
  sitting: number
  name: string
  year: number
  haunt: string
  /** "the heroes", "the traitor", or a family that won alone. */
  winner: string
  /** Day came: the heroes, or people who stood against the house, have won. */
  isWon: boolean
  /** What was read aloud, in order; the ending apart. */
  entries: { number: number; text: string }[]
  /** The text of the ending that was read. */
  ending: string | null
  history: string[]
  members: (Member & { family: string; familyId: string })[]
  /** What the game has changed for good, a sentence each. */
  changed: string[]
}

export interface ChronicleFamily {
  id: string
  name: string
  heirloomsLeft: number
  betrayals: number
  members: Member[]
  heirlooms: string[]
}

export interface ChronicleTile {
  id: string
  name: string
  region: string
  doors: readonly string[]
  circles: number
  /** Circles filled for good, the printed ones too. */
  ghosts: number
  passage: boolean
  /** Ids of the families. */
  crests: string[]
  stickers: string[]
  /** What has been put on it, in words. */
  marks: string[]
}

export interface Chronicle {
  families: ChronicleFamily[]
  chapters: ChronicleChapter[]
  ledger: { name: string; value: string }[]
  house: ChronicleTile[]
  /** Tiles that have left it. */
  gone: string[]
  cards: { card: string; name: string | null; family: string | null; ticks: number; boxes: number }[]
  doors: { name: string; text: string }[]
}

/** `changes` are those of each game, in order. Nothing is in it that has not been reached (L-FREE-19). */
export function chronicleOf(catalog: Catalog, box: Box, changes: readonly (readonly Change[])[]): Chronicle {
  const names = namesOf(catalog, box)
  return {
    families: familiesOf(catalog, box, names),
    chapters: box.endings.map((ending) => chapterOf(catalog, box, ending, changes[ending.sitting] ?? [])),
    ledger: (catalog.ledger?.lines ?? []).flatMap(({ id, name }) => {
      const value = box.ledger[id]
      if (value === undefined) return []
      return [{ name, value: typeof value === 'number' ? String(value) : names.value(id, value) }]
    }),
    house: houseOf(catalog, box, names),
    gone: box.gone.flatMap((id) => catalog.tiles[id]?.name ?? []),
    cards: Object.entries(box.marks).flatMap(([id, { ticks, heirloom, name }]) => {
      const def = catalog.cards[id]
      if (!def || (ticks === 0 && heirloom === null && name === null)) return []
      const family = heirloom === null ? null : names.family(heirloom)
      return [{ card: def.name, name, family, ticks, boxes: def.boxes }]
    }),
    doors: box.doors.flatMap((id) => {
      const door = catalog.doors?.[id]
      return door ? [{ name: door.name, text: door.text }] : []
    }),
  }
}

function namesOf(catalog: Catalog, { families }: Box): ChangeNames {
  const familyName = (id: string) => families[id]?.surname ?? catalog.families[id]?.name ?? id
  const tile = (id: string) => catalog.tiles[id]?.name ?? id
  return {
    family: familyName,
    isFamily: (id) => Object.hasOwn(families, id),
    isTile: (id) => Object.hasOwn(catalog.tiles, id),
    tile: (id) => roomNamed(tile(id)),
    inTile: (id) => inRoomNamed(tile(id)),
    card: (id) => cardNamed(catalog.cards[id]?.name ?? id),
    line: (id) => catalog.ledger?.lines.find((line) => line.id === id)?.name ?? id,
    value: (line, value) =>
      families[value]
        ? familyName(value)
        : valueText(catalog.ledger?.lines.find(({ id }) => id === line)?.values ?? [], value),
    door: (id) => catalog.doors?.[id] ?? { name: id, text: '' },
    sticker: (id) => catalog.stickers?.[id]?.name ?? id,
    written: (text) => text,
  }
}

/** Inside a sentence: "the Spear", but "Sexton's Spade". */
const cardNamed = (name: string): string => (/'s? /.test(name) ? name : the(name))

function familiesOf(catalog: Catalog, box: Box, names: ChangeNames): ChronicleFamily[] {
  return Object.entries(box.families)
    .filter(([, { members }]) => members.length > 0)
    .map(([id, { heirloomsLeft, betrayals, members }]) => ({
      id,
      name: names.family(id),
      heirloomsLeft,
      betrayals,
      members,
      heirlooms: Object.entries(box.marks).flatMap(([card, { heirloom, name }]) =>
        heirloom === id ? [`${name} (${catalog.cards[card]?.name ?? card})`] : [],
      ),
    }))
}

const SIDES: Record<string, string> = {
  heroes: 'the heroes',
  traitor: 'the traitor',
  house: 'the house',
  people: 'those who stood against the house',
  nobody: 'nobody',
}

function chapterOf(
  catalog: Catalog,
  box: Box,
  { sitting, haunt, winner, entry }: Box['endings'][number],
  changes: readonly Change[],
): ChronicleChapter {
  const names = namesOf(catalog, box)
  const chapter = catalog.chapters[sitting]
  const textOf = (number: number): string | null => entryDef(catalog, number)?.text ?? null
  const read = changes.flatMap((change) => (change.kind === 'read' ? [change.entry] : []))
  return {
    sitting,
    name: chapter?.name ?? `Chapter ${sitting}`,
    year: chapter?.year ?? 0,
    haunt: catalog.haunts[haunt]?.name ?? `Haunt ${haunt}`,
    winner: SIDES[winner] ?? names.family(winner),
    isWon: !['traitor', 'house', 'nobody'].includes(winner),
    entries: read.flatMap((number) => {
      const text = number === entry ? null : textOf(number)
      return text === null ? [] : [{ number, text }]
    }),
    ending: entry === null ? null : textOf(entry),
    history: box.history.filter((note) => note.sitting === sitting).map(({ text }) => text),
    members: Object.entries(box.families).flatMap(([familyId, { members }]) =>
      members
        .filter((one) => one.sitting === sitting)
        .map((one) => ({ ...one, family: names.family(familyId), familyId })),
    ),
    changed: changes.flatMap((change) => changeSentence(change, names) ?? []),
  }
}

function houseOf(catalog: Catalog, box: Box, names: ChangeNames): ChronicleTile[] {
  return box.inPlay.flatMap((id) => {
    const tile = catalog.tiles[id]
    if (!tile) return []
    const { ghosts = 0, passage, crests = [], stickers = [] } = box.marks[id] ?? {}
    const stuck = stickers.map(names.sticker)
    const marks = [
      ...(ghosts > 0 ? [ghosts === 1 ? 'a ghost' : `${ghosts} ghosts`] : []),
      ...(passage ? ['a secret passage'] : []),
      ...crests.map((family) => `the crest of ${names.family(family)}`),
      ...stuck,
    ]
    const { circles, filled } = tile.ghosts
    return [
      {
        id,
        name: tile.name,
        region: tile.start?.region ?? tile.regions[0] ?? 'ground',
        doors: tile.doors,
        circles,
        ghosts: filled + ghosts,
        passage: passage === true || tile.passage === true,
        crests,
        stickers: stuck,
        marks,
      },
    ]
  })
}
