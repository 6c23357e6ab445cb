import { expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { seatFor } from '../../../src/engine/state/characters.ts'
import { type Scene, scene } from '../../support/scene.ts'

const rat = {
  id: 'rat',
  name: 'Rat',
  size: 'small',
  traits: { speed: 3, might: 3 },
  attack: { trait: 'might' },
}

/** Alice and Bob are heroes and Cora the traitor, all on one tile, in Alice's turn. */
const brawl = (more: Partial<Scene> = {}) =>
  scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'B', cora: { at: 'A', team: 'traitor' } },
    haunt: { monsters: [rat] },
    ...more,
  })

test('L-ATK-01: given a Weapon before the haunt, when attacking, then it is refused', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: { at: 'A', cards: ['axe'] }, bob: 'A', cora: 'A' },
    items: {
      axe: { types: ['weapon'], actions: [{ word: 'attack', attack: { trait: 'might', reach: 'here' } }] },
    },
  })
  expect(table.legal().filter((key) => key.startsWith('attack'))).toEqual([])
  expect(table.refuse('attack:bob')).toMatchObject({ code: 'attack-too-early', rule: 'L-ATK-01' })
  expect(table.refuse('attack:bob:axe')).toMatchObject({ code: 'attack-too-early', rule: 'L-ATK-01' })
})

test('L-ATK-03, L-ATK-04: given no cards and Might 4, when attacking unarmed, then 4 dice are rolled for Might', async () => {
  const table = await brawl({ rolls: [1, 1, 1, 1, 1, 1, 1, 1] })
  table.choose('attack:cora')
  const [mine] = table.told('rolled')
  expect(mine).toMatchObject({ who: 'alice', trait: 'might', for: 'attack' })
  expect(mine!.dice).toHaveLength(4)
})

test('L-ATK-04, L-LOS-03: given an opponent on the next tile and no Weapon, when attacking, then it is refused', async () => {
  const table = await brawl({
    people: { alice: 'A', bob: 'B', cora: { at: 'B', team: 'traitor' } },
  })
  expect(table.refuse('attack:cora')).toMatchObject({ code: 'no-target', rule: 'L-ATK-04' })
})

test('L-ATK-05, L-ATK-06: given a card that mends a roll of 0, when attacking, then it is settled before the defender rolls', async () => {
  const table = await brawl({
    people: { alice: { at: 'A', cards: ['coin'] }, bob: 'B', cora: { at: 'A', team: 'traitor' } },
    items: { coin: { passives: [{ ask: 'roll-zero', counts: 2 }] } },
    rolls: [0, 0, 0, 0, 1, 1, 1, 0],
  })
  table.choose('attack:cora')
  const order = table.happenings.flatMap((it) =>
    it.kind === 'rolled' ? [`${it.who} ${it.for}`] : it.kind === 'zero-counted' ? [it.kind] : [],
  )
  expect(order).toEqual(['alice attack', 'zero-counted', 'cora defence'])
  expect(table.told('attack-won')).toMatchObject([{ winner: 'cora', by: 1 }])
})

test('L-ATK-06, L-ATK-15, L-ATK-16: given a Speed Weapon, when it wins by 2, then both roll Speed and the damage is physical', async () => {
  const table = await brawl({
    people: {
      alice: { at: 'A', cards: ['sling'], steps: { speed: 8 } },
      bob: 'B',
      cora: { at: 'A', team: 'traitor', steps: { speed: 1 } },
    },
    items: { sling: { actions: [{ word: 'attack', attack: { trait: 'speed', reach: 'here' } }] } },
    rolls: [2, 2, 0, 0, 0, 0, 1, 1],
  })
  table.choose('attack:cora:sling')
  expect(table.told('rolled').map(({ trait, dice }) => [trait, dice.length])).toEqual([
    ['speed', 6],
    ['speed', 2],
  ])
  expect(table.told('damaged')).toMatchObject([{ who: 'cora', damage: 'physical', amount: 2 }])
})

test('L-ATK-15, L-ATK-17: given a Sanity Weapon, when it wins by 1, then both roll Sanity and the damage is mental', async () => {
  const table = await brawl({
    people: { alice: { at: 'A', cards: ['hymn'] }, bob: 'B', cora: { at: 'A', team: 'traitor' } },
    items: { hymn: { actions: [{ word: 'attack', attack: { trait: 'sanity', reach: 'here' } }] } },
    rolls: [2, 2, 0, 0, 1, 1, 1, 0],
  })
  table.choose('attack:cora:hymn', 'damage:knowledge')
  expect(table.told('rolled').map(({ trait }) => trait)).toEqual(['sanity', 'sanity'])
  expect(table.told('damaged')).toMatchObject([{ who: 'cora', damage: 'mental', amount: 1 }])
  expect(table.person('cora').steps.knowledge).toBe(3)
})

