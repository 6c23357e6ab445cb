/** The title in letters: without colours, or without room for the picture. */
import { Box } from 'ink'
import { HILL } from '../../art/text-plates.ts'
import type { Runs } from '../../theme/roles.ts'
import { Rows } from '../../widgets/Rows.tsx'
import { TAGLINE, type TitleView } from './title-body.ts'

interface TitleTextProps extends TitleView {
  hasHill: boolean
}

export function TitleText({ columns, height, body, hasHill }: TitleTextProps) {
  const head: Runs[] = hasHill
    ? HILL.map((line): Runs => hillRuns(line))
    : [[{ text: ' L Y C H G A T E', role: 'title' }], [{ text: ` ${TAGLINE}`, role: 'dim' }], []]
  const used = body.menu.length + body.message.length + 1
  const room = height - used
  const left = hasHill && columns > 120 ? Math.floor((columns - 80) / 2) : 0
  const above = Math.max(0, Math.min(hasHill ? Math.floor((room - head.length) / 3) : 1, room - head.length))
  return (
    <Box flexDirection="column" height={height}>
      <Box flexDirection="column" flexGrow={1} paddingLeft={left} paddingTop={above}>
        <Rows rows={head.slice(0, Math.max(0, room))} />
        {room > head.length + above + 1 && <Box height={1} />}
        <Rows rows={body.menu} />
        <Rows rows={body.message} />
      </Box>
      <Rows rows={[body.foot]} />
    </Box>
  )
}

/** The name stands out, and so does the lit window. */
function hillRuns(line: string): Runs {
  const [before = '', name] = line.split(/(L Y C H G A T E|\[#\])/, 2)
  if (!name) return [{ text: line, role: 'dim' }]
  const after = line.slice(before.length + name.length)
  return [
    { text: before },
    { text: name, role: name === '[#]' ? 'warn' : 'title' },
    { text: after, role: 'dim' },
  ]
}
