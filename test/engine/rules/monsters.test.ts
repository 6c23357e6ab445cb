import { expect, test } from 'vitest'
import { viewFor } from '../../../src/engine/game.ts'
import { type Scene, scene } from '../../support/scene.ts'

const rat = {
  id: 'rat',
  name: 'Rat',
  size: 'small',
  traits: { speed: 3, might: 3 },
  attack: { trait: 'might' },
}
const ogre = { id: 'ogre', name: 'Ogre', size: 'large', traits: { speed: 2, might: 6 } }

/** The end of Cora's turn; she is the traitor, and the monsters are next. */
const monstersNext = (more: Partial<Scene> = {}) =>
  scene({
    house: '[A]-[B]-[C]-',
    people: { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' } },
    haunt: { monsters: [rat] },
    monsters: [{ kind: 'rat', at: 'B' }],
    turn: 'cora',
    ...more,
  })

test('L-MON-01, L-MON-22: given the traitor’s turn is over, when the monsters’ slot comes, then the traitor is asked for them and a hero is refused', async () => {
  const table = await monstersNext({ rolls: [1, 1, 0] })
  table.choose('end')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'monster' })
  expect(table.refuse('move:west', 0)).toMatchObject({ code: 'not-asked' })
  table.choose('move:west', 'end')
  expect(table.monster('rat-1').tile).toBe('a')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
})

test.each([
  [[0, 0, 0], 1],
  [[2, 1, 0], 3],
])(
  'L-MON-03: given a Speed roll of %j, when a monster’s turn starts, then it has %i moves',
  async (rolls, moves) => {
    const table = await monstersNext({ rolls })
    table.choose('end')
    expect(table.told('rolled')).toMatchObject([{ who: 'rat-1', trait: 'speed', for: 'monster-speed' }])
    expect(table.state.turn).toMatchObject({ who: 'rat-1', moves })
  },
)

test('L-MON-04: given four monsters of a kind, when their slot comes, then one roll serves them all', async () => {
  const table = await monstersNext({
    monsters: ['A', 'B', 'B', 'C'].map((at) => ({ kind: 'rat', at })),
    rolls: [1, 1, 0],
  })
  table.choose('end', 'end', 'end', 'end', 'end')
  expect(table.told('rolled')).toHaveLength(1)
  expect(table.told('monster-moves').map(({ moves }) => moves)).toEqual([2, 2, 2, 2])
})

test('L-AMB-73: given three of four stunned, when their slot comes, then they recover and the fourth moves by one roll', async () => {
  const table = await monstersNext({
    monsters: [true, true, false, true].map((stunned) => ({ kind: 'rat', at: 'B', stunned })),
    rolls: [1, 0, 0],
  })
  table.choose('end')
  expect(table.told('recovered').map(({ who }) => who)).toEqual(['rat-1', 'rat-2'])
  expect(table.state.turn.who).toBe('rat-3')
  table.choose('end')
  expect(table.told('recovered')).toHaveLength(3)
  expect(table.told('rolled')).toHaveLength(1)
})

test('L-AMB-73: given all of a kind stunned, when their slot comes, then no roll is made', async () => {
  const table = await monstersNext({ monsters: [{ kind: 'rat', at: 'B', stunned: true }] })
  table.choose('end')
  expect(table.told('rolled')).toEqual([])
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
})

test('L-MON-05: given a tile effect that hurts everyone here, when it runs, then the monster is not stunned', async () => {
  const blast = {
    word: 'operate',
    do: [{ damage: { who: { all: 'everyone', at: 'here' }, kind: 'physical', amount: 1 } }],
  }
  const table = await monstersNext({
    turn: 'alice',
    tiles: { A: { actions: [blast] } },
    people: { alice: 'A', bob: 'B', cora: { at: 'B', team: 'traitor' } },
    monsters: [{ kind: 'rat', at: 'A' }],
  })
  table.choose('operate:a', 'damage:might')
  expect(table.told('damage-ignored')).toMatchObject([{ who: 'rat-1', cause: 'tile' }])
  expect(table.monster('rat-1').stunned).toBe(false)
})

test('L-MON-11, L-CORE-05: given a haunt effect that hurts everyone here, when it runs, then the monster is stunned by whatever amount', async () => {
  const blast = {
    word: 'invoke',
    name: 'Blast',
    by: 'heroes',
    do: [{ damage: { who: { all: 'monsters', at: 'here' }, kind: 'mental', amount: 7 } }],
  }
  const table = await monstersNext({
    turn: 'alice',
    haunt: { monsters: [rat], actions: [blast] },
    monsters: [{ kind: 'rat', at: 'A' }],
  })
  table.choose('invoke:blast')
  expect(table.monster('rat-1').stunned).toBe(true)
  for (const seat of [0, 1, 2, null])
    expect(viewFor(table.catalog, table.state, seat).monsters).toMatchObject([{ stunned: true }]) // L-MON-12
})

