import { expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { stunMonster } from '../../../src/engine/rules/monster-tokens.ts'
import { leaveCost } from '../../../src/engine/rules/questions.ts'
import { LADDER, type PersonInScene, type Scene, scene } from '../../support/scene.ts'

/** Alice carries one of the shipped Items among friends. */
const carrying = (card: string, want: Partial<Scene> = {}, alice: Partial<PersonInScene> = {}) => {
  const { people, ...rest } = want
  return scene({
    content: true,
    house: '[A]-[B]',
    people: { bob: 'A', cora: 'B', ...people, alice: { at: 'A', cards: [card], ...alice } },
    ...rest,
  })
}

const crow = {
  id: 'crow',
  name: 'Crow',
  size: 'small',
  traits: { speed: 3, might: 3 },
  attack: { trait: 'might' },
}
const foe = { at: 'A', team: 'traitor' } as const

test('I01 Well Bucket: given a low trait, when drunk from, then it heals one trait of choice and is buried', async () => {
  const table = await carrying('well-bucket', {}, { steps: { might: 1, sanity: 2 } })
  table.choose('drink:well-bucket')
  expect(table.legal()).toEqual(['trait:speed', 'trait:might', 'trait:sanity', 'trait:knowledge'])
  table.choose('trait:sanity')
  expect(table.person('alice').steps).toMatchObject({ might: 1, sanity: 4 })
  expect(table.person('alice').cards).toEqual([])
  expect(table.state.decks.item.at(-1)).toBe('well-bucket')
})

test('I02 Crossbow: given foes here, next door and beyond, when aiming, then the first two can be shot with Speed', async () => {
  const table = await carrying('crossbow', {
    house: '[A]-[B]-[C]',
    people: { bob: foe, cora: { ...foe, at: 'B' }, dan: { ...foe, at: 'C' } },
    haunt: {},
    rolls: [1, 1, 0, 0, 1, 0, 0, 0],
  })
  expect(table.legal().filter((key) => /^attack:.*bow$/.test(key))).toEqual([
    'attack:bob:crossbow',
    'attack:cora:crossbow',
  ])
  table.choose('attack:cora:crossbow', 'damage:might')
  expect(table.person('cora').steps.might).toBe(3)
  expect(table.told('rolled').map(({ trait }) => trait)).toEqual(['speed', 'speed'])
})

test.each([
  [[2, 2, 0, 0], ['trait:knowledge'], { knowledge: 4, sanity: 4 }],
  [[1, 0, 0, 0], [], { knowledge: 2, sanity: 4 }],
  [[0, 0, 0, 0], ['damage:sanity'], { knowledge: 2, sanity: 3 }],
])(
  'I03 Book of Scripture: given dice %j, when studied, then 4+ heals Sanity or Knowledge, 1-3 does nothing, 0 is 1 mental damage',
  async (rolls, choices, steps) => {
    const table = await carrying('book-of-scripture', { rolls }, { steps: { knowledge: 2 } })
    table.choose('study:book-of-scripture', ...choices)
    expect(table.person('alice').steps).toMatchObject(steps)
    expect(table.asked()?.kind).toBe('main')
  },
)

test('I03 Book of Scripture: given the family heirloom, when studied, then 1 is added', async () => {
  const heirlooms = { 'book-of-scripture': 'alice' } as const
  const table = await carrying('book-of-scripture', { rolls: [2, 1, 0], heirlooms }, { steps: { sanity: 2 } })
  table.choose('study:book-of-scripture', 'trait:sanity')
  expect(table.told('rolled')).toMatchObject([{ add: 1, total: 4 }])
  expect(table.person('alice').steps.sanity).toBe(4)
})

test.each([
  [undefined, ['crow-1']],
  ['alice', ['crow-1', 'crow-2']],
] as const)(
  'I04 Bells: given an heirloom of %s, when rung, then others of the region may come 1 tile nearer and the monsters in earshot are slowed',
  async (family, slowed) => {
    const table = await carrying('bells', {
      house: { ground: '[A]-[B]-[C]', upper: '[U]-[V]' },
      people: { bob: 'C', cora: { ...foe, at: 'C' }, dan: 'V', eve: 'A' },
      haunt: { monsters: [crow] },
      monsters: [
        { kind: 'crow', at: 'A' },
        { kind: 'crow', at: 'B' },
        { kind: 'crow', at: 'C' },
      ],
      ...(family ? { heirlooms: { bells: family } } : {}),
    })
    table.choose('ring:bells')
    expect([table.asked(), table.legal()]).toEqual([{ who: 'bob', kind: 'step' }, ['to:b', 'stop']])
    table.choose('to:b')
    expect(table.asked()?.who).toBe('cora')
    table.choose('stop')
    expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
    expect([table.person('bob').tile, table.person('cora').tile, table.person('dan').tile]).toEqual([
      'b',
      'c',
      'v',
    ])
    expect(table.state.lasting.map(({ on }) => on)).toEqual(slowed)
  },
)

test('I04 Bells: given a monster that heard them, when it rolls Speed, then 1 is taken off, once', async () => {
  const table = await carrying('bells', {
    people: { bob: 'A', cora: { ...foe, at: 'B' } },
    haunt: { monsters: [crow] },
    monsters: [{ kind: 'crow', at: 'A' }],
    rolls: [1, 1, 1],
  })
  table.choose('ring:bells', 'stop', 'end', 'end', 'end')
  expect(table.told('monster-moves')).toMatchObject([{ who: 'crow-1', moves: 2 }])
  expect(table.state.lasting).toEqual([])
})

test('I05 Felling Axe: given a foe, when attacking, then 1 die more is rolled with Might', async () => {
  const table = await carrying('felling-axe', {
    people: { bob: foe, cora: 'B' },
    haunt: {},
    rolls: Array(9).fill(0),
  })
  table.choose('attack:bob:felling-axe')
  expect(table.told('rolled')[0]).toMatchObject({ trait: 'might', dice: [0, 0, 0, 0, 0] })
  expect(table.told('damaged')).toEqual([])
})

test('I05 Felling Axe: given the family heirloom, when the attack is tied, then the target takes 1 physical damage', async () => {
  const table = await carrying('felling-axe', {
    people: { bob: foe, cora: 'B' },
    haunt: {},
    heirlooms: { 'felling-axe': 'alice' },
    rolls: Array(9).fill(0),
  })
  table.choose('attack:bob:felling-axe', 'damage:speed')
  expect(table.person('bob').steps.speed).toBe(3)
})

test('I05 Felling Axe: given an obstacle here before the haunt, when cleared, then it is gone and the ATTACK word is spent', async () => {
  const table = await carrying('felling-axe', { tokens: { A: ['large-obstacle'] } })
  table.choose('attack:clear-the-way')
  expect(table.tile('A').tokens).toEqual([])
  expect(table.person('alice').used).toEqual(['felling-axe'])
  expect(table.state.turn.words).toEqual(['attack'])
})

test.each([
  ['option:speed', { speed: 5, sanity: 3 }],
  ['option:sanity', { speed: 3, sanity: 5 }],
])(
  'I06 Burial Shears: given %s, when prepared, then one is lost and the other gained',
  async (option, steps) => {
    const table = await carrying('burial-shears')
    table.choose('prepare:burial-shears', option)
    expect(table.person('alice').steps).toMatchObject(steps)
  },
)

test('I06 Burial Shears: given the family heirloom, when prepared once a game, then one is gained and nothing lost', async () => {
  const table = await carrying('burial-shears', { heirlooms: { 'burial-shears': 'alice' } })
  table.choose('prepare:cut-nothing-away', 'trait:sanity')
  expect(table.person('alice').steps).toMatchObject({ speed: 4, sanity: 5 })
  table.choose('end', 'end', 'end')
  expect(table.legal()).toContain('prepare:burial-shears')
  expect(table.refuse('prepare:cut-nothing-away').rule).toBe('L-ACT-25')
})

test('I07 Horn Lantern: given a SEARCH, when rolled, then 1 is added; to other words it adds nothing', async () => {
  const rolled = { do: [{ roll: { trait: 'knowledge', bands: { '0+': [] } } }] }
  const table = await carrying('horn-lantern', {
    tiles: {
      A: {
        actions: [
          { word: 'search', ...rolled },
          { word: 'study', ...rolled },
        ],
      },
    },
    rolls: Array(8).fill(0),
  })
  table.choose('search:a', 'study:a')
  expect(table.told('rolled').map(({ total }) => total)).toEqual([1, 0])
})

test.each([
  [1, 1],
  [0, 0],
])(
  'I07 Horn Lantern: given %i ghosts here, when an Event is rolled for, then %i is added',
  async (ghosts, add) => {
    const table = await carrying('horn-lantern', {
      events: { news: { do: [{ roll: { trait: 'sanity', bands: { '0+': [] } } }] } },
      tiles: { A: { actions: [{ word: 'pull', do: [{ draw: { deck: 'event' } }] }] } },
      decks: { event: ['news'] },
      ghosts: { A: ghosts },
      rolls: [0, 0, 0, 0],
    })
    table.choose('pull:a')
    expect(table.told('rolled')).toMatchObject([{ add, total: add }])
  },
)

test('I07 Horn Lantern: given the giver’s family heirloom, when given, then the one who has it now may move 1 tile', async () => {
  const table = await carrying('horn-lantern', { heirlooms: { 'horn-lantern': 'alice' } })
  table.choose('give:bob:horn-lantern')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'step' })
  table.choose('to:b')
  expect(table.person('bob')).toMatchObject({ tile: 'b', cards: ['horn-lantern'] })
})

