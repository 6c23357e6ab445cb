// campaign auto: computers play whole campaigns; a campaign is its seed, and nothing of it is kept but what it reached.
import { type Box, newBox } from '../../campaign/box.ts'
import { deal, nextChapter } from '../../campaign/deal.ts'
import { fold } from '../../campaign/fold.ts'
import { advance, newGame, nextSeat, type State } from '../../engine/game.ts'
import { brokenInvariants } from '../../engine/invariants.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import type { Refuse } from '../services/fail.ts'
import { seating } from './game.ts'
import { Players } from './players.ts'
import { PLAYERS, type PlayerLevel } from './settings.ts'

export interface CampaignPlan {
  seed: string
  seats: number
  level: PlayerLevel
  upto: number
  check: boolean
}

export interface SittingLine {
  campaign: string
  chapter: number
  seats: number
  haunt: number | null
  winner: string | null
  entry: number | null
  decisions: number
  ledger: Box['ledger']
  box: number
  exception?: string
  broken?: string[]
}

export interface CampaignSummary {
  campaigns: number
  ended: number
  exceptions: number
  brokenInvariants: number
  entries: Record<string, number>
  haunts: Record<string, number>
  ledger: Record<string, Record<string, number>>
  doors: Record<string, number>
  neverReached: { entries: string[]; ledger: string[] }
}

/** Far more than any game needs, so a game that reaches it is in a loop. */
const MOST_DECISIONS = 20_000

/** Plays one campaign; a line for each of its games. An exception ends only its own campaign. */
export function* playCampaign(catalog: Catalog, plan: CampaignPlan): Generator<SittingLine, Box> {
  let box = newBox(catalog, plan.seed)
  const seats = seating(catalog, plan.seed, plan.seats)
  for (let chapter = nextChapter(catalog, box); chapter && chapter.number <= plan.upto; ) {
    const line: SittingLine = {
      campaign: plan.seed,
      chapter: chapter.number,
      seats: plan.seats,
      haunt: null,
      winner: null,
      entry: null,
      decisions: 0,
      ledger: {},
      box: 0,
    }
    try {
      const { state } = newGame(catalog, deal(catalog, box, { chapter: chapter.number, seats }))
      playOut(catalog, state, plan, line)
      if (state.phase !== 'over') throw new Error(`no end after ${line.decisions} decisions`)
      box = fold(box, state)
      line.haunt = state.haunt?.number ?? null
      line.winner = state.outcome?.winner ?? null
      line.entry = box.endings.at(-1)?.entry ?? null
      line.ledger = { ...box.ledger }
      line.box = JSON.stringify(box).length
    } catch (error) {
      line.exception = error instanceof Error ? error.message : String(error)
    }
    yield line
    if (line.exception !== undefined || line.broken) return box
    chapter = nextChapter(catalog, box)
  }
  return box
}

function playOut(catalog: Catalog, state: State, plan: CampaignPlan, line: SittingLine): void {
  const levels = { ai: plan.level, heroes: null, traitor: null, seats: {} }
  const seed = `${plan.seed}/${line.chapter}`
  const players = new Players(catalog, { seed, levels, seats: plan.seats }, {})
  while (state.phase !== 'over' && line.decisions < MOST_DECISIONS) {
    const seat = nextSeat(state)!
    const key = players.answer(state, seat, ++line.decisions)
    const progress = advance(catalog, state, seat, key)
    if ('refusal' in progress) throw new Error(`${key} was chosen and then refused`)
    players.watch(state, progress.happenings)
    const broken = plan.check ? brokenInvariants(catalog, state) : []
    if (broken.length === 0) continue
    line.broken = broken
    throw new Error(broken.join('; '))
  }
}

export class CampaignTally {
  readonly summary: CampaignSummary = {
    campaigns: 0,
    ended: 0,
    exceptions: 0,
    brokenInvariants: 0,
    entries: {},
    haunts: {},
    ledger: {},
    doors: {},
    neverReached: { entries: [], ledger: [] },
  }

