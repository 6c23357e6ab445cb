import { expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { valueFor } from '../../../src/engine/state/characters.ts'
import { sentencesOf } from '../../../src/engine/text/sentences.ts'
import { LADDER, type Person, type Scene, scene } from '../../support/scene.ts'
import { diceFor, SIZES, stepAfterSetup, tuned } from '../../support/tuned.ts'

/** Bearers' Rest with the Coffin, a hall and a yard beside it. Alice and Bob are heroes, Cora the traitor. */
const vigil = (more: Partial<Scene> = {}) =>
  scene({
    content: true,
    house: '[B]-[H]-[Y]',
    named: { B: 'bearers-rest' },
    people: { alice: 'bearers-rest', bob: 'bearers-rest', cora: { at: 'H', team: 'traitor' } },
    haunt: 1,
    revealer: 'cora',
    tokens: { 'bearers-rest': ['coffin'] },
    tracks: { nails: 5 },
    ...more,
  })
const traitorThere: Scene['people'] = {
  alice: 'bearers-rest',
  bob: 'H',
  cora: { at: 'bearers-rest', team: 'traitor', steps: { might: 5 } },
}

test.each([
  ['6', [2, 2, 2, 0], 7],
  ['8', [2, 2, 2, 2], 7],
  ['5', [2, 2, 1, 0], 6],
  ['4', [1, 1, 1, 1], 6],
  ['3', [2, 1, 0, 0], 5],
  ['2', [1, 1, 0, 0], 5],
])(
  'H1 PREPARE: given 5 nails and a Might roll of %s, when a nail is driven with %j, then there are %i',
  async (_, rolls, nails) => {
    const table = await vigil({ rolls })
    table.choose('prepare:drive-a-nail')
    expect(table.told('rolled')).toMatchObject([{ trait: 'might', for: 'haunt' }])
    expect(table.state.haunt!.tracks.nails).toBe(nails)
    expect(table.told('damaged')).toEqual([])
  },
)

test.each([[[0, 0, 0, 0]], [[1, 0, 0, 0]]])(
  'H1 PREPARE: given a Might roll of %j, when a nail is driven, then it costs 1 physical damage',
  async (rolls) => {
    const table = await vigil({ rolls })
    table.choose('prepare:drive-a-nail', 'damage:speed')
    expect(table.told('damaged')).toMatchObject([{ who: 'alice', damage: 'physical', amount: 1 }])
    expect(table.state.haunt!.tracks.nails).toBe(5)
  },
)

test('H1: given a hero off the Coffin tile, when choices are listed, then neither nail nor word is offered', async () => {
  const table = await vigil({
    people: { alice: 'H', bob: 'bearers-rest', cora: { at: 'H', team: 'traitor' } },
  })
  expect(table.refuse('prepare:drive-a-nail')).toMatchObject({ code: 'not-now', rule: 'L-ACT-25' })
  expect(table.refuse('invoke:speak-through-the-lid')).toMatchObject({ code: 'not-now' })
})

const SPEAK = 'invoke:speak-through-the-lid'

test('H1 INVOKE: given a Sanity roll of 5, when spoken, then the Cold Hands do not move in the next monsters’ turn and do in the one after', async () => {
  const table = await vigil({
    people: { alice: 'bearers-rest', bob: 'bearers-rest', cora: { at: 'Y', team: 'traitor' } },
    monsters: [
      { kind: 'cold-hand', at: 'H' },
      { kind: 'cold-hand', at: 'Y' },
    ],
    turn: 'bob',
    rolls: [2, 2, 1, 0, 2, 2, 0, 1, 0, 0],
  })
  table.choose(SPEAK, 'end', 'end')
  expect(table.told('monster-moves').map(({ moves }) => moves)).toEqual([0, 0])
  expect(table.told('moved')).toEqual([])
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
  table.choose('end', 'end', 'end')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'monster' })
  expect(table.legal()).toContain('move:west')
})

