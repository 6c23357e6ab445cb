/** A beat without colours, or without room for a picture: its words, a drawing in letters at the right. */
import { Box } from 'ink'
import { TEXT_PLATES } from '../art/text-plates.ts'
import type { BeatKind } from '../store/beats.ts'
import type { Runs } from '../theme/roles.ts'
import { Rows } from '../widgets/Rows.tsx'
import { WIDEST } from './beat-rows.ts'
import { type BeatView, hintColumn } from './beat-view.ts'

const PLATES: Readonly<Record<BeatKind, keyof typeof TEXT_PLATES | null>> = {
  'haunt-begins': null,
  'you-are-traitor': 'door',
  'you-are-hero': 'lantern',
  'you-are-alone': 'lantern',
  death: 'candle',
  rising: 'candle',
  turning: 'door',
  'last-round': null,
}

interface BeatTextProps extends BeatView {
  hasPlate: boolean
}

export function BeatText({ hasPlate, ...view }: BeatTextProps) {
  const { beat, left, top, height, columns, text, hint } = view
  const name = PLATES[beat.kind]
  const plate = hasPlate && name ? TEXT_PLATES[name] : []
  return (
    <Box height={height} width={columns} flexDirection="column">
      <Box flexGrow={1} paddingLeft={left} paddingTop={top}>
        <Box width={Math.min(columns - left, WIDEST + 6)} flexShrink={0}>
          <Rows rows={text} />
        </Box>
        <Rows rows={plate.map((line): Runs => [{ text: line, role: 'dim' }])} />
      </Box>
      <Box paddingLeft={hintColumn(view)}>
        <Rows rows={[hint]} />
      </Box>
    </Box>
  )
}
