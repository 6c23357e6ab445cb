/** The ways between floors, and who is where. */
import { Box } from 'ink'
import { figureRun } from '../../map/figures.ts'
import { whereabouts } from '../../map/legend.ts'
import { glyphOf } from '../../map/signs.ts'
import { waysBetween } from '../../map/ways-between.ts'
import type { Scene } from '../../prose/scene.ts'
import { fitted } from '../../text/runs.ts'
import type { Runs } from '../../theme/roles.ts'
import { useGlyphs } from '../../theme/ThemeProvider.tsx'
import { Rows } from '../../widgets/Rows.tsx'

interface HouseLegendProps {
  scene: Scene
  width: number
  height: number
}

export function HouseLegend({ scene, width, height }: HouseLegendProps) {
  const glyphs = useGlyphs()
  const rows: Runs[] = [
    [{ text: 'WAYS BETWEEN', role: 'title' }],
    ...waysBetween(scene).map(
      ({ sign, text }): Runs => [{ text: glyphOf(sign, glyphs), role: 'door' }, { text: `  ${text}` }],
    ),
    [],
    [{ text: 'WHO IS WHERE', role: 'title' }],
    ...whereabouts(scene, glyphs).map(
      ({ figure, text }): Runs => [figureRun(figure, false), { text: `  ${text}` }],
    ),
  ]
  return (
    <Box paddingLeft={1} paddingTop={1}>
      <Rows rows={rows.slice(0, height - 1).map((runs) => fitted(runs, width - 2, glyphs.ellipsis))} />
    </Box>
  )
}