test.each([
  [[2, 2, 0, 0], 0],
  [[1, 1, 0, 0], 0],
  [[1, 0, 0, 0], 1],
])(
  'H1 INVOKE: given a Sanity roll of %j, when spoken, then nothing lasts and it costs %i mental damage',
  async (rolls, damage) => {
    const table = await vigil({ rolls })
    table.choose(SPEAK)
    if (damage > 0) table.choose('damage:sanity')
    expect(table.state.lasting).toEqual([])
    expect(table.person('alice').steps.sanity).toBe(4 - damage)
  },
)

test.each([
  ['7', [2, 2, 2, 1], 3],
  ['6', [2, 2, 2, 0], 4],
  ['5', [2, 2, 1, 0], 4],
  ['4', [2, 2, 0, 0], 5],
])(
  'H1 OPERATE: given 5 nails and a Might roll of %s, when the traitor pulls with %j, then %i are left and there was no flat 5',
  async (_, rolls, nails) => {
    const table = await vigil({ people: traitorThere, turn: 'cora', rolls })
    table.choose('operate:pull-a-nail')
    expect(table.told('took-five')).toEqual([]) // L-AMB-67
    expect(table.state.haunt!.tracks.nails).toBe(nails)
  },
)

const FILL = 'prepare:fill-the-box'
const crowd = (players: number): Scene['people'] =>
  Object.fromEntries((['bob', 'dan', 'eve'] as const).slice(0, players - 2).map((name) => [name, 'H']))

test.each([
  [3, 4],
  [4, 6],
  [5, 8],
])(
  'H1 PREPARE: given %i players and a hero’s corpse here, when %i nails or fewer are in, then the box can be filled and the traitor wins',
  async (players, most) => {
    const filling = (nails: number) =>
      vigil({
        people: {
          ...crowd(players),
          alice: { at: 'bearers-rest', dead: true },
          cora: { at: 'bearers-rest', team: 'traitor' },
        },
        turn: 'cora',
        tracks: { nails },
      })
    expect((await filling(most + 1)).legal()).not.toContain(FILL)
    const table = (await filling(most)).choose(FILL)
    expect(table.state.outcome).toEqual({ winner: 'traitor', players: ['cora'], because: 'goal' })
  },
)

test('H1 PREPARE: given no corpse, or one elsewhere, when choices are listed, then the box cannot be filled', async () => {
  expect((await vigil({ people: traitorThere, turn: 'cora', tracks: { nails: 0 } })).legal()).not.toContain(
    FILL,
  )
  const far = await vigil({
    people: { ...traitorThere, bob: { at: 'H', dead: true } },
    turn: 'cora',
    tracks: { nails: 0 },
  })
  expect(far.legal()).not.toContain(FILL)
})

test('H1, L-DIE-07: given a corpse beside the Coffin, when the traitor drags it there, then the box can be filled', async () => {
  const table = await vigil({
    people: { alice: 'Y', bob: { at: 'H', dead: true }, cora: { at: 'H', team: 'traitor' } },
    turn: 'cora',
    tracks: { nails: 4 },
  })
  table.choose('drag:bob', 'move:west', FILL)
  expect(table.state.outcome).toMatchObject({ winner: 'traitor' })
})

test('H1 reaction: given the traitor dies, when it is looked at, then the figure lies by the Coffin, the game goes on, and next turn rises there one above critical', async () => {
  const table = await vigil({
    people: {
      alice: 'H',
      bob: 'H',
      cora: { at: 'H', team: 'traitor', cards: ['bells'], steps: { might: 1, speed: 1 } },
    },
    rolls: [2, 0, 0, 0, 0, 0],
  })
  table.choose('attack:cora', 'damage')
  table.choose('damage:might')
  expect(table.person('cora')).toMatchObject({ dead: true, tile: 'bearers-rest', cards: [] })
  expect(table.tile('H').pile).toEqual(['bells'])
  expect(table.state.outcome).toBeNull()
  table.choose('end', 'end')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'main' })
  expect(table.person('cora')).toMatchObject({
    dead: false,
    tile: 'bearers-rest',
    steps: { speed: 2, might: 2, sanity: 2, knowledge: 2 },
  })
})

