/** The column beside the map while nothing else stands there: the reader, the room, the goal, the others. */
import { Box } from 'ink'
import { memo } from 'react'
import type { TableLayout } from '../../layout/table-layout.ts'
import { type Scene, viewerOf } from '../../prose/scene.ts'
import { GoalPanel, goalTitle } from './GoalPanel.tsx'
import { HerePanel, hereTitle } from './HerePanel.tsx'
import { PartyPanel } from './PartyPanel.tsx'
import { SideSection } from './SideSection.tsx'
import { sidePlan } from './side-plan.ts'
import { YouPanel } from './YouPanel.tsx'

interface SidePanelsProps {
  scene: Scene
  layout: TableLayout
  rows: number
}

export const SidePanels = memo(function SidePanels({ scene, layout, rows }: SidePanelsProps) {
  const { text: width, side, mode } = layout
  const { you, here, goal, party } = sidePlan(scene, width, rows)
  const frame = { width: side, inset: mode === 'large' ? 2 : 1 }
  const viewer = viewerOf(scene)
  const team = scene.haunt && scene.haunt.team.kind !== 'everyone' ? (viewer?.team ?? '') : ''
  if (!viewer)
    return (
      <SideSection rows={party} {...frame}>
        <PartyPanel scene={scene} width={width} rows={party} />
      </SideSection>
    )
  return (
    <Box flexDirection="column" height={rows} width={side} flexShrink={0}>
      <SideSection rows={you} {...frame}>
        <YouPanel scene={scene} width={width} rows={you} />
      </SideSection>
      <SideSection title={`HERE  ${hereTitle(scene)}`} rows={here} {...frame}>
        <HerePanel scene={scene} width={width} rows={here} />
      </SideSection>
      <SideSection title={goalTitle(scene)} note={team} rows={goal} {...frame}>
        <GoalPanel scene={scene} width={width} rows={goal} />
      </SideSection>
      {party > 0 && (
        <SideSection title="PARTY" rows={party} {...frame}>
          <PartyPanel scene={scene} width={width} rows={party} />
        </SideSection>
      )}
    </Box>
  )
})
