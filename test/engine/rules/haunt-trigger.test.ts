import { expect, test } from 'vitest'
import { type Scene, scene } from '../../support/scene.ts'

/** Alice is about to find an omen tile; some Omens are about already. */
const omenAhead = (more: Partial<Scene> = {}) =>
  scene({
    house: '[A]-',
    tiles: { O: { symbols: ['omen'] }, P: { symbols: ['omen'] } },
    stack: ['O', 'P'],
    people: { alice: 'A', bob: 'A', cora: 'A' },
    omens: { brooch: {}, kris: {}, radio: {}, veil: {}, zither: {} },
    decks: { omen: ['radio'] },
    haunt: {},
    phase: 'explore',
    ...more,
  })

test('L-TRIG-01, L-TRIG-03: given Omens carried, dropped and just drawn, when the haunt roll is made, then there is a die for each', async () => {
  const table = await omenAhead({
    people: { alice: 'A', bob: { at: 'A', cards: ['brooch'] }, cora: { at: 'A', used: ['kris'] } },
    piles: { A: ['veil'] },
    rolls: [1, 1, 1, 1],
  })
  table.choose('move:east')
  expect(table.told('haunt-rolled')).toMatchObject([
    { who: 'alice', dice: [1, 1, 1, 1], total: 4, starts: false },
  ])
})

test('L-TRIG-01: given three Omens drawn one after another before the haunt, when drawn, then each brings a check', async () => {
  const table = await scene({
    house: '[A]-[B]',
    tiles: { A: { actions: [{ word: 'search', do: [{ draw: { deck: 'omen' } }] }] } },
    people: { alice: 'A', bob: 'A', cora: 'A' },
    omens: { brooch: {}, kris: {}, radio: {}, veil: {} },
    haunt: {},
    phase: 'explore',
    rolls: [0, 0, 0, 0, 0, 0],
  })
  for (const _ of [1, 2, 3]) table.choose('search:a', 'end')
  expect(table.told('haunt-rolled').map(({ who, dice }) => [who, dice.length])).toEqual([
    ['alice', 1],
    ['bob', 2],
    ['cora', 3],
  ])
})

test('L-TRIG-04: given ten Omens in play, when the haunt roll is made, then eight dice fall', async () => {
  const omens = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`omen-${n}`, {}]))
  const carried = Object.keys(omens).slice(0, 9)
  const table = await omenAhead({
    omens,
    people: { alice: 'A', bob: { at: 'A', cards: carried }, cora: 'A' },
    decks: { omen: ['omen-9', 'omen-10'] },
    rolls: [0, 0, 0, 0, 0, 0, 0, 0],
  })
  table.choose('move:east')
  expect(table.told('haunt-rolled')[0]!.dice).toHaveLength(8)
})

test.each([
  [4, [2, 2, 0], 'explore'],
  [5, [2, 2, 1], 'setup'],
])(
  'L-TRIG-06, L-FREE-09: given free play, when the haunt roll shows %i, then the phase is %s',
  async (total, rolls, phase) => {
    const table = await omenAhead({
      people: { alice: 'A', bob: { at: 'A', cards: ['brooch', 'kris'] }, cora: 'A' },
      rolls: rolls as number[],
    })
    table.choose('move:east')
    expect(table.told('haunt-rolled')).toMatchObject([{ total, needs: 5, starts: phase === 'setup' }])
    expect(table.state.phase).toBe(phase)
  },
)

test('L-TRIG-07: given Bob whose draw starts the haunt, when it begins, then Bob is the revealer', async () => {
  const table = await omenAhead({
    turn: 'bob',
    people: { alice: 'A', bob: { at: 'A', cards: ['brooch', 'kris'] }, cora: 'A' },
    rolls: [2, 2, 2],
  })
  table.choose('move:east')
  expect(table.state.haunt).toMatchObject({ revealer: 'bob', omen: 'radio', tile: 'o' })
  expect(table.told('haunt-began')).toMatchObject([{ revealer: 'bob' }])
})

test('L-TRIG-08, L-CORE-01: given the haunt runs, when an omen tile is discovered, then the card is gained and no haunt roll is made', async () => {
  const table = await omenAhead({
    phase: 'haunt',
    people: { alice: 'A', bob: { at: 'A', team: 'traitor', cards: ['brooch', 'kris'] }, cora: 'A' },
  })
  table.choose('move:east')
  expect(table.person('alice').cards).toEqual(['radio'])
  expect(table.told('haunt-rolled')).toEqual([])
})

test('L-TRIG-09: given cards that add dice and points to trait rolls, when the haunt roll is made, then they do not count', async () => {
  const table = await omenAhead({
    people: { alice: { at: 'A', cards: ['clover'] }, bob: 'A', cora: 'A' },
    items: {
      clover: {
        passives: [
          { ask: 'roll-dice', by: 1 },
          { ask: 'roll-add', by: 3 },
        ],
      },
    },
    rolls: [2],
  })
  table.choose('move:east')
  expect(table.told('haunt-rolled')).toMatchObject([{ dice: [2], total: 2 }])
})

test('L-TRIG-02: given the last Omen of the deck, when its haunt roll fails, then the haunt begins all the same', async () => {
  const table = await omenAhead({ omens: { radio: {} }, rolls: [0] })
  table.choose('move:east')
  expect(table.told('haunt-forced')).toMatchObject([{ who: 'alice', why: 'last-omen' }])
  expect(table.state.phase).toBe('setup')
})

test('L-TRIG-02: given no omen tile left to find, when the turn ends, then the haunt begins with the Omen drawn last', async () => {
  const table = await omenAhead({ stack: ['O'], tiles: { O: { symbols: ['omen'] } }, rolls: [0] })
  table.choose('move:east')
  expect(table.state.phase).toBe('explore')
  table.choose('end')
  expect(table.told('haunt-forced')).toMatchObject([{ who: 'alice', why: 'no-omen-tile' }])
  expect(table.state.haunt).toMatchObject({ revealer: 'alice', omen: 'radio' })
})
