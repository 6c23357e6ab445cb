// Cells as runs, and runs as rows of the screen.
import { render } from 'ink-testing-library'
import { expect, test } from 'vitest'
import type { Cell, Ground, Role } from '../../../src/ui/theme/roles.ts'
import { CellGrid } from '../../../src/ui/widgets/CellGrid.tsx'
import { Row } from '../../../src/ui/widgets/Row.tsx'
import { runsOf } from '../../../src/ui/widgets/runs.ts'

const cells = (text: string, role: Role = 'text', ground: Ground = 'none'): Cell[] =>
  [...text].map((glyph) => ({ glyph, role, ground }))

test('a blank joins the run before it, if it lies on the same ground', () => {
  const row = [...cells('ab', 'door'), ...cells(' '), ...cells('c', 'door'), ...cells(' ', 'text', 'lit')]
  expect(runsOf(row).map(({ text, role, ground }) => [text, role, ground])).toEqual([
    ['ab c', 'door', 'none'],
    [' ', 'text', 'lit'],
  ])
})

test('blanks at the end of a row are left out', () => {
  expect(runsOf([...cells('ab'), ...cells('   ')]).map(({ text }) => text)).toEqual(['ab'])
  expect(runsOf(cells('    '))).toEqual([])
})

test('rows keep their places, blank ones too', () => {
  const { lastFrame } = render(
    <CellGrid cells={[cells('┌─┐', 'border'), cells('   '), cells('  @', 'chip')]} />,
  )
  expect(lastFrame()).toBe('┌─┐\n\n  @')
})

test('a row shows its runs one after the other, and names as letters', () => {
  const runs = [
    { text: 'try ', role: 'dim' },
    { text: 'EAT', role: 'title' },
    { text: ' \u001b[31mnow' },
  ] as const
  expect(render(<Row runs={runs} />).lastFrame()).toBe('try EAT [31mnow')
})
