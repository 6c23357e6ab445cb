import { expect, test } from 'vitest'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const people = { alice: 'A', bob: 'A', cora: { at: 'B', team: 'traitor' } } as const

test.each([
  ['heroes', 'heroes', ['alice', 'bob'], 'the heroes win'],
  ['traitor', 'traitor', ['cora'], 'the traitor wins'],
  ['me', 'alice', ['alice'], 'you win'],
])(
  'L-WIN-01: given a win for %s, when it comes, then the game is over at once for %s',
  async (team, winner, players, sentence) => {
    const table = await trying([{ win: { team } }, { lose: { trait: 'might', by: 1 } }], {
      people,
      haunt: {},
    })
    expect(sentenceOf(table)).toBe(`${sentence} and lose 1 Might`)
    expect(changesOf(table)).toEqual({ [`win:${winner}`]: 1, 'health:alice': -1 })
    table.choose('try:a')
    expect(table.state.outcome).toEqual({ winner, players, because: 'goal' })
    expect(table.happenings.at(-1)).toMatchObject({ kind: 'won', at: expect.stringMatching(/#\/.*do$/) })
    expect(table.state).toMatchObject({ phase: 'over', frames: [], asking: null })
    expect(table.person('alice').steps.might).toBe(4)
  },
)

test('L-WIN-01: given several people named, when they win, then they share it', async () => {
  const both = { these: ['me', { all: 'players', at: { tile: 'b' } }] }
  const table = await trying([{ win: { who: both } }], {
    people: { alice: 'A', bob: 'A', cora: 'B' },
    haunt: { team: { kind: 'everyone' } },
  })
  expect(sentenceOf(table)).toBe('you and each player in the B win together')
  expect(changesOf(table)).toEqual({ 'win:alice': 1, 'win:cora': 1 })
  table.choose('try:a')
  expect(table.state.outcome).toEqual({ winner: 'alice', players: ['alice', 'cora'], because: 'goal' })
})

test('L-WIN-01: given nobody who is a traitor, when the traitor would win, then the house does', async () => {
  const table = await trying([{ win: { team: 'traitor' } }], { haunt: { team: { kind: 'none' } } })
  table.choose('try:a')
  expect(table.state.outcome).toEqual({ winner: 'house', players: [], because: 'goal' })
})