test('L-MON-05, L-MON-09: given a tile with text on entering and an action, when a monster comes there, then neither concerns it', async () => {
  const table = await monstersNext({
    tiles: {
      C: {
        actions: [{ word: 'operate', do: [{ gain: { trait: 'might', by: 1 } }] }],
        reactions: [{ on: 'enters', do: [{ damage: { kind: 'physical', amount: 1 } }] }],
      },
    },
    rolls: [2, 0, 0],
  })
  table.choose('end', 'move:east')
  expect(table.monster('rat-1')).toMatchObject({ tile: 'c', stunned: false })
  expect(table.legal()).toEqual(['move:west', 'end'])
})

test('L-MON-06: given an open doorway and tiles to find, when a monster’s ways are listed, then it is not among them', async () => {
  const table = await monstersNext({ monsters: [{ kind: 'rat', at: 'C' }], stack: ['D'], rolls: [2, 0, 0] })
  table.choose('end')
  expect(table.legal()).toEqual(['move:west', 'end'])
  expect(table.refuse('move:east')).toMatchObject({ code: 'monster-discovers', rule: 'L-MON-06' })
})

test('L-MON-07: given secret passages, when a monster’s ways are listed, then it may use them', async () => {
  const table = await monstersNext({
    tiles: { A: { passage: true }, C: { passage: true } },
    monsters: [{ kind: 'rat', at: 'C' }],
    rolls: [1, 0, 0],
  })
  table.choose('end', 'go:a')
  expect(table.monster('rat-1').tile).toBe('a')
})

const loot: Partial<Scene> = {
  items: { axe: {} },
  piles: { B: ['axe'] },
  haunt: { monsters: [rat], objects: [{ id: 'ring', name: 'Ring' }] },
  objectsOn: { B: ['ring'] },
  rolls: [1, 0, 0],
}

test('L-MON-08: given a pile and an Object here, when a monster acts, then it cannot pick them up', async () => {
  const table = await monstersNext(loot)
  table.choose('end')
  expect(table.legal()).toEqual(['move:east', 'move:west', 'end'])
})

test('L-MON-10: given a haunt that lets the monster carry, when it acts, then it may pick up and drop', async () => {
  const table = await monstersNext({
    ...loot,
    haunt: { ...(loot.haunt as object), monsters: [{ ...rat, mayCarry: true }] },
  })
  table.choose('end', 'pick-up:axe', 'pick-up:ring')
  expect(table.monster('rat-1')).toMatchObject({ cards: ['axe'], objects: ['ring'] })
  table.choose('move:east', 'drop:ring')
  expect(table.tile('C').objects).toEqual(['ring'])
})

test('L-ATK-02, L-MON-09: given a monster whose box grants no attack, when a hero is here, then it cannot attack', async () => {
  const table = await monstersNext({
    haunt: { monsters: [ogre] },
    monsters: [{ kind: 'ogre', at: 'A' }],
    rolls: [1, 0],
  })
  table.choose('end')
  expect(table.legal()).toEqual(['move:east', 'end'])
  expect(table.refuse('attack:alice').code).toBe('no-target')
})

test('L-MON-09: given a monster that has attacked, when it acts on, then it cannot attack twice in a turn', async () => {
  const table = await monstersNext({
    monsters: [{ kind: 'rat', at: 'A' }],
    rolls: [2, 0, 0, 1, 1, 0, 1, 1, 0, 0],
  })
  table.choose('end', 'attack:alice')
  expect(table.legal()).toEqual(['move:east', 'end'])
})

test('L-MON-13, L-MON-14: given a stunned monster with start and end texts, when its slot comes, then it recovers and does nothing else', async () => {
  const table = await monstersNext({
    haunt: {
      tracks: [{ id: 'wind', name: 'Wind', start: 0 }],
      monsters: [
        {
          ...rat,
          reactions: [
            { on: 'monster-turn-start', do: [{ track: { track: 'wind', by: 1 } }] },
            { on: 'monster-turn-end', do: [{ track: { track: 'wind', by: 10 } }] },
          ],
        },
      ],
    },
    monsters: [{ kind: 'rat', at: 'B', stunned: true }],
    rolls: [1, 0, 0],
  })
  table.choose('end')
  expect(table.monster('rat-1').stunned).toBe(false)
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
  expect(table.state.haunt!.tracks.wind).toBe(0)
  table.choose('end', 'end', 'end', 'end')
  expect(table.state.haunt!.tracks.wind).toBe(11)
})

