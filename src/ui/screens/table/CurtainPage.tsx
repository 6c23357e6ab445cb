/** The curtain before a private screen, opened by a seat word. Nothing of the table is drawn behind it. */
import { Box } from 'ink'
import { useKey } from '../../keys/KeyProvider.tsx'
import { useSize } from '../../layout/SizeProvider.tsx'
import type { Curtain } from '../../store/privacy.ts'
import { useStore } from '../../store/store.ts'
import type { TableStore } from '../../store/table-store.ts'
import { centred } from '../../text/runs.ts'
import { wrap } from '../../text/width.ts'
import type { Role, Runs } from '../../theme/roles.ts'
import { useTheme } from '../../theme/ThemeProvider.tsx'
import { Rows } from '../../widgets/Rows.tsx'
import { TextField } from '../../widgets/TextField.tsx'

const WIDEST = 76

export function CurtainPage({ store, curtain }: { store: TableStore; curtain: Curtain }) {
  const { columns, rows } = useSize()
  const { glyphs, paint } = useTheme()
  const news = useStore(store, (state) => state.curtainNews)
  useKey('curtain', store.pressCurtain)
  const width = Math.max(1, Math.min(WIDEST, columns))
  const lines = curtainRows({ ...curtain, news }, Math.max(1, width - 4))
  const room = Math.max(1, rows - 1)
  const hasFrame = room > lines.length + 3 && columns >= 20
  const field = { mark: '> ', text: curtain.line.text, at: curtain.line.at, mask: true }
  if (!hasFrame)
    return (
      <Box flexDirection="column" height={room} justifyContent="flex-end">
        <Rows rows={lines.slice(0, Math.max(0, room - 1))} />
        <TextField {...field} width={columns} />
      </Box>
    )
  const { color } = paint('border')
  return (
    <Box height={room} width={columns} alignItems="center" justifyContent="center">
      <Box
        width={width}
        flexDirection="column"
        borderStyle={glyphs.isAscii ? 'classic' : 'round'}
        {...(color && { borderColor: color })}
        paddingX={1}
        flexShrink={0}
      >
        <Rows rows={lines} />
        <TextField {...field} width={width - 4} />
      </Box>
    </Box>
  )
}

interface CurtainText {
  name: string
  isNew: boolean
  message: string
  /** The haunt, if it has just begun. */
  news: string | null
}

/** The text of the curtain, and a blank row before the word. */
function curtainRows({ name, isNew, message, news }: CurtainText, width: number): Runs[] {
  const filled = (text: string, role: Role): Runs[] => wrap(text, width).map((line) => [{ text: line, role }])
  return [
    ...(news
      ? [
          centred([{ text: 'T H E   H A U N T   H A S   B E G U N', role: 'bad' }], width),
          centred([{ text: news, role: 'title' }], width),
          [],
        ]
      : []),
    ...filled(`Pass the keyboard to ${name}.`, 'strong'),
    ...filled('Everyone else, look away. Nothing stays on the screen afterwards.', 'text'),
    [],
    ...filled(
      isNew
        ? `${name}, make up a seat word: it opens your side from now on, also when you resume.`
        : `${name}, type your seat word.`,
      'text',
    ),
    ...(message ? filled(message, 'warn') : [[]]),
  ]
}
