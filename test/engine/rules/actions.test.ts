import { expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { parsePack } from '../../../src/catalog/read.ts'
import { ACTION_WORDS } from '../../../src/engine/ids.ts'
import { scene } from '../../support/scene.ts'

const three = { alice: 'A', bob: 'A', cora: 'A' }
const raise = (trait: string) => [{ gain: { trait, by: 2 } }]
const sword = { types: ['weapon'], actions: [{ word: 'attack', attack: { trait: 'might', reach: 'here' } }] }
const heroes = { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' as const } }

test('L-ACT-01, L-ACT-24: given nobody has a card, when the deeds before the haunt are listed, then none of the five family actions has a use', async () => {
  const table = await scene({ house: '[A]', people: three })
  expect(table.legal()).toEqual(['wait:a', 'end'])
  expect(table.refuse('attack:bob').rule).toBe('L-ATK-01')
})

test('L-ACT-24: given cards, a pile and the haunt, when the deeds are listed, then all five family actions are there', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...heroes, alice: { at: 'A', cards: ['cup'] }, bob: { at: 'A', cards: ['jug'] } },
    items: { cup: {}, jug: {}, pan: {} },
    piles: { A: ['pan'] },
    haunt: {},
  })
  const words = table.legal().map((key) => key.split(':')[0])
  expect(new Set(words)).toEqual(new Set(['wait', 'attack', 'give', 'drop', 'take', 'pick-up', 'end']))
})

test('L-ACT-02: given actions of a card, a tile and the haunt, when its conditions hold, then each is offered', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...heroes, alice: { at: 'A', cards: ['book'] } },
    items: { book: { actions: [{ word: 'study', do: raise('might') }] } },
    tiles: { A: { actions: [{ word: 'search', do: raise('speed') }] } },
    haunt: {
      actions: [
        { word: 'invoke', name: 'Say it', by: 'heroes', when: { on: { tile: 'a' } }, do: raise('sanity') },
      ],
    },
  })
  table.choose('study:book', 'search:a', 'invoke:say-it')
  expect([
    table.value('alice', 'might'),
    table.value('alice', 'speed'),
    table.value('alice', 'sanity'),
  ]).toEqual([5, 5, 5])
})

test('L-ACT-03: given a card on the floor or in other hands, when its action is tried, then it is refused', async () => {
  const book = { actions: [{ word: 'study', do: raise('might') }] }
  const table = await scene({
    house: '[A]',
    people: { ...three, bob: { at: 'A', cards: ['tome'] } },
    items: { book, tome: book },
    piles: { A: ['book'] },
  })
  expect(table.refuse('study:book').rule).toBe('L-ACT-03')
  expect(table.refuse('study:tome').rule).toBe('L-ACT-03')
})

test('L-ACT-04: given an action printed on a tile, when it is tried from the next tile, then it is refused', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: three,
    tiles: { A: { actions: [{ word: 'search', do: raise('might') }] } },
  })
  expect(table.legal()).toContain('search:a')
  table.choose('move:east')
  expect(table.refuse('search:a').rule).toBe('L-ACT-04')
})

test('L-ACT-06: given two weapons, when one has been used to attack, then the other is refused this turn', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...heroes, alice: { at: 'A', cards: ['axe', 'saw'] } },
    items: { axe: sword, saw: sword },
    haunt: {},
    rolls: Array(8).fill(0),
  })
  table.choose('attack:cora:axe')
  expect(table.refuse('attack:cora:saw').rule).toBe('L-ACT-06')
  expect(table.refuse('attack:cora').rule).toBe('L-ACT-06')
})

test('L-ACT-06: given one word on a card and on a tile, when it is used from one, then it is refused from the other until the next turn', async () => {
  const study = { actions: [{ word: 'study', do: raise('might') }] }
  const table = await scene({
    house: '[A]',
    people: { ...three, alice: { at: 'A', cards: ['book'] } },
    items: { book: study },
    tiles: { A: study },
    begin: true,
  })
  table.choose('study:a')
  expect(table.refuse('study:book').rule).toBe('L-ACT-06')
  table.choose('end')
  expect(table.legal()).toContain('study:a')
  table.choose('end', 'end')
  expect(table.legal()).toContain('study:book')
})

test('L-ACT-07: given DRINK, STUDY and ATTACK, when all are used in one turn, then all work', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...heroes, alice: { at: 'A', cards: ['book', 'cup'] } },
    items: {
      book: { actions: [{ word: 'study', do: raise('might') }] },
      cup: { actions: [{ word: 'drink', do: raise('speed') }] },
    },
    haunt: {},
    rolls: Array(9).fill(0),
  })
  table.choose('drink:cup', 'study:book', 'attack:cora')
  expect(table.told('acted').map(({ word }) => word)).toEqual(['drink', 'study'])
  expect(table.told('attacked')).toMatchObject([{ who: 'alice', target: 'cora' }])
})

