import { expect, test } from 'vitest'
import { legalChoices, viewFor } from '../../../src/engine/game.ts'
import { imagine } from '../../../src/engine/imagine.ts'
import { mayKnow } from '../../../src/engine/view.ts'
import { PEOPLE, type Person, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { bandsOf, diceFor, lastRoundOf, SIZES, tuned } from '../../support/tuned.ts'

/**
 * The Front Steps with a lane outside, and seven rooms in a row behind the Entrance Hall. It is the end of a
 * round: Alice set the haunt off and has the last turn. Bob is Guilty, and only he knows.
 */
const night = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: { outside: '[F]-[L]', ground: '[E]-[A]-[B]-[C]-[D]-[G]-[H]-[I]' },
    named: { F: 'front-steps', E: 'entrance-hall' },
    people: { alice: 'B', bob: { at: 'C', team: 'traitor' }, cora: 'D' },
    haunt: 43,
    turn: 'alice',
    revealer: 'alice',
    monsters: [{ kind: 'rider', at: 'front-steps' }],
    ...more,
  })

/** Everybody on one tile, so many of them. */
const company = (size: number, at: string, more: object = {}): Scene['people'] =>
  Object.fromEntries(
    PEOPLE.slice(0, size).map((name) => [
      name,
      { at, ...(name === 'bob' ? { team: 'traitor' } : {}), ...more },
    ]),
  )
const rider = (table: SceneTable) => table.monster('rider-1')
const at = (table: SceneTable, key: string) => table.choose('end', ...key.split(' '))
const stride = (size: number) => tuned(43, { id: 'stride' }, 'start', size)
/** The tiles on the Rider's way through the house, by the strides it takes. */
const WAY = ['front-steps', 'entrance-hall', 'a', 'b', 'c', 'd', 'g', 'h', 'i']
/** What the Guilty's pointing counts. */
const weight = (size: number) => tuned(43, { else: 1 }, 'then', size)
/** Ballots of Bob, Cora and Alice that leave two names level or more. */
const TIED = `target:alice target:bob ${weight(3) === 1 ? 'target:cora' : 'target:bob'}`
const seatOf = (name: Person) => PEOPLE.indexOf(name)

const STUDY = 'study:read-the-warrant'
const TALK = 'talk:ask-whom-they-meant'

test('H43 setup: given the haunt starts, then the Rider waits on the Front Steps, one is Guilty by chance, and each is told alone', async () => {
  const table = await scene({
    content: true,
    house: { outside: '[F]-', ground: '[E]-' },
    named: { F: 'front-steps', E: 'entrance-hall' },
    stack: ['O'],
    tiles: { O: { symbols: ['omen'] } },
    people: { alice: 'entrance-hall', bob: 'entrance-hall', cora: 'entrance-hall' },
    omens: { torch: {} },
    decks: { omen: ['torch'] },
    forced: 43,
    rolls: [2],
    chances: [1],
  })
  table.state.box.push(...table.state.decks.omen.splice(1))
  table.choose('move:east')
  expect(rider(table).tile).toBe('front-steps')
  expect(table.state.explorers.map(({ team, shown }) => [team, shown])).toEqual([
    ['heroes', null],
    ['traitor', null],
    ['heroes', null],
  ])
  expect(table.told('told-team').map(({ who, seenBy }) => [who, seenBy])).toEqual([
    ['alice', ['alice']],
    ['bob', ['bob']],
    ['cora', ['cora']],
  ])
  expect(table.state.haunt!.tracks).toEqual({ stride: stride(3), taken: 0 })
  table.choose('ready', 'ready', 'ready')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
})

test('H43: the Rider is nobody’s opponent: he costs no moves and cannot be attacked', async () => {
  const table = await night({
    people: { alice: 'front-steps', bob: { at: 'C', team: 'traitor' }, cora: 'D' },
  })
  expect(table.legal().filter((key) => key.startsWith('attack'))).toEqual([])
  expect(viewFor(table.catalog, table.state, 0).leaveCost).toBe(1)
})

