// Numbered choices with what belongs under them.
import { render } from 'ink-testing-library'
import { expect, test } from 'vitest'
import { Choices, choiceRows } from '../../../src/ui/widgets/Choices.tsx'

const choices = [
  { label: 'answer', detail: 'Might, 6 dice', below: [[{ text: '59.7%' }]] },
  { label: 'do not answer', detail: 'take 1 mental damage' },
]

test('a short detail stands beside its choice, a long one below', () => {
  expect(render(<Choices choices={choices} picked={0} width={30} />).lastFrame()).toBe(
    ` 1  answer  Might, 6 dice
    59.7%
 2  do not answer
    take 1 mental damage`,
  )
})

test('only the picked one is lit', () => {
  const lit = choiceRows({ choices, picked: 1, width: 30 }).map((rows) => rows[0]![0]!.ground ?? 'none')
  expect(lit).toEqual(['none', 'chip-title'])
})

test('bids are numbered from nought, and wide numbers line up', () => {
  const bids = Array.from({ length: 11 }, () => ({ label: 'dice' }))
  const heads = choiceRows({ choices: bids, first: 0, picked: null, width: 20 }).map(
    (rows) => rows[0]![0]!.text,
  )
  expect([heads[0], heads[10]]).toEqual(['  0 ', ' 10 '])
})
