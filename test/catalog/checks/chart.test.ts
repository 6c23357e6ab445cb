import { describe, expect, test } from 'vitest'
import { parse, withFile } from '../../support/pack.ts'

describe('L-FREE-11: the chart', () => {
  const told = async (text: string, complete = false) =>
    (await parse(withFile('chart.yaml', text), { complete })).problems.filter(
      ({ file }) => file === 'legacy/chart.yaml',
    )

  test('names omen tiles and Omens', async () => {
    expect(await told('crypt: { veil: 1 }')).toEqual([])
    expect(await told('cryptt: { veil: 1 }')).toEqual([
      { file: 'legacy/chart.yaml', path: 'cryptt', expected: 'There is no tile `cryptt`.', nearest: 'crypt' },
    ])
    expect(await told('crypt: { viel: 1 }')).toEqual([
      {
        file: 'legacy/chart.yaml',
        path: 'crypt/viel',
        expected: 'There is no Omen `viel`.',
        nearest: 'veil',
      },
    ])
    expect(await told('hall: { veil: 1 }')).toMatchObject([
      { path: 'hall', expected: 'Hall has no omen symbol, so nobody draws an Omen there.' },
    ])
  })

  test('of a whole edition has twelve rows of twelve, each haunt three times under one Omen, four to an Omen', async () => {
    const expected = (await told('crypt: { veil: 1 }', true)).map((problem) => problem.expected)
    expect(expected).toEqual([
      'A row has 12 Omens, not 1.',
      'The chart has 12 rows, not 1.',
      'Haunt 1 stands in 1 cells; each stands in 3.',
      'Under `veil` stand 1 haunts; each Omen leads to 4.',
    ])
  })
})
