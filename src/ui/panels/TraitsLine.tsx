/** The reader's traits in one line: "Speed 4  Might 6  Sanity 3!  Knowl 3". */
import { TRAITS } from '../../engine/ids.ts'
import { type Scene, viewerOf } from '../prose/scene.ts'
import { valueAt } from '../prose/traits.ts'
import { fitted } from '../text/runs.ts'
import type { Run } from '../theme/roles.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { nearness } from '../widgets/Ladder.tsx'
import { Row } from '../widgets/Row.tsx'
import { countersOf, nearMark, traitName } from './people.ts'

export function TraitsLine({ scene, width }: { scene: Scene; width: number }) {
  const { ellipsis } = useGlyphs()
  const viewer = viewerOf(scene)
  const traits = viewer
    ? TRAITS.flatMap((trait): Run[] => {
        const near = nearness(viewer.steps[trait])
        const value = `${valueAt(scene, viewer, trait)}${nearMark(viewer.steps[trait])}`
        return [
          { text: ` ${traitName(trait)} `, role: 'dim' },
          { text: value, role: near === 'good' ? 'strong' : near },
        ]
      })
    : []
  const counters = viewer
    ? countersOf(scene, viewer).map((text): Run => ({ text: `  ${text}`, role: 'warn' }))
    : []
  return <Row runs={fitted([...traits, ...counters], width, ellipsis)} />
}
