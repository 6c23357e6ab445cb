import { expect, test } from 'vitest'
import type { Region } from '../../../src/engine/ids.ts'
import { type PersonInScene, type Scene, scene } from '../../support/scene.ts'

/** Alice draws one of the shipped Events on B, one step from the landing A. */
async function drawing(
  event: string,
  region: Region,
  want: Partial<Scene> & { ghost?: boolean; alice?: Partial<PersonInScene> } = {},
) {
  const { ghost, alice, people, decks, ...rest } = want
  const table = await scene({
    content: true,
    chapter: {},
    house: { [region]: '[A]-[B]' },
    people: { bob: 'A', cora: 'A', ...people, alice: { at: 'B', ...alice } },
    tiles: { B: { actions: [{ word: 'pull', do: [{ draw: { deck: 'event' } }] }] } },
    ghosts: { B: ghost ? 1 : 0 },
    ...rest,
    decks: { event: [event], ...decks },
  })
  table.choose('pull:b')
  expect(table.told('card-drawn')[0]).toMatchObject({ card: event, passed: 0 })
  return table
}
type Steps = PersonInScene['steps']

test.each<[boolean, number[], string[], Steps]>([
  [false, [2, 2, 0, 0], ['option:sit'], { sanity: 5 }],
  [true, [2, 2, 0, 0], ['option:sit'], { sanity: 4 }],
  [false, [1, 1, 0, 0], ['option:sit'], { sanity: 4 }],
  [true, [1, 1, 0, 0], ['option:sit', 'damage:sanity'], { sanity: 3 }],
  [false, [], ['option:stand'], { sanity: 4, speed: 3 }],
])(
  'E01 The Extra Chair: given a ghost %s and dice %j, when choosing %j, then sitting is a Sanity roll and standing costs Speed',
  async (ghost, rolls, choices, steps) => {
    const table = await drawing('the-extra-chair', 'ground', { ghost, rolls })
    table.choose(...choices)
    expect(table.person('alice').steps).toMatchObject(steps!)
  },
)

test.each<[boolean, number[], string, Steps]>([
  [false, [2, 2, 0, 0], 'b', { knowledge: 5 }],
  [true, [2, 2, 0, 0], 'a', { knowledge: 4 }],
  [false, [1, 0, 0, 0], 'b', { sanity: 3 }],
])(
  'E02 Stairs, Counted: given a ghost %s and dice %j, when rolled, then one ends on %s',
  async (ghost, rolls, tile, steps) => {
    const table = await drawing('stairs-counted', 'upper', { ghost, rolls })
    expect(table.person('alice')).toMatchObject({ tile, steps })
  },
)

test('E03 A Knock, Twice: given a strong answer, when answered, then an Item is drawn', async () => {
  const table = await drawing('a-knock-twice', 'ground', {
    rolls: [2, 2, 0, 0],
    decks: { item: ['horn-lantern'] },
  })
  table.choose('option:answer', 'keep')
  expect(table.person('alice').cards).toEqual(['horn-lantern'])
})

test.each<[boolean, string[], Steps]>([
  [false, ['option:answer', 'damage:might'], { might: 3 }],
  [true, ['option:answer', 'damage:might', 'damage:might'], { might: 2 }],
  [false, ['option:keep-quiet', 'damage:sanity'], { sanity: 3 }],
])('E03 A Knock, Twice: given a ghost %s, when choosing %j, then it hurts', async (ghost, choices, steps) => {
  const rolls = choices[0] === 'option:answer' ? [1, 1, 1, 0] : []
  const table = await drawing('a-knock-twice', 'basement', { ghost, rolls })
  table.choose(...choices)
  expect(table.person('alice').steps).toMatchObject(steps!)
})

