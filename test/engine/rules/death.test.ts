import { expect, test } from 'vitest'
import { TRAITS } from '../../../src/engine/ids.ts'
import { type Scene, scene } from '../../support/scene.ts'

const rat = {
  id: 'rat',
  name: 'Rat',
  size: 'small',
  traits: { speed: 3, might: 3 },
  attack: { trait: 'might' },
}
/** A haunt action that takes so much of one trait of the one who dares it. */
const dare = (trait: string, by = 9) => ({
  word: 'invoke',
  name: 'Dare',
  by: 'everyone',
  do: [{ lose: { trait, by } }],
})

const doomed = (more: Partial<Scene> = {}) =>
  scene({
    house: '[A]-[B]-[C]',
    people: { alice: 'A', bob: 'A', cora: { at: 'B', team: 'traitor' } },
    haunt: { actions: [dare('might')] },
    ...more,
  })

test.each(TRAITS)(
  'L-DIE-01, L-DIE-02: given the haunt runs, when %s alone reaches the skull, then the explorer is dead where it stood',
  async (trait) => {
    const table = await doomed({ haunt: { actions: [dare(trait)] } })
    table.choose('invoke:dare')
    expect(table.told('died')).toMatchObject([{ who: 'alice', tile: 'a' }])
    expect(table.person('alice')).toMatchObject({ dead: true, tile: 'a' })
  },
)

test('L-DIE-01: given a trait on its critical step, when it does not fall, then nobody is dead', async () => {
  const table = await doomed({ haunt: { actions: [dare('might', 3)] } })
  table.choose('invoke:dare')
  expect(table.person('alice')).toMatchObject({ dead: false, steps: { might: 1 } })
})

test('L-DIE-03: given unused and used cards, an Object and a kept Event, when dying, then all but the Event lie here and that is buried', async () => {
  const table = await doomed({
    people: {
      alice: { at: 'A', cards: ['axe'], used: ['veil'], objects: ['ring'], kept: ['fog'] },
      bob: 'A',
      cora: { at: 'B', team: 'traitor' },
    },
    items: { axe: {} },
    omens: { veil: {} },
    events: { fog: { stays: 'kept' }, mist: {} },
    haunt: { actions: [dare('might')], objects: [{ id: 'ring', name: 'Ring' }] },
  })
  table.choose('invoke:dare')
  expect(table.tile('A')).toMatchObject({ pile: ['axe', 'veil'], objects: ['ring'] })
  expect(table.person('alice')).toMatchObject({ cards: [], used: [], objects: [], kept: [] })
  expect(table.state.decks.event).toEqual(['mist', 'fog'])
})

test('L-AMB-74, L-DIE-01: given a hero who dies in their own turn, when it resolves, then the turn ends and the next seat is asked', async () => {
  const table = await doomed()
  table.choose('invoke:dare')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
  table.choose('end', 'end')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
  expect(table.state.round).toBe(2)
})

test('L-AMB-74: given a hero who dies on entering, when it resolves, then nothing more of the turn is done', async () => {
  const table = await doomed({
    tiles: {
      B: {
        reactions: [
          { on: 'enters', do: [{ lose: { trait: 'might', by: 9 } }, { gain: { trait: 'sanity', by: 1 } }] },
          { on: 'turn-end', do: [{ 'put-token': { token: 'mark', on: 'here' } }] },
        ],
      },
    },
  })
  table.choose('move:east')
  expect(table.person('alice')).toMatchObject({ dead: true, tile: 'b', steps: { sanity: 4 } })
  expect(table.tile('B').tokens).toEqual([])
  expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
})

test('L-DIE-04, L-AMB-74, L-MON-22: given a dead traitor and a monster, when the slots come, then the traitor is passed over and still runs the monster', async () => {
  const table = await doomed({
    people: { alice: 'A', bob: 'A', cora: { at: 'B', team: 'traitor', dead: true } },
    haunt: { monsters: [rat] },
    monsters: [{ kind: 'rat', at: 'B' }],
    turn: 'bob',
    rolls: [1, 1, 0],
  })
  table.choose('end')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'monster' })
  expect(table.told('turn-began').map(({ who }) => who)).toEqual([])
})