const READINGS = SIZES.flatMap((size) => {
  const [enough, harmless] = bandsOf(43, 'Read the warrant', size) as [number, number]
  return [[size, enough, true] as const, [size, enough - 1, false] as const, [size, harmless, false] as const]
})

test.each(READINGS)(
  'H43 STUDY: given a table of %i and a Knowledge roll of %i, then two may be named: %s',
  async (size, total, isAsked) => {
    const table = await night({ people: company(size, 'L'), rolls: diceFor(total) })
    table.choose(STUDY)
    expect(table.asked()).toEqual({ who: 'alice', kind: isAsked ? 'target' : 'main' })
    expect(table.told('damaged')).toEqual([])
  },
)

test.each([[[0, 0, 0, 0]], [[1, 0, 0, 0]]])(
  'H43 STUDY: given a Knowledge roll of %j, then it costs 1 mental damage',
  async (rolls) => {
    const table = await night({ people: company(3, 'L'), rolls })
    table.choose(STUDY, 'damage:sanity')
    expect(table.told('damaged')).toMatchObject([{ who: 'alice', damage: 'mental', amount: 1 }])
  },
)

test.each([
  ['target:alice target:bob', true],
  ['target:alice target:cora', false],
])(
  'H43 STUDY: given %s are named, then all hear the names and only the asker the answer: %s',
  async (keys, isSo) => {
    const [enough] = bandsOf(43, 'Read the warrant', 3)
    const table = await night({ people: company(3, 'L'), rolls: diceFor(enough!) })
    table.choose(STUDY, ...keys.split(' '))
    expect(table.told('asked-about')[0]!.seenBy).toBeUndefined()
    expect(table.told('learned')).toMatchObject([{ who: 'alice', isSo, seenBy: ['alice'] }])
    expect(table.all.filter((one) => !mayKnow(one, 'alice'))).toEqual([])
  },
)

test('H43 STUDY: given the Rider indoors, then it may be done on his tile and on no other indoors', async () => {
  const table = await night({ monsters: [{ kind: 'rider', at: 'B' }] })
  expect(table.legal()).toContain(STUDY)
  const away = await night()
  expect(away.refuse(STUDY)).toMatchObject({ code: 'not-now' })
})

test.each([
  ['wins', [2, 2, 0, 0, 1, 1, 0, 0], ['cora']],
  ['loses', [1, 1, 0, 0, 2, 2, 0, 0], []],
  ['ties', [1, 1, 0, 0, 1, 1, 0, 0], []],
])(
  'H43 TALK: given the asker %s, Sanity against Sanity, then whom they pointed at is told or is not',
  async (_, rolls, says) => {
    const table = await night({ people: company(3, 'L'), round: 2, rolls })
    table.state.haunt!.notes = { pointing: { bob: { says: 'cora', shown: false } } }
    table.choose(`${TALK}:bob`)
    expect(table.told('note-shown').map((one) => one.says)).toEqual(says)
  },
)

test('H43 TALK: given nobody has pointed yet, then there is nothing to ask; and one asks only those here', async () => {
  const table = await night({ people: company(3, 'L') })
  expect(table.refuse(`${TALK}:bob`)).toMatchObject({ code: 'not-now' })
  const later = await night({ round: 2 })
  expect(later.refuse(`${TALK}:bob`)).toMatchObject({ code: 'not-now' })
})

test.each(SIZES.map((size) => [size, weight(size)] as const))(
  'H43 Pointing: given a table of %i, then the Guilty’s pointing counts %i',
  async (size, votes) => {
    const table = await night({ people: company(size, 'D') })
    const keys = PEOPLE.slice(1, size).map((name) => (name === 'bob' ? 'target:cora' : 'target:bob'))
    table.choose('end', ...keys, 'target:bob')
    expect(table.told('votes-counted')[0]!.totals).toEqual([
      { who: 'bob', votes: size - 1 },
      { who: 'cora', votes },
    ])
  },
)

