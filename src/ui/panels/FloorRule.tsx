/** The rule above one of several floors: its name, how many rooms it has, who is there. */
import type { Region } from '../../engine/ids.ts'
import { count, REGION_NAMES } from '../prose/names.ts'
import type { Scene } from '../prose/scene.ts'
import type { Run } from '../theme/roles.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { type Joint, Rule } from '../widgets/Rule.tsx'
import { regionInSight } from './MapPanel.tsx'
import { REGION_ROLES, whoIn } from './RegionTabs.tsx'

interface FloorRuleProps {
  scene: Scene
  /** None where the house has fewer floors than there are places for them. */
  region: Region | undefined
  width: number
  /** The line that leaves its first column. */
  kind?: Joint['kind']
  centre?: string | null
}

export function FloorRule({ scene, region, width, kind, centre = null }: FloorRuleProps) {
  const glyphs = useGlyphs()
  const joints = kind ? [{ at: 0, kind }] : []
  if (!region) return <Rule width={width} joints={joints} />
  const rooms = scene.view.house.filter((tile) => tile.region === region).length
  const isHere = region === regionInSight(scene, centre)
  const title: Run[] = [
    {
      text: ` ${REGION_NAMES[region].toUpperCase()} `,
      role: REGION_ROLES[region],
      ground: isHere ? 'lit' : 'none',
    },
    { text: `${count(rooms, 'room')} `, role: 'dim' },
    ...whoIn(scene, region, glyphs),
  ]
  return <Rule width={width} title={title} joints={joints} />
}
