// Writes a report of a game: one file for a bug tracker, without names, that `replay` opens.
import { resolve } from 'node:path'
import { version } from '../../../package.json'
import type { Campaigns } from '../../campaign/campaign-file.ts'
import { printable, printableJson, problemLine } from '../../catalog/problems.ts'
import type { Saves } from '../../table/saves-dir.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'
import { noSuchGame, withSaves } from './saves.ts'
import { writeNew } from './write-new.ts'

export interface ReportOptions {
  saves?: string
  json?: boolean
  /** The name of a campaign, whose newest game is reported. */
  campaign?: string
}

/** Of the game of this name, or of the one played last. */
export const report = (
  name: string | undefined,
  file: string | undefined,
  options: ReportOptions,
): Promise<void> => {
  const { json = false, campaign } = options
  if (campaign === undefined)
    return withSaves(options.saves, (saves) => reportIn(saves, name, file, json), json)
  return reportOfCampaign(campaign, name, options)
}

/** Of the newest game of a campaign; the only argument is then the file. */
async function reportOfCampaign(
  campaign: string,
  file: string | undefined,
  { saves, json = false }: ReportOptions,
): Promise<void> {
  const { noSuchCampaign, withCampaigns } = await import('./campaign.ts')
  const work = async (shelf: Campaigns) => {
    if (!shelf.names().includes(campaign)) return fail(noSuchCampaign(shelf, campaign), EXIT.failed)
    await reportIn(shelf.sittingsOf(campaign), undefined, file, json, `${campaign}-`)
  }
  await withCampaigns(saves, work, json)
}

async function reportIn(
  saves: Saves,
  asked: string | undefined,
  file: string | undefined,
  isJson: boolean,
  prefix = '',
): Promise<void> {
  const names = saves.names()
  const name = asked ?? names[0]
  if (name === undefined) return fail(`There are no games in ${saves.folder}.`, EXIT.failed)
  if (!names.includes(name)) return fail(noSuchGame(name, saves), EXIT.failed)
  const { openRecord } = await import('./open-game.ts')
  const { reportOf } = await import('../../table/report.ts')
  const read = saves.read(name)
  if ('problem' in read) return fail(problemLine(read.problem), EXIT.saveDamaged)
  const opened = await openRecord(read, saves.pathOf(name), version)
  if ('sentence' in opened) return fail(opened.sentence, EXIT.saveDamaged)
  const { catalog, recording } = opened
  const { text, replayed } = reportOf(catalog, recording)
  const path = resolve(file ?? `lychgate-report-${prefix}${name}-${recording.journal.length}.jsonl`)
  const refused = writeNew(path, text)
  if (refused !== null) return fail(refused, EXIT.failed)
  const choices = recording.journal.length
  if (isJson) process.stdout.write(`${printableJson({ name, file: path, choices, replayed })}\n`)
  else
    process.stdout.write(
      `${printable(`The report is in ${path}: version ${recording.app}, the seed and ${choices} choices, no names. "lychgate replay ${path}" opens it.`)}\n`,
    )
}
