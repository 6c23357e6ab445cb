import { expect, test } from 'vitest'
import { scene } from '../../support/scene.ts'

const haunt = {
  objects: [
    { id: 'diary', name: 'Diary', stealable: false },
    { id: 'bell', name: 'Bell' },
  ],
}
const heroes = { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' as const } }

test('L-OBJ-01, L-OBJ-02: given an Object of the haunt on the tile, when it is picked up, given, taken and dropped, then it changes hands', async () => {
  const table = await scene({ house: '[A]', people: heroes, haunt, objectsOn: { A: ['bell'] } })
  table.choose('pick-up:bell')
  expect(table.person('alice').objects).toEqual(['bell'])
  table.choose('give:bob:bell')
  expect(table.person('bob').objects).toEqual(['bell'])
  table.choose('take:bob:bell', 'accept')
  expect(table.person('alice').objects).toEqual(['bell'])
  table.choose('drop:bell')
  expect(table.tile('A').objects).toEqual(['bell'])
  expect(table.tile('A').pile).toEqual([])
})

test('L-OBJ-02, L-ACT-18: given an Object somebody carries, when they refuse, then it stays with them', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...heroes, bob: { at: 'A', objects: ['bell'] } },
    haunt,
  })
  table.choose('take:bob:bell')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'permit' })
  table.choose('refuse')
  expect(table.person('bob').objects).toEqual(['bell'])
})

test('L-OBJ-03: given an Object, when it is dropped and picked up again and again, then each time is legal and no word is spent', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...heroes, alice: { at: 'A', objects: ['bell'] } },
    haunt,
  })
  table.choose('drop:bell', 'pick-up:bell', 'drop:bell', 'pick-up:bell')
  expect(table.person('alice')).toMatchObject({ objects: ['bell'], used: [] })
  expect(table.state.turn.words).toEqual([])
})

test('L-AMB-47: given PICK UP and DROP spent on cards, when an Object is handled, then it is legal', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...heroes, alice: { at: 'A', cards: ['jug'] } },
    items: { cup: {}, jug: {}, pan: {} },
    piles: { A: ['cup', 'pan'] },
    haunt,
    objectsOn: { A: ['bell'] },
  })
  table.choose('pick-up:cup', 'done', 'drop:jug')
  expect(table.refuse('pick-up:pan').rule).toBe('L-ACT-06')
  table.choose('pick-up:bell', 'drop:bell')
  expect(table.tile('A').objects).toEqual(['bell'])
})

test('L-OBJ-04: given an Object that cannot be stolen, when a theft is chosen, then it is not among the loot', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...heroes, cora: { at: 'A', team: 'traitor', objects: ['diary', 'bell'], cards: ['cup'] } },
    items: { cup: {} },
    haunt,
    rolls: [2, 0, 0, 0, 0, 0, 0, 0],
  })
  table.choose('attack:cora', 'steal')
  expect(table.legal()).toEqual(['thing:cup', 'thing:bell'])
  table.choose('thing:bell')
  expect(table.person('alice').objects).toEqual(['bell'])
  expect(table.person('cora').objects).toEqual(['diary'])
})

test('L-OBJ-04: given nothing but an Object that cannot be stolen, when an attack wins by 2, then no theft is offered', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...heroes, cora: { at: 'A', team: 'traitor', objects: ['diary'] } },
    haunt,
    rolls: [2, 0, 0, 0, 0, 0, 0, 0],
  })
  table.choose('attack:cora')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'damage' })
})

const lime = { objects: [{ id: 'lime', name: 'Lime', count: 4, for: 'heroes' }] }

test('L-OBJ-02: given several Objects of a kind, when handed about, then each choice is listed once and one copy changes hands', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...heroes, alice: { at: 'A', objects: ['lime', 'lime'] }, bob: { at: 'A', objects: ['lime'] } },
    haunt: lime,
    objectsOn: { A: ['lime'] },
  })
  expect(table.legal().filter((key) => key.endsWith(':lime'))).toEqual([
    'give:bob:lime',
    'drop:lime',
    'take:bob:lime',
    'pick-up:lime',
  ])
  table.choose('give:bob:lime', 'drop:lime', 'pick-up:lime', 'take:bob:lime', 'accept')
  expect(table.person('alice').objects).toEqual(['lime', 'lime'])
  expect(table.person('bob').objects).toEqual(['lime'])
  expect(table.tile('A').objects).toEqual(['lime'])
})

test('L-OBJ-04: given Objects for the heroes alone, when the traitor has a turn, then none can be had by any means', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...heroes, alice: { at: 'A', objects: ['lime', 'lime'] } },
    turn: 'cora',
    haunt: lime,
    objectsOn: { A: ['lime'] },
    rolls: [2, 2, 0, 0, 0, 0, 0, 0],
  })
  expect(table.refuse('pick-up:lime').code).toBe('other-side')
  expect(table.refuse('take:alice:lime').code).toBe('other-side')
  table.choose('attack:alice')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'damage' })
})

test('L-OBJ-04: given several Objects of a kind, when stolen, then the loot lists the kind once and one copy goes', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...heroes, cora: { at: 'A', team: 'traitor', objects: ['bone', 'bone'] } },
    haunt: { objects: [{ id: 'bone', name: 'Bone', count: { players: [2, 3, 4] } }] },
    rolls: [2, 0, 0, 0, 0, 0, 0, 0],
  })
  table.choose('attack:cora', 'steal')
  expect(table.person('alice').objects).toEqual(['bone'])
  expect(table.person('cora').objects).toEqual(['bone'])
})

test('L-OBJ-02: given Objects of a kind with several people, when somebody holding them is meant, then all are', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...heroes, alice: { at: 'A', objects: ['lime'] }, bob: { at: 'A', objects: ['lime'] } },
    haunt: {
      ...lime,
      actions: [
        {
          word: 'pray',
          name: 'Pray',
          by: 'heroes',
          do: [{ gain: { who: { holder: 'lime' }, trait: 'might', by: 1 } }],
        },
      ],
    },
  })
  table.choose('pray:pray')
  expect([table.person('alice').steps.might, table.person('bob').steps.might]).toEqual([5, 5])
})

test.each([
  ['heroes', false],
  ['traitor', true],
])(
  'L-OBJ-04: given an Object for %s, when a monster that may carry stands by it, then it can pick it up: %s',
  async (side, may) => {
    const rat = { id: 'rat', name: 'Rat', size: 'small', traits: { speed: 3 }, mayCarry: true }
    const table = await scene({
      house: '[A]-[B]',
      people: heroes,
      haunt: { objects: [{ id: 'lime', name: 'Lime', for: side }], monsters: [rat] },
      monsters: [{ kind: 'rat', at: 'B' }],
      objectsOn: { B: ['lime'] },
      turn: 'cora',
      rolls: [1, 0, 0],
    })
    table.choose('end')
    expect(table.asked()).toMatchObject({ kind: 'monster' })
    expect(table.legal().includes('pick-up:lime')).toBe(may)
  },
)
