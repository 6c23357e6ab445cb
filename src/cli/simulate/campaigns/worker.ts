// The worker thread of `campaign auto`: plays the campaigns whose numbers it is sent.
import { parentPort, workerData } from 'node:worker_threads'
import type { Catalog } from '../../../engine/language/defs.ts'
import { campaignSteps } from './play.ts'
import { type CampaignSettings, campaignPlan } from './settings.ts'

const { catalog, settings } = workerData as { catalog: Catalog; settings: CampaignSettings }
const port = parentPort!

port.on('message', (number: number) => {
  const playing = campaignSteps(catalog, campaignPlan(settings, number), number)
  let step = playing.next()
  while (!step.done) step = playing.next()
  port.postMessage(step.value)
})
port.postMessage('ready')
