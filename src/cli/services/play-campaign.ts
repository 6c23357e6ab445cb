// Plays the next game of a campaign, which is begun if there is none of this name.
import type { Campaigns } from '../../campaign/campaign-file.ts'
import { isSlug } from '../../table/shelf.ts'
import { beginCampaign, opened, withCampaigns } from './campaign.ts'
import { catalogOf } from './edition.ts'
import { EXIT } from './exit-codes.ts'
import { fail, type Refuse } from './fail.ts'
import type { PlayOptions } from './play.ts'
import { offerFor } from './recover-campaign.ts'
import { holding } from './saves.ts'
import { planFor } from './seating.ts'

export async function playCampaign(name: string, options: PlayOptions, refuse: Refuse): Promise<void> {
  if (!isSlug(name)) refuse('a campaign is named with small letters, digits and hyphens, at most 32')
  for (const other of ['free', 'chapter', 'haunt', 'scenario'] as const)
    if (options[other] !== undefined) refuse(`a campaign says itself what is played; leave --${other} out`)
  await withCampaigns(options.saves, (shelf) => playOn(shelf, name, options, refuse))
}

async function playOn(shelf: Campaigns, asked: string, options: PlayOptions, refuse: Refuse): Promise<void> {
  const catalog = await catalogOf(options.edition, refuse)
  if (!catalog.chapters[0]) return fail('This edition has no campaign.', EXIT.failed)
  let name = asked
  if (!shelf.names().includes(asked)) {
    const { seed, seats } = await planFor(catalog, options, refuse)
    const free = Object.keys(catalog.families)
    const families = seats.map(({ family }) => family)
    const players = seats.map(({ by, temper, family }) => ({
      by,
      ...(temper && { temper }),
      family: family ?? free.find((one) => !families.includes(one) && families.push(one) > 0)!,
    }))
    // Another name if a folder without a campaign has this one.
    name = (await beginCampaign(catalog, shelf, asked, { seed, players })).name
  }
  await holding(shelf, name, () => playNext(shelf, name, options, catalog), {
    takeOver: options.takeOver,
    kind: 'campaign',
  })
}

async function playNext(
  shelf: Campaigns,
  name: string,
  options: PlayOptions,
  catalog: Awaited<ReturnType<typeof catalogOf>>,
): Promise<void> {
  const campaign = await opened(shelf, name)
  if (!campaign) return
  const { finish, nextSitting } = await import('../../campaign/sitting.ts')
  const { nextChapter } = await import('../../campaign/deal.ts')
  const { MINDS } = await import('./computer-players.ts')
  const next = await nextSitting(catalog, shelf, campaign, MINDS)
  if ('sentence' in next) return fail(`${next.sentence}${await offerFor(shelf, name)}`, EXIT.saveDamaged)
  if ('ended' in next) {
    process.stdout.write(`${next.ended}\n`)
    return
  }
  const { hasPlayer } = await import('./resume.ts')
  if (!hasPlayer(next.table)) return fail(`The campaign ${name} has only computer players.`, EXIT.failed)
  const chapter = nextChapter(catalog, campaign.box)!
  const notices = [`Campaign ${name}: ${chapter.name}, ${chapter.year}.`, ...next.notices]
  const { abilities, playOnScreen } = await import('./full-screen.ts')
  const able = await abilities(options)
  if (able.plain === null) await playOnScreen(able, options, { table: next.table, notices })
  else {
    const { playTable } = await import('./play-in-text.ts')
    await playTable(next.table, { saves: options.saves, notices, whys: options.why })
  }
  if (!finish(shelf, campaign, next.table)) return
  const after = nextChapter(catalog, campaign.box)
  process.stdout.write(
    after
      ? `The house remembers. Next: ${after.name}, ${after.year}. Go on with: lychgate play --campaign ${name}\n`
      : 'The house remembers. The next chapters are being written.\n',
  )
}
