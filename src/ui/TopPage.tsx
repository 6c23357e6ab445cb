/** The page on top of the stack, in its theme and fitted into the window. */
import { Box } from 'ink'
import { Fragment } from 'react'
import { useSize } from './layout/SizeProvider.tsx'
import type { PageStack } from './store/page-stack.ts'
import { useSettings } from './store/SettingsProvider.tsx'
import { useStore } from './store/store.ts'
import { ThemeProvider } from './theme/ThemeProvider.tsx'
import type { ColourLevel } from './theme/themes.ts'

interface TopPageProps {
  pages: PageStack
  level: ColourLevel
  /** Sets the terminal's background; null gives its own back. */
  ground?: (hex: string | null) => void
}

export function TopPage({ pages, level, ground }: TopPageProps) {
  const top = useStore(pages, (stack) => stack.at(-1))
  const isTurned = useStore(pages.isTurned, (now) => now)
  const { theme, glyphs, ground: setting } = useSettings()
  const { columns, rows } = useSize()
  if (!top) return null
  // Pages fit themselves into every window but the smallest. Clipping costs too much to be used in the others.
  const isTiny = columns < 60 || rows < 16
  return (
    <ThemeProvider
      name={theme}
      level={level}
      isTurned={isTurned}
      glyphs={glyphs}
      {...(ground && setting === 'own' && { ground })}
    >
      <Box
        flexDirection="column"
        width={columns}
        height={Math.max(1, rows - 1)}
        overflow={isTiny ? 'hidden' : 'visible'}
      >
        <Fragment key={top.id}>{top.element}</Fragment>
      </Box>
    </ThemeProvider>
  )
}
