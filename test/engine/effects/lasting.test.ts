import { expect, test } from 'vitest'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const slow = { passive: { ask: 'roll-dice', by: -1 }, until: 'turn-start' }

test('given it lasts until the next turn, then it counts till then and not longer', async () => {
  const table = await trying([{ lasting: slow }, { roll: { trait: 'might', bands: { '0+': [] } } }], {
    rolls: [1, 1, 1],
  })
  expect(sentenceOf(table)).toBe(
    'until the start of your next turn, roll 1 fewer die; then Might roll: 0+ nothing',
  )
  table.choose('try:a')
  expect(table.told('rolled')[0]!.dice).toHaveLength(3)
  expect(table.told('effect-lasts')).toMatchObject([{ on: 'alice' }])
  table.choose('end', 'end')
  expect(table.state.lasting).toHaveLength(1)
  table.choose('end')
  expect(table.state.lasting).toEqual([])
  expect(table.told('effect-ended')).toMatchObject([{ on: 'alice' }])
})

test('given it already lies on somebody, when done again, then it does not count twice', async () => {
  const on = { all: 'players' }
  const table = await trying([{ lasting: { ...slow, on, until: 'used' } }])
  table.choose('try:a', 'end', 'try:a')
  expect(table.state.lasting.map(({ on: who }) => who)).toEqual(['bob', 'cora', 'alice'])
})

test('given it lasts for one use, when somebody attacks the bearer, then it counts once', async () => {
  const table = await trying([{ lasting: { passive: { ask: 'attacker-dice', by: -2 }, until: 'used' } }], {
    people: { alice: 'A', bob: { at: 'A', team: 'traitor' }, cora: { at: 'A', team: 'traitor' } },
    haunt: {},
    rolls: [1, 1, 0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1],
  })
  expect(sentenceOf(table)).toBe('those who attack you roll 2 fewer dice, once')
  table.choose('try:a', 'end', 'attack:alice', 'end', 'attack:alice')
  expect(
    table
      .told('rolled')
      .filter(({ for: what }) => what === 'attack')
      .map(({ dice }) => dice.length),
  ).toEqual([2, 4])
  expect(table.state.lasting).toEqual([])
})

test('given it lasts to the end of the monsters’ turn, then it holds them and is gone', async () => {
  const table = await trying([], {
    people: { alice: { at: 'A', cards: ['bell'] }, bob: { at: 'A', team: 'traitor' }, cora: 'B' },
    items: {
      bell: {
        actions: [
          {
            word: 'ring',
            do: [
              {
                lasting: {
                  on: { all: 'monsters' },
                  passive: { ask: 'may-not-move' },
                  until: 'monster-turn-end',
                },
              },
            ],
          },
        ],
      },
    },
    haunt: { monsters: [{ id: 'rat', name: 'Rat', size: 'small', traits: { speed: 2 } }] },
    monsters: [{ kind: 'rat', at: 'A' }],
    turn: 'alice',
    rolls: [2, 2],
  })
  table.choose('ring:bell', 'end', 'end')
  expect(table.told('monster-moves')).toMatchObject([{ who: 'rat-1', moves: 0 }])
  expect(table.told('effect-ended')).toMatchObject([{ on: 'rat-1' }])
  expect(table.state.lasting).toEqual([])
})

test.each([
  ['round-end', 'until the end of the round', 1],
  ['next-round-end', 'until the end of the next round', 2],
])(
  'given it lasts until %s, then it does so and no longer, and anew when it is laid again',
  async (until, told, rounds) => {
    const table = await trying([{ lasting: { ...slow, until } }])
    expect(sentenceOf(table)).toBe(`${told}, roll 1 fewer die`)
    const round = () => table.choose('end', 'end', 'end')
    table.choose('try:a')
    for (let n = 1; n < rounds; n++) {
      round()
      expect(table.state.lasting).toHaveLength(1)
    }
    table.choose('end', 'end', 'end')
    expect(table.state.lasting).toEqual([])
    expect(table.told('effect-ended')).toHaveLength(1)
    table.choose('try:a')
    if (rounds > 1) round().choose('try:a')
    for (let n = 1; n < rounds; n++) {
      round()
      expect(table.state.lasting).toHaveLength(1)
    }
  },
)

test('given what helps or harms the bearer, then it is a part of a turn won or lost', async () => {
  const changes = async (lasting: object) =>
    changesOf(await trying([{ lasting: { until: 'turn-start', ...lasting } }]))
  expect(await changes({ passive: { ask: 'roll-dice', by: 1 } })).toEqual({ 'turn:alice': 0.3 })
  expect(await changes({ passive: { ask: 'attacker-dice', by: -1 } })).toEqual({ 'turn:alice': 0.3 })
  expect(await changes({ passive: { ask: 'roll-dice', by: -1 } })).toEqual({ 'turn:alice': -0.3 })
  expect(await changes({ passive: { ask: 'may-not-move' } })).toEqual({ 'turn:alice': -0.7 })
  const others = { all: 'players', but: 'me' }
  expect(await changes({ on: others, passive: { ask: 'no-turn' } })).toEqual({
    'turn:bob': -1,
    'turn:cora': -1,
  })
})