test('L-AMB-39, L-ATK-04: given a corpse here, when an opponent acts, then it is neither obstacle nor target', async () => {
  const table = await doomed({
    people: { alice: { at: 'A', dead: true }, bob: 'C', cora: { at: 'A', team: 'traitor' } },
    turn: 'cora',
    moves: 4,
  })
  expect(table.legal()).not.toContain('attack:alice')
  table.choose('move:east')
  expect(table.state.turn.moves).toBe(3)
})

test('L-DIE-05: given a reaction that stands in for death, when it fires, then nobody has died, cards are kept and the turn goes on', async () => {
  const table = await doomed({
    people: { alice: 'A', bob: 'A', cora: { at: 'B', team: 'traitor', cards: ['axe'] } },
    items: { axe: {} },
    haunt: {
      actions: [dare('might')],
      reactions: [{ on: 'would-die', who: 'traitor', do: [{ heal: { traits: 'all' } }] }],
    },
    turn: 'cora',
  })
  table.choose('invoke:dare')
  expect(table.told('death-put-off')).toMatchObject([{ who: 'cora' }])
  expect(table.told('died')).toEqual([])
  expect(table.person('cora')).toMatchObject({ dead: false, cards: ['axe'], steps: { might: 4 } })
  expect(table.asked()).toEqual({ who: 'cora', kind: 'main' })
})

test('L-DIE-05: given a reaction for the traitor alone, when a hero would die, then the hero does', async () => {
  const table = await doomed({
    haunt: {
      actions: [dare('might')],
      reactions: [{ on: 'would-die', who: 'traitor', do: [{ heal: { traits: 'all' } }] }],
    },
  })
  table.choose('invoke:dare')
  expect(table.person('alice').dead).toBe(true)
})

test('L-DIE-06, L-TRAIT-16: given the time before the haunt, when 10 general damage falls, then every trait is critical and nobody dies', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: {
      alice: { at: 'A', steps: { speed: 2, might: 2, sanity: 2, knowledge: 2 } },
      bob: 'A',
      cora: 'A',
    },
    tiles: { A: { actions: [{ word: 'operate', do: [{ damage: { kind: 'general', amount: 10 } }] }] } },
  })
  table.choose('operate:a', 'damage:speed', 'damage:might', 'damage:sanity')
  expect(table.person('alice')).toMatchObject({
    dead: false,
    steps: { speed: 1, might: 1, sanity: 1, knowledge: 1 },
  })
})

const bearing = {
  word: 'prepare',
  name: 'Take up',
  by: 'traitor',
  when: { exists: { all: 'heroes', at: 'here', dead: true } },
  do: [{ 'carry-corpse': { of: { all: 'heroes', at: 'here', dead: true } } }],
}

test('L-DIE-07: given a corpse taken up, when its bearer moves on and dies, then it lies where the bearer fell', async () => {
  const table = await doomed({
    people: { alice: { at: 'B', dead: true }, bob: 'A', cora: { at: 'B', team: 'traitor' } },
    haunt: { actions: [bearing, dare('might')], playsOn: true },
    turn: 'cora',
  })
  table.choose('prepare:take-up', 'move:east')
  expect(table.person('alice').borneBy).toBe('cora')
  table.choose('invoke:dare')
  expect(table.person('alice')).toMatchObject({ borneBy: null, tile: 'c' })
})

test('L-DIE-07: given a corpse here, when it is dragged along, then each tile left costs 1 more until it is let go', async () => {
  const table = await doomed({
    people: { alice: { at: 'A', dead: true }, bob: 'A', cora: { at: 'C', team: 'traitor' } },
    turn: 'bob',
    moves: 4,
  })
  table.choose('drag:alice', 'move:east')
  expect(table.person('alice').tile).toBe('b')
  expect(table.state.turn.moves).toBe(2)
  table.choose('release:alice', 'move:east')
  expect(table.person('alice').tile).toBe('b')
  expect(table.state.turn.moves).toBe(1)
})

