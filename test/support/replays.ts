/** A game of the first haunt that has been played, and watching it on a stage. */
import { Playback, type Recorded, recordedAt } from '../../src/table/playback.ts'
import type { SeatPlan, Table } from '../../src/table/table.ts'
import type { Program } from '../../src/ui/tui/program.ts'
import { replayOnScreen } from '../../src/ui/tui/table-on-screen.ts'
import { titleScreen } from '../../src/ui/tui/title.ts'
import { pinnedPieces } from './pinned-pieces.ts'
import { catalog } from './plain.ts'
import { HandStage, programFor, type StageOptions } from './stage.ts'
import { playOn, someTable } from './tables.ts'

/** Alice, Bob and Cora, of whom so many are people; to the end, or so many choices of it. */
export function played(people: number, times?: number): Table {
  const seats = ['Alice', 'Bob', 'Cora'].map(
    (name, seat): SeatPlan => ({ name, by: seat < people ? 'person' : 'ai:random' }),
  )
  const options = { haunt: 1 }
  return playOn(someTable(catalog, { seed: 'watched', seats, options, pieces: pinnedPieces(options) }), times)
}

export function watching(
  recorded: Recorded = recordedAt(played(1)),
  options: StageOptions = {},
  program: Program = programFor('7'),
): HandStage {
  const stage = new HandStage(options)
  stage.open(() => titleScreen(stage.stage, program))
  return stage.open(() => replayOnScreen(stage.stage, program, 'free-7', new Playback(catalog, recorded)))
}
