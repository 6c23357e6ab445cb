import { expect, test } from 'vitest'
import { legalChoices, viewFor } from '../../../src/engine/game.ts'
import { mayKnow } from '../../../src/engine/view.ts'
import { PEOPLE, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { SIZES, tuned } from '../../support/tuned.ts'

/**
 * The Court, an omen tile, an event tile and one with a ghost in a row, and the way out by the front door. Alice
 * is the Accused, Bob a hero, Cora the traitor with the last turn of the round, which is the second.
 */
const session = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: { ground: '[E]-[C]-[O]-[V]-[G]', outside: '[F]-[X]' },
    named: { E: 'entrance-hall', F: 'front-steps' },
    people: { alice: 'C', bob: 'O', cora: { at: 'V', team: 'traitor' } },
    haunt: 2,
    revealer: 'alice',
    turn: 'cora',
    round: 2,
    ...more,
    tiles: { O: { symbols: ['omen'] }, V: { symbols: ['event'] }, ...more.tiles },
    ghosts: { G: 1 },
    tokens: { C: ['court'], ...more.tokens },
  })
const testimony = (count: number): string[] => Array.from({ length: count }, () => 'testimony')
const held = (table: SceneTable, name: 'alice' | 'bob'): number => table.person(name).objects.length
const tracks = (table: SceneTable) => table.state.haunt!.tracks

const SEARCH = 'search:take-testimony'
const STRIKE = 'study:strike-it-out'
const CHAIR = 'talk:address-the-chair'
const CASE = 'study:prepare-the-case'

/** The Evidence and the Beadles of each table, and what the Vestry brings to a Hearing without proof. */
const EACH = SIZES.map(
  (size) =>
    [
      size,
      tuned(2, { op: 'track', track: 'evidence' }, 'to', size),
      tuned(2, { op: 'spawn', monster: 'beadle' }, 'count', size),
      tuned(2, { op: 'track', track: 'prosecution' }, 'by', size),
    ] as const,
)

/** What it brings at a table of three, to two heroes. */
const VESTRY = EACH[0]![3]

test.each(EACH)(
  'H2 setup: given a table of %i, then the traitor has %i Evidence and %i Beadles stand by the Accused',
  async (size, evidence, beadles) => {
    const people = Object.fromEntries(
      PEOPLE.slice(0, size).map((name) => [
        name,
        { at: 'A', steps: { sanity: name === 'alice' ? 1 : name === 'bob' ? 2 : 4 } },
      ]),
    )
    const table = await scene({
      content: true,
      house: '[A]-',
      stack: ['O'],
      tiles: { O: { symbols: ['omen'] } },
      people,
      omens: { torch: {} },
      decks: { omen: ['torch'] },
      forced: 2,
      rolls: [2],
    })
    table.state.box.push(...table.state.decks.omen.splice(1))
    table.choose('move:east')
    // Alice has the least Sanity of all, but it was she who set it off.
    expect(table.told('traitor-named')).toMatchObject([{ who: 'bob' }])
    expect(table.person('bob').steps.sanity).toBe(4)
    expect(table.tile('O').tokens).toEqual(['court'])
    expect(table.state.monsters.map(({ kind, tile }) => [kind, tile])).toEqual(
      Array.from({ length: beadles }, () => ['beadle', 'o']),
    )
    expect(tracks(table)).toMatchObject({ evidence, 'heroes-verdict': 0, 'vestry-verdict': 0 })
    expect(table.state.haunt!.aside).toEqual(testimony(16))
  },
)

test.each([
  ['sanity', [2, 2, 2, 0], 2],
  ['knowledge', [2, 2, 2, 2], 2],
  ['sanity', [2, 2, 1, 0], 1],
  ['knowledge', [2, 2, 0, 0], 1],
  ['sanity', [2, 1, 0, 0], 0],
  ['knowledge', [2, 0, 0, 0], 0],
])('H2 SEARCH: given a roll of %s with %j, then %i Testimony is taken', async (trait, rolls, taken) => {
  const table = await session({ turn: 'bob', rolls })
  table.choose(SEARCH, `trait:${trait}`)
  expect(held(table, 'bob')).toBe(taken)
  expect(table.state.haunt!.aside).toHaveLength(16 - taken)
  expect(table.told('damaged')).toEqual([])
})

test.each([[[1, 0, 0, 0]], [[0, 0, 0, 0]]])(
  'H2 SEARCH: given a roll of %j, then it costs 1 mental damage',
  async (rolls) => {
    const table = await session({ turn: 'bob', rolls })
    table.choose(SEARCH, 'trait:sanity', 'damage:sanity')
    expect(table.told('damaged')).toMatchObject([{ who: 'bob', damage: 'mental', amount: 1 }])
  },
)

