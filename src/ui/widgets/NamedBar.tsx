/** A bar with its name in front and its number behind: "Nails ■■■■□□□□ 4/8". */
import { Box } from 'ink'
import type { Role } from '../theme/roles.ts'
import { Styled } from '../theme/Styled.tsx'
import { Bar } from './Bar.tsx'

interface NamedBarProps {
  name: string
  value: number
  /** Null where no number is aimed at: there is no bar then. */
  most: number | null
  role: Role
  width: number
}

const NAME = { least: 6, most: 12 }
const BAR = { least: 4, most: 22 }

export function NamedBar({ name, value, most, role, width }: NamedBarProps) {
  const column = Math.min(NAME.most, Math.max(NAME.least, name.length)) + 1
  const number = most === null ? `${value}` : `${value}/${most}`
  const room = Math.min(BAR.most, Math.max(BAR.least, width - column - number.length - 1))
  return (
    <Box height={1} flexShrink={0}>
      <Box width={column} flexShrink={0}>
        <Styled wrap="truncate-end">{name}</Styled>
      </Box>
      {most !== null && <Bar value={value} max={most} width={room} role={role} />}
      <Styled role="strong">{most === null ? number : ` ${number}`}</Styled>
    </Box>
  )
}
