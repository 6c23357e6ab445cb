// Prose, chips and names as they are written.
import { render } from 'ink-testing-library'
import { expect, test } from 'vitest'
import { proseLines } from '../../../src/ui/text/runs.ts'
import { Chip, chipRun } from '../../../src/ui/widgets/Chip.tsx'
import { Prose } from '../../../src/ui/widgets/Prose.tsx'

const text = 'Everything is back on the shelves. The cheese has healed.'

test('prose fills its width', () => {
  expect(render(<Prose width={32}>{text}</Prose>).lastFrame()).toBe(
    'Everything is back on the\nshelves. The cheese has healed.',
  )
})

test('what finds no room ends at a whole word with a mark', () => {
  expect(
    render(
      <Prose width={32} lines={1}>
        {text}
      </Prose>,
    ).lastFrame(),
  ).toBe('Everything is back on the…')
  expect(proseLines(text, 26, 1, '...')).toEqual(['Everything is back on...'])
})

test('a chip is three columns on its family', () => {
  expect(render(<Chip text="@" family="red" />).lastFrame()).toBe(' @')
  expect(chipRun({ text: '@', family: 'red' }).text).toBe(' @ ')
  expect(chipRun({ text: '2', family: 'green' }).ground).toBe('chip-green')
})