test('H1 monsters: given the Cold Hand, when its traits are read, then Speed 3 and Might 3 and no others, and beaten it is stunned and not killed', async () => {
  const table = await vigil({
    monsters: [{ kind: 'cold-hand', at: 'bearers-rest' }],
    rolls: [2, 2, 0, 0, 1, 0, 0],
  })
  const play = playOf(table.catalog, table.state)
  expect(
    (['speed', 'might', 'sanity', 'knowledge'] as const).map((trait) => valueFor(play, 'cold-hand-1', trait)),
  ).toEqual([3, 3, null, null])
  table.choose('attack:cold-hand-1')
  expect(table.monster('cold-hand-1').stunned).toBe(true)
})

const handAt = (people: Scene['people'], stunned = false) =>
  vigil({
    people,
    monsters: [{ kind: 'cold-hand', at: 'bearers-rest', stunned }],
    turn: 'cora',
    rolls: stunned ? [] : [1, 0, 0],
  })
const nobodyThere: Scene['people'] = { alice: 'H', bob: 'H', cora: { at: 'bearers-rest', team: 'traitor' } }

test('H1 monsters: given a Cold Hand that ends its turn by the Coffin with no hero there, when it ends, then a nail is pulled', async () => {
  const table = await handAt({ ...nobodyThere, dan: { at: 'bearers-rest', dead: true } })
  table.choose('end', 'end')
  expect(table.state.haunt!.tracks.nails).toBe(4)
})

test('H1 monsters: given a hero there, or a Hand that was stunned, when its turn ends, then no nail is pulled', async () => {
  const guarded = (await handAt({ ...nobodyThere, bob: 'bearers-rest' })).choose('end', 'end')
  expect(guarded.state.haunt!.tracks.nails).toBe(5)
  const stunned = (await handAt(nobodyThere, true)).choose('end')
  expect(stunned.state.haunt!.tracks.nails).toBe(5)
})

test('H1 monsters: given a Cold Hand beside a hero, when it attacks, then both roll Might', async () => {
  const table = await vigil({
    monsters: [{ kind: 'cold-hand', at: 'H' }],
    people: nobodyThere,
    turn: 'cora',
    rolls: [1, 0, 0, 1, 1, 0, 1, 1, 0, 0],
  })
  table.choose('end', 'attack:alice')
  expect(
    table
      .told('rolled')
      .slice(1)
      .map(({ who, trait, dice }) => [who, trait, dice.length]),
  ).toEqual([
    ['cold-hand-1', 'might', 3],
    ['alice', 'might', 4],
  ])
})

const NEEDED = SIZES.map((players) => [players, tuned(1, { track: 'nails' }, 'atLeast', players)] as const)

test.each(NEEDED)(
  'H1 wins: given %i players, when round 7 ends with %i nails the heroes win, and with one fewer the traitor',
  async (players, needed) => {
    const dawn = async (nails: number, round = 7) => {
      const table = await vigil({
        people: { ...crowd(players), alice: 'Y', cora: { at: 'H', team: 'traitor' } },
        turn: 'cora',
        round,
        tracks: { nails },
      })
      return table.choose('end').state.outcome
    }
    expect(await dawn(needed)).toMatchObject({ winner: 'heroes', because: 'goal' })
    expect(await dawn(needed - 1)).toMatchObject({ winner: 'traitor', because: 'goal' })
    expect(await dawn(needed, 6)).toBeNull() // Dawn does not come early.
  },
)

test.each(NEEDED)(
  'H1: given %i players, when the heroes read their page, then it names the %i nails they need',
  async (players, needed) => {
    const { catalog } = await vigil()
    const haunt = catalog.haunts[1]!
    const { goals } = sentencesOf(catalog, { haunt, table: SIZES.indexOf(players) }).haunt(haunt, 'heroes')
    expect(goals.map(({ text }) => text)).toContain(
      `At the end of round 7, if the Nail Count is ${needed} or more.`,
    )
  },
)