test.each([
  ['O', true],
  ['G', true],
  ['V', false],
  ['C', false],
])('H2 SEARCH: given a hero on %s, then testimony may be taken there: %s', async (at, may) => {
  const table = await session({
    turn: 'bob',
    people: { alice: 'C', bob: at, cora: { at: 'X', team: 'traitor' } },
  })
  expect(table.legal().includes(SEARCH)).toBe(may)
})

test('H2 SEARCH: given a tile was searched this round, then nobody searches there again before the next', async () => {
  const table = await session({
    turn: 'alice',
    people: { alice: 'O', bob: 'O', cora: { at: 'X', team: 'traitor' } },
    round: 1,
    rolls: [2, 1, 0, 0],
  })
  table.choose(SEARCH, 'trait:sanity', 'end')
  expect(table.legal()).not.toContain(SEARCH)
  table.choose('move:east', 'move:east')
  expect(table.legal()).toContain(SEARCH)
  table.choose('end', 'end')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
  expect(table.legal()).toContain(SEARCH)
})

test.each([
  ['5', [2, 2, 1, 0], 2],
  ['4', [2, 2, 0, 0], 3],
])(
  'H2 STUDY: given a Knowledge roll of %s on a cited tile with %j, then the Evidence is %i',
  async (_, rolls, evidence) => {
    const table = await session({
      turn: 'bob',
      tokens: { C: ['court'], O: ['cited'] },
      tracks: { evidence: 3 },
      rolls,
    })
    table.choose(STRIKE)
    expect(tracks(table).evidence).toBe(evidence)
  },
)

test('H2 STUDY: given a tile the traitor has not studied, then there is nothing to strike out; and Evidence never falls below 0', async () => {
  expect((await session({ turn: 'bob' })).refuse(STRIKE)).toMatchObject({ code: 'not-now' })
  const table = await session({ turn: 'bob', tokens: { C: ['court'], O: ['cited'] }, rolls: [2, 2, 1, 0] })
  table.choose(STRIKE)
  expect(tracks(table).evidence).toBe(0)
})

const beadle = { kind: 'beadle', at: 'V' }

test('H2 TALK: given the Accused rolls Sanity 4 in the Court, then the Beadles lose their next turn and have the one after', async () => {
  const table = await session({ turn: 'alice', monsters: [beadle], round: 1, rolls: [2, 2, 0, 0, 1, 1, 1] })
  table.choose(CHAIR, 'end', 'end', 'end')
  expect(table.told('turn-passed')).toMatchObject([{ who: 'beadle-1' }])
  expect(table.told('monster-moves')).toEqual([])
  table.choose('end', 'end', 'end')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'monster' })
})

test('H2 TALK: given Sanity 3, then they do not', async () => {
  const table = await session({ turn: 'alice', monsters: [beadle], round: 1, rolls: [2, 1, 0, 0, 1, 1, 1] })
  table.choose(CHAIR, 'end', 'end', 'end')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'monster' })
})

test('H2 TALK: only the Accused may, and only on the Court tile', async () => {
  const away = await session({
    turn: 'alice',
    people: { alice: 'O', bob: 'C', cora: { at: 'V', team: 'traitor' } },
  })
  expect(away.legal()).not.toContain(CHAIR)
  const bob = await session({
    turn: 'bob',
    people: { alice: 'O', bob: 'C', cora: { at: 'V', team: 'traitor' } },
  })
  expect(bob.legal()).not.toContain(CHAIR)
})

test.each([
  ['5', [2, 2, 1, 0], 2],
  ['4', [2, 2, 0, 0], 1],
  ['3', [2, 1, 0, 0], 1],
  ['2', [2, 0, 0, 0], 0],
])(
  'H2 STUDY: given the traitor’s Knowledge roll of %s with %j, then there is %i more Evidence, and the tile is cited',
  async (_, rolls, more) => {
    const table = await session({ rolls })
    table.choose(CASE)
    expect(tracks(table).evidence).toBe(more)
    expect(table.tile('V').tokens).toEqual(['cited'])
  },
)

test('H2 STUDY: the traitor studies event tiles only, each once per round, and cites each once', async () => {
  const table = await session({ round: 1, tokens: { C: ['court'], V: ['cited'] }, rolls: [2, 0, 0, 0] })
  table.choose(CASE)
  expect(table.tile('V').tokens).toEqual(['cited'])
  const away = await session({ people: { alice: 'C', bob: 'O', cora: { at: 'G', team: 'traitor' } } })
  expect(away.legal()).not.toContain(CASE)
})