test('H43 Pointing: all are asked at once for another living player', async () => {
  const table = await night({
    people: { alice: 'B', bob: { at: 'C', team: 'traitor' }, cora: { at: 'D', dead: true }, dan: 'D' },
  })
  table.choose('end')
  expect(table.state.asking).toMatchObject({ join: 'all' })
  expect(table.state.asking!.open.map(({ seat }) => seat)).toEqual([1, 3, 0])
  expect(legalChoices(table.catalog, table.state, 3)).toEqual(['target:bob', 'target:alice'])
})

test('H43 Pointing: given a tie, then he waits', async () => {
  const table = at(await night(), 'target:alice target:alice target:bob')
  const tied = at(await night(), TIED)
  expect(rider(table).tile).toBe(WAY[Math.min(WAY.indexOf('b'), stride(3))])
  expect(tied.told('votes-counted')).toMatchObject([{ chosen: null }])
  expect(rider(tied).tile).toBe('front-steps')
})

test.each(SIZES.map((size) => [size, WAY[stride(size)]] as const))(
  'H43 Pointing: given a table of %i, then he goes by the shortest way through every region as far as %s',
  async (size, tile) => {
    const table = await night({ people: { ...company(size, 'L'), cora: 'I' } })
    const keys = PEOPLE.slice(1, size).map((name) => (name === 'cora' ? 'target:bob' : 'target:cora'))
    table.choose('end', ...keys, 'target:cora')
    expect(table.told('votes-counted')).toMatchObject([{ chosen: 'cora' }])
    expect(rider(table).tile).toBe(tile)
    expect(table.person('cora').dead).toBe(false)
    expect(table.asked()).toMatchObject({ kind: 'main' })
  },
)

/** Within any stride of him. */
const HALL = 'entrance-hall'
const near: Scene['people'] = { alice: HALL, bob: { at: HALL, team: 'traitor' }, cora: HALL, dan: 'D' }
const AT_ALICE = 'target:alice target:alice target:alice target:bob'

test('H43 plea: given he arrives and the Quarry rolls Sanity 6, then they are let go and he rides back', async () => {
  const table = at(await night({ people: near, rolls: [2, 2, 2, 0] }), AT_ALICE)
  expect(rider(table).tile).toBe(HALL)
  expect(table.asked()).toEqual({ who: 'alice', kind: 'option' })
  expect(table.legal()).toEqual(['option:plead', 'option:go'])
  table.choose('option:plead')
  expect(table.person('alice').dead).toBe(false)
  expect(rider(table).tile).toBe('front-steps')
  expect(table.told('note-shown')).toEqual([])
})

test('H43 plea: given Sanity 5, then the Quarry is taken, and a taken innocent’s last pointing is shown', async () => {
  const table = at(await night({ people: near, rolls: [2, 2, 1, 0] }), AT_ALICE)
  table.choose('option:plead')
  expect(table.person('alice').dead).toBe(true)
  expect(table.state.haunt!.tracks.taken).toBe(1)
  expect(table.told('note-shown')).toMatchObject([{ who: 'alice', says: 'bob' }])
  expect(table.state.outcome).toBeNull()
})

test('H43 plea: given the plea was made once, when he arrives again, then there is none', async () => {
  const table = at(await night({ people: near, rolls: [2, 2, 2, 0] }), AT_ALICE)
  table.choose('option:plead', 'end', 'end', 'end', 'end', ...AT_ALICE.split(' '))
  expect(table.person('alice').dead).toBe(true)
})

test('H43 plea: given the Quarry on the Front Steps is let go, then he stays where he is and takes nobody', async () => {
  const people: Scene['people'] = { ...near, alice: 'front-steps' }
  const table = at(await night({ people, rolls: [2, 2, 2, 0] }), AT_ALICE)
  table.choose('option:plead')
  expect(table.person('alice').dead).toBe(false)
})

