/** A game of the first haunt that has been played, and watching it on a stage. */

import { MINDS } from '../../src/cli/services/computer-players.ts'
import { firstPieces } from '../../src/table/first-pieces.ts'
import { Playback, type Recorded, recordedAt } from '../../src/table/playback.ts'
import { openTable, type SeatPlan, type Table } from '../../src/table/table.ts'
import { replayPage } from '../../src/ui/open-table.tsx'
import { titlePage } from '../../src/ui/open-title.tsx'
import type { Program } from '../../src/ui/program.ts'
import { catalog } from './plain.ts'
import { playOn } from './play-on.ts'
import { HandScreen, programFor, type ScreenOptions } from './render-screen.tsx'

/** Alice, Bob and Cora, of whom so many are people; to the end, or so many choices of it. */
export function played(people: number, times?: number): Table {
  const seats = ['Alice', 'Bob', 'Cora'].map(
    (name, seat): SeatPlan => ({ name, by: seat < people ? 'person' : 'ai:random' }),
  )
  const options = { haunt: 1 }
  const pieces = firstPieces(options)
  return playOn(openTable(catalog, { seed: 'watched', seats, options, pieces, minds: MINDS }), times)
}

export function watching(
  recorded: Recorded = recordedAt(played(1)),
  options: ScreenOptions = {},
  program: Program = programFor('7'),
): HandScreen {
  const stage = new HandScreen(options)
  stage.open((shell) => titlePage(shell, program))
  return stage.open((shell) => replayPage(shell, program, 'free-7', new Playback(catalog, recorded)))
}
