/** From 170x44: all floors at once, the side, and the log as a column of its own with the hand below it. */
import { Box } from 'ink'
import { shownRegions } from '../../map/house-layout.ts'
import { FloorRule } from '../../panels/FloorRule.tsx'
import { HandPanel, handHeight } from '../../panels/HandPanel.tsx'
import { LogPanel } from '../../panels/LogPanel.tsx'
import { MapPanel } from '../../panels/MapPanel.tsx'
import { Side } from '../../panels/side/Side.tsx'
import { SideSection } from '../../panels/side/SideSection.tsx'
import { SideTitle } from '../../panels/side/SideTitle.tsx'
import { Divider } from '../../widgets/Divider.tsx'
import { Rule } from '../../widgets/Rule.tsx'
import type { SizedTable } from './Table.tsx'

/** Upper floor over the cellar, ground floor over the outside. */
const ORDER = ['upper', 'ground', 'basement', 'outside']

export const HugeTable: SizedTable = ({ scene, log, layout, page, from, map }) => {
  const { body, width, side } = layout
  const floors = shownRegions(scene).toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))
  const maps = width - 2 * side
  const left = layout.map.width
  const right = maps - left - 1
  const [upper, lower] = [layout.map.height, body - layout.map.height - 1]
  const hand = handHeight(scene, layout.text, body)
  const logRows = body - (hand > 0 ? hand + 1 : 0)
  const rule = { scene, centre: map.centre ?? null }
  const [first, second, third, fourth] = floors
  const floor = (region: typeof first, wide: number, high: number) =>
    region ? (
      <MapPanel {...map} region={region} width={wide} height={high} />
    ) : (
      <Box width={wide} height={high} flexShrink={0} />
    )
  return (
    <>
      <Box height={1} flexShrink={0}>
        <FloorRule {...rule} region={first} width={left} />
        <FloorRule {...rule} region={second} width={right + 1} kind="down" />
        <SideTitle scene={scene} page={page} width={side} kind="down" />
        <Rule width={side} title="LOG" note="^P all" joints={[{ at: 0, kind: 'down' }]} />
      </Box>
      <Box height={body} flexShrink={0}>
        <Box flexDirection="column" width={maps} flexShrink={0}>
          <Box height={upper} flexShrink={0}>
            {floor(first, left, upper)}
            <Divider rows={upper} />
            {floor(second, right, upper)}
          </Box>
          <Box height={1} flexShrink={0}>
            <FloorRule {...rule} region={third} width={left} />
            <FloorRule {...rule} region={fourth} width={right + 1} kind="both" />
          </Box>
          <Box height={lower} flexShrink={0}>
            {floor(third, left, lower)}
            <Divider rows={lower} />
            {floor(fourth, right, lower)}
          </Box>
        </Box>
        <Side scene={scene} page={page} from={from} layout={layout} rows={body} />
        <Box flexDirection="column" width={side} flexShrink={0}>
          <SideSection width={side} rows={logRows} inset={1}>
            <LogPanel lines={log} width={layout.text} rows={logRows} isLong />
          </SideSection>
          {hand > 0 && (
            <SideSection title="IN HAND" width={side} rows={hand} inset={1}>
              <HandPanel scene={scene} width={layout.text} rows={hand} />
            </SideSection>
          )}
        </Box>
      </Box>
      <Rule width={width} joints={[left, maps, maps + side].map((at) => ({ at, kind: 'up' }))} />
    </>
  )
}
