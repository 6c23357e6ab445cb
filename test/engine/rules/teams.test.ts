import { expect, test } from 'vitest'
import { playOf, viewFor } from '../../../src/engine/game.ts'
import { leaveCost } from '../../../src/engine/rules/questions.ts'
import { mayKnow } from '../../../src/engine/view.ts'
import { everybodyReady, reveal, teams } from '../../support/reveal.ts'
import { type SceneTable, scene } from '../../support/scene.ts'

const hidden = { kind: 'hidden', traitor: { random: true } }

/** What each player is shown of everybody's side, in seat order. */
const seenBy = (table: SceneTable, seat: number | null) =>
  viewFor(table.catalog, table.state, seat).explorers.map(({ team }) => team)

test('L-CORE-03, L-HID-06: given a haunt with no traitor, when it starts, then everybody is a hero and known as one', async () => {
  const table = everybodyReady(await reveal({ team: { kind: 'none' } }))
  expect(seenBy(table, null)).toEqual(['heroes', 'heroes', 'heroes', 'heroes'])
  expect(table.told('traitor-named')).toEqual([])
})

test('L-HID-01, L-AMB-62: given a hidden traitor, when views are built, then only the traitor knows', async () => {
  const table = everybodyReady(await reveal({ team: hidden }, { chances: [2] }))
  expect(teams(table)).toMatchObject({ cora: 'traitor' })
  expect(seenBy(table, 2)).toEqual([null, null, 'traitor', null])
  expect(seenBy(table, 0)).toEqual(['heroes', null, null, null])
  expect(seenBy(table, null)).toEqual([null, null, null, null])
  expect(table.told('traitor-named')).toEqual([])
})

test('L-HID-01: given a hidden traitor, when sides are told, then everybody is told something and nobody hears another’s', async () => {
  const table = await reveal({ team: hidden }, { chances: [2] })
  const told = table.told('told-team')
  expect(told.map(({ who }) => who)).toEqual(['alice', 'bob', 'cora', 'dan'])
  for (const one of told)
    expect(['alice', 'bob', 'cora', 'dan', null].filter((viewer) => mayKnow(one, viewer))).toEqual([one.who])
})

test('L-HID-01, L-HID-02: given a hidden traitor with wounds, when the haunt starts, then no healing gives them away', async () => {
  const table = await reveal(
    { team: hidden },
    { people: { alice: 'A', bob: 'A', cora: { at: 'A', steps: { might: 1 } } }, chances: [2] },
  )
  expect(table.person('cora')).toMatchObject({ team: 'traitor', steps: { might: 1 } })
})

test('L-AMB-62, L-HID-05: given an unknown traitor, when views are built, then no side is disclosed, not even one’s own', async () => {
  const table = everybodyReady(await reveal({ team: { kind: 'unknown' } }))
  for (const seat of [0, 1, 2, 3, null]) expect(seenBy(table, seat)).toEqual([null, null, null, null])
  expect(table.told('told-team')).toEqual([])
})

test('L-HID-07: given a haunt that began with no traitor, when somebody turns, then all know it and the powers come at once', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'A', cora: 'B' },
    tokens: { A: ['large-obstacle'] },
    haunt: {
      team: { kind: 'none' },
      actions: [{ word: 'invoke', name: 'Give in', by: 'heroes', do: [{ become: { team: 'traitor' } }] }],
    },
  })
  expect(leaveCost(playOf(table.catalog, table.state), 'alice')).toBe(3)
  table.choose('invoke:give-in')
  expect(seenBy(table, 1)).toEqual(['traitor', 'heroes', 'heroes'])
  // The token is ignored now (L-TRTR-02) and Bob is in the way.
  expect(leaveCost(playOf(table.catalog, table.state), 'alice')).toBe(2)
  expect(table.state.order).toEqual(['bob', 'cora', 'alice'])
})

test('L-HID-09, L-AMB-63: given all are traitors, when the haunt starts, then each has the powers and nobody opposes another', async () => {
  const table = everybodyReady(
    await reveal({ team: { kind: 'all-traitors' } }, { tokens: { A: ['small-obstacle'] } }),
  )
  expect(teams(table)).toEqual({ alice: 'traitor', bob: 'traitor', cora: 'traitor', dan: 'traitor' })
  for (const name of ['bob', 'cora', 'dan'])
    expect(leaveCost(playOf(table.catalog, table.state), name)).toBe(1)
  expect(table.refuse('attack:cora').code).toBe('friend')
})

test('L-HID-08, L-AMB-63: given a free-for-all, when somebody wins, then that one player is the winning side', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'A', cora: 'B' },
    haunt: {
      team: { kind: 'everyone' },
      actions: [{ word: 'invoke', name: 'Take it', by: 'everyone', do: [{ win: { team: 'me' } }] }],
    },
  })
  expect(seenBy(table, 0)).toEqual([null, null, null])
  table.choose('invoke:take-it')
  expect(table.state.outcome).toEqual({ winner: 'alice', players: ['alice'], because: 'goal' })
})

test('L-HID-10, L-AMB-64: given a free-for-all, when two share a tile, then leaving costs 2, each may attack the other and steal', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: { at: 'A', cards: ['axe'] }, cora: 'B' },
    items: { axe: {} },
    haunt: { team: { kind: 'everyone' } },
    moves: 4,
    rolls: [2, 2, 0, 0, 0, 0, 0, 0],
  })
  expect(leaveCost(playOf(table.catalog, table.state), 'alice')).toBe(2)
  expect(leaveCost(playOf(table.catalog, table.state), 'bob')).toBe(2)
  table.choose('attack:bob', 'steal')
  expect(table.person('alice').cards).toEqual(['axe'])
  table.choose('move:east')
  expect(table.state.turn.moves).toBe(2)
})

test('L-HID-01: given a hidden traitor, when the traitor’s setup asks something, then the revealer answers and no name is given away', async () => {
  const table = await reveal(
    {
      team: { kind: 'hidden', traitor: { random: true } },
      setup: {
        heroes: [],
        traitor: [
          {
            choose: {
              options: [
                { key: 'x', label: 'X', do: [] },
                { key: 'y', label: 'Y', do: [] },
              ],
            },
          },
        ],
      },
    },
    { chances: [2] },
  )
  expect(table.asked()!.who).toBe('alice')
})

test('L-HID-01, L-INFO-01: given a secret that a hidden traitor keeps, when views are built, then only the keeper sees who that is', async () => {
  const table = await reveal(
    {
      team: { kind: 'hidden', traitor: { random: true } },
      secrets: [{ id: 'heir', name: 'the Heir', knownTo: 'traitor' }],
      setup: { heroes: [{ 'draw-secret': { secret: 'heir', among: { all: 'players' } } }], traitor: [] },
    },
    { chances: [2, 0] },
  )
  expect(viewFor(table.catalog, table.state, 0).haunt!.secrets.heir!.knownTo).toEqual([])
  expect(viewFor(table.catalog, table.state, 2).haunt!.secrets.heir!.knownTo).toEqual(['cora'])
  expect(table.told('secret-drawn')).toEqual([])
})
