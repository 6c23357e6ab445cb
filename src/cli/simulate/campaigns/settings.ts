// The settings of a run of campaigns: everything that determines its lines, and nothing about the machine.
import { availableParallelism } from 'node:os'
import { version } from '../../../../package.json'
import { loadCatalog } from '../../../catalog/load.ts'
import type { Catalog } from '../../../engine/language/defs.ts'
import type { Refuse } from '../../services/fail.ts'
import { levelCalled, shardOf, sizesOf, wholeUpTo } from '../options.ts'
import { gamesOf, MOST_GAMES, MOST_JOBS, type PlayerLevel } from '../settings.ts'

export interface CampaignSettings {
  version: string
  /** The hash of the content. */
  content: string
  seed: string
  campaigns: number
  /** The table sizes gone through in turn. */
  seats: readonly number[]
  level: PlayerLevel
  /** The last chapter that is played. */
  upto: number
  check: boolean
  shard: string | null
}

export interface CampaignPlan {
  seed: string
  seats: number
  level: PlayerLevel
  upto: number
  check: boolean
}

export interface CampaignOptions {
  games: string
  ai: string
  seats?: string
  seed: string
  upto?: string
  jobs?: string
  shard?: string
  check?: boolean
  json?: boolean
}

interface Understood {
  catalog: Catalog
  settings: CampaignSettings
  jobs: number
}

export async function campaignSettings(options: CampaignOptions, refuse: Refuse): Promise<Understood> {
  const campaigns = wholeUpTo(MOST_GAMES, '--games', options.games, refuse)
  const shard = shardOf(options.shard, refuse)
  const jobs = options.jobs === undefined ? null : wholeUpTo(MOST_JOBS, '--jobs', options.jobs, refuse)
  const level = levelCalled(options.ai, refuse)
  const catalog = await loadCatalog()
  const settings = {
    version,
    content: catalog.hash,
    seed: options.seed,
    campaigns,
    seats: await sizesOf(catalog, options.seats, refuse),
    level,
    upto: lastChapter(catalog, options.upto, refuse),
    check: options.check ?? false,
    shard,
  }
  const played = numbersOf(settings).length
  if (played === 0)
    refuse(
      `${campaigns} campaigns leave none for shard ${shard}, since a shard plays whole goes through the table sizes; ask for fewer shards or more campaigns`,
    )
  return { catalog, settings, jobs: jobs ?? sensibleJobs(played, level) }
}

function lastChapter({ chapters }: Catalog, text: string | undefined, refuse: Refuse): number {
  const numbers = Object.values(chapters).map(({ number }) => number)
  if (text === undefined) return Math.max(...numbers)
  if (/^\d{1,3}$/.test(text) && numbers.includes(Number(text))) return Number(text)
  return refuse(`--upto takes a chapter from ${Math.min(...numbers)} to ${Math.max(...numbers)}`)
}

/** A thread takes a while to start: it should have some seconds of work. From the sources it takes longer. */
function sensibleJobs(campaigns: number, level: PlayerLevel): number {
  if (import.meta.url.endsWith('.ts')) return 1
  return Math.max(1, Math.min(availableParallelism(), Math.floor(campaigns / (level === 'random' ? 50 : 4))))
}

/** The numbers of this shard, as `simulate` parts its games. */
export const numbersOf = ({ campaigns, seats, shard }: CampaignSettings): number[] =>
  gamesOf({ games: campaigns, seats, shard })

/** A campaign is the same in whatever shard it is played. */
export const campaignPlan = (
  { seed, seats, level, upto, check }: CampaignSettings,
  number: number,
): CampaignPlan => ({
  seed: `${seed}/${number}`,
  seats: seats[(number - 1) % seats.length]!,
  level,
  upto,
  check,
})
