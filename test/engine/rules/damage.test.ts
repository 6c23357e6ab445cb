import { describe, expect, test } from 'vitest'
import { type PersonInScene, type Scene, type SceneTable, scene } from '../../support/scene.ts'

const trying = (ops: object[], alice: Partial<PersonInScene> = {}, more: Partial<Scene> = {}) =>
  scene({
    house: '[A]-',
    people: { alice: { at: 'A', ...alice }, bob: 'A', cora: 'A' },
    tiles: { A: { actions: [{ word: 'try', do: ops }] } },
    ...more,
  })
/** A haunt without a traitor. */
const ALONE = { team: { kind: 'none' } }
const hit = (kind: string, amount: unknown) => [{ damage: { kind, amount } }]

describe('splitting', () => {
  test('L-TRAIT-04, L-TRAIT-05: given 3 physical damage, when put Might 2 and Speed 1, then those markers drop 2 and 1', async () => {
    const table = (await trying(hit('physical', 3))).choose('try:a')
    expect(table.asked()).toMatchObject({ who: 'alice', kind: 'damage' })
    expect(table.legal()).toEqual(['damage:speed', 'damage:might'])
    table.choose('damage:might', 'damage:speed', 'damage:might')
    expect(table.person('alice').steps).toEqual({ might: 2, speed: 3, sanity: 4, knowledge: 4 })
  })

  test('L-TRAIT-05: given physical damage, when put on Sanity, then it is refused', async () => {
    const table = (await trying(hit('physical', 1))).choose('try:a')
    expect(table.refuse('damage:sanity').rule).toBe('L-TRAIT-05')
  })

  test('L-TRAIT-06: given mental damage, when put on Might, then it is refused', async () => {
    const table = (await trying(hit('mental', 2))).choose('try:a')
    expect([...table.legal()].sort()).toEqual(['damage:knowledge', 'damage:sanity'])
    expect(table.refuse('damage:might').rule).toBe('L-TRAIT-06')
  })

  test('L-TRAIT-07: given 3 general damage, when put on Speed, Sanity and Knowledge, then each drops by 1', async () => {
    const table = await trying(hit('general', 3))
    table.choose('try:a', 'damage:speed', 'damage:sanity', 'damage:knowledge')
    expect(table.person('alice').steps).toEqual({ might: 4, speed: 3, sanity: 3, knowledge: 3 })
  })

  test('L-TRAIT-09: given one die of mental damage, when a 2 is rolled, then 2 mental damage are taken', async () => {
    const table = await trying(hit('mental', { dice: 1 }), {}, { rolls: [2] })
    table.choose('try:a', 'damage:sanity', 'damage:sanity')
    expect(table.told('damaged')).toMatchObject([{ who: 'alice', damage: 'mental', amount: 2 }])
    expect(table.person('alice').steps.sanity).toBe(2)
  })

  test('L-TRAIT-09: given damage in dice, when the roll is 0, then nobody is hurt', async () => {
    const table = (await trying(hit('mental', { dice: 2 }), {}, { rolls: [0, 0] })).choose('try:a')
    expect(table.asked()).toMatchObject({ kind: 'main' })
    expect(table.told('damaged')).toEqual([])
  })
})

