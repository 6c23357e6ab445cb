import { expect, test } from 'vitest'
import { newGame, viewFor } from '../../../src/engine/game.ts'
import { inRoom } from '../../../src/ui/prose/names.ts'
import { sceneOf } from '../../../src/ui/prose/scene.ts'
import { catalog } from '../../support/plain.ts'

test.each([
  ['front-steps', 'on the Front Steps'],
  ['upper-landing', 'on the Upper Landing'],
  ['ground-floor-staircase', 'on the Ground Floor Staircase'],
  ['hanging-tree', 'at the Hanging Tree'],
  ['bearers-rest', "in Bearers' Rest"],
  ['crypt', 'in the Crypt'],
])('one stands where the place lets one stand: %s', (tile, where) => {
  const { state } = newGame(catalog, { seed: 'names', seats: [{}, {}, {}] })
  expect(inRoom(sceneOf(catalog, viewFor(catalog, state, 0)), tile)).toBe(where)
})
