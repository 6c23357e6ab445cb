import { expect, test } from 'vitest'
import { type Scene, scene } from '../../support/scene.ts'

/** Alice may take her own life. */
const dare = {
  word: 'invoke',
  name: 'Dare',
  by: 'everyone',
  do: [{ lose: { trait: 'might', by: 9 } }],
}

const doomed = (more: Partial<Scene> = {}) =>
  scene({
    house: '[A]-[B]-[C]',
    people: { alice: 'A', bob: 'A', cora: { at: 'B', team: 'traitor' } },
    haunt: { actions: [dare] },
    ...more,
  })

test('L-AMB-74, L-DIE-01: given a hero who dies in their own turn, when it resolves, then the turn ends and the next seat is asked', async () => {
  const table = await doomed()
  table.choose('invoke:dare')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
  table.choose('end', 'end')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
  expect(table.state.round).toBe(2)
})

test('L-AMB-74: given a hero who dies on entering, when it resolves, then nothing more of the turn is done', async () => {
  const table = await doomed({
    tiles: {
      B: {
        reactions: [
          { on: 'enters', do: [{ lose: { trait: 'might', by: 9 } }, { gain: { trait: 'sanity', by: 1 } }] },
          { on: 'turn-end', do: [{ 'put-token': { token: 'mark', on: 'here' } }] },
        ],
      },
    },
  })
  table.choose('move:east')
  expect(table.person('alice')).toMatchObject({ dead: true, tile: 'b', steps: { sanity: 4 } })
  expect(table.tile('B').tokens).toEqual([])
  expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
})

test('L-AMB-39, L-ATK-04: given a corpse here, when an opponent acts, then it is neither obstacle nor target', async () => {
  const table = await doomed({
    people: { alice: { at: 'A', dead: true }, bob: 'C', cora: { at: 'A', team: 'traitor' } },
    turn: 'cora',
    moves: 4,
  })
  expect(table.legal()).not.toContain('attack:alice')
  table.choose('move:east')
  expect(table.state.turn.moves).toBe(3)
})

test('L-AMB-74: given several effects at the end of a turn, when the first kills, then nothing is asked of the dead', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: { at: 'A', steps: { might: 1 } }, bob: 'B', cora: { at: 'A', team: 'traitor' } },
    haunt: {},
    tiles: {
      A: {
        reactions: [
          { on: 'turn-end', do: [{ lose: { trait: 'might', by: 1 } }] },
          { on: 'turn-end', do: [{ gain: { trait: 'sanity', by: 1 } }] },
          { on: 'turn-end', optional: true, do: [{ gain: { trait: 'speed', by: 1 } }] },
        ],
      },
    },
  })
  table.choose('end', 'first:tile:a/reactions/0')
  expect(table.person('alice').dead).toBe(true)
  expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
})

test('L-AMB-74: given several who are to draw, when one of them is killed by the first card, then the dead draw nothing', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: {
      alice: 'A',
      bob: 'B',
      cora: { at: 'B', steps: { might: 1 } },
      dan: { at: 'A', team: 'traitor' },
    },
    haunt: {
      actions: [
        {
          word: 'study',
          name: 'Call',
          by: 'heroes',
          do: [{ draw: { who: { all: 'heroes' }, deck: 'event' } }],
        },
      ],
    },
    events: {
      plague: { do: [{ lose: { who: { all: 'heroes' }, trait: 'might', by: 1 } }] },
      boon: { do: [] },
    },
    decks: { event: ['plague', 'boon'] },
  })
  table.choose('study:call')
  expect(table.told('card-drawn')).toMatchObject([{ who: 'bob' }, { who: 'alice' }])
})
