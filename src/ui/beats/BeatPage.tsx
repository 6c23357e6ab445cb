/** A moment that holds the game: its picture, its words, and the key that goes on. */
import { Box } from 'ink'
import { useMemo } from 'react'
import { hasRoomForArt } from '../art/night.ts'
import { platePixels } from '../art/plates.ts'
import { TEXT_PLATES } from '../art/text-plates.ts'
import { useKey } from '../keys/KeyProvider.tsx'
import { useSize } from '../layout/SizeProvider.tsx'
import type { Beat, BeatKind } from '../store/beats.ts'
import { paletteOf } from '../theme/paint.ts'
import type { Runs } from '../theme/roles.ts'
import { useTheme } from '../theme/ThemeProvider.tsx'
import { Art, type Caption } from '../widgets/Art.tsx'
import { Rows } from '../widgets/Rows.tsx'
import { beatRows } from './beat-rows.ts'

interface BeatPageProps {
  beat: Beat
  onRead: () => void
  /** Takes the choice back that led here, where that is allowed. */
  onUndo?: () => void
}

/** Columns before the text, and of it. */
const LEFT = 4
const WIDEST = 46

export function BeatPage({ beat, onRead, onUndo }: BeatPageProps) {
  const { columns, rows } = useSize()
  const { hasArt, glyphs } = useTheme()
  useKey('beat', (key) => {
    if (key.name === 'space' || key.name === 'return') onRead()
    else if (key.text === 'u') onUndo?.()
    return true
  })
  const height = Math.max(1, rows - 1)
  const isRoomy = hasRoomForArt({ columns, rows: height })
  const left = columns >= 60 ? LEFT : 1
  const width = Math.max(1, Math.min(WIDEST + (columns >= 120 ? 14 : 0), columns - left - 1))
  const room = Math.max(1, height - 2)
  const all = useMemo(() => beatRows(beat, width, glyphs), [beat, width, glyphs])
  const text = fitting(all, room)
  const top = Math.max(0, Math.min(isRoomy ? Math.floor((room - text.length) / 2) : 0, 8))
  const hint: Runs = [
    ...(onUndo
      ? [
          { text: 'u', role: 'title' as const },
          { text: ' undo   ', role: 'dim' as const },
        ]
      : []),
    { text: 'Space', role: 'title' },
    { text: `  ${beat.isPrivate ? 'hide, go on' : 'go on'}`, role: 'dim' },
  ]
  const at = { left, top, height, columns, hint, text }
  return isRoomy && hasArt ? (
    <Picture beat={beat} {...at} />
  ) : (
    <Plain beat={beat} hasPlate={isRoomy} {...at} />
  )
}

/** Blank rows go first, then the last rows. */
function fitting(rows: readonly Runs[], room: number): readonly Runs[] {
  if (rows.length <= room) return rows
  return rows.filter((runs) => runs.length > 0).slice(0, room)
}

interface ViewProps {
  beat: Beat
  left: number
  top: number
  height: number
  columns: number
  text: readonly Runs[]
  hint: Runs
}

const hintColumn = (columns: number, hint: Runs): number =>
  Math.max(0, columns - hint.reduce((sum, { text }) => sum + text.length, 0) - 3)

function Picture({ beat, left, top, height, columns, text, hint }: ViewProps) {
  const { look } = useTheme()
  const ground = paletteOf(look)!.grounds.ground[0]
  const pixels = useMemo(
    () => platePixels(beat.kind, { columns, rows: height, ground }),
    [beat.kind, columns, height, ground],
  )
  const captions: Caption[] = [
    ...text.map((runs, n) => ({ x: left, y: top + n, runs })),
    { x: hintColumn(columns, hint), y: height - 1, runs: hint },
  ]
  return <Art pixels={pixels} captions={captions} />
}

const PLATES: Readonly<Record<BeatKind, keyof typeof TEXT_PLATES | null>> = {
  'haunt-begins': null,
  'you-are-traitor': 'door',
  'you-are-hero': 'lantern',
  'you-are-alone': 'lantern',
  death: 'candle',
  rising: 'candle',
  turning: 'door',
  'last-round': null,
}

function Plain({
  beat,
  hasPlate,
  left,
  top,
  height,
  columns,
  text,
  hint,
}: ViewProps & { hasPlate: boolean }) {
  const name = PLATES[beat.kind]
  const plate = hasPlate && name ? TEXT_PLATES[name] : []
  return (
    <Box height={height} width={columns} flexDirection="column">
      <Box flexGrow={1} paddingLeft={left} paddingTop={top}>
        <Box width={Math.min(columns - left, WIDEST + 6)} flexShrink={0}>
          <Rows rows={text} />
        </Box>
        <Rows rows={plate.map((line): Runs => [{ text: line, role: 'dim' }])} />
      </Box>
      <Box paddingLeft={hintColumn(columns, hint)}>
        <Rows rows={[hint]} />
      </Box>
    </Box>
  )
}
