import { expect, test } from 'vitest'
import type { Region } from '../../../src/engine/ids.ts'
import { type PersonInScene, type Scene, scene } from '../../support/scene.ts'

/** Alice stands on one of the shipped tiles, between A, where the others are, and B. */
function standing(
  tile: string,
  region: Region,
  want: Partial<Scene> & { alice?: Partial<PersonInScene> } = {},
) {
  const { alice, people, ...rest } = want
  return scene({
    content: true,
    chapter: {},
    house: { [region]: '[A]-[T]-[B]' },
    named: { T: tile },
    people: { bob: 'A', cora: 'A', ...people, alice: { at: tile, ...alice } },
    moves: 4,
    ...rest,
  })
}
type Steps = PersonInScene['steps']
const cards = ['bells', 'crossbow', 'well-bucket', 'horn-lantern']

test('T01, T02: given the starting tiles, when moving, then the front door and both stairs lead on', async () => {
  const table = await scene({
    content: true,
    chapter: {},
    house: { ground: '[S]\n |\n[E]', outside: '[F]', upper: '[U]', basement: '[L]' },
    named: {
      E: 'entrance-hall',
      S: 'ground-floor-staircase',
      F: 'front-steps',
      U: 'upper-landing',
      L: 'basement-landing',
    },
    people: { alice: 'front-steps', bob: 'front-steps', cora: 'front-steps' },
    moves: 6,
  })
  table.choose('go:entrance-hall', 'move:north')
  expect(table.legal()).toEqual(expect.arrayContaining(['go:upper-landing', 'go:basement-landing']))
  table.choose('go:basement-landing', 'go:ground-floor-staircase', 'go:upper-landing')
  expect(table.person('alice').tile).toBe('upper-landing')
  expect(table.state.turn.moves).toBe(1)
})

test.each([
  [4, 2],
  [3, 3],
])(
  'T05 Crawlspace: given %i cards carried, when leaving, then %i of 4 moves are left',
  async (count, left) => {
    const table = await standing('crawlspace', 'ground', { alice: { cards: cards.slice(0, count) } })
    table.choose('move:east')
    expect(table.state.turn.moves).toBe(left)
  },
)

test('T06 Well: given low traits, when drunk from, then Might or Speed heals, once per person', async () => {
  const table = await standing('well', 'outside', {
    alice: { steps: { might: 1, speed: 1 } },
    people: { bob: 'well', cora: 'A' },
  })
  table.choose('drink:well')
  expect(table.legal()).toEqual(['trait:might', 'trait:speed'])
  table.choose('trait:might', 'end')
  expect(table.person('alice').steps).toMatchObject({ might: 4, speed: 1 })
  expect(table.legal()).toContain('drink:well')
  table.choose('end', 'end')
  expect(table.asked()?.who).toBe('alice')
  expect(table.legal()).not.toContain('drink:well')
})

test('T07 Root Cellar: given a search that fails and one that finds, when others come, then they may try until it is found', async () => {
  const table = await standing('root-cellar', 'basement', {
    people: { bob: 'root-cellar', cora: 'root-cellar' },
    decks: { item: ['well-bucket'] },
    rolls: [2, 2, 0, 0, 2, 2, 1, 0],
  })
  table.choose('search:root-cellar')
  expect(table.person('alice').cards).toEqual([])
  expect(table.legal()).not.toContain('search:root-cellar')
  table.choose('end', 'search:root-cellar')
  expect(table.person('bob').cards).toEqual(['well-bucket'])
  expect(table.tile('root-cellar').tokens).toEqual(['searched'])
  table.choose('end')
  expect(table.asked()?.who).toBe('cora')
  expect(table.refuse('search:root-cellar').rule).toBe('L-ACT-25')
})

test('T08 Bearers’ Rest: given nobody else here, when the turn ends, then it is 1 mental damage', async () => {
  const table = await standing('bearers-rest', 'ground')
  table.choose('end', 'damage:sanity')
  expect(table.person('alice').steps.sanity).toBe(3)
})

