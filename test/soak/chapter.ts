// G1, G2 for campaigns: killed between the last round of a chapter and the first turn of the next, at any moment or at
// any call to the disk, nothing is lost and nothing is done twice.
import type { ChildProcess } from 'node:child_process'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { newBox } from '../../src/campaign/box.ts'
import { type Campaign, Campaigns, sittingName } from '../../src/campaign/campaign-file.ts'
import { nextSitting } from '../../src/campaign/sitting.ts'
import { MINDS } from '../../src/cli/services/computer-players.ts'
import { openSaved } from '../../src/table/open-saved.ts'
import { playOn } from '../support/play-on.ts'
import { type Kill, killsAt, STRIDE, spread } from './calls.ts'
import { playPast, type Step, stepAt } from './chapter-end.ts'
import { type Check, ended, type Ground, linesOf } from './check.ts'

const NAME = 'thole'
/** A last round of random players can be long. */
const MOST_CHOICES = 30
/** Milliseconds after a step that is chosen at random. */
const LATEST = 20
/** Enough for a check of every call: the same calls are made at each choice. */
const FEW_CHOICES = 2

/** A campaign in the last round of a chapter, and all that comes until the first turn of the next is over. */
interface Ending {
  chapter: number
  folder: string
  steps: Step[]
}

/** Kills at random moments. */
export function chapterCheck(ground: Ground): Check {
  const endings = endingsOf(ground, MOST_CHOICES)
  return {
    name: 'chapter',
    promises: 'G1',
    unit: 'kills between two chapters',
    step: async (n) => {
      const ending = await endings(n)
      const acknowledged = 1 + Math.floor(ground.random() * ending.steps.length)
      const { out, err, code, folder } = await played(ground, ending, [], async (child) => {
        await linesOf(child, acknowledged)
        await new Promise((done) => setTimeout(done, ground.random() * LATEST))
        child.kill('SIGKILL')
      })
      // It was over before.
      const broken = code === 0 ? [] : await faultsIn(ground, folder, ending, out)
      if (err !== '') broken.push(err.slice(0, 200))
      rmSync(folder, { recursive: true })
      return { units: code === 0 ? 0 : 1, broken: broken.map((one) => `${one} (chapter ${ending.chapter})`) }
    },
  }
}

/** Kills at every call to the disk, before it, after it and in the middle of a write. */
export function chapterCallsCheck(ground: Ground): Check {
  const endings = endingsOf(ground, FEW_CHOICES)
  let kills: Kill[] = []
  return {
    name: 'chapter-calls',
    promises: 'G2',
    get unit() {
      return `kills at a call to the disk between two chapters (${kills.length} different)`
    },
    step: async (n) => {
      // The calls are the same for every chapter.
      const ending = await endings(0)
      if (kills.length === 0) {
        const { out, err } = await played(ground, ending, ['0', 'before'])
        if (err !== '') throw new Error(err)
        kills = spread(killsAt(JSON.parse(out.trim().split('\n').at(-1)!) as string[]))
      }
      const { call, nth, when } = kills[(n * STRIDE) % kills.length]!
      const { out, err, code, folder } = await played(ground, ending, [`${nth}`, when])
      const broken = await faultsIn(ground, folder, ending, out)
      if (code === 0) broken.push('It was not killed')
      if (err !== '') broken.push(err.slice(0, 200))
      rmSync(folder, { recursive: true })
      return { units: 1, broken: broken.map((one) => `${one} (${when} call ${nth}, ${call})`) }
    },
  }
}

