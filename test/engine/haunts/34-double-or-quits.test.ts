import { expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { leaveCost } from '../../../src/engine/rules/questions.ts'
import { candidates } from '../../../src/engine/rules/traitor.ts'
import { type Scene, type SceneTable, scene } from '../../support/scene.ts'
import { diceFor, diceOf, stepAfterSetup, tuned } from '../../support/tuned.ts'

/** Alice and Bob are heroes, Cora the traitor, all in the Larder, an item tile; a hall lies beside it, a stair above. */
const table34 = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: { ground: '[L]-[H]', upper: '[U]-[V]' },
    tiles: { L: { symbols: ['item'] }, H: { links: ['u'] } },
    people: { alice: 'L', bob: 'L', cora: { at: 'L', team: 'traitor' } },
    haunt: 34,
    ...more,
    tracks: { 'hero-pool': 8, 'traitor-pool': 8, ...more.tracks },
  })
const HERO = 'challenge:challenge-the-traitor:cora'
const TRAITOR = 'challenge:challenge-a-hero:alice'
const pools = ({ state }: SceneTable) => {
  const { 'hero-pool': heroes, 'traitor-pool': traitor, lost } = state.haunt!.tracks
  return [heroes, traitor, lost]
}
const dice = (table: SceneTable) => table.told('rolled').map((roll) => roll.dice.length)
/** The dice a traitor stakes. */
const STAKED = tuned(34, { op: 'track', track: 'stake' }, 'to', 3, 'Challenge a hero')
/** The Croupier's dice, which no pool holds. */
const SPEED = diceOf(34, 'croupier', 'speed')
const MIGHT = diceOf(34, 'croupier', 'might')
const WIN = [2, 2, 0, 0, 1, 0, 0, 0]
const LOSE = [1, 0, 0, 0, 2, 2, 0, 0]
const DRAW = [1, 1, 0, 0, 2, 0, 0, 0]
/** The same where the traitor challenges, who has 1 to add. */
const TRAITOR_DRAW = [1, 0, 0, 0, 2, 0, 0, 0]

test.each([
  [{ calling: 'gambler' as const }, ['alice']],
  [{}, ['bob']],
])(
  'H34: given %j and the highest Knowledge of Bob, when the haunt begins, then the Gambler turns before anybody',
  async (alice, turns) => {
    const table = await table34({
      people: {
        alice: { at: 'L', ...alice },
        bob: { at: 'L', steps: { knowledge: 8 } },
        cora: { at: 'L', team: 'traitor' },
      },
    })
    const { team } = table.catalog.haunts[34]!
    if (team.kind !== 'known') throw new Error('The traitor is known')
    expect(candidates(playOf(table.catalog, table.state), team.traitor)).toEqual(turns)
  },
)

test.each([
  ['one', WIN, ['option:pay'], [9, 7, 0]],
  ['two', WIN, ['option:pay'], [10, 6, 0]],
  ['one', LOSE, ['option:pay'], [7, 9, 0]],
  ['two', LOSE, ['option:pay'], [6, 10, 0]],
  ['one', DRAW, [], [7, 7, 2]],
  ['two', DRAW, [], [7, 7, 2]],
])(
  'H34 CHALLENGE: given 8 dice each and a stake of %s, when a hero rolls %j, then after %j the pools are %j',
  async (stake, rolls, pay, after) => {
    const table = await table34({ rolls })
    table.choose(HERO, `option:${stake}`, 'trait:might', 'option:roll', ...pay)
    expect(table.told('rolled')).toMatchObject([
      { who: 'alice', trait: 'might', add: 0 },
      { who: 'cora', trait: 'might', add: 0 },
    ])
    expect(pools(table)).toEqual(after)
  },
)

