// A part of many rows, and how much is missing.
import { render } from 'ink-testing-library'
import { expect, test } from 'vitest'
import { Pager, pageOf } from '../../../src/ui/widgets/Pager.tsx'

const rows = Array.from({ length: 10 }, (_, n) => [{ text: `row ${n}` }])

test('all that fits is shown without a mark', () => {
  expect(render(<Pager rows={rows.slice(0, 3)} from={2} height={3} />).lastFrame()).toBe(
    'row 0\nrow 1\nrow 2',
  )
})

test('the last line says how much there is above and below', () => {
  expect(render(<Pager rows={rows} from={2} height={4} />).lastFrame()).toBe(
    'row 2\nrow 3\nrow 4\n▲ PgUp  ▼ Space: 5 more',
  )
})

test('what is pinned stays below', () => {
  expect(render(<Pager rows={rows} from={99} height={4} pinned={[[{ text: 'pin' }]]} />).lastFrame()).toBe(
    'row 8\nrow 9\n▲ PgUp\npin',
  )
})

test('every row can be reached, at any height', () => {
  for (let height = 2; height < 12; height++) {
    const seen = new Set<unknown>()
    for (let from = 0; from < rows.length; from++)
      for (const row of pageOf(rows, from, height).shown) seen.add(row)
    expect(seen.size).toBe(rows.length)
  }
})
