// Plays games in this process, yielding regularly so that Ctrl-C and progress work.
import { setImmediate } from 'node:timers/promises'
import type { Catalog } from '../../engine/language/defs.ts'
import type { Played } from './findings.ts'
import { type GameResult, gameSteps, newSimulator, type Simulator } from './game.ts'
import { planOf, type Settings } from './settings.ts'

export interface Run {
  catalog: Catalog
  settings: Settings
  games: readonly number[]
  onPlayed: (played: Played) => void
  signal: AbortSignal
}

const AT_WORK_MS = 50

export async function playHere({ catalog, settings, games, onPlayed, signal }: Run): Promise<void> {
  const simulator = newSimulator(catalog)
  let rested = performance.now()
  for (const game of games) {
    const steps = gameSteps(simulator, planOf(settings, game))
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        onPlayed(playedOf(simulator, game, step.value))
        break
      }
      if (performance.now() - rested < AT_WORK_MS) continue
      await setImmediate()
      if (signal.aborted) return
      rested = performance.now()
    }
  }
}

/** Collects the traces since the last game. */
export function playedOf(simulator: Simulator, game: number, result: GameResult): Played {
  const { lists, times } = simulator
  simulator.times = {}
  return { game, result, ran: lists.takeFresh(), times }
}
