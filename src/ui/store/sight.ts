/** What is to be seen of one moment of a recorded game through one pair of eyes. */
import type { Seat } from '../../engine/ids.ts'
import { mayKnow } from '../../engine/view.ts'
import type { Playback } from '../../table/playback.ts'
import { LogBook, type LogLine } from '../prose/log-book.ts'
import { type Scene, sceneOf } from '../prose/scene.ts'
import { changedTiles } from './changed.ts'

export interface Sight {
  at: number
  /** Null for an onlooker's. */
  eyes: Seat | null
  scene: Scene
  log: LogLine[]
  /** Rooms in which the last choice changed something. */
  changed: ReadonlySet<string>
}

export function sightOf(playback: Playback, at: number, eyes: Seat | null): Sight {
  const table = playback.at(at)
  const scene = sceneOf(table.catalog, table.view(eyes))
  const seen = table.told
    .filter(({ n, happening }) => n === at && n > 0 && mayKnow(happening, scene.view.viewer))
    .map(({ happening }) => happening)
  // A book of its own for each moment: what was told earlier is told as it is known now, whichever way one came.
  const log = new LogBook(table).lines(scene, eyes)
  return { at, eyes, scene, log, changed: changedTiles(seen) }
}
