import { expect, test } from 'vitest'
import { parsePack } from '../../../src/catalog/read.ts'
import { viewFor } from '../../../src/engine/game.ts'
import { everybodyReady, reveal, teams } from '../../support/reveal.ts'
import { scene } from '../../support/scene.ts'

const hut = { id: 'hut', name: 'Hut' }

test('L-START-04, L-FREE-14, L-TOK-03: given two tied for lowest Sanity, when the traitor is named, then chance picks among just those two', async () => {
  const tied = {
    people: { alice: 'A', bob: { at: 'A', steps: { sanity: 2 } }, cora: { at: 'A', steps: { sanity: 3 } } },
  }
  const team = { kind: 'known', traitor: { lowest: 'sanity' } }
  const first = await reveal({ team }, { ...tied, chances: [0] } as never)
  const second = await reveal({ team }, { ...tied, chances: [1] } as never)
  expect(first.told('traitor-named')).toMatchObject([{ who: 'bob', tied: ['bob', 'cora'] }])
  expect(second.told('traitor-named')).toMatchObject([{ who: 'cora', tied: ['bob', 'cora'] }])
})

test.each([
  [3, 1],
  [4, 5],
  [5, 7],
])(
  'L-START-05: given {1/5/7} and %i players, when it is worked out, then it is %i',
  async (players, number) => {
    const people = Object.fromEntries(
      ['alice', 'bob', 'cora', 'dan', 'eve'].slice(0, players).map((name) => [name, 'A']),
    )
    const table = await reveal(
      { tracks: [{ id: 'nails', name: 'Nails', start: { players: [1, 5, 7] } }] },
      { people },
    )
    expect(table.state.haunt!.tracks).toEqual({ nails: number })
  },
)

test('L-START-06, L-START-08, L-START-09: given both sides have a setup, when the haunt starts, then traits, tokens and a tile out of the stack are in every view', async () => {
  const table = await reveal(
    {
      tokens: [hut],
      setup: {
        heroes: [
          { 'put-token': { token: 'searched', on: { tile: 'a' } } },
          { 'seat-tile': { tile: 's', mark: 'hut' } },
        ],
        traitor: [{ gain: { trait: 'might', by: 2 } }],
      },
    },
    { tiles: { S: { symbols: ['item'] } }, stack: ['O', 'S'], items: { axe: {} } },
  )
  for (const seat of [0, 1, 2, 3, null]) {
    const view = viewFor(table.catalog, table.state, seat)
    expect(view.house.find(({ id }) => id === 'a')!.tokens).toEqual(['searched'])
    expect(view.house.find(({ id }) => id === 's')!.tokens).toEqual(['hut'])
    expect(view.explorers.find(({ id }) => id === 'alice')!.steps.might).toBe(6)
  }
  // No symbol of the seated tile is resolved.
  expect(table.told('card-drawn').map(({ deck }) => deck)).toEqual(['omen'])
  expect(table.state.stack).toEqual([])
})

test('L-START-08: given the wanted tile is not in this house, when it is to be seated, then the fallback serves, else the landing', async () => {
  const setup = (fallback?: string) => ({
    tokens: [hut],
    setup: { heroes: [{ 'seat-tile': { tile: 'x', ...(fallback ? { fallback } : {}), mark: 'hut' } }] },
  })
  const served = await reveal(setup('s'), { tiles: { S: {} }, stack: ['O', 'S'] })
  expect(served.tile('S').tokens).toEqual(['hut'])
  const bare = await reveal(setup())
  expect(bare.tile('A').tokens).toEqual(['hut'])
})