const own = (card: string) => ({ heirlooms: { [card]: 'alice' } }) as const

test('247 Bearer’s Strap: given a corpse in hand, when leaving, then it costs nothing more', async () => {
  const people = { bob: { at: 'A', dead: true }, cora: { ...foe, at: 'B' } }
  const table = await carrying('bearers-strap', { people, haunt: {}, moves: 4 })
  table.choose('drag:bob', 'move:east')
  expect(table.state.turn.moves).toBe(3)
})

test.each([
  [false, 3],
  [true, 4],
])(
  '247 Bearer’s Strap: given an heirloom %s, when worn, then large obstacles cost nothing this turn',
  async (heirloom, left) => {
    const table = await carrying('bearers-strap', {
      tokens: { A: ['large-obstacle'] },
      moves: 4,
      ...(heirloom && own('bearers-strap')),
    })
    table.choose('wear:bearers-strap', 'move:east')
    expect(table.state.turn.moves).toBe(left)
    table.choose('end')
    expect(table.state.lasting).toEqual([])
  },
)

test.each([
  [6, false, 5],
  [4, false, 4],
  [4, true, 5],
])(
  '248 Tithe Pike: given a foe with Might on step %i and an heirloom %s, when attacking, then %i dice are rolled',
  async (might, heirloom, dice) => {
    const table = await carrying('tithe-pike', {
      people: { bob: { ...foe, steps: { might } }, cora: 'B' },
      haunt: {},
      rolls: Array<number>(dice + LADDER[might - 1]!).fill(1),
      ...(heirloom && own('tithe-pike')),
    })
    table.choose('attack:bob:tithe-pike')
    expect(table.told('rolled')[0]!.dice).toHaveLength(dice)
  },
)

