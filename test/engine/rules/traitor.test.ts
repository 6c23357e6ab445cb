import { expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { TRAITOR_POWERS } from '../../../src/engine/language/defs.ts'
import { leaveCost } from '../../../src/engine/rules/questions.ts'
import { hasPower } from '../../../src/engine/rules/sides.ts'
import { type Scene, scene } from '../../support/scene.ts'

/** Cora is the traitor and it is her turn. */
const herTurn = (more: Partial<Scene> = {}) =>
  scene({
    house: '[A]-[B]',
    people: { alice: 'B', bob: 'B', cora: { at: 'A', team: 'traitor' } },
    haunt: {},
    turn: 'cora',
    ...more,
  })
const denied = (power: string) => ({ passives: [{ ask: 'traitor-power', power, has: false }] })

test('L-TRTR-01: given a known traitor, when powers are asked for, then the traitor has all of them and a hero none', async () => {
  const table = await herTurn()
  const play = playOf(table.catalog, table.state)
  expect(TRAITOR_POWERS.filter((power) => hasPower(play, table.person('cora'), power))).toEqual([
    ...TRAITOR_POWERS,
  ])
  expect(TRAITOR_POWERS.filter((power) => hasPower(play, table.person('alice'), power))).toEqual([])
})

test('L-TRTR-02: given a large Obstacle token and one hero here, when the traitor leaves, then it costs 2', async () => {
  const table = await herTurn({
    people: { alice: 'A', bob: 'B', cora: { at: 'A', team: 'traitor' } },
    tokens: { A: ['large-obstacle'] },
    moves: 4,
  })
  table.choose('move:east')
  expect(table.state.turn.moves).toBe(2)
})

const trap = {
  B: {
    reactions: [
      {
        on: 'enters',
        do: [{ damage: { kind: 'physical', amount: 1 } }, { lose: { trait: 'sanity', by: 1 } }],
      },
    ],
  },
}

test('L-TRTR-03, L-AMB-70: given a tile that deals damage and takes a trait, when the traitor enters, then nothing is lost', async () => {
  const table = await herTurn({ tiles: trap })
  table.choose('move:east')
  expect(table.person('cora').steps).toEqual({ speed: 4, might: 4, sanity: 4, knowledge: 4 })
  expect(table.told('damage-ignored')).toHaveLength(2)
})

test('L-TRTR-03: given the same tile, when a hero enters, then both are felt', async () => {
  const table = await herTurn({
    people: { alice: 'A', bob: 'B', cora: { at: 'A', team: 'traitor' } },
    turn: 'alice',
    tiles: trap,
  })
  table.choose('move:east', 'damage:might')
  expect(table.person('alice').steps).toMatchObject({ might: 3, sanity: 3 })
})

test('L-AMB-70, L-AMB-20: given a tile that trades 1 Might for 1 Sanity, when the traitor pays, then Might falls and Sanity rises', async () => {
  const pay = { pay: { trait: 'might', by: 1, then: [{ gain: { trait: 'sanity', by: 1 } }] } }
  const table = await herTurn({ tiles: { A: { actions: [{ word: 'drink', do: [pay] }] } } })
  table.choose('drink:a')
  expect(table.person('cora').steps).toMatchObject({ might: 3, sanity: 5 })
})

const bands = { '5+': [{ gain: { trait: 'might', by: 1 } }], '0-4': [] }
const hoist = { word: 'operate', do: [{ roll: { trait: 'might', bands } }] }

test('L-TRTR-04: given a tile action with a Might roll, when the traitor takes the flat 5, then no dice fall and 5 is the result', async () => {
  const table = await herTurn({ tiles: { A: { actions: [hoist] } } })
  table.choose('operate:a')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'flat-five' })
  table.choose('five')
  expect(table.told('rolled')).toEqual([])
  expect(table.told('took-five')).toMatchObject([{ who: 'cora', word: 'operate' }])
  expect(table.person('cora').steps.might).toBe(5)
})

test('L-TRTR-04: given the choice, when the traitor rolls after all, then the dice count', async () => {
  const table = await herTurn({ tiles: { A: { actions: [hoist] } }, rolls: [1, 1, 1, 1] })
  table.choose('operate:a', 'roll')
  expect(table.person('cora').steps.might).toBe(4)
})

