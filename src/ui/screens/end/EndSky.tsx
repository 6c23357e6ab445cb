/** Who has won, and the last words, under the sky of that morning. */
import { Box } from 'ink'
import { useMemo } from 'react'
import { skyPixels } from '../../art/plates.ts'
import { spaced } from '../../beats/beat-rows.ts'
import type { Ending } from '../../store/ending.ts'
import { sentencesFitting } from '../../text/runs.ts'
import { paletteOf } from '../../theme/paint.ts'
import type { Run } from '../../theme/roles.ts'
import { useTheme } from '../../theme/ThemeProvider.tsx'
import { Art, type Caption } from '../../widgets/Art.tsx'
import { Row } from '../../widgets/Row.tsx'

interface EndSkyProps {
  ending: Ending
  width: number
  rows: number
  isPictured: boolean
}

const LEFT = 3
/** Columns kept free for the house. */
const HOUSE = 26

export function EndSky({ ending, width, rows, isPictured }: EndSkyProps) {
  const { look } = useTheme()
  const room = width - LEFT - (isPictured ? HOUSE : 1)
  const title: Run = { text: spaced(ending.title), role: isPictured ? 'strong' : 'title' }
  const words = sentencesFitting(ending.words, room, rows > 3 ? 3 : 1)
  const pixels = useMemo(() => {
    const ground = paletteOf(look)?.grounds.ground[0]
    return ground === undefined ? [] : skyPixels(ending.isDawn, { columns: width, rows, ground })
  }, [look, ending.isDawn, width, rows])
  const captions: Caption[] = [
    { x: LEFT, y: 1, runs: [title] },
    ...words.map((text, n): Caption => ({ x: LEFT, y: 3 + n, runs: [{ text, italic: true }] })),
  ]
  if (isPictured) return <Art pixels={pixels} captions={captions} />
  return (
    <Box flexDirection="column" height={rows} paddingLeft={LEFT} flexShrink={0}>
      {rows > 3 && <Box height={1} flexShrink={0} />}
      <Row runs={[title]} />
      {rows > 3 && <Box height={1} flexShrink={0} />}
      {words.map((text) => (
        <Row key={text} runs={[{ text, italic: true }]} />
      ))}
    </Box>
  )
}
