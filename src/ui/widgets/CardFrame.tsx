/** A card: a double frame in the colour of its kind, the kind as a label on the upper edge. */
import { Box } from 'ink'
import type { ReactNode } from 'react'
import { runsWidth } from '../text/runs.ts'
import { widthOf } from '../text/width.ts'
import type { Glyphs } from '../theme/glyphs.ts'
import type { Role, Run, Runs } from '../theme/roles.ts'
import { useTheme } from '../theme/ThemeProvider.tsx'
import { Row } from './Row.tsx'
import { Rows } from './Rows.tsx'

export type FrameKind = 'event' | 'item' | 'omen' | 'plain'

interface CardFrameProps {
  kind: FrameKind
  /** The label: "OMEN". */
  title: string
  /** At the right of the upper edge: "5 of 12". */
  note?: string
  width: number
  height: number
  children: ReactNode
}

export function CardFrame({ kind, title, note = '', width, height, children }: CardFrameProps) {
  const { paint, glyphs } = useTheme()
  const role = frameRole(kind)
  const inside = Math.max(0, height - 2)
  const side: Runs[] = Array.from({ length: inside }, () => [
    { text: glyphs.double.down, role, ground: 'card' },
  ])
  const { backgroundColor } = paint('text', 'card')
  return (
    <Box flexDirection="column" width={width} height={height} flexShrink={0}>
      <Row runs={upperEdge({ kind, title, note, width }, glyphs)} />
      <Box height={inside} width={width} flexShrink={0}>
        <Rows rows={side} />
        <Box
          width={Math.max(0, width - 2)}
          height={inside}
          flexShrink={0}
          flexDirection="column"
          paddingX={1}
          {...(backgroundColor && { backgroundColor })}
        >
          {children}
        </Box>
        <Rows rows={side} />
      </Box>
      <Row runs={[{ text: edge(glyphs, 3, 9, width), role, ground: 'card' }]} />
    </Box>
  )
}

/** Columns for text inside a card. */
export const cardText = (width: number): number => Math.max(0, width - 4)

const frameRole = (kind: FrameKind): Role => (kind === 'plain' ? 'border' : kind)

const edge = ({ double: { joints, across } }: Glyphs, left: number, right: number, width: number): string =>
  `${joints[left]}${across.repeat(Math.max(0, width - 2))}${joints[right]}`

type Edge = Pick<CardFrameProps, 'kind' | 'title' | 'width'> & { note: string }

function upperEdge({ kind, title, note, width }: Edge, glyphs: Glyphs): Runs {
  const role = frameRole(kind)
  const mark = kind === 'plain' ? '' : glyphs.cards[kind]
  const label: Run = {
    text: ` ${mark ? `${mark} ` : ''}${title} `,
    role: 'chip',
    ground: kind === 'plain' ? 'chip-title' : `chip-${kind}`,
  }
  const line = edge(glyphs, 6, 12, width)
  const isNoted = note !== '' && runsWidth([label]) + widthOf(note) + 7 <= width
  const end = isNoted ? widthOf(note) + 4 : 0
  const border = (text: string): Run => ({ text, role, ground: 'card' })
  return [
    border(line.slice(0, 2)),
    label,
    border(line.slice(2 + runsWidth([label]), width - end)),
    ...(isNoted ? [border(` ${note} ${line.slice(width - 2)}`)] : []),
  ]
}