test('L-TRTR-04, L-DICE-07: given a tile action with a fixed number of dice, when the traitor takes it, then it is no trait roll and dice fall', async () => {
  const table = await herTurn({
    tiles: { A: { actions: [{ word: 'operate', do: [{ roll: { dice: 2, bands } }] }] } },
    rolls: [1, 1],
  })
  table.choose('operate:a')
  expect(table.told('rolled')).toMatchObject([{ who: 'cora', trait: null }])
})

test('L-AMB-67: given a card action, a haunt action and an end-of-turn roll, when the traitor rolls for them, then dice fall', async () => {
  const table = await herTurn({
    people: { alice: 'B', bob: 'B', cora: { at: 'A', team: 'traitor', cards: ['crank'] } },
    items: { crank: { actions: [{ ...hoist, word: 'wear' }] } },
    haunt: { actions: [{ ...hoist, word: 'invoke', name: 'Wed', by: 'traitor' }] },
    tiles: { A: { reactions: [{ on: 'turn-end', do: hoist.do }] } },
    rolls: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  })
  table.choose('wear:crank', 'invoke:wed', 'end')
  expect(table.told('rolled').map(({ for: what }) => what)).toEqual(['card', 'haunt', 'tile'])
  expect(table.told('took-five')).toEqual([])
})

const finding = (symbols: string[], more: Partial<Scene> = {}) =>
  herTurn({
    house: '[A]-',
    tiles: { O: { symbols } },
    stack: ['O'],
    people: { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' } },
    events: { fog: { do: [{ damage: { kind: 'mental', amount: 1 } }] } },
    items: { axe: {} },
    moves: 6,
    ...more,
  })

test('L-TRTR-05: given 3 moves left on a new Event tile, when the traitor skips the Event, then 3 moves are left and the deck is as it was', async () => {
  const table = await finding(['event'])
  table.choose('move:east')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'skip-event' })
  table.choose('skip')
  expect(table.state.turn).toMatchObject({ moves: 3, cancelled: false })
  expect(table.state.decks.event).toEqual(['fog'])
})

test('L-TRTR-06: given the Event drawn, when it is resolved, then there is no way round it and the moves are lost', async () => {
  const table = await finding(['event'])
  table.choose('move:east', 'draw')
  expect(table.legal()).toEqual(['damage:sanity', 'damage:knowledge'])
  table.choose('damage:sanity')
  expect(table.person('cora').steps.sanity).toBe(3)
  expect(table.state.turn.moves).toBe(0)
})

test('L-AMB-68: given Event and Item on one tile, when the traitor skips the Event, then the Item is drawn and ends the moves', async () => {
  const table = await finding(['event', 'item'])
  table.choose('move:east', 'skip')
  if (table.asked()!.kind === 'heirloom') table.choose('keep')
  expect(table.person('cora').cards).toEqual(['axe'])
  expect(table.state.turn.moves).toBe(0)
})

test('L-TRTR-05: given a hero, when an Event tile is found, then the Event is drawn without asking', async () => {
  const table = await finding(['event'], { turn: 'alice' })
  table.choose('move:east')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'damage' })
})

/** An Ongoing Event that hurts at the end of a turn and helps rolls. */
const swarm = {
  stays: 'ongoing',
  passives: [{ ask: 'roll-dice', by: 2 }],
  reactions: [{ on: 'turn-end', do: [{ damage: { kind: 'physical', amount: 1 } }] }],
}
const inTheSwarm = (more: Partial<Scene> = {}) =>
  herTurn({
    events: { swarm },
    ongoing: { swarm: 'A' },
    tiles: { A: { actions: [{ ...hoist, do: [{ roll: { trait: 'might', bands: { '0+': [] } } }] }] } },
    ...more,
  })

test('L-TRTR-07, L-AMB-69: given an Ongoing Event, when the traitor ignores it, then neither harm nor benefit applies, this turn and the next', async () => {
  const table = await inTheSwarm({ rolls: [1, 1, 1, 1] })
  table.choose('ignore:swarm', 'operate:a', 'roll', 'end')
  expect(table.told('rolled')[0]!.dice).toHaveLength(4)
  table.choose('end', 'end')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'main' })
  table.choose('end')
  expect(table.told('damaged')).toEqual([])
  expect(table.person('cora').ignores).toEqual(['swarm'])
})