test('T08 Bearers’ Rest: given company, when turns end there, then each gains 1 Sanity once', async () => {
  const table = await standing('bearers-rest', 'ground', { people: { bob: 'bearers-rest', cora: 'A' } })
  table.choose('end', 'end', 'end', 'end')
  expect(table.person('alice').steps.sanity).toBe(5)
  expect(table.person('bob').steps.sanity).toBe(5)
})

test.each([
  [[], 4],
  [['move:west', 'move:east'], 2],
])(
  'T09 Sleeping Loft: given moves %j, when the turn ends here, then Sanity is on step %i',
  async (moves, sanity) => {
    const table = await standing('sleeping-loft', 'upper', { alice: { steps: { sanity: 2 } } })
    table.choose(...moves, 'end')
    if (table.asked()?.kind === 'trait') table.choose('trait:sanity')
    expect(table.person('alice').steps.sanity).toBe(sanity)
  },
)

test('T10 Larder: given low Might, when eaten from, then it heals, once per person', async () => {
  const table = await standing('larder', 'basement', { alice: { steps: { might: 2 } } })
  table.choose('eat:larder')
  expect(table.person('alice').steps.might).toBe(4)
  table.choose('end', 'end', 'end')
  expect(table.legal()).not.toContain('eat:larder')
})

test.each([
  [[], 2],
  [['crossbow'], 3],
])('T11 Woodlot: given %j carried, when leaving, then %i of 4 moves are left', async (carried, left) => {
  const table = await standing('woodlot', 'outside', { alice: { cards: carried } })
  table.choose('move:east')
  expect(table.state.turn.moves).toBe(left)
})

test('T12 Drying Attic: given the stack, when studied, then the top tile is seen and may be buried', async () => {
  const table = await standing('drying-attic', 'upper', { stack: ['well', 'larder'] })
  table.choose('study:drying-attic')
  expect(table.told('looked')).toMatchObject([{ seenBy: ['alice'], cards: ['well'] }])
  table.choose('bury:well')
  expect(table.state.stack).toEqual(['larder', 'well'])
})

test('T13 Kitchen: given an Item, when prepared, then it is buried and one person here heals a trait', async () => {
  const table = await standing('kitchen', 'ground', {
    alice: { cards: ['spear', 'bells'] },
    people: { bob: { at: 'kitchen', steps: { speed: 1 } }, cora: 'A' },
  })
  table.choose('prepare:kitchen')
  expect(table.person('alice').cards).toEqual(['spear'])
  expect(table.legal()).toEqual(expect.arrayContaining(['target:alice', 'target:bob']))
  expect(table.legal()).not.toContain('target:cora')
  table.choose('target:bob')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'trait' })
  table.choose('trait:speed')
  expect(table.person('bob').steps.speed).toBe(4)
})

test.each([
  [[], ['damage:knowledge'], 3],
  [['bells'], [], 4],
])(
  'T14 Crypt: given %j carried, when the turn ends here, then only a Sacred card spares 1 mental damage',
  async (carried, choices, step) => {
    const table = await standing('crypt', 'basement', { alice: { cards: carried } })
    table.choose('end', ...choices)
    expect(table.person('alice').steps.knowledge).toBe(step)
    expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
  },
)

test.each([
  [[1, 1, 1, 0], [], 4],
  [[1, 1, 0, 0], ['damage:sanity'], 3],
])(
  'T16 Hanging Tree: given dice %j, when the turn ends here, then Sanity of 0-2 is 1 mental damage',
  async (rolls, choices, step) => {
    const table = await standing('hanging-tree', 'outside', { rolls })
    table.choose('end', ...choices)
    expect(table.person('alice').steps.sanity).toBe(step)
    expect(table.asked()?.who).toBe('bob')
  },
)

