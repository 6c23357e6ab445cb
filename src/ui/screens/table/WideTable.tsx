/** From 80x24: map and side over the log; from 110x34 with tabs for the floors. */
import { Box } from 'ink'
import { FLOORS_WIDTH, FloorsTable, floorsHeight } from '../../panels/FloorsTable.tsx'
import { LogPanel } from '../../panels/LogPanel.tsx'
import { MapPanel, regionInSight } from '../../panels/MapPanel.tsx'
import { REGION_ROLES, RegionTabs } from '../../panels/RegionTabs.tsx'
import { Side } from '../../panels/side/Side.tsx'
import { SideTitle } from '../../panels/side/SideTitle.tsx'
import { REGION_NAMES } from '../../prose/names.ts'
import { Rule } from '../../widgets/Rule.tsx'
import type { SizedTable } from './Table.tsx'

export const WideTable: SizedTable = ({ scene, log, layout, page, from, map }) => {
  const region = regionInSight(scene, map.centre)
  const { width, mode } = layout
  const hasTabs = mode === 'large'
  return (
    <>
      <Box height={1} flexShrink={0}>
        {hasTabs ? (
          <RegionTabs scene={scene} region={region} width={layout.map.width} />
        ) : (
          <Rule
            width={layout.map.width}
            title={REGION_NAMES[region].toUpperCase()}
            titleRole={REGION_ROLES[region]}
          />
        )}
        <SideTitle scene={scene} page={page} width={width - layout.map.width} kind="down" />
      </Box>
      <Box height={layout.map.height} flexShrink={0}>
        <MapPanel
          {...map}
          region={region}
          {...layout.map}
          {...(!hasTabs && {
            corner: <FloorsTable scene={scene} region={region} />,
            cornerSize: { width: FLOORS_WIDTH, height: floorsHeight(scene) },
          })}
        />
        <Side scene={scene} page={page} from={from} layout={layout} rows={layout.map.height} />
      </Box>
      <Rule width={width} title="LOG" note="^P all" joints={[{ at: layout.map.width, kind: 'up' }]} />
      <LogPanel lines={log} width={width} rows={layout.log} />
    </>
  )
}