test('L-ATK-07, L-ATK-09: given attacker 3 and defender 5, when compared, then the attacker takes the gap and the defender succeeded', async () => {
  const table = await brawl({ rolls: [2, 1, 0, 0, 2, 2, 1, 0] })
  table.choose('attack:cora', 'damage:might', 'damage:speed')
  expect(table.told('attack-won')).toMatchObject([{ winner: 'cora', loser: 'alice', by: 2 }])
  expect(table.person('alice').steps).toMatchObject({ might: 3, speed: 3 })
  expect(table.person('cora').steps).toMatchObject({ might: 4, speed: 4 })
})

test('L-ATK-08: given equal results, when compared, then nobody is hurt and nobody succeeded', async () => {
  const table = await brawl({ rolls: [2, 1, 1, 0, 1, 1, 1, 1] })
  table.choose('attack:cora')
  expect(table.told('attack-tied')).toMatchObject([{ who: 'alice', target: 'cora' }])
  expect([...table.told('attack-won'), ...table.told('damaged')]).toEqual([])
})

test('L-ATK-10, L-MON-11, L-MON-12: given a win by 5 over a monster, when compared, then it is stunned for all to see and not gone', async () => {
  const table = await brawl({
    monsters: [{ kind: 'rat', at: 'A' }],
    rolls: [2, 2, 2, 0, 1, 0, 0],
  })
  table.choose('attack:rat-1')
  expect(table.monster('rat-1').stunned).toBe(true)
  expect(table.told('stunned')).toMatchObject([{ who: 'rat-1' }])
})

test('L-ATK-10: given a haunt whose monster can be killed, when it is beaten, then it is removed and drops what it carries', async () => {
  const table = await brawl({
    haunt: {
      monsters: [{ ...rat, killable: true, mayCarry: true }],
      objects: [{ id: 'ring', name: 'Ring' }],
    },
    monsters: [{ kind: 'rat', at: 'A', objects: ['ring'] }],
    rolls: [2, 2, 2, 0, 1, 0, 0],
  })
  table.choose('attack:rat-1')
  expect(table.state.monsters).toEqual([])
  expect(table.tile('A').objects).toEqual(['ring'])
})

test('L-ATK-11, L-ATK-12, L-ATK-13: given a stunned monster, when a hero loses to it, then it rolled its Might and the hero is unhurt', async () => {
  const table = await brawl({
    monsters: [{ kind: 'rat', at: 'A', stunned: true }],
    rolls: [0, 0, 0, 1, 2, 2, 2],
  })
  expect(table.legal()).toContain('attack:rat-1')
  table.choose('attack:rat-1')
  expect(table.told('rolled')[1]).toMatchObject({ who: 'rat-1', trait: 'might', total: 6 })
  expect(table.told('rolled')[1]!.dice).toHaveLength(3)
  expect(table.told('damaged')).toEqual([])
  expect(table.person('alice').steps).toMatchObject({ might: 4, speed: 4 })
})

test('L-ATK-14: given the unarmed ATTACK used, when a Weapon is tried, then the word is spent', async () => {
  const table = await brawl({
    people: { alice: { at: 'A', cards: ['axe'] }, bob: 'B', cora: { at: 'A', team: 'traitor' } },
    items: { axe: { actions: [{ word: 'attack', attack: { trait: 'might', reach: 'here', dice: 1 } }] } },
    rolls: [1, 1, 1, 1, 1, 1, 1, 1],
  })
  expect(table.legal()).toContain('attack:cora:axe')
  table.choose('attack:cora')
  expect(table.legal().filter((key) => key.startsWith('attack'))).toEqual([])
  expect(table.refuse('attack:cora:axe')).toMatchObject({ code: 'word-spent', rule: 'L-ACT-06' })
})

test('L-ATK-14, L-ITEM-10: given a Weapon with an extra die, when attacking with it, then 5 dice are rolled and it is used', async () => {
  const table = await brawl({
    people: { alice: { at: 'A', cards: ['axe'] }, bob: 'B', cora: { at: 'A', team: 'traitor' } },
    items: { axe: { actions: [{ word: 'attack', attack: { trait: 'might', reach: 'here', dice: 1 } }] } },
    rolls: [1, 1, 1, 1, 0, 1, 1, 1, 1],
  })
  table.choose('attack:cora:axe')
  expect(table.told('rolled')[0]!.dice).toHaveLength(5)
  expect(table.person('alice').used).toEqual(['axe'])
})

test('L-ATK-18, L-ATK-19, L-AMB-50: given a monster without Sanity, when attacked by Sanity, then no dice fall, word and card are spent and its box is open', async () => {
  const table = await brawl({
    people: { alice: { at: 'A', cards: ['hymn'] }, bob: 'B', cora: { at: 'A', team: 'traitor' } },
    items: { hymn: { actions: [{ word: 'attack', attack: { trait: 'sanity', reach: 'here' } }] } },
    monsters: [{ kind: 'rat', at: 'A' }],
  })
  table.choose('attack:rat-1:hymn')
  expect(table.told('attack-wasted')).toMatchObject([{ who: 'alice', target: 'rat-1', trait: 'sanity' }])
  expect(table.told('rolled')).toEqual([])
  expect(table.monster('rat-1').stunned).toBe(false)
  expect(table.state.turn.words).toEqual(['attack'])
  expect(table.person('alice').used).toEqual(['hymn'])
  expect(table.state.haunt!.disclosed).toEqual(['monster:rat'])
})

