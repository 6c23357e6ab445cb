import { expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/game.ts'
import { mayKnow } from '../../../src/engine/view.ts'
import { everybodyReady, reveal } from '../../support/reveal.ts'
import { scene } from '../../support/scene.ts'

const rat = {
  id: 'rat',
  name: 'Rat',
  size: 'small',
  traits: { speed: 3, might: 3 },
  attack: { trait: 'might' },
}
const side = { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' } } as const
const secret = { secrets: [{ id: 'heir', name: 'the Heir', knownTo: 'traitor' }] }

test('L-INFO-01: given a secret only the traitor holds, when views are built, then it stands in the traitor’s alone', async () => {
  const table = everybodyReady(
    await reveal(
      { ...secret, setup: { traitor: [{ 'draw-secret': { secret: 'heir', among: { all: 'heroes' } } }] } },
      { chances: [1] },
    ),
  )
  const seen = [0, 1, 2, 3, null].map(
    (seat) => viewFor(table.catalog, table.state, seat).haunt!.secrets.heir!.value,
  )
  expect(seen).toEqual(['cora', null, null, null, null])
  const told = table.told('secret-told')[0]!
  expect(['alice', 'bob', 'cora', 'dan', null].map((viewer) => mayKnow(told, viewer))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

test('L-INFO-01: given the haunt has just begun, when views are built, then no box of either side is open', async () => {
  const table = everybodyReady(await reveal({ monsters: [rat] }))
  expect(viewFor(table.catalog, table.state, 1).haunt!.disclosed).toEqual([])
})

test('L-INFO-01: given a decision of the traitor, when a hero’s view is built, then its choices are not in it', async () => {
  const table = await scene({ house: '[A]-[B]', people: side, haunt: {}, turn: 'cora' })
  expect(viewFor(table.catalog, table.state, 2).decision!.choices).toContain('end')
  const view = viewFor(table.catalog, table.state, 0)
  expect(view.decision).toBeNull()
  expect(view.waiting).toMatchObject([{ seat: 2, kind: 'main', answered: false }])
})

const box = { word: 'study', name: 'Read on', by: 'heroes', do: [] }

test('L-INFO-03, L-AMB-80: given an action of a haunt, when it is taken, then its box is open to everybody', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: side,
    haunt: { actions: [{ ...box, word: 'talk', name: 'Wait' }, box] },
  })
  table.choose('study:read-on')
  expect(table.told('box-opened')).toMatchObject([{ box: 'haunt:99/actions/1' }])
  for (const seat of [0, 1, 2])
    expect(viewFor(table.catalog, table.state, seat).haunt!.disclosed).toEqual(['haunt:99/actions/1'])
})

test('L-INFO-03: given a box already open, when its action is taken again, then it is not opened twice', async () => {
  const table = await scene({ house: '[A]-[B]', people: side, haunt: { actions: [box] } })
  table.choose('study:read-on', 'end', 'study:read-on')
  expect(table.told('box-opened')).toHaveLength(1)
})

test('L-AMB-80, L-HSTR-06: given a reaction of a haunt, when it fires by itself, then its box is open', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: side,
    haunt: { reactions: [{ on: 'turn-end', who: 'heroes', do: [{ gain: { trait: 'might', by: 1 } }] }] },
  })
  table.choose('end')
  expect(table.person('alice').steps.might).toBe(5)
  expect(table.state.haunt!.disclosed).toEqual(['haunt:99/reactions/0'])
})

test('L-INFO-04, L-AMB-80: given a monster that has not fought, when it attacks, then its box is open', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: side,
    haunt: { monsters: [rat] },
    monsters: [{ kind: 'rat', at: 'A' }],
    turn: 'cora',
    rolls: [1, 0, 0, 1, 1, 1, 1, 1, 1, 0],
  })
  table.choose('end')
  expect(table.state.haunt!.disclosed).toEqual([])
  table.choose('attack:alice')
  expect(table.state.haunt!.disclosed).toEqual(['monster:rat'])
})

test('L-AMB-80: given a monster that has not fought, when a hero attacks it, then its box is open', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: side,
    haunt: { monsters: [rat] },
    monsters: [{ kind: 'rat', at: 'A' }],
    rolls: [1, 1, 1, 0, 1, 1, 1],
  })
  table.choose('attack:rat-1')
  expect(table.state.haunt!.disclosed).toEqual(['monster:rat'])
})

test('L-INFO-03, L-ATK-14: given an attack that a haunt grants once to each, when it is made, then its box is open and it is gone', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'B', cora: { at: 'A', team: 'traitor' } },
    haunt: {
      actions: [
        {
          word: 'attack',
          name: 'Name the sin',
          by: 'heroes',
          once: 'person',
          attack: { trait: 'sanity', reach: 'here' },
        },
      ],
    },
    rolls: [0, 0, 0, 0, 0, 0, 0, 0],
  })
  table.choose('attack:cora:name-the-sin')
  expect(table.state.haunt!.disclosed).toEqual(['haunt:99/actions/0'])
  table.choose('end', 'end', 'end')
  expect(table.asked()!.who).toBe('alice')
  expect(table.legal()).toContain('attack:cora')
  expect(table.legal()).not.toContain('attack:cora:name-the-sin')
})

test.each([
  ['one book', { books: 'SS', team: { kind: 'none' } }, 'heroes'],
  ['a box for everybody', {}, undefined],
])(
  'L-INFO-03: given %s, when it is used, then there is nothing to open that is not read already',
  async (_, more, who) => {
    const table = await scene({
      house: '[A]-[B]',
      people: {
        alice: 'A',
        bob: 'A',
        cora: { at: 'A', ...('team' in more ? {} : { team: 'traitor' as const }) },
      },
      revealer: 'cora',
      haunt: {
        ...more,
        reactions: [
          { on: 'round-end', ...(who && { who }), do: [{ damage: { kind: 'mental', amount: 0 } }] },
        ],
      },
    })
    table.choose('end', 'end', 'end')
    expect(table.state.haunt!.disclosed).toEqual([])
    expect(table.told('box-opened')).toEqual([])
  },
)
