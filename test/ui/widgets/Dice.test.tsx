// Dice as they lie and as they fall.
import { render } from 'ink-testing-library'
import { expect, test } from 'vitest'
import { ASCII, UNICODE } from '../../../src/ui/theme/glyphs.ts'
import { Dice, diceRows } from '../../../src/ui/widgets/Dice.tsx'

test('pips for what lies, a question mark for what falls', () => {
  expect(render(<Dice faces={[2, 0, 1, null]} width={30} />).lastFrame()).toBe(
    `
┌───┐ ┌───┐ ┌───┐ ┌───┐
│● ●│ │   │ │ ● │ │ ? │
└───┘ └───┘ └───┘ └───┘`.trim(),
  )
})

test('more than fit go to the next row', () => {
  expect(diceRows([1, 1, 1, 1, 1, 1, 1, 1], 30, UNICODE)).toHaveLength(6)
  expect(diceRows([1, 1, 1], 2, UNICODE)).toHaveLength(9)
})

test('ASCII needs one row', () => {
  const rows = diceRows([2, 0, 1, null], 30, ASCII).map((runs) => runs.map(({ text }) => text).join(''))
  expect(rows).toEqual(['[oo] [ ]  [o]  [?]  '])
})
