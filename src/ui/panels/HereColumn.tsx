/** The room alone, where there is no side. */
import { Box } from 'ink'
import type { Scene } from '../prose/scene.ts'
import { Styled } from '../theme/Styled.tsx'
import { HerePanel, hereTitle } from './side/HerePanel.tsx'

export function HereColumn({ scene, width, rows }: { scene: Scene; width: number; rows: number }) {
  return (
    <Box flexDirection="column" width={width} paddingTop={1} flexShrink={0}>
      <Styled role="title" wrap="truncate-end">
        {hereTitle(scene)}
      </Styled>
      <HerePanel scene={scene} width={width} rows={rows - 2} />
    </Box>
  )
}
