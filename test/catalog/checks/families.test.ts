import { describe, expect, test } from 'vitest'
import { parse, SMALL_PACK, spoilt, withFile } from '../../support/pack.ts'
import { finds, RED } from './finds.ts'

describe('families', () => {
  finds([
    [
      'seven steps',
      RED,
      '[2, 3, 3, 4, 5, 5, 6, 6]',
      '[2, 3, 3, 4, 5, 5, 6]',
      'ladders/speed/steps',
      'A ladder has 8 steps, not 7.',
    ],
    [
      'a start above the ladder',
      RED,
      '6, 6], start: 4',
      '6, 6], start: 9',
      'ladders/speed/start',
      'The ladder has no step 9.',
    ],
    [
      'a ladder that falls',
      RED,
      '[2, 3, 3, 4',
      '[3, 2, 3, 4',
      'ladders/speed/steps',
      'A ladder never falls from one step to the next.',
    ],
  ])

  test('L-PREP-06: no two are alike', async () => {
    const { text } = SMALL_PACK.find(({ path }) => path.endsWith(RED))!
    const { problems } = await parse(withFile('families/yellow.yaml', text.replace('Harrow', 'Amberley')))
    expect(problems).toEqual([
      {
        file: 'legacy/families/yellow.yaml',
        path: 'ladders',
        expected: 'The ladders are those of Harrow; no two families are alike.',
        nearest: null,
      },
    ])
  })

  test('of a whole edition are all of one strength', async () => {
    const { problems } = await parse(
      spoilt(
        RED,
        'speed: { steps: [2, 3, 3, 4, 5, 5, 6, 6], start: 4 }',
        'speed: { steps: [2, 3, 3, 4, 5, 5, 6, 7], start: 5 }',
      ),
      { complete: true },
    )
    expect(problems.filter(({ path }) => path === 'ladders').map(({ expected }) => expected)).toEqual([
      'The starting values add up to 17; in every family they make 16.',
      'The starting steps add up to 17; in every family they make 16.',
      'The ladders add up to 145; in every family they make 144.',
    ])
  })
})
