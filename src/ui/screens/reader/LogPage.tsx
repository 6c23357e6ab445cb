/** The whole log, by rounds; typing picks out the lines that have the words. */
import { useState } from 'react'
import { logRows } from '../../panels/LogPanel.tsx'
import { idList } from '../../prose/cite.ts'
import type { LogLine } from '../../prose/log-book.ts'
import type { Reading } from '../../store/reader-store.ts'
import type { Glyphs } from '../../theme/glyphs.ts'
import { useGlyphs } from '../../theme/ThemeProvider.tsx'
import { ReaderPage } from './ReaderPage.tsx'

export function LogPage({ lines }: { lines: () => readonly LogLine[] }) {
  const glyphs = useGlyphs()
  const [reading] = useState(() => logReading(lines(), glyphs))
  return <ReaderPage reading={reading} />
}

export const logReading = (lines: readonly LogLine[], glyphs: Glyphs): Reading => ({
  title: 'LOG',
  ask: 'filter',
  fromEnd: true,
  rows: (width, typed) => {
    const wanted = typed.toLowerCase()
    const found = lines.filter(({ text, rules, round }) =>
      `r${round} ${text} ${idList(rules, ' ')}`.toLowerCase().includes(wanted),
    )
    if (found.length === 0) return [[{ text: `No line of the log has "${typed}" in it.`, role: 'system' }]]
    return logRows(found, width, glyphs, true)
  },
})