test.each([
  ['a hero', undefined, [1, 0, 1]],
  ['the traitor', 'traitor', [1, 1, 1]],
] as const)(
  '249 Salt Pouch: given salt laid by %s, when leaving, then it costs Cora, Bob and a monster %j',
  async (_, team, more) => {
    const table = await carrying(
      'salt-pouch',
      {
        people: { bob: 'A', cora: { at: 'A', ...(team ? {} : { team: 'traitor' }) } },
        haunt: {
          monsters: [crow],
          passives: [{ ask: 'traitor-power', power: 'ignore-obstacles', has: false }],
        },
        monsters: [{ kind: 'crow', at: 'A' }],
        chapter: {},
        moves: 4,
      },
      team ? { team } : {},
    )
    const play = playOf(table.catalog, table.state)
    const costs = () => ['cora', 'bob', 'crow-1'].map((id) => leaveCost(play, id))
    const before = costs()
    table.choose('prepare:salt-pouch')
    expect(table.tile('A').tokens).toEqual(['small-obstacle@alice'])
    expect(table.told('box-ticked')).toMatchObject([{ ticks: 1, boxes: 4 }])
    expect(costs().map((cost, n) => cost - before[n]!)).toEqual(more)
  },
)

test.each([
  [false, [2, 2, 0, 0], 1],
  [false, [2, 1, 0, 0], 0],
  [true, [2, 1, 0, 0], 1],
])(
  '250 Sexton’s Spade: given an heirloom %s and dice %j, when digging, then %i Items come up',
  async (heirloom, rolls, found) => {
    const table = await carrying('sextons-spade', {
      house: { basement: '[A]-[B]' },
      chapter: {},
      decks: { item: ['well-bucket'] },
      rolls,
      ...(heirloom && own('sextons-spade')),
    })
    table.choose('search:sextons-spade')
    expect(table.told('card-drawn')).toHaveLength(found)
  },
)

