import { expect, test } from 'vitest'
import { sentencesOf } from '../../../src/engine/text/sentences.ts'
import { scene } from '../../support/scene.ts'

test.each([
  ['person', 'once per person'],
  ['game', 'once per game'],
  ['round', 'once per round'],
  ['tile', 'once on each tile'],
  ['tile-round', 'each tile once per round'],
  ['person-round', 'once per person and round'],
])('given an action once per %s, when its page is read, then it says so', async (once, head) => {
  const dig = { word: 'search', name: 'Dig', by: 'heroes', once, do: [{ gain: { trait: 'might', by: 1 } }] }
  const { catalog } = await scene({ house: '[A]', people: { alice: 'A' }, haunt: { actions: [dig] } })
  const [action] = catalog.haunts[99]!.actions
  expect(sentencesOf(catalog).action(action!)).toBe(`SEARCH, Dig (${head}): Gain 1 Might.`)
})
