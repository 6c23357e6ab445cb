import { expect, test } from 'vitest'
import { changesOf, sentenceOf as said } from '../../support/ops.ts'
import { type Scene, scene } from '../../support/scene.ts'

/** Cora, the traitor, is dead on A; when her turn comes round she rises at the altar. */
const rising = (more: Partial<Scene> = {}) =>
  scene({
    house: '[A]-[B]',
    people: {
      alice: 'A',
      bob: 'A',
      cora: { at: 'A', team: 'traitor', dead: true, steps: { might: 0, speed: 8 } },
    },
    tokens: { B: ['altar'] },
    haunt: {
      playsOn: true,
      tokens: [{ id: 'altar', name: 'Altar' }],
      reactions: [{ on: 'dead-turn', who: 'traitor', do: [{ rise: { at: { token: 'altar' }, step: 2 } }] }],
    },
    turn: 'bob',
    ...more,
  })

test('L-DIE-05, L-AMB-74: given a dead traitor, when their turn comes round, then they rise with every trait on the step and take it', async () => {
  const table = await rising()
  table.choose('end')
  expect(table.told('rose')).toMatchObject([{ who: 'cora', tile: 'b' }])
  expect(table.person('cora')).toMatchObject({
    dead: false,
    tile: 'b',
    steps: { speed: 2, might: 2, sanity: 2, knowledge: 2 },
  })
  expect(table.asked()).toEqual({ who: 'cora', kind: 'main' })
  expect(table.state.turn.moves).toBe(3)
})

test('given no such tile, when rising, then it is where the corpse lies', async () => {
  const table = await rising({ tokens: {} })
  table.choose('end')
  expect(table.person('cora')).toMatchObject({ dead: false, tile: 'a' })
})

test('L-AMB-74: given a dead hero and a rising for the traitor alone, when the hero’s turn comes, then it is passed over', async () => {
  const table = await rising({
    people: { alice: 'A', bob: { at: 'A', dead: true }, cora: { at: 'A', team: 'traitor' } },
    turn: 'alice',
  })
  table.choose('end')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'main' })
  expect(table.person('bob').dead).toBe(true)
})

test('given the op, when it is said and weighed, then it reads as a rising and undoes a death', async () => {
  const table = await rising()
  const op = { op: 'rise', at: { token: 'altar' }, step: 2 } as const
  expect(said(table.catalog, op)).toBe('rise on a tile with an Altar token with every trait 1 above critical')
  expect(changesOf(table, op, { me: 'cora' })).toEqual({ 'death:cora': -1 })
  expect(changesOf(table, op, { me: 'bob' })).toEqual({})
})
