import { expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import type { Trait } from '../../../src/engine/ids.ts'
import { traitValue } from '../../../src/engine/state/characters.ts'
import { type PersonInScene, type Scene, scene } from '../../support/scene.ts'

/** Alice carries one of the shipped Omens on a tile with so many ghosts. */
const carrying = (
  card: string,
  ghosts = 0,
  want: Partial<Scene> = {},
  alice: Partial<PersonInScene> = {},
) => {
  const { people, ...rest } = want
  return scene({
    content: true,
    house: '[A]-[B]-[C]',
    ghosts: { A: ghosts },
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
const fight = { people: { bob: foe, cora: 'B' as const }, haunt: {} }
const zeros = (count: number): number[] => Array(count).fill(0)

test.each([
  ['crucifix', 'sanity'],
  ['spear', 'might'],
  ['portrait', 'knowledge'],
  ['hand-mirror', 'knowledge'],
  ['meteorite', 'might'],
] as const)(
  '%s: given a marker one step below a higher value, when it is carried, then %s shows that value until it is dropped',
  async (card, trait: Trait) => {
    const table = await carrying(card, 0, {}, { steps: { [trait]: 5 } })
    const shown = () => traitValue(playOf(table.catalog, table.state), table.person('alice'), trait)
    expect(shown()).toBe(5)
    table.choose(`drop:${card}`)
    expect(shown()).toBe(4)
    expect(table.person('alice').steps[trait]).toBe(5)
  },
)

test.each([
  [[2, 2, 1, 0, 0], true, 4],
  [[2, 2, 0, 0, 0], false, 4],
  [[1, 0, 0, 0, 0], false, 3],
])(
  'OM1 Crucifix: given a ghost here and dice %j, when invoked on a monster next door, then 5+ stuns it and 0-1 is 1 mental damage',
  async (rolls, stunned, sanity) => {
    const table = await carrying('crucifix', 1, {
      people: { bob: foe, cora: 'B' },
      haunt: { monsters: [crow] },
      monsters: [
        { kind: 'crow', at: 'B' },
        { kind: 'crow', at: 'C' },
      ],
      rolls,
    })
    expect(table.refuse('invoke:crucifix:crow-2').rule).toBe('L-ACT-25')
    table.choose('invoke:crucifix:crow-1')
    if (table.asked()?.kind === 'damage') table.choose('damage:sanity')
    expect(table.monster('crow-1').stunned).toBe(stunned)
    expect(table.person('alice').steps.sanity).toBe(sanity)
  },
)

test('OM2 Spear: given two ghosts and a foe next door, when attacking, then Might and 2 more dice are rolled', async () => {
  const table = await carrying('spear', 2, {
    ...fight,
    people: { bob: { ...foe, at: 'B' }, cora: 'A' },
    rolls: zeros(10),
  })
  table.choose('attack:bob:spear')
  expect(table.told('rolled')[0]).toMatchObject({ who: 'alice', trait: 'might', dice: zeros(6) })
})

test('OM3 Apothecary Kit: given somebody here, when a trait heals, then theirs may be healed the same way', async () => {
  const table = await carrying(
    'apothecary-kit',
    0,
    {
      people: { bob: { at: 'A', steps: { might: 1, speed: 1 } }, cora: 'B' },
      tiles: { A: { actions: [{ word: 'rest', do: [{ heal: { traits: ['might'] } }] }] } },
    },
    { steps: { might: 2 } },
  )
  table.choose('rest:a', 'accept')
  expect(table.person('alice').steps.might).toBe(4)
  expect(table.person('bob').steps).toMatchObject({ might: 4, speed: 1 })
})

test.each([
  [0, ['target:bob', 'trait:speed', 'trait:might'], { speed: 3, might: 5 }],
  [1, ['target:bob', 'trait:might'], { speed: 4, might: 5 }],
  [3, ['target:bob', 'trait:might'], { speed: 4, might: 6 }],
] as const)(
  'OM3 Apothecary Kit: given %i ghosts, when prepared, then a person here gains, and loses only where there is none',
  async (ghosts, choices, steps) => {
    const table = await carrying('apothecary-kit', ghosts)
    table.choose('prepare:apothecary-kit', ...choices)
    expect(table.person('bob').steps).toMatchObject(steps)
  },
)

test('OM4 Talisman: given trait rolls of 0, when rolled twice in a turn, then the first counts as 2 and the second as 0', async () => {
  const rolled = {
    do: [{ roll: { trait: 'might', bands: { '2+': [{ gain: { trait: 'speed', by: 1 } }], '0-1': [] } } }],
  }
  const table = await carrying('talisman', 0, {
    tiles: {
      A: {
        actions: [
          { word: 'search', ...rolled },
          { word: 'study', ...rolled },
        ],
      },
    },
    rolls: zeros(8),
  })
  table.choose('search:a', 'study:a')
  expect(table.person('alice').steps.speed).toBe(5)
  expect(table.told('zero-counted')).toMatchObject([{ who: 'alice', as: 2 }])
})

test.each([
  [0, ['trait:might'], { speed: 3, might: 4, sanity: 2, knowledge: 2 }],
  [1, ['trait:might', 'trait:sanity'], { speed: 3, might: 4, sanity: 4, knowledge: 2 }],
  [2, [], { speed: 3, might: 4, sanity: 4, knowledge: 4 }],
] as const)(
  'OM4 Talisman: given %i ghosts, when a step is paid, then 1 other trait heals and 1 more for each ghost',
  async (ghosts, choices, steps) => {
    const table = await carrying('talisman', ghosts, {}, { steps: { might: 2, sanity: 2, knowledge: 2 } })
    table.choose('invoke:talisman', 'trait:speed', ...choices)
    expect(table.person('alice').steps).toEqual(steps)
  },
)

test('OM5 Brooch: given a turn, when it begins, then there is 1 move more', async () => {
  const table = await carrying('brooch', 0, { begin: true })
  expect(table.state.turn.moves).toBe(5)
})

test('OM5 Brooch: given a ghost and obstacles, when worn, then one goes up to 2 tiles free of cost', async () => {
  const table = await carrying('brooch', 1, {
    tokens: { A: ['large-obstacle'], B: ['large-obstacle'] },
    moves: 4,
  })
  table.choose('wear:brooch', 'to:b', 'to:c')
  expect(table.person('alice').tile).toBe('c')
  expect(table.asked()?.kind).toBe('main')
  expect(table.state.turn.moves).toBe(4)
})

test('OM6 Kris: given a ghost, when it deals damage, then it rolled 2 more dice and costs 1 Sanity', async () => {
  const table = await carrying('kris', 1, { ...fight, rolls: [1, ...zeros(9)] })
  table.choose('attack:bob:kris', 'damage:might')
  expect(table.told('rolled')[0]).toMatchObject({ who: 'alice', trait: 'might', total: 1 })
  expect(table.told('rolled')[0]!.dice).toHaveLength(6)
  expect(table.person('alice').steps.sanity).toBe(3)
})

test('OM6 Kris: given a lost attack, when it deals no damage, then it costs no Sanity', async () => {
  const table = await carrying('kris', 0, { ...fight, rolls: [...zeros(5), 1, 0, 0, 0] })
  table.choose('attack:bob:kris', 'damage:might')
  expect(table.person('alice').steps).toMatchObject({ might: 3, sanity: 4 })
})

test.each([
  ['mental', 2, 3],
  ['mental', 1, 3],
  ['physical', 2, 2],
] as const)(
  'OM7 Porcelain Doll: given %s damage of %i, when it falls, then mental damage of 2 or more is 1 less',
  async (kind, amount, step) => {
    const table = await carrying('porcelain-doll', 0, {
      tiles: { A: { actions: [{ word: 'fall', do: [{ damage: { kind, amount } }] }] } },
    })
    table.choose('fall:a')
    const trait = kind === 'mental' ? 'sanity' : 'might'
    while (table.asked()?.kind === 'damage') table.choose(`damage:${trait}`)
    expect(table.person('alice').steps[trait]).toBe(step)
  },
)

test('OM7 Porcelain Doll: given a ghost, when talked to, then the top 2 Events are seen and may be buried', async () => {
  const table = await carrying('porcelain-doll', 1, {
    decks: { event: ['cold-bread', 'geese-overhead', 'wet-footprint'] },
  })
  table.choose('talk:porcelain-doll')
  expect(table.legal()).toEqual(['bury:cold-bread', 'bury:geese-overhead', 'done'])
  table.choose('bury:cold-bread', 'done')
  expect(table.state.decks.event[0]).toBe('geese-overhead')
  expect(table.state.decks.event.at(-1)).toBe('cold-bread')
})

test.each([
  [1, 3],
  [0, 4],
])(
  'OM8 Wedding Veil: given %i ghosts, when a foe attacks its bearer, then the foe rolls %i dice',
  async (ghosts, dice) => {
    const table = await carrying('wedding-veil', ghosts, { ...fight, turn: 'bob', rolls: zeros(dice + 4) })
    table.choose('attack:alice')
    expect(table.told('rolled')[0]!.dice).toHaveLength(dice)
  },
)

test('OM8 Wedding Veil: given no ghost, when worn, then only the first attack has 1 die fewer', async () => {
  const table = await carrying('wedding-veil', 0, {
    people: { bob: foe, cora: foe, dan: 'B' },
    haunt: {},
    rolls: zeros(15),
  })
  table.choose('wear:wedding-veil', 'end', 'attack:alice', 'end', 'attack:alice')
  const attacks = table.told('rolled').filter((roll) => roll.for === 'attack')
  expect(attacks.map(({ dice }) => dice.length)).toEqual([3, 4])
})

test('OM8 Wedding Veil: given a ghost, when worn, then monsters may not attack its bearer until the next turn', async () => {
  const table = await carrying('wedding-veil', 1, {
    people: { bob: foe, cora: 'B' },
    haunt: { monsters: [crow] },
    monsters: [{ kind: 'crow', at: 'A' }],
    rolls: [1, 0, 0],
  })
  table.choose('wear:wedding-veil', 'end', 'end')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'monster' })
  expect(table.legal().filter((key) => key.startsWith('attack'))).toEqual([])
  table.choose('end', 'end')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
  expect(table.state.lasting).toEqual([])
})

test('OM9 Portrait: given no ghost, when studied, then the action of a card on this tile can be used, and no farther', async () => {
  const table = await carrying(
    'portrait',
    0,
    {
      people: { bob: { at: 'A', cards: ['well-bucket'] }, cora: { at: 'B', cards: ['burial-shears'] } },
    },
    { steps: { might: 1 } },
  )
  table.choose('study:portrait', 'trait:might')
  expect(table.person('alice').steps.might).toBe(4)
  expect(table.person('bob').cards).toEqual([])
})

test('OM9 Portrait: given a ghost, when studied, then a card on the next tile can be used and becomes used', async () => {
  const table = await carrying('portrait', 1, {
    people: {
      bob: 'A',
      cora: { at: 'B', cards: ['burial-shears'] },
      dan: { at: 'C', cards: ['well-bucket'] },
    },
  })
  table.choose('study:portrait', 'option:speed')
  expect(table.person('alice').steps).toMatchObject({ speed: 5, sanity: 3 })
  expect(table.person('cora').used).toEqual(['burial-shears'])
})

test('OM10 Hand Mirror: given no ghost, when somebody next door is willing, then places are swapped; those farther off cannot be asked', async () => {
  const table = await carrying('hand-mirror', 0, { people: { bob: 'C', cora: 'B', dan: 'B' } })
  table.choose('study:hand-mirror')
  expect(table.legal()).toEqual(['target:cora', 'target:dan'])
  table.choose('target:cora')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'permit' })
  table.choose('accept')
  expect([table.person('alice').tile, table.person('cora').tile]).toEqual(['b', 'a'])
})

