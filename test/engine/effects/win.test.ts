import { expect, test } from 'vitest'
import { sentenceOf, trying, weightOf } from '../../support/trying.ts'

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
    expect(weightOf(table)).toBe(19)
    table.choose('try:a')
    expect(table.state.outcome).toEqual({ winner, players, because: 'goal' })
    expect(table.state).toMatchObject({ phase: 'over', frames: [], asking: null })
    expect(table.person('alice').steps.might).toBe(4)
  },
)
