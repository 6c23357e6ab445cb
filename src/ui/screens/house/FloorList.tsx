/** "2 ground floor   8 rooms, 5 unopened   @24": all there is to know where no map fits. */
import { Box } from 'ink'
import { useSize } from '../../layout/SizeProvider.tsx'
import { shownRegions } from '../../map/house-layout.ts'
import { REGION_ROLES, whoIn } from '../../panels/RegionTabs.tsx'
import { count, REGION_NAMES } from '../../prose/names.ts'
import type { Scene } from '../../prose/scene.ts'
import { fitted } from '../../text/runs.ts'
import type { Runs } from '../../theme/roles.ts'
import { useGlyphs } from '../../theme/ThemeProvider.tsx'
import { Rows } from '../../widgets/Rows.tsx'

export function FloorList({ scene, rows }: { scene: Scene; rows: number }) {
  const { columns } = useSize()
  const glyphs = useGlyphs()
  const { ellipsis } = glyphs
  const lines = shownRegions(scene).map((region, n): Runs => {
    const tiles = scene.view.house.filter((tile) => tile.region === region)
    const unopened = tiles.reduce((sum, tile) => sum + tile.unopened.length, 0)
    return [
      { text: ` ${n + 1} ${REGION_NAMES[region].padEnd(14)}`, role: REGION_ROLES[region] },
      { text: `${count(tiles.length, 'room')}, ${unopened} unopened  ` },
      ...whoIn(scene, region, glyphs),
    ]
  })
  const all: Runs[] = [[{ text: ' THE HOUSE', role: 'title' }], ...lines]
  return (
    <Box flexDirection="column" height={Math.max(0, rows)} flexShrink={0}>
      {rows > 0 && <Rows rows={all.slice(0, rows).map((runs) => fitted(runs, columns, ellipsis))} />}
    </Box>
  )
}