test.each([
  [[1, 0, 0, 0], [0, 0, 0, 0], 'c'],
  [[0, 0, 0, 0], [0, 0, 0, 0], 'a'],
])(
  'OM10 Hand Mirror: given two ghosts, when insisting with %j against %j, then Sanity must win',
  async (mine, theirs, tile) => {
    const table = await carrying('hand-mirror', 2, {
      people: { bob: 'C', cora: 'B' },
      rolls: [...mine, ...theirs],
    })
    table.choose('study:hand-mirror', 'option:insist', 'target:bob')
    expect(table.told('rolled').map(({ trait }) => trait)).toEqual(['sanity', 'sanity'])
    expect(table.person('alice').tile).toBe(tile)
  },
)

test('OM11 Meteorite: given a ghost, when invoked, then everyone else here takes 2 physical damage and the bearer 1 mental', async () => {
  const table = await carrying('meteorite', 1, {
    people: { bob: 'A', cora: { ...foe, at: 'B' } },
    haunt: { monsters: [crow] },
    monsters: [{ kind: 'crow', at: 'A' }],
  })
  table.choose('invoke:meteorite', 'damage:might', 'damage:speed', 'damage:knowledge')
  expect(table.person('bob').steps).toMatchObject({ might: 3, speed: 3 })
  expect(table.person('cora').steps).toMatchObject({ might: 4, speed: 4 })
  expect(table.person('alice').steps).toMatchObject({ might: 4, knowledge: 3 })
  expect(table.monster('crow-1').stunned).toBe(true)
})