test.each<[boolean, number[], string[], Steps]>([
  [false, [2, 2, 0, 0], [], { speed: 5, sanity: 4 }],
  [false, [0, 0, 0, 0], ['damage:might'], { might: 3 }],
  [true, [1, 0, 0, 0], ['damage:sanity'], { speed: 4, sanity: 3 }],
])(
  'E04 Geese Overhead: given a ghost %s and dice %j, when rolled, then Speed decides and a ghost adds 1 mental damage',
  async (ghost, rolls, choices, steps) => {
    const table = await drawing('geese-overhead', 'outside', { ghost, rolls })
    table.choose(...choices)
    expect(table.asked()?.kind).toBe('main')
    expect(table.person('alice').steps).toMatchObject(steps!)
  },
)

test.each<[boolean, number[], string[], Steps]>([
  [false, [2, 1], ['option:eat'], { might: 3 }],
  [true, [2, 1], ['option:eat'], { might: 4 }],
  [false, [0, 0], ['option:eat', 'damage:might'], { might: 1 }],
  [false, [], ['option:leave'], { might: 1, sanity: 5 }],
])(
  'E05 Cold Bread: given Might on step 2, a ghost %s and dice %j, when choosing %j, then 3+ gains, 1-2 heals, 0 hurts',
  async (ghost, rolls, choices, steps) => {
    const table = await drawing('cold-bread', 'ground', { ghost, rolls, alice: { steps: { might: 2 } } })
    table.choose(...choices)
    expect(table.person('alice').steps).toMatchObject(steps!)
  },
)

test.each<[boolean, number[], string[], Steps]>([
  [false, [2, 1, 1, 0], [], { speed: 5 }],
  [true, [1, 1, 1], [], { speed: 4 }],
  [true, [1, 0, 0], ['damage:knowledge'], { knowledge: 3 }],
])(
  'E06 Somebody’s Washing: given a ghost %s and dice %j, when rolled, then a ghost costs a die',
  async (ghost, rolls, choices, steps) => {
    const table = await drawing('somebodys-washing', 'outside', { ghost, rolls })
    table.choose(...choices)
    expect(table.told('rolled')[0]!.dice).toEqual(rolls)
    expect(table.person('alice').steps).toMatchObject(steps!)
  },
)

test('E07 The Lamp Goes First: given the Horn Lantern, when drawn, then a trait of choice is gained without a roll', async () => {
  const table = await drawing('the-lamp-goes-first', 'ground', {
    alice: { cards: ['horn-lantern'] },
    rolls: [],
  })
  table.choose('trait:knowledge')
  expect(table.person('alice').steps.knowledge).toBe(5)
})

test.each<[boolean, number[], string[], Steps]>([
  [false, [1, 1, 1, 0], [], { sanity: 4, speed: 4 }],
  [true, [1, 1, 1, 0], ['trait:speed'], { sanity: 4, speed: 3 }],
  [false, [1, 1, 0, 0], ['trait:sanity'], { sanity: 3, speed: 4 }],
])(
  'E07 The Lamp Goes First: given a ghost %s and dice %j without the Lantern, when rolled, then 0-2 (0-3) costs Sanity or Speed',
  async (ghost, rolls, choices, steps) => {
    const table = await drawing('the-lamp-goes-first', 'upper', { ghost, rolls })
    table.choose(...choices)
    expect(table.person('alice').steps).toMatchObject(steps!)
  },
)

test('E08 Mouse Parliament: given 4+, when rolled, then of the top 3 Items one is put on top and two are buried', async () => {
  const item = ['bells', 'crossbow', 'well-bucket', 'horn-lantern']
  const table = await drawing('mouse-parliament', 'basement', { rolls: [2, 2, 0, 0], decks: { item } })
  table.choose('keep:crossbow')
  expect(table.state.decks.item.slice(0, 2)).toEqual(['crossbow', 'horn-lantern'])
  expect(table.state.decks.item.slice(-2)).toEqual(['bells', 'well-bucket'])
})

test('E08 Mouse Parliament: given 0, when rolled, then an Item is dropped here and no Omen', async () => {
  const table = await drawing('mouse-parliament', 'ground', {
    rolls: [0, 0, 0, 0],
    alice: { cards: ['spear', 'bells'] },
  })
  expect(table.tile('B').pile).toEqual(['bells'])
})

