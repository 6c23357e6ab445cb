import { expect, test } from 'vitest'
import { everybodyReady, reveal } from '../../support/reveal.ts'
import { scene } from '../../support/scene.ts'

const rat = { id: 'rat', name: 'Rat', size: 'small', traits: { speed: 3, might: 3 } }
const four = { alice: 'A', bob: 'A', cora: 'A', dan: 'A' } as const

test('L-ORDER-01, L-ORDER-02: given traitor Bob of four, when a round is listed, then Cora, Dan, Alice and Bob last', async () => {
  const table = everybodyReady(
    await reveal(
      { team: { kind: 'known', traitor: { highest: 'might' } } },
      { people: { ...four, bob: { at: 'A', steps: { might: 8 } } } },
    ),
  )
  expect(table.state.order).toEqual(['cora', 'dan', 'alice', 'bob'])
  expect(table.asked()).toEqual({ who: 'cora', kind: 'main' })
  table.choose('end', 'end', 'end')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
  table.choose('end')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'main' })
  expect(table.state.round).toBe(2)
})

test('L-ORDER-03, L-MON-01: given a haunt with monsters, when a round is listed, then their slot follows the traitor', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { ...four, bob: { at: 'A', team: 'traitor' } },
    haunt: { monsters: [rat] },
    monsters: [{ kind: 'rat', at: 'B' }],
    turn: 'bob',
    rolls: [1, 1, 1],
  })
  expect(table.state.order).toEqual(['cora', 'dan', 'alice', 'bob', '*monsters'])
  table.choose('end')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'monster' })
})

test('L-ORDER-03: given a haunt with a house turn, when a round is listed, then the house comes last and does what its page says', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' } },
    haunt: {
      tracks: [{ id: 'wind', name: 'Wind', start: 0 }],
      houseTurn: [{ track: { track: 'wind', by: 1 } }],
    },
    turn: 'cora',
  })
  expect(table.state.order).toEqual(['alice', 'bob', 'cora', '*house'])
  table.choose('end')
  expect(table.state.haunt!.tracks).toEqual({ wind: 1 })
})

test.each(['none', 'unknown', 'everyone'])(
  'L-ORDER-04: given a haunt of kind %s, when play resumes, then the player on the revealer’s left is first unless the haunt says the revealer',
  async (kind) => {
    const left = everybodyReady(await reveal({ team: { kind } }))
    expect(left.state.order).toEqual(['bob', 'cora', 'dan', 'alice'])
    const first = everybodyReady(await reveal({ team: { kind }, first: 'revealer' }))
    expect(first.state.order).toEqual(['alice', 'bob', 'cora', 'dan'])
  },
)

test('L-ORDER-04, L-HID-01: given a hidden traitor, when play resumes, then the order does not tell who it is', async () => {
  const table = everybodyReady(
    await reveal({ team: { kind: 'hidden', traitor: { random: true } } }, { chances: [2] }),
  )
  expect(table.person('cora').team).toBe('traitor')
  expect(table.state.order).toEqual(['bob', 'cora', 'dan', 'alice'])
})

test('L-ORDER-05: given one player not ready, when another wants to play on, then it is refused', async () => {
  const table = await reveal({})
  table.choose('ready', 'ready', 'ready')
  expect(table.state.phase).toBe('setup')
  expect(table.refuse('end', 3)).toMatchObject({ code: 'not-ready', rule: 'L-ORDER-05', instead: ['ready'] })
  expect(table.refuse('ready', 0)).toMatchObject({ code: 'not-asked' })
  table.choose('ready')
  expect(table.state.phase).toBe('haunt')
})