const howling = {
  ...rat,
  reactions: [{ on: 'monster-turn-end', do: [{ track: { track: 'wind', by: 1 } }] }],
  passives: [{ ask: 'attacker-dice', by: -2 }],
}

test('L-MON-14, L-AMB-72: given a monster stunned in its own turn, when that turn ends, then its end-of-turn text is skipped', async () => {
  const table = await monstersNext({
    haunt: { tracks: [{ id: 'wind', name: 'Wind', start: 0 }], monsters: [howling] },
    monsters: [{ kind: 'rat', at: 'A' }],
    rolls: [2, 2, 0, 0, 0, 0, 2, 0, 0, 0],
  })
  table.choose('end', 'attack:alice')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
  expect(table.state.haunt!.tracks.wind).toBe(0)
})

test('L-MON-14: given a monster whose box takes dice from its attackers, when it is stunned, then it takes none', async () => {
  const attack = (stunned: boolean, rolls: number[]) =>
    monstersNext({
      turn: 'alice',
      haunt: { monsters: [howling], tracks: [{ id: 'wind', name: 'Wind', start: 0 }] },
      monsters: [{ kind: 'rat', at: 'A', stunned }],
      rolls,
    })
  const awake = (await attack(false, [1, 1, 1, 1, 0])).choose('attack:rat-1')
  expect(awake.told('rolled')[0]!.dice).toHaveLength(2)
  const stunned = (await attack(true, [1, 1, 0, 0, 1, 1, 0])).choose('attack:rat-1')
  expect(stunned.told('rolled')[0]!.dice).toHaveLength(4)
})

test('L-MON-15, L-MON-19: given one small and one large monster here, when a hero leaves, then it costs 4, and 1 when both are stunned', async () => {
  const leave = async (stunned: boolean) => {
    const table = await monstersNext({
      people: { alice: 'A', bob: 'B', cora: { at: 'B', team: 'traitor' } },
      haunt: { monsters: [rat, ogre] },
      monsters: [
        { kind: 'rat', at: 'A', stunned },
        { kind: 'ogre', at: 'A', stunned },
      ],
      turn: 'alice',
      moves: 5,
    })
    return table.choose('move:east').state.turn.moves
  }
  expect(await leave(false)).toBe(1)
  expect(await leave(true)).toBe(4)
})

test('L-MON-16, L-MON-17: given small monsters 1 to 3 and a large one, when they act, then by rising number, each done before the next, the large one last', async () => {
  const table = await monstersNext({
    haunt: { monsters: [ogre, rat] },
    monsters: [
      { kind: 'ogre', at: 'C' },
      { kind: 'rat', at: 'B' },
      { kind: 'rat', at: 'B' },
      { kind: 'rat', at: 'B' },
    ],
    rolls: [1, 1, 0, 1, 0],
  })
  table.state.monsters.reverse()
  table.choose('end', 'move:west', 'end')
  expect(table.state.turn.who).toBe('rat-2')
  table.choose('end', 'end', 'end')
  expect(table.told('monster-moves').map(({ who }) => who)).toEqual(['rat-1', 'rat-2', 'rat-3', 'ogre-1'])
})

test('L-MON-20, L-MON-21: given a carrying monster, when stunned, then it drops all and may pick up only in the first turn it begins unstunned', async () => {
  const table = await monstersNext({
    turn: 'bob',
    items: { axe: {} },
    haunt: { monsters: [{ ...rat, mayCarry: true }], objects: [{ id: 'ring', name: 'Ring' }] },
    monsters: [{ kind: 'rat', at: 'A', cards: ['axe'], objects: ['ring'] }],
    rolls: [2, 2, 0, 0, 0, 0, 0, 1, 0, 0],
  })
  table.choose('attack:rat-1')
  expect(table.monster('rat-1')).toMatchObject({ stunned: true, cards: [], objects: [] })
  expect(table.tile('A')).toMatchObject({ pile: ['axe'], objects: ['ring'] })
  table.choose('end', 'end') // Bob, Cora; then the monster recovers and that is all
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
  expect(table.monster('rat-1')).toMatchObject({ stunned: false, barred: true })
  table.choose('end', 'end', 'end')
  expect(table.legal()).toContain('pick-up:axe')
})

test('L-MON-21: given a monster stunned and woken within one round, when it is its turn, then nothing is out of reach any more', async () => {
  const table = await monstersNext({
    items: { axe: {} },
    piles: { B: ['axe'] },
    haunt: { monsters: [{ ...rat, mayCarry: true }] },
    rolls: [1, 0, 0],
  })
  table.monster('rat-1').barred = true
  table.choose('end')
  expect(table.legal()).toContain('pick-up:axe')
})

