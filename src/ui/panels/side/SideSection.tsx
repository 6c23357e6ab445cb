/** A part of the column beside the map: a rule with its title, and a line down its left side. */
import { Box } from 'ink'
import type { ReactNode } from 'react'
import { Divider } from '../../widgets/Divider.tsx'
import { Rule } from '../../widgets/Rule.tsx'

interface SideSectionProps {
  /** None for the first: its title stands in the rule above the map. */
  title?: string
  note?: string
  width: number
  /** Rows below the rule. */
  rows: number
  /** Columns between the line and the text. */
  inset: number
  children: ReactNode
}

export function SideSection({ title, note = '', width, rows, inset, children }: SideSectionProps) {
  return (
    <Box flexDirection="column" width={width} flexShrink={0}>
      {title !== undefined && <Rule width={width} title={title} note={note} start="joint" />}
      <Box height={rows} flexShrink={0}>
        <Divider rows={rows} />
        <Box paddingLeft={inset} flexShrink={0}>
          {children}
        </Box>
      </Box>
    </Box>
  )
}
