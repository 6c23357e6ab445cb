import { expect, test } from 'vitest'
import { legalChoices, viewFor } from '../../../src/engine/game.ts'
import { imagine } from '../../../src/engine/imagine.ts'
import type { Scene } from '../../support/scene.ts'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const haunt = {
  team: { kind: 'known', traitor: { revealer: true } },
  objects: [{ id: 'coin', name: 'Coin', count: 6 }],
  tracks: [
    { id: 'favours', name: 'Favours', start: 2 },
    { id: 'theirs', name: 'Their Bid', start: 0 },
    { id: 'mine', name: 'My Bid', start: 0 },
  ],
}
const bid = {
  bid: {
    bids: [
      { who: { all: 'heroes' }, stake: { object: 'coin' }, into: 'theirs' },
      { who: 'traitor', stake: { track: 'favours' }, into: 'mine' },
    ],
  },
}
const people: Scene['people'] = {
  alice: { at: 'A', team: 'traitor' },
  bob: { at: 'A', team: 'heroes', objects: ['coin', 'coin', 'coin'] },
  cora: { at: 'A', team: 'heroes' },
}

test('given bids, then those who hold anything are asked at once, and who can commit but one number is not', async () => {
  const table = await trying([bid], { haunt, people })
  expect(sentenceOf(table)).toBe(
    'in secret and all at once, each hero commits any number of Coin, counted as the Their Bid, and the traitor commits any number of the Favours, counted as the My Bid; then all is opened and spent',
  )
  expect(changesOf(table)).toEqual({})
  table.choose('try:a')
  expect(table.state.asking?.open.map(({ seat, kind }) => [seat, kind])).toEqual([
    [1, 'bid'],
    [0, 'bid'],
  ])
  expect(table.legal()).toEqual(['bid:0', 'bid:1', 'bid:2', 'bid:3'])
  expect(legalChoices(table.catalog, table.state, 0)).toEqual(['bid:0', 'bid:1', 'bid:2'])
})

test('given all have answered, then stakes are spent, tracks are set to the sums and one happening tells it', async () => {
  const table = await trying([bid], { haunt, people, tracks: { theirs: 9 } })
  table.choose('try:a', 'bid:2', 'bid:1')
  expect(table.person('bob').objects).toEqual(['coin'])
  expect(table.state.haunt!.aside.filter((id) => id === 'coin')).toHaveLength(5)
  expect(table.state.haunt!.tracks).toEqual({ favours: 1, theirs: 2, mine: 1 })
  expect(table.told('bids-opened')).toMatchObject([
    {
      bids: [
        { who: 'bob', what: 'coin', amount: 2 },
        { who: 'cora', what: 'coin', amount: 0 },
        { who: 'alice', what: 'favours', amount: 1 },
      ],
    },
  ])
})

test('L-INFO-01: given one has answered, then no other seat’s view says what, and no frame holds it', async () => {
  const views = await Promise.all(
    ['bid:0', 'bid:3'].map(async (key) => {
      const table = await trying([bid], { haunt, people })
      table.choose('try:a', key)
      expect(table.happenings).toEqual([])
      expect(JSON.stringify(table.state.frames)).not.toContain('bid:')
      expect(viewFor(table.catalog, table.state, 1).given).toBe(key)
      return [0, 2, null].map((seat) => JSON.stringify(viewFor(table.catalog, table.state, seat)))
    }),
  )
  expect(views[0]).toEqual(views[1])
})

test('given one has answered, then a world imagined from another seat gives them any legal answer', async () => {
  const table = await trying([bid], { haunt, people })
  table.choose('try:a', 'bid:3')
  const view = viewFor(table.catalog, table.state, 0)
  const answers = Array.from({ length: 40 }, (_, n) => imagine(table.catalog, view, `${n}`).asking!.given[1])
  expect([...new Set(answers)].sort()).toEqual(['bid:0', 'bid:1', 'bid:2', 'bid:3'])
})

test('given a least and a most, then only the numbers between them can be committed', async () => {
  const bids = [{ who: { all: 'heroes' }, stake: { object: 'coin' }, into: 'theirs', least: 1, most: 2 }]
  const table = await trying([{ bid: { bids } }], { haunt, people })
  expect(sentenceOf(table)).toContain('up to 2 of Coin (at least 1)')
  table.choose('try:a')
  expect(table.legal()).toEqual(['bid:1', 'bid:2'])
  table.choose('bid:1')
  expect(table.state.haunt!.tracks.theirs).toBe(1)
})

