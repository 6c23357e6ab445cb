// Begins a game, on the full screen or in plain text.

import { catalogOf } from './edition.ts'
import { EXIT } from './exit-codes.ts'
import { fail, type Refuse } from './fail.ts'
import type { ScreenOptions } from './full-screen.ts'
import { NARROWEST, playTable } from './play-in-text.ts'
import { holding, openSaves } from './saves.ts'
import { planFor, type SeatingOptions } from './seating.ts'

export interface PlayOptions extends SeatingOptions, ScreenOptions {
  free?: boolean
  campaign?: string
  /** Plays on although the lock of another host is on the campaign. */
  takeOver?: boolean
  saves?: string
  wrap?: string
}

/** `isBare`: nothing was said about the game, so the title screen asks. */
export async function play(options: PlayOptions, isBare: boolean, refuse: Refuse): Promise<void> {
  if (options.campaign !== undefined) {
    if (options.pack !== undefined) refuse('a campaign is played with the box alone; leave --pack out')
    const { playCampaign } = await import('./play-campaign.ts')
    return playCampaign(options.campaign, options, refuse)
  }
  if (options.takeOver)
    refuse('--take-over needs a --campaign; for a game there is "resume NAME --take-over"')
  if (options.free && options.chapter !== undefined)
    refuse('a game is either --free or a --chapter, not both')
  const wrap = options.wrap === undefined ? undefined : Number(options.wrap)
  const isWidth = /^\d{1,3}$/.test(options.wrap ?? '76')
  if (!isWidth || (wrap !== undefined && wrap > 0 && wrap < NARROWEST))
    refuse(`--wrap takes 0, or a number from ${NARROWEST} to 999`)
  const { abilities, playOnScreen } = await import('./full-screen.ts')
  const able = await abilities(options)
  if (able.plain === null && isBare) return playOnScreen(able, options, null)
  const catalog = await catalogOf(options.edition, refuse, options.pack)
  const plan = await planFor(catalog, options, refuse)
  const { openTable } = await import('../../table/table.ts')
  const { SaveFault } = await import('../../table/save-fault.ts')
  const { MINDS } = await import('./computer-players.ts')
  try {
    const save = await openSaves(options.saves)
    const table = openTable(catalog, { ...plan, save, minds: MINDS })
    await holding(save, table.name!, () =>
      able.plain === null
        ? playOnScreen(able, options, { table })
        : playTable(table, { wrap, saves: options.saves, whys: options.why }),
    )
  } catch (error) {
    if (!(error instanceof SaveFault)) throw error
    fail(error.message, EXIT.saveDamaged)
  }
}
