import { describe, expect, test } from 'vitest'
import { scene } from '../../support/scene.ts'

const three = { alice: 'A', bob: 'A', cora: 'A' }

describe('lasting marks', () => {
  test('L-FREE-05, L-AMB-82: given the Well Bucket, when it is drunk from in free play, then a trait heals, it is buried and no box is ticked', async () => {
    const table = await scene({
      content: true,
      house: '[A]',
      people: { ...three, alice: { at: 'A', cards: ['well-bucket'], steps: { might: 1 } } },
    })
    table.state.marks['well-bucket'] = { ticks: 5, heirloom: null, name: null }
    table.choose('drink:well-bucket', 'trait:might')
    expect(table.person('alice').steps.might).toBe(4)
    expect(table.state.decks.item.at(-1)).toBe('well-bucket')
    expect(table.state.marks['well-bucket']).toEqual({ ticks: 5, heirloom: null, name: null })
    expect(table.told('box-ticked')).toEqual([])
  })

  test('L-AMB-82: given the Crossbow, when it kills in free play, then no box is ticked and no entry is called', async () => {
    const table = await scene({
      content: true,
      house: '[A]',
      people: {
        alice: { at: 'A', cards: ['crossbow'] },
        bob: 'A',
        cora: { at: 'A', team: 'traitor', steps: { speed: 1, might: 1 } },
        dan: { at: 'A', team: 'traitor' },
      },
      haunt: {},
      rolls: [1, 0, 0, 0, 0, 0],
    })
    table.state.marks.crossbow = { ticks: 2, heirloom: null, name: null }
    table.choose('attack:cora:crossbow', 'damage:speed')
    expect(table.person('cora').dead).toBe(true)
    expect(table.state.marks.crossbow?.ticks).toBe(2)
    expect(table.state.entries).toEqual([])
  })

  test('L-AMB-83, L-FREE-18: given an Event that says destroy and one that calls an entry, when resolved in free play, then the card is in the box, nothing is destroyed and no entry is read', async () => {
    const table = await scene({
      house: '[A]',
      people: three,
      tiles: {
        A: { actions: [{ word: 'pull', do: [{ draw: { deck: 'event' } }, { draw: { deck: 'event' } }] }] },
      },
      events: {
        fire: { boxes: 1, do: [{ tick: {} }, { 'destroy-card': {} }] },
        note: { crest: true, do: [{ 'call-entry': { entry: 60 } }] },
      },
    })
    table.choose('pull:a')
    expect(table.state).toMatchObject({ box: ['fire'], destroyed: [], entries: [], marks: {} })
    expect(table.state.decks.event).toEqual(['note'])
  })

  test('L-FREE-18: given an Item with a space, when it is made an heirloom in free play, then its mark is the one that lasts', async () => {
    const table = await scene({
      house: '[A]',
      people: three,
      tiles: { A: { actions: [{ word: 'pull', do: [{ draw: { deck: 'item' } }] }] } },
      items: { cup: { slot: true, boxes: 2 } },
    })
    table.choose('pull:a', 'heirloom')
    expect(table.state.marks).toEqual({ cup: { ticks: 0, heirloom: 'alice', name: 'Alice' } })
  })

  test('L-FREE-04: given free play, when somebody dies, then the dead on the family records are as many as before', async () => {
    const table = await scene({
      house: '[A]',
      people: {
        alice: 'A',
        bob: 'A',
        cora: { at: 'A', team: 'traitor', steps: { might: 1 }, ancestors: 2 },
        dan: { at: 'A', team: 'traitor' },
      },
      haunt: {},
      rolls: [1, 0, 0, 0, 0, 0],
    })
    table.choose('attack:cora', 'damage:might')
    expect(table.person('cora')).toMatchObject({ dead: true, ancestors: 2 })
    expect(table.state.marks).toEqual({})
  })
})

test('L-AMB-84: given nobody with the calling, when the traitor is chosen, then the fallback decides; given somebody, then they are', async () => {
  const traitor = { calling: 'clergy', else: { oldest: true } }
  for (const [calling, who] of [
    [null, 'cora'],
    ['clergy', 'bob'],
  ] as const) {
    const table = await scene({
      house: '[A]',
      people: { alice: { at: 'A', age: 20 }, bob: { at: 'A', age: 30, calling }, cora: { at: 'A', age: 70 } },
      tiles: { A: { actions: [{ word: 'pull', do: [{ draw: { deck: 'omen' } }] }] } },
      omens: { idol: {} },
      haunts: [{ team: { kind: 'known', traitor } }],
      rolls: [0],
    })
    table.choose('pull:a')
    expect(table.told('traitor-named')).toMatchObject([{ who }])
  }
})
