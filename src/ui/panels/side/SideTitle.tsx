/** The rule above the side: whose it is, or what stands there. */
import { type Scene, viewerOf } from '../../prose/scene.ts'
import type { Page } from '../../store/page.ts'
import { colourOf } from '../../theme/roles.ts'
import { useGlyphs } from '../../theme/ThemeProvider.tsx'
import { type Joint, Rule } from '../../widgets/Rule.tsx'
import { namedInFull } from '../people.ts'

interface SideTitleProps {
  scene: Scene
  page: Page | null
  width: number
  kind: Joint['kind']
}

export function SideTitle({ scene, page, width, kind }: SideTitleProps) {
  const { crests } = useGlyphs()
  const joints = [{ at: 0, kind }]
  const viewer = viewerOf(scene)
  // A card has its title on its own edge.
  if (page?.card) return <Rule width={width} joints={joints} />
  if (page) return <Rule width={width} title={page.title} note={page.note} joints={joints} />
  if (!viewer) return <Rule width={width} title="PARTY" joints={joints} />
  const family = colourOf(viewer)
  return (
    <Rule
      width={width}
      title={`${namedInFull(scene, viewer).toUpperCase()}, ${viewer.age}`}
      note={`${crests[family]} ${family}`}
      joints={joints}
    />
  )
}
