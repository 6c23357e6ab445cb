/** Commands worth trying: "try w (open the door)   EAT   n (Bearers' Rest)". */
import type { Try } from '../commands/tries.ts'
import { runsWidth } from '../text/runs.ts'
import type { Run, Runs } from '../theme/roles.ts'
import { Row } from '../widgets/Row.tsx'

interface TryLineProps {
  tries: readonly Try[]
  width: number
}

export const TryLine = ({ tries, width }: TryLineProps) => <Row runs={tryRuns(tries, width)} />

/** As many as there is room for; a hint goes before its command does. */
export function tryRuns(tries: readonly Try[], width: number): Runs {
  if (tries.length === 0) return []
  const runs: Run[] = [{ text: ' try', role: 'dim' }]
  for (const { command, hint } of tries) {
    const short: Run[] = [{ text: runs.length === 1 ? ' ' : '   ' }, { text: command, role: 'title' }]
    const next: Run[] = hint ? [...short, { text: ` (${hint})` }] : short
    const left = width - runsWidth(runs)
    if (runsWidth(next) <= left) runs.push(...next)
    else if (runsWidth(short) <= left) runs.push(...short)
    else break
  }
  return runs
}
