/** The floors in a corner of the map: how to get to each, how many rooms it has, who is there. */
import { Box } from 'ink'
import type { Region } from '../../engine/ids.ts'
import { shownRegions } from '../map/house-layout.ts'
import { glyphOf, SIGNS } from '../map/signs.ts'
import type { Scene } from '../prose/scene.ts'
import type { Glyphs } from '../theme/glyphs.ts'
import type { Run } from '../theme/roles.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { Row } from '../widgets/Row.tsx'
import { REGION_ROLES, shortRegion, whoIn } from './RegionTabs.tsx'

const NAME = 9
const MOST_PEOPLE = 2
/** Columns of mark, name, number and people. */
export const FLOORS_WIDTH = 2 + NAME + 2 + MOST_PEOPLE

export const floorsHeight = (scene: Scene): number => shownRegions(scene).length

export function FloorsTable({ scene, region }: { scene: Scene; region: Region }) {
  const glyphs = useGlyphs()
  const order = scene.regions
  const floors = shownRegions(scene).toSorted((one, other) => order.indexOf(other) - order.indexOf(one))
  return (
    <Box flexDirection="column" width={FLOORS_WIDTH}>
      {floors.map((one) => (
        <Row key={one} runs={floorRuns(scene, one, region, glyphs)} />
      ))}
    </Box>
  )
}

function floorRuns(scene: Scene, one: Region, region: Region, glyphs: Glyphs): Run[] {
  const rooms = scene.view.house.filter((tile) => tile.region === one).length
  const isHere = one === region
  const people = whoIn(scene, one, glyphs)
  return [
    { text: `${markFor(scene, one, region, glyphs)} `, role: isHere ? 'litwall' : 'door' },
    { text: shortRegion(one).padEnd(NAME), role: isHere ? 'strong' : REGION_ROLES[one] },
    { text: `${rooms}`.padEnd(2), role: 'dim' },
    ...people.slice(0, people.length > MOST_PEOPLE ? MOST_PEOPLE - 1 : MOST_PEOPLE),
    { text: people.length > MOST_PEOPLE ? '+' : '', role: 'strong' },
  ]
}

function markFor({ regions }: Scene, one: Region, region: Region, glyphs: Glyphs): string {
  if (one === region) return glyphs.pointer
  if (one === 'outside' || region === 'outside') return glyphOf(SIGNS.link, glyphs)
  return glyphOf(regions.indexOf(one) > regions.indexOf(region) ? SIGNS.up : SIGNS.down, glyphs)
}
