/** The first line: what is played, the round, whose turn it is and how far they can go, the reader's side. */
import { nameOf } from '../prose/names.ts'
import { tracksOf } from '../prose/progress.ts'
import { findExplorer, type Scene, viewerOf } from '../prose/scene.ts'
import { runsWidth } from '../text/runs.ts'
import { cut } from '../text/width.ts'
import type { Glyphs } from '../theme/glyphs.ts'
import type { Run, Runs } from '../theme/roles.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { barRuns } from '../widgets/Bar.tsx'
import { Row } from '../widgets/Row.tsx'
import { personChip } from './people.ts'

interface HeadingProps {
  scene: Scene
  title: string
  banner: string | null
  width: number
}

export const Heading = (props: HeadingProps) => <Row runs={headingRuns(props, useGlyphs())} />

/** A name in the heading leaves room for what stands behind it. */
const LONGEST_NAME = 24

/** Parts in the order they are wanted; the last ones go first where there is no room. */
export function headingRuns({ scene, title, banner, width }: HeadingProps, glyphs: Glyphs): Runs {
  const alarm: Run[] = banner ? [{ text: banner, role: 'bad' }] : []
  const named: Run[] = [{ text: title, role: 'title' }]
  const parts: Runs[] = [
    named,
    alarm,
    turnPart(scene, glyphs),
    movesPart(scene, glyphs),
    roundPart(scene, glyphs),
    sidePart(scene),
    goalPart(scene, glyphs, width),
  ].filter((part) => part.length > 0)
  let all: Run[] = []
  for (const part of parts) {
    const next = [...all, { text: all.length > 0 ? '   ' : ' ' }, ...part]
    if (runsWidth(next) <= width) all = next
  }
  return all
}

function turnPart(scene: Scene, glyphs: Glyphs): Run[] {
  const { who } = scene.view.turn
  if (scene.view.phase === 'over') return [{ text: 'the game is over', role: 'strong' }]
  if (scene.view.phase === 'after') return [{ text: 'after the haunt', role: 'strong' }]
  if (who === null) return []
  const explorer = findExplorer(scene, who)
  return [
    { text: `${glyphs.pointer} `, role: 'litwall' },
    ...(explorer ? [personChip(scene, explorer, glyphs)] : []),
    { text: ` ${cut(nameOf(scene, who).toUpperCase(), LONGEST_NAME)}`, role: 'strong' },
  ]
}

function movesPart({ view }: Scene, glyphs: Glyphs): Run[] {
  const { who, moves, spent } = view.turn
  if (who === null || who !== view.viewer || view.outcome) return []
  if (moves === 0) return [{ text: 'no moves left', role: 'warn' }]
  const all = moves + spent
  return [
    { text: 'moves ', role: 'dim' },
    ...barRuns(moves, all, Math.min(8, all), 'warn', glyphs),
    { text: ` ${moves}/${all}`, role: 'strong' },
  ]
}

function roundPart({ haunt, view }: Scene, glyphs: Glyphs): Run[] {
  if (!haunt || view.phase !== 'haunt')
    return [
      { text: 'round ', role: 'dim' },
      { text: String(view.round), role: 'strong' },
    ]
  const isLast = view.round >= haunt.lastRound
  return [
    { text: 'round ', role: 'dim' },
    ...barRuns(view.round, haunt.lastRound, Math.min(16, haunt.lastRound), isLast ? 'bad' : 'warn', glyphs),
    { text: ` ${view.round}/${haunt.lastRound}`, role: isLast ? 'bad' : 'strong' },
  ]
}

/** Which side the reader is on, where there are sides (L-AMB-63). */
function sidePart(scene: Scene): Run[] {
  const viewer = viewerOf(scene)
  if (!viewer || scene.view.phase !== 'haunt') return []
  const name: Run = { text: ` ${scene.haunt!.name}`, role: 'title' }
  if (viewer.dead) return [{ text: ' DEAD ', role: 'chip', ground: 'chip-bad' }, name]
  if (scene.haunt!.team.kind === 'everyone')
    return [{ text: ' ALONE ', role: 'chip', ground: 'chip-warn' }, name]
  return viewer.team === 'traitor'
    ? [{ text: ' TRAITOR ', role: 'chip', ground: 'chip-bad' }, name]
    : [{ text: ' HERO ', role: 'chip', ground: 'chip-good' }, name]
}

/** Below 80 columns there is no panel for the goal. */
function goalPart(scene: Scene, _glyphs: Glyphs, width: number): Run[] {
  const [track] = width < 80 ? tracksOf(scene) : []
  if (!track) return []
  return [
    { text: `${track.name} `, role: 'dim' },
    { text: track.most === null ? `${track.value}` : `${track.value}/${track.most}`, role: 'strong' },
  ]
}
