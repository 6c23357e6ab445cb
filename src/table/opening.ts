/** Can a game that somebody else wrote down be set up with this content at all, and is it the content it was played with? */
import { digest } from '../catalog/hash.ts'
import { type FullOpening, type Opening, type Pieces, rulesetOf } from '../engine/game.ts'
import type { Catalog } from '../engine/language/defs.ts'
import { PROSE_FIELDS } from '../engine/language/prose.ts'

/** A part of a sentence that says why not, or null. */
export function openingFault(catalog: Catalog, { seats, options, pieces, legacy }: Opening): string | null {
  const { fewest, most } = rulesetOf(catalog.edition).players
  if (seats.length < fewest || seats.length > most)
    return `${seats.length} play, and ${fewest} to ${most} can`
  const families = seats.flatMap(({ family }) => (family === undefined ? [] : [family]))
  const stranger = families.find((family) => !Object.hasOwn(catalog.families, family))
  if (stranger !== undefined) return `there is no family ${stranger}`
  if (new Set(families).size < families.length) return 'two players have the same family'
  const haunt = options?.haunt ?? null
  if (haunt !== null && !Object.hasOwn(catalog.haunts, haunt)) return `there is no haunt ${haunt}`
  const chapter = options?.chapter ?? null
  if (chapter !== null && !Object.hasOwn(catalog.chapters, chapter)) return `there is no chapter ${chapter}`
  const scenario = options?.scenario
  if (scenario !== undefined && !Object.hasOwn(catalog.scenarios ?? {}, scenario))
    return `there is no scenario ${scenario}`
  const inherited = legacy ? legacyFault(catalog, legacy) : null
  return inherited ?? (pieces ? piecesFault(catalog, pieces, haunt) : null)
}

/** What a campaign hands to a game must be known, since the rules look it up. */
function legacyFault(
  catalog: Catalog,
  {
    marks = {},
    ancestors = {},
    heirloomsLeft = {},
    forebears = {},
    doors = [],
    offers = [],
  }: NonNullable<Opening['legacy']>,
): string | null {
  const marked = [catalog.cards, catalog.tiles, catalog.families]
  const card = Object.keys(marks).find((id) => !marked.some((known) => Object.hasOwn(known, id)))
  if (card !== undefined) return `there is no card ${card}`
  const families = [
    ...[ancestors, heirloomsLeft, forebears].flatMap(Object.keys),
    ...Object.values(marks).flatMap(({ heirloom, crests = [] }) => [
      ...(heirloom ? [heirloom] : []),
      ...crests,
    ]),
    ...offers,
  ]
  const family = families.find((id) => !Object.hasOwn(catalog.families, id))
  if (family !== undefined) return `there is no family ${family}`
  const stickers = Object.values(marks).flatMap((mark) => mark.stickers ?? [])
  const sticker = stickers.find((id) => !Object.hasOwn(catalog.stickers ?? {}, id))
  if (sticker !== undefined) return `there is no sticker ${sticker}`
  const door = doors.find((id) => !Object.hasOwn(catalog.doors ?? {}, id))
  return door === undefined ? null : `there is no door ${door}`
}

function piecesFault(
  catalog: Catalog,
  { tiles, cards, haunts }: Pieces,
  forced: number | null,
): string | null {
  const known = { tile: catalog.tiles, card: catalog.cards, haunt: catalog.haunts }
  for (const [kind, ids] of Object.entries({ tile: tiles, card: cards, haunt: haunts })) {
    const stranger = ids.find((id) => !Object.hasOwn(known[kind as keyof typeof known], id))
    if (stranger !== undefined) return `there is no ${kind} ${stranger}`
    if (new Set<string | number>(ids).size < ids.length) return `a ${kind} is there twice`
  }
  if (forced !== null && !haunts.includes(forced)) return `haunt ${forced} is not in play`
  return haunts.length > 0 ? null : 'there is no haunt'
}

/** A hash of every definition that can matter to this game. Content added besides and prose do not change it. */
export function contentOf(catalog: Catalog, { pieces, seats, options }: FullOpening): string {
  const { tiles, cards, haunts } = pieces
  const chart = Object.entries(catalog.chart)
    .filter(([tile]) => tiles.includes(tile))
    .map(([tile, row]) => [tile, Object.entries(row).filter(([omen]) => cards.includes(omen))])
  const definitions = [
    catalog.edition,
    tiles.map((id) => catalog.tiles[id]),
    cards.map((id) => catalog.cards[id]),
    haunts.map((number) => catalog.haunts[number]),
    seats.map(({ family = '' }) => catalog.families[family]),
    catalog.chapters[options?.chapter ?? ''],
    chart,
  ]
  return digest(
    JSON.stringify(definitions, (field, value) => (PROSE_FIELDS.includes(field) ? undefined : value)),
  )
}
