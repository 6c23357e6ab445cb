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
  /** Columns of the longest name in a list of bars, so that they begin in one column. */
  column?: number
}

const NAME = 6
const BAR = { least: 4, most: 22 }

/** The bar gives way to the name and the number, which are never cut. */
export function NamedBar({ name, value, most, role, width, column = name.length }: NamedBarProps) {
  const number = most === null ? `${value}` : `${value}/${most}`
  const left = Math.max(NAME, column) + 1
  const room = Math.min(BAR.most, width - left - number.length - 1)
  return (
    <Box height={1} flexShrink={0}>
      <Styled>{room >= BAR.least ? name.padEnd(left) : `${name} `}</Styled>
      {most !== null && room >= BAR.least && (
        <>
          <Bar value={value} max={most} width={room} role={role} />
          <Styled> </Styled>
        </>
      )}
      <Styled role="strong">{number}</Styled>
    </Box>
  )
}
