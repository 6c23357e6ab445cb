/** One of several floors: its name, rooms and people over its map. */
import { Box } from 'ink'
import type { Region } from '../../../engine/ids.ts'
import { shownRegions } from '../../map/house-layout.ts'
import type { Zoom } from '../../map/strides.ts'
import { MapPanel } from '../../panels/MapPanel.tsx'
import { REGION_ROLES, whoIn } from '../../panels/RegionTabs.tsx'
import { count, REGION_NAMES } from '../../prose/names.ts'
import type { Scene } from '../../prose/scene.ts'
import type { Glyphs } from '../../theme/glyphs.ts'
import type { Run } from '../../theme/roles.ts'
import { useGlyphs } from '../../theme/ThemeProvider.tsx'
import { Rule } from '../../widgets/Rule.tsx'

interface FloorInHouseProps {
  scene: Scene
  region: Region
  zoom: Zoom | null
  width: number
  height: number
}

export function FloorInHouse({ scene, region, zoom, width, height }: FloorInHouseProps) {
  const glyphs = useGlyphs()
  const number = shownRegions(scene).indexOf(region) + 1
  return (
    <Box flexDirection="column" width={width} flexShrink={0}>
      <Rule width={width} title={floorTitle(scene, region, number, glyphs)} />
      <MapPanel scene={scene} region={region} width={width} height={height - 1} zoom={zoom} centred />
    </Box>
  )
}

function floorTitle(scene: Scene, region: Region, number: number, glyphs: Glyphs): Run[] {
  const rooms = scene.view.house.filter((tile) => tile.region === region).length
  return [
    { text: `${number} ${REGION_NAMES[region].toUpperCase()}`, role: REGION_ROLES[region] },
    { text: ` ${count(rooms, 'room')} `, role: 'dim' },
    ...whoIn(scene, region, glyphs),
  ]
}
