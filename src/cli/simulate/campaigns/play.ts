// One campaign between computers. It is its seed, and nothing of it is kept but what it reached.
import { type Box, newBox } from '../../../campaign/box.ts'
import { deal, nextChapter } from '../../../campaign/deal.ts'
import { fold } from '../../../campaign/fold.ts'
import { advance, newGame, nextSeat, type State } from '../../../engine/game.ts'
import { brokenInvariants } from '../../../engine/invariants.ts'
import type { Catalog } from '../../../engine/language/defs.ts'
import { seating } from '../game.ts'
import { Players } from '../players.ts'
import type { Done } from '../work.ts'
import type { CampaignPlan } from './settings.ts'

/** One game's line; nothing in it may depend on the machine. */
export interface SittingLine {
  campaign: string
  chapter: number
  seats: number
  haunt: number | null
  winner: string | null
  entry: number | null
  rounds: number
  decisions: number
  ledger: Box['ledger']
  /** The length of the box as JSON. */
  box: number
  exception?: string
  broken?: string[]
}

export interface PlayedCampaign extends Done {
  lines: SittingLine[]
  /** It was played to its last chapter. */
  ended: boolean
  entries: number[]
  doors: string[]
}

/** Far more than any game needs, so a game that reaches it is in a loop. */
const MOST_DECISIONS = 20_000

/** Yields after every choice. An exception ends only its own campaign. */
export function* campaignSteps(
  catalog: Catalog,
  plan: CampaignPlan,
  game: number,
): Generator<void, PlayedCampaign, void> {
  const lines: SittingLine[] = []
  const seats = seating(catalog, plan.seed, plan.seats)
  let box = newBox(catalog, plan.seed)
  for (let chapter = nextChapter(catalog, box); chapter && chapter.number <= plan.upto; ) {
    const line = emptyLine(plan, chapter.number)
    lines.push(line)
    try {
      const { state } = newGame(catalog, deal(catalog, box, { chapter: chapter.number, seats }))
      yield* playOut(catalog, state, plan, line)
      box = fold(box, state)
      note(line, state, box)
    } catch (error) {
      line.exception = error instanceof Error ? error.message : String(error)
    }
    if (line.exception !== undefined || line.broken) break
    chapter = nextChapter(catalog, box)
  }
  return { game, lines, ended: box.sitting > plan.upto, entries: [...box.read], doors: [...box.doors] }
}

const emptyLine = ({ seed, seats }: CampaignPlan, chapter: number): SittingLine => ({
  campaign: seed,
  chapter,
  seats,
  haunt: null,
  winner: null,
  entry: null,
  rounds: 0,
  decisions: 0,
  ledger: {},
  box: 0,
})

export const lostCampaign = (plan: CampaignPlan, game: number, because: string): PlayedCampaign => ({
  game,
  lines: [{ ...emptyLine(plan, 0), exception: `The worker playing it died: ${because}` }],
  ended: false,
  entries: [],
  doors: [],
})

function* playOut(catalog: Catalog, state: State, plan: CampaignPlan, line: SittingLine): Generator<void> {
  const levels = { ai: plan.level, heroes: null, traitor: null, seats: {} }
  const seed = `${plan.seed}/${line.chapter}`
  const players = new Players(catalog, { seed, levels, seats: plan.seats }, {})
  while (state.phase !== 'over') {
    if (line.decisions === MOST_DECISIONS) throw new Error(`no end after ${line.decisions} decisions`)
    const seat = nextSeat(state)!
    const key = players.answer(state, seat, ++line.decisions)
    const progress = advance(catalog, state, seat, key)
    if ('refusal' in progress) throw new Error(`${key} was chosen and then refused`)
    players.watch(state, progress.happenings)
    const broken = plan.check ? brokenInvariants(catalog, state) : []
    if (broken.length > 0) {
      line.broken = broken
      throw new Error(broken.join('; '))
    }
    yield
  }
}

function note(line: SittingLine, { haunt, outcome, round }: State, box: Box): void {
  line.haunt = haunt?.number ?? null
  line.winner = outcome?.winner ?? null
  line.entry = box.endings.at(-1)?.entry ?? null
  line.rounds = round
  line.ledger = { ...box.ledger }
  line.box = JSON.stringify(box).length
}