test('given nobody holds anything, then nobody is asked and nothing is committed', async () => {
  const table = await trying([bid], {
    haunt,
    people: { alice: people.alice!, bob: { at: 'A', team: 'heroes' }, cora: people.cora! },
    tracks: { favours: 0, mine: 4 },
  })
  table.choose('try:a')
  expect(table.asked()).toMatchObject({ who: 'alice', kind: 'main' })
  expect(table.state.haunt!.tracks).toEqual({ favours: 0, theirs: 0, mine: 0 })
})

test('given somebody whom two bids mean, then they commit once, by the first of them', async () => {
  const twice = [
    { who: { all: 'heroes' }, stake: { object: 'coin' }, into: 'theirs' },
    { who: { all: 'players' }, stake: { object: 'coin' }, into: 'mine' },
  ]
  const table = await trying([{ bid: { bids: twice } }], { haunt, people })
  table.choose('try:a', 'bid:1')
  expect(table.person('bob').objects).toEqual(['coin', 'coin'])
  expect(table.state.haunt!.tracks).toMatchObject({ theirs: 1, mine: 0 })
})

test('given a counter is staked, then it goes down by what was committed', async () => {
  const bids = [{ who: { all: 'people' }, stake: { counter: 'breaths' }, into: 'theirs' }]
  const table = await trying([{ bid: { bids } }], {
    people,
    haunt: { ...haunt, counters: [{ id: 'breaths', name: 'Breath', start: 2 }] },
  })
  table.choose('try:a', 'bid:2', 'bid:0', 'bid:1')
  expect(table.state.haunt!.counters.breaths).toEqual({ bob: 0, cora: 2, alice: 1 })
  expect(table.state.haunt!.tracks.theirs).toBe(3)
})

const secretly = (more: object = {}) => ({
  bid: {
    bids: [{ who: { all: 'players' }, stake: { track: 'favours' }, into: 'mine', most: 3 }],
    told: 'total',
    hands: { atLeast: 2, into: 'theirs' },
    extras: [
      {
        key: 'spoil',
        label: 'Spoil it',
        when: { team: 'traitor' },
        do: [{ track: { track: 'mine', by: -1 } }],
        ...more,
      },
    ],
  },
})
const SHARED = { favours: 8, theirs: 9, mine: 9 }

test('given a track that several bid from, then each may commit an even share of it at most', async () => {
  const table = await trying([secretly()], { haunt, people, tracks: SHARED })
  table.choose('try:a')
  expect(legalChoices(table.catalog, table.state, 1)).toEqual(['bid:0', 'bid:1', 'bid:2'])
})

test('given only the total is told, then the sum, the hands and what is left are known, and no name is', async () => {
  const table = await trying([secretly()], { haunt, people, tracks: SHARED })
  expect(sentenceOf(table)).toBe(
    'in secret and all at once, each player commits up to 3 of the Favours, counted as the My Bid; if you are a traitor, you may add: Spoil it (take 1 off the My Bid); the Their Bid is set to how many committed 2 or more; then all is spent, and only the total is told',
  )
  table.choose('try:a', 'bid:2', 'bid:1', 'bid:2')
  expect(table.state.haunt!.tracks).toEqual({ favours: 3, mine: 5, theirs: 2 })
  expect(table.told('bids-opened')).toEqual([])
  expect(table.told('bids-told')).toMatchObject([
    {
      totals: [
        { track: 'mine', total: 5 },
        { track: 'theirs', total: 2 },
      ],
    },
  ])
})

test('given an extra, then only those it is open to may add it, and nothing told differs by who gave what', async () => {
  const told = await Promise.all(
    [
      ['bid:2', 'bid:0', 'bid:1+spoil'],
      ['bid:1', 'bid:2', 'bid:0+spoil'],
    ].map(async (answers) => {
      const table = await trying([secretly()], { haunt, people, tracks: SHARED })
      table.choose('try:a')
      expect(legalChoices(table.catalog, table.state, 1)).not.toContain('bid:0+spoil')
      expect(legalChoices(table.catalog, table.state, 0)).toContain('bid:0+spoil')
      table.choose(...answers)
      expect(table.state.haunt!.tracks).toEqual({ favours: 5, mine: 2, theirs: 1 })
      return JSON.stringify([table.happenings, viewFor(table.catalog, table.state, 2)])
    }),
  )
  expect(told[0]).toBe(told[1])
})

test('given an extra that is once a game, when it was used, then it is offered no more', async () => {
  const table = await trying([secretly({ once: 'game' })], { haunt, people, tracks: SHARED })
  table.choose('try:a', 'bid:0', 'bid:0', 'bid:0+spoil', 'end', 'end', 'end', 'try:a')
  expect(legalChoices(table.catalog, table.state, 0)).toEqual(['bid:0', 'bid:1', 'bid:2'])
})
