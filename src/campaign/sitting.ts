/** One game of a campaign on disk: opened or gone on with, and folded into the box when it is over. */
import type { Catalog } from '../engine/language/defs.ts'
import { openSaved } from '../table/open-saved.ts'
import { openingFault } from '../table/opening.ts'
import { openTable, type Table } from '../table/table.ts'
import type { Minds } from '../table/thinkers.ts'
import { boxHash, type Campaign, type Campaigns, sittingName } from './campaign-file.ts'
import { deal, nextChapter } from './deal.ts'
import { fold } from './fold.ts'
import { recordOf } from './telling.ts'

export type Next = { table: Table; notices: string[] } | { ended: string } | { sentence: string }

/** Folds what is over and not folded yet, then opens the game that comes next. */
export async function nextSitting(
  catalog: Catalog,
  shelf: Campaigns,
  campaign: Campaign,
  minds: Minds,
): Promise<Next> {
  // What a program that was killed has left beside its files.
  shelf.sweep(campaign.name)
  const chapter = nextChapter(catalog, campaign.box)
  if (!chapter)
    return {
      ended: `The campaign ${campaign.name} has played every chapter there is; the next chapters are being written.`,
    }
  const games = shelf.sittingsOf(campaign.name)
  const name = sittingName(chapter.number)
  games.sweep(name)
  if (games.names().includes(name)) {
    const opened = await openSaved(async () => catalog, games, name, minds)
    if ('problem' in opened) return { sentence: opened.problem.expected }
    if (!opened.table.isOver) {
      opened.table.campaign = recordFor(catalog, campaign)
      return { table: opened.table, notices: opened.notices }
    }
    finish(shelf, campaign, opened.table)
    return nextSitting(catalog, shelf, campaign, minds)
  }
  const opening = deal(catalog, campaign.box, {
    chapter: chapter.number,
    seats: campaign.players.map(({ family }) => ({ family })),
  })
  const fault = openingFault(catalog, opening)
  if (fault !== null)
    return { sentence: `The campaign ${campaign.name} cannot go on with this content: ${fault}.` }
  const seats = opening.seats.map((seat, n) => {
    const { by, temper } = campaign.players[n]!
    return { ...seat, by, ...(temper && { temper }) }
  })
  const table = openTable(catalog, { ...opening, seats, save: games, name, minds })
  table.campaign = recordFor(catalog, campaign)
  return { table, notices: [] }
}

const recordFor = (catalog: Catalog, { box, sittings }: Campaign) =>
  recordOf(
    catalog,
    box,
    sittings.map(({ changes }) => changes),
  )

/** The end of a game: its file is written already, then the campaign is. Done again it does nothing. */
export function finish(shelf: Campaigns, campaign: Campaign, table: Table): boolean {
  const { state } = table
  const chapter = state.options.chapter
  if (!table.isOver || chapter === null || chapter !== campaign.box.sitting) return false
  table.save()
  if (table.saveFault) throw table.saveFault
  campaign.box = fold(campaign.box, state)
  campaign.sittings.push({
    chapter,
    players: state.explorers.map(({ family }) => family),
    winner: state.outcome?.winner ?? null,
    changes: [...(state.legacy?.changes ?? [])],
    box: boxHash(campaign.box),
  })
  shelf.write(campaign)
  return true
}
