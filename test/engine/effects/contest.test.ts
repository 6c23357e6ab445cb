import { expect, test } from 'vitest'
import { expectedLead, resultProbabilities } from '../../../src/ai/reading/dice-chances.ts'
import { compared } from '../../../src/engine/ai-queries.ts'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const contest = {
  trait: 'sanity',
  with: 'target',
  won: [{ gain: { trait: 'might', by: 1 } }],
  lost: [{ lose: { trait: 'speed', by: 3 } }],
  tied: [{ lose: { who: 'target', trait: 'might', by: 1 } }],
}
const lose = (trait: string) => ({ key: trait, label: trait, do: [{ lose: { trait, by: 1 } }] })
const against = [{ 'choose-who': { from: { all: 'people', but: 'me' }, do: [{ contest }] } }]

test('given two who roll the same trait, then its sentence tells what each end brings', async () => {
  const table = await trying(against)
  expect(sentenceOf(table)).toBe(
    'choose another person: you and they roll Sanity: if you win, gain 1 Might; if you lose, lose 3 Speed; on a tie, they lose 1 Might',
  )
  const { more, same } = compared(resultProbabilities(4, 0, 3), resultProbabilities(4, 0, 3))
  expect(changesOf(table)['health:alice']).toBeCloseTo((1 - 3) * more, 3)
  expect(changesOf(table)['health:bob']).toBeCloseTo(-1 * same, 3)
})

test.each([
  ['wins', [1, 1, 1, 1], [1, 1, 1, 0], { might: 5, speed: 4 }, 4],
  ['loses', [1, 1, 1, 0], [1, 1, 1, 1], { might: 4, speed: 1 }, 4],
  ['ties', [1, 1, 1, 1], [1, 1, 1, 1], { might: 4, speed: 4 }, 3],
])(
  'given Alice against Cora, when Alice %s, then that end comes about',
  async (end, mine, theirs, steps, might) => {
    const table = await trying(against, { rolls: [...mine, ...theirs] })
    table.choose('try:a', 'target:cora')
    expect(table.told('rolled').map(({ who, trait }) => [who, trait])).toEqual([
      ['alice', 'sanity'],
      ['cora', 'sanity'],
    ])
    expect(table.told('contested')).toMatchObject([
      { winner: end === 'ties' ? null : end === 'wins' ? 'alice' : 'cora', by: end === 'ties' ? 0 : 1 },
    ])
    expect(table.person('alice').steps).toMatchObject(steps)
    expect(table.person('cora').steps.might).toBe(might)
  },
)

test.each([
  ['alice', [1, 1, 1, 0], [1, 1, 1, 1]],
  ['cora', [1, 1, 1, 1], [1, 1, 1, 0]],
] as const)(
  'given %s is beaten, then it is theirs to bear, and theirs to decide',
  async (loser, mine, theirs) => {
    const beaten = [{ choose: { options: [lose('might'), lose('speed')] } }]
    const table = await trying(
      [
        {
          'choose-who': {
            from: { all: 'people', but: 'me' },
            do: [{ contest: { trait: 'sanity', with: 'target', beaten } }],
          },
        },
      ],
      { rolls: [...mine, ...theirs] },
    )
    expect(sentenceOf(table)).toContain(
      'roll Sanity: the loser chooses: might: lose 1 Might; or speed: lose 1 Speed',
    )
    table.choose('try:a', 'target:cora')
    expect(table.asked()).toEqual({ who: loser, kind: 'option' })
    table.choose('option:speed')
    expect(table.person(loser).steps).toMatchObject({ might: 4, speed: 3 })
  },
)

test('given nobody to roll against, then nothing is rolled', async () => {
  const table = await trying([{ contest: { ...contest, with: { all: 'people', at: { tile: 'b' } } } }])
  table.choose('try:a')
  expect(table.told('rolled')).toEqual([])
})

test.each([
  ['any', ['trait:speed', 'trait:might', 'trait:sanity', 'trait:knowledge'], 'a trait of your choice'],
  [['might', 'sanity'], ['trait:might', 'trait:sanity'], 'Might or Sanity'],
])('given %j to roll, when I pick, then both roll that', async (trait, keys, told) => {
  const table = await trying([{ contest: { trait, with: { all: 'people', but: 'me' }, won: [] } }], {
    rolls: [1, 1, 1, 1, 0, 0, 0, 0],
  })
  expect(sentenceOf(table)).toContain(` roll ${told}: `)
  table.choose('try:a')
  expect([...table.legal()].sort()).toEqual([...keys].sort())
  table.choose('trait:might')
  expect(table.told('rolled')).toMatchObject([
    { who: 'alice', trait: 'might' },
    { who: 'bob', trait: 'might' },
  ])
})

test('given harm by as much as one won or lost by, then it counts at its average', async () => {
  const by = { rolled: true }
  const margin = { trait: 'sanity', with: 'target', won: [{ lose: { who: 'target', trait: 'might', by } }] }
  const table = await trying(
    [{ 'choose-who': { from: { all: 'people', but: 'me' }, do: [{ contest: margin }] } }],
    { rolls: [2, 1, 1, 0, 1, 1, 0, 0] },
  )
  const four = resultProbabilities(4, 0, 3)
  expect(changesOf(table)['health:bob']).toBeCloseTo(-expectedLead(four, four), 3)
  table.choose('try:a', 'target:cora')
  expect(table.person('cora').steps.might).toBe(2)
})
