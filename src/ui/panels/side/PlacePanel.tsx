/** The room about to be laid: what it is, the ways it can lie, and what the one picked joins. The map shows it in place. */
import { Box } from 'ink'
import { roomName } from '../../prose/names.ts'
import type { Scene } from '../../prose/scene.ts'
import { type Placing, placingSentence } from '../../store/placing.ts'
import { rowsOfItems, runsWidth, sentencesFitting } from '../../text/runs.ts'
import { wrap } from '../../text/width.ts'
import type { Run, Runs } from '../../theme/roles.ts'
import { useGlyphs } from '../../theme/ThemeProvider.tsx'
import { Items } from '../../widgets/Items.tsx'
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
  const title: Runs[] = [
    [{ text: roomName(scene, placing.tile), role: 'strong' }],
    ...symbols.map((symbol): Runs => [{ text: `${cards[symbol]} ${symbol}`.trim(), role: symbol }]),
  ]
  const sentence = placingSentence(scene, placing.ways[picked]!)
  const told = rowsOfItems(title.map(runsWidth), width) + wrap(sentence, width).length
  const sketches = sketchesFor(placing.ways.length, width, rows - told)
  const spare = rows - told - (sketches?.height ?? 1) - 2
  const look = prose?.look ?? ''
  return (
    <Box flexDirection="column" width={width} height={rows} flexShrink={0}>
      <Items items={title} width={width} />
      {look && spare > 0 && (
        <Prose width={width} role="littext" italic>
          {sentencesFitting(look, width, Math.min(5, spare)).join(' ')}
        </Prose>
      )}
      {spare >= 0 && <Box height={1} flexShrink={0} />}
      {sketches ? (
        <Box flexWrap="wrap" columnGap={GAP} width={width} flexShrink={0}>
          {placing.ways.map(({ doors, degrees }, n) => (
            <TileSketch
              key={degrees}
              doors={doors}
              label={`${n + 1}`}
              isPicked={n === picked}
              isSmall={sketches.isSmall}
            />
          ))}
        </Box>
      ) : (
        <Row runs={placing.ways.map((_, n) => wayRun(n, picked))} />
      )}
      {spare >= 0 && <Box height={1} flexShrink={0} />}
      <Prose width={width}>{sentence}</Prose>
    </Box>
  )
}

/** Where no plan finds room, the numbers alone: the map shows the room as it would lie. */
const wayRun = (n: number, picked: number): Run => ({
  text: ` ${n + 1} `,
  ...(n === picked ? { role: 'chip', ground: 'chip-title' } : { role: 'title' }),
})

/** Large plans where they find room, else small ones, else none; and how many rows they take. */
function sketchesFor(many: number, width: number, rows: number): { isSmall: boolean; height: number } | null {
  const heightOf = ({ width: wide, height }: { width: number; height: number }): number =>
    Math.ceil(many / Math.max(1, Math.floor((width + GAP) / (wide + GAP)))) * height
  const [large, small] = [heightOf(SKETCH.large), heightOf(SKETCH.small)]
  if (large + 2 <= rows) return { isSmall: false, height: large }
  return small <= rows ? { isSmall: true, height: small } : null
}
