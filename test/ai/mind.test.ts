import { expect, test } from 'vitest'
import { newMind, think } from '../../src/ai/mind.ts'
import { rngFor } from '../../src/ai/rng.ts'
import { viewFor } from '../../src/engine/game.ts'
import { scene } from '../support/scene.ts'

const opened = async () => {
  const { catalog, state } = await scene({
    house: '[A]-[B]-[C]',
    people: { alice: 'A', bob: 'B', cora: { at: 'C', team: 'traitor' } },
    haunt: {
      goals: [{ team: 'heroes', kind: 'main', name: 'Morning', when: { round: true, atLeast: 9 } }],
    },
  })
  return { catalog, state, view: viewFor(catalog, state, 0) }
}
const rng = rngFor('alice', 0, 1)

test('given a haunt that cannot be thought about, then the answer is still legal, and the mind says what was wrong', async () => {
  const { catalog, state, view } = await opened()
  const { number } = state.haunt!
  // Goals that are not there are the end of every plan.
  const haunt = { ...catalog.haunts[number]!, goals: null as never }
  const broken = { ...catalog, haunts: { ...catalog.haunts, [number]: haunt } }
  const { key, why, mind } = think(broken, view, newMind('steady'), rng)
  expect(view.decision!.choices).toContain(key)
  expect(why).toBeNull()
  expect(mind.memory.fault).toMatch(/null/)
})

test('given a haunt like any other, then no fault is found', async () => {
  const { catalog, view } = await opened()
  const { mind } = think(catalog, view, newMind('steady'), rng)
  expect(mind.memory.fault).toBeNull()
})

test('says so when the seat is not asked anything', async () => {
  const { catalog, state } = await opened()
  expect(() => think(catalog, viewFor(catalog, state, 1), newMind('steady'), rng)).toThrow(
    'is not asked anything',
  )
})
