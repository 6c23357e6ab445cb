import { expect, test } from 'vitest'
import { newMind, think } from '../../src/ai/mind.ts'
import { rngFor } from '../../src/ai/rng.ts'
import { nextSeat, viewFor } from '../../src/engine/game.ts'
import { type Scene, type SceneTable, scene } from '../support/scene.ts'

/** Whoever has the book may read it to the end, which takes Knowledge; a stumble hurts the mind. */
const reading = (people: Scene['people'], more: Partial<Scene> = {}) =>
  scene({
    house: '[A]-[B]-[C]-[D]-[E]',
    people,
    haunt: {
      playsOn: true,
      objects: [{ id: 'book', name: 'Book' }],
      goals: [{ team: 'heroes', kind: 'main', name: 'Read' }],
      actions: [
        {
          word: 'study',
          name: 'Read',
          by: 'heroes',
          when: { carries: 'book' },
          do: [
            {
              roll: {
                trait: 'knowledge',
                bands: {
                  '7+': [{ win: { team: 'heroes' } }],
                  '0-6': [{ damage: { kind: 'mental', amount: 1 } }],
                },
              },
            },
          ],
        },
        {
          word: 'search',
          name: 'Look about',
          by: 'heroes',
          when: { on: { tile: 'a' } },
          do: [
            {
              roll: {
                trait: ['might', 'sanity'],
                bands: { '3+': [{ 'take-object': { object: 'book' } }], '0-2': [] },
              },
            },
          ],
        },
      ],
    },
    ...more,
  })
const thinks = ({ catalog, state }: SceneTable) => {
  const seat = nextSeat(state)!
  return think(catalog, viewFor(catalog, state, seat), newMind('steady'), rngFor('teamwork', seat, 1)).key
}
const cora = { at: 'E', team: 'traitor' } as const

test('given something in hand that a friend beside one would sooner win with, then it is handed over', async () => {
  const holding = (knowledge: number) => ({
    alice: { at: 'A', objects: ['book'], steps: { knowledge } },
    bob: { at: 'A', steps: { knowledge: 6 } },
    cora,
  })
  expect(thinks(await reading(holding(2)))).toBe('give:bob:book')
  expect(thinks(await reading(holding(8)))).toBe('study:read')
})

test('given damage to take, then not from the trait that the way to a win is rolled with', async () => {
  const steps = { knowledge: 6, sanity: 4 }
  const table = await reading(
    { alice: { at: 'A', objects: ['book'], steps }, bob: 'B', cora },
    { rolls: [0, 0, 0, 0, 0] },
  )
  table.choose('study:read')
  expect(thinks(table)).toBe('damage:sanity')
})

test('given a choice of traits to roll with, then the higher one', async () => {
  for (const [might, sanity, better] of [
    [2, 6, 'sanity'],
    [6, 2, 'might'],
  ] as const) {
    const table = await reading({ alice: { at: 'A', steps: { might, sanity } }, bob: 'B', cora })
    expect(thinks(table.choose('search:look-about'))).toBe(`trait:${better}`)
  }
})
