/** What a beat shows, laid out: its rows, where they stand, and the keys that go on. */
import type { Beat } from '../store/beats.ts'
import { runsWidth } from '../text/runs.ts'
import type { Runs } from '../theme/roles.ts'

export interface BeatView {
  beat: Beat
  left: number
  top: number
  height: number
  columns: number
  text: readonly Runs[]
  hint: Runs
}

/** The column where the keys begin, at the right of the last row. */
export const hintColumn = ({ columns, hint }: BeatView): number => Math.max(0, columns - runsWidth(hint) - 3)