test('H43: given the Quarry goes along, then they are taken without a roll', async () => {
  const table = at(await night({ people: near }), AT_ALICE)
  table.choose('option:go')
  expect(table.person('alice').dead).toBe(true)
})

test('H43 win: given he takes the Guilty, then the innocent win, and what the Guilty pointed at is not shown', async () => {
  // Four point at Bob: more than his one hand weighs.
  const table = at(
    await night({ people: company(5, HALL) }),
    'target:alice target:bob target:bob target:bob target:bob',
  )
  expect(table.asked()).toEqual({ who: 'bob', kind: 'option' })
  table.choose('option:go')
  expect(table.state.outcome).toMatchObject({ winner: 'heroes', players: ['alice', 'cora', 'dan', 'eve'] })
  expect(table.told('note-shown')).toEqual([])
})

test('H43 win: given the Guilty dies in another way, then the innocent win', async () => {
  const table = await night({
    people: { alice: 'A', bob: { at: 'A', team: 'traitor', steps: { might: 1, speed: 1 } }, cora: 'D' },
    rolls: [2, 2, 2, 2, 0, 0],
  })
  table.choose('attack:bob', 'damage:might')
  expect(table.state.outcome).toMatchObject({ winner: 'heroes' })
})

test.each([
  [3, 0, 'traitor'],
  [4, 0, null],
  [4, 1, 'traitor'],
  [5, 0, null],
  [5, 1, 'traitor'],
])(
  'H43 win: given a table of %i and %i innocents taken before, when one more is, then the winner is %s',
  async (size, taken, winner) => {
    const table = await night({ people: company(size, HALL), tracks: { taken } })
    const keys = PEOPLE.slice(1, size).map(() => 'target:alice')
    table.choose('end', ...keys, 'target:cora', 'option:go')
    expect(table.state.outcome?.winner ?? null).toBe(winner)
  },
)

test('H43 win: given the last round ends, and not one before, then the Guilty wins, as the page says', async () => {
  const last = tuned(43, { round: true }, 'is', 3)
  expect(last).toBe(lastRoundOf(43))
  const before = at(await night({ round: last - 1 }), TIED)
  expect(before.state.outcome).toBeNull()
  const table = at(await night({ round: last }), TIED)
  expect(table.state.outcome).toMatchObject({ winner: 'traitor', because: 'goal', players: ['bob'] })
  expect(table.catalog.haunts[43]!.wins.traitor).toContain(`when round ${last} ends`)
})

test('H43 power: only the Guilty may write more on a ballot', async () => {
  const table = await night()
  table.choose('end')
  expect(legalChoices(table.catalog, table.state, seatOf('alice'))).toEqual(['target:bob', 'target:cora'])
  expect(legalChoices(table.catalog, table.state, seatOf('cora'))).toEqual(['target:bob', 'target:alice'])
  expect(legalChoices(table.catalog, table.state, seatOf('bob'))).toEqual([
    'target:cora',
    'target:cora+wait',
    'target:cora+hurry',
    'target:alice',
    'target:alice+wait',
    'target:alice+hurry',
  ])
})

test('H43 power: given the Guilty has him wait, then he does not move, and takes nobody he stands beside', async () => {
  const table = at(
    await night({ monsters: [{ kind: 'rider', at: 'B' }] }),
    'target:alice+wait target:alice target:cora',
  )
  expect(rider(table).tile).toBe('b')
  expect(table.person('alice').dead).toBe(false)
  expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
})

