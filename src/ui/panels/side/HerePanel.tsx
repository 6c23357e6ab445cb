/** The room the reader stands in: what it is like, where it leads, who and what is there, what it does. */
import { Box } from 'ink'
import { tileOfActor } from '../../prose/choices.ts'
import { placeProse } from '../../prose/mood.ts'
import { roomName } from '../../prose/names.ts'
import { roomRules } from '../../prose/place.ts'
import { findPlaced, type Placed, type Scene } from '../../prose/scene.ts'
import { rowsOfItems, runsWidth, sentencesFitting } from '../../text/runs.ts'
import type { Runs } from '../../theme/roles.ts'
import { Styled } from '../../theme/Styled.tsx'
import { useGlyphs } from '../../theme/ThemeProvider.tsx'
import { Items } from '../../widgets/Items.tsx'
import { RoomRule, ruleHeight, ruleOf, rulesFitting } from '../RoomRule.tsx'
import { exitItems, personItems, signItems } from './here-items.ts'

interface HerePanelProps {
  scene: Scene
  width: number
  rows: number
}

export function HerePanel({ scene, width, rows }: HerePanelProps) {
  const glyphs = useGlyphs()
  const tile = tileHere(scene)
  if (!tile) return <Styled>Nowhere in this house.</Styled>
  const { prose, rules, isCut } = hereIn(scene, tile, width, rows)
  return (
    <Box flexDirection="column" width={width} flexShrink={0}>
      {prose.map((line) => (
        <Styled key={line} role="littext" italic>
          {line}
        </Styled>
      ))}
      <Items items={exitItems(scene, tile, width)} width={width} />
      <Items items={personItems(scene, tile.id, width, glyphs)} width={width} />
      <Items items={signItems(scene, tile, width, glyphs)} width={width} />
      {rules.map(({ word, does }) => (
        <RoomRule key={word + does} word={word} does={does} width={width} />
      ))}
      {isCut && <Styled role="dim">{`${glyphs.ellipsis} LOOK tells the rest`}</Styled>}
    </Box>
  )
}

export const hereTitle = (scene: Scene): string => {
  const tile = tileHere(scene)
  return tile ? roomName(scene, tile.id) : 'nowhere in this house'
}

/** Rows it takes, at most as many as there are. */
export function hereHeight(scene: Scene, width: number, rows: number): number {
  const tile = tileHere(scene)
  if (!tile) return 1
  const { used } = hereIn(scene, tile, width, rows)
  return Math.min(rows, used)
}

const tileHere = (scene: Scene): Placed | null => findPlaced(scene, tileOfActor(scene) ?? '')

/** Rows of prose at most: it is there for the mood. */
const MOST_PROSE = 4

/** Exits and people always; then what lies there and what the room does; prose is the first to give way. */
function hereIn(scene: Scene, tile: Placed, width: number, rows: number) {
  const many = (items: readonly Runs[]): number => rowsOfItems(items.map(runsWidth), width)
  const fixed =
    many(exitItems(scene, tile, width)) +
    many(personItems(scene, tile.id, width)) +
    many(signItems(scene, tile, width))
  const all = roomRules(scene, tile.id).map(ruleOf)
  const room = rows - fixed
  const height = all.reduce((sum, rule) => sum + ruleHeight(rule, width), 0)
  const isCut = height > room && room > 0
  const rules = isCut ? rulesFitting(all, width, room - 1) : room > 0 ? all : []
  const told = rules.reduce((sum, rule) => sum + ruleHeight(rule, width), isCut ? 1 : 0)
  const prose = sentencesFitting(placeProse(scene, tile.id), width, Math.min(MOST_PROSE, room - told))
  return { prose, rules, isCut, used: fixed + told + prose.length }
}
