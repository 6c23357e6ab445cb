import { expect, test } from 'vitest'
import { sentencesOf } from '../../../src/engine/language/sentences.ts'
import { type Scene, scene } from '../../support/scene.ts'

/** Heroes may roll no more dice than the Purse holds. Alice and Bob are heroes, Cora the traitor. */
const gamble = (purse: number, more: Partial<Scene> = {}) =>
  scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'B', cora: { at: 'A', team: 'traitor' } },
    haunt: {
      tracks: [{ id: 'purse', name: 'Purse', start: 0 }],
      passives: [{ ask: 'most-dice', by: { track: 'purse' }, when: { team: 'heroes' } }],
      actions: [act('search', { trait: 'might' }), act('throw', { dice: 3 })],
    },
    tracks: { purse },
    ...more,
  })
const act = (word: string, roll: object) => ({
  word,
  name: word,
  by: 'everyone',
  do: [{ roll: { ...roll, bands: { '0+': [] } } }],
})
const dice = (table: Awaited<ReturnType<typeof gamble>>) =>
  table.told('rolled').map((roll) => roll.dice.length)

test.each([
  ['search:search', 2, [1, 1], [2]],
  ['throw:throw', 2, [1, 1], [2]],
  ['throw:throw', 3, [1, 1, 1], [3]],
  ['search:search', 0, [1], [1]],
])(
  'L-PREC-01: given %s and %i dice to be had, when rolled, then no more fall, and always one',
  async (key, purse, rolls, fell) => {
    const table = await gamble(purse, { rolls })
    table.choose(key)
    expect(dice(table)).toEqual(fell)
  },
)

test('given fewer dice than the trait would give, when rolled, then that is told; otherwise it is not', async () => {
  const table = await gamble(2, { rolls: [1, 1, 1, 1] })
  table.choose('search:search')
  expect(table.told('dice-limited')).toMatchObject([{ who: 'alice', from: 4, to: 2 }])
  table.state.haunt!.tracks.purse = 8
  table.state.rng.dice = { given: [1, 1, 1] }
  table.choose('throw:throw')
  expect(table.told('dice-limited')).toHaveLength(1)
})

test('given an attack, when attacker and defender roll, then each is held to their own dice', async () => {
  const attack = await gamble(1, { rolls: [2, 1, 1, 0, 0] })
  attack.choose('attack:cora')
  expect(dice(attack)).toEqual([1, 4])
  const defence = await gamble(1, { turn: 'cora', rolls: [1, 0, 0, 0, 1] })
  defence.choose('attack:alice')
  expect(dice(defence)).toEqual([4, 1])
})

test('given such a limit, then the page says it', async () => {
  const { catalog } = await gamble(1)
  expect(sentencesOf(catalog).haunt(catalog.haunts[99]!, 'heroes').passives).toEqual([
    'No roll of yours uses more dice than the Purse if you are a hero.',
  ])
})
