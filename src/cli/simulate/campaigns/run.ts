// campaign auto: computers play whole campaigns, here or in threads.
import type { Catalog } from '../../../engine/language/defs.ts'
import { EXIT } from '../../services/exit-codes.ts'
import { startThread } from '../../services/start-thread.ts'
import { doAll, type Work } from '../work.ts'
import { print } from '../write-report.ts'
import { campaignSteps, lostCampaign, type PlayedCampaign } from './play.ts'
import { type CampaignSettings, campaignPlan, numbersOf } from './settings.ts'
import { addCampaign, nothingReached, summaryLines, summaryOf } from './summary.ts'

export async function playCampaigns(
  catalog: Catalog,
  settings: CampaignSettings,
  jobs: number,
  json: boolean,
): Promise<void> {
  const work = campaignsToPlay(catalog, settings)
  const planned = work.numbers.length
  const reached = nothingReached()
  const take = (played: PlayedCampaign) => {
    addCampaign(reached, played)
    if (json) for (const line of played.lines) print(line)
  }
  const { taken, stopCode } = await doAll(work, { take, jobs, json, unit: 'campaigns' })
  const summary = summaryOf(catalog, reached, settings.upto)
  if (json) print({ summary: { ...summary, settings } })
  else process.stdout.write(`${summaryLines(summary, { planned }).join('\n')}\n`)
  if (summary.exceptions + summary.brokenInvariants > 0) process.exitCode = EXIT.failed
  if (stopCode === null) return
  process.exitCode = stopCode
  process.stderr.write(`Stopped after ${taken} of ${planned} campaigns.\n`)
}

const campaignsToPlay = (catalog: Catalog, settings: CampaignSettings): Work<PlayedCampaign> => ({
  numbers: numbersOf(settings),
  steps: (number) => campaignSteps(catalog, campaignPlan(settings, number), number),
  thread: () => startThread('campaign-worker', { catalog, settings }),
  lost: (number, because) => lostCampaign(campaignPlan(settings, number), number, because),
})