test('T18 Stable: given 4+, when riding, then any outside tile will do, free of moves', async () => {
  const table = await standing('stable', 'outside', { rolls: [2, 2, 0, 0] })
  table.choose('ride:stable')
  expect(table.legal()).toEqual(expect.arrayContaining(['tile:a', 'tile:b']))
  table.choose('tile:b')
  expect(table.person('alice').tile).toBe('b')
  expect(table.state.turn.moves).toBe(4)
})

test('T18 Stable: given 0-1, when riding, then 1 Speed is lost', async () => {
  const table = await standing('stable', 'outside', { rolls: [1, 0, 0, 0] })
  table.choose('ride:stable')
  expect(table.person('alice')).toMatchObject({ tile: 'stable', steps: { speed: 3 } })
})

test('T23 Servants’ Quarters: given the Kitchen discovered, when moving, then the back stairs lead both ways', async () => {
  const table = await scene({
    content: true,
    chapter: {},
    house: { ground: '[A]-[K]', upper: '[B]-[S]' },
    named: { K: 'kitchen', S: 'servants-quarters' },
    people: { alice: 'kitchen', bob: 'A', cora: 'A' },
    moves: 4,
  })
  table.choose('go:servants-quarters')
  expect(table.person('alice').tile).toBe('servants-quarters')
  expect(table.legal()).toContain('go:kitchen')
})

test.each<[number[], Steps]>([
  [[2, 2, 1, 0], { knowledge: 5, sanity: 4 }],
  [[2, 0, 0, 0], { knowledge: 4, sanity: 4 }],
  [[1, 0, 0, 0], { knowledge: 4, sanity: 3 }],
])(
  'T27 Library: given dice %j, when studied, then 5+ gains Knowledge and 0-1 costs Sanity, once per person',
  async (rolls, steps) => {
    const table = await standing('library', 'ground', { rolls })
    table.choose('study:library')
    expect(table.person('alice').steps).toMatchObject(steps!)
    table.choose('end', 'end', 'end')
    expect(table.legal()).not.toContain('study:library')
  },
)

test.each([
  [0, [], [], 4],
  [1, [2, 1, 1], [], 4],
  [1, [1, 1, 0], [], 2],
  [1, [1, 0, 0], ['damage:sanity'], 1],
])(
  'T34 Master Bedroom: given %i ghosts and dice %j, when the turn ends here, then Sanity heals, with a ghost only on 4+',
  async (ghosts, rolls, choices, step) => {
    const table = await standing('master-bedroom', 'upper', {
      ghosts: { 'master-bedroom': ghosts },
      alice: { steps: { sanity: 2 } },
      rolls,
    })
    table.choose('end', ...choices)
    expect(table.person('alice').steps.sanity).toBe(step)
    expect(table.asked()?.who).toBe('bob')
  },
)

test('T37 Muskeg: given 4 moves, when leaving, then 2 are left', async () => {
  const table = await standing('muskeg', 'outside')
  table.choose('move:east')
  expect(table.state.turn.moves).toBe(2)
})

test.each([
  [[1, 1, 1, 0], 4],
  [[1, 1, 0, 0], 3],
])('T37 Muskeg: given dice %j, when the turn ends here, then Speed is on step %i', async (rolls, step) => {
  const table = await standing('muskeg', 'outside', { rolls })
  table.choose('end')
  expect(table.person('alice').steps.speed).toBe(step)
})

test('T39 Nursery: given critical traits, when the turn ends here, then they stand 1 step higher and the others as before', async () => {
  const table = await standing('nursery', 'upper', { alice: { steps: { might: 1, sanity: 1, speed: 2 } } })
  table.choose('end')
  expect(table.person('alice').steps).toEqual({ might: 2, sanity: 2, speed: 2, knowledge: 4 })
})