test('L-ACT-08: given a card used for its action, when it is to be dropped or given, then it is refused', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...three, alice: { at: 'A', cards: ['book'] } },
    items: { book: { actions: [{ word: 'study', do: raise('might') }] } },
  })
  table.choose('study:book')
  expect(table.refuse('drop:book').rule).toBe('L-ACT-08')
  expect(table.refuse('give:bob:book').rule).toBe('L-ACT-08')
})

test('L-ACT-09: given the words of actions, when they are read, then all fifteen common ones are known and a pack may bring its own', async () => {
  expect(ACTION_WORDS).toEqual([
    'attack',
    'challenge',
    'drink',
    'drop',
    'eat',
    'give',
    'invoke',
    'operate',
    'pick-up',
    'prepare',
    'search',
    'study',
    'take',
    'talk',
    'wear',
  ])
  const { cards } = await loadCatalog()
  expect(cards.bells).toMatchObject({ actions: [{ word: 'ring' }] })
})

test('L-ACT-10: given three Sacred cards, when an action adds 1 for carrying any, then 1 is added and the row of the result applies', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...three, alice: { at: 'A', cards: ['book', 'host', 'oil'] } },
    items: { book: { types: ['sacred'] }, host: { types: ['sacred'] }, oil: { types: ['sacred'] } },
    tiles: {
      A: {
        actions: [
          {
            word: 'prepare',
            do: [
              {
                roll: {
                  trait: 'sanity',
                  add: { if: { carries: 'sacred' }, then: 1 },
                  bands: { '2+': raise('might'), '0-1': raise('speed') },
                },
              },
            ],
          },
        ],
      },
    },
    rolls: [1, 0, 0, 0],
  })
  table.choose('prepare:a')
  expect(table.told('rolled')).toMatchObject([{ add: 1, total: 2 }])
  expect(table.value('alice', 'might')).toBe(5)
  expect(table.value('alice', 'speed')).toBe(4)
})

test('L-ACT-25: given an action for omen tiles, when it is tried on another tile, then it is refused', async () => {
  const book = {
    actions: [{ word: 'study', when: { on: { all: 'tiles', symbol: 'omen' } }, do: raise('might') }],
  }
  const table = await scene({
    house: '[A]-[B]',
    people: { ...three, alice: { at: 'A', cards: ['book'] } },
    items: { book },
    tiles: { A: { symbols: ['event'] }, B: { symbols: ['omen'] } },
  })
  expect(table.refuse('study:book').rule).toBe('L-ACT-25')
  table.choose('move:east', 'study:book')
  expect(table.value('alice', 'might')).toBe(5)
})

test('L-AMB-50: given a Sanity weapon and a monster without Sanity, when it is tried, then word and card are spent and nobody rolls', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...heroes, alice: { at: 'A', cards: ['harp'] } },
    items: {
      harp: { types: ['weapon'], actions: [{ word: 'attack', attack: { trait: 'sanity', reach: 'here' } }] },
    },
    haunt: {
      monsters: [
        {
          id: 'crow',
          name: 'Crow',
          size: 'small',
          traits: { might: 3, speed: 3 },
          attack: { trait: 'might' },
        },
      ],
    },
    monsters: [{ kind: 'crow', at: 'A' }],
  })
  table.choose('attack:crow-1:harp')
  expect(table.told('attack-wasted')).toHaveLength(1)
  expect(table.told('rolled')).toEqual([])
  expect(table.person('alice').used).toEqual(['harp'])
  expect(table.refuse('attack:crow-1').rule).toBe('L-ACT-06')
})

test('L-AMB-50: given a weapon, when the attack is lost, then it is used all the same', async () => {
  const table = await scene({
    house: '[A]',
    people: { ...heroes, alice: { at: 'A', cards: ['axe'] } },
    items: { axe: sword },
    haunt: {},
    rolls: [0, 0, 0, 0, 1, 0, 0, 0],
  })
  table.choose('attack:cora:axe', 'damage:might')
  expect(table.person('alice').used).toEqual(['axe'])
})

test('L-AMB-51: given Alice’s turn, when Bob tries an action, then it is refused; when his turn starts, then his words are fresh', async () => {
  const study = { actions: [{ word: 'study', do: raise('might') }] }
  const table = await scene({
    house: '[A]',
    people: { ...three, bob: { at: 'A', cards: ['book'] } },
    items: { book: study },
    tiles: { A: study },
    begin: true,
  })
  expect(table.refuse('study:book', 1).rule).toBe('L-AMB-51')
  table.choose('study:a', 'end')
  expect(table.asked()?.who).toBe('bob')
  table.choose('study:book')
  expect(table.value('bob', 'might')).toBe(5)
})
