/** 60x20: the reader's traits in a line, the map, the room beside it, two lines of log. */
import { Box } from 'ink'
import { HereColumn } from '../../panels/HereColumn.tsx'
import { LogPanel } from '../../panels/LogPanel.tsx'
import { MapPanel, regionInSight } from '../../panels/MapPanel.tsx'
import { RegionTabs } from '../../panels/RegionTabs.tsx'
import { PlacePanel } from '../../panels/side/PlacePanel.tsx'
import { TraitsLine } from '../../panels/TraitsLine.tsx'
import { placingIn } from '../../store/placing.ts'
import { Rule } from '../../widgets/Rule.tsx'
import type { SizedTable } from './Table.tsx'

export const SmallTable: SizedTable = ({ scene, log, layout, map, page }) => {
  const { width, text } = layout
  const { height } = layout.map
  const region = regionInSight(scene, map.centre)
  const placing = page?.question ? placingIn(scene) : null
  return (
    <>
      <TraitsLine scene={scene} width={width} />
      <RegionTabs scene={scene} region={region} width={width} />
      <Box height={height} flexShrink={0}>
        <MapPanel {...map} region={region} {...layout.map} />
        <Box paddingLeft={2}>
          {placing ? (
            <PlacePanel
              scene={scene}
              placing={placing}
              picked={page?.question?.picked ?? 0}
              width={text}
              rows={height}
            />
          ) : (
            <HereColumn scene={scene} width={text} rows={height} />
          )}
        </Box>
      </Box>
      <Rule width={width} />
      <LogPanel lines={log} width={width} rows={layout.log} />
    </>
  )
}
