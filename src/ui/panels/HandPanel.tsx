/** The newest card of the reader, drawn as a card: its name, what it is like, what it does. */
import { Box } from 'ink'
import type { CardDef } from '../../engine/language/defs.ts'
import { thingName } from '../prose/names.ts'
import { type Scene, viewerOf } from '../prose/scene.ts'
import { wrap } from '../text/width.ts'
import { Styled } from '../theme/Styled.tsx'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { CardFrame, cardText } from '../widgets/CardFrame.tsx'
import { Prose } from '../widgets/Prose.tsx'
import { RoomRule, ruleHeight, ruleOf, rulesFitting } from './RoomRule.tsx'

interface HandPanelProps {
  scene: Scene
  width: number
  rows: number
}

/** The frame, the name between two blank rows, the line above the rules. */
const FRAME = 6

export function HandPanel({ scene, width, rows }: HandPanelProps) {
  const { across, ellipsis } = useGlyphs()
  const viewer = viewerOf(scene)
  const card = viewer && cardIn(scene)
  if (!card) return null
  const text = cardText(width)
  const flavour = wrap(card.flavour, text)
  const all = scene.sentences.card(card).map(ruleOf)
  const room = rows - FRAME - flavour.length
  const isCut = all.reduce((sum, rule) => sum + ruleHeight(rule, text), 0) > room
  const rules = isCut ? rulesFitting(all, text, room - 1) : all
  return (
    <CardFrame
      kind={card.kind}
      title={card.kind.toUpperCase()}
      note={viewer.cards.length > 1 ? `1 of ${viewer.cards.length}` : ''}
      width={width}
      height={rows}
    >
      <Box marginTop={1} justifyContent="center">
        <Styled role="strong" ground="card">
          {thingName(scene, card.id)}
        </Styled>
      </Box>
      <Box height={1} flexShrink={0} />
      <Prose width={text} role="littext" italic ground="card">
        {card.flavour}
      </Prose>
      <Styled role="border" ground="card">
        {across.repeat(text)}
      </Styled>
      {rules.map((rule) => (
        <RoomRule key={rule.word + rule.does} {...rule} width={text} ground="card" />
      ))}
      {isCut && <Styled role="dim" ground="card">{`${ellipsis} EXAMINE it tells the rest`}</Styled>}
    </CardFrame>
  )
}

/** Rows of the card; 0 with empty hands, or where the log would have too few left. */
export function handHeight(scene: Scene, width: number, body: number): number {
  const card = cardIn(scene)
  if (!card) return 0
  const text = cardText(width)
  const rules = scene.sentences.card(card).reduce((sum, one) => sum + ruleHeight(ruleOf(one), text), 0)
  return Math.min(FRAME + wrap(card.flavour, text).length + rules, Math.floor(body / 2))
}

function cardIn(scene: Scene): CardDef | null {
  const newest = viewerOf(scene)?.cards.at(-1)
  return newest === undefined ? null : (scene.catalog.cards[newest] ?? null)
}