test.each<[number[], string[], Steps]>([
  [[2, 2, 0], [], { sanity: 5, might: 4 }],
  [[2, 1, 0], [], { sanity: 4, might: 4 }],
  [[1, 0, 0], ['damage:might'], { sanity: 4, might: 3 }],
])(
  'T41 Arborium: given dice %j, when eaten from, then 4+ gains Sanity and 0-1 is 1 physical damage',
  async (rolls, choices, steps) => {
    const table = await standing('arborium', 'outside', { rolls })
    table.choose('eat:arborium', ...choices)
    expect(table.person('alice').steps).toMatchObject(steps!)
  },
)

test('T45 Ritual Room: given used Omens, when 5+ is rolled, then they are unused again', async () => {
  const table = await standing('ritual-room', 'basement', {
    alice: { used: ['brooch', 'kris', 'bells'] },
    rolls: [2, 2, 1, 0],
  })
  table.choose('invoke:ritual-room')
  expect(table.person('alice').used).toEqual(['bells'])
})

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
])(
  'T45 Ritual Room: given %i ghosts, when 0-2 is rolled, then it is %i mental damage',
  async (ghosts, amount) => {
    const table = await standing('ritual-room', 'basement', {
      ghosts: { 'ritual-room': ghosts },
      rolls: [2, 0, 0, 0],
    })
    table.choose('invoke:ritual-room')
    expect(table.told('damaged')).toMatchObject([{ damage: 'mental', amount }])
  },
)

test.each([
  ['soundproofed-room', 'B', []],
  ['B', 'soundproofed-room', []],
  ['soundproofed-room', 'soundproofed-room', ['bob']],
])(
  'T48 Soundproofed Room: given Alice on %s and Bob on %s, when her card reaches next door, then it reaches %j',
  async (alice, bob, reached) => {
    const table = await standing('soundproofed-room', 'basement', {
      alice: { at: alice, cards: ['tocsin'] },
      people: { bob, cora: 'A' },
      items: {
        tocsin: {
          actions: [
            {
              word: 'ring',
              do: [
                {
                  damage: {
                    who: { all: 'people', at: 'here-or-adjacent', but: 'me' },
                    kind: 'mental',
                    amount: 1,
                  },
                },
              ],
            },
          ],
        },
      },
    })
    table.choose('ring:tocsin')
    expect(table.told('damaged').flatMap(({ who }) => (who === 'bob' ? [who] : []))).toEqual(reached)
  },
)

test.each([4, 0])(
  'T15 Kirk Path: given %i moves, when leaving, then it costs none of them',
  async (moves) => {
    const table = await standing('kirk-path', 'outside', { moves })
    table.choose('move:east')
    expect(table.person('alice').tile).toBe('b')
    expect(table.state.turn.moves).toBe(moves)
    expect(table.legal().some((key) => key.startsWith('move:'))).toBe(moves > 0)
  },
)

test('T15 Kirk Path: given an obstacle, when leaving, then only the obstacle costs', async () => {
  const table = await standing('kirk-path', 'outside', { tokens: { 'kirk-path': ['large-obstacle'] } })
  table.choose('move:east')
  expect(table.state.turn.moves).toBe(2)
})

test('T15 Kirk Path: given moves that a drawn card has cancelled, then nobody leaves for nothing', async () => {
  const table = await standing('kirk-path', 'outside', {
    alice: { cards: ['bell-pull'] },
    items: { 'bell-pull': { actions: [{ word: 'pull', do: [{ draw: { deck: 'event' } }] }] } },
    decks: { event: ['geese-overhead'] },
    rolls: [1, 0, 0, 0],
  })
  table.choose('pull:bell-pull')
  expect(table.person('alice').tile).toBe('kirk-path')
  expect(table.asked()).toMatchObject({ who: 'bob', kind: 'main' }) // nothing was left but to end the turn
})

