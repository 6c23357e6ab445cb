/** The room the reader stands in: what it is like, where it leads, who and what is there, what it does. */
import { Box } from 'ink'
import { tileOfActor } from '../../prose/choices.ts'
import { placeProse } from '../../prose/mood.ts'
import { roomName } from '../../prose/names.ts'
import { roomRules } from '../../prose/place.ts'
import { findPlaced, type Placed, type Scene } from '../../prose/scene.ts'
import { rowsOfItems, runsWidth, sentencesFitting } from '../../text/runs.ts'
import { type Glyphs, UNICODE } from '../../theme/glyphs.ts'
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
  const { prose, exits, people, signs, rules, isCut } = hereIn(scene, tile, { width, rows, glyphs })
  return (
    <Box flexDirection="column" width={width} flexShrink={0}>
      {prose.map((line) => (
        <Styled key={line} role="littext" italic>
          {line}
        </Styled>
      ))}
      <Items items={exits} width={width} />
      <Items items={people} width={width} />
      <Items items={signs} width={width} />
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
  return hereIn(scene, tile, { width, rows }).used
}

/** Rows of all but the prose. */
export function hereFacts(scene: Scene, width: number): number {
  const tile = tileHere(scene)
  return tile ? hereIn(scene, tile, { width, rows: 1 }).facts : 1
}

const tileHere = (scene: Scene): Placed | null => findPlaced(scene, tileOfActor(scene) ?? '')

/** Rows of prose at most: it is there for the mood. */
const MOST_PROSE = 4

interface Room {
  width: number
  rows: number
  glyphs?: Glyphs
}

/** People and exits first; then what lies there and what the room does; prose is the first to give way. */
function hereIn(scene: Scene, tile: Placed, { width, rows, glyphs = UNICODE }: Room) {
  const heightOf = (items: readonly Runs[]): number => rowsOfItems(items.map(runsWidth), width)
  const all = {
    people: personItems(scene, tile.id, width, glyphs),
    exits: exitItems(scene, tile, width),
    signs: signItems(scene, tile, width, glyphs),
    rules: roomRules(scene, tile.id).map(ruleOf),
  }
  const facts =
    heightOf(all.people) +
    heightOf(all.exits) +
    heightOf(all.signs) +
    all.rules.reduce((sum, rule) => sum + ruleHeight(rule, width), 0)
  const isCut = facts > rows && rows > 1
  let left = isCut ? rows - 1 : rows
  const fitting = (items: readonly Runs[]): readonly Runs[] => {
    const kept = items.filter((_, n) => heightOf(items.slice(0, n + 1)) <= left)
    left -= heightOf(kept)
    return kept
  }
  const people = fitting(all.people)
  const exits = fitting(all.exits)
  const signs = fitting(all.signs)
  const rules = rulesFitting(all.rules, width, left)
  left -= rules.reduce((sum, rule) => sum + ruleHeight(rule, width), 0)
  const prose = sentencesFitting(placeProse(scene, tile.id), width, Math.min(MOST_PROSE, left))
  return { people, exits, signs, rules, prose, isCut, facts, used: rows - left + prose.length }
}
