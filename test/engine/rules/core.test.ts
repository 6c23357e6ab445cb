import { describe, expect, test } from 'vitest'
import { newGame } from '../../../src/engine/game.ts'
import type { Group } from '../../../src/engine/language/words.ts'
import { type Scene, scene } from '../../support/scene.ts'

const three = { alice: 'A', bob: 'A', cora: 'A' }

describe('two phases', () => {
  const haunted: Scene = {
    house: '[A]-',
    people: { alice: { at: 'A', cards: ['one', 'two'] }, bob: 'A', cora: 'A' },
    tiles: {
      A: { actions: [{ word: 'try', do: [{ draw: { deck: 'omen' } }] }] },
      B: { symbols: ['omen'] },
    },
    stack: ['B'],
    omens: { one: {}, two: {}, three: {}, four: {}, five: {} },
    decks: { omen: ['three', 'four', 'five'] },
    phase: 'explore',
    rolls: [2, 2, 1],
  }

  test('L-CORE-01: given a haunt under way, when another Omen is drawn, then no second haunt begins and the phase stays', async () => {
    const table = await scene({ ...haunted, haunt: {} })
    expect(table.state.phase).toBe('explore')
    table.choose('move:east', 'ready', 'ready', 'ready')
    expect(table.state.phase).toBe('haunt')
    table.choose('try:a')
    expect(table.told('card-drawn').map(({ card }) => card)).toEqual(['three', 'four'])
    expect(table.told('haunt-rolled')).toHaveLength(1)
    expect(table.told('haunt-began')).toHaveLength(1)
    expect(table.state.phase).toBe('haunt')
  })

  test('L-CORE-02: given a goal that holds, when the haunt is being set up, then nobody has won until play resumes', async () => {
    const goals = [{ team: 'heroes', kind: 'main', name: 'Be', when: { round: true, atLeast: 1 } }]
    const table = (await scene({ ...haunted, haunt: { goals } })).choose('move:east')
    expect(table.state).toMatchObject({ phase: 'setup', outcome: null })
    table.choose('ready', 'ready', 'ready')
    expect(table.state.outcome).toMatchObject({ winner: 'heroes' })
  })

  test('L-CORE-03: given a haunt without a traitor, when it starts, then everybody is a hero and nobody is named', async () => {
    const table = await scene({ ...haunted, haunt: { team: { kind: 'none' } } })
    table.choose('move:east')
    expect(table.state.explorers.map(({ team }) => team)).toEqual(['heroes', 'heroes', 'heroes'])
    expect(table.told('traitor-named')).toEqual([])
  })
})

test('L-CORE-02: given a goal that holds, when rounds are played before the haunt, then nobody wins; in the haunt it wins', async () => {
  const haunt = { goals: [{ team: 'heroes', kind: 'main', name: 'Be', when: { round: true, atLeast: 1 } }] }
  const before = await scene({ house: '[A]-', people: three, haunt, phase: 'explore' })
  before.choose('end', 'end', 'end', 'end', 'end', 'end')
  expect(before.state.round).toBe(3)
  expect(before.state.outcome).toBeNull()
  const after = await scene({ house: '[A]-', people: three, haunt })
  expect(after.state.outcome).toMatchObject({ winner: 'heroes', because: 'goal' })
})

test('L-CORE-04: given two or six at the table, when the game is opened, then it is turned down; three to five may play', async () => {
  const { catalog } = await scene({ house: '[A]-', people: three })
  const open = (seats: number) => () => newGame(catalog, { seed: 's', seats: new Array(seats).fill({}) })
  expect(open(2)).toThrow('L-CORE-04')
  expect(open(6)).toThrow('L-CORE-04')
  for (const seats of [3, 4, 5]) expect(open(seats)().state.explorers).toHaveLength(seats)
})

describe('the words for groups', () => {
  /** Who is carried off by an effect on a group. */
  const carriedOff = async (all: Group, more: object = {}, phase: 'haunt' | 'explore' = 'haunt') => {
    const table = await scene({
      house: '[A]-[B]-',
      people: { alice: 'A', bob: { at: 'A', team: 'traitor' }, cora: 'A', dan: 'B' },
      haunt: { monsters: [{ id: 'rat', name: 'Rat', size: 'small', traits: { speed: 2 } }] },
      monsters: phase === 'haunt' ? [{ kind: 'rat', at: 'A' }] : [],
      phase,
      tiles: {
        A: {
          actions: [
            { word: 'try', do: [{ place: { who: { all, at: 'here', ...more }, at: { tile: 'b' } } }] },
          ],
        },
      },
    })
    table.choose('try:a')
    return table.told('moved').map(({ who }) => who)
  }

  test('L-CORE-05: given a hero, a traitor and a monster here, when everyone here is meant, then all of them are', async () => {
    expect(await carriedOff('everyone')).toEqual(['bob', 'cora', 'alice', 'rat-1'])
  })

  test('L-CORE-06, L-CORE-08: given a monster and a traitor here, when players are meant, then the traitor is one and the monster none', async () => {
    expect(await carriedOff('players')).toEqual(['bob', 'cora', 'alice'])
  })

  test('L-CORE-07: given a hero, a traitor and a monster here, when people are meant, then the monster alone is left out', async () => {
    expect(await carriedOff('people')).toEqual(['bob', 'cora', 'alice'])
  })

  test('L-CORE-08, L-CORE-09: given a haunt, when heroes or traitors are meant, then each is known by side', async () => {
    expect(await carriedOff('heroes')).toEqual(['cora', 'alice'])
    expect(await carriedOff('traitors')).toEqual(['bob'])
  })

  test('L-CORE-09, L-CORE-10: given the exploration phase, when heroes, traitors or monsters are meant, then nobody is', async () => {
    const table = await scene({
      house: '[A]-[B]-',
      people: three,
      tiles: {
        A: {
          actions: ['heroes', 'traitors', 'monsters'].map((all) => ({
            word: all,
            do: [{ place: { who: { all }, at: { tile: 'b' } } }],
          })),
        },
      },
    })
    table.choose('heroes:a', 'traitors:a', 'monsters:a')
    expect(table.told('acted')).toHaveLength(3)
    expect(table.told('moved')).toEqual([])
  })
})

