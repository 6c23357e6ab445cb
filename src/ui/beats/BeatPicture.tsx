/** A beat in half blocks, its words on the picture. */
import { useMemo } from 'react'
import { platePixels } from '../art/plates.ts'
import { paletteOf } from '../theme/paint.ts'
import { useTheme } from '../theme/ThemeProvider.tsx'
import { Art, type Caption } from '../widgets/Art.tsx'
import { type BeatView, hintColumn } from './beat-view.ts'

export function BeatPicture(view: BeatView) {
  const { beat, left, top, height, columns, text, hint } = view
  const { look } = useTheme()
  const ground = paletteOf(look)!.grounds.ground[0]
  const pixels = useMemo(
    () => platePixels(beat.kind, { columns, rows: height, ground }),
    [beat.kind, columns, height, ground],
  )
  const captions: Caption[] = [
    ...text.map((runs, n) => ({ x: left, y: top + n, runs })),
    { x: hintColumn(view), y: height - 1, runs: hint },
  ]
  return <Art pixels={pixels} captions={captions} />
}
