/** What has been read out in a campaign, as an open book: two pages side by side where there is room. */
import { Box } from 'ink'
import { useMemo, useState } from 'react'
import { useKey } from '../keys/KeyProvider.tsx'
import { useSize } from '../layout/SizeProvider.tsx'
import type { Book } from '../store/book.ts'
import { runsWidth } from '../text/runs.ts'
import type { Runs } from '../theme/roles.ts'
import { useTheme } from '../theme/ThemeProvider.tsx'
import { Rows } from '../widgets/Rows.tsx'
import { bookPages, bookRows } from './book-rows.ts'

interface BookPageProps {
  book: Book
  onRead: () => void
}

/** Columns of a page at most, its margins included, and from where on two lie side by side. */
const WIDEST = 58
const TWO_FROM = 76
/** Rows of paper at most, and of a page that is not broken off before its foot. */
const TALLEST = 36
const LEAST = 12

export function BookPage({ book, onRead }: BookPageProps) {
  const { columns, rows } = useSize()
  const { hasGrounds, glyphs } = useTheme()
  const [turned, setTurned] = useState(0)
  const sides = columns >= TWO_FROM ? 2 : 1
  const width = Math.min(WIDEST, Math.floor((columns - (sides === 2 ? 5 : 2)) / sides))
  const height = Math.max(3, Math.min(TALLEST, rows - 4))
  const margin = width >= 30 ? 3 : 1
  const pages = useMemo(() => {
    const look = { width: width - 2 * margin, glyphs }
    const roles = hasGrounds
      ? ({ ink: 'ink', rubric: 'rubric' } as const)
      : ({ ink: 'text', rubric: 'title' } as const)
    return spreadOut(bookRows(book, { ...look, ...roles }), sides, height - 2)
  }, [book, width, margin, height, sides, glyphs, hasGrounds])
  const spreads = Math.max(1, Math.ceil(pages.length / sides))
  const at = Math.min(turned, spreads - 1)
  const isLast = at === spreads - 1
  useKey('beat', (key) => {
    if (key.name === 'space' || key.name === 'return' || key.name === 'right') {
      if (isLast) onRead()
      else setTurned(at + 1)
    } else if (key.name === 'left' || key.name === 'backspace') setTurned(Math.max(0, at - 1))
    return true
  })
  const shown = Array.from({ length: sides }, (_, n) => pages[at * sides + n] ?? [])
  const paper = { width, margin, height, isPaper: hasGrounds }
  const hint: Runs = [
    { text: 'Space', role: 'title' },
    { text: isLast ? '  go on' : '  turn the page', role: 'dim' },
    ...(spreads > 1 ? [{ text: `   ${at + 1}/${spreads}`, role: 'dim' as const }] : []),
  ]
  return (
    <Box
      height={Math.max(1, rows - 1)}
      width={columns}
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
    >
      <Box>
        {shown.map((page, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place in the book
          <Box key={n}>
            {n > 0 && <Rows rows={spine(height, hasGrounds, glyphs.down)} />}
            <Box width={width}>
              <Rows rows={onPaper(page, paper)} />
            </Box>
          </Box>
        ))}
      </Box>
      <Box marginTop={1}>
        <Rows rows={[hint]} />
      </Box>
    </Box>
  )
}

/** What fits on one spread fills both of its pages. */
function spreadOut(rows: readonly Runs[], sides: number, height: number): Runs[][] {
  const even = bookPages(rows, Math.max(LEAST, Math.ceil(rows.length / sides) + 1))
  const fits = even.length <= sides && even.every((page) => page.length <= height)
  return fits ? even : bookPages(rows, height)
}

const spine = (height: number, isPaper: boolean, line: string): Runs[] =>
  Array.from({ length: height }, () => [
    isPaper ? { text: line, role: 'ink', ground: 'paper' } : { text: line, role: 'border' },
  ])

interface Paper {
  width: number
  margin: number
  height: number
  isPaper: boolean
}

/** The rows of a page with its margins, filled up to its width and height. */
function onPaper(rows: readonly Runs[], { width, margin, height, isPaper }: Paper): Runs[] {
  const blank = (columns: number) => ({ text: ' '.repeat(Math.max(0, columns)), role: 'ink' as const })
  const laid = Array.from({ length: height }, (_, y): Runs => {
    const row = rows[y - 1] ?? []
    return [blank(margin), ...row, blank(width - margin - runsWidth(row))]
  })
  if (!isPaper)
    return laid.map((row) =>
      row.map(({ text, role, ...rest }) => ({ ...rest, text, role: role === 'ink' ? 'text' : role! })),
    )
  return laid.map((row) => row.map((run) => (run.ground ? run : { ...run, ground: 'paper' as const })))
}
