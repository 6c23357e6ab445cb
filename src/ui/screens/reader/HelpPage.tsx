/** Help for this moment. */
import { useState } from 'react'
import type { Desk } from '../../commands/desk.ts'
import { useGlyphs } from '../../theme/ThemeProvider.tsx'
import { helpReading } from './help-rows.ts'
import { ReaderPage } from './ReaderPage.tsx'

export function HelpPage({ desk }: { desk: Desk }) {
  const glyphs = useGlyphs()
  const [reading] = useState(() => helpReading(desk, glyphs))
  return <ReaderPage reading={reading} />
}
