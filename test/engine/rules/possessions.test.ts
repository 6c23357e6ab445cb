import { expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { parsePack } from '../../../src/catalog/read.ts'
import { playOf } from '../../../src/engine/game.ts'
import { traitValue } from '../../../src/engine/state/characters.ts'
import { type SceneTable, scene } from '../../support/scene.ts'

const three = { alice: 'A', bob: 'A', cora: 'A' }
const study = { word: 'study', do: [{ gain: { trait: 'might', by: 2 } }] }
const might = (table: SceneTable, name: 'alice' | 'bob' = 'alice') =>
  traitValue(playOf(table.catalog, table.state), table.person(name), 'might')

test('L-ITEM-01: given an effect that draws Items and Omens, when it is done, then they are carried', async () => {
  const table = await scene({
    house: '[A]',
    people: three,
    tiles: {
      A: { actions: [{ word: 'pull', do: [{ draw: { deck: 'item' } }, { draw: { deck: 'omen' } }] }] },
    },
    items: { cup: {} },
    omens: { idol: {}, mask: {} },
    rolls: [0],
  })
  table.choose('pull:a')
  expect(table.person('alice').cards).toEqual(['cup', 'idol'])
})

test('L-ITEM-03: given an Item without a region, when the pack is read, then it is a problem; Omens have none', async () => {
  const text = (regions: string) => `ref: 1\nname: Cup\nflavour: A test.\n${regions}`
  const { problems } = await parsePack(
    [
      { path: 'legacy/items/none.yaml', text: text('') },
      { path: 'legacy/items/empty.yaml', text: text('regions: []') },
      { path: 'legacy/items/cup.yaml', text: text('regions: [upper]') },
      { path: 'legacy/omens/idol.yaml', text: text('').replace('ref: 1', 'ref: 2') },
      { path: 'legacy/omens/mask.yaml', text: text('regions: [upper]') },
    ],
    { unchecked: true },
  )
  expect(problems.map(({ file }) => file)).toEqual([
    'legacy/items/empty.yaml',
    'legacy/items/none.yaml',
    'legacy/omens/mask.yaml',
  ])
})

test('L-ITEM-04: given the shipped cards, when types are read, then the Crossbow is Weapon and Firearm and the Crucifix Sacred', async () => {
  const { cards } = await loadCatalog()
  expect(cards.crossbow).toMatchObject({ types: ['weapon', 'firearm'] })
  expect(cards.crucifix).toMatchObject({ types: ['sacred'] })
  expect(cards['well-bucket']).toMatchObject({ types: [] })
})

test('L-ITEM-05: given two Items and three Omens, when an effect counts Items, then it counts two', async () => {
  const count = { count: { cards: 'item', of: 'me' } }
  const table = await scene({
    house: '[A]',
    people: { ...three, alice: { at: 'A', cards: ['cup', 'jug', 'idol', 'mask', 'ring'] } },
    tiles: { A: { actions: [{ word: 'tally', do: [{ gain: { trait: 'might', by: count } }] }] } },
    items: { cup: {}, jug: {} },
    omens: { idol: {}, mask: {}, ring: {} },
  })
  table.choose('tally:a')
  expect(table.person('alice').steps.might).toBe(6)
})

test('L-ITEM-06, L-ITEM-09, L-ITEM-10: given a card with an action, when it is taken, then the card is used and its action is gone until next turn', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...three, alice: { at: 'A', cards: ['book'] } },
    items: { book: { actions: [study, { word: 'talk', do: [] }] } },
    begin: true,
  })
  expect(table.refuse('book').rule).toBe('L-CORE-17')
  expect(table.refuse('use:book').rule).toBe('L-ACT-25')
  table.choose('study:book')
  expect(table.person('alice').used).toEqual(['book'])
  expect(table.refuse('talk:book').rule).toBe('L-ITEM-09')
  table.choose('end', 'end', 'end')
  expect(table.person('alice').used).toEqual([])
  expect(table.legal()).toContain('study:book')
})

