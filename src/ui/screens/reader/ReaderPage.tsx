/** A page to read and nothing else: it scrolls, looks for what is typed, and closes. */
import { Box } from 'ink'
import { useMemo, useState } from 'react'
import { useKey } from '../../keys/KeyProvider.tsx'
import { useSize } from '../../layout/SizeProvider.tsx'
import { usePages } from '../../store/PagesProvider.tsx'
import { firstRow, ReaderStore, type Reading } from '../../store/reader-store.ts'
import { useStore } from '../../store/store.ts'
import { type Hint, KeyHints } from '../../widgets/KeyHints.tsx'
import { Rows } from '../../widgets/Rows.tsx'
import { Rule } from '../../widgets/Rule.tsx'
import { TextField } from '../../widgets/TextField.tsx'

/** Longer lines are hard to read. */
const WIDEST = 100

export function ReaderPage({ reading }: { reading: Reading }) {
  const { columns, rows } = useSize()
  const pages = usePages()
  const [store] = useState(() => new ReaderStore(reading, () => pages.pop()))
  const { line, from } = useStore(store, (state) => state)
  const width = Math.max(1, Math.min(WIDEST, columns - 4))
  const all = useMemo(() => reading.rows(width, line.text.trim()), [reading, width, line.text])
  const height = Math.max(1, rows - 1)
  const room = Math.max(1, height - 3)
  // Keys that come before the next frame still see the rows of this one.
  useKey('page', (key) =>
    store.press(key, { length: reading.rows(width, store.get().line.text.trim()).length, room }),
  )
  const start = firstRow({ from }, { length: all.length, room })
  const end = Math.min(all.length, start + room)
  const note = all.length > room ? `${start + 1}-${end} of ${all.length}` : ''
  return (
    <Box flexDirection="column" width={columns} height={height}>
      <Rule width={columns} title={reading.title} note={note} />
      <Box flexDirection="column" height={room} paddingLeft={columns > 4 ? 2 : 0} flexShrink={0}>
        <Rows rows={all.slice(start, end)} />
      </Box>
      <TextField mark={` ${reading.ask} > `} text={line.text} at={line.at} width={columns} />
      <KeyHints hints={hintsOf(reading)} width={columns} />
    </Box>
  )
}

const hintsOf = ({ ask, tab }: Reading): Hint[] => [
  ['Up Down Space', 'read'],
  ['type', `to ${ask}`],
  ...(tab ? [['Tab', 'next'] as const] : []),
  ['Esc', 'back'],
]