test('H43 power: given the Guilty has him hurry, then he goes 2 tiles more', async () => {
  const [there, beyond] = WAY.slice(stride(3) + 2)
  const hurried = async (cora: string) =>
    at(
      await night({ people: { alice: 'B', bob: { at: 'C', team: 'traitor' }, cora } }),
      'target:cora+hurry target:alice target:cora',
    )
  const arrived = await hurried(there!)
  expect(rider(arrived).tile).toBe(there)
  expect(arrived.asked()).toEqual({ who: 'cora', kind: 'option' })
  const short = await hurried(beyond!)
  expect(rider(short).tile).toBe(there)
  expect(short.asked()).toMatchObject({ kind: 'main' })
})

test('H43 power: given it was used, then neither form is offered again, and his stride is as before', async () => {
  const table = at(await night(), 'target:alice+wait target:alice target:cora')
  table.choose('end', 'end', 'end')
  expect(legalChoices(table.catalog, table.state, seatOf('bob'))).toEqual(['target:cora', 'target:alice'])
  table.choose('target:cora', 'target:alice', 'target:cora')
  expect(rider(table).tile).toBe(WAY[stride(3)])
})

/** The same night with another Guilty and other ballots, told to one seat. */
async function seenBy(seat: number | null, guilty: Person, ballots: string[], keys: string[] = []) {
  const names: Person[] = ['alice', 'bob', 'cora', 'dan']
  const people = Object.fromEntries(
    names.map((name) => [name, { at: 'D', ...(name === guilty ? { team: 'traitor' } : {}) }]),
  )
  const table = await night({ people, rolls: [] })
  const seen: unknown[] = []
  const look = () => {
    const view = viewFor(table.catalog, table.state, seat)
    const heard = table.happenings.filter((one) => mayKnow(one, view.viewer))
    const legal = seat === null ? [] : legalChoices(table.catalog, table.state, seat)
    seen.push(view, heard, legal)
  }
  table.choose('end')
  look()
  for (const key of [...ballots, ...keys]) {
    table.choose(key)
    look()
  }
  return JSON.stringify(seen)
}

test('L-HID-01: given another is Guilty and ballots are exchanged, then a bystander’s view, log and choices are the same', async () => {
  // Bob, Cora and Dan ballot before Alice, who looks on. Each way the Guilty points at Alice, one at Bob, two at Cora.
  const ways = [
    await seenBy(0, 'bob', ['target:alice', 'target:bob', 'target:cora', 'target:cora']),
    await seenBy(0, 'cora', ['target:cora', 'target:alice', 'target:bob', 'target:cora']),
    await seenBy(0, 'dan', ['target:cora', 'target:bob', 'target:alice', 'target:cora']),
  ]
  expect(new Set(ways).size).toBe(1)
})

test('L-HID-01: given the once-only power is written by whoever is Guilty, then a bystander cannot tell by whom', async () => {
  const ways = [
    await seenBy(0, 'bob', ['target:cora+wait', 'target:alice', 'target:alice', 'target:cora'], ['end']),
    await seenBy(0, 'dan', ['target:alice', 'target:alice', 'target:cora+wait', 'target:cora'], ['end']),
  ]
  expect(ways[0]).toBe(ways[1])
})

test('L-HID-01: given no two ballots are in yet, then neither seat nor spectator can tell what the others wrote', async () => {
  const ways = await Promise.all(
    ['target:alice', 'target:cora+hurry', 'target:dan+wait'].map((key) => seenBy(null, 'bob', [key])),
  )
  expect(new Set(ways).size).toBe(1)
})

test('H43, L-HID-01: given an innocent is dead, when a world is imagined from a seat, then the Guilty is one of the living, and any of them', async () => {
  const table = await night({
    people: { alice: 'B', bob: { at: 'C', team: 'traitor' }, cora: { at: 'D', dead: true }, dan: 'D' },
  })
  const view = viewFor(table.catalog, table.state, seatOf('alice'))
  const guilty = Array.from(
    { length: 40 },
    (_, n) => imagine(table.catalog, view, `${n}`).explorers.find(({ team }) => team === 'traitor')!.id,
  )
  expect(new Set(guilty)).toEqual(new Set(['bob', 'dan']))
})