test.each<[boolean, number[], string[], Steps]>([
  [true, [1, 1, 1, 0], [], { knowledge: 5 }],
  [true, [1, 1, 0, 0], ['damage:sanity', 'damage:sanity'], { sanity: 2 }],
  [false, [1, 1, 0, 0], ['damage:sanity'], { sanity: 3 }],
])(
  'E09 Wet Footprint: given a ghost there %s and dice %j, when followed, then one goes to a tile with a ghost circle and rolls Sanity',
  async (ghost, rolls, choices, steps) => {
    const table = await drawing('wet-footprint', 'basement', {
      house: { basement: '[A]-[B]-[C]-[D]', upper: '[E]' },
      named: { C: 'crypt', D: 'root-cellar', E: 'nursery' },
      ghosts: { crypt: ghost ? 1 : 0 },
      rolls,
    })
    table.choose('option:follow')
    expect(table.legal()).toEqual(['tile:crypt', 'tile:root-cellar'])
    table.choose('tile:crypt', ...choices)
    expect(table.person('alice')).toMatchObject({ tile: 'crypt', steps })
  },
)

test('E09 Wet Footprint: given nothing to lose, when declined, then nothing happens', async () => {
  const table = await drawing('wet-footprint', 'upper', { rolls: [] })
  table.choose('option:decline')
  expect(table.person('alice').tile).toBe('b')
  expect(table.told('trait-fell')).toEqual([])
})

test('E10 The Wrong Hymn: given people in the region and elsewhere, when they sing, then each of the region rolls, the drawer last', async () => {
  const table = await drawing('the-wrong-hymn', 'ground', {
    house: { ground: '[A]-[B]', upper: '[U]' },
    people: { bob: 'A', cora: 'A', dan: 'U' },
    rolls: [1, 1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 0],
  })
  table.choose('option:sing', 'damage:sanity')
  expect(table.told('rolled').map(({ who }) => who)).toEqual(['bob', 'cora', 'alice'])
  expect(table.person('bob').steps.sanity).toBe(3)
  expect(table.asked()?.kind).toBe('main')
})

test('E10 The Wrong Hymn: given others, when they are spared, then the drawer takes 2 mental damage', async () => {
  const table = await drawing('the-wrong-hymn', 'outside', { rolls: [] })
  table.choose('option:spare', 'damage:sanity', 'damage:knowledge')
  expect(table.person('alice').steps).toMatchObject({ sanity: 3, knowledge: 3 })
})

test('E11 A Borrowed Coat: given the coat kept, when hurt and when rolling Sanity, then 1 less of each', async () => {
  const table = await drawing('a-borrowed-coat', 'upper', {
    tiles: {
      B: {
        actions: [
          { word: 'pull', do: [{ draw: { deck: 'event' } }] },
          { word: 'fall', do: [{ lose: { trait: 'might', by: 2 } }] },
          { word: 'pray', do: [{ roll: { trait: 'sanity', bands: { '0+': [] } } }] },
        ],
      },
    },
    rolls: [1, 1, 1, 1],
  })
  expect(table.person('alice').kept).toEqual(['a-borrowed-coat'])
  table.choose('fall:b', 'pray:b')
  expect(table.person('alice').steps.might).toBe(3)
  expect(table.told('rolled')).toMatchObject([{ total: 3 }])
})

test('E11 A Borrowed Coat: given a turn that ends on a Landing, when the coat is given back, then it is buried', async () => {
  const table = await scene({
    content: true,
    chapter: {},
    house: { outside: '[F]-[B]' },
    named: { F: 'front-steps' },
    people: { alice: { at: 'B', kept: ['a-borrowed-coat'] }, bob: 'B', cora: 'B' },
  })
  table.choose('end')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
  table.choose('end', 'end', 'move:west', 'end')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'accept' })
  table.choose('accept')
  expect(table.person('alice').kept).toEqual([])
  expect(table.state.decks.event.at(-1)).toBe('a-borrowed-coat')
})
