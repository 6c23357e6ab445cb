// Lists to pick from.
import { render } from 'ink-testing-library'
import { expect, test } from 'vitest'
import { UNICODE } from '../../../src/ui/theme/glyphs.ts'
import { Menu, menuRows, nextItem } from '../../../src/ui/widgets/Menu.tsx'

const items = [
  { letter: 'c', label: 'Continue', detail: 'Mercy, Ann' },
  { letter: 'n', label: 'New game', detail: 'a chapter', isOff: true },
  { letter: 'q', label: 'Quit' },
]
const text = (rows: ReturnType<typeof menuRows>) => rows.map((runs) => runs.map((one) => one.text).join(''))

test('the picked item has a pointer and is lit from edge to edge', () => {
  expect(render(<Menu items={items} picked={0} width={40} />).lastFrame()).toBe(
    ' ► c Continue   Mercy, Ann\n   n New game   a chapter\n   q Quit',
  )
  const grounds = menuRows({ items, picked: 0, width: 40 }, UNICODE).map(
    (runs) => new Set(runs.map((one) => one.ground)),
  )
  expect(grounds[0]).toEqual(new Set(['select']))
  expect(grounds[2]).not.toContain('select')
})

test('details may stand at the end', () => {
  expect(text(menuRows({ items, picked: 2, width: 30, details: 'end' }, UNICODE))[0]).toBe(
    '   c Continue      Mercy, Ann ',
  )
})

test('a long list is cut to its room round the picked item', () => {
  const many = Array.from({ length: 20 }, (_, n) => ({ label: `game ${n}` }))
  expect(
    text(menuRows({ items: many, picked: 10, width: 20, height: 3 }, UNICODE)).map((one) => one.trim()),
  ).toEqual(['game 9', '► game 10', 'game 11'])
})

test('items that are off are stepped over, and the ends meet', () => {
  expect(nextItem(items, 0, 1)).toBe(2)
  expect(nextItem(items, 0, -1)).toBe(2)
  expect(nextItem([{ label: 'x', isOff: true }], 0, 1)).toBe(0)
})
