/** A text filled to a width, at most so many lines of it. */
import { proseLines } from '../text/runs.ts'
import type { Ground, Role } from '../theme/roles.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { Rows } from './Rows.tsx'

interface ProseProps {
  children: string
  width: number
  lines?: number
  role?: Role
  italic?: boolean
  ground?: Ground
}

export function Prose({
  children,
  width,
  lines = Number.POSITIVE_INFINITY,
  role,
  italic,
  ground,
}: ProseProps) {
  const { ellipsis } = useGlyphs()
  const look = { ...(role && { role }), ...(italic && { italic }), ...(ground && { ground }) }
  return <Rows rows={proseLines(children, width, lines, ellipsis).map((text) => [{ text, ...look }])} />
}