test('L-ITEM-07: given cards drawn, used, given and picked up, when they are read, then each carried card is used or unused', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...three, alice: { at: 'A', cards: ['book', 'cup'] } },
    tiles: { A: { actions: [{ word: 'pull', do: [{ draw: { deck: 'item' } }] }] } },
    items: { book: { actions: [study] }, cup: {}, jug: {}, pan: {} },
    piles: { A: ['pan'] },
  })
  table.choose('pull:a', 'study:book', 'give:bob:cup', 'done', 'pick-up:pan')
  expect(table.person('alice')).toMatchObject({ cards: ['book', 'jug', 'pan'], used: ['book', 'pan'] })
  expect(table.person('bob')).toMatchObject({ cards: ['cup'], used: ['cup'] })
})

test('L-ITEM-09: given a used weapon, when an attack with it is tried, then it is refused', async () => {
  const bow = { actions: [{ word: 'attack', attack: { trait: 'speed', reach: 'adjacent' } }] }
  const table = await scene({
    house: '[A]',
    people: { alice: { at: 'A', used: ['bow'] }, bob: 'A', cora: { at: 'A', team: 'traitor' } },
    haunt: {},
    items: { bow },
  })
  expect(table.refuse('attack:cora:bow').rule).toBe('L-ITEM-09')
  expect(table.legal()).toContain('attack:cora')
})

test('L-ITEM-11: given a used card with a bonus, when the trait is read, then the bonus counts; when it is dropped, then no more', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...three, alice: { at: 'A', cards: ['belt'] } },
    items: {
      belt: { passives: [{ ask: 'trait', trait: 'might', by: 2 }], actions: [{ word: 'wear', do: [] }] },
    },
    begin: true,
  })
  table.choose('wear:belt')
  expect(table.person('alice').used).toEqual(['belt'])
  expect(might(table)).toBe(5)
  table.choose('end', 'end', 'end', 'drop:belt')
  expect(might(table)).toBe(4)
})

test.each([
  ['alice', 1],
  ['bob', 0],
] as const)(
  'L-ITEM-12: given an heirloom of %s, when Alice rolls with it, then %i is added',
  async (family, add) => {
    const table = await scene({
      house: '[A]',
      people: { ...three, alice: { at: 'A', cards: ['book'] } },
      items: {
        book: {
          slot: true,
          actions: [
            {
              word: 'study',
              do: [
                { roll: { trait: 'sanity', add: { if: { heirloom: true }, then: 1 }, bands: { '0+': [] } } },
              ],
            },
          ],
        },
      },
      heirlooms: { book: family },
      rolls: [0, 0, 0, 0],
    })
    table.choose('study:book')
    expect(table.told('rolled')).toMatchObject([{ add, total: add }])
  },
)

test('L-ITEM-13: given two people, a card each and a pile, when the deeds are listed, then only GIVE, TAKE, DROP and PICK UP move cards', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...three, alice: { at: 'A', cards: ['cup'] }, bob: { at: 'A', cards: ['jug'] } },
    items: { cup: {}, jug: {}, pan: {} },
    piles: { A: ['pan'] },
  })
  expect(table.legal().filter((key) => /cup|jug|pan/.test(key))).toEqual([
    'give:bob:cup',
    'give:cora:cup',
    'drop:cup',
    'take:bob:jug',
    'pick-up:pan',
  ])
})