test('L-ATK-20: given a target on the next tile, when the attack is lost by 4, then the attacker is unhurt', async () => {
  const table = await brawl({
    people: { alice: { at: 'A', cards: ['bow'] }, bob: 'B', cora: { at: 'B', team: 'traitor' } },
    items: { bow: { actions: [{ word: 'attack', attack: { trait: 'speed', reach: 'adjacent' } }] } },
    rolls: [0, 0, 0, 0, 1, 1, 1, 1],
  })
  table.choose('attack:cora:bow')
  expect(table.told('attack-won')).toMatchObject([{ winner: 'cora', by: 4 }])
  expect(table.told('damaged')).toEqual([])
})

test('L-ATK-21: given Might and Speed 4, when 5 is rolled against 8, then Might two steps and Speed one step make both 3', async () => {
  const table = await brawl({
    people: {
      alice: { at: 'A', steps: { might: 5, speed: 4 } },
      bob: 'B',
      cora: { at: 'A', team: 'traitor', steps: { might: 8 } },
    },
    rolls: [2, 2, 1, 0, 2, 2, 2, 2, 0, 0],
  })
  expect([table.value('alice', 'might'), table.value('alice', 'speed')]).toEqual([4, 4])
  table.choose('attack:cora', 'damage:might', 'damage:might', 'damage:speed')
  expect([table.value('alice', 'might'), table.value('alice', 'speed')]).toEqual([3, 3])
})

test('L-ATK-22: given a hero who attacks a monster, when it defends, then the roll is its own and the traitor answers for it', async () => {
  const table = await brawl({ monsters: [{ kind: 'rat', at: 'A' }], rolls: [1, 0, 0, 0, 1, 0, 0] })
  table.choose('attack:rat-1')
  expect(table.told('rolled')[1]).toMatchObject({ who: 'rat-1', for: 'defence' })
  expect(seatFor(playOf(table.catalog, table.state), 'rat-1')).toBe(table.person('cora').seat)
})

test('L-AMB-06: given a monster on an outside tile, when a hero there attacks it, then it is legal', async () => {
  const table = await brawl({
    house: { ground: '[A]', outside: '[B]-[C]' },
    people: { alice: 'B', bob: 'A', cora: { at: 'A', team: 'traitor' } },
    monsters: [{ kind: 'rat', at: 'B' }],
    rolls: [2, 0, 0, 0, 0, 0, 0],
  })
  table.choose('attack:rat-1')
  expect(table.monster('rat-1').stunned).toBe(true)
})

test('L-AMB-55: given two heroes in a haunt of two sides, when one attacks the other, then it is refused', async () => {
  const table = await brawl({ people: { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' } } })
  expect(table.legal()).toContain('attack:cora')
  expect(table.legal()).not.toContain('attack:bob')
  expect(table.refuse('attack:bob')).toMatchObject({ code: 'friend', rule: 'L-AMB-55' })
})

test('L-AMB-55: given a traitor and a monster on one tile, when targets are listed, then the traitor may not attack it', async () => {
  const table = await brawl({ turn: 'cora', monsters: [{ kind: 'rat', at: 'A' }] })
  expect(table.legal()).toContain('attack:alice')
  expect(table.refuse('attack:rat-1').code).toBe('no-target')
})

test.each(['hidden', 'unknown', 'everyone'])(
  'L-AMB-55, L-HID-10: given a haunt of kind %s, when targets are listed, then any other living player here is one',
  async (kind) => {
    const traitor = kind === 'hidden' ? { traitor: { random: true } } : {}
    const table = await scene({
      house: '[A]-[B]',
      people: { alice: 'A', bob: 'A', cora: { at: 'A', dead: true }, dan: 'B' },
      haunt: { team: { kind, ...traitor } },
    })
    expect(table.legal().filter((key) => key.startsWith('attack'))).toEqual(['attack:bob'])
  },
)

test('L-ATK-10, L-ITEM-17: given a Weapon with effects on dealing damage and on a kill, when a monster is killed with it, then both run and the monster is past harm', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: { at: 'A', cards: ['saw'] }, bob: 'B', cora: { at: 'B', team: 'traitor' } },
    items: {
      saw: {
        types: ['weapon'],
        actions: [
          {
            word: 'attack',
            attack: {
              trait: 'might',
              reach: 'here',
              dealt: [{ lose: { who: 'target', trait: 'speed', by: 1 } }],
              killed: [{ gain: { trait: 'sanity', by: 1 } }],
            },
          },
        ],
      },
    },
    haunt: { monsters: [{ ...rat, killable: true }] },
    monsters: [{ kind: 'rat', at: 'A' }],
    rolls: [1, 0, 0, 0, 0, 0, 0],
  })
  table.choose('attack:rat-1:saw')
  expect(table.state.monsters).toEqual([])
  expect(table.person('alice').steps.sanity).toBe(5)
})