test('OM12 Radio: given Events, when one is drawn, then two that match are, one is resolved and the other buried', async () => {
  const table = await carrying('radio', 0, {
    tiles: { A: { actions: [{ word: 'pull', do: [{ draw: { deck: 'event' } }] }] } },
    decks: { event: ['geese-overhead', 'cold-bread', 'wet-footprint', 'the-extra-chair'] },
  })
  table.choose('pull:a')
  expect(table.legal()).toEqual(['card:cold-bread', 'card:the-extra-chair'])
  table.choose('card:the-extra-chair', 'option:stand')
  expect(table.person('alice').steps.speed).toBe(3)
  expect(table.state.decks.event.slice(-4)).toEqual([
    'geese-overhead',
    'wet-footprint',
    'cold-bread',
    'the-extra-chair',
  ])
})

test('OM12 Radio: given others on tiles with a ghost, when operated, then for each the bearer says whether they may move or take 1 mental damage', async () => {
  const table = await carrying('radio', 0, {
    people: { bob: 'B', cora: 'C', dan: 'A', eve: 'B' },
    ghosts: { A: 0, B: 1, C: 0 },
  })
  table.choose('operate:radio')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'option' })
  table.choose('option:move')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'step' })
  table.choose('to:c', 'option:hurt')
  expect(table.asked()).toEqual({ who: 'eve', kind: 'damage' })
  table.choose('damage:sanity')
  expect(table.person('bob').tile).toBe('c')
  expect(table.person('eve').steps.sanity).toBe(3)
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
})

test('OM8 Wedding Veil: given a ghost, when a monster attacks its bearer, then it rolls all its dice, for it is no person', async () => {
  const table = await scene({
    content: true,
    house: '[A]-[B]-[C]',
    ghosts: { A: 1 },
    people: { alice: { at: 'A', cards: ['wedding-veil'] }, bob: { at: 'B', team: 'traitor' }, cora: 'B' },
    haunt: { monsters: [crow] },
    monsters: [{ kind: 'crow', at: 'A' }],
    turn: 'bob',
    rolls: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  })
  table.choose('end', 'attack:alice')
  expect(table.told('rolled').find((roll) => roll.for === 'attack')!.dice).toHaveLength(3)
})

test('OM9 Portrait, T48 Soundproofed Room: given a ghost, when the next tile is the Soundproofed Room, then no card there can be used', async () => {
  const table = await scene({
    content: true,
    house: '[A]-[S]',
    named: { S: 'soundproofed-room' },
    ghosts: { A: 1 },
    people: {
      alice: { at: 'A', cards: ['portrait'] },
      bob: { at: 'soundproofed-room', cards: ['burial-shears'] },
      cora: 'A',
    },
  })
  expect(table.legal()).not.toContain('study:portrait')
})