test('L-MON-23, L-AMB-72: given a monster that loses its own attack, when two of its slots pass, then it is stunned at once, recovers, and acts in the second', async () => {
  const table = await monstersNext({
    monsters: [{ kind: 'rat', at: 'A' }],
    rolls: [2, 2, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0],
  })
  table.choose('end', 'attack:alice')
  expect(table.monster('rat-1').stunned).toBe(true)
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
  table.choose('end', 'end', 'end')
  expect(table.monster('rat-1').stunned).toBe(false)
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
  table.choose('end', 'end', 'end')
  expect(table.asked()).toEqual({ who: 'cora', kind: 'monster' })
})

test('L-ATK-10, L-MON-23: given a monster that can be killed, when it loses its own attack, then it is gone and the round goes on', async () => {
  const table = await monstersNext({
    haunt: { monsters: [{ ...rat, killable: true }] },
    monsters: [
      { kind: 'rat', at: 'A' },
      { kind: 'rat', at: 'B' },
    ],
    rolls: [2, 2, 0, 0, 0, 0, 2, 0, 0, 0],
  })
  table.choose('end', 'attack:alice')
  expect(table.state.monsters.map(({ id }) => id)).toEqual(['rat-2'])
  expect(table.state.turn.who).toBe('rat-2')
})

test('L-AMB-72: given a stunned monster, when it is stunned again, then that adds nothing', async () => {
  const table = await monstersNext({
    turn: 'alice',
    monsters: [{ kind: 'rat', at: 'A', stunned: true }],
    rolls: [2, 0, 0, 0, 0, 0, 0],
  })
  table.choose('attack:rat-1', 'end', 'end', 'end')
  expect(table.told('stunned')).toEqual([])
  expect(table.monster('rat-1').stunned).toBe(false)
})

test('L-MON-03: given a monster without Speed, when its slot comes, then it rolls nothing and cannot move', async () => {
  const table = await monstersNext({
    haunt: { monsters: [{ ...rat, traits: { might: 3 } }] },
    monsters: [{ kind: 'rat', at: 'A' }],
  })
  table.choose('end')
  expect(table.legal()).toEqual(['attack:alice', 'attack:bob', 'end'])
})

/** Nobody runs the monsters: they keep to the script of the ruling. */
const houseRuns = (more: Partial<Scene> = {}) =>
  monstersNext({
    house: '[A]-[B]-[C]-[D]',
    people: { alice: 'D', bob: 'A', cora: 'A' },
    haunt: { team: { kind: 'none' }, monsters: [rat] },
    monsters: [{ kind: 'rat', at: 'B' }],
    turn: 'alice',
    ...more,
  })

test('L-AMB-71: given no traitor, when the monsters act, then they go for the nearest hero and attack', async () => {
  const table = await houseRuns({ rolls: [2, 0, 0, 1, 0, 0, 1, 0, 0, 0] })
  table.choose('end')
  expect(table.told('moved')).toMatchObject([{ who: 'rat-1', to: 'a' }])
  expect(table.told('attacked')).toMatchObject([{ who: 'rat-1', target: 'bob' }])
})

test('L-AMB-71: given two heroes equally near, when a monster acts, then it goes for the first after the revealer', async () => {
  const near = (revealer: 'alice' | 'bob') =>
    houseRuns({
      people: { alice: 'C', bob: 'A', cora: 'D' },
      turn: revealer,
      revealer,
      rolls: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    })
  expect((await near('alice')).choose('end').monster('rat-1').tile).toBe('a')
  // The first after Bob is Cora, who is farther off; then Alice.
  expect((await near('bob')).choose('end').monster('rat-1').tile).toBe('c')
})

test('L-AMB-71: given a traitor and a haunt that says the house runs the monsters, when they act, then the traitor is not asked', async () => {
  const table = await monstersNext({
    haunt: { monsters: [rat], monstersRunBy: 'house' },
    rolls: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  })
  table.choose('end')
  expect(table.told('attacked')).toMatchObject([{ who: 'rat-1', target: 'bob' }])
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
})

test('L-AMB-71: given a house-run monster that may steal, when it wins by 3, then no player decides for it and it does damage', async () => {
  const table = await houseRuns({
    people: { alice: 'D', bob: { at: 'A', cards: ['axe'] }, cora: 'D' },
    items: { axe: {} },
    haunt: { team: { kind: 'none' }, monsters: [rat], passives: [{ ask: 'steal-monsters', by: true }] },
    rolls: [0, 0, 0, 2, 1, 0, 0, 0, 0, 0],
  })
  table.choose('end')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'damage' })
})