test('L-ITEM-13: given a won attack by 2, when the winner steals, then the card moves by the fifth means', async () => {
  const table = await scene({
    house: '[A]',
    people: { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor', cards: ['cup'] } },
    haunt: {},
    items: { cup: {} },
    rolls: [2, 0, 0, 0, 0, 0, 0, 0],
  })
  table.choose('attack:cora', 'steal')
  expect(table.person('alice')).toMatchObject({ cards: ['cup'], used: ['cup'] })
})

test('L-ITEM-14: given the Well Bucket with one box left, when it is drunk from in a campaign, then a trait heals and it is destroyed and not buried', async () => {
  const table = await scene({
    content: true,
    house: '[A]',
    people: { ...three, alice: { at: 'A', cards: ['well-bucket'], steps: { might: 2 } } },
    mode: 'campaign',
  })
  table.state.marks['well-bucket'] = { ticks: 5, heirloom: null, name: null }
  table.choose('drink:well-bucket', 'trait:might')
  expect(table.person('alice').steps.might).toBe(4)
  expect(table.state.destroyed).toEqual(['well-bucket'])
  expect(table.state.decks.item).not.toContain('well-bucket')
  expect(table.told('card-buried')).toEqual([])
})

test('L-ITEM-14, L-ITEM-18: given the Well Bucket with boxes left, when it is drunk from in a campaign, then a box is ticked and it is buried; it comes named', async () => {
  const table = await scene({
    content: true,
    house: '[A]',
    people: { ...three, alice: { at: 'A', cards: ['well-bucket'] } },
    mode: 'campaign',
  })
  table.choose('drink:well-bucket', 'trait:speed')
  expect(table.state.marks['well-bucket']?.ticks).toBe(1)
  expect(table.state.decks.item.at(-1)).toBe('well-bucket')
  expect(table.catalog.cards['well-bucket']).toMatchObject({ owner: "Goody Marl's", slot: false })
})

test('L-ITEM-15: given the Crossbow, when aiming, then here and next door in one region are in reach, and a lost shot does no harm', async () => {
  const table = await scene({
    content: true,
    house: { ground: '[A]-[B]', upper: '[U]' },
    people: {
      alice: { at: 'A', cards: ['crossbow'] },
      bob: 'A',
      cora: { at: 'B', team: 'traitor' },
      dan: { at: 'U', team: 'traitor' },
      eve: { at: 'A', team: 'traitor' },
    },
    haunt: {},
    tiles: { A: { links: ['u'] } },
    rolls: [0, 0, 0, 0, 2, 2, 0, 0],
  })
  expect(table.legal().filter((key) => /^attack:.*:crossbow$/.test(key))).toEqual([
    'attack:cora:crossbow',
    'attack:eve:crossbow',
  ])
  table.choose('attack:cora:crossbow')
  expect(table.told('rolled').map(({ who, trait }) => [who, trait])).toEqual([
    ['alice', 'speed'],
    ['cora', 'speed'],
  ])
  expect(table.told('attack-won')).toMatchObject([{ winner: 'cora', by: 4 }])
  expect(table.told('damaged')).toEqual([])
})

test.each([
  ['alice', 5],
  ['bob', 4],
] as const)(
  'L-ITEM-16: given the Crossbow as an heirloom of %s, when Alice shoots with Speed 4, then she rolls %i dice',
  async (family, dice) => {
    const table = await scene({
      content: true,
      house: '[A]',
      people: { alice: { at: 'A', cards: ['crossbow'] }, bob: 'A', cora: { at: 'A', team: 'traitor' } },
      haunt: {},
      heirlooms: { crossbow: family },
      rolls: Array(dice + 4).fill(0),
    })
    table.choose('attack:cora:crossbow')
    expect(table.told('rolled')[0]!.dice).toHaveLength(dice)
  },
)

test('L-ITEM-17: given the Crossbow with one box left, when its target dies in a campaign, then the box is ticked and entry 156 is called', async () => {
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
    mode: 'campaign',
    rolls: [1, 0, 0, 0, 0, 0],
  })
  table.state.marks.crossbow = { ticks: 2, heirloom: null, name: null }
  table.choose('attack:cora:crossbow', 'damage:speed')
  expect(table.person('cora').dead).toBe(true)
  expect(table.state.marks.crossbow?.ticks).toBe(3)
  expect(table.state.entries).toEqual([156])
})

test('L-OMEN-01, L-OMEN-02: given an Omen with a longer name, when effects ask for it, then it is the same card with the same effects', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...three, alice: { at: 'A', cards: ['ring'] } },
    omens: { ring: { passives: [{ ask: 'trait', trait: 'might', by: 2 }] } },
    tiles: {
      A: {
        actions: [{ word: 'search', when: { carries: 'ring' }, do: [{ gain: { trait: 'speed', by: 2 } }] }],
      },
    },
  })
  table.state.marks.ring = { ticks: 0, heirloom: null, name: 'Ring of Ashes' }
  expect(might(table)).toBe(5)
  table.choose('search:a')
  expect(table.value('alice', 'speed')).toBe(5)
})
