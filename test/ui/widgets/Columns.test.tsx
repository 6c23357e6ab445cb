// Numbers as columns.
import { expect, test } from 'vitest'
import { Columns } from '../../../src/ui/widgets/Columns.tsx'
import { drawn } from '../../support/panel.tsx'

test('columns are as high as their numbers, in half rows', () => {
  expect(drawn(<Columns values={[0, 1, 2, 4]} most={4} width={30} rows={3} />)).toEqual([
    '            ███',
    '    ▄▄▄ ███ ███',
    ' 0   1   2   4   need 4',
  ])
})

test('the last ones are shown if there are too many', () => {
  expect(drawn(<Columns values={[1, 2, 3, 4, 5]} most={null} width={8} rows={2} />)[1]).toBe(' 4   5')
})
