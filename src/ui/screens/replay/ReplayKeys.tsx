/** The keys of a replay, in one row. */
import { REPLAY_KEYS, shownKey } from '../../keymap.ts'
import { runsWidth } from '../../text/runs.ts'
import type { Run, Runs } from '../../theme/roles.ts'
import { Row } from '../../widgets/Row.tsx'

export const ReplayKeys = ({ width }: { width: number }) => <Row runs={replayHints(width)} />

/** As many keys as there is room for; keys and back have theirs for sure. */
function replayHints(width: number): Runs {
  const listed = REPLAY_KEYS.filter(({ short }) => short !== null)
  const runsFor = ({ keys, short }: (typeof listed)[number]): Run[] => [
    { text: ` ${shownKey(keys[0]!)}`, role: 'title' },
    { text: ` ${short} `, role: 'dim' },
  ]
  const isSure = ({ does }: (typeof listed)[number]): boolean => does === 'help' || does === 'leave'
  const sure = listed.filter(isSure).flatMap(runsFor)
  const row: Run[] = []
  for (const binding of listed) {
    const next = runsFor(binding)
    if (!isSure(binding) && runsWidth(row) + runsWidth(next) + runsWidth(sure) <= width) row.push(...next)
  }
  return [...row, ...sure]
}
