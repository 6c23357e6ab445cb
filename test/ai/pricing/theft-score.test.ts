/** What a theft is worth to a computer player. */
import { expect, test } from 'vitest'
import { FactValues } from '../../../src/ai/pricing/fact-values.ts'
import { theftScore } from '../../../src/ai/pricing/theft-score.ts'
import { World } from '../../../src/ai/reading/world.ts'
import { playOf } from '../../../src/engine/game.ts'
import { scene } from '../../support/scene.ts'

/** The ring wins for the heroes, and Cora has it. */
const worth = async (more: object, haunt: object = {}) => {
  const table = await scene({
    house: '[A]-[B]',
    people: {
      alice: { at: 'A', team: 'heroes' },
      bob: { at: 'B', team: 'heroes' },
      cora: { at: 'A', team: 'traitor', objects: ['ring', 'pin'] },
    },
    turn: 'alice',
    haunt: {
      objects: [
        { id: 'ring', name: 'Ring', ...more },
        { id: 'pin', name: 'Pin' },
      ],
      goals: [{ team: 'heroes', kind: 'main', name: 'Melt it' }],
      actions: [
        {
          word: 'melt',
          name: 'Melt it',
          by: 'heroes',
          when: { carries: 'ring' },
          do: [{ win: { team: 'heroes' } }],
        },
      ],
      ...haunt,
    },
  })
  const values = new FactValues(new World(playOf(table.catalog, table.state), 'alice'))
  return theftScore(values, 'alice', 'cora', 'might')
}

test('given a foe with a thing that wins, then stealing it is worth something', async () => {
  expect(await worth({})).toBeGreaterThan(0)
})

test('given it cannot be stolen, then it is worth nothing', async () => {
  expect(await worth({ stealable: false })).toBe(0)
})

test('given 1 damage is enough for it, then it is worth more than at 2', async () => {
  const easy = await worth({}, { passives: [{ ask: 'steal-at', by: 1, thing: 'ring' }] })
  expect(easy).toBeGreaterThan(await worth({}))
})
