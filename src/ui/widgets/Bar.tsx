/** A bar of blocks. Bars are felt, numbers are true: the caller writes the number beside it. */
import type { Glyphs } from '../theme/glyphs.ts'
import type { Role, Runs } from '../theme/roles.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { Row } from './Row.tsx'

interface BarProps {
  value: number
  max: number
  width: number
  role?: Role
}

export const Bar = ({ value, max, width, role }: BarProps) => (
  <Row runs={barRuns(value, max, width, role, useGlyphs())} />
)

/** Something is never drawn as nothing, nor less than all as all. */
export function barRuns(
  value: number,
  max: number,
  width: number,
  role: Role = 'warn',
  { bar }: Glyphs,
): Runs {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const rounded = Math.round(share * width)
  const full = share === 0 ? 0 : share === 1 ? width : Math.min(Math.max(1, rounded), width - 1)
  return [
    { text: bar.full.repeat(full), role },
    { text: bar.empty.repeat(width - full), role: 'empty' },
  ]
}
