/** Text in a role. Strings are cleaned here: people write names, and a name must not become an order to the terminal. */
import { Text, type TextProps } from 'ink'
import { printable } from '../prose/clean.ts'
import type { Ground, Role } from './roles.ts'
import { useTheme } from './ThemeProvider.tsx'

interface StyledProps {
  role?: Role
  ground?: Ground
  italic?: boolean
  wrap?: TextProps['wrap']
  children: string | number
}

export function Styled({ role = 'text', ground = 'none', italic = false, wrap, children }: StyledProps) {
  const { paint } = useTheme()
  return (
    <Text {...paint(role, ground, italic)} {...(wrap && { wrap })}>
      {printable(String(children))}
    </Text>
  )
}
