// A bar with its name and number.
import { expect, test } from 'vitest'
import { NamedBar } from '../../../src/ui/widgets/NamedBar.tsx'
import { drawn } from '../../support/panel.tsx'

test('the number stands behind the bar', () => {
  expect(drawn(<NamedBar name="Nails" value={2} most={4} role="good" width={18} />)).toEqual([
    'Nails  ■■■■□□□ 2/4',
  ])
})

test('a number that aims at nothing has no bar', () => {
  expect(drawn(<NamedBar name="Left" value={11} most={null} role="omen" width={18} />)).toEqual(['Left   11'])
})

test('a long name pushes the bar aside, and is never cut', () => {
  const verdict = { name: "Heroes' Hearings", value: 1, most: 3, role: 'good' } as const
  expect(drawn(<NamedBar {...verdict} width={30} />)).toEqual(["Heroes' Hearings ■■■□□□□□□ 1/3"])
  expect(drawn(<NamedBar {...verdict} width={22} />)).toEqual(["Heroes' Hearings 1/3"])
})

test('bars of a list begin in one column', () => {
  expect(drawn(<NamedBar name="Rounds" value={1} most={2} role="warn" width={18} column={8} />)).toEqual([
    'Rounds   ■■■□□ 1/2',
  ])
})
