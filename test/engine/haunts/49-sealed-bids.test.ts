import { expect, test } from 'vitest'
import { newMind, think } from '../../../src/ai/mind.ts'
import { rngFor } from '../../../src/ai/rng.ts'
import { legalChoices, viewFor } from '../../../src/engine/game.ts'
import { imagine } from '../../../src/engine/imagine.ts'
import { mayKnow } from '../../../src/engine/view.ts'
import { PEOPLE, type Person, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { bandsOf, diceFor, SIZES, tuned } from '../../support/tuned.ts'

/** The end of a round in a hall: the Altar in A, an item room B, a plain hall C. Alice set it off and has the last turn; Bob is the Snuffer. */
const night = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: '[A]-[B]-[C]',
    people: { alice: 'A', bob: { at: 'B', team: 'traitor' }, cora: 'C' },
    haunt: 49,
    turn: 'alice',
    revealer: 'alice',
    ...more,
    tiles: { B: { symbols: ['item'] }, ...more.tiles },
    tokens: { A: ['altar'] },
    tracks: { wax: 18, ...more.tracks },
  })
const company = (size: number, at = 'C'): NonNullable<Scene['people']> =>
  Object.fromEntries(
    PEOPLE.slice(0, size).map((name) => [name, name === 'bob' ? { at, team: 'traitor' as const } : at]),
  )
const seatOf = (name: Person) => PEOPLE.indexOf(name)
const tracks = ({ state }: SceneTable) => state.haunt!.tracks
/** The Night after Alice's turn: what Bob, Cora, then Alice give. */
const give = (table: SceneTable, ...gifts: (number | string)[]) =>
  table.choose('end', ...gifts.map((gift) => `bid:${gift}`))

const NEEDED = (size: number) => tuned(49, { track: 'burning' }, 'atLeast', size)
const SNUFFED = (size: number) => -tuned(49, { track: 'burning' }, 'by', size)
const SMOKE = 'study:read-the-smoke'
const WAX = 'search:gather-wax'

test('H49 setup: given the haunt starts, then the revealer’s tile is the Altar, and each is told their side alone', async () => {
  const table = await scene({
    content: true,
    house: '[H]-',
    stack: ['O'],
    tiles: { O: { symbols: ['omen'] } },
    people: { alice: 'H', bob: 'H', cora: 'H' },
    omens: { torch: {} },
    decks: { omen: ['torch'] },
    forced: 49,
    rolls: [2],
    chances: [1],
  })
  table.state.box.push(...table.state.decks.omen.splice(1))
  table.choose('move:east')
  expect(table.tile('O').tokens).toEqual(['altar'])
  expect(table.state.explorers.map(({ team, shown }) => [team, shown])).toEqual([
    ['heroes', null],
    ['traitor', null],
    ['heroes', null],
  ])
  expect(table.told('told-team').map(({ seenBy }) => seenBy)).toEqual([['alice'], ['bob'], ['cora']])
  expect(tracks(table)).toMatchObject({ wax: tuned(49, { id: 'wax' }, 'start', 3), 'good-nights': 0 })
})

test.each(SIZES)(
  'H49 Night: given a table of %i, when just enough burns, then it is Good, and one less is Bad',
  async (size) => {
    for (const [short, result] of [
      [0, 'good-nights'],
      [1, 'bad-nights'],
    ] as const) {
      const table = await night({ people: company(size), tracks: { wax: 60 } })
      let left = NEEDED(size) - short
      const gifts = Array.from({ length: size }, () => {
        const gift = Math.min(3, left)
        left -= gift
        return gift
      })
      give(table, ...gifts)
      expect(tracks(table)).toMatchObject({
        burning: NEEDED(size) - short,
        wax: 60 - NEEDED(size) + short,
        [result]: 1,
      })
    }
  },
)

test.each(SIZES)(
  'H49 Night: given a table of %i, when it is snuffed, then so much less burns, and it is spent all the same',
  async (size) => {
    const table = await night({ people: company(size), tracks: { wax: 60 } })
    give(table, '3+snuff', ...Array.from({ length: size - 1 }, () => 3))
    expect(tracks(table)).toMatchObject({
      burning: 3 * size - SNUFFED(size),
      wax: 60 - 3 * size,
      'open-hands': size,
    })
  },
)