describe('losing a named trait', () => {
  const shield = { shield: { passives: [{ ask: 'damage-less', by: 1, kind: 'physical' }] } }

  test('L-TRAIT-08: given a shield against physical damage, when its bearer loses 2 Speed, then 1 is lost', async () => {
    const table = await trying(
      [{ lose: { trait: 'speed', by: 2 } }],
      { cards: ['shield'] },
      { items: shield },
    )
    table.choose('try:a')
    expect(table.told('damage-lessened')).toMatchObject([{ who: 'alice', by: 1 }])
    expect(table.person('alice').steps.speed).toBe(3)
  })

  test('L-TRAIT-08: given a shield against physical damage, when its bearer loses Sanity, then the shield is no help', async () => {
    const table = await trying(
      [{ lose: { trait: 'sanity', by: 2 } }],
      { cards: ['shield'] },
      { items: shield },
    )
    table.choose('try:a')
    expect(table.person('alice').steps.sanity).toBe(2)
  })

  test('L-TRAIT-08, L-TRAIT-10: given all players lose a trait on the turn of another, then it goes round from the left of the active player', async () => {
    const table = await scene({
      house: '[A]-',
      people: { alice: 'A', bob: 'A', cora: 'A', dan: 'A' },
      turn: 'bob',
      tiles: {
        A: {
          actions: [
            {
              word: 'try',
              do: [
                {
                  'choose-who': {
                    from: { all: 'players', but: 'me' },
                    do: [
                      {
                        'for-each': {
                          who: 'target',
                          asMe: true,
                          do: [{ lose: { who: { all: 'players' }, trait: 'might', by: 1 } }],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          ],
        },
      },
    })
    table.choose('try:a', 'target:dan')
    expect(table.told('damaged').map(({ who }) => who)).toEqual(['cora', 'dan', 'alice', 'bob'])
  })
})

describe('before the haunt', () => {
  test('L-AMB-18: given Might critical and Speed two above, when 2 physical damage come, then they cannot be wasted on Might', async () => {
    const table = await trying(hit('physical', 2), { steps: { might: 1, speed: 3 } })
    table.choose('try:a')
    expect(table.asked()).toMatchObject({ kind: 'main' })
    expect(table.person('alice').steps).toMatchObject({ might: 1, speed: 1 })
  })

  test.each(['might', 'sanity'] as const)(
    'L-AMB-18: given %s critical, when general damage is put on it, then it is refused',
    async (trait) => {
      const table = (await trying(hit('general', 1), { steps: { [trait]: 1 } })).choose('try:a')
      expect(table.legal()).not.toContain(`damage:${trait}`)
      expect(table.refuse(`damage:${trait}`).rule).toBe('L-AMB-18')
    },
  )

  test('L-TRAIT-19: given Might and Speed critical, when 4 physical damage come, then nothing changes', async () => {
    const table = await trying(hit('physical', 4), { steps: { might: 1, speed: 1 } })
    table.choose('try:a')
    expect(table.person('alice')).toMatchObject({ dead: false, steps: { might: 1, speed: 1, sanity: 4 } })
    expect(table.told('trait-fell')).toEqual([])
  })
})

describe('L-AMB-19: in the haunt', () => {
  test('given Might critical, when 2 damage are put on Speed, then the victim lives', async () => {
    const table = await trying(hit('physical', 2), { steps: { might: 1 } }, { haunt: ALONE })
    table.choose('try:a', 'damage:speed', 'damage:speed')
    expect(table.person('alice')).toMatchObject({ dead: false, steps: { might: 1, speed: 2 } })
  })

  test('given a first point put on critical Might, when the second is still to be put, then nobody has died yet', async () => {
    const table = await trying(hit('general', 2), { steps: { might: 1 } }, { haunt: ALONE })
    table.choose('try:a', 'damage:might')
    expect(table.told('died')).toEqual([])
    expect(table.legal()).not.toContain('damage:might')
    table.choose('damage:sanity')
    expect(table.told('died')).toHaveLength(1)
    expect(table.person('alice').steps).toMatchObject({ might: 0, sanity: 3 })
  })

  test('given more damage than both traits can take, then the rest is lost and death comes once', async () => {
    const table = await trying(hit('physical', 9), { steps: { might: 1, speed: 2 } }, { haunt: ALONE })
    table.choose('try:a', 'damage:might')
    expect(table.person('alice').steps).toMatchObject({ might: 0, speed: 0, sanity: 4, knowledge: 4 })
    expect(table.told('died')).toHaveLength(1)
  })
})

describe('paying with traits', () => {
  const trade = (by: number) => [
    { pay: { trait: 'might', by, then: [{ gain: { trait: 'sanity', by: 1 } }] } },
  ]

  test('L-TRAIT-18: given Might one above critical, when a trade of 2 Might is on offer, then it cannot be had', async () => {
    const short = await trying(trade(2), { steps: { might: 2 } })
    expect(short.refuse('try:a').rule).toBe('L-ACT-25')
    const enough = (await trying(trade(2), { steps: { might: 3 } })).choose('try:a')
    expect(enough.person('alice').steps).toMatchObject({ might: 1, sanity: 5 })
  })

  test('L-TRAIT-18: given two courses of which one cannot be paid, when choosing, then only the other is offered', async () => {
    const options = [
      { key: 'two', label: 'Two', do: trade(2) },
      { key: 'one', label: 'One', do: trade(1) },
      { key: 'none', label: 'None', do: [] },
    ]
    const table = (await trying([{ choose: { options } }], { steps: { might: 2 } })).choose('try:a')
    expect(table.legal()).toEqual(['option:one', 'option:none'])
  })

  test('L-AMB-21: given Might critical in the haunt, when it would have to be paid, then it cannot be', async () => {
    const table = await trying(trade(1), { steps: { might: 1 } }, { haunt: ALONE })
    expect(table.legal()).not.toContain('try:a')
  })

  test('L-AMB-20: given a traitor and armour, when paying on a tile, then neither immunity nor armour spares the price', async () => {
    const table = await trying(
      trade(1),
      { team: 'traitor', cards: ['shield'] },
      { haunt: {}, items: { shield: { passives: [{ ask: 'damage-less', by: 5 }] } } },
    )
    table.choose('try:a')
    expect(table.person('alice').steps).toMatchObject({ might: 3, sanity: 5 })
  })
})

describe('several victims', () => {
  /** Who was hurt or stunned, in order; everybody puts it on Sanity. */
  const order = (table: SceneTable): string[] => {
    while (table.asked()?.kind === 'damage') table.choose('damage:sanity')
    return table.all.flatMap((one) => (one.kind === 'damaged' || one.kind === 'stunned' ? [one.who] : []))
  }

  test('L-TRAIT-10: given seats A B C D and Bob active, when all are hurt, then it goes C D A B', async () => {
    const table = await scene({
      house: '[A]-',
      people: { alice: 'A', bob: 'A', cora: 'A', dan: 'A' },
      turn: 'bob',
      tiles: {
        A: {
          actions: [
            { word: 'try', do: [{ damage: { who: { all: 'players' }, kind: 'mental', amount: 1 } }] },
          ],
        },
      },
    })
    expect(order(table.choose('try:a'))).toEqual(['cora', 'dan', 'alice', 'bob'])
  })

  const burn = [{ damage: { who: { all: 'everyone' }, kind: 'mental', amount: 1 } }]
  const crowd: Scene = {
    house: '[A]-',
    people: { alice: 'A', bob: { at: 'A', team: 'traitor' }, cora: 'A', dan: 'A' },
    monsters: [
      { kind: 'rat', at: 'A' },
      { kind: 'rat', at: 'A' },
    ],
    haunt: {
      monsters: [
        {
          id: 'rat',
          name: 'Rat',
          size: 'small',
          traits: { speed: 2 },
          reactions: [{ on: 'monster-turn-start', do: burn }],
        },
      ],
      actions: [{ word: 'try', name: 'Burn', do: burn }],
    },
  }

  test('L-AMB-22: given the round C D A B and monsters, when Alice hurts everyone, then B, monsters, C, D, A', async () => {
    const table = await scene(crowd)
    expect(table.state.order).toEqual(['cora', 'dan', 'alice', 'bob', '*monsters'])
    expect(order(table.choose('try:burn'))).toEqual(['bob', 'rat-1', 'rat-2', 'cora', 'dan', 'alice'])
  })

  test('L-AMB-22: given a monster is active, when it hurts everyone, then it starts on the left of the traitor and the monster comes last', async () => {
    const table = await scene({ ...crowd, turn: 'bob' })
    expect(order(table.choose('end'))).toEqual(['cora', 'dan', 'alice', 'bob', 'rat-2', 'rat-1'])
  })
})