test('250 Sexton’s Spade: given a monster it stuns, then it misses two turns', async () => {
  const table = await carrying('sextons-spade', {
    people: { bob: { ...foe, at: 'B' }, cora: 'B' },
    haunt: { monsters: [crow] },
    monsters: [{ kind: 'crow', at: 'A' }],
    rolls: [2, 2, 2, 2, 0, 0, 0],
  })
  table.choose('attack:crow-1:sextons-spade')
  expect(table.monster('crow-1')).toMatchObject({ stunned: true, stunnedFor: 1 })
  const play = playOf(table.catalog, table.state)
  stunMonster(play, 'crow-1')
  expect(table.monster('crow-1').stunnedFor).toBe(1)
})

test.each([
  [false, ['trait:sanity'], { might: 2, sanity: 4 }],
  [true, [], { might: 4, sanity: 4 }],
])(
  '251 Plague Vinegar: given an heirloom %s, when drunk, then %j heals %j',
  async (heirloom, choices, steps) => {
    const table = await carrying('plague-vinegar', heirloom ? own('plague-vinegar') : {}, {
      steps: { might: 2, sanity: 2 },
    })
    table.choose('drink:plague-vinegar', ...choices)
    expect(table.person('alice')).toMatchObject({ steps, cards: [] })
    expect(table.state.decks.item.at(-1)).toBe('plague-vinegar')
  },
)

test('252 Bone Saw: given damage dealt, then the loser is a step slower; an heirloom adds 1', async () => {
  const table = await carrying('bone-saw', {
    people: { bob: foe, cora: 'B' },
    haunt: {},
    rolls: [1, 1, 0, 0, 1, 1, 0, 0],
    ...own('bone-saw'),
  })
  table.choose('attack:bob:bone-saw', 'damage:might')
  expect(table.person('bob').steps).toMatchObject({ might: 3, speed: 3 })
})

test('253 Leech Jar: given a friend unwell, when Might is given, then Sanity and Knowledge heal', async () => {
  const low = { sanity: 1, knowledge: 2 }
  const table = await carrying('leech-jar', { people: { bob: { at: 'A', steps: low }, cora: 'B' } })
  table.choose('prepare:leech-jar', 'target:bob')
  expect(table.person('alice').steps.might).toBe(3)
  expect(table.person('bob').steps).toMatchObject({ sanity: 4, knowledge: 4 })
})

test('253 Leech Jar: given the family’s own, then once a game it costs its bearer nothing', async () => {
  const table = await carrying('leech-jar', own('leech-jar'), { steps: { sanity: 1 } })
  table.choose('prepare:feed-them-nothing')
  expect(table.person('alice').steps).toMatchObject({ might: 4, sanity: 4 })
})
