import { expect, test } from 'vitest'
import { playOf, viewFor } from '../../../src/engine/game.ts'
import { candidates } from '../../../src/engine/rules/traitor.ts'
import { briefing } from '../../../src/ui/prose/briefing.ts'
import { sceneOf } from '../../../src/ui/prose/scene.ts'
import { tellAll } from '../../../src/ui/prose/tell.ts'
import { type Person, type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { diceFor, SIZES, stepAfterSetup, tuned } from '../../support/tuned.ts'

/** Alice and Bob are heroes, Cora the traitor, all on one tile; a yard lies beside it. */
const vigil = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: '[A]-[Y]',
    people: { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' } },
    haunt: 11,
    ...more,
  })
const INVOKE = 'invoke:lay-a-coin'
const CALL = 'attack:cora:call-the-souls-home'
const TAKE = (who: Person) => `attack:${who}:take-the-body`

/** Cora in Bob's body, Bob in the Cold Body. */
const TAKEN: Scene['people'] = {
  alice: 'A',
  bob: { at: 'A', body: 'cora' },
  cora: { at: 'A', body: 'bob', team: 'traitor' },
}
/** Sanity dice of the traitor who takes a body, at a table of three. */
const TAKING = 4 + tuned(11, { reach: 'here' }, 'dice', 3)
const bodies = (table: SceneTable) => table.state.explorers.map(({ body }) => body)
test.each([
  [{ calling: 'occultist' as const }, {}, ['alice']],
  [{}, { sanity: 1 }, ['bob']],
])(
  'H11: given %j and the lowest Sanity of Bob, when the haunt begins, then the Occultist turns before anybody',
  async (alice, steps, turns) => {
    const table = await vigil({
      people: {
        alice: { at: 'A', ...alice },
        bob: { at: 'A', steps },
        cora: 'A',
        dan: { at: 'A', team: 'traitor' },
      },
    })
    const { team } = table.catalog.haunts[11]!
    if (team.kind !== 'known') throw new Error('The traitor is known')
    expect(candidates(playOf(table.catalog, table.state), team.traitor)).toEqual(turns)
  },
)

test.each([
  ['5', [2, 2, 1, 0], 1, 0],
  ['8', [2, 2, 2, 2], 1, 0],
  ['4', [2, 2, 0, 0], 0, 0],
  ['3', [2, 1, 0, 0], 0, 0],
  ['2', [1, 1, 0, 0], 0, 1],
  ['0', [0, 0, 0, 0], 0, 1],
])(
  'H11 INVOKE: given the traitor at home and a Sanity roll of %s, when a coin is laid with %j, then there are %i, at %i mental damage',
  async (_, rolls, coins, damage) => {
    const table = await vigil({ rolls })
    table.choose(INVOKE)
    if (damage > 0) table.choose('damage:knowledge')
    expect(table.state.haunt!.tracks.coins).toBe(coins)
    expect(table.told('damaged').map(({ damage: kind, amount }) => [kind, amount])).toEqual(
      damage > 0 ? [['mental', 1]] : [],
    )
  },
)

test('H11 INVOKE: given the Crucifix, when a coin is laid, then 2 is added', async () => {
  const table = await vigil({
    people: { alice: { at: 'A', cards: ['crucifix'] }, bob: 'A', cora: { at: 'A', team: 'traitor' } },
    rolls: [2, 1, 0, 0],
  })
  table.choose(INVOKE)
  expect(table.told('rolled')).toMatchObject([{ add: 2, total: 5 }])
  expect(table.state.haunt!.tracks.coins).toBe(1)
})

test('H11 INVOKE: given the traitor elsewhere, or in a borrowed body, when choices are listed, then no coin can be laid', async () => {
  const far = await vigil({ people: { alice: 'A', bob: 'A', cora: { at: 'Y', team: 'traitor' } } })
  expect(far.refuse(INVOKE)).toMatchObject({ code: 'not-now' })
  const borrowed = await vigil({ people: TAKEN })
  expect(borrowed.refuse(INVOKE)).toMatchObject({ code: 'not-now' })
})

test.each(SIZES)(
  'H11 setup: given %i players, when the haunt starts, then the traitor is stronger by as much as is written',
  async (players) => {
    const more = (['bob', 'cora', 'dan', 'eve'] as const).slice(0, players - 1)
    const table = await scene({
      content: true,
      forced: 11,
      house: '[E]-',
      named: { E: 'entrance-hall' },
      people: {
        alice: { at: 'entrance-hall', calling: 'occultist' },
        ...Object.fromEntries(more.map((name) => [name, 'entrance-hall'])),
      },
      stack: ['library'],
      piles: { 'entrance-hall': ['kris', 'spear', 'brooch'] },
      decks: { omen: ['radio'] },
      rolls: [2, 2, 1, 0],
    })
    table.choose('move:east', 'turn:0')
    const might = stepAfterSetup(11, 'might', players)
    expect(table.person('alice')).toMatchObject({ team: 'traitor', steps: { might } })
  },
)

