import { expect, test } from 'vitest'
import { scene } from '../../support/scene.ts'

test('L-AMB-06: given a monster on an outside tile, when a hero there attacks it, then it is legal', async () => {
  const table = await scene({
    house: { ground: '[A]', outside: '[B]-[C]' },
    people: { alice: 'B', bob: 'A', cora: { at: 'A', team: 'traitor' } },
    haunt: { monsters: [{ id: 'rat', name: 'Rat', size: 'small', traits: { might: 3 } }] },
    monsters: [{ kind: 'rat', at: 'B' }],
    rolls: [2, 0, 0, 0, 0, 0, 0],
  })
  table.choose('attack:rat-1')
  expect(table.monster('rat-1').stunned).toBe(true)
})
