// Ink neither clips nor complains, so the layout of every screen is looked at, not only its frame.
import { Box, Text } from 'ink'
import { expect, test } from 'vitest'
import { pickFrom, rngFor } from '../../../src/ai/rng.ts'
import { tableFor } from '../../support/plain.ts'
import { HandScreen, screenFor } from '../../support/render-screen.tsx'

const shown = (element: React.ReactElement): HandScreen =>
  new HandScreen({ columns: 20, rows: 5 }).open(() => ({ name: 'log', element }))

test('finds rows below the window', () => {
  const screen = shown(
    <Box flexDirection="column" flexShrink={0}>
      {['one', 'two', 'three', 'four', 'five'].map((word) => (
        <Box key={word} height={1} flexShrink={0}>
          <Text>{word}</Text>
        </Box>
      ))}
    </Box>,
  )
  expect(screen.overflowing()).toEqual(['outside: "five" at 0,4 (4x1)'])
})

test('finds text that is wider than the window, squeezed, or painted over', () => {
  const wide = (
    <Box width={30} flexShrink={0}>
      <Text>a row of thirty columns exactly</Text>
    </Box>
  )
  expect(shown(wide).overflowing()[0]).toMatch(/^outside/)
  expect(
    shown(
      <Box width={4}>
        <Text wrap="truncate">squeezed</Text>
      </Box>,
    ).overflowing()[0],
  ).toMatch(/^squeezed/)
  expect(
    shown(
      <Box>
        <Text>below</Text>
        <Box position="absolute">
          <Text>over</Text>
        </Box>
      </Box>,
    ).overflowing()[0],
  ).toMatch(/^over "below"/)
})

const SIZES = [60, 80, 109, 110, 160, 200].flatMap((columns) =>
  [16, 24, 33, 45].map((rows) => ({ columns, rows })),
)
const MOST_STOPS = 16

test.each([2, 17])('haunt %i at random keeps to its place in windows of all sizes', async (haunt) => {
  const table = tableFor({ seed: `overflow-${haunt}`, haunt, names: ['Alice', 'Bob', 'Cora', 'Dan', 'Eve'] })
  const screen = screenFor(table, { motion: false })
  for (let stop = 0; stop < MOST_STOPS && !table.isOver; stop++) {
    await screen.rest()
    const { columns, rows } = SIZES[(stop * 7) % SIZES.length]!
    const frame = screen.sized(columns, rows).text()
    expect(screen.overflowing(), `${columns}x${rows}\n${frame}`).toEqual([])
    screen.sized(60, 16)
    const { kind, choices } = table.view(0).decision!
    if (kind === 'main' || kind === 'monster') await screen.say('legal')
    const pick = pickFrom(choices, rngFor(table.opening.seed, 0, stop))
    await screen.say(`${choices.indexOf(pick) + 1}`)
    // A page that has to be read first takes the key.
    if (stop % 5 === 4) screen.press('escape')
  }
})
