import { expect, test } from 'vitest'
import { type Scene, scene } from '../../support/scene.ts'

const rat = {
  id: 'rat',
  name: 'Rat',
  size: 'small',
  traits: { speed: 3, might: 3 },
  attack: { trait: 'might' },
}

/** The end of Cora's turn; she is the traitor, and the monsters are next. */
const monstersNext = (more: Partial<Scene> = {}) =>
  scene({
    house: '[A]-[B]-[C]-',
    people: { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' } },
    haunt: { monsters: [rat] },
    monsters: [{ kind: 'rat', at: 'B' }],
    turn: 'cora',
    ...more,
  })

test('L-AMB-73: given three of four stunned, when their slot comes, then they recover and the fourth moves by one roll', async () => {
  const table = await monstersNext({
    monsters: [true, true, false, true].map((stunned) => ({ kind: 'rat', at: 'B', stunned })),
    rolls: [1, 0, 0],
  })
  table.choose('end')
  expect(table.told('recovered').map(({ who }) => who)).toEqual(['rat-1', 'rat-2'])
  expect(table.state.turn.who).toBe('rat-3')
  table.choose('end')
  expect(table.told('recovered')).toHaveLength(3)
  expect(table.told('rolled')).toHaveLength(1)
})

test('L-AMB-73: given all of a kind stunned, when their slot comes, then no roll is made', async () => {
  const table = await monstersNext({ monsters: [{ kind: 'rat', at: 'B', stunned: true }] })
  table.choose('end')
  expect(table.told('rolled')).toEqual([])
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
})

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
