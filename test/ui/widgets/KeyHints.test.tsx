// Hints are shown whole or not at all.
import { render } from 'ink-testing-library'
import { expect, test } from 'vitest'
import { KeyHints } from '../../../src/ui/widgets/KeyHints.tsx'

const hints = [
  ['Enter', 'do'],
  ['Tab', 'complete'],
  ['?', 'help'],
] as const

test.each([
  [40, ' Enter do  Tab complete  ? help'],
  [30, ' Enter do  Tab complete'],
  [9, ' Enter do'],
  [5, ''],
])('in %i columns: %s', (width, shown) => {
  expect(render(<KeyHints hints={hints} width={width} />).lastFrame()).toBe(shown)
})
