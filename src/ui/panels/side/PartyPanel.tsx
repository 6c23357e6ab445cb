/** Everybody else, with a blank row between people where there is room for it. */
import { Box } from 'ink'
import type { Explorer, Scene } from '../../prose/scene.ts'
import { Person, personHeight } from './Person.tsx'

interface PartyPanelProps {
  scene: Scene
  width: number
  rows: number
}

export function PartyPanel({ scene, width, rows }: PartyPanelProps) {
  const others = othersIn(scene)
  const height = personHeight(scene)
  const hasGaps = others.length * (height + 1) - 1 <= rows
  const many = hasGaps ? others.length : Math.floor(rows / height)
  return (
    <Box flexDirection="column" rowGap={hasGaps ? 1 : 0} width={width} flexShrink={0}>
      {others.slice(0, many).map((explorer) => (
        <Person key={explorer.id} scene={scene} explorer={explorer} width={width} />
      ))}
    </Box>
  )
}

const othersIn = ({ view }: Scene): Explorer[] => view.explorers.filter(({ id }) => id !== view.viewer)

/** Rows it takes at least, if nobody is to be left out. */
export const partyHeight = (scene: Scene): number => othersIn(scene).length * personHeight(scene)
