// campaign: lists, shows, verifies, branches and plays campaigns by computer; chronicle: tells one.
import type { Command } from 'commander'
import type { CampaignOptions } from '../simulate/campaigns/settings.ts'
import { refusing, SAVES_OPTION } from './options.ts'

interface Options {
  saves?: string
  json?: boolean
}

const NAME = ['<name>', 'the name of a campaign'] as const

export function registerCampaign(program: Command): void {
  const command = program
    .command('campaign')
    .description('list, show, verify, recover and branch campaigns, or let computers play many')
    .addHelpText('after', '\nExample:\n  lychgate campaign branch thole --at 1')
  command
    .command('list', { isDefault: true })
    .description('list the campaigns, newest first')
    .option(...SAVES_OPTION)
    .option('--json', 'print one JSON array')
    .addHelpText('after', '\nExample:\n  lychgate campaign list')
    .action(async ({ saves, json = false }: Options) => {
      const { listCampaigns, withCampaigns } = await import('../services/campaign.ts')
      await withCampaigns(saves, async (shelf) => listCampaigns(shelf, json), json)
    })
  addReading(command)
  addRecover(command)
  addBranch(command)
  addAuto(command)
}

function addReading(command: Command): void {
  command
    .command('show')
    .description('tell the story of a campaign so far, its families, its house or its ledger')
    .argument(...NAME)
    .argument('[topic]', 'chronicle, family, house or ledger; all of it by default')
    .option(...SAVES_OPTION)
    .option('--json', 'print one JSON object')
    .addHelpText(
      'after',
      '\nExamples:\n  lychgate campaign show thole\n  lychgate campaign show thole family',
    )
    .action(
      async (name: string, asked: string | undefined, { saves, json = false }: Options, show: Command) => {
        const { printRecord, recordTopic, tellChronicle, withCampaigns } = await import(
          '../services/campaign.ts'
        )
        const topic = asked === undefined ? null : recordTopic(asked, refusing(show))
        await withCampaigns(
          saves,
          (shelf) => (topic ? printRecord(shelf, name, topic, json) : tellChronicle(shelf, name, { json })),
          json,
        )
      },
    )
  command
    .command('verify')
    .description(
      'fold every game of a campaign anew and compare the boxes; check its files and replay its games',
    )
    .argument(...NAME)
    .option(...SAVES_OPTION)
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  lychgate campaign verify thole')
    .action(async (name: string, { saves, json = false }: Options) => {
      const { withCampaigns } = await import('../services/campaign.ts')
      const { verifyCampaign } = await import('../services/verify-campaign.ts')
      await withCampaigns(saves, (shelf) => verifyCampaign(shelf, name, json), json)
    })
}

function addRecover(command: Command): void {
  command
    .command('recover')
    .description('go back to the newest whole copy of a damaged campaign and of its game')
    .argument(...NAME)
    .option(...SAVES_OPTION)
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  lychgate campaign recover thole')
    .action(async (name: string, { saves, json = false }: Options) => {
      const { noSuchCampaign, withCampaigns } = await import('../services/campaign.ts')
      const { EXIT } = await import('../services/exit-codes.ts')
      const { fail } = await import('../services/fail.ts')
      const { recoverCampaign } = await import('../services/recover-campaign.ts')
      const { holding } = await import('../services/saves.ts')
      await withCampaigns(
        saves,
        async (shelf) => {
          if (!shelf.names().includes(name)) return fail(noSuchCampaign(shelf, name), EXIT.failed)
          await holding(shelf, name, () => recoverCampaign(shelf, name, json), { kind: 'campaign' })
        },
        json,
      )
    })
}

function addBranch(command: Command): void {
  const branch = command
    .command('branch')
    .description('copy a campaign as it was before a chapter, with luck of its own')
    .argument(...NAME)
    .requiredOption('--at <chapter>', 'the chapter that is played anew')
    .option(...SAVES_OPTION)
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  lychgate campaign branch thole --at 1')
    .action(async (name: string, { saves, json = false, at }: Options & { at: string }) => {
      const { branchCampaign, withCampaigns } = await import('../services/campaign.ts')
      const options = { refuse: refusing(branch), json }
      await withCampaigns(saves, (shelf) => branchCampaign(shelf, name, Number(at), options), json)
    })
}

function addAuto(command: Command): void {
  const auto = command
    .command('auto')
    .description('let computers play whole campaigns and say what was never reached')
    .option('--games <n>', 'number of campaigns', '10')
    .option('--ai <level>', 'skill of all players', 'random')
    .option('--seats <n>', 'number of players; by default 3, 4 and 5 in turn')
    .option('--seed <text>', 'the seed of all random numbers', '1')
    .option('--upto <chapter>', 'the last chapter played; by default the last there is')
    .option('--jobs <n>', 'number of threads; by default one per processor')
    .option('--shard <i/n>', 'play only part i of n; each has all table sizes equally')
    .option('--json', 'print one JSON object per game, then the summary')
    .option('--check', 'check every invariant after every choice (slow)')
    .addHelpText('after', AUTO_HELP)
    .action(async (options: CampaignOptions) => {
      const { campaignSettings } = await import('../simulate/campaigns/settings.ts')
      const { catalog, settings, jobs } = await campaignSettings(options, refusing(auto))
      const { playCampaigns } = await import('../simulate/campaigns/run.ts')
      await playCampaigns(catalog, settings, jobs, options.json ?? false)
    })
  command
    .command('merge')
    .description('sum up what shards of one run of campaigns have printed with --json')
    .argument('<files...>', 'files of such lines; - reads from the input')
    .option('--json', 'print the summary as one JSON object')
    .addHelpText('after', '\nExample:\n  lychgate campaign merge part-*.jsonl')
    .action(async (files: string[], { json = false }: Options) => {
      const { mergeCampaigns } = await import('../simulate/campaigns/merge.ts')
      await mergeCampaigns(files, json)
    })
}

const AUTO_HELP = `
Examples:
  lychgate campaign auto --games 100 --upto 2 --json
  lychgate campaign auto --games 1000 --shard 2/8 --json > part-2.jsonl`

export function registerChronicle(program: Command): void {
  const command = program
    .command('chronicle')
    .description('tell the story of a campaign as Markdown, or as a page with its drawings')
    .argument(...NAME)
    .option('--md', 'print Markdown, as by default')
    .option('--html <file>', 'write a page that needs nothing else: time line, family tree, house')
    .option(...SAVES_OPTION)
    .addHelpText(
      'after',
      '\nExamples:\n  lychgate chronicle thole > thole.md\n  lychgate chronicle thole --html thole.html',
    )
    .action(async (name: string, { saves, md, html }: Options & { md?: boolean; html?: string }) => {
      if (md && html !== undefined) refusing(command)('--md prints and --html writes a file: choose one')
      const { tellChronicle, withCampaigns } = await import('../services/campaign.ts')
      await withCampaigns(saves, (shelf) => tellChronicle(shelf, name, { html }))
    })
}