test.each([
  [WIN, ['option:pay'], [8 - STAKED, 8 + STAKED, 0]],
  [LOSE, ['option:pay'], [8 + STAKED, 8 - STAKED, 0]],
  [TRAITOR_DRAW, [], [7, 7, 2]],
])(
  'H34 CHALLENGE: given 8 dice each, when the traitor rolls %j with 1 added, then after %j the pools are %j',
  async (rolls, pay, after) => {
    const table = await table34({ turn: 'cora', rolls })
    table.choose(TRAITOR, 'trait:sanity', 'option:roll', ...pay)
    expect(table.told('rolled')).toMatchObject([
      { who: 'cora', trait: 'sanity', add: 1 },
      { who: 'alice', trait: 'sanity', add: 0 },
    ])
    expect(pools(table)).toEqual(after)
  },
)

test.each([
  ['alice' as const, HERO, ['option:one'], 1],
  ['cora' as const, TRAITOR, [], 2],
])(
  'H34 CHALLENGE: given %s challenges, when a step of the trait is lost first, then the result is 1 higher',
  async (turn, key, stake, add) => {
    const table = await table34({ turn, rolls: [2, 2, 0, 1, 0, 0, 0] })
    table.choose(key, ...stake, 'trait:might', 'option:press', 'option:pay')
    expect(table.person(turn).steps.might).toBe(3)
    expect(table.told('rolled')[0]).toMatchObject({ who: turn, add })
  },
)

test('H34 CHALLENGE, L-TRAIT-18: given a critical trait, when it is named, then no step of it can be lost', async () => {
  const table = await table34({
    people: { alice: { at: 'L', steps: { might: 1 } }, bob: 'L', cora: { at: 'L', team: 'traitor' } },
    rolls: [2, 2, 1, 0, 0, 0],
  })
  table.choose(HERO, 'option:one', 'trait:might')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'option' })
  table.choose('option:pay')
})

test('H34 CHALLENGE: given a stake of 2 and one die left to the traitor, when it is won, then no more than that is taken, and the heroes have won', async () => {
  const table = await table34({ tracks: { 'traitor-pool': 1 }, rolls: [2, 2, 0, 0, 1] })
  table.choose(HERO, 'option:two', 'trait:might', 'option:roll', 'option:pay')
  expect(pools(table)).toEqual([9, 0, 0])
  expect(table.state.outcome).toMatchObject({ winner: 'heroes', because: 'goal' })
})

test('H34 CHALLENGE: given the traitor elsewhere, when choices are listed, then nobody can be challenged', async () => {
  const table = await table34({ people: { alice: 'L', bob: 'L', cora: { at: 'H', team: 'traitor' } } })
  expect(table.legal().filter((key) => key.startsWith('challenge'))).toEqual([])
})

test('H34 CHALLENGE: given one made, when another of the side would, then not before the next round; the other side still may', async () => {
  const table = await table34({ rolls: [...DRAW, ...TRAITOR_DRAW] })
  table.choose(HERO, 'option:one', 'trait:might', 'option:roll', 'end')
  expect(table.legal()).not.toContain(HERO)
  table.choose('end', TRAITOR, 'trait:might', 'option:roll', 'end')
  expect(table.state.round).toBe(2)
  expect(table.legal()).toContain(HERO)
})

test.each([
  ['the traitor', HERO, 'alice' as const, ['option:one'], WIN, 'cora' as const],
  ['the hero who challenged', HERO, 'alice' as const, ['option:one'], LOSE, 'alice' as const],
  ['the hero challenged', TRAITOR, 'cora' as const, [], WIN, 'alice' as const],
  ['the traitor who challenged', TRAITOR, 'cora' as const, [], LOSE, 'cora' as const],
])(
  'H34: given %s is beaten, when they refuse, then they take 3 general damage and no die changes hands',
  async (_, key, turn, stake, rolls, loser) => {
    const table = await table34({ turn, rolls })
    table.choose(key, ...stake, 'trait:might', 'option:roll')
    expect(table.asked()).toEqual({ who: loser, kind: 'option' })
    table.choose('option:refuse', 'damage:speed', 'damage:might', 'damage:sanity')
    expect(table.told('damaged')).toMatchObject([{ who: loser, damage: 'general', amount: 3 }])
    expect(pools(table)).toEqual([8, 8, 0])
  },
)

