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
