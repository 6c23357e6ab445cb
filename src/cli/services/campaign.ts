// Campaigns on disk: begun, gone on with, listed, shown and branched.
import { version } from '../../../package.json'
import { boxHash, type Campaign, type CampaignPlayer, Campaigns } from '../../campaign/campaign-file.ts'
import { loadCatalog } from '../../catalog/load.ts'
import { printable, printableJson, problemLine } from '../../catalog/problems.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import { RECORD_TOPICS, type RecordTopic } from '../../table/campaign-record.ts'
import { EXIT } from './exit-codes.ts'
import { fail, failing, type Refuse } from './fail.ts'
import { offerFor } from './recover-campaign.ts'
import { tellingFaults } from './saves.ts'

export async function openCampaigns(folder?: string): Promise<Campaigns> {
  const { savesFolder } = await import('../../table/saves-dir.ts')
  return new Campaigns(savesFolder(folder), version, folder)
}

/** Prints a message if the folder cannot be used. */
export const withCampaigns = (
  folder: string | undefined,
  work: (shelf: Campaigns) => Promise<void>,
  isJson = false,
): Promise<void> => failing(isJson, () => tellingFaults(async () => work(await openCampaigns(folder))))

export const noSuchCampaign = (shelf: Campaigns, name: string): string => {
  const names = shelf.names()
  const known = names.length === 0 ? 'there are none yet' : `there are ${names.slice(0, 8).join(', ')}`
  return `There is no campaign called ${printable(name)}; ${known}. "lychgate play --campaign NAME" begins one.`
}

/** The campaign of this name, or a message. */
export async function opened(shelf: Campaigns, name: string): Promise<Campaign | null> {
  if (!shelf.names().includes(name)) {
    fail(noSuchCampaign(shelf, name), EXIT.failed)
    return null
  }
  const result = shelf.open(name)
  if ('problem' in result) {
    fail(`${problemLine(result.problem)}${await offerFor(shelf, name)}`, EXIT.saveDamaged)
    return null
  }
  const { campaign } = result
  if ((await loadCatalog(campaign.edition)).chapters[0]) return campaign
  fail(`The campaign ${name} is of an edition that has none: ${campaign.edition}.`, EXIT.saveDamaged)
  return null
}

/** A new campaign with these players; families are theirs for good (L-PREP-05). */
export async function beginCampaign(
  catalog: Catalog,
  shelf: Campaigns,
  name: string,
  { players, seed }: { players: CampaignPlayer[]; seed: string },
): Promise<Campaign> {
  const { newBox } = await import('../../campaign/box.ts')
  const claimed = shelf.claim(name)
  const campaign = {
    name: claimed,
    edition: catalog.edition,
    seed,
    players,
    sittings: [],
    box: newBox(catalog, seed),
  }
  shelf.write(campaign)
  const result = shelf.open(claimed)
  if ('campaign' in result) return result.campaign
  throw new Error(`The campaign ${claimed} cannot be read: ${result.problem.expected}`)
}

const aboutCampaign = ({ name, players, box }: Campaign): string => {
  const played = box.sitting === 1 ? '1 chapter' : `${box.sitting} chapters`
  return `${name}: ${players.map(({ family, by }) => `${family} (${by})`).join(', ')}; ${played} played`
}

export function listCampaigns(shelf: Campaigns, isJson: boolean): void {
  const all = shelf.names().map((name) => ({ name, ...shelf.open(name) }))
  if (isJson) {
    const facts = all.map((one) =>
      'campaign' in one
        ? { name: one.name, players: one.campaign.players, played: one.campaign.box.sitting }
        : { name: one.name, problem: one.problem.expected },
    )
    process.stdout.write(`${printableJson(facts)}\n`)
    return
  }
  const lines = all.map((one) =>
    'campaign' in one ? aboutCampaign(one.campaign) : `${one.name}: ${one.problem.expected}`,
  )
  process.stdout.write(`${lines.map(printable).join('\n') || 'There are no campaigns yet.'}\n`)
}

/** A copy of what lies before a chapter, under a new name and seed; its source is not touched. */
export async function branchCampaign(
  shelf: Campaigns,
  name: string,
  at: number,
  { refuse, json = false }: { refuse: Refuse; json?: boolean | undefined },
): Promise<void> {
  const campaign = await opened(shelf, name)
  if (!campaign) return
  const catalog = await loadCatalog(campaign.edition)
  if (!Number.isInteger(at) || at < 0 || at > campaign.sittings.length)
    refuse(`--at takes a chapter from 0 to ${campaign.sittings.length}`)
  const { applyAll, newBox } = await import('../../campaign/box.ts')
  const sittings = campaign.sittings.slice(0, at)
  const seed = `${campaign.seed}/${at}b`
  let box = newBox(catalog, seed)
  const copied = sittings.map((sitting) => {
    box = applyAll(box, sitting.changes)
    return { ...sitting, box: boxHash(box) }
  })
  const claimed = shelf.claim(`${name}-${at}b`)
  shelf.write({ ...campaign, name: claimed, seed, sittings: copied, box, branch: { of: name, at } })
  const sentence = `${claimed}: ${name} as it was before chapter ${at}, with luck of its own (${seed}).`
  process.stdout.write(`${json ? printableJson({ name: claimed, of: name, at, seed }) : sentence}\n`)
}

/** The story so far as Markdown, as one JSON object, or as a page in a file of its own. */
export async function tellChronicle(
  shelf: Campaigns,
  name: string,
  { html, json = false }: { html?: string | undefined; json?: boolean | undefined } = {},
): Promise<void> {
  const campaign = await opened(shelf, name)
  if (!campaign) return
  const { chronicleOf } = await import('../../campaign/chronicle.ts')
  const catalog = await loadCatalog(campaign.edition)
  const changes = campaign.sittings.map((sitting) => sitting.changes)
  const chronicle = chronicleOf(catalog, campaign.box, changes)
  if (json) {
    process.stdout.write(`${printableJson({ name, played: campaign.box.sitting, ...chronicle })}\n`)
    return
  }
  if (html === undefined) {
    const { markdownOf } = await import('../../campaign/markdown.ts')
    process.stdout.write(`${markdownOf(campaign.name, chronicle).map(printable).join('\n')}\n`)
    return
  }
  const { htmlOf } = await import('../../campaign/html.ts')
  const { writeNew } = await import('./write-new.ts')
  const fault = writeNew(html, htmlOf(campaign.name, chronicle))
  if (fault !== null) return fail(fault, EXIT.failed)
  process.stdout.write(`The chronicle of ${campaign.name} is in ${printable(html)}.\n`)
}

/** One topic of the record in plain lines, as the verbs of a game tell it. */
export const recordTopic = (asked: string, refuse: Refuse): RecordTopic =>
  RECORD_TOPICS.find((one) => one === asked) ??
  refuse(`show tells ${RECORD_TOPICS.slice(0, -1).join(', ')} or ${RECORD_TOPICS.at(-1)}`)

export async function printRecord(
  shelf: Campaigns,
  name: string,
  topic: RecordTopic,
  json = false,
): Promise<void> {
  const campaign = await opened(shelf, name)
  if (!campaign) return
  const { recordOf } = await import('../../campaign/telling.ts')
  const catalog = await loadCatalog(campaign.edition)
  const changes = campaign.sittings.map((sitting) => sitting.changes)
  const lines = recordOf(catalog, campaign.box, changes)[topic]([])
  process.stdout.write(`${json ? printableJson({ name, topic, lines }) : lines.map(printable).join('\n')}\n`)
}