/** The ending of each chapter in turn, prepared when it is first asked for. */
function endingsOf(ground: Ground, choices: number): (n: number) => Promise<Ending> {
  const endings: Ending[] = []
  const { catalog } = ground
  const folder = ground.place()
  const shelf = new Campaigns(folder, '0.1.0')
  const campaign = begin(shelf, ground)
  return async (n) => {
    const chapter = n % Object.keys(catalog.chapters).length
    for (let at = endings.length; at <= chapter; at++) {
      const from = ground.place()
      await openNext(ground, shelf, campaign)
      cpSync(folder, from, { recursive: true })
      const steps: Step[] = []
      for await (const step of playPast(at, catalog, shelf, campaign)) steps.push(step)
      const over = steps.findIndex((step) => step.at === `${at + 1} none`)
      const before = Math.max(0, over - 1 - choices)
      const copy = new Campaigns(from, '0.1.0')
      const opened = copy.open(NAME)
      if (!('campaign' in opened)) throw new Error(opened.problem.expected)
      playOn(await openNext(ground, copy, opened.campaign), before)
      endings.push({ chapter: at, folder: from, steps: steps.slice(before) })
    }
    return endings[chapter]!
  }
}

function begin(shelf: Campaigns, { catalog }: Ground): Campaign {
  const players = ['blue', 'green', 'purple'].map((family) => ({ family, by: 'person' as const }))
  const { edition } = catalog
  const campaign = {
    name: shelf.claim(NAME),
    edition,
    seed: 'crow',
    players,
    sittings: [],
    box: newBox(catalog, 'crow'),
  }
  shelf.write(campaign)
  return campaign
}

async function openNext({ catalog }: Ground, shelf: Campaigns, campaign: Campaign) {
  const next = await nextSitting(catalog, shelf, campaign, MINDS)
  if (!('table' in next)) throw new Error(JSON.stringify(next))
  return next.table
}

/** A child plays an ending in a copy of its folder. */
async function played(
  ground: Ground,
  { chapter, folder: from }: Ending,
  args: readonly string[],
  begun: (child: ChildProcess) => Promise<void> = async () => {},
) {
  const folder = ground.place()
  cpSync(from, folder, { recursive: true })
  const child = ground.child(['chapterEnd', 'CATALOG', folder, NAME, `${chapter}`, ...args])
  const [end] = await Promise.all([ended(child), begun(child)])
  return { ...end, folder }
}

async function faultsIn(
  ground: Ground,
  folder: string,
  { chapter, steps }: Ending,
  out: string,
): Promise<string[]> {
  // The last line may be torn.
  const last = out.split('\n').slice(0, -1).at(-1)
  const told = steps.findIndex(({ at }) => at === last)
  const shelf = new Campaigns(folder, '0.1.0')
  const held = shelf.hold(NAME)
  if (!('release' in held)) return ['The lock of a dead program was not taken']
  try {
    const opened = shelf.open(NAME)
    if ('problem' in opened) return [opened.problem.expected]
    const { campaign } = opened
    const found = await foundIn(ground, shelf, campaign)
    if ('problem' in found) return [found.problem]
    const at = steps.findIndex((step) => step.at === found.at)
    if (at < told || at > Math.max(0, told + 1)) return [`${last} was acknowledged, ${found.at} found`]
    const broken = steps[at]!.is === found.is ? [] : [`Another game or box after ${found.at}`]
    let reached = found
    for await (const step of playPast(chapter, ground.catalog, shelf, campaign)) {
      if (steps.find((one) => one.at === step.at)?.is !== step.is)
        broken.push(`It goes another way at ${step.at}`)
      reached = step
    }
    if (reached.at !== steps.at(-1)!.at) broken.push(`It ends at ${reached.at}`)
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /json\..*tmp$|damaged/.test(file),
    )
    return left.length === 0 ? broken : [...broken, `Left behind: ${left.join(', ')}`]
  } finally {
    held.release()
  }
}

/** What lies on the disk before anything is done about it. */
async function foundIn(
  ground: Ground,
  shelf: Campaigns,
  campaign: Campaign,
): Promise<Step | { problem: string }> {
  const games = shelf.sittingsOf(NAME)
  const name = sittingName(campaign.box.sitting)
  if (!games.names().includes(name)) return stepAt(campaign, null)
  const opened = await openSaved(async () => ground.catalog, games, name)
  return 'problem' in opened ? { problem: opened.problem.expected } : stepAt(campaign, opened.table)
}
