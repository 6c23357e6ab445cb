/** One of the others: who and where, then how they are and what they carry, then what the haunt counts for them. */
import { Box } from 'ink'
import { nameOf, roomName } from '../../prose/names.ts'
import { type Explorer, type Scene, tileOf } from '../../prose/scene.ts'
import { runsWidth } from '../../text/runs.ts'
import type { Run } from '../../theme/roles.ts'
import { Styled } from '../../theme/Styled.tsx'
import { useGlyphs } from '../../theme/ThemeProvider.tsx'
import { Row } from '../../widgets/Row.tsx'
import {
  carried,
  countersOf,
  familyRole,
  listFitting,
  personChip,
  stateOf,
  surnameOf,
  traitRuns,
} from '../people.ts'

interface PersonProps {
  scene: Scene
  explorer: Explorer
  width: number
}

/** Columns of the mark; lines below the name begin behind it. */
const INDENT = 5

/** Rows that `Person` takes: a row for each of its children. */
export const personHeight = ({ haunt }: Scene): number => ((haunt?.counters.length ?? 0) > 0 ? 3 : 2)

export function Person({ scene, explorer, width }: PersonProps) {
  const glyphs = useGlyphs()
  const isTurn = scene.view.turn.who === explorer.id
  const state = stateOf(explorer)
  const who: Run[] = [
    { text: isTurn ? glyphs.pointer : ' ', role: 'litwall' },
    personChip(scene, explorer, glyphs),
    { text: ` ${nameOf(scene, explorer.id)}`, role: familyRole(explorer) },
    { text: ` ${surnameOf(scene, explorer)}`, role: 'dim' },
    { text: state ? ` ${state}` : '', role: 'bad' },
  ]
  const traits = traitRuns(scene, explorer, glyphs)
  const counters = countersOf(scene, explorer)
  return (
    <Box flexDirection="column" width={width} flexShrink={0}>
      <Box justifyContent="space-between">
        <Row runs={who} />
        <Styled>{whereIs(scene, explorer, width - runsWidth(who) - 1)}</Styled>
      </Box>
      <Box paddingLeft={INDENT}>
        <Row runs={traits} />
        <Styled role="item">
          {` ${listFitting(carried(scene, explorer), width - INDENT - runsWidth(traits) - 1)}`}
        </Styled>
      </Box>
      {counters.length > 0 && (
        <Box paddingLeft={INDENT}>
          <Styled role="warn">{counters.join('  ')}</Styled>
        </Box>
      )}
    </Box>
  )
}

/** The whole name of the room, the short one, or nothing. */
function whereIs(scene: Scene, { id }: Explorer, room: number): string {
  const tile = tileOf(scene, id)
  if (!tile) return ''
  return [roomName(scene, tile), scene.catalog.tiles[tile]!.short].find((name) => name.length <= room) ?? ''
}
