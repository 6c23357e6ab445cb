/** Keys and their meaning in a row; whole hints go from the end if there is no room. */
import { runsWidth } from '../text/runs.ts'
import type { Runs } from '../theme/roles.ts'
import { Row } from './Row.tsx'

export type Hint = readonly [key: string, does: string]

export const KeyHints = ({ hints, width }: { hints: readonly Hint[]; width: number }) => (
  <Row runs={hintRuns(hints, width)} />
)

export function hintRuns(hints: readonly Hint[], width: number): Runs {
  let all: Runs = []
  for (const [key, does] of hints) {
    const next: Runs = [
      ...all,
      { text: all.length > 0 ? '  ' : ' ' },
      { text: key, role: 'title' },
      ...(does ? [{ text: ` ${does}`, role: 'dim' as const }] : []),
    ]
    if (runsWidth(next) > width) break
    all = next
  }
  return all
}
