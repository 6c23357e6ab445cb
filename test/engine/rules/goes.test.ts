// Where the house takes a monster, whom alone it hunts, and whose it is.
import { describe, expect, test } from 'vitest'
import { sentencesOf } from '../../../src/engine/text/sentences.ts'
import { type Scene, scene } from '../../support/scene.ts'

const RAT = {
  id: 'rat',
  name: 'Rat',
  size: 'small',
  traits: { speed: 2, might: 3 },
  attack: { trait: 'might' },
}
const tokens = [{ id: 'bed', name: 'Bed' }]
const STILL = [0, 0]

/** The house moves a rat at C when Cora, who sits by herself, ends her turn. */
const rat = (more: object, rest: Partial<Scene> = {}, haunt: object = {}) =>
  scene({
    house: '[A]-[B]-[C]-[D]-[E]-[F]',
    people: { alice: 'A', bob: 'E', cora: 'F' },
    haunt: { team: { kind: 'none' }, tokens, monsters: [{ ...RAT, ...more }], ...haunt },
    monsters: [{ kind: 'rat', at: 'C' }],
    turn: 'cora',
    revealer: 'cora',
    rolls: STILL,
    ...rest,
  })

describe('where it goes', () => {
  test('given a tile to go to, when the house moves it, then it passes nearer people by', async () => {
    const table = await rat({ goes: { token: 'bed' } }, { tokens: { B: ['bed'] } })
    table.choose('end')
    expect(table.monster('rat-1').tile).toBe('b')
  })

  test('given several, when it is moved, then it takes the nearest', async () => {
    const table = await rat({ goes: { token: 'bed' } }, { tokens: { A: ['bed'], D: ['bed'] } })
    table.choose('end')
    expect(table.monster('rat-1').tile).toBe('d')
  })

  test('given that it is there, when it is moved, then it stays', async () => {
    const table = await rat({ goes: { token: 'bed' } }, { tokens: { C: ['bed'] } })
    table.choose('end')
    expect(table.monster('rat-1').tile).toBe('c')
  })

  test('given no such tile, when it is moved, then it stays', async () => {
    const table = await rat({ goes: { token: 'bed' } })
    table.choose('end')
    expect(table.monster('rat-1').tile).toBe('c')
  })

  test('given people to go to, when it is moved, then it goes to the nearest of those', async () => {
    const table = await rat({ goes: { all: 'heroes', if: { on: { tile: ['a', 'f'] }, who: 'target' } } })
    table.choose('end')
    expect(table.monster('rat-1').tile).toBe('b')
  })

  test('given somebody on its way, when it meets them, then it attacks before it goes on', async () => {
    const people = { alice: 'D', bob: 'A', cora: 'F' } as const
    const table = await rat(
      { goes: { token: 'bed' } },
      { people, tokens: { E: ['bed'] }, rolls: [2, 1, 0, 0, 0, 0, 0, 0, 0] },
    )
    table.choose('end')
    expect(table.told('attacked')).toMatchObject([{ who: 'rat-1', target: 'alice' }])
    expect(table.monster('rat-1').tile).toBe('e')
  })
})

