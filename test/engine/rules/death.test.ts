import { expect, test } from 'vitest'
import { type Scene, scene } from '../../support/scene.ts'

/** Alice may take her own life. */
const dare = {
  word: 'invoke',
  name: 'Dare',
  by: 'everyone',
  do: [{ lose: { trait: 'might', by: 9 } }],
}

const doomed = (more: Partial<Scene> = {}) =>
  scene({
    house: '[A]-[B]-[C]',
    people: { alice: 'A', bob: 'A', cora: { at: 'B', team: 'traitor' } },
    haunt: { actions: [dare] },
    ...more,
  })

test('L-AMB-39, L-ATK-04: given a corpse here, when an opponent acts, then it is neither obstacle nor target', async () => {
  const table = await doomed({
    people: { alice: { at: 'A', dead: true }, bob: 'C', cora: { at: 'A', team: 'traitor' } },
    turn: 'cora',
    moves: 4,
  })
  expect(table.legal()).not.toContain('attack:alice')
  table.choose('move:east')
  expect(table.state.turn.moves).toBe(3)
})
