/** How far a replay has come: a bar, and "choice 41 of 212". */
import { nameOf, owned } from '../../prose/names.ts'
import type { ReplayState } from '../../store/replay-store.ts'
import type { Glyphs } from '../../theme/glyphs.ts'
import type { Run } from '../../theme/roles.ts'
import { useGlyphs } from '../../theme/ThemeProvider.tsx'
import { Row } from '../../widgets/Row.tsx'

const LONGEST_BAR = 60

export function PositionBar({ state, width }: { state: ReplayState; width: number }) {
  const glyphs = useGlyphs()
  const text = positionText(state)
  const room = Math.min(LONGEST_BAR, width - text.length - 6)
  const told: Run = { text, role: 'strong' }
  return (
    <Row
      runs={
        room < 6
          ? [{ text: ' ' }, told]
          : [{ text: ' ' }, ...barOf(state, room, glyphs), { text: '  ' }, told]
      }
    />
  )
}

/** "[####....H.....]": what has been played, and where the haunt begins. */
function barOf({ at, last, haunt }: ReplayState, room: number, { bar }: Glyphs): Run[] {
  const cellOf = (n: number) => Math.min(room - 1, Math.floor((n * room) / Math.max(1, last)))
  const played = at === last ? room : cellOf(at)
  const there = haunt === null ? -1 : cellOf(haunt)
  return Array.from({ length: room }, (_, n): Run => {
    if (n === there) return { text: 'H', role: 'bad' }
    return n < played ? { text: bar.full, role: 'warn' } : { text: bar.empty, role: 'empty' }
  })
}

/** "choice 41 of 212, round 3, Ned's turn". */
export function positionText({ scene, at, last }: ReplayState): string {
  const { outcome, turn, round } = scene.view
  const whose = turn.who === null ? '' : `, ${owned(nameOf(scene, turn.who))} turn`
  return `choice ${at} of ${last}, round ${round}${outcome ? ', the end' : whose}`
}
