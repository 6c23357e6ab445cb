// The end of a chapter of a campaign, up to the first turn of the next: played step by step, alike in every process.
import { boxHash, type Campaign, type Campaigns } from '../../src/campaign/campaign-file.ts'
import { finish, nextSitting } from '../../src/campaign/sitting.ts'
import { MINDS } from '../../src/cli/services/computer-players.ts'
import { fingerprint } from '../../src/engine/game.ts'
import type { Catalog } from '../../src/engine/language/defs.ts'
import type { Table } from '../../src/table/table.ts'
import { playOn } from '../support/play-on.ts'

export interface Step {
  /** Finished games, a space, and the choices of the next one; "none" if there is no such game yet. */
  at: string
  /** Hash of the box, and of the state of the game. */
  is: string
}

export const stepAt = (campaign: Campaign, table: Table | null): Step => ({
  at: `${campaign.sittings.length} ${table?.journal.length ?? 'none'}`,
  is: `${boxHash(campaign.box)} ${table ? fingerprint(table.state) : ''}`,
})

/** Plays on, whatever has happened already, until the first turn of the chapter after this one is over. */
export async function* playPast(
  chapter: number,
  catalog: Catalog,
  shelf: Campaigns,
  campaign: Campaign,
): AsyncGenerator<Step> {
  for (;;) {
    const finished = campaign.sittings.length
    const next = await nextSitting(catalog, shelf, campaign, MINDS)
    // The game was over, and the program ended before its campaign knew.
    if (campaign.sittings.length > finished) yield stepAt(campaign, null)
    if (!('table' in next)) {
      if ('sentence' in next) throw new Error(next.sentence)
      return
    }
    const { table } = next
    yield stepAt(campaign, table)
    const isPast = () => campaign.sittings.length > chapter && turnsEnded(table) > 0
    while (!table.isOver && !isPast()) {
      playOn(table, 1)
      if (table.saveFault) throw table.saveFault
      yield stepAt(campaign, table)
    }
    if (!table.isOver) return
    finish(shelf, campaign, table)
    yield stepAt(campaign, null)
  }
}

/** What comes before the first turn ends with a fingerprint too. */
const turnsEnded = ({ journal }: Table): number => journal.filter(({ is }) => is !== undefined).length - 1