test('H34: given somebody who has refused, when beaten again on either side of a Challenge, then they must pay; another may still refuse', async () => {
  const table = await table34({ rolls: [...LOSE, ...WIN, ...LOSE] })
  table.choose(HERO, 'option:one', 'trait:might', 'option:roll', 'option:refuse')
  table.choose('damage:speed', 'damage:knowledge', 'damage:sanity', 'end', 'end')
  table.choose(TRAITOR, 'trait:might', 'option:roll') // Alice pays without being asked
  expect(pools(table)).toEqual([8 - STAKED, 8 + STAKED, 0])
  table.choose('end', 'end', HERO, 'option:one', 'trait:might', 'option:roll')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'option' })
  expect(table.legal()).toEqual(['option:pay', 'option:refuse'])
})

test('H34: given a round without a Challenge, when it ends, then the traitor takes a die of the heroes; with one, none', async () => {
  const idle = (await table34({ turn: 'cora' })).choose('end')
  expect(pools(idle)).toEqual([7, 9, 0])
  const busy = await table34({ turn: 'cora', rolls: TRAITOR_DRAW })
  busy.choose(TRAITOR, 'trait:might', 'option:roll', 'end')
  expect(pools(busy)).toEqual([7, 7, 2])
  expect(busy.state.haunt!.tracks.challenges).toBe(0)
})

test('H34: given the heroes at 3 dice, when one more goes, then the traitor has won', async () => {
  const table = (await table34({ turn: 'cora', tracks: { 'hero-pool': 3 } })).choose('end')
  expect(table.state.outcome).toMatchObject({ winner: 'traitor', because: 'goal' })
})

test('H34: given the traitor dies, when the Croupier is still there, then the dead own no dice and the heroes win', async () => {
  const table = await table34({
    people: {
      alice: { at: 'L', steps: { might: 8 } },
      bob: 'L',
      cora: { at: 'L', team: 'traitor', steps: { might: 1, speed: 1 } },
    },
    monsters: [{ kind: 'croupier', at: 'U' }],
    rolls: [2, 2, 2, 2, 2, 2, 0, 0],
  })
  table.choose('attack:cora', 'damage:might')
  expect(table.state.outcome).toMatchObject({ winner: 'heroes', because: 'goal' })
})

test('H34, L-AMB-75: given the last hero falls, then the traitor has won', async () => {
  const table = await table34({
    people: {
      alice: { at: 'L', steps: { might: 1, speed: 1 } },
      bob: { at: 'L', dead: true },
      cora: { at: 'L', team: 'traitor', steps: { might: 8 } },
    },
    turn: 'cora',
    rolls: [2, 2, 2, 2, 2, 2, 0, 0],
  })
  table.choose('attack:alice', 'damage:might')
  expect(table.state.outcome).toMatchObject({ winner: 'traitor', because: 'all-dead' })
})

test('H34: given small pools, when anybody attacks, defends or challenges, then no roll uses more dice than the roller’s side owns', async () => {
  const tracks = { 'hero-pool': 3, 'traitor-pool': 2 }
  const attack = await table34({ tracks, rolls: [1, 0, 0, 1, 0] })
  attack.choose('attack:cora')
  expect(dice(attack)).toEqual([3, 2])
  const strike = await table34({ tracks, turn: 'cora', rolls: [1, 0, 1, 0, 0] })
  strike.choose('attack:alice')
  expect(dice(strike)).toEqual([2, 3])
  const dare = await table34({ tracks, rolls: [1, 0, 0, 1, 0] })
  dare.choose(HERO, 'option:one', 'trait:speed', 'option:roll')
  expect(dice(dare)).toEqual([3, 2])
  expect(dare.told('dice-limited')).toMatchObject([
    { who: 'alice', from: 4, to: 3 },
    { who: 'cora', from: 4, to: 2 },
  ])
})

