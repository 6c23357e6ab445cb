/** One floor over the whole page. */
import type { Region } from '../../../engine/ids.ts'
import { useSize } from '../../layout/SizeProvider.tsx'
import { MapPanel } from '../../panels/MapPanel.tsx'
import { tabRuns } from '../../panels/RegionTabs.tsx'
import type { Scene } from '../../prose/scene.ts'
import { useGlyphs } from '../../theme/ThemeProvider.tsx'
import { Rule } from '../../widgets/Rule.tsx'
import type { Looking } from './looking.ts'

interface OneFloorProps {
  scene: Scene
  looking: Looking
  region: Region
  height: number
}

export function OneFloor({ scene, looking, region, height }: OneFloorProps) {
  const { columns } = useSize()
  return (
    <>
      <Rule width={columns} title={tabRuns(scene, region, useGlyphs())} />
      <MapPanel
        scene={scene}
        region={region}
        width={columns}
        height={Math.max(0, height - 1)}
        zoom={looking.zoom}
        pan={looking.pan}
        centred
      />
    </>
  )
}
