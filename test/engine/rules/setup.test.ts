import { describe, expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { newGame, type Opening, piecesOf } from '../../../src/engine/game.ts'
import type { CardKind } from '../../../src/engine/ids.ts'
import { brokenInvariants } from '../../../src/engine/invariants.ts'
import type { ChapterDef } from '../../../src/engine/language/defs.ts'

const shipped = await loadCatalog()
/** A chapter that brings everything and says nothing of where or by whom a game begins. */
const plain: ChapterDef = {
  number: 13,
  name: 'Plain',
  year: 1666,
  opening: 'It snows.',
  tiles: Object.keys(shipped.tiles),
  items: ofKind('item'),
  events: ofKind('event'),
  omens: ofKind('omen'),
  first: 'random',
  pause: [],
  haunt: 1,
  cards: [],
  haunts: [],
  both: { ref: '', ops: [] },
  entries: {},
}
const catalog = { ...shipped, chapters: { ...shipped.chapters, 13: plain } }
function ofKind(kind: CardKind): string[] {
  return Object.values(shipped.cards).flatMap((card) => (card.kind === kind ? [card.id] : []))
}
const PLAY = [
  ['free', {}],
  ['campaign', { chapter: 13 }],
] as const
const open = (seed = 'setup', more: Partial<Opening> = {}) =>
  newGame(catalog, { seed, seats: [{}, {}, {}, {}], ...more }).state
const seeds = Array.from({ length: 60 }, (_, n) => `seed ${n}`)
const firsts = (more: Partial<Opening> = {}) => seeds.map((seed) => open(seed, more).order[0]!)
const orders = (state: ReturnType<typeof open>) => ({ stack: state.stack, ...state.decks })

describe('the packs', () => {
  test('L-DECK-01, L-PREP-01: given the shipped cards, when a game is set up, then Items and Events have decks, tiles a stack, and nothing else is in any of them', () => {
    const state = open()
    for (const kind of ['item', 'event', 'omen'] as const)
      expect([...state.decks[kind]].sort()).toEqual(
        Object.values(catalog.cards)
          .filter((card) => card.kind === kind)
          .map(({ id }) => id)
          .sort(),
      )
    expect(Object.keys(state.decks).sort()).toEqual(['event', 'item', 'omen'])
    expect(state.stack.every((id) => catalog.tiles[id] && !catalog.tiles[id].start)).toBe(true)
    expect(state.monsters).toEqual([])
    expect(brokenInvariants(catalog, state)).toEqual([])
  })

  test('L-DECK-01: given a campaign that has no Omens yet, when a game is set up, then the Omen deck is empty', () => {
    const { tiles, cards, haunts } = piecesOf(catalog)
    const pieces = {
      tiles: tiles.filter((id) => id !== 'kitchen'),
      cards: cards.filter((id) => catalog.cards[id]!.kind !== 'omen'),
      haunts,
    }
    const state = open('prologue', { options: { chapter: 13 }, pieces })
    expect(state.decks.omen).toEqual([])
    expect(state.decks.item.toSorted()).toEqual(
      pieces.cards.filter((id) => catalog.cards[id]!.kind === 'item').toSorted(),
    )
    expect(state.stack).not.toContain('kitchen')
    expect(brokenInvariants(catalog, state)).toEqual([])
  })

  test('pieces in play are listed once, in the state, and those of the opening are taken as they are', () => {
    expect(open().pieces).toEqual({
      tiles: Object.keys(catalog.tiles),
      cards: Object.keys(catalog.cards),
      haunts: Object.values(catalog.haunts).map(({ number }) => number),
    })
    expect(open('forced', { options: { haunt: 17 } }).pieces.haunts).toEqual([17])
    expect(open('chapter', { options: { chapter: 0 } }).pieces.haunts).toEqual([1])
    const { pieces } = open('first')
    expect(open('second', { pieces }).pieces).toBe(pieces)
  })

  test.each(PLAY)(
    'L-PREP-08, L-SETUP-09, L-AMB-10: given %s play, when set up with one seed twice and with another, then the orders are the same and then differ',
    (_, options) => {
      const one = orders(open('one', { options }))
      expect(orders(open('one', { options }))).toEqual(one)
      const two = orders(open('two', { options }))
      for (const pack of ['stack', 'item', 'event', 'omen'] as const) {
        expect(two[pack]).not.toEqual(one[pack])
        expect([...two[pack]].sort()).toEqual([...one[pack]].sort())
      }
    },
  )
})

describe('the house', () => {
  test('L-AMB-01: given setup, when the five starting spaces are looked at, then they are of four pieces', () => {
    const { house } = open()
    const pieces = house.map(({ id }) => catalog.tiles[id]!.start!.piece ?? catalog.tiles[id]!.ref)
    expect(new Set(pieces).size).toBe(4)
  })

  test.each(PLAY)(
    'L-FREE-02, L-AMB-11: given %s play, when it is set up, then everybody stands in the Entrance Hall',
    (_, options) => {
      const { explorers } = open('hall', { options })
      expect(explorers.map(({ tile }) => tile)).toEqual(Array(4).fill('entrance-hall'))
    },
  )
})

describe('the families', () => {
  test('L-PREP-05: given a seat that names no family, when set up, then it takes one that is left', () => {
    const { explorers } = open('families', { seats: [{ family: 'red' }, {}, { family: 'blue' }] })
    expect(explorers.map(({ family }) => family)).toEqual(['red', expect.anything(), 'blue'])
    expect(new Set(explorers.map(({ family }) => family)).size).toBe(3)
  })

  test('L-PREP-06: given the five families, when their ladders are compared, then no two are the same in all traits', () => {
    const ladders = Object.values(catalog.families).map(({ ladders }) => JSON.stringify(ladders))
    expect(ladders).toHaveLength(5)
    expect(new Set(ladders).size).toBe(5)
  })

  test('L-HEIR-01: given a new game or a campaign that has used stickers, when set up, then nine or what is left can still be used', () => {
    const left = (more?: Partial<Opening>) =>
      open('stickers', more).explorers.map(({ heirlooms }) => heirlooms.left)
    expect(left()).toEqual([9, 9, 9, 9])
    const seats = [{ family: 'red' }, { family: 'blue' }, { family: 'green' }]
    expect(left({ seats, legacy: { heirloomsLeft: { blue: 2 } } })).toEqual([9, 2, 9])
  })

  test('L-HEIR-11: given heirlooms of earlier games, when set up, then the marks are on the cards', () => {
    const marks = { crossbow: { ticks: 1, heirloom: 'red', name: 'Old Tom' } }
    const state = open('marks', { legacy: { marks } })
    expect(state.marks).toEqual(marks)
  })
})

describe('the first player', () => {
  test.each(PLAY)(
    'L-SETUP-10, L-FREE-03, L-AMB-11: given %s play and many seeds, when set up, then each of four begins about a quarter of the time',
    (_, options) => {
      const counts = new Map<string, number>()
      for (const first of firsts({ options })) counts.set(first, (counts.get(first) ?? 0) + 1)
      expect(counts.size).toBe(4)
      for (const count of counts.values()) {
        expect(count).toBeGreaterThan(5)
        expect(count).toBeLessThan(30)
      }
    },
  )

  test('L-FREE-03: given one seed, when set up twice, then the same player begins, and is the one who is asked', () => {
    expect(firsts()).toEqual(firsts())
    const state = open()
    const first = state.explorers.find(({ id }) => id === state.order[0])!
    expect(state.asking!.open).toMatchObject([{ seat: first.seat, kind: 'main' }])
    expect(state.order.indexOf(first.id)).toBe(0)
    expect(state.order[1]).toBe(state.explorers[(first.seat + 1) % 4]!.id)
  })
})
