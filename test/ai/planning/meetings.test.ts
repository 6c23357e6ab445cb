import { expect, test } from 'vitest'
import { newMind, think } from '../../../src/ai/mind.ts'
import { rngFor } from '../../../src/ai/rng.ts'
import { nextSeat, viewFor } from '../../../src/engine/game.ts'
import { type SceneTable, scene } from '../../support/scene.ts'

/** Cora wins at the altar if her hound is there too; it stands between the altar and its prey. */
const altar = (cora: string) =>
  scene({
    house: '[A]-[B]-[C]-[D]-[E]-[F]',
    people: { alice: 'A', bob: 'A', cora: { at: cora, team: 'traitor' } },
    tokens: { E: ['altar'] },
    turn: 'cora',
    rolls: [2, 0, 0],
    haunt: {
      tokens: [{ id: 'altar', name: 'Altar' }],
      goals: [
        { team: 'heroes', kind: 'main', name: 'Morning', when: { round: true, atLeast: 9 } },
        { team: 'traitor', kind: 'main', name: 'Rite' },
      ],
      actions: [
        {
          word: 'invoke',
          name: 'Rite',
          by: 'traitor',
          when: { all: [{ on: { token: 'altar' } }, { on: { of: { monster: 'hound' } } }] },
          do: [{ win: { team: 'traitor' } }],
        },
      ],
      monsters: [
        {
          id: 'hound',
          name: 'Hound',
          size: 'small',
          traits: { speed: 3, might: 3 },
          attack: { trait: 'might' },
        },
      ],
    },
    monsters: [{ kind: 'hound', at: 'C' }],
  })
const thinks = ({ catalog, state }: SceneTable) => {
  const seat = nextSeat(state)!
  return think(catalog, viewFor(catalog, state, seat), newMind('steady'), rngFor('altar', seat, 1))
}

test('given something to do where a monster of ours must be too, then one goes there, and it comes', async () => {
  const table = await altar('F')
  const { key, why } = thinks(table)
  expect(key).toBe('move:west')
  expect(why!.aim).toMatchObject({ kind: 'act', tile: 'e' })
  table.choose('move:west')
  expect(thinks(table).key).toBe('end')
  table.choose('end')
  expect(table.asked()).toMatchObject({ kind: 'monster' })
  expect(thinks(table).key).toBe('move:east')
})
