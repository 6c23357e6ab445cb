/** The program on the screen: everything pages share, and the top page. */
import { KeyProvider } from './keys/KeyProvider.tsx'
import type { Keyboard } from './keys/keyboard.ts'
import { CursorProvider, type PlaceCursor } from './keys/useCursor.tsx'
import { type Size, SizeProvider } from './layout/SizeProvider.tsx'
import { PagesProvider } from './store/PagesProvider.tsx'
import type { PageStack } from './store/page-stack.ts'
import { SettingsProvider } from './store/SettingsProvider.tsx'
import type { Settings } from './store/settings.ts'
import type { Readable } from './store/store.ts'
import { TopPage } from './TopPage.tsx'
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
