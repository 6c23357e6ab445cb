/** The reader: trait ladders, what the haunt counts, what they carry. Ladders are never left out. */
import { Box } from 'ink'
import { TRAITS } from '../../../engine/ids.ts'
import { type Scene, viewerOf } from '../../prose/scene.ts'
import { ladderOf, valueAt } from '../../prose/traits.ts'
import { wrap } from '../../text/width.ts'
import { Styled } from '../../theme/Styled.tsx'
import { Ladder } from '../../widgets/Ladder.tsx'
import { carried, countersOf, listFitting, traitName } from '../people.ts'

interface YouPanelProps {
  scene: Scene
  width: number
  rows: number
}

const CARRIES = 'Carries '

export function YouPanel({ scene, width, rows }: YouPanelProps) {
  const viewer = viewerOf(scene)
  if (!viewer) return null
  const { counters, things } = youIn(scene, width, rows)
  return (
    <Box flexDirection="column" width={width} flexShrink={0}>
      {TRAITS.map((trait) => (
        <Ladder
          key={trait}
          name={traitName(trait)}
          value={valueAt(scene, viewer, trait)}
          steps={ladderOf(scene, viewer, trait).steps}
          at={viewer.steps[trait]}
        />
      ))}
      {counters.map((counter) => (
        <Styled key={counter} role="strong">
          {counter}
        </Styled>
      ))}
      <Box>
        <Box flexShrink={0}>
          <Styled role="dim">{CARRIES}</Styled>
        </Box>
        <Box flexDirection="column">
          {things.map((line) => (
            <Styled key={line} role={viewer.cards.length + viewer.objects.length > 0 ? 'item' : 'dim'}>
              {line}
            </Styled>
          ))}
        </Box>
      </Box>
    </Box>
  )
}

/** What there is room for below the ladders: the things in full, or as many as a line holds and the number of the rest. */
function youIn(scene: Scene, width: number, rows: number): { counters: string[]; things: string[] } {
  const viewer = viewerOf(scene)!
  const counters = countersOf(scene, viewer)
  const named = carried(scene, viewer)
  const room = Math.max(1, rows - TRAITS.length - counters.length)
  const all = wrap(named.join(', ') || 'nothing', width - CARRIES.length)
  return { counters, things: all.length <= room ? all : [listFitting(named, width - CARRIES.length)] }
}

export function youHeight(scene: Scene, width: number, rows: number): number {
  const { counters, things } = youIn(scene, width, rows)
  return TRAITS.length + counters.length + things.length
}