  sitting({ haunt, exception, broken, ledger }: SittingLine): void {
    const { summary } = this
    if (exception !== undefined) summary.exceptions++
    if (broken) summary.brokenInvariants++
    if (haunt !== null) count(summary.haunts, String(haunt))
    for (const [line, value] of Object.entries(ledger)) {
      summary.ledger[line] ??= {}
      count(summary.ledger[line], String(value))
    }
  }

  campaign(box: Box, upto: number): void {
    this.summary.campaigns++
    if (box.sitting > upto) this.summary.ended++
    for (const entry of box.read) count(this.summary.entries, String(entry))
    for (const door of box.doors) count(this.summary.doors, door)
  }

  close({ chapters, ledger }: Catalog, upto: number): CampaignSummary {
    const { summary } = this
    const written = Object.values(chapters).filter(({ number }) => number <= upto)
    const entries = written.flatMap((chapter) => Object.keys(chapter.entries))
    summary.neverReached.entries = entries.filter((entry) => !summary.entries[entry])
    summary.neverReached.ledger = (ledger?.lines ?? []).flatMap(({ id, values }) =>
      values.filter((value) => !summary.ledger[id]?.[value]).map((value) => `${id}=${value}`),
    )
    return summary
  }
}

function count(table: Record<string, number>, key: string): void {
  table[key] = (table[key] ?? 0) + 1
}

const wholeOf = (text: unknown): number => (/^\d{1,6}$/.test(String(text)) ? Number(text) : Number.NaN)

export async function campaignAuto(
  options: Record<string, string | boolean | undefined>,
  refuse: Refuse,
): Promise<void> {
  const { loadCatalog } = await import('../../catalog/load.ts')
  const catalog = await loadCatalog()
  const last = Math.max(...Object.values(catalog.chapters).map(({ number }) => number))
  const games = wholeOf(options.games)
  if (!(games >= 1)) refuse('--games takes a number from 1')
  const upto = options.upto === undefined ? last : wholeOf(options.upto)
  if (!(upto >= 0 && upto <= last)) refuse(`--upto takes a chapter from 0 to ${last}`)
  const level = PLAYERS.find((one) => one === options.ai)
  if (level === undefined) return refuse(`--ai takes ${PLAYERS.join(', ')}`)
  const seats = options.seats === undefined ? null : wholeOf(options.seats)
  if (seats !== null && !(seats >= 3 && seats <= 5)) refuse('--seats takes a number from 3 to 5')
  const [part = 1, parts = 1] = String(options.shard ?? '1/1')
    .split('/')
    .map(wholeOf)
  if (!(part >= 1 && part <= parts)) refuse('--shard takes i/n, such as 2/3')
  const tally = new CampaignTally()
  for (let game = 1; game <= games; game++) {
    if ((game - 1) % parts !== part - 1) continue
    const plan = {
      seed: `${options.seed}/${game}`,
      seats: seats ?? 3 + (Math.floor((game - 1) / parts) % 3),
      level,
      upto,
      check: options.check === true,
    }
    const lines = playCampaign(catalog, plan)
    for (let step = lines.next(); ; step = lines.next()) {
      if (step.done) {
        tally.campaign(step.value, upto)
        break
      }
      tally.sitting(step.value)
      if (options.json) process.stdout.write(`${JSON.stringify(step.value)}\n`)
    }
  }
  const summary = tally.close(catalog, upto)
  process.stdout.write(options.json ? `${JSON.stringify({ summary })}\n` : `${linesOf(summary).join('\n')}\n`)
}

function linesOf({
  campaigns,
  ended,
  exceptions,
  brokenInvariants: broken,
  haunts,
  neverReached,
}: CampaignSummary): string[] {
  const told = Object.entries(haunts).map(([haunt, times]) => `${haunt} ${times}`)
  return [
    `${campaigns} campaigns, ${ended} to the end; ${exceptions} exceptions, ${broken} with broken invariants.`,
    `Haunts: ${told.join(', ') || 'none'}.`,
    `Entries never read: ${neverReached.entries.join(', ') || 'none'}.`,
    `Ledger values never seen: ${neverReached.ledger.join(', ') || 'none'}.`,
  ]
}