test('L-CORE-11: given an Item, an Omen and an Object in hand, when dropped, then cards lie in the pile and the Object beside it', async () => {
  const table = await scene({
    house: '[A]-',
    people: {
      alice: { at: 'A', cards: ['axe', 'skull'], objects: ['bell'] },
      bob: { at: 'A', team: 'traitor' },
    },
    items: { axe: {} },
    omens: { skull: {} },
    haunt: { objects: [{ id: 'bell', name: 'Bell' }] },
  })
  expect(table.legal()).toEqual(expect.arrayContaining(['drop:axe', 'drop:skull', 'drop:bell']))
  table.choose('drop:bell', 'drop:axe', 'more:skull')
  expect(table.tile('A').objects).toEqual(['bell'])
  expect(table.tile('A').pile).toEqual(['axe', 'skull'])
})

describe('burying and destroying', () => {
  test('L-CORE-12, L-CORE-13: given a deck of three Events, when the first is drawn and resolved, then it lies face down at the bottom', async () => {
    const table = await scene({
      house: '[A]-',
      people: three,
      tiles: { B: { symbols: ['event'] } },
      stack: ['B'],
      events: { one: {}, two: {}, three: {} },
      decks: { event: ['one', 'two', 'three'] },
    })
    table.choose('move:east')
    expect(table.told('card-drawn').map(({ card }) => card)).toEqual(['one'])
    expect(table.state.decks.event).toEqual(['two', 'three', 'one'])
  })

  test('L-CORE-13: given a tile of another region on top, when a tile is discovered, then the one passed over lies at the bottom of the stack', async () => {
    const table = await scene({
      house: '[A]-',
      people: three,
      tiles: { C: { regions: ['upper'] } },
      stack: ['C', 'B', 'D'],
    })
    table.choose('move:east')
    expect(table.person('alice').tile).toBe('b')
    expect(table.state.stack).toEqual(['d', 'c'])
  })

  const burning = (mode: 'free' | 'campaign') =>
    scene({
      house: '[A]-',
      people: { alice: { at: 'A', cards: ['axe'] }, bob: 'A', cora: 'A' },
      items: { axe: { actions: [{ word: 'try', do: [{ 'destroy-card': {} }] }] } },
      mode,
    })

  test('L-CORE-14: given a card destroyed in a campaign, then it is out for good and in no deck', async () => {
    const { state } = (await burning('campaign')).choose('try:axe')
    expect(state.destroyed).toEqual(['axe'])
    expect(state.box).toEqual([])
    expect(state.decks.item).toEqual([])
    expect(state.explorers[0]!.cards).toEqual([])
  })

  test('L-TOK-11: given a card destroyed in free play, then it is in the box for this game and in the deck of the next', async () => {
    const { state, catalog } = (await burning('free')).choose('try:axe')
    expect(state.box).toEqual(['axe'])
    expect(state.destroyed).toEqual([])
    expect(state.decks.item).toEqual([])
    const next = newGame(catalog, { seed: 's', seats: [{}, {}, {}] })
    expect(next.state.decks.item).toEqual(['axe'])
  })
})

test('L-CORE-15: given a box ticked in one game, when the next begins with its marks, then the box is still ticked', async () => {
  const table = await scene({
    house: '[A]-',
    people: { alice: { at: 'A', cards: ['axe'] }, bob: 'A', cora: 'A' },
    items: { axe: { boxes: 3, actions: [{ word: 'try', do: [{ tick: {} }] }] } },
    mode: 'campaign',
  })
  table.choose('try:axe')
  const { marks } = table.state
  expect(marks.axe).toMatchObject({ ticks: 1 })
  const next = newGame(table.catalog, { seed: 's', seats: [{}, {}, {}], legacy: { marks } })
  expect(next.state.marks.axe).toMatchObject({ ticks: 1 })
})

test('L-CORE-17: given deeds of several kinds, when done, then each but moving spends exactly one action word', async () => {
  const table = await scene({
    house: '[A]-[B]-',
    people: { alice: { at: 'A', cards: ['axe'] }, bob: { at: 'B', team: 'traitor' }, cora: 'A' },
    items: { axe: {} },
    haunt: {},
    rolls: [1, 1, 1, 1, 1, 1, 1, 1],
  })
  const words = () => [...table.state.turn.words]
  table.choose('move:east')
  expect(words()).toEqual([])
  table.choose('wait:b')
  expect(words()).toEqual(['wait'])
  table.choose('attack:bob')
  expect(words()).toEqual(['wait', 'attack'])
  table.choose('give:bob:axe')
  expect(words()).toEqual(['wait', 'attack', 'give'])
  expect(table.refuse('dance')).toMatchObject({ rule: 'L-CORE-17' })
})