const COINS = SIZES.map((players) => [players, tuned(11, { track: 'coins' }, 'atLeast', players)] as const)

test.each(COINS)(
  'H11: given %i players, when coin number %i is laid, then the heroes win',
  async (players, coins) => {
    const more = Object.fromEntries(
      (['dan', 'eve'] as const).slice(0, players - 3).map((name) => [name, 'Y']),
    )
    const laying = (laid: number) =>
      vigil({
        people: { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' }, ...more },
        tracks: { coins: laid },
        rolls: [2, 2, 1, 0],
      })
    expect((await laying(coins - 2)).choose(INVOKE).state.outcome).toBeNull()
    expect((await laying(coins - 1)).choose(INVOKE).state.outcome).toMatchObject({
      winner: 'heroes',
      because: 'goal',
    })
  },
)

test('H11 ATTACK: given a hero here, when the traitor wins with more dice, then they swap bodies, nobody is hurt and the turn goes on', async () => {
  const table = await vigil({
    people: {
      alice: 'A',
      bob: { at: 'A', cards: ['bells'], steps: { might: 7 } },
      cora: { at: 'A', team: 'traitor', steps: { speed: 2 } },
    },
    turn: 'cora',
    moves: 3,
    rolls: [...diceFor(5, TAKING), 1, 1, 1, 0],
  })
  table.choose(TAKE('bob'))
  expect(table.told('rolled').map(({ dice }) => dice.length)).toEqual([TAKING, 4])
  expect(table.told('damaged')).toEqual([])
  expect(bodies(table)).toEqual(['alice', 'cora', 'bob'])
  expect(table.person('cora')).toMatchObject({ team: 'traitor', cards: ['bells'], steps: { might: 7 } })
  expect(table.person('bob')).toMatchObject({ team: 'heroes', cards: [], steps: { speed: 2 } })
  expect(table.asked()).toEqual({ who: 'cora', kind: 'main' })
  expect(table.state.turn.moves).toBe(3)
  table.choose('move:east')
  expect(table.person('cora').tile).toBe('y')
  expect(table.person('bob').tile).toBe('a')
})

test('H11 ATTACK: given a lost attack of the traitor, when it is over, then the traitor takes mental damage and nobody has moved', async () => {
  const table = await vigil({ turn: 'cora', rolls: [...diceFor(0, TAKING), 1, 0, 0, 0] })
  table.choose(TAKE('bob'), 'damage:sanity')
  expect(table.told('damaged')).toMatchObject([{ who: 'cora', damage: 'mental', amount: 1 }])
  expect(bodies(table)).toEqual(['alice', 'bob', 'cora'])
})

test('H11 ATTACK: given either side, when choices are listed, then the plain attack stands beside that of the haunt', async () => {
  const attacks = (table: SceneTable) => table.legal().filter((key) => key.startsWith('attack'))
  expect(attacks(await vigil({ turn: 'cora' }))).toEqual([
    TAKE('alice'),
    TAKE('bob'),
    'attack:alice',
    'attack:bob',
  ])
  expect(attacks(await vigil())).toEqual(['attack:cora'])
  expect(attacks(await vigil({ people: TAKEN }))).toEqual([CALL, 'attack:cora'])
})

test('H11 ATTACK: given a chain of bodies, when the traitor takes another, then the soul put out goes to the body left, and the Cold Body keeps its hero', async () => {
  const table = await vigil({ people: TAKEN, turn: 'cora', rolls: [...diceFor(5, TAKING), 0, 0, 0, 0] })
  expect(table.legal()).toContain(TAKE('alice'))
  expect(table.legal()).not.toContain(TAKE('bob'))
  expect(table.legal()).toContain('attack:bob')
  table.choose(TAKE('alice'))
  expect(bodies(table)).toEqual(['bob', 'cora', 'alice'])
})

test('H11 ATTACK: given the traitor in a borrowed body, when a hero wins with Sanity, then every soul goes home and nobody is hurt', async () => {
  const table = await vigil({
    people: {
      alice: { at: 'A', body: 'bob' },
      bob: { at: 'A', body: 'cora' },
      cora: { at: 'A', body: 'alice', team: 'traitor' },
    },
    turn: 'bob',
    rolls: [1, 1, 0, 0, 0, 0, 0, 0],
  })
  table.choose(CALL)
  expect(bodies(table)).toEqual(['alice', 'bob', 'cora'])
  expect(table.told('damaged')).toEqual([])
  expect(table.told('bodies-returned')).toMatchObject([{ died: [], woke: [] }])
  expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
})

test('H11: given a hero in the Cold Body, when their turn ends, then it costs 1 Speed and 1 Might; others and the traitor at home feel nothing', async () => {
  const table = await vigil({ people: TAKEN })
  table.choose('end')
  expect(table.told('trait-fell')).toEqual([])
  table.choose('end')
  expect(table.told('trait-fell').map(({ who, trait, body }) => [who, trait, body])).toEqual([
    ['bob', 'speed', 'cora'],
    ['bob', 'might', 'cora'],
  ])
  const home = await vigil({ turn: 'cora' })
  home.choose('end')
  expect(home.told('trait-fell')).toEqual([])
})

test('H11: given a hero in the Cold Body at its last, when the cold takes them, then the traitor has won', async () => {
  const table = await vigil({ people: { ...TAKEN, bob: { at: 'A', body: 'cora', steps: { speed: 1 } } } })
  table.choose('end', 'end')
  expect(table.told('died')).toMatchObject([{ who: 'bob', body: 'cora' }])
  expect(table.state.outcome).toMatchObject({ winner: 'traitor', because: 'goal' })
})

test('H11: given the traitor in a borrowed body, when it dies, then souls go home: its owner is dead and the traitor wakes in the Cold Body', async () => {
  const table = await vigil({
    people: {
      alice: { at: 'A', steps: { might: 8 } },
      bob: { at: 'Y', body: 'cora' },
      cora: { at: 'A', body: 'bob', team: 'traitor', cards: ['bells'], steps: { might: 1, speed: 1 } },
    },
    rolls: [2, 2, 2, 2, 2, 2, 0, 0],
  })
  table.choose('attack:cora', 'damage', 'damage:might')
  expect(table.told('died')).toMatchObject([{ who: 'cora', body: 'bob', tile: 'a' }])
  expect(table.told('bodies-returned')).toMatchObject([{ died: ['bob'], woke: ['cora'] }])
  expect(table.person('bob')).toMatchObject({ dead: true, tile: 'a', body: 'bob' })
  expect(table.person('cora')).toMatchObject({ dead: false, tile: 'y', body: 'cora' })
  expect(table.tile('A').pile).toEqual(['bells'])
  expect(table.state.outcome).toBeNull()
  table.choose('end')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'main' }) // L-AMB-74: Bob is passed over
})