test.each([
  ['none', []],
  ['four', ['One.', 'Two.', 'Three.', 'Four.']],
])(
  'L-START-07: given a page with %s truths, when the pack is read, then that is a problem',
  async (_, truths) => {
    const text = (heroes: string[]) =>
      JSON.stringify({
        number: 7,
        name: 'Seven',
        team: { kind: 'none' },
        premise: 'It is so.',
        truths: { heroes, traitor: ['It is so.'] },
        wins: { heroes: 'Win.', traitor: 'Win.' },
        ai: { heroes: 'Win.', traitor: 'Win.' },
        endings: { heroes: 'Won.', traitor: 'Won.' },
      })
    const read = (heroes: string[]) =>
      parsePack([{ path: 'legacy/haunts/7-seven.yaml', text: text(heroes) }], { unchecked: true })
    expect((await read(['One.'])).problems).toEqual([])
    expect((await read(truths)).problems).toMatchObject([{ path: 'truths/heroes' }])
  },
)

test('L-START-11: given revealer Alice and traitor Cora, when play resumes, then Dan is next and not Bob', async () => {
  const table = await reveal(
    { team: { kind: 'known', traitor: { highest: 'might' } } },
    { people: { alice: 'A', bob: 'A', cora: { at: 'A', steps: { might: 8 } }, dan: 'A' } },
  )
  expect(table.state.turn.who).toBeNull()
  everybodyReady(table)
  expect(table.asked()).toEqual({ who: 'dan', kind: 'main' })
  expect(table.state.round).toBe(1)
})

test('L-START-12, L-AMB-14: given a critical trait, when setup lowers it, then it stays critical and nobody dies', async () => {
  const table = await reveal(
    { setup: { heroes: [{ lose: { who: { all: 'heroes' }, trait: 'sanity', by: 3 } }] } },
    { people: { alice: 'A', bob: { at: 'A', steps: { sanity: 1 } }, cora: 'A', dan: 'A' } },
  )
  everybodyReady(table)
  expect(table.person('bob')).toMatchObject({ dead: false, steps: { sanity: 1 } })
  expect(table.person('cora').steps.sanity).toBe(1)
})

test('L-TRTR-01: given a traitor with wounds, when the haunt starts, then the default setup heals them unless the haunt says not', async () => {
  const people = { alice: { at: 'A', steps: { might: 1, sanity: 6 } }, bob: 'A', cora: 'A' }
  const healed = await reveal({}, { people })
  expect(healed.person('alice').steps).toMatchObject({ might: 4, sanity: 6 })
  const left = await reveal({ traitorHeals: false }, { people })
  expect(left.person('alice').steps.might).toBe(1)
})

test('L-FREE-10: given a chart, when the haunt starts, then Omen and tile lead to its number', async () => {
  const table = await reveal(
    { number: 49 },
    { haunts: [{ number: 12 }, { number: 14 }], chart: { o: { radio: 14, kris: 49 }, p: { radio: 12 } } },
  )
  expect(table.state.haunt).toMatchObject({ number: 14, omen: 'radio', tile: 'o' })
  expect(table.told('haunt-stand-in')).toEqual([])
})

test('L-AMB-59: given an Omen drawn off the chart, when looked up, then the chart tile found last gives the row', async () => {
  const search = [{ word: 'search', do: [{ draw: { deck: 'omen' } }] }]
  const table = await scene({
    house: '[B]-[C]-[A]',
    tiles: { A: { actions: search } },
    people: { alice: 'A', bob: 'A', cora: 'A' },
    omens: { radio: {} },
    haunts: [{ number: 2 }, { number: 3 }],
    chart: { b: { radio: 2 }, c: { radio: 3 } },
    rolls: [0],
  })
  table.choose('search:a')
  expect(table.state.haunt!.number).toBe(3)
})

test('L-AMB-59: given no chart tile found, when looked up, then chance gives the row', async () => {
  const table = await reveal(
    { number: 2 },
    { haunts: [{ number: 3 }], chart: { y: { radio: 2 }, z: { radio: 3 } }, chances: [1] },
  )
  expect(table.state.haunt!.number).toBe(3)
})