const swarm = { ...rat, swarm: true }

test('L-MON-18: given a swarm, when it acts, then all of it moves before one attack for the whole', async () => {
  const table = await monstersNext({
    haunt: { monsters: [swarm] },
    monsters: [
      { kind: 'rat', at: 'B' },
      { kind: 'rat', at: 'B' },
    ],
    rolls: [1, 0, 0, 1, 0, 0, 0, 0, 0, 0],
  })
  table.choose('end')
  expect(table.legal()).toEqual(['move:east', 'move:west', 'end'])
  table.choose('move:west')
  expect(table.monster('rat-1').tile).toBe('a')
  expect(table.legal()).toEqual(['move:east', 'move:west', 'end'])
  table.choose('move:west')
  expect(table.legal()).toEqual(['attack:alice', 'attack:bob', 'end'])
  table.choose('attack:bob')
  expect(table.told('attacked')).toMatchObject([{ who: 'rat-1', target: 'bob' }])
  table.choose('damage:might')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
})

test('L-MON-18, L-MON-14: given a swarm that reaches nobody, or is stunned, when it has moved, then it does not strike', async () => {
  const far = await monstersNext({ haunt: { monsters: [swarm] }, rolls: [1, 0, 0] })
  far.choose('end', 'end')
  expect(far.asked()).toEqual({ who: 'alice', kind: 'main' })
  const stunned = await monstersNext({
    haunt: { monsters: [swarm] },
    monsters: [{ kind: 'rat', at: 'A', stunned: true }],
  })
  stunned.choose('end')
  expect(stunned.told('recovered')).toHaveLength(1)
  expect(stunned.asked()).toEqual({ who: 'alice', kind: 'main' })
})

test('L-COMP-20: given an effect on a monster, when that is killed and another takes its token, then nothing lies on the new one', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: { at: 'A', cards: ['bell', 'axe'] }, bob: 'A', cora: { at: 'B', team: 'traitor' } },
    items: {
      axe: {
        actions: [
          {
            word: 'invoke',
            do: [{ damage: { who: { all: 'monsters', at: 'here' }, kind: 'physical', amount: 1 } }],
          },
        ],
      },
      bell: {
        actions: [
          {
            word: 'ring',
            do: [
              {
                lasting: {
                  on: { all: 'monsters', at: 'here' },
                  passive: { ask: 'may-not-move' },
                  until: 'monster-turn-end',
                },
              },
            ],
          },
        ],
      },
    },
    haunt: {
      monsters: [{ ...rat, killable: true }],
      actions: [
        { word: 'study', name: 'Call', by: 'everyone', do: [{ spawn: { monster: 'rat', on: 'here' } }] },
      ],
    },
    monsters: [{ kind: 'rat', at: 'A' }],
  })
  table.choose('ring:bell', 'invoke:axe', 'study:call')
  expect(table.monster('rat-1')).toBeDefined()
  expect(table.state.lasting).toEqual([])
})

test('L-ATK-10: given a monster killed by the death it deals, when the attack goes on, then it is over', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: {
      alice: { at: 'A', steps: { might: 1, speed: 1 } },
      bob: 'B',
      cora: { at: 'B', team: 'traitor' },
    },
    haunt: {
      monsters: [{ ...rat, killable: true }],
      reactions: [
        {
          on: 'died',
          do: [
            { damage: { who: { all: 'monsters', at: 'here' }, kind: 'physical', amount: 1 } },
            { choose: { options: ['wail', 'rest'].map((key) => ({ key, label: key, do: [] })) } },
          ],
        },
      ],
    },
    monsters: [{ kind: 'rat', at: 'A' }],
    turn: 'cora',
    rolls: [1, 0, 0, 2, 2, 2, 0, 0],
  })
  table.choose('end', 'attack:alice', 'damage:might')
  expect(table.state.monsters).toEqual([])
  expect(viewFor(table.catalog, table.state, 0)).toMatchObject({ turn: { who: null }, leaveCost: 0 })
  table.choose('option:wail')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
})

test('L-AMB-71: given several heroes on its tile, when a house-run monster attacks, then it is the first after the revealer', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'A', cora: 'A' },
    haunt: { team: { kind: 'none' }, monsters: [rat] },
    monsters: [{ kind: 'rat', at: 'A' }],
    turn: 'bob',
    revealer: 'bob',
    rolls: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  })
  table.choose('end')
  expect(table.told('attacked')).toMatchObject([{ target: 'cora' }])
})
