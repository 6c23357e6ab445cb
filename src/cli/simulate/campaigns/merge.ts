// campaign merge: puts the summaries of shards together, as if one machine had played them all.
import { z } from 'zod'
import { loadCatalog } from '../../../catalog/load.ts'
import { EXIT } from '../../services/exit-codes.ts'
import { fail } from '../../services/fail.ts'
import { Fault, settingThatDiffers, textOf } from '../merge.ts'
import { MOST_GAMES, PLAYERS } from '../settings.ts'
import { print } from '../write-report.ts'
import { type CampaignSettings, numbersOf } from './settings.ts'
import { addReached, nothingReached, type Reached, summaryLines, summaryOf } from './summary.ts'

interface Shard {
  file: string
  settings: CampaignSettings
  reached: Reached
}

const whole = z.int().min(0)
const counts = z.record(z.string(), whole)

/** Files come from other machines, and nothing in them is taken on trust. */
const summaryLine = z.object({
  summary: z.object({
    campaigns: whole,
    ended: whole,
    exceptions: whole,
    brokenInvariants: whole,
    games: z.record(z.string().regex(/^\d+\/\d+\/\d+$/), z.object({ games: whole, heroes: whole })),
    entries: counts,
    haunts: counts,
    ledger: z.record(z.string(), counts),
    doors: counts,
    settings: z.object({
      version: z.string(),
      content: z.string(),
      seed: z.string(),
      campaigns: whole.max(MOST_GAMES),
      seats: z.array(whole),
      level: z.enum(PLAYERS),
      upto: whole,
      check: z.boolean(),
      shard: z
        .string()
        .regex(/^\d{1,9}\/\d{1,9}$/)
        .nullable(),
    }),
  }),
})

export async function mergeCampaigns(files: readonly string[], json: boolean): Promise<void> {
  try {
    await sumUp(
      files.flatMap((file) => readShards(file === '-' ? 'the input' : file, textOf(file))),
      json,
    )
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    fail(error.message, EXIT.failed)
  }
}

/** Each run ends with its summary, and several runs may stand in one file. */
function readShards(file: string, text: string): Shard[] {
  const shards: Shard[] = []
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  for (const [n, line] of lines.entries()) {
    const value = parsed(line)
    if (value === null)
      throw new Fault(`${file}, line ${n + 1}: this is not a line of "campaign auto --json".`)
    if (!('summary' in value)) continue
    const { success, data } = summaryLine.safeParse(value)
    if (!success)
      throw new Fault(`${file}, line ${n + 1}: this summary has not the form of "campaign auto --json".`)
    const { settings, ...reached } = data.summary
    shards.push({ file, settings, reached })
  }
  if (shards.length === 0 || !('summary' in parsed(lines.at(-1)!)!))
    throw new Fault(`${file} was cut off before its summary. Play this shard again.`)
  return shards
}

function parsed(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

async function sumUp(shards: readonly Shard[], json: boolean): Promise<void> {
  const [first] = shards as [Shard]
  const catalog = await loadCatalog()
  if (catalog.hash !== first.settings.content)
    throw new Fault('These campaigns were played with other content than is here now.')
  const seen = new Map<string, string>()
  const reached = nothingReached()
  for (const { file, settings, reached: part } of shards) {
    const differs = settingThatDiffers(first.settings, settings)
    if (differs) throw new Fault(`${file} does not match ${first.file}: ${differs} differs.`)
    const shard = settings.shard ?? '1/1'
    const other = seen.get(shard)
    if (other !== undefined) throw new Fault(`Shard ${shard} is both in ${other} and in ${file}.`)
    seen.set(shard, file)
    addReached(reached, part)
  }
  const settings = { ...first.settings, shard: null }
  const summary = summaryOf(catalog, reached, settings.upto)
  if (json) print({ summary: { ...summary, settings } })
  else process.stdout.write(`${summaryLines(summary, { planned: settings.campaigns }).join('\n')}\n`)
  if (summary.exceptions + summary.brokenInvariants > 0) process.exitCode = EXIT.failed
  const missing = numbersOf(settings).length - summary.campaigns
  if (missing > 0) fail(`Of ${settings.campaigns} campaigns ${missing} are missing.`, EXIT.failed)
}