test('H2: the Accused may not leave the region of the Court, and everybody else may', async () => {
  const people = (name: 'alice' | 'bob'): Scene['people'] => ({
    alice: 'C',
    bob: 'O',
    cora: { at: 'V', team: 'traitor' },
    [name]: 'entrance-hall',
  })
  const accused = await session({ turn: 'alice', people: people('alice') })
  expect(accused.legal()).toContain('move:east')
  expect(accused.legal()).not.toContain('go:front-steps')
  const bob = await session({ turn: 'bob', people: people('bob') })
  expect(bob.legal()).toContain('go:front-steps')
})

const proof = (alice: number, bob: number, more: Partial<Scene> = {}): Partial<Scene> => ({
  people: {
    alice: { at: 'C', objects: testimony(alice) },
    bob: { at: 'O', objects: testimony(bob) },
    cora: { at: 'V', team: 'traitor' },
  },
  tracks: { evidence: 3 },
  ...more,
})

test('H2 Hearing: there is none in round 1', async () => {
  const table = await session({ ...proof(1, 1), round: 1 })
  table.choose('end')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
  expect(table.told('bids-opened')).toEqual([])
})

test('H2 Hearing: both sides commit in secret and at once, each what they hold, and who holds nothing is not asked', async () => {
  const table = await session(proof(2, 0))
  table.choose('end')
  expect(table.state.asking).toMatchObject({ join: 'all' })
  expect(table.state.asking!.open.map(({ seat, kind }) => [seat, kind])).toEqual([
    [0, 'bid'],
    [2, 'bid'],
  ])
  expect(legalChoices(table.catalog, table.state, 0)).toEqual(['bid:0', 'bid:1', 'bid:2'])
  expect(legalChoices(table.catalog, table.state, 2)).toEqual(['bid:0', 'bid:1', 'bid:2', 'bid:3'])
})

test('H2 Hearing: given the heroes have more, then it is theirs, and what was committed is spent', async () => {
  const table = await session(proof(VESTRY, 1))
  table.choose('end', 'bid:1', `bid:${VESTRY}`, 'bid:1')
  // Two living heroes, 1 Testimony and as much as the Vestry brings, against the Vestry and 1 Evidence.
  expect(tracks(table)).toMatchObject({
    defence: VESTRY + 3,
    prosecution: VESTRY + 1,
    evidence: 2,
    'heroes-verdict': 1,
    'vestry-verdict': 0,
  })
  expect([held(table, 'alice'), held(table, 'bob')]).toEqual([0, 0])
  expect(table.told('damaged')).toEqual([])
})

test('H2 Hearing: given the Vestry has more, then it is theirs, and the Accused takes 1 mental damage', async () => {
  const table = await session(proof(1, 1))
  table.choose('end', 'bid:0', 'bid:0', 'bid:3', 'damage:sanity')
  expect(tracks(table)).toMatchObject({
    defence: 2,
    prosecution: VESTRY + 3,
    'heroes-verdict': 0,
    'vestry-verdict': 1,
  })
  expect(table.told('damaged')).toMatchObject([{ who: 'alice', damage: 'mental', amount: 1 }])
})

test.each(EACH.map(([size, , , vestry]) => [size, vestry] as const))(
  'H2 Hearing: given a table of %i where nobody has proof, then it is as many heroes against %i',
  async (size, vestry) => {
    const people = Object.fromEntries(
      PEOPLE.slice(0, size).map((name) => [name, name === 'cora' ? { at: 'V', team: 'traitor' } : 'C']),
    ) as Scene['people']
    const table = await session({ people })
    table.choose('end')
    if (table.asked()?.kind === 'damage') table.choose('damage:sanity')
    expect(tracks(table)).toMatchObject({ defence: size - 1, prosecution: vestry })
  },
)

test.each([
  ['a hero', 'bob', 1, 0],
  ['the traitor', 'cora', 0, 1],
  ['nobody', null, 0, 0],
])(
  'H2 Hearing: given a tie while %s holds the Crucifix, then it goes to that side',
  async (_, holder, heroes, vestry) => {
    const table = await session({
      people: {
        alice: { at: 'C', objects: testimony(VESTRY) },
        bob: { at: 'O', cards: holder === 'bob' ? ['crucifix'] : [] },
        cora: { at: 'V', team: 'traitor', cards: holder === 'cora' ? ['crucifix'] : [] },
      },
      tracks: { evidence: 2 },
    })
    table.choose('end', `bid:${VESTRY}`, 'bid:2')
    if (holder === null) expect(tracks(table).defence).toBe(tracks(table).prosecution)
    if (table.asked()?.kind === 'damage') table.choose('damage:sanity')
    expect(tracks(table)).toMatchObject({ 'heroes-verdict': heroes, 'vestry-verdict': vestry })
  },
)

