import { expect, test } from 'vitest'
import type { Memory } from '../../../src/ai/memory.ts'
import { newMind, think } from '../../../src/ai/mind.ts'
import { rngFor } from '../../../src/ai/rng.ts'
import type { Mind } from '../../../src/ai/types.ts'
import { viewFor } from '../../../src/engine/game.ts'
import { scene } from '../../support/scene.ts'

/** Alice has nothing to nail the coffin with, and something better to do in only one place. */
const table = () =>
  scene({
    house: '[A]-[B]-[C]-[D]-[E]',
    people: { alice: 'C', bob: 'A', cora: { at: 'E', team: 'traitor' } },
    haunt: {
      tracks: [{ id: 'nails', name: 'Nails', start: 0 }],
      goals: [{ team: 'heroes', kind: 'main', name: 'Nails', when: { track: 'nails', atLeast: 2 } }],
      actions: [
        {
          word: 'prepare',
          name: 'Drive a nail',
          by: 'heroes',
          when: { on: { tile: 'a' } },
          do: [{ track: { track: 'nails', by: 1 } }],
        },
      ],
    },
  })

const mindWith = (memory: Partial<Memory>): Mind => {
  const mind = newMind('steady')
  return { ...mind, memory: { ...mind.memory, ...memory } }
}

async function thought(mind: Mind) {
  const { catalog, state } = await table()
  return think(catalog, viewFor(catalog, state, 0), mind, rngFor('alice', 0, 1))
}

test('given the same was meant turn after turn and nothing came of it, then something else is done', async () => {
  const first = await thought(newMind('steady'))
  expect(first.why!.aim).toMatchObject({ kind: 'act', tile: 'a' })
  const [turn] = first.mind.memory.past
  const often = (times: number, more = {}) =>
    mindWith({ past: Array.from({ length: times }, () => ({ ...turn!, ...more })) })
  expect((await thought(often(2))).why!.aim).toEqual(first.why!.aim)
  expect((await thought(often(12))).why!.aim).not.toEqual(first.why!.aim)
  expect((await thought(often(12, { facts: 'all was different' }))).why!.aim).toEqual(first.why!.aim)
  expect((await thought(often(12, { tile: 'b' }))).why!.aim).toEqual(first.why!.aim)
})

test('given a turn is over, then what was meant in it is remembered once, and no more than is needed', async () => {
  const first = await thought(newMind('steady'))
  expect(first.mind.memory.past).toHaveLength(1)
  const again = await thought(mindWith({ ...first.mind.memory, route: null }))
  expect(again.mind.memory.past).toHaveLength(1)
  const [turn] = first.mind.memory.past
  const later = await thought(mindWith({ past: Array.from({ length: 12 }, () => ({ ...turn!, facts: '' })) }))
  expect(later.mind.memory.past).toHaveLength(12)
  expect(later.mind.memory.past.at(-1)).toEqual(turn)
})

test('given one has come this way in this turn, then one does not go back with nothing done', async () => {
  const first = await thought(newMind('steady'))
  expect(first.key).toBe('move:west')
  const { turn } = first.mind.memory
  expect((await thought(mindWith({ turn, trail: ['b'] }))).key).not.toBe('move:west')
  expect((await thought(mindWith({ turn: 'another', trail: ['b'] }))).key).toBe('move:west')
  expect(first.mind.memory.trail).toEqual(['c'])
})
