// A line with a title, a note and joints, at any width.
import { render } from 'ink-testing-library'
import { expect, test } from 'vitest'
import { widthOf } from '../../../src/ui/text/width.ts'
import { ASCII, UNICODE } from '../../../src/ui/theme/glyphs.ts'
import { Rule, ruleRuns } from '../../../src/ui/widgets/Rule.tsx'

test('a title stands in the line, a note at its end', () => {
  const { lastFrame } = render(<Rule width={30} title="LOG" note="^P all" />)
  expect(lastFrame()).toBe('─ LOG ─────────────── ^P all ─')
})

test('columns join it from below, from above and both ways', () => {
  const joints = [
    { at: 9, kind: 'down' },
    { at: 12, kind: 'up' },
    { at: 15, kind: 'both' },
  ] as const
  expect(render(<Rule width={20} joints={joints} start="joint" />).lastFrame()).toBe('├────────┬──┴──┼────')
})

test('a long title is cut with a mark, and the note gives way first', () => {
  const text = (width: number) =>
    ruleRuns({ width, title: 'HERE  Grand Staircase', note: 'heroes' }, UNICODE)
      .map((run) => run.text)
      .join('')
  for (let width = 9; width < 50; width++) expect(widthOf(text(width))).toBe(width)
  expect(text(40)).toBe('─ HERE  Grand Staircase ─────── heroes ─')
  expect(text(24)).toContain('…')
})

test('ASCII has its own line', () => {
  expect(ruleRuns({ width: 9, title: 'A' }, ASCII).map((run) => run.text)).toEqual([
    '-',
    ' ',
    'A',
    ' ',
    '-----',
  ])
})
