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

const ticked = (card: string, ticks: number) => ({ marks: { [card]: { ticks } } })

test.each<[number, boolean, number[], number, string]>([
  [0, false, [2, 2, 0, 0], 0, '4+ gains 1 Might'],
  [0, true, [1, 1, 0, 0], 0, '2-3 does nothing'],
  [1, false, [1, 1, 0, 0], 1, 'with a box ticked it is 1'],
  [1, true, [1, 1, 0, 0], 2, 'and a ghost adds 1'],
  [0, false, [1, 0, 0, 0], 1, '0-1 is 1'],
  [2, true, [1, 0, 0, 0], 4, 'boxes and a ghost add theirs'],
])(
  '202 The Draught: given %i ticks, a ghost %s and dice %j, then %i physical damage: %s',
  async (ticks, ghost, rolls, amount) => {
    const event = 'the-draught-under-the-door'
    const table = await drawing(event, 'basement', { ghost, rolls, ...ticked(event, ticks) })
    expect(table.told('damaged').map((one) => one.amount)).toEqual(amount > 0 ? [amount] : [])
    if (rolls[1] === 2) expect(table.person('alice').steps.might).toBe(5)
  },
)

test.each([
  [['A', 'A'], 0, true],
  [['A', 'U'], 0, false],
  [['A', 'A'], 1, false],
])(
  '203 Six Places Laid: given the others on %j and %i ticks, then healed is %s',
  async ([bob, cora], ticks, heals) => {
    const table = await drawing('six-places-laid', 'ground', {
      house: { ground: '[A]-[B]', upper: '[U]' },
      people: { bob: { at: bob!, steps: { sanity: 2 } }, cora: { at: cora!, steps: { sanity: 2 } } },
      ...ticked('six-places-laid', ticks),
      alice: { steps: { sanity: 2 } },
    })
    expect(table.told('healed').length > 0).toBe(heals)
    if (heals) expect(table.person('bob').steps.sanity).toBe(4)
    else expect(table.asked()).toEqual({ who: 'bob', kind: 'damage' })
  },
)

test('204 The Bearers’ Song: given a ghost, when sung with Bob, then both gain and both are hurt', async () => {
  const table = await drawing('the-bearers-song', 'outside', { ghost: true })
  table.choose('trait:might', 'damage:knowledge', 'target:bob', 'trait:sanity', 'damage:knowledge')
  expect(table.person('alice').steps).toMatchObject({ might: 5, knowledge: 3 })
  expect(table.person('bob').steps).toMatchObject({ sanity: 5, might: 4 })
  expect(table.person('cora').steps.sanity).toBe(4)
})

test('205 Notice Nailed to the Tree: given it torn down, then the top 3 Events go under, unseen', async () => {
  const event = 'notice-nailed-to-the-tree'
  const rest = ['cold-bread', 'geese-overhead', 'wet-footprint', 'short-measure']
  const table = await drawing(event, 'outside', { decks: { event: [event, ...rest] } })
  table.choose('option:tear-down', 'damage:might')
  expect(table.state.decks.event).toEqual([
    'short-measure',
    'cold-bread',
    'geese-overhead',
    'wet-footprint',
    event,
  ])
  expect(table.told('looked')).toEqual([])
})

test.each<[number[], Steps]>([
  [[2, 2, 0, 0], { knowledge: 5 }],
  [[2, 1, 0, 0], { sanity: 3 }],
])('205 Notice Nailed to the Tree: given dice %j, when read, then %j', async (rolls, steps) => {
  const table = await drawing('notice-nailed-to-the-tree', 'outside', { rolls })
  table.choose('option:read')
  expect(table.person('alice').steps).toMatchObject(steps!)
})

test.each([
  [0, [2, 2, 1, 0], true],
  [0, [2, 2, 0, 0], false],
  [1, [2, 2, 1, 0], false],
])('206 Ink: given %i ticks and dice %j, when studied, then it is gone: %s', async (ticks, rolls, gone) => {
  const event = 'ink-that-will-not-dry'
  const table = await drawing(event, 'upper', { rolls, ...ticked(event, ticks) })
  expect(table.person('alice').kept).toEqual([event])
  table.choose(`study:${event}`)
  // The ink itself takes 1 from every Knowledge roll.
  expect(table.person('alice').kept).toEqual(gone ? [] : [event])
  expect(table.person('alice').steps.knowledge).toBe(gone ? 6 : 4)
  expect(table.person('alice').used).toEqual([])
})

test.each<[number[], string[], Steps]>([
  [[2, 2, 1, 0], [], { sanity: 5, knowledge: 5 }],
  [[2, 1, 0, 0], ['option:know'], { sanity: 3, knowledge: 5 }],
  [[2, 1, 0, 0], ['option:forget'], { sanity: 5, knowledge: 3 }],
  [[1, 0, 0, 0, 2], ['damage:sanity', 'damage:knowledge'], { sanity: 3, knowledge: 3 }],
])('207 Fever Dream: given dice %j, when choosing %j, then %j', async (rolls, choices, steps) => {
  const table = await drawing('fever-dream', 'ground', { rolls })
  table.choose(...choices)
  expect(table.person('alice').steps).toMatchObject(steps!)
})

test.each<[number[], Steps]>([
  [[2, 2, 1], { might: 6, speed: 4 }],
  [[2, 0, 0], { might: 5, speed: 3 }],
  [[1, 0, 0], { might: 3, speed: 4 }],
])('209 Short Measure: given dice %j, then %j', async (rolls, steps) => {
  const table = await drawing('short-measure', 'basement', { rolls })
  expect(table.person('alice').steps).toMatchObject(steps!)
})