test('H34: given a pool of 3, when a hero searches, studies or throws a fixed number of dice, then it is held to 3; the Croupier is not', async () => {
  const roll = (of: object) => [{ roll: { ...of, bands: { '0+': [] } } }]
  const table = await table34({
    tracks: { 'hero-pool': 3 },
    tiles: {
      L: {
        symbols: ['item'],
        actions: [
          { word: 'search', do: roll({ trait: 'knowledge' }) },
          { word: 'throw', name: 'Throw', do: roll({ dice: 5 }) },
        ],
      },
    },
    people: { alice: { at: 'L', cards: ['talisman'] }, bob: 'H', cora: { at: 'U', team: 'traitor' } },
    monsters: [{ kind: 'croupier', at: 'L' }],
    rolls: [1, 0, 0, 1, 0, 0, 1, 0, 0, ...diceFor(3, SPEED), ...diceFor(1, MIGHT), 1, 0, 0],
  })
  table.choose('search:l', 'throw:throw', 'study:read-his-hand')
  expect(dice(table)).toEqual([3, 3, 3])
  table.choose('end', 'end', 'end', 'attack:alice')
  expect(dice(table).slice(-2)).toEqual([MIGHT, 3])
})

const BUY = 'pay:buy-a-die-back'

test('H34 PAY: given a lost die and an item tile, when a hero pays 2 steps, then one die comes back, and the tile has given what it gives', async () => {
  const table = await table34({ tracks: { lost: 2 } })
  table.choose(BUY, 'trait:might')
  expect(table.person('alice').steps.might).toBe(2)
  expect(pools(table)).toEqual([9, 8, 1])
  table.choose('end')
  expect(table.legal()).not.toContain(BUY)
})

test('H34 PAY: given an Item and an Omen, when a hero pays with them, then both are buried for one die', async () => {
  const table = await table34({
    tracks: { lost: 1 },
    people: {
      alice: { at: 'L', cards: ['bells', 'talisman'] },
      bob: 'L',
      cora: { at: 'L', team: 'traitor' },
    },
  })
  table.choose(BUY, 'option:cards')
  expect(table.person('alice').cards).toEqual([])
  expect(table.told('card-buried').map(({ card }) => card)).toEqual(['bells', 'talisman'])
  expect(pools(table)).toEqual([9, 8, 0])
})

test.each([
  ['no die lost', { lost: 0 }, 'L'],
  ['no item tile', { lost: 2 }, 'H'],
])('H34 PAY: given %s, when choices are listed, then nothing can be bought', async (_, tracks, at) => {
  const table = await table34({ tracks, people: { alice: at, bob: 'L', cora: { at: 'L', team: 'traitor' } } })
  expect(table.refuse(BUY)).toMatchObject({ code: 'not-now' })
})

test('H34 PAY: given an Omen and no Item, when a hero buys, then only steps can be paid', async () => {
  const table = await table34({
    tracks: { lost: 1 },
    people: { alice: { at: 'L', cards: ['talisman'] }, bob: 'L', cora: { at: 'L', team: 'traitor' } },
  })
  table.choose(BUY)
  expect(table.asked()).toEqual({ who: 'alice', kind: 'trait' })
})

test('H34 PAY: given the traitor with a card anywhere, when it is buried, then a lost die is the traitor’s', async () => {
  const table = await table34({
    tracks: { lost: 1 },
    people: { alice: 'L', bob: 'L', cora: { at: 'H', team: 'traitor', cards: ['bells', 'talisman'] } },
    turn: 'cora',
  })
  table.choose('pay:buy-a-lost-die', 'card:talisman')
  expect(table.person('cora').cards).toEqual(['bells'])
  expect(pools(table)).toEqual([8, 9, 0])
})

