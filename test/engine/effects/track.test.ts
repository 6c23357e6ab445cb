import { expect, test } from 'vitest'
import { changesOf, NO_TRAITOR, sentenceOf, trying } from '../../support/trying.ts'

const haunt = { ...NO_TRAITOR, tracks: [{ id: 'nails', name: 'Nail Count', start: 3 }] }

test.each([
  [{ by: 2 }, 5, 'add 2 to the Nail Count'],
  [{ by: -1 }, 2, 'take 1 off the Nail Count'],
  [{ by: -9 }, 0, 'take 9 off the Nail Count'],
  [{ to: 7 }, 7, 'set the Nail Count to 7'],
  [{ by: { players: [1, 2, 3] } }, 4, 'add 1/2/3 to the Nail Count'],
])('L-COMP-07: given a track at 3, when moved %j, then it is at %i', async (move, to, sentence) => {
  const table = await trying([{ track: { track: 'nails', ...move } }], { haunt })
  expect(changesOf(table)).toEqual({ 'track:nails': to - 3 })
  table.choose('try:a')
  expect(table.state.haunt!.tracks).toEqual({ nails: to })
  expect(table.told('track')).toMatchObject([{ track: 'nails', from: 3, to }])
  expect(sentenceOf(table)).toBe(sentence)
})

test('L-COMP-07: given a track at 0, when moved down, then it stays and nobody is told', async () => {
  const table = await trying([{ track: { track: 'nails', by: -1 } }], { haunt, tracks: { nails: 0 } })
  expect(changesOf(table)).toEqual({})
  table.choose('try:a')
  expect(table.state.haunt!.tracks).toEqual({ nails: 0 })
  expect(table.told('track')).toEqual([])
})

test.each([
  [2, 2, { pot: 5, purse: 1 }],
  [5, 3, { pot: 6, purse: 0 }],
])(
  'given a purse of 3, when %i are moved out of it, then %i come, and no more than it has',
  async (by, came, after) => {
    const tracks = [
      { id: 'pot', name: 'Pot', start: 3 },
      { id: 'purse', name: 'Purse', start: 3 },
    ]
    const table = await trying([{ track: { track: 'pot', by, outOf: 'purse' } }], {
      haunt: { ...NO_TRAITOR, tracks },
    })
    expect(sentenceOf(table)).toBe(`move ${by} from the Purse to the Pot`)
    expect(changesOf(table)).toEqual({ 'track:pot': came, 'track:purse': -came })
    table.choose('try:a')
    expect(table.state.haunt!.tracks).toEqual(after)
    expect(table.told('track')).toMatchObject([
      { track: 'purse', from: 3, to: 3 - came },
      { track: 'pot', from: 3, to: 3 + came },
    ])
  },
)
