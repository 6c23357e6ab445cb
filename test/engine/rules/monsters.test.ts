import { expect, test } from 'vitest'
import { scene } from '../../support/scene.ts'

const rat = {
  id: 'rat',
  name: 'Rat',
  size: 'small',
  traits: { speed: 3, might: 3 },
  attack: { trait: 'might' },
}

test('L-COMP-20: given an effect on a monster, when that is killed and another takes its token, then nothing lies on the new one', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: { at: 'A', cards: ['bell', 'axe'] }, bob: 'A', cora: { at: 'B', team: 'traitor' } },
    items: {
      axe: {
        actions: [
          {
            word: 'invoke',
            do: [{ damage: { who: { all: 'monsters', at: 'here' }, kind: 'physical', amount: 1 } }],
          },
        ],
      },
      bell: {
        actions: [
          {
            word: 'ring',
            do: [
              {
                lasting: {
                  on: { all: 'monsters', at: 'here' },
                  passive: { ask: 'may-not-move' },
                  until: 'monster-turn-end',
                },
              },
            ],
          },
        ],
      },
    },
    haunt: {
      monsters: [{ ...rat, killable: true }],
      actions: [
        { word: 'study', name: 'Call', by: 'everyone', do: [{ spawn: { monster: 'rat', on: 'here' } }] },
      ],
    },
    monsters: [{ kind: 'rat', at: 'A' }],
  })
  table.choose('ring:bell', 'invoke:axe', 'study:call')
  expect(table.monster('rat-1')).toBeDefined()
  expect(table.state.lasting).toEqual([])
})
