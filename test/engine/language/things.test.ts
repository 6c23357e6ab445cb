/** Who may come by a thing, and when a theft is allowed: `may-not-have`, `steal-at`, `received`, `may`. */
import { describe, expect, test } from 'vitest'
import type { Passive } from '../../../src/engine/language/defs.ts'
import { sentencesOf } from '../../../src/engine/text/sentences.ts'
import { type Scene, scene } from '../../support/scene.ts'

const RING = { id: 'ring', name: 'Ring' }
const people: Scene['people'] = {
  alice: { at: 'A', team: 'heroes' },
  bob: { at: 'A', team: 'heroes' },
  cora: { at: 'A', team: 'traitor' },
}
const holding = (who: 'alice' | 'bob' | 'cora', ...objects: string[]): Scene['people'] => ({
  ...people,
  [who]: { ...(people[who] as object), objects },
})
const ringing = (haunt: object, more: Partial<Scene> = {}) =>
  scene({ house: '[A]-[B]', people, turn: 'alice', haunt: { objects: [RING], ...haunt }, ...more })

describe('may-not-have', () => {
  const kept = (when?: object) => ({
    passives: [{ ask: 'may-not-have', thing: 'ring', ...(when && { when }) }],
  })
  const carrying = { people: holding('bob', 'ring') }

  test('given a thing kept from me, then I cannot pick it up, take it or steal it', async () => {
    const lying = await ringing(kept(), { objectsOn: { A: ['ring'] } })
    expect(lying.legal()).not.toContain('pick-up:ring')
    const carried = await ringing(kept(), carrying)
    expect(carried.legal()).not.toContain('take:bob:ring')
    const robbing = await ringing(kept(), {
      people: holding('cora', 'ring'),
      rolls: [2, 2, 2, 2, 0, 0, 0, 0],
    })
    robbing.choose('attack:cora')
    expect(robbing.asked()?.kind).not.toBe('steal')
  })

  test('given a condition, then only those of whom it holds are kept from it', async () => {
    const table = await ringing(
      { ...kept({ counter: 'turns', atLeast: 1 }), counters: [{ id: 'turns', name: 'Turns', start: 0 }] },
      { people: holding('alice', 'ring'), counters: { turns: { bob: 1 } } },
    )
    expect(table.legal()).toContain('give:cora:ring')
    expect(table.legal()).not.toContain('give:bob:ring')
  })
})

test('may: given an Object that is neither given nor dropped, then it stays in the hands it is in', async () => {
  const table = await ringing(
    { objects: [{ ...RING, may: { give: false, drop: false } }] },
    { people: holding('alice', 'ring') },
  )
  for (const key of ['give:bob:ring', 'drop:ring']) expect(table.legal()).not.toContain(key)
  table.choose('end')
  expect(table.legal()).not.toContain('take:alice:ring')
})

describe('steal-at', () => {
  const thief = (passive: object) =>
    ringing(
      { objects: [RING, { id: 'pin', name: 'Pin' }], passives: [{ ask: 'steal-at', by: 1, ...passive }] },
      { people: holding('cora', 'ring', 'pin'), rolls: [2, 2, 1, 0, 2, 2, 0, 0] },
    )

  test('given 1 damage is enough for one thing, when an attack does 1, then that thing alone is stolen', async () => {
    const table = await thief({ thing: 'ring' })
    table.choose('attack:cora')
    expect(table.asked()).toEqual({ who: 'alice', kind: 'steal' })
    table.choose('steal')
    expect(table.person('alice').objects).toEqual(['ring'])
    expect(table.person('cora').objects).toEqual(['pin'])
  })

  test('given no thing is named, then it goes for all', async () => {
    const table = await thief({})
    table.choose('attack:cora', 'steal')
    expect(table.legal()).toEqual(['thing:ring', 'thing:pin'])
    table.choose('thing:pin')
    expect(table.person('alice').objects).toEqual(['pin'])
  })

  test('given it does not hold, then 1 damage is too little', async () => {
    const table = await thief({ when: { value: { spent: 'moves' }, atLeast: 1 } })
    table.choose('attack:cora')
    expect(table.asked()?.kind).toBe('damage')
  })
})

describe('received', () => {
  const tells = {
    tracks: [{ id: 'bells', name: 'Bell Count', start: 0 }],
    counters: [{ id: 'gave', name: 'Gifts', start: 0 }],
    objects: [RING, { id: 'pin', name: 'Pin' }],
    reactions: [
      {
        on: 'received',
        when: { received: 'ring' },
        do: [
          { track: { track: 'bells', by: 1 } },
          { 'for-each': { who: 'target', do: [{ counter: { counter: 'gave', who: 'target', by: 1 } }] } },
        ],
      },
    ],
  }
  const bells = (table: Awaited<ReturnType<typeof ringing>>) => table.state.haunt!.tracks.bells
  const gave = (table: Awaited<ReturnType<typeof ringing>>) => table.state.haunt!.counters.gave

  test('given a gift, then it fires for the receiver, and the giver is the target', async () => {
    const table = await ringing(tells, { people: holding('alice', 'ring', 'pin') })
    table.choose('give:bob:pin')
    expect(bells(table)).toBe(0)
    table.choose('give:bob:ring')
    expect(bells(table)).toBe(1)
    expect(gave(table)).toEqual({ alice: 1, bob: 0, cora: 0 })
    expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
  })

  test('given a thing taken with leave, then its owner is the target', async () => {
    const table = await ringing(tells, { people: holding('bob', 'ring') })
    table.choose('take:bob:ring', 'accept')
    expect(bells(table)).toBe(1)
    expect(gave(table)).toMatchObject({ bob: 1 })
  })

  test('given a thing picked up, then nobody is the target', async () => {
    const table = await ringing(tells, { objectsOn: { A: ['ring'] } })
    table.choose('pick-up:ring')
    expect(bells(table)).toBe(1)
    expect(gave(table)).toEqual({ alice: 0, bob: 0, cora: 0 })
  })

  test('given a theft, then the one robbed is the target', async () => {
    const table = await ringing(tells, {
      people: holding('cora', 'ring'),
      rolls: [2, 2, 2, 2, 0, 0, 0, 0],
    })
    table.choose('attack:cora', 'steal')
    expect(bells(table)).toBe(1)
    expect(gave(table)).toMatchObject({ cora: 1 })
  })

  test('given an op that finds it, then it fires as well', async () => {
    const table = await ringing(tells, {
      tiles: { A: { actions: [{ word: 'find', do: [{ 'take-object': { object: 'ring' } }] }] } },
    })
    table.choose('find:a')
    expect(bells(table)).toBe(1)
  })
})

test.each([
  [{ ask: 'steal-at', by: 1, thing: 'ring' }, 'you may steal the Ring with 1 damage or more'],
  [{ ask: 'steal-at', by: 1 }, 'you may steal a thing with 1 damage or more'],
  [{ ask: 'may-not-have', thing: 'ring' }, 'you cannot be given, take, steal or pick up the Ring'],
  [{ ask: 'may-not-have', thing: 'pin' }, 'you cannot be given, take, steal or pick up any Pin'],
])('%j reads: %s', async (passive, text) => {
  const table = await ringing({ objects: [RING, { id: 'pin', name: 'Pin', count: 2 }] })
  const { say } = sentencesOf(table.catalog, { haunt: table.catalog.haunts[99]! })
  expect(say.passive(passive as Passive)).toBe(text)
})
