// The findings of a run: sums over the games, unused content, and processor time.
import { addresses } from '../../engine/addresses.ts'
import { indexOf } from '../../engine/language/catalog-index.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import type { GameResult, Simulator } from './game.ts'
import type { Levels } from './settings.ts'
import { cellsOf, count, emptySummary, type Summary, settle } from './summary.ts'
import { addTimes, type PlanTimes, planTimes, type ThinkTimes } from './think-times.ts'
import { listsOf } from './watched-lists.ts'

export interface Unused {
  /** Addresses of actions nobody ever used, and of op lists that never ran. */
  actions: string[]
  ops: string[]
}

export interface Findings extends Summary {
  levels: Levels
  gamesPerSecond: number
  decisionsPerSecond: number
  /** Duration of `think` calls that made a new plan. */
  think: Record<string, PlanTimes>
  /** By haunt, of those that were played. */
  unused: Record<string, Unused>
  /** Stopped, or with games missing: this many were to be played. */
  incomplete?: { planned: number }
}

export interface Played {
  game: number
  result: GameResult
  /** Op lists that ran for the first time. */
  ran: string[]
  times: ThinkTimes
}

/** Collects the traces since the last game. */
export function playedOf(simulator: Simulator, game: number, result: GameResult): Played {
  const { lists, times } = simulator
  simulator.times = {}
  return { game, result, ran: lists.takeFresh(), times }
}

export class Tally {
  readonly summary = emptySummary()
  readonly #ran = new Set<string>()
  readonly #times: ThinkTimes = {}

  constructor(
    readonly catalog: Catalog,
    readonly levels: Levels,
  ) {}

  add({ result, ran, times }: Played): void {
    count(this.summary, result)
    this.addTraces(ran, times)
  }

  addTraces(ran: Iterable<string>, times: ThinkTimes): void {
    for (const ref of ran) this.#ran.add(ref)
    addTimes(this.#times, times)
  }

  findings(cpuSeconds: number, planned: number): Findings {
    const { summary, levels } = this
    summary.cpuSeconds = Math.round(1000 * cpuSeconds) / 1000
    settle(summary)
    const perSecond = (n: number) => (cpuSeconds > 0 ? Math.round((10 * n) / cpuSeconds) / 10 : 0)
    return {
      ...summary,
      levels,
      gamesPerSecond: perSecond(summary.games),
      decisionsPerSecond: perSecond(summary.decisions),
      think: planTimes(this.#times),
      unused: this.#unused(),
      ...(summary.games < planned && { incomplete: { planned } }),
    }
  }

  #unused(): Record<string, Unused> {
    const cells = cellsOf(this.summary)
    const haunts = [...new Set(cells.map(({ haunt }) => haunt))]
    const used = new Set(cells.flatMap(({ cell }) => Object.keys(cell.actions)))
    return Object.fromEntries(
      haunts.map((haunt) => {
        const printed = indexOf(this.catalog).printed.get(addresses.home('haunt', haunt)) ?? []
        const actions = printed.map(({ at }) => at).filter((at) => !used.has(at))
        const ops = listsOf(this.catalog, Number(haunt)).filter((ref) => !this.#ran.has(ref))
        return [haunt, { actions, ops }]
      }),
    )
  }
}