test('L-DIE-07, L-AMB-36: given a corpse in hand, when an effect moves its dragger, then it stays where it lies', async () => {
  const table = await scene({
    house: '[A]-[B]-[C]',
    people: {
      alice: { at: 'A', dead: true },
      bob: { at: 'A', cards: ['brooch'] },
      cora: { at: 'C', team: 'traitor' },
    },
    items: { brooch: { actions: [{ word: 'wear', do: [{ step: { upTo: 1 } }] }] } },
    haunt: {},
    turn: 'bob',
  })
  table.choose('drag:alice', 'wear:brooch', 'to:b')
  expect(table.state.turn.drags).toBe(null)
  table.choose('move:east')
  expect(table.person('alice').tile).toBe('a')
})

test('L-DIE-07, L-AMB-36: given a corpse in hand, when its dragger swaps places, then it is let go', async () => {
  const table = await scene({
    house: '[A]-[B]-[C]',
    people: {
      alice: { at: 'A', dead: true },
      bob: { at: 'A', cards: ['mirror'] },
      dan: 'B',
      cora: { at: 'C', team: 'traitor' },
    },
    items: {
      mirror: {
        actions: [
          { word: 'wear', target: { all: 'heroes', but: 'me' }, do: [{ 'swap-places': { with: 'target' } }] },
        ],
      },
    },
    haunt: {},
    turn: 'bob',
  })
  table.choose('drag:alice', 'wear:mirror:dan')
  expect(table.state.turn.drags).toBe(null)
})

test('L-DIE-01: given an effect that lasts, when its bearer dies, then it ends', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: { at: 'A', cards: ['veil'] }, bob: 'A', cora: { at: 'B', team: 'traitor' } },
    items: {
      veil: {
        actions: [
          { word: 'wear', do: [{ lasting: { passive: { ask: 'attacker-dice', by: -1 }, until: 'used' } }] },
        ],
      },
    },
    haunt: {
      actions: [{ word: 'study', name: 'Dare', by: 'everyone', do: [{ lose: { trait: 'might', by: 9 } }] }],
    },
  })
  table.choose('wear:veil', 'study:dare')
  expect(table.person('alice').dead).toBe(true)
  expect(table.state.lasting).toEqual([])
})

test('L-DIE-05: given a reaction that may stand in for death, when it is declined, then the explorer dies', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'B', cora: { at: 'A', team: 'traitor' } },
    haunt: {
      actions: [{ word: 'study', name: 'Dare', by: 'everyone', do: [{ lose: { trait: 'might', by: 9 } }] }],
      reactions: [{ on: 'would-die', optional: true, do: [{ heal: { traits: 'all' } }] }],
    },
  })
  table.choose('study:dare', 'refuse')
  expect(table.person('alice').dead).toBe(true)
})

test('L-AMB-74: given several effects at the end of a turn, when the first kills, then nothing is asked of the dead', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: { at: 'A', steps: { might: 1 } }, bob: 'B', cora: { at: 'A', team: 'traitor' } },
    haunt: {},
    tiles: {
      A: {
        reactions: [
          { on: 'turn-end', do: [{ lose: { trait: 'might', by: 1 } }] },
          { on: 'turn-end', do: [{ gain: { trait: 'sanity', by: 1 } }] },
          { on: 'turn-end', optional: true, do: [{ gain: { trait: 'speed', by: 1 } }] },
        ],
      },
    },
  })
  table.choose('end', 'first:tile:a/reactions/0')
  expect(table.person('alice').dead).toBe(true)
  expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
})

test('L-AMB-74: given several who are to draw, when one of them is killed by the first card, then the dead draw nothing', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: {
      alice: 'A',
      bob: 'B',
      cora: { at: 'B', steps: { might: 1 } },
      dan: { at: 'A', team: 'traitor' },
    },
    haunt: {
      actions: [
        {
          word: 'study',
          name: 'Call',
          by: 'heroes',
          do: [{ draw: { who: { all: 'heroes' }, deck: 'event' } }],
        },
      ],
    },
    events: {
      plague: { do: [{ lose: { who: { all: 'heroes' }, trait: 'might', by: 1 } }] },
      boon: { do: [] },
    },
    decks: { event: ['plague', 'boon'] },
  })
  table.choose('study:call')
  expect(table.told('card-drawn')).toMatchObject([{ who: 'bob' }, { who: 'alice' }])
})
