// Traits: exact in numbers, felt in colour and length.
import { render } from 'ink-testing-library'
import { expect, test } from 'vitest'
import { ASCII, UNICODE } from '../../../src/ui/theme/glyphs.ts'
import { Ladder, ladderRuns } from '../../../src/ui/widgets/Ladder.tsx'

const speed = { name: 'Speed', value: 4, steps: [2, 3, 3, 4, 5, 5, 6, 6] }

test('the marker stands between what is held and what is left', () => {
  expect(render(<Ladder {...speed} at={4} />).lastFrame()).toBe('Speed  4 †═2═3═3═[4] 5·5·6·6')
  expect(render(<Ladder {...speed} at={1} />).lastFrame()).toBe('Speed  4 †═[2] 3·3·4·5·5·6·6')
  expect(render(<Ladder {...speed} at={8} />).lastFrame()).toBe('Speed  4 †═2═3═3═4═5═5═6═[6]')
})

test('on the skull there is nothing to hold', () => {
  expect(render(<Ladder {...speed} value={0} at={0} />).lastFrame()).toBe('Speed  0 [†] 2·3·3·4·5·5·6·6')
})

test('one step from the skull is critical, two are near it', () => {
  const ground = (at: number) =>
    ladderRuns({ ...speed, at }, UNICODE).find(({ text }) => text.startsWith('['))?.ground
  expect([0, 1, 2, 3, 8].map(ground)).toEqual(['chip-bad', 'chip-bad', 'chip-warn', 'chip-good', 'chip-good'])
})

test('ASCII has its own steps', () => {
  const text = ladderRuns({ ...speed, at: 3 }, ASCII).map((run) => run.text)
  expect(text.join('')).toBe('Speed  4 +=2=3=[3] 4.5.5.6.6')
})
