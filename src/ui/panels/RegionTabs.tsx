/** The rule under the heading: the floors, how many rooms each has and who is there; the one in sight is lit. */
import type { Region } from '../../engine/ids.ts'
import { explorerFigure, figureRun, monsterFigure } from '../map/figures.ts'
import { shownRegions } from '../map/house-layout.ts'
import { REGION_NAMES } from '../prose/names.ts'
import { findPlaced, type Scene, tileOf } from '../prose/scene.ts'
import type { Glyphs } from '../theme/glyphs.ts'
import type { Ground, Role, Run, Runs } from '../theme/roles.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { type Joint, Rule } from '../widgets/Rule.tsx'

interface RegionTabsProps {
  scene: Scene
  region: Region
  width: number
  joints?: readonly Joint[]
}

export const RegionTabs = ({ scene, region, width, joints = [] }: RegionTabsProps) => (
  <Rule width={width} title={tabRuns(scene, region, useGlyphs())} joints={joints} />
)

export const REGION_ROLES: Record<Region, Role> = {
  outside: 'regO',
  ground: 'regG',
  upper: 'regU',
  basement: 'regB',
}

export const shortRegion = (region: Region): string => REGION_NAMES[region].replace(' floor', '')

export function tabRuns(scene: Scene, region: Region, glyphs: Glyphs): Runs {
  return shownRegions(scene).flatMap((one, n): Run[] => {
    const ground: Ground = one === region ? 'lit' : 'none'
    const rooms = scene.view.house.filter((tile) => tile.region === one).length
    const gap: Run[] = n > 0 ? [{ text: '  ' }] : []
    return [
      ...gap,
      { text: ` ${shortRegion(one).toUpperCase()} `, role: REGION_ROLES[one], ground },
      { text: `${rooms} `, role: 'dim', ground },
      ...whoIn(scene, one, glyphs),
    ]
  })
}

/** Everybody on a floor, a column each. */
export function whoIn(scene: Scene, region: Region, glyphs: Glyphs): Run[] {
  const isThere = (id: string): boolean => findPlaced(scene, tileOf(scene, id) ?? '')?.region === region
  return [
    ...scene.view.explorers
      .filter(({ id, dead }) => !dead && isThere(id))
      .map((one) => figureRun(explorerFigure(scene, one, glyphs), false)),
    ...scene.view.monsters
      .filter(({ id }) => isThere(id))
      .map((monster) => figureRun(monsterFigure(scene, monster), false)),
  ]
}
