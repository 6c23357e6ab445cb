/** What a campaign has left: the box that a scenario describes. */
import type { Box, FamilyRecord } from '../campaign/box.ts'
import { type Deal, deal } from '../campaign/deal.ts'
import { awayTooLong, forebearsOf } from '../campaign/records.ts'
import { rulesetOf } from '../engine/editions/rulesets.ts'
import type { Catalog } from '../engine/language/defs.ts'
import type { Opening } from '../engine/setup.ts'
import type { Legacy } from '../engine/state/legacy.ts'
import type { Mark, State } from '../engine/state/state.ts'
import { type BoxGiven, type Given, letterOf } from './given.ts'

const FIELDS = [
  'ledger',
  'stuck',
  'records',
  'opened',
  'played',
  'deck',
] as const satisfies (keyof BoxGiven)[]

export const namesBox = (given: BoxGiven): boolean => FIELDS.some((field) => given[field] !== undefined)

/** Whether the game belongs to a campaign, rather than being a chapter or free play by itself. */
export const isOfCampaign = (given: Given): boolean =>
  namesBox(given) || given.campaign !== undefined || given.phase === 'gather'

/** Pieces in play come from elsewhere: the drawing, or the chapter. */
export function boxFor(catalog: Catalog, given: BoxGiven, chapter: number | null): Box {
  const families = Object.fromEntries(
    Object.keys(catalog.families).map((id) => [id, recordOf(catalog, given, id)]),
  )
  const longest = Math.max(0, ...Object.values(families).map(({ members }) => members.length))
  const cards = catalog.chapters[chapter ?? '']?.cards ?? []
  return {
    format: 1,
    edition: catalog.edition,
    seed: 'scenario',
    sitting: given.played ?? longest,
    deck: given.deck ?? Math.min(...cards.map(({ card }) => card), 105),
    inPlay: [],
    tomb: [],
    gone: [],
    marks: marksOf(given),
    doors: [...(given.opened ?? [])],
    ledger: { ...given.ledger },
    read: [],
    families,
    history: [],
    endings: [],
  }
}

function recordOf(catalog: Catalog, { records = {} }: BoxGiven, family: string): FamilyRecord {
  const { surname = null, heirloomsLeft, betrayals = 0, members = [] } = records[family] ?? {}
  return {
    surname,
    heirloomsLeft: heirloomsLeft ?? rulesetOf(catalog.edition).heirlooms.perFamily,
    betrayals,
    members: members.map(({ name, age, year = 1666, died = false, traitor = false }, sitting) => ({
      ...{ sitting, name, age, year, died, traitor },
      again: false,
      fate: null,
    })),
  }
}

function marksOf({ stuck = {} }: BoxGiven): Box['marks'] {
  const marks = Object.entries(stuck).map(([tile, stickers]): [string, Mark] => {
    const mark: Mark = { ticks: 0, heirloom: null, name: null }
    for (const one of stickers)
      if (typeof one === 'object') mark.crests = [...(mark.crests ?? []), one.crest]
      else if (one === 'ghost') mark.ghosts = (mark.ghosts ?? 0) + 1
      else if (one === 'passage') mark.passage = true
      else mark.stickers = [...(mark.stickers ?? []), one]
    return [letterOf(tile), mark]
  })
  return Object.fromEntries(marks)
}

/** The same on a table that is laid out by hand. */
export function legacyFor(box: Box, { explorers }: Pick<State, 'explorers'>): Legacy {
  const families = explorers.map(({ family }) => family)
  return {
    deck: box.deck,
    ledger: box.ledger,
    doors: box.doors,
    kept: [],
    polls: {},
    deeds: {},
    forebears: forebearsOf(box),
    offers: awayTooLong(box, families),
    changes: [],
  }
}

/** A whole game of the shipped campaign: what the chapter before had in play, and what is written in the box. */
export function dealt(
  catalog: Catalog,
  { chapter = null, ...given }: BoxGiven & { chapter?: number | undefined | null },
  seats: Deal['seats'],
): Opening {
  const box = boxFor(catalog, given, chapter)
  const before = catalog.chapters[Math.max(0, (chapter ?? Object.keys(catalog.chapters).length) - 1)]
  const { tiles = [], items = [], events = [], omens = [] } = before ?? {}
  const starts = Object.values(catalog.tiles).flatMap(({ id, start }) => (start ? [id] : []))
  return deal(
    catalog,
    { ...box, inPlay: [...starts, ...tiles, ...items, ...events, ...omens] },
    { chapter, seats },
  )
}
