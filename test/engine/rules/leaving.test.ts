import { describe, expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { leaveCost } from '../../../src/engine/rules/questions.ts'
import { type PersonInScene, type Scene, scene } from '../../support/scene.ts'

const SMALL = 'small-obstacle'
const LARGE = 'large-obstacle'

describe('obstacles', () => {
  test.each([
    ['L-MOVE-02', 'no obstacle', [], 1],
    ['L-MOVE-03', 'two small obstacles', [SMALL, SMALL], 3],
    ['L-MOVE-04', 'a large obstacle', [LARGE], 3],
    ['L-MOVE-04', 'one large and one small obstacle', [LARGE, SMALL], 4],
  ])('%s: given %s here, when leaving, then %j cost %i', async (_rule, _what, here, cost) => {
    const table = await scene({
      house: '[A]-[B]',
      people: { alice: 'A', bob: 'B', cora: 'B' },
      tokens: { A: here },
      moves: 5,
    })
    table.choose('move:east')
    expect(table.state.turn.moves).toBe(5 - cost)
  })

  test('L-MOVE-03: given an obstacle and too few moves after a first step, when leaving, then it is refused', async () => {
    const table = await scene({
      house: '[A]-[B]-[C]-',
      people: { alice: 'A', bob: 'A', cora: 'A' },
      tokens: { B: [SMALL] },
      moves: 2,
    })
    table.choose('move:east')
    expect(table.refuse('move:east').rule).toBe('L-MOVE-03')
  })

  test('L-AMB-36: given an obstacle at the foot of the stairs, when going up, then it costs 2', async () => {
    const table = await scene({
      house: { ground: '[A]-', upper: '[B]-' },
      people: { alice: 'A', bob: 'A', cora: 'A' },
      tiles: { A: { links: ['b'] } },
      tokens: { A: [SMALL] },
      moves: 4,
    })
    table.choose('go:b')
    expect(table.state.turn.moves).toBe(2)
  })

  test('L-AMB-36: given an obstacle at a secret passage, when going through, then it costs 3 for a large one', async () => {
    const table = await scene({
      house: { ground: '[A]-', upper: '[B]-' },
      people: { alice: 'A', bob: 'A', cora: 'A' },
      tiles: { A: { passage: true }, B: { passage: true } },
      tokens: { A: [LARGE] },
      moves: 4,
    })
    table.choose('go:b')
    expect(table.state.turn.moves).toBe(1)
  })

  test('L-AMB-36: given obstacles here, when an effect puts somebody elsewhere, then it costs nothing', async () => {
    const table = await scene({
      house: '[A]-[B]-',
      people: { alice: 'A', bob: 'A', cora: 'A' },
      tiles: { A: { actions: [{ word: 'try', do: [{ place: { at: { tile: 'b' } } }] }] } },
      tokens: { A: [LARGE, LARGE] },
      moves: 1,
    })
    table.choose('try:a')
    expect(table.person('alice').tile).toBe('b')
    expect(table.state.turn.moves).toBe(1)
    expect(table.told('moved')).toMatchObject([{ cost: 0, how: 'placed' }])
  })
})

describe('opponents', () => {
  const rat = { id: 'rat', name: 'Rat', size: 'small', traits: { speed: 2 } }
  const ogre = { id: 'ogre', name: 'Ogre', size: 'large', traits: { speed: 2 } }

  /** What it costs each to leave A, where they all are; Dan is a traitor unless told otherwise. */
  const costs = async (
    monsters: { kind: string; stunned?: boolean }[],
    others: Partial<Record<'bob' | 'cora' | 'dan', Partial<PersonInScene>>> = {},
    more: Partial<Scene> = {},
  ): Promise<Record<string, number>> => {
    const far = { at: 'B' }
    const table = await scene({
      house: '[A]-[B]-',
      people: {
        alice: 'A',
        bob: others.bob ? { at: 'A', ...others.bob } : far,
        cora: others.cora ? { at: 'A', ...others.cora } : far,
        dan: { ...(others.dan ? { at: 'A', ...others.dan } : far), team: 'traitor' },
      },
      haunt: { monsters: [rat, ogre] },
      monsters: monsters.map((monster) => ({ at: 'A', ...monster })),
      ...more,
    })
    const play = playOf(table.catalog, table.state)
    const everybody = [...table.state.explorers, ...table.state.monsters].filter(({ tile }) => tile === 'a')
    return Object.fromEntries(everybody.map(({ id }) => [id, leaveCost(play, id)]))
  }

  test('L-MOVE-05, L-MOVE-08: given a small monster, when a hero leaves, then it costs 2; the hero slows it likewise', async () => {
    expect(await costs([{ kind: 'rat' }])).toEqual({ alice: 2, 'rat-1': 2 })
  })

  test('L-MOVE-06, L-AMB-38: given a large monster, when a hero leaves, then it costs 3: it counts once, by its size', async () => {
    expect(await costs([{ kind: 'ogre' }])).toEqual({ alice: 3, 'ogre-1': 2 })
  })

  test('L-MOVE-07, L-MOVE-08: given the traitor here, when a hero leaves, then it costs 2, and so for the traitor', async () => {
    expect(await costs([], { dan: {} })).toEqual({ alice: 2, dan: 2 })
  })

  test('L-MOVE-08: given two heroes here, when one leaves, then it costs 1', async () => {
    expect(await costs([], { bob: {} })).toEqual({ alice: 1, bob: 1 })
  })

  test('L-MOVE-09: given three on a tile before the haunt, when one leaves, then it costs 1', async () => {
    expect(await costs([], { bob: {}, dan: {} }, { phase: 'explore' })).toEqual({ alice: 1, bob: 1, dan: 1 })
  })

  test('L-MOVE-10: given a stunned large monster, when a hero leaves, then it costs 1', async () => {
    expect(await costs([{ kind: 'ogre', stunned: true }])).toMatchObject({ alice: 1 })
  })

  test('L-AMB-37: given monsters and a traitor together, then none of them slows another', async () => {
    const table = await costs([{ kind: 'rat' }, { kind: 'ogre' }], { dan: {} })
    expect(table).toEqual({ alice: 1 + 1 + 1 + 2, dan: 2, 'rat-1': 2, 'ogre-1': 2 })
  })

  test('L-AMB-37: given a small obstacle and one hero, when a monster leaves, then it costs 3', async () => {
    expect(await costs([{ kind: 'rat' }], {}, { tokens: { A: [SMALL] } })).toMatchObject({ 'rat-1': 3 })
  })

  test('L-AMB-39: given a corpse here, when the traitor or a monster leaves, then it does not count', async () => {
    const found = await costs([{ kind: 'rat' }], { bob: { dead: true }, dan: {} })
    expect(found).toMatchObject({ dan: 2, 'rat-1': 2 })
  })
})

describe('the guaranteed step', () => {
  const slow: Scene = {
    house: '[A]-[B]-[C]-',
    people: { alice: { at: 'A', steps: { speed: 1 } }, bob: 'B', cora: 'B' },
    tokens: { A: [LARGE, LARGE] },
    begin: true,
  }

  test('L-MOVE-11, L-AMB-35: given 2 moves and a cost of 5 at the start, when stepping to the next tile, then it is allowed and takes all moves', async () => {
    const table = await scene(slow)
    expect(table.state.turn.moves).toBe(2)
    table.choose('move:east')
    expect(table.person('alice').tile).toBe('b')
    expect(table.state.turn.moves).toBe(0)
    expect(table.told('moved')).toMatchObject([{ cost: 2 }])
    expect(table.refuse('move:east').rule).toBe('L-MOVE-18')
  })

  test('L-MOVE-11: given penalties that leave no moves at all, when the turn starts, then the step is still allowed', async () => {
    const table = await scene({
      ...slow,
      people: { alice: { at: 'A', cards: ['chain'], steps: { speed: 1 } }, bob: 'B', cora: 'B' },
      items: { chain: { passives: [{ ask: 'moves', by: -3 }] } },
    })
    expect(table.state.turn.moves).toBe(0)
    table.choose('move:east')
    expect(table.person('alice').tile).toBe('b')
    expect(table.state.turn.moves).toBe(0)
    expect(table.refuse('move:east').rule).toBe('L-MOVE-18')
  })

  test('L-AMB-35: given 1 move and 2 obstacles, when discovering north, then it is refused; going south to a known tile is not', async () => {
    const table = await scene({
      house: ' |\n[A]\n |\n[B]',
      people: { alice: 'A', bob: 'B', cora: 'B' },
      tokens: { A: [SMALL, SMALL] },
      stack: ['C'],
      moves: 1,
    })
    expect(table.refuse('move:north').rule).toBe('L-MOVE-03')
    table.choose('move:south')
    expect(table.person('alice').tile).toBe('b')
  })

  test.each(['stairs', 'a passage'])(
    'L-AMB-35: given too few moves, when leaving by %s, then it is allowed as well',
    async (by) => {
      const stairs = by === 'stairs'
      const table = await scene({
        house: { ground: '[A]-', upper: '[B]-' },
        people: { alice: 'A', bob: 'A', cora: 'A' },
        tiles: { A: stairs ? { links: ['b'] } : { passage: true }, B: { passage: !stairs } },
        tokens: { A: [LARGE] },
        moves: 1,
      })
      table.choose('go:b')
      expect(table.state.turn.moves).toBe(0)
    },
  )

  test('L-AMB-35: given the starting tile was left and come back to, when leaving costs too much, then it is refused', async () => {
    const table = await scene({ ...slow, begin: false, tokens: { A: [SMALL] }, moves: 4 })
    table.choose('move:east', 'move:west')
    expect(table.state.turn.moves).toBe(1)
    expect(table.refuse('move:east').rule).toBe('L-MOVE-03')
  })

  test('L-AMB-35: given moves cancelled by a drawn card, when leaving costs too much, then it is refused', async () => {
    const table = await scene({
      ...slow,
      tiles: {
        A: {
          actions: [
            { word: 'try', do: [{ draw: { deck: 'item' } }] },
            { word: 'run', do: [{ moves: { by: 1 } }] },
          ],
        },
      },
      items: { axe: {} },
    })
    table.choose('try:a')
    expect(table.refuse('move:east').rule).toBe('L-MOVE-12')
    table.choose('run:a')
    expect(table.refuse('move:east').rule).toBe('L-MOVE-03')
  })

  const hunting = (traits: object, rolls: number[]) =>
    scene({
      house: '[A]-[B]-',
      people: { alice: { at: 'B', team: 'traitor' }, bob: 'A', cora: 'B' },
      tokens: { A: [LARGE] },
      haunt: { monsters: [{ id: 'rat', name: 'Rat', size: 'small', traits }] },
      monsters: [{ kind: 'rat', at: 'A' }],
      rolls,
    })

  test('L-AMB-35: given a monster with 1 move and a cost of 4, then it may take the step too', async () => {
    const table = (await hunting({ speed: 1 }, [1])).choose('end', 'move:east')
    expect(table.told('moved')).toMatchObject([{ who: 'rat-1', from: 'a', to: 'b', cost: 1 }])
  })

  test('L-AMB-35, L-HSTR-09: given a monster without Speed, then it stays where it is', async () => {
    const table = (await hunting({ might: 3 }, [])).choose('end')
    expect(table.told('monster-moves')).toMatchObject([{ who: 'rat-1', moves: 0 }])
    expect(table.asked()).toMatchObject({ who: 'bob' })
  })
})