test('H49 Night: only the Snuffer may snuff, and nobody gives more than an even share', async () => {
  const table = await night({ tracks: { wax: 8 } })
  table.choose('end')
  const plain = ['bid:0', 'bid:1', 'bid:2']
  expect(legalChoices(table.catalog, table.state, seatOf('alice'))).toEqual(plain)
  expect(legalChoices(table.catalog, table.state, seatOf('cora'))).toEqual(plain)
  expect(legalChoices(table.catalog, table.state, seatOf('bob'))).toEqual([
    ...plain,
    ...plain.map((key) => `${key}+snuff`),
  ])
})

test.each([
  [[2, 0, 0], 0],
  [[1, 1, 1], 3],
])('H49 Night: given gifts of %j, when the hands are counted, then %i are hurt', async (gifts, hurt) => {
  const table = give(await night(), ...gifts)
  for (let n = 0; n < hurt; n++) table.choose('damage:sanity')
  expect(table.all.filter(({ kind }) => kind === 'damaged')).toHaveLength(hurt)
  expect(table.asked()!.kind).toBe('vote')
})

test('H49 win: given the fourth Good Night or the third Bad one, then it is over, without a Challenge', async () => {
  const good = give(await night({ tracks: { 'good-nights': 3 } }), 2, 2, 2)
  expect(good.state.outcome).toMatchObject({ winner: 'heroes', because: 'goal', players: ['alice', 'cora'] })
  const bad = give(await night({ tracks: { 'bad-nights': 2 } }), '2+snuff', 2, 0)
  expect(bad.state.outcome).toMatchObject({ winner: 'traitor', because: 'goal', players: ['bob'] })
})

const BAD = [0, 2, 0] as const
test('H49 Challenge: given the Snuffer is named, then they are unmasked, healed and have the Kris of their region', async () => {
  const table = await night({
    people: {
      alice: { at: 'A', cards: ['kris'] },
      bob: { at: 'B', team: 'traitor', steps: { might: 1 } },
      cora: 'C',
    },
  })
  give(table, ...BAD).choose('target:cora', 'target:bob', 'target:bob')
  expect(table.state.explorers.map(({ shown }) => shown)).toEqual(['heroes', 'traitor', 'heroes'])
  expect(table.person('bob')).toMatchObject({ cards: ['kris'], steps: { might: 4 } })
  expect(table.state.outcome).toBeNull()
})

test('H49 Challenge: given the Kris in another region, then it stays where it is', async () => {
  const table = await night({
    house: { ground: '[A]-[B]-[C]', upper: '[U]' },
    people: { alice: { at: 'U', cards: ['kris'] }, bob: { at: 'B', team: 'traitor' }, cora: 'C' },
  })
  give(table, ...BAD).choose('target:cora', 'target:bob', 'target:bob')
  expect(table.person('alice').cards).toEqual(['kris'])
})

test('H49 Challenge: given somebody innocent is named, then they take 1 mental damage and 2 Wax is lost', async () => {
  const table = give(await night(), ...BAD).choose(
    'target:cora',
    'target:bob',
    'target:cora',
    'damage:sanity',
  )
  expect(table.told('damaged')).toMatchObject([{ who: 'cora', damage: 'mental', amount: 1 }])
  expect(tracks(table).wax).toBe(14)
  expect(table.state.explorers.every(({ shown }) => shown === null)).toBe(true)
})

test('H49 Challenge: given a tie, or a Good Night, then nobody is challenged', async () => {
  const tied = give(await night(), ...BAD).choose('target:cora', 'target:alice', 'target:bob')
  expect(tracks(tied).wax).toBe(16)
  expect(tied.asked()!.kind).toBe('main')
  expect(give(await night(), 2, 2, 2).asked()!.kind).toBe('main')
})

test('H49 unmasked: given the Snuffer is known, then they are not asked, less burns, and nobody is challenged again', async () => {
  const table = give(await night(), ...BAD).choose('target:cora', 'target:bob', 'target:bob')
  expect(table.legal()).not.toContain(SMOKE)
  while (table.asked()!.kind === 'main') table.choose('end')
  expect(table.state.asking!.open.map(({ seat }) => seat)).not.toContain(seatOf('bob'))
  table.choose('bid:3', 'bid:3')
  expect(tracks(table).burning).toBe(5)
})

test.each([
  [5, 3],
  [3, 2],
  [2, 0],
])('H49 SEARCH: given a roll of %i, then the Wax is %i more', async (total, more) => {
  const table = await night({ turn: 'bob', rolls: diceFor(total) })
  table.choose(WAX)
  if (table.asked()!.kind === 'trait') table.choose('trait:speed')
  expect(tracks(table).wax).toBe(18 + more)
})

