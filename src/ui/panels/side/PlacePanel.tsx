/** The room about to be laid: what it is, the ways it can lie, and what the one picked joins. The map shows it in place. */
import { Box } from 'ink'
import { roomName } from '../../prose/names.ts'
import type { Scene } from '../../prose/scene.ts'
import { type Placing, placingSentence } from '../../store/placing.ts'
import { sentencesFitting } from '../../text/runs.ts'
import { wrap } from '../../text/width.ts'
import type { Run } from '../../theme/roles.ts'
import { useGlyphs } from '../../theme/ThemeProvider.tsx'
import { Prose } from '../../widgets/Prose.tsx'
import { Row } from '../../widgets/Row.tsx'
import { SKETCH, TileSketch } from '../../widgets/TileSketch.tsx'

interface PlacePanelProps {
  scene: Scene
  placing: Placing
  /** Which way is picked, from 0. */
  picked: number
  width: number
  rows: number
}

const GAP = 1

export function PlacePanel({ scene, placing, picked, width, rows }: PlacePanelProps) {
  const { cards } = useGlyphs()
  const { symbols, prose } = scene.catalog.tiles[placing.tile]!
  const title: Run[] = [
    { text: roomName(scene, placing.tile), role: 'strong' },
    ...symbols.map(
      (symbol): Run => ({ text: `  ${cards[symbol]} ${symbol}`.replace('   ', '  '), role: symbol }),
    ),
  ]
  const sentence = placingSentence(scene, placing.ways[picked]!)
  const told = wrap(sentence, width).length
  const { isSmall, height } = sketchesFor(placing.ways.length, width, rows - told - 1)
  const look = prose?.look ?? ''
  const spare = rows - 1 - told - height - 2
  return (
    <Box flexDirection="column" width={width} height={rows} flexShrink={0}>
      <Row runs={title} />
      {look && spare > 0 && (
        <Prose width={width} role="littext" italic>
          {sentencesFitting(look, width, Math.min(5, spare)).join(' ')}
        </Prose>
      )}
      {spare >= 0 && <Box height={1} flexShrink={0} />}
      <Box flexWrap="wrap" columnGap={GAP} width={width} flexShrink={0}>
        {placing.ways.map(({ doors, degrees }, n) => (
          <TileSketch
            key={degrees}
            doors={doors}
            label={`${n + 1}`}
            isPicked={n === picked}
            isSmall={isSmall}
          />
        ))}
      </Box>
      {spare >= 0 && <Box height={1} flexShrink={0} />}
      <Prose width={width}>{sentence}</Prose>
    </Box>
  )
}

/** Large plans where they find room; how many rows they take. */
function sketchesFor(many: number, width: number, rows: number): { isSmall: boolean; height: number } {
  const heightOf = ({ width: wide, height }: { width: number; height: number }): number =>
    Math.ceil(many / Math.max(1, Math.floor((width + GAP) / (wide + GAP)))) * height
  const large = heightOf(SKETCH.large)
  return large + 2 <= rows
    ? { isSmall: false, height: large }
    : { isSmall: true, height: heightOf(SKETCH.small) }
}