describe('whom it hunts', () => {
  test('given prey, when others stand on its tile, then it passes them and attacks the prey alone', async () => {
    const people = { alice: 'B', bob: 'C', cora: 'F' } as const
    const table = await rat(
      { prey: { all: 'heroes', if: { on: { tile: 'b' }, who: 'target' } } },
      { people, rolls: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
    )
    table.choose('end')
    expect(table.monster('rat-1').tile).toBe('b')
    expect(table.told('attacked')).toMatchObject([{ who: 'rat-1', target: 'alice' }])
  })

  test('given a traitor among its prey, when the house moves it, then it attacks the traitor too', async () => {
    const people = { alice: 'A', bob: 'F', cora: { at: 'D', team: 'traitor' } } as const
    const table = await rat(
      { prey: { all: 'players' }, runBy: 'house' },
      { people, rolls: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { team: { kind: 'known', traitor: { revealer: true } } },
    )
    table.choose('end')
    expect(table.told('attacked')).toMatchObject([{ who: 'rat-1', target: 'cora' }])
  })

  test('given the dead, when it is moved, then it hunts the living', async () => {
    const people = { alice: 'A', bob: { at: 'C', dead: true }, cora: 'F' } as const
    const table = await rat({ prey: { all: 'players' } }, { people })
    table.choose('end')
    expect(table.told('attacked')).toEqual([])
    expect(table.monster('rat-1').tile).toBe('b')
  })

  test('given a traitor who moves it, when prey and others are there, then only the prey may be attacked', async () => {
    const people = { alice: 'C', bob: 'C', cora: { at: 'F', team: 'traitor' } } as const
    const prey = { all: 'heroes', if: { carries: 'axe', who: 'target' } }
    const table = await rat(
      { prey },
      { people: { ...people, bob: { at: 'C', cards: ['axe'] } }, items: { axe: {} } },
      { team: { kind: 'known', traitor: { revealer: true } } },
    )
    table.choose('end')
    expect(table.legal()).toContain('attack:bob')
    expect(table.legal()).not.toContain('attack:alice')
  })
})

test('given a kind of the house beside one of the traitor, when the monsters move, then the traitor is asked for one alone', async () => {
  const table = await scene({
    house: '[A]-[B]-[C]-[D]',
    people: { alice: 'A', bob: 'A', cora: { at: 'D', team: 'traitor' } },
    haunt: {
      monsters: [
        { ...RAT, runBy: 'house' },
        { ...RAT, id: 'cat', name: 'Cat' },
      ],
    },
    monsters: [
      { kind: 'rat', at: 'C' },
      { kind: 'cat', at: 'D' },
    ],
    turn: 'cora',
    revealer: 'cora',
    rolls: [1, 0, 1, 0],
  })
  table.choose('end')
  expect(table.monster('rat-1').tile).toBe('b')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'monster' })
  expect(table.state.turn.who).toBe('cat-2')
})

describe('whose it is', () => {
  const own = { goes: { owner: 'me' }, prey: { owner: 'me' } }

  test('given monsters of two people, when they are moved, then each goes to its own', async () => {
    const table = await rat(own, {
      monsters: [
        { kind: 'rat', at: 'C', of: 'cora' },
        { kind: 'rat', at: 'D', of: 'alice' },
      ],
    })
    table.choose('end')
    expect(table.monster('rat-1').tile).toBe('d')
    expect(table.monster('rat-2').tile).toBe('c')
  })

  test('given that its own is dead, when it is moved, then it stays', async () => {
    const table = await rat(own, {
      people: { alice: { at: 'A', dead: true }, bob: 'C', cora: 'F' },
      monsters: [{ kind: 'rat', at: 'C', of: 'alice' }],
    })
    table.choose('end')
    expect(table.monster('rat-1').tile).toBe('c')
    expect(table.told('attacked')).toEqual([])
  })

  test('given a spawn for each, when it is done, then each has one, and an effect may mean one alone', async () => {
    const each = {
      'for-each': { who: { all: 'heroes' }, do: [{ spawn: { monster: 'rat', on: 'here', of: 'target' } }] },
    }
    const table = await rat(
      {},
      {
        monsters: [],
        tiles: {
          F: {
            actions: [
              { word: 'call', do: [each] },
              { word: 'hush', do: [{ stun: { who: { monster: 'rat', of: 'me' } } }] },
            ],
          },
        },
        rolls: [],
      },
    )
    table.choose('call:f')
    expect(table.state.monsters.map(({ of }) => of)).toEqual(['alice', 'bob', 'cora'])
    table.choose('hush:f')
    expect(table.state.monsters.filter(({ stunned }) => stunned).map(({ of }) => of)).toEqual(['cora'])
    const { say } = sentencesOf(table.catalog, { haunt: table.catalog.haunts[99]! })
    expect(say.one({ monster: 'rat', of: 'me' })).toBe('your Rat')
    expect(say.one({ monster: 'rat', of: 'revealer' })).toBe("the revealer's Rat")
    expect(say.list(table.catalog.tiles.f!.actions[0]!.do!)).toContain('place their Rat on your tile')
  })
})

test('the page says where it goes, whom it hunts and that the house moves it', async () => {
  const table = await rat({ goes: { token: 'bed' }, prey: { owner: 'me' }, runBy: 'house' }, { rolls: [] })
  const { monster } = sentencesOf(table.catalog, { haunt: table.catalog.haunts[99]! })
  expect(monster(table.catalog.haunts[99]!.monsters[0]!)).toEqual([
    'Small monster: Speed 2, Might 3.',
    'Attacks with Might.',
    'Beaten, it is stunned.',
    'The house moves it.',
    'It goes to a tile with a Bed token.',
    'It attacks only the player it belongs to.',
  ])
})
