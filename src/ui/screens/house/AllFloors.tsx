/** Two floors above, two below; the ways between them at the right where there is room. */
import { Box } from 'ink'
import { useSize } from '../../layout/SizeProvider.tsx'
import { shownRegions } from '../../map/house-layout.ts'
import type { Zoom } from '../../map/strides.ts'
import type { Scene } from '../../prose/scene.ts'
import { FloorInHouse } from './FloorInHouse.tsx'
import { HouseLegend } from './HouseLegend.tsx'

interface AllFloorsProps {
  scene: Scene
  zoom: Zoom | null
  height: number
}

export function AllFloors({ scene, zoom, height }: AllFloorsProps) {
  const { columns } = useSize()
  const legend = columns >= 110 ? 36 : 0
  const width = columns - legend
  const regions = shownRegions(scene)
  const pairs = [regions.slice(0, 2), regions.slice(2, 4)].filter((pair) => pair.length > 0)
  return (
    <Box height={height} flexShrink={0}>
      <Box flexDirection="column" width={width} flexShrink={0}>
        {pairs.map((pair, row) => (
          <Box key={pair[0]}>
            {pair.map((region, column) => (
              <FloorInHouse
                key={region}
                scene={scene}
                region={region}
                zoom={zoom}
                width={share(width, pair.length, column)}
                height={share(height, pairs.length, row)}
              />
            ))}
          </Box>
        ))}
      </Box>
      {legend > 0 && <HouseLegend scene={scene} width={legend} height={height} />}
    </Box>
  )
}

/** Equal parts; the last one has what is left over. */
const share = (whole: number, parts: number, n: number): number =>
  Math.floor(whole / parts) + (n === parts - 1 ? whole % parts : 0)