test('210 The Neighbour’s Child: given company, when answered with a name, then that person gains 1 Sanity', async () => {
  const table = await drawing('the-neighbours-child', 'upper', { people: { bob: 'B', cora: 'A' } })
  table.choose('option:answer')
  expect(table.legal()).toEqual(['target:bob', 'target:alice'])
  table.choose('target:bob')
  expect(table.person('bob').steps.sanity).toBe(5)
  expect(table.told('box-ticked')).toMatchObject([{ ticks: 1, boxes: 2 }])
})

test('210 The Neighbour’s Child: given the second honest answer, then entry 167 is called; sent home, no box is ticked', async () => {
  const event = 'the-neighbours-child'
  const table = await drawing(event, 'upper', ticked(event, 1))
  table.choose('option:answer')
  expect(table.told('entry-called')).toMatchObject([{ entry: 167 }])
  const sent = await drawing(event, 'upper')
  sent.choose('option:send-home')
  expect(sent.person('alice').steps).toMatchObject({ speed: 5, sanity: 3 })
  expect(sent.told('box-ticked')).toEqual([])
})

test('213 The Well Answers: given 4+, when the top 3 tiles are put back, then they lie as they were ordered', async () => {
  const stack = ['crypt', 'well', 'larder', 'stable']
  const house = { outside: '[A]-[B]-' }
  const table = await drawing('the-well-answers', 'outside', { rolls: [2, 2, 0, 0], stack, house })
  expect(table.legal()).toEqual(['under:crypt', 'under:well', 'under:larder', 'done'])
  table.choose('under:crypt', 'under:larder')
  expect(table.state.stack).toEqual(['well', 'larder', 'crypt', 'stable'])
})

const belled = (more: Partial<Scene> = {}) =>
  drawing('toll-bell', 'ground', {
    alice: { cards: ['bells', 'crossbow'] },
    people: { bob: { at: 'B', cards: ['well-bucket'] }, cora: 'A' },
    ...more,
  })

test('216 Toll Bell: given an Item, when leaving is paid for, then the move goes on; at 2 Items the bell goes', async () => {
  const table = await belled({ moves: 4 })
  table.choose('end', 'move:west', 'option:pay')
  expect(table.person('bob').tile).toBe('a')
  expect(table.state.ongoing).toMatchObject([{ card: 'toll-bell', count: 1 }])
  table.choose('end', 'end', 'move:west', 'option:pay', 'card:bells')
  expect(table.person('alice').tile).toBe('a')
  expect(table.state.ongoing).toEqual([])
  expect(table.state.decks.event.at(-1)).toBe('toll-bell')
})

test('216 Toll Bell: given nothing to pay with, when leaving, then it is general damage or no further', async () => {
  const table = await belled({ people: { bob: 'B', cora: 'B' }, moves: 4 })
  table.choose('end', 'move:west')
  expect(table.legal()).toEqual(['option:run', 'option:stay'])
  table.choose('option:run', 'damage:might')
  expect(table.person('bob')).toMatchObject({ tile: 'a', steps: { might: 3 } })
  table.choose('end', 'move:west')
  const { moves } = table.state.turn
  table.choose('option:stay')
  expect(table.person('cora').tile).toBe('b')
  expect(moves).toBeGreaterThan(0)
  expect(table.legal().filter((key) => key.startsWith('move:'))).toEqual([])
})

test('216 Toll Bell: given its second box ticked, when paid off, then it is destroyed', async () => {
  const table = await belled(ticked('toll-bell', 1))
  expect(table.told('box-ticked')).toMatchObject([{ ticks: 2 }])
  table.choose('end', 'move:west', 'option:pay', 'end', 'end', 'move:west', 'option:pay', 'card:bells')
  expect(table.state.destroyed).toEqual(['toll-bell'])
})

test.each([
  [false, 5],
  [true, 6],
])('217 The Dog Looks Up: given a ghost %s, then Sanity and Speed rise', async (ghost, speed) => {
  const table = await drawing('the-dog-looks-up', 'ground', { ghost })
  expect(table.person('alice').steps).toMatchObject({ sanity: 5, speed })
})

test('219 Unsent Letter: given company, when delivered, then both gain, no word is spent and it is buried', async () => {
  const table = await drawing('unsent-letter', 'ground', {
    people: { bob: { at: 'B', steps: { might: 2, speed: 2 } }, cora: 'A' },
  })
  table.choose('deliver:unsent-letter:bob')
  expect(table.legal()).toEqual(['trait:speed', 'trait:might'])
  table.choose('trait:might')
  expect(table.person('bob').steps).toMatchObject({ might: 3, speed: 2 })
  expect(table.person('alice')).toMatchObject({ kept: [], steps: { sanity: 5 } })
  expect(table.state.decks.event.at(-1)).toBe('unsent-letter')
  expect(table.state.turn.words).not.toContain('deliver')
})

test('242 Damp Course: given it on the tile, then leaving costs more, staying wears, and a course removes it', async () => {
  const table = await drawing('damp-course', 'basement', {
    people: { bob: 'B', cora: 'A' },
    rolls: [2, 0, 0, 0, 2, 2, 0, 0],
  })
  table.choose('end')
  expect(table.person('alice').steps.might).toBe(3)
  table.choose('prepare:lay-a-course')
  expect(table.state.ongoing).toEqual([])
  const wet = await drawing('damp-course', 'basement', {
    people: { bob: 'B', cora: 'A' },
    rolls: [2, 2, 0, 0],
  })
  wet.choose('end')
  const before = wet.state.turn.moves
  wet.choose('move:west')
  expect(wet.state.turn.moves).toBe(before - 2)
})