test('H2 Hearing: given the traitor is dead, then the Vestry still sits, with nothing more to commit', async () => {
  const table = await session({
    ...proof(0, 1),
    people: {
      alice: 'C',
      bob: { at: 'O', objects: testimony(VESTRY) },
      cora: { at: 'V', team: 'traitor', dead: true },
    },
    turn: 'bob',
    monsters: [{ ...beadle, stunned: true }],
  })
  table.choose('end')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'bid' })
  table.choose(`bid:${VESTRY}`)
  expect(tracks(table)).toMatchObject({
    defence: 2 + VESTRY,
    prosecution: VESTRY,
    evidence: 3,
    'heroes-verdict': 1,
  })
})

test('H2 win: given the heroes win a fourth Hearing, then they win', async () => {
  const table = await session(
    proof(VESTRY, 0, { tracks: { evidence: 0, 'heroes-verdict': 3, 'vestry-verdict': 3 } }),
  )
  table.choose('end', `bid:${VESTRY}`)
  expect(table.state.outcome).toEqual({ winner: 'heroes', players: ['alice', 'bob'], because: 'goal' })
})

test('H2 win: given the Vestry wins a fourth Hearing, then the traitor wins', async () => {
  const table = await session(
    proof(0, 0, { tracks: { evidence: 3, 'heroes-verdict': 3, 'vestry-verdict': 3 } }),
  )
  table.choose('end', 'bid:3')
  if (!table.state.outcome) table.choose('damage:sanity')
  expect(table.state.outcome).toEqual({ winner: 'traitor', players: ['cora'], because: 'goal' })
})

test('H2 win: given the Accused dies, then the traitor wins', async () => {
  const table = await session({
    people: {
      alice: { at: 'V', steps: { might: 1, speed: 1 } },
      bob: 'O',
      cora: { at: 'V', team: 'traitor' },
    },
    rolls: [2, 2, 2, 2, 0, 0],
  })
  table.choose('attack:alice', 'damage:might')
  expect(table.state.outcome).toMatchObject({ winner: 'traitor', because: 'goal' })
})

test('H2 Beadle: given it wins, then it confiscates 1 Testimony and does no damage', async () => {
  const table = await session({
    ...proof(0, 2),
    monsters: [{ kind: 'beadle', at: 'O' }],
    round: 1,
    rolls: [1, 1, 1, 2, 2, 2, 2, 0, 0, 0, 0],
  })
  table.choose('end', 'attack:bob')
  expect(held(table, 'bob')).toBe(1)
  expect(table.state.haunt!.aside).toHaveLength(15)
  expect(table.told('damaged')).toEqual([])
})

test('H2 Beadle: given its target has no Testimony, then it does 1 mental damage, by however much it won', async () => {
  const table = await session({
    monsters: [{ kind: 'beadle', at: 'O' }],
    round: 1,
    rolls: [1, 1, 1, 2, 2, 2, 2, 0, 0, 0, 0],
  })
  table.choose('end', 'attack:bob', 'damage:sanity')
  expect(table.told('damaged')).toMatchObject([{ who: 'bob', damage: 'mental', amount: 1 }])
})

test('H2 Beadle: given it loses, then it is stunned', async () => {
  const table = await session({
    monsters: [{ kind: 'beadle', at: 'O' }],
    round: 1,
    rolls: [1, 1, 1, 0, 0, 0, 0, 2, 2, 2, 2],
  })
  table.choose('end', 'attack:bob')
  expect(table.monster('beadle-1').stunned).toBe(true)
})

test('H2: Testimony is for the heroes, and the traitor cannot pick it up', async () => {
  const lying: Partial<Scene> = { objectsOn: { V: ['testimony'] } }
  expect((await session(lying)).legal()).not.toContain('pick-up:testimony')
  const bob = await session({
    ...lying,
    turn: 'bob',
    people: { alice: 'C', bob: 'V', cora: { at: 'X', team: 'traitor' } },
  })
  expect(bob.legal()).toContain('pick-up:testimony')
})

test('L-INFO-01: given others have committed, then no other seat’s view, log or choices tell how much', async () => {
  const ways = await Promise.all(
    [
      ['bid:0', 'bid:2'],
      ['bid:2', 'bid:0'],
    ].map(async (keys) => {
      const table = await session(proof(2, 2))
      table.choose('end', ...keys)
      const heard = table.all.filter((one) => mayKnow(one, 'cora'))
      return JSON.stringify([
        viewFor(table.catalog, table.state, 2),
        viewFor(table.catalog, table.state, null),
        legalChoices(table.catalog, table.state, 2),
        heard,
      ])
    }),
  )
  expect(ways[0]).toBe(ways[1])
})