test('L-AMB-59: given an Omen the chart does not know, when looked up, then chance gives the column', async () => {
  const table = await reveal(
    { number: 2 },
    { haunts: [{ number: 3 }], chart: { o: { brooch: 2, kris: 3 } }, chances: [1] },
  )
  expect(table.state.haunt!.number).toBe(3)
})

test('L-AMB-85: given the same cell in two games, when looked up, then it is the same haunt', async () => {
  const again = () => reveal({ number: 2 }, { haunts: [{ number: 3 }], chart: { o: { radio: 3 } } })
  expect([(await again()).state.haunt!.number, (await again()).state.haunt!.number]).toEqual([3, 3])
})

test('L-FREE-10: given the chart leads to a haunt this catalog lacks, when the haunt starts, then another stands in and the table is told', async () => {
  const table = await reveal({ number: 2 }, { chart: { o: { radio: 50 } } })
  expect(table.told('haunt-stand-in')).toMatchObject([{ wanted: 50, used: 2 }])
})

const people = {
  alice: { at: 'A', age: 30, ancestors: 1, calling: null, steps: { sanity: 1 } },
  bob: { at: 'A', age: 71, ancestors: 3, cards: ['axe', 'lamp'], steps: { sanity: 2 } },
  cora: { at: 'A', age: 19, calling: 'hunter', steps: { speed: 7 } },
  dan: { at: 'A', age: 40, cards: ['veil'] },
} as const

test.each([
  ['the revealer', { revealer: true }, 'alice'],
  ['the highest Speed', { highest: 'speed' }, 'cora'],
  ['the lowest Sanity but the revealer’s', { lowest: 'sanity', but: 'revealer' }, 'bob'],
  ['a calling somebody has', { calling: 'hunter', else: { revealer: true } }, 'cora'],
  ['a calling nobody has', { calling: 'clergy', else: { oldest: true } }, 'bob'],
  ['the oldest', { oldest: true }, 'bob'],
  ['the youngest', { youngest: true }, 'cora'],
  ['the most Items', { mostItems: true }, 'bob'],
  ['the most dead ancestors', { mostDead: true }, 'bob'],
])(
  'L-FREE-12, L-FREE-15, L-AMB-17, L-AMB-60, L-AMB-61: given the haunt asks for %s, when it starts, then that one is the traitor',
  async (_, traitor, who) => {
    const table = await reveal(
      { team: { kind: 'known', traitor } },
      {
        people: structuredClone(people) as never,
        items: { axe: {}, lamp: {} },
        omens: { radio: {}, veil: {} },
        rolls: [0],
      },
    )
    expect(teams(table)).toEqual({
      alice: 'heroes',
      bob: 'heroes',
      cora: 'heroes',
      dan: 'heroes',
      [who]: 'traitor',
    })
  },
)

test('L-AMB-17: given equal values on different steps, when the highest is asked for, then it is a tie', async () => {
  const table = await reveal(
    { team: { kind: 'known', traitor: { highest: 'might' } } },
    {
      people: { alice: 'A', bob: { at: 'A', steps: { might: 6 } }, cora: { at: 'A', steps: { might: 7 } } },
      chances: [0],
    },
  )
  expect(table.told('traitor-named')).toMatchObject([{ who: 'bob', tied: ['bob', 'cora'] }])
})

test('L-AMB-17, L-AMB-23: given a card that lifts Might while carried, when the highest is asked for, then it counts', async () => {
  const table = await reveal(
    { team: { kind: 'known', traitor: { highest: 'might' } } },
    {
      people: {
        alice: 'A',
        bob: { at: 'A', steps: { might: 6 } },
        cora: { at: 'A', steps: { might: 7 }, cards: ['belt'] },
      },
      items: { belt: { passives: [{ ask: 'trait', trait: 'might', by: 1 }] } },
    },
  )
  expect(table.told('traitor-named')).toMatchObject([{ who: 'cora', tied: [] }])
})
