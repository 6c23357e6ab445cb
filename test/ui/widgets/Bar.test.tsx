// Bars never tell nothing for something, nor all for less.
import { render } from 'ink-testing-library'
import { expect, test } from 'vitest'
import { ASCII, UNICODE } from '../../../src/ui/theme/glyphs.ts'
import { Bar, barRuns } from '../../../src/ui/widgets/Bar.tsx'

const drawn = (value: number, max: number, width = 10) =>
  barRuns(value, max, width, 'good', UNICODE)
    .map(({ text }) => text)
    .join('')

test('a bar shows its share', () => {
  expect(render(<Bar value={3} max={4} width={4} />).lastFrame()).toBe('■■■□')
})

test.each([
  [0, 11, '□□□□□□□□□□'],
  [1, 100, '■□□□□□□□□□'],
  [99, 100, '■■■■■■■■■□'],
  [11, 11, '■■■■■■■■■■'],
  [15, 11, '■■■■■■■■■■'],
  [-1, 11, '□□□□□□□□□□'],
  [0, 0, '□□□□□□□□□□'],
])('%i of %i is %s', (value, max, bar) => {
  expect(drawn(value, max)).toBe(bar)
})

test('ASCII draws it with other marks', () => {
  expect(barRuns(1, 2, 4, 'good', ASCII).map(({ text }) => text)).toEqual(['##', '..'])
})
