/** What it is about now: the haunt's numbers as bars and what wins; before it, how near the haunt is. */
import { Box } from 'ink'
import { percent } from '../../../odds/fraction.ts'
import { nextOmen } from '../../commands/odds.ts'
import { chapterIn, pauseSentence } from '../../prose/chapter.ts'
import { pageOf } from '../../prose/page.ts'
import { tracksOf } from '../../prose/progress.ts'
import { type Scene, viewerOf } from '../../prose/scene.ts'
import { sentencesFitting } from '../../text/runs.ts'
import type { Role } from '../../theme/roles.ts'
import { Styled } from '../../theme/Styled.tsx'
import { NamedBar } from '../../widgets/NamedBar.tsx'

interface GoalPanelProps {
  scene: Scene
  width: number
  rows: number
}

export function GoalPanel({ scene, width, rows }: GoalPanelProps) {
  const { bars, lines } = goalIn(scene, width, rows)
  const column = Math.max(0, ...bars.map(({ name }) => name.length))
  return (
    <Box flexDirection="column" width={width} flexShrink={0}>
      {bars.map((bar) => (
        <NamedBar key={bar.name} {...bar} width={width} column={column} />
      ))}
      {lines.map((line) => (
        <Styled key={line}>{line}</Styled>
      ))}
    </Box>
  )
}

export const goalTitle = ({ haunt, view }: Scene): string =>
  haunt ? 'GOAL' : view.decks.omen.length > 0 ? 'OMENS' : 'THE HAUNT'

export function goalHeight(scene: Scene, width: number, rows: number): number {
  const { bars, lines } = goalIn(scene, width, rows)
  return bars.length + lines.length
}

interface GoalBar {
  name: string
  value: number
  most: number | null
  role: Role
}
interface Goal {
  bars: GoalBar[]
  /** The same in words, the longest first: the first that fits is shown. */
  texts: string[]
}

/** The bars first: they are never left out. */
function goalIn(scene: Scene, width: number, rows: number): { bars: GoalBar[]; lines: string[] } {
  const { bars, texts } = scene.haunt ? hauntGoal(scene) : beforeHaunt(scene)
  const shown = bars.slice(0, Math.max(1, rows))
  const told = texts.map((text) => sentencesFitting(text, width, rows - shown.length))
  return { bars: shown, lines: told.find((lines) => lines.length > 0) ?? [] }
}

function hauntGoal(scene: Scene): Goal {
  const { haunt, view } = scene
  const bars = tracksOf(scene).map(
    ({ name, value, most, isGood }): GoalBar => ({ name, value, most, role: isGood ? 'good' : 'bad' }),
  )
  const rounds: GoalBar = { name: 'Rounds', value: view.round, most: haunt!.lastRound, role: 'warn' }
  const viewer = viewerOf(scene)
  const wins = viewer ? pageOf(scene.sentences.haunt(haunt!, viewer.team ?? 'heroes')) : []
  const text = wins
    .filter(({ part }) => part === 'win')
    .map((entry) => entry.text)
    .join(' ')
  return { bars: view.phase === 'haunt' ? [...bars, rounds] : bars, texts: [text] }
}

function beforeHaunt(scene: Scene): Goal {
  const left = scene.view.decks.omen.length
  const chapter = chapterIn(scene)
  if (chapter) {
    const found = scene.view.house.filter(({ id }) => !scene.catalog.tiles[id]!.start).length
    const last = Math.max(0, ...chapter.pause.map(({ discovered = 0 }) => discovered))
    const text = pauseSentence(scene, chapter).replace(/; \d+ found so far/, '')
    return {
      bars: last > 0 ? [{ name: 'Rooms', value: found, most: last, role: 'warn' }] : [],
      texts: last > 0 ? [text, `It begins with room ${last}.`] : [text],
    }
  }
  if (left === 0) return { bars: [], texts: ['There are no omens in this house yet.'] }
  const key = `${left}/${JSON.stringify(scene.view.explorers.map(({ cards }) => cards))}`
  if (known.key !== key) known = { key, text: omenText(scene) }
  return { bars: [{ name: 'Left', value: left, most: null, role: 'omen' }], texts: [known.text] }
}

/** Chances are exact and cost something, and a frame is drawn for every key. */
let known = { key: '', text: '' }

function omenText(scene: Scene): string {
  const { dice, wanted, chance } = nextOmen(scene).rows[0]!
  return `Next: ${dice} ${dice === 1 ? 'die' : 'dice'}, the haunt on ${wanted}: ${percent(chance)}.`
}
