import { expect, test } from 'vitest'
import { scene } from '../../support/scene.ts'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const all = { all: 'players' }

test('given several people, then it is done to one after another, the active one last', async () => {
  const table = await trying([
    { 'for-each': { who: all, do: [{ gain: { who: 'target', trait: 'might', by: 1 } }] } },
  ])
  expect(sentenceOf(table)).toBe('for each player: they gain 1 Might')
  expect(changesOf(table)).toEqual({ 'health:bob': 1, 'health:cora': 1, 'health:alice': 1 })
  table.choose('try:a')
  expect(table.told('trait-rose').map(({ who }) => who)).toEqual(['bob', 'cora', 'alice'])
})

test('given it is each one’s own, then each of them decides and rolls', async () => {
  const options = [
    { key: 'run', label: 'Run', do: [{ roll: { trait: 'speed', bands: { '0+': [] } } }] },
    { key: 'stay', label: 'Stay', do: [{ lose: { trait: 'sanity', by: 1 } }] },
  ]
  const table = await trying(
    [{ 'for-each': { who: { ...all, but: 'me' }, asMe: true, do: [{ choose: { options } }] } }],
    {
      rolls: [0, 0, 0, 0],
    },
  )
  expect(sentenceOf(table)).toBe(
    'each other player chooses: Run: Speed roll: 0+ nothing; or Stay: lose 1 Sanity',
  )
  table.choose('try:a')
  expect(table.asked()).toMatchObject({ who: 'bob', kind: 'option' })
  table.choose('option:run')
  expect(table.asked()).toMatchObject({ who: 'cora', kind: 'option' })
  table.choose('option:stay')
  expect(table.told('rolled').map(({ who }) => who)).toEqual(['bob'])
  expect(table.told('damaged').map(({ who }) => who)).toEqual(['cora'])
})

test('given a loss for the doer each time, then it befalls the doer as often', async () => {
  const table = await trying([{ 'for-each': { who: all, do: [{ lose: { trait: 'might', by: 1 } }] } }])
  expect(changesOf(table)).toEqual({ 'health:alice': -3 })
  table.choose('try:a')
  expect(table.person('alice').steps.might).toBe(1)
})

test('L-AMB-74: given a haunt effect on several, when one of them is killed before their turn comes, then the dead do nothing', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: {
      alice: 'A',
      bob: 'A',
      cora: { at: 'A', steps: { might: 1 } },
      dan: { at: 'B', team: 'traitor' },
    },
    haunt: {
      actions: [
        {
          word: 'invoke',
          name: 'Call',
          by: 'heroes',
          do: [
            {
              'for-each': {
                who: { all: 'heroes', at: 'here' },
                asMe: true,
                do: [
                  {
                    lose: {
                      who: { all: 'heroes', if: { critical: 'might', who: 'target' } },
                      trait: 'might',
                      by: 1,
                    },
                  },
                  { roll: { dice: 1, bands: { '0+': [] } } },
                ],
              },
            },
          ],
        },
      ],
    },
    rolls: [0, 0],
  })
  table.choose('invoke:call')
  expect(table.told('rolled').map(({ who }) => who)).toEqual(['bob', 'alice'])
})