test('T17 Spinning Room: given two used Items, when 4+ is rolled, then one of choice is unused', async () => {
  const table = await standing('spinning-room', 'upper', {
    alice: { used: ['bells', 'well-bucket', 'kris'] },
    rolls: [2, 2, 0, 0],
  })
  table.choose('operate:spinning-room')
  expect(table.legal()).toEqual(['card:bells', 'card:well-bucket'])
  table.choose('card:well-bucket')
  expect(table.person('alice').used).toEqual(['bells', 'kris'])
})

test('T17 Spinning Room: given 0-1, then it pricks', async () => {
  const table = await standing('spinning-room', 'upper', { rolls: [1, 0, 0, 0] })
  table.choose('operate:spinning-room', 'damage:speed')
  expect(table.person('alice').steps.speed).toBe(3)
})

test('T19 Sickroom: given low Sanity, when the turn ends here, then Might may be paid to heal it', async () => {
  const table = await standing('sickroom', 'upper', { alice: { steps: { sanity: 1, speed: 2 } } })
  table.choose('end', 'accept')
  expect(table.legal()).toEqual(['trait:speed', 'trait:sanity', 'trait:knowledge'])
  table.choose('trait:sanity')
  expect(table.person('alice').steps).toMatchObject({ might: 3, sanity: 4, speed: 2 })
})

test('T19 Sickroom: given critical Might, when the turn ends here, then nothing is offered', async () => {
  const table = await standing('sickroom', 'upper', { alice: { steps: { might: 1, sanity: 1 } } })
  table.choose('end')
  expect(table.asked()).toMatchObject({ who: 'bob', kind: 'main' })
})

test.each<[number[], string[], Steps]>([
  [[2, 2, 1, 0], [], { speed: 4, might: 4 }],
  [[2, 1, 0, 0], [], { speed: 2, might: 2 }],
  [[2, 0, 0, 0], ['damage:sanity'], { speed: 2, might: 2, sanity: 3 }],
])('T20 Stillroom: given dice %j, when prepared, then %j and %j', async (rolls, choices, steps) => {
  const table = await standing('stillroom', 'ground', { alice: { steps: { speed: 2, might: 2 } }, rolls })
  table.choose('prepare:stillroom', ...choices)
  expect(table.person('alice').steps).toMatchObject(steps!)
})

test('T21 Charnel Stair: given the Crypt discovered, when descending, then 1 move leads there', async () => {
  const house = { basement: '[A]-[T]-[B]-[C]' }
  const table = await standing('charnel-stair', 'basement', {
    house,
    named: { T: 'charnel-stair', C: 'crypt' },
    moves: 2,
  })
  table.choose('descend:charnel-stair')
  expect(table.person('alice').tile).toBe('crypt')
  expect(table.state.turn.moves).toBe(1)
})

test.each([
  ['no move left', 0, 'crypt'],
  ['no Crypt in the house', 4, 'ice'],
])('T21 Charnel Stair: given %s, then nobody descends', async (_, moves, name) => {
  const table = await standing('charnel-stair', 'basement', {
    house: { basement: '[A]-[T]-[B]-[C]' },
    named: { T: 'charnel-stair', ...(name === 'crypt' && { C: name }) },
    moves,
  })
  expect(table.legal()).not.toContain('descend:charnel-stair')
})

test.each<[number[], string[], Steps]>([
  [[2, 2, 0, 0], [], { sanity: 4 }],
  [[2, 1, 0, 0], [], { sanity: 2 }],
  [[1, 0, 0, 0], ['damage:speed'], { sanity: 2, speed: 3 }],
])('T22 Physic Garden: given dice %j, when searched once, then %j and %j', async (rolls, choices, steps) => {
  const table = await standing('physic-garden', 'outside', { alice: { steps: { sanity: 2 } }, rolls })
  table.choose('search:physic-garden', ...choices)
  expect(table.person('alice').steps).toMatchObject(steps!)
  expect(table.legal()).not.toContain('search:physic-garden')
})