test('H34 STUDY: given the Talisman and a roll of 5, when a trait is said, then the traitor may name neither it nor Knowledge until the end of the next round', async () => {
  const table = await table34({
    people: { alice: { at: 'L', cards: ['talisman'] }, bob: 'L', cora: { at: 'L', team: 'traitor' } },
    rolls: [2, 2, 1, 0, ...TRAITOR_DRAW, ...TRAITOR_DRAW],
  })
  table.choose('study:read-his-hand', 'option:might', 'end', 'end', TRAITOR)
  expect(table.legal()).toEqual(['trait:speed', 'trait:sanity'])
  table.choose('trait:speed', 'option:roll', 'end', 'end', 'end', TRAITOR)
  expect(table.legal()).toEqual(['trait:speed', 'trait:sanity'])
  table.choose('trait:speed', 'option:roll', 'end')
  expect(table.state.lasting).toEqual([])
  table.choose('end', 'end', TRAITOR)
  expect(table.legal()).toHaveLength(4)
})

test('H34 STUDY: given a roll of 4, or no Talisman, then nothing is barred', async () => {
  const table = await table34({
    people: { alice: { at: 'L', cards: ['talisman'] }, bob: 'L', cora: { at: 'L', team: 'traitor' } },
    rolls: [2, 2, 0, 0],
  })
  table.choose('study:read-his-hand')
  expect(table.state.lasting).toEqual([])
  expect((await table34()).refuse('study:read-his-hand')).toMatchObject({ code: 'not-now' })
})

const start = (id: string, players: number) => tuned(34, { id }, 'start', players)

test.each([
  [3, 0],
  [4, 1],
  [5, 1],
])(
  'H34: given %i players, when the haunt is set up, then %i Croupier stands with the revealer, each side has its dice and the traitor is stronger',
  async (players, many) => {
    const more = (['cora', 'dan', 'eve'] as const).slice(0, players - 2)
    const table = await scene({
      content: true,
      forced: 34,
      house: '[E]-',
      named: { E: 'entrance-hall' },
      people: {
        alice: 'entrance-hall',
        bob: { at: 'entrance-hall', calling: 'gambler' },
        ...Object.fromEntries(more.map((name) => [name, 'entrance-hall'])),
      },
      stack: ['library'],
      piles: { 'entrance-hall': ['kris', 'spear', 'brooch'] },
      decks: { omen: ['radio'] },
      rolls: [2, 2, 1, 0],
    })
    table.choose('move:east', 'turn:0')
    expect(table.person('bob').team).toBe('traitor')
    expect(table.state.haunt!.tile).toBe('library')
    expect(table.state.monsters.map(({ kind, tile }) => [kind, tile])).toEqual(
      many ? [['croupier', table.state.haunt!.tile]] : [],
    )
    expect(pools(table)).toEqual([start('hero-pool', players), start('traitor-pool', players), 0])
    expect(table.person('bob').steps.might).toBe(stepAfterSetup(34, 'might', players))
  },
)

test('H34, L-MOVE-05: given the Croupier on the tile, when a hero leaves, then it costs 1 for the small monster and 1 for the table; stunned, neither', async () => {
  const cost = async (stunned: boolean) => {
    const { catalog, state } = await table34({
      people: { alice: 'L', bob: 'L', cora: { at: 'H', team: 'traitor' } },
      monsters: [{ kind: 'croupier', at: 'L', stunned }],
    })
    return [leaveCost(playOf(catalog, state), 'alice'), leaveCost(playOf(catalog, state), 'cora')]
  }
  expect(await cost(false)).toEqual([3, 1])
  expect(await cost(true)).toEqual([1, 1])
})

test.each([
  ['upstairs', 'V', ['go:u']],
  ['here', 'L', ['move:west']],
])(
  'H34: given the traitor %s, when the Croupier moves, then it goes to no tile outside that region',
  async (_, at, ways) => {
    const table = await table34({
      people: { alice: 'H', bob: 'L', cora: { at, team: 'traitor' } },
      monsters: [{ kind: 'croupier', at: 'H' }],
      turn: 'cora',
      rolls: [2, 1, 1],
    })
    table.choose('end')
    expect(table.asked()).toEqual({ who: 'cora', kind: 'monster' })
    expect(table.legal().filter((key) => /^(move|go):/.test(key))).toEqual(ways)
  },
)
