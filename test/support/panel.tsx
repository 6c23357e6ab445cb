/** One component on a stream in memory, in a box of so many columns. */
import { Box } from 'ink'
import { render } from 'ink-testing-library'
import type { ReactElement } from 'react'
import { sceneOf } from '../../src/ui/prose/scene.ts'
import { type Sitting, tableFor } from './plain.ts'

/** What it draws, blanks at the ends of rows left out. */
export function drawn(element: ReactElement, width = 35): string[] {
  const { lastFrame, unmount } = render(<Box width={width}>{element}</Box>)
  const rows = (lastFrame() ?? '').split('\n').map((row) => row.trimEnd())
  unmount()
  return rows
}

/** The first scene of a game, through the eyes of its first seat. */
export function firstScene(sitting: Sitting = { seed: '7' }) {
  const table = tableFor(sitting)
  return sceneOf(table.catalog, table.view(0))
}