/** Alice finds the Library east of the Entrance Hall, and the fourth Omen starts haunt 1. */
async function knocking(people: Scene['people'], more: Partial<Scene> = {}) {
  const table = await scene({
    content: true,
    forced: 1,
    house: { ground: '[B]-[E]-', basement: '[K]-', upper: '[U]-', outside: '[F]-' },
    named: {
      B: 'bearers-rest',
      E: 'entrance-hall',
      K: 'basement-landing',
      U: 'upper-landing',
      F: 'front-steps',
    },
    people,
    stack: ['library'],
    piles: { 'front-steps': ['kris', 'spear', 'brooch'] },
    decks: { omen: ['radio'] },
    ...more,
    rolls: [2, 2, 1, 0, ...(more.rolls ?? [])],
  })
  return table.choose('move:east', 'turn:0')
}
const five = (players: number): Scene['people'] =>
  Object.fromEntries(
    (['alice', 'bob', 'cora', 'dan', 'eve'] as Person[])
      .slice(0, players)
      .map((name) => [name, 'entrance-hall']),
  )

test.each([
  [3, ['basement-landing', 'upper-landing']],
  [4, ['basement-landing', 'upper-landing', 'front-steps']],
  [5, ['basement-landing', 'upper-landing', 'front-steps']],
])(
  'H1 setup: given %i players, when the haunt starts, then the traitor is stronger by as much as is written, the Hands on %j, and one nail is in',
  async (players, hands) => {
    const table = await knocking(five(players))
    const might = stepAfterSetup(1, 'might', players)
    expect(table.person('alice')).toMatchObject({ team: 'traitor', steps: { might } })
    expect(table.state.monsters.map(({ tile }) => tile)).toEqual(hands)
    expect(table.state.haunt!.tracks).toEqual({ nails: 1 })
    expect(table.tile('bearers-rest').tokens).toEqual(['coffin'])
  },
)

test('H1 setup: given Bearers’ Rest is still in the stack, when the haunt starts, then it is seated and holds the Coffin', async () => {
  const table = await knocking(five(3), {
    house: { ground: '-[E]-', basement: '[K]-', upper: '[U]-', outside: '[F]-' },
    stack: ['library', 'bearers-rest'],
  })
  expect(table.tile('bearers-rest').tokens).toEqual(['coffin'])
  expect(table.state.stack).toEqual([])
})

test('H1: given the haunt has begun, when the heroes drive the nails they need and hold out, then dawn is theirs', async () => {
  // One nail is in, and each stroke drives two; two heroes strike in a round, until it is enough.
  const strokes = Math.ceil((NEEDED[0]![1] - 1) / 2)
  const rounds = [0, 1, 2, 3, 4, 5, 6].map((past) => Math.max(0, Math.min(2, strokes - 2 * past)))
  const hands = [0, 0, 0] // they have nowhere to go
  const table = await knocking(
    { alice: 'entrance-hall', bob: 'bearers-rest', cora: 'bearers-rest' },
    { rolls: rounds.flatMap((many) => [...diceFor(8 * many, 4 * many), ...hands]) },
  )
  table.choose('ready', 'ready', 'ready')
  for (const many of rounds) {
    expect(table.state.outcome).toBeNull()
    for (const hero of [0, 1]) table.choose(...(hero < many ? ['prepare:drive-a-nail', 'end'] : ['end']))
    table.choose('end') // Alice
  }
  expect(table.state.haunt!.tracks.nails).toBe(1 + 2 * strokes)
  expect(table.state.outcome).toEqual({ winner: 'heroes', players: ['bob', 'cora'], because: 'goal' })
})

test('H1: given the haunt has begun, when the traitor kills a hero by the Coffin and puts the body in, then the traitor wins', async () => {
  const table = await knocking(
    {
      alice: 'entrance-hall',
      bob: { at: 'bearers-rest', steps: { might: 1, speed: 1 } },
      cora: 'bearers-rest',
    },
    { rolls: [...diceFor(8, LADDER[stepAfterSetup(1, 'might', 3) - 1]), 0, 0] },
  )
  table.choose(
    'ready',
    'ready',
    'ready',
    'end',
    'end',
    'move:west',
    'move:west',
    'attack:bob',
    'damage:might',
    FILL,
  )
  expect(table.state.outcome).toEqual({ winner: 'traitor', players: ['alice'], because: 'goal' })
})