test('H11, L-AMB-75: given the traitor at home, when the Cold Body dies, then nobody is left to oppose the heroes', async () => {
  const table = await vigil({
    people: {
      alice: { at: 'A', steps: { might: 8 } },
      bob: 'Y',
      cora: { at: 'A', team: 'traitor', steps: { might: 1, speed: 1 } },
    },
    rolls: [2, 2, 2, 2, 2, 2, 0, 0],
  })
  table.choose('attack:cora', 'damage:might')
  expect(table.told('bodies-returned')).toEqual([])
  expect(table.state.outcome).toMatchObject({ winner: 'heroes', because: 'no-opponent' })
})

test('H11: given a hero dead in another hero’s body, when the souls go home, then that hero lives and the owner of the body does not', async () => {
  const table = await vigil({
    people: {
      alice: 'A',
      bob: { at: 'Y', body: 'cora' },
      cora: { at: 'A', body: 'dan', team: 'traitor' },
      dan: { at: 'Y', body: 'bob', dead: true },
    },
    rolls: [1, 1, 0, 0, 0, 0, 0, 0],
  })
  table.choose(CALL)
  expect(table.told('bodies-returned')).toMatchObject([{ died: ['bob'], woke: ['dan'] }])
  expect(table.person('dan')).toMatchObject({ dead: false, tile: 'a' })
  expect(table.person('bob').dead).toBe(true)
})

test('H11: given every hero dead, when the last falls, then the traitor has won', async () => {
  const table = await vigil({
    people: {
      alice: { at: 'A', steps: { might: 1, speed: 1 } },
      bob: { at: 'Y', dead: true },
      cora: { at: 'A', team: 'traitor', steps: { might: 8 } },
    },
    turn: 'cora',
    rolls: [2, 2, 2, 2, 2, 2, 0, 0],
  })
  table.choose('attack:alice', 'damage:might')
  expect(table.state.outcome).toMatchObject({ winner: 'traitor', because: 'all-dead' })
})

test('H11, L-ORDER-01: given borrowed bodies, when a round goes by, then everybody acts at their own seat in the body they are in', async () => {
  const table = await vigil({ people: TAKEN })
  table.choose('end', 'end', 'end')
  expect(table.told('turn-began').map(({ who }) => who)).toEqual(['bob', 'cora', 'alice'])
  expect(table.state.order).toEqual(['alice', 'bob', 'cora'])
})

test('H11, L-INFO-01: given borrowed bodies, when anybody reads on, then they see who is in whose', async () => {
  const table = await vigil({ turn: 'cora', rolls: [...diceFor(5, TAKING), 0, 0, 0, 0] })
  table.choose(TAKE('bob'))
  const read = (seat: number) => sceneOf(table.catalog, viewFor(table.catalog, table.state, seat))
  const said = (seat: number) =>
    tellAll(table.happenings, read(seat))
      .map(({ text }) => text)
      .join('\n')
  const goal = (seat: number) => briefing(read(seat)).map(({ text }) => text)
  expect(said(0)).toContain("Cora is in Bob's body now. Bob is in Cora's body.")
  expect(said(1)).toContain("Cora is in your body now. You are in Cora's body.")
  expect(goal(1)).toEqual(expect.arrayContaining(["You are in Cora's body.", 'Cora is in your body.']))
})
