/** A moment that holds the game: its picture, its words, and the key that goes on. */
import { useMemo } from 'react'
import { hasRoomForArt } from '../art/night.ts'
import { useKey } from '../keys/KeyProvider.tsx'
import { useSize } from '../layout/SizeProvider.tsx'
import type { Beat } from '../store/beats.ts'
import type { Runs } from '../theme/roles.ts'
import { useTheme } from '../theme/ThemeProvider.tsx'
import { BeatPicture } from './BeatPicture.tsx'
import { BeatText } from './BeatText.tsx'
import { beatRows, WIDEST } from './beat-rows.ts'

interface BeatPageProps {
  beat: Beat
  onRead: () => void
  /** Takes the choice back that led here, where that is allowed. */
  onUndo?: () => void
}

/** Columns before the text. */
const LEFT = 4

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
    <BeatPicture beat={beat} {...at} />
  ) : (
    <BeatText beat={beat} hasPlate={isRoomy} {...at} />
  )
}

/** Blank rows go first, then the last rows. */
function fitting(rows: readonly Runs[], room: number): readonly Runs[] {
  if (rows.length <= room) return rows
  return rows.filter((runs) => runs.length > 0).slice(0, room)
}
