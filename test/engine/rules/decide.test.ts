import { expect, test } from 'vitest'
import { advance } from '../../../src/engine/game.ts'
import { scene } from '../../support/scene.ts'

const thinker = (ops: object[]) => ({
  id: 'rat',
  name: 'Rat',
  size: 'small',
  traits: { speed: 1, might: 2 },
  reactions: [{ on: 'monster-turn-end', do: ops }],
})

test.each([
  [
    'an option',
    {
      choose: {
        options: [
          { key: 'one', label: 'One', do: [{ track: { track: 'count', by: 1 } }] },
          { key: 'two', label: 'Two', do: [] },
        ],
      },
    },
  ],
  ['a target', { 'choose-who': { from: { all: 'heroes' }, do: [{ track: { track: 'count', by: 1 } }] } }],
])(
  'L-AMB-71: given a monster of the house that is to pick %s, when its turn comes, then nobody is asked and it takes the first',
  async (_what, op) => {
    const table = await scene({
      house: '[A]-[B]',
      people: { alice: 'A', bob: 'A', cora: 'A' },
      haunt: {
        team: { kind: 'none' },
        monsters: [thinker([op])],
        tracks: [{ id: 'count', name: 'Count', start: 0 }],
      },
      monsters: [{ kind: 'rat', at: 'B' }],
      turn: 'cora',
      revealer: 'cora',
      rolls: [0],
    })
    table.choose('end')
    expect(table.state.haunt!.tracks.count).toBe(1)
    expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
  },
)

/** Everybody is asked at once whether they are ready for the haunt. */
const reading = () =>
  scene({
    house: '[A]-',
    people: { alice: 'A', bob: 'A', cora: 'A' },
    tiles: { B: { symbols: ['omen'] } },
    omens: { skull: {} },
    haunts: [{}],
    stack: ['B'],
    rolls: [0],
  })

test('given any may answer, when one does, then the question is settled for all', async () => {
  const table = await reading()
  table.choose('move:east')
  table.state.asking!.join = 'any'
  advance(table.catalog, table.state, 1, 'ready')
  expect(table.state.phase).toBe('haunt')
})
