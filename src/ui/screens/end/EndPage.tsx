/** The end of a game: dawn or night over the house, who did what, the night in columns, what is kept. */
import { Box } from 'ink'
import type { Scene } from '../../prose/scene.ts'
import type { Ending } from '../../store/ending.ts'
import { sentencesFitting } from '../../text/runs.ts'
import { useTheme } from '../../theme/ThemeProvider.tsx'
import { Row } from '../../widgets/Row.tsx'
import { Rule } from '../../widgets/Rule.tsx'
import { EndNight } from './EndNight.tsx'
import { EndPerson } from './EndPerson.tsx'
import { EndSky } from './EndSky.tsx'

interface EndPageProps {
  scene: Scene
  ending: Ending
  /** The last row: the seed, and what can be done now. */
  note: string
  width: number
  rows: number
}

/** Rows of the sky, with a picture or blank rows, and of the words alone. */
const SKY = { tall: 7, low: 3 } as const
/** The fewest rows with the sky, and the fewest columns with its picture. */
const TALL = 19
const WIDE = 80

export function EndPage({ scene, ending, note, width, rows }: EndPageProps) {
  const { hasArt } = useTheme()
  const sky = rows >= TALL ? SKY.tall : SKY.low
  const below = rows - sky - 1 - ending.people.length - 1
  const gap = below > 8 ? 1 : 0
  return (
    <Box flexDirection="column" width={width} height={rows} flexShrink={0}>
      <EndSky ending={ending} width={width} rows={sky} isPictured={hasArt && rows >= TALL && width >= WIDE} />
      <Rule width={width} title="WHO DID WHAT" note={scene.haunt?.name ?? ''} />
      {ending.people.map((person) => (
        <EndPerson key={person.id} scene={scene} person={person} width={width} />
      ))}
      {gap > 0 && <Box height={gap} flexShrink={0} />}
      {below > 2 && <EndNight ending={ending} width={width} rows={below - gap} />}
      <Box flexGrow={1} />
      <Row runs={[{ text: ` ${sentencesFitting(note, width - 2, 1).join('')}`, role: 'system' }]} />
    </Box>
  )
}
