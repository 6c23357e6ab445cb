/** What pages and their stores may ask of the program around them. */
import type { Size } from './layout/SizeProvider.tsx'
import type { Clock } from './store/clock.ts'
import type { NewPage, PageStack } from './store/page-stack.ts'
import type { Settings } from './store/settings.ts'
import type { Readable, Store } from './store/store.ts'

export interface Shell {
  pages: PageStack
  settings: Store<Settings>
  size: Readable<Size>
  clock: Clock
}

export type OpenFirst = (shell: Shell) => NewPage
