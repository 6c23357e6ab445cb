/** One player on the last page: what they did, as far as it fits, and what became of them. */
import { Box } from 'ink'
import { namedInFull, personChip } from '../../panels/people.ts'
import { findExplorer, type Scene } from '../../prose/scene.ts'
import type { EndingPerson } from '../../store/ending.ts'
import { runsWidth } from '../../text/runs.ts'
import { colourOf, type Run } from '../../theme/roles.ts'
import { Styled } from '../../theme/Styled.tsx'
import { useGlyphs } from '../../theme/ThemeProvider.tsx'
import { Row } from '../../widgets/Row.tsx'

interface EndPersonProps {
  scene: Scene
  person: EndingPerson
  width: number
}

/** Columns of the mark and the name. */
const NAME = 24

export function EndPerson({ scene, person, width }: EndPersonProps) {
  const glyphs = useGlyphs()
  const explorer = findExplorer(scene, person.id)!
  const who: Run[] = [
    { text: ' ' },
    personChip(scene, { ...explorer, dead: false }, glyphs),
    { text: ` ${namedInFull(scene, explorer)}`, role: colourOf(explorer) },
  ]
  const fate = ` ${explorer.dead ? `${glyphs.skull} ` : ''}${person.fate} `
  const column = Math.max(NAME, runsWidth(who) + 1)
  const room = width - column - fate.length
  return (
    <Box width={width} height={1} flexShrink={0} justifyContent="space-between">
      <Box>
        <Box width={column} flexShrink={0}>
          <Row runs={who} />
        </Box>
        <Styled>{deedsFitting(person.deeds, room)}</Styled>
      </Box>
      <Box flexShrink={0}>
        <Styled role={person.role}>{fate}</Styled>
      </Box>
    </Box>
  )
}

/** Whole deeds, the first ones first. */
function deedsFitting(deeds: readonly string[], room: number): string {
  let text = ''
  for (const deed of deeds) {
    const next = text ? `${text}, ${deed}` : deed
    if (next.length > room) break
    text = next
  }
  return text
}
