// One run from the first game to the report.
import { printable } from '../../catalog/problems.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import { afterSimulation } from '../services/next-step.ts'
import { startThread } from '../services/start-thread.ts'
import { type Played, playedOf, Tally } from './findings.ts'
import { failedGame, gameSteps, newSimulator } from './game.ts'
import { many } from './report.ts'
import { gamesOf, isRandomOnly, planOf, type Settings } from './settings.ts'
import { doAll, type Work } from './work.ts'
import { canPlot, type Output, print, tell } from './write-report.ts'

export async function simulate(
  catalog: Catalog,
  settings: Settings,
  jobs: number,
  output: Output,
): Promise<void> {
  if (output.plot !== undefined && !canPlot(output.plot)) return
  const began = process.cpuUsage()
  const work = gamesToPlay(catalog, settings)
  const tally = new Tally(catalog, settings.levels)
  const take = (played: Played) => {
    tally.add(played)
    if (output.json) print({ game: played.game, ...played.result })
  }
  if (output.json) print({ settings })
  const { taken, stopCode } = await doAll(work, { take, jobs, json: output.json ?? false, unit: 'games' })
  const { user, system } = process.cpuUsage(began)
  tell(catalog, tally.findings((user + system) / 1_000_000, work.numbers.length), settings, output)
  if (stopCode === null) return sayNext(settings, output)
  process.exitCode = stopCode
  if (!isPageShown(output))
    process.stderr.write(`Stopped after ${taken} of ${many(work.numbers.length, 'game')}.\n`)
}

/** Authors of a pack are told the step that comes after this one. */
function sayNext({ haunt, levels }: Settings, { json, pack }: Output): void {
  if (pack === undefined || json || process.exitCode !== undefined) return
  process.stdout.write(`${afterSimulation(pack, haunt, isRandomOnly(levels)).map(printable).join('\n')}\n`)
}

/** A page on the terminal says that it is incomplete; JSON and redirected output need a message. */
const isPageShown = ({ json }: Output): boolean => !json && process.stdout.isTTY

export function gamesToPlay(catalog: Catalog, settings: Settings): Work<Played> {
  const simulator = newSimulator(catalog)
  return {
    numbers: gamesOf(settings),
    *steps(game) {
      const result = yield* gameSteps(simulator, planOf(settings, game))
      return playedOf(simulator, game, result)
    },
    thread: () => startThread('simulate-worker', { catalog, settings }),
    lost: (game, because) => ({
      game,
      result: failedGame(planOf(settings, game), `The worker playing it died: ${because}`),
      ran: [],
      times: {},
    }),
  }
}
