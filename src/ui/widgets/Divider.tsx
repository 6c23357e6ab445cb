/** A line down, one column wide. */
import { memo } from 'react'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { Rows } from './Rows.tsx'

export const Divider = memo(function Divider({ rows }: { rows: number }) {
  const { down } = useGlyphs()
  return <Rows rows={Array.from({ length: rows }, () => [{ text: down, role: 'border' as const }])} />
})