test('L-TRTR-07: given an Ongoing Event heeded, when the traitor rolls and ends the turn, then benefit and harm apply', async () => {
  const table = await inTheSwarm({ rolls: [1, 1, 1, 1, 1, 1] })
  table.choose('operate:a', 'roll', 'end')
  expect(table.told('rolled')[0]!.dice).toHaveLength(6)
  expect(table.asked()).toEqual({ who: 'cora', kind: 'damage' })
})

test('L-AMB-69: given an ignored Event, when the turn has begun, then it can be heeded again only before anything is done', async () => {
  const table = await inTheSwarm()
  table.choose('ignore:swarm')
  expect(table.legal()).toContain('heed:swarm')
  table.choose('heed:swarm')
  expect(table.person('cora').ignores).toEqual([])
  table.choose('move:east')
  expect(table.legal().filter((key) => key.endsWith(':swarm'))).toEqual([])
})

test('L-TRTR-07: given a hero beside an Ongoing Event, when choices are listed, then it cannot be ignored', async () => {
  const table = await inTheSwarm({
    people: { alice: 'A', bob: 'B', cora: { at: 'B', team: 'traitor' } },
    turn: 'alice',
  })
  expect(table.legal()).not.toContain('ignore:swarm')
})

const chill = {
  do: [
    { damage: { kind: 'mental', amount: 1 } },
    { when: { if: { ghostClause: true }, then: [{ lose: { trait: 'might', by: 1 } }] } },
  ],
}

test.each([
  ['cora', 4],
  ['alice', 3],
] as const)(
  'L-TRTR-08: given an Event with a ghost clause on a ghost tile, when %s resolves it, then Might is on step %i',
  async (turn, might) => {
    const table = await herTurn({
      tiles: {
        A: {
          ghosts: { circles: 1, filled: 1 },
          actions: [{ word: 'search', do: [{ draw: { deck: 'event' } }] }],
        },
      },
      people: { alice: 'A', bob: 'B', cora: { at: 'A', team: 'traitor' } },
      turn,
      events: { chill },
    })
    table.choose('search:a', 'damage:sanity')
    expect(table.person(turn).steps).toMatchObject({ sanity: 3, might })
  },
)

test('L-TRTR-09, L-PREC-01: given a haunt that denies the flat 5, when the traitor acts on a tile, then dice fall', async () => {
  const table = await herTurn({
    haunt: denied('flat-five'),
    tiles: { A: { actions: [hoist] } },
    rolls: [1, 1, 1, 1],
  })
  table.choose('operate:a')
  expect(table.told('rolled')).toHaveLength(1)
})

test.each([
  ['ignore-obstacles', 4],
  ['flat-five', 2],
])(
  'L-TRTR-09: given a haunt that denies %s, when the traitor leaves a large token and a hero, then it costs %i',
  async (power, cost) => {
    const table = await herTurn({
      people: { alice: 'A', bob: 'B', cora: { at: 'A', team: 'traitor' } },
      haunt: denied(power),
      tokens: { A: ['large-obstacle'] },
    })
    expect(leaveCost(playOf(table.catalog, table.state), 'cora')).toBe(cost)
  },
)

test('L-TRTR-09: given a haunt that denies it, when the traitor is hurt by a tile, then it is felt', async () => {
  const table = await herTurn({ haunt: denied('ignore-tile-damage'), tiles: trap })
  table.choose('move:east', 'damage:might')
  expect(table.person('cora').steps).toMatchObject({ might: 3, sanity: 3 })
})

test('L-TRTR-04: given a tile action that makes two roll, when the traitor is the other one, then dice fall', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'B', cora: { at: 'A', team: 'traitor' } },
    haunt: {},
    tiles: {
      A: {
        actions: [
          {
            word: 'challenge',
            target: { all: 'traitors' },
            do: [{ contest: { trait: 'knowledge', with: 'target' } }],
          },
        ],
      },
    },
    rolls: [0, 0, 0, 0, 0, 0, 0, 0],
  })
  table.choose('challenge:a:cora')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
})