test.each([
  ['target:bob', 'target:cora', true],
  ['target:alice', 'target:cora', false],
])(
  'H49 STUDY: given %s and %s are named at the Altar, then only the asker hears: %s',
  async (one, other, isSo) => {
    const [enough] = bandsOf(49, 'Read the smoke', 3)
    const table = await night({ rolls: diceFor(enough!) })
    table.choose(SMOKE, one, other)
    expect(table.told('learned')).toMatchObject([{ isSo, seenBy: ['alice'] }])
    expect(table.all.filter((happening) => !mayKnow(happening, 'alice'))).toEqual([])
  },
)

test('H49: away from the Altar there is no smoke to read, and on a plain tile no wax', async () => {
  const table = await night({ turn: 'cora' })
  expect(table.refuse(SMOKE).code).toBe('not-now')
  expect(table.refuse(WAX).code).toBe('not-now')
})

/** The same Night with another Snuffer and other gifts, as one seat sees it. */
async function seenBy(seat: number | null, snuffer: Person, gifts: string[]) {
  const names: Person[] = ['alice', 'bob', 'cora', 'dan']
  const people = Object.fromEntries(
    names.map((name) => [name, { at: 'C', ...(name === snuffer ? { team: 'traitor' as const } : {}) }]),
  )
  const table = await night({ people })
  const seen: unknown[] = []
  table.choose('end')
  for (const gift of gifts) {
    table.choose(`bid:${gift}`)
    const view = viewFor(table.catalog, table.state, seat)
    const heard = table.happenings.filter((one) => mayKnow(one, view.viewer))
    seen.push(view, heard, seat === null ? [] : legalChoices(table.catalog, table.state, seat))
  }
  return JSON.stringify(seen)
}

test('L-HID-01: given another is the Snuffer and gifts are exchanged, then a bystander’s view, log and choices are the same', async () => {
  // Bob, Cora and Dan give before Alice, who looks on.
  const ways = [
    await seenBy(0, 'bob', ['2+snuff', '1', '3', '2']),
    await seenBy(0, 'cora', ['3', '2+snuff', '1', '2']),
    await seenBy(0, 'dan', ['1', '3', '2+snuff', '2']),
  ]
  expect(new Set(ways).size).toBe(1)
})

test('L-HID-01: given one gift is made, then neither seat nor spectator can tell what it was', async () => {
  for (const seat of [null, 0, 2]) {
    const ways = [await seenBy(seat, 'bob', ['0']), await seenBy(seat, 'bob', ['3+snuff'])]
    expect(ways[0]).toBe(ways[1])
  }
})

test('L-HID-01: given a gift is made, when a world is imagined from another seat, then it may be any, by any Snuffer', async () => {
  const table = await night()
  table.choose('end', 'bid:3+snuff')
  const view = viewFor(table.catalog, table.state, seatOf('alice'))
  const worlds = Array.from({ length: 60 }, (_, n) => imagine(table.catalog, view, `${n}`))
  const snuffers = worlds.map(({ explorers }) => explorers.find(({ team }) => team === 'traitor')!.id)
  expect(new Set(snuffers)).toEqual(new Set(['bob', 'cora']))
  expect(new Set(worlds.map(({ asking }) => asking!.given[seatOf('bob')])).size).toBeGreaterThan(4)
})

/** What a steady player gives in this Night. */
const gift = (table: SceneTable, name: Person) =>
  think(
    table.catalog,
    viewFor(table.catalog, table.state, seatOf(name)),
    newMind('steady'),
    rngFor('gift', seatOf(name), 1),
  ).key

test('given the last Night that may be Bad, when heroes give, then it is enough though one gives nothing', async () => {
  const table = await night({ tracks: { 'bad-nights': 2 } })
  table.choose('end')
  const gifts = (['alice', 'cora'] as const).map((name) => Number(gift(table, name).slice('bid:'.length)))
  expect(gifts[0]! + gifts[1]!).toBeGreaterThanOrEqual(NEEDED(3))
})

test('given a Night that snuffing turns Bad, when the Snuffer gives, then it is snuffed', async () => {
  const table = await night({ tracks: { 'bad-nights': 2, wax: 8 } })
  table.choose('end')
  expect(gift(table, 'bob')).toMatch(/\+snuff$/)
})
