/** The program on the screen: everything pages share, and the top page. */
import { Box } from 'ink'
import { Fragment } from 'react'
import { KeyProvider } from './keys/KeyProvider.tsx'
import type { Keyboard } from './keys/keyboard.ts'
import { CursorProvider, type PlaceCursor } from './keys/useCursor.tsx'
import { type Size, SizeProvider, useSize } from './layout/SizeProvider.tsx'
import { PagesProvider } from './store/PagesProvider.tsx'
import type { PageStack } from './store/page-stack.ts'
import { SettingsProvider, useSettings } from './store/SettingsProvider.tsx'
import type { Settings } from './store/settings.ts'
import { type Readable, useStore } from './store/store.ts'
import { ThemeProvider } from './theme/ThemeProvider.tsx'
import type { ColourLevel } from './theme/themes.ts'

export interface AppProps {
  pages: PageStack
  settings: Readable<Settings>
  size: Readable<Size>
  keyboard: Keyboard
  level: ColourLevel
  placeCursor: PlaceCursor
  /** Sets the terminal's background; null gives its own back. */
  ground?: (hex: string | null) => void
}

export function App({ pages, settings, size, keyboard, level, placeCursor, ground }: AppProps) {
  return (
    <SizeProvider size={size}>
      <SettingsProvider settings={settings}>
        <KeyProvider keyboard={keyboard}>
          <CursorProvider place={placeCursor}>
            <PagesProvider pages={pages}>
              <TopPage pages={pages} level={level} {...(ground && { ground })} />
            </PagesProvider>
          </CursorProvider>
        </KeyProvider>
      </SettingsProvider>
    </SizeProvider>
  )
}

function TopPage({ pages, level, ground }: Pick<AppProps, 'pages' | 'level' | 'ground'>) {
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
