import { describe, expect, test } from 'vitest'
import { loadCatalog } from '../../../src/catalog/load.ts'
import { indexOf } from '../../../src/engine/language/catalog-index.ts'
import type { Bound } from '../../../src/engine/language/defs.ts'
import { rollDice, seedStreams } from '../../../src/engine/state/dice.ts'
import { type PersonInScene, type Scene, scene } from '../../support/scene.ts'

/** Alice on A rolls and is done; what matters is the roll. */
const rolling = (
  roll: object,
  rolls: number[],
  alice: Partial<PersonInScene> = {},
  passives: object[] = [],
  more: Partial<Scene> = {},
) =>
  scene({
    house: '[A]-',
    people: { alice: { at: 'A', cards: ['charm'], ...alice }, bob: 'A', cora: 'A' },
    items: { charm: { passives } },
    tiles: { A: { actions: [{ word: 'try', do: [{ roll: { bands: { '0+': [] }, ...roll } }] }] } },
    rolls,
    ...more,
  })
const twos = (count: number): number[] => new Array(count).fill(2)

test('L-DICE-01: given the dice 2, 1 and 0, when added up, then the result is 3', async () => {
  const table = (await rolling({ dice: 3 }, [2, 1, 0])).choose('try:a')
  expect(table.told('rolled')).toMatchObject([{ dice: [2, 1, 0], add: 0, total: 3 }])
})

test('L-AMB-26: given 300,000 dice, when counted, then each of the faces 0, 1 and 2 falls for a third of them', () => {
  const faces = rollDice(seedStreams('faces'), 300_000)
  for (const face of [0, 1, 2]) {
    const count = faces.filter((one) => one === face).length
    expect(Math.abs(count - 100_000), `face ${face}`).toBeLessThan(1_000)
  }
})

describe('how many dice', () => {
  test('L-DICE-06: given a Sanity of 4, when Sanity is rolled, then 4 dice fall', async () => {
    const table = (await rolling({ trait: 'sanity' }, twos(4))).choose('try:a')
    expect(table.told('rolled')).toMatchObject([{ trait: 'sanity', dice: twos(4), total: 8 }])
  })

  test('L-DICE-02, L-COMP-11: given a trait of 6 and four dice more, when rolled, then 8 dice fall', async () => {
    const more = [{ ask: 'roll-dice', by: 4 }]
    const table = await rolling({ trait: 'might' }, twos(8), { steps: { might: 8 } }, more)
    table.choose('try:a')
    expect(table.told('rolled')[0]!.dice).toHaveLength(8)
  })

  test('L-DICE-02, L-COMP-11: given 11 dice to roll, when rolled, then 8 dice fall', async () => {
    const table = (await rolling({ dice: 11 }, twos(8))).choose('try:a')
    expect(table.told('rolled')[0]!.dice).toHaveLength(8)
  })

  test('L-DICE-03: given a trait of 2 and three dice fewer, when rolled, then 1 die falls', async () => {
    const fewer = [{ ask: 'roll-dice', by: -3 }]
    const table = (await rolling({ trait: 'might' }, [2], { steps: { might: 1 } }, fewer)).choose('try:a')
    expect(table.told('rolled')[0]!.dice).toEqual([2])
  })

  test('L-DICE-07: given a card that helps trait rolls, when a number of dice is rolled, then it does not help', async () => {
    const help = [
      { ask: 'roll-dice', by: 1 },
      { ask: 'roll-add', by: 5 },
    ]
    const fixed = (await rolling({ dice: 3 }, [1, 1, 1], {}, help)).choose('try:a')
    expect(fixed.told('rolled')).toMatchObject([{ dice: [1, 1, 1], total: 3 }])
    const trait = (await rolling({ trait: 'might' }, [1, 1, 1, 1, 1], {}, help)).choose('try:a')
    expect(trait.told('rolled')).toMatchObject([{ dice: [1, 1, 1, 1, 1], total: 10 }])
  })
})

describe('the result', () => {
  test('L-DICE-04: given a total of 1 and a penalty of 3, then the result is 0', async () => {
    const table = (await rolling({ dice: 2, add: -3 }, [1, 0])).choose('try:a')
    expect(table.told('rolled')).toMatchObject([{ add: -3, total: 0 }])
  })

  test('L-AMB-28: given a trait of 6, 4 dice and 6 on the result, when eight 2s fall, then the result is 22', async () => {
    const help = [
      { ask: 'roll-dice', by: 4 },
      { ask: 'roll-add', by: 6 },
    ]
    const table = await rolling({ trait: 'might' }, twos(8), { steps: { might: 8 } }, help)
    table.choose('try:a')
    expect(table.told('rolled')).toMatchObject([{ total: 22 }])
  })

  const bands = { '6+': [{ gain: { trait: 'might', by: 1 } }], '0-5': [{ lose: { trait: 'might', by: 1 } }] }
  test.each([
    [[2, 2, 2], 5],
    [[2, 2, 1], 3],
  ])(
    'L-DICE-05: given rows 6+ and 0-5, when %j fall, then the row that holds the total applies',
    async (rolls, step) => {
      const table = (await rolling({ dice: 3, bands }, rolls)).choose('try:a')
      expect(table.person('alice').steps.might).toBe(step)
    },
  )

  test('L-DICE-08: given every roll of the shipped content, when its rows are laid side by side, then each result from 0 up is in exactly one', async () => {
    const { lists } = indexOf(await loadCatalog())
    const rolls = [...lists.values()].flatMap(({ ops }) => ops.filter((op) => op.op === 'roll'))
    expect(rolls.length).toBeGreaterThan(0)
    const at = (bound: Bound, table: number) => (typeof bound === 'number' ? bound : bound[table]!)
    for (const { bands: rows } of rolls) {
      for (const table of [0, 1, 2]) {
        for (let result = 0; result <= 30; result++) {
          const fit = rows.filter(
            ({ from, to }) => at(from, table) <= result && (to === null || result <= at(to, table)),
          )
          expect(fit, `result ${result} of ${JSON.stringify(rows)}`).toHaveLength(1)
        }
      }
    }
  })
})

describe('L-AMB-27: an attack roll', () => {
  const strong = [{ ask: 'roll-dice', by: 1, when: { rolling: { trait: 'might' } } }]
  const fight: Partial<Scene> = {
    people: {
      alice: { at: 'A', cards: ['charm'], team: 'traitor' },
      bob: { at: 'A', cards: ['brace'] },
      cora: 'A',
    },
    items: { charm: { passives: strong }, brace: { passives: strong } },
    haunt: {},
  }

  test('given cards that help Might rolls, when attacking unarmed, then they help attack and defence', async () => {
    const table = await scene({ house: '[A]-', rolls: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], ...fight } as Scene)
    table.choose('attack:bob')
    expect(table.told('rolled')).toMatchObject([
      { who: 'alice', trait: 'might', for: 'attack', dice: [1, 1, 1, 1, 1] },
      { who: 'bob', trait: 'might', for: 'defence', dice: [1, 1, 1, 1, 1] },
    ])
  })

  test('given an attack and a roll printed on a tile, when the traitor makes them, then a flat 5 is on offer for the roll only', async () => {
    const table = await scene({
      house: '[A]-',
      rolls: [1, 1, 1, 1, 1, 1, 1, 1],
      ...fight,
      items: { charm: {}, brace: {} },
      tiles: {
        A: {
          actions: [
            { word: 'attack', attack: { trait: 'might', reach: 'here' } },
            { word: 'try', do: [{ roll: { trait: 'might', bands: { '0+': [] } } }] },
          ],
        },
      },
    } as Scene)
    table.choose('attack:bob:a')
    expect(table.told('attack-tied')).toHaveLength(1)
    table.choose('try:a')
    expect(table.asked()).toMatchObject({ who: 'alice', kind: 'flat-five' })
    table.choose('five')
  })
})

describe('L-AMB-29: a monster’s Speed roll', () => {
  const hunt = (speed: number, rolls: number[], passives: object[] = []) =>
    scene({
      house: '[A]-[B]-',
      people: { alice: { at: 'A', team: 'traitor', cards: ['charm'] }, bob: 'B', cora: 'B' },
      items: { charm: { passives: [{ ask: 'roll-dice', by: 3 }] } },
      haunt: {
        monsters: [{ id: 'rat', name: 'Rat', size: 'small', traits: { speed } }],
        passives,
      },
      monsters: [{ kind: 'rat', at: 'A' }],
      rolls,
    })

  test('given a traitor whose card helps rolls, when the monster rolls, then only its own Speed counts', async () => {
    const table = (await hunt(2, [2, 1])).choose('end')
    expect(table.told('rolled')).toMatchObject([
      { who: 'rat-1', trait: 'speed', for: 'monster-speed', dice: [2, 1] },
    ])
    expect(table.state.turn).toMatchObject({ who: 'rat-1', moves: 3 })
  })

  test('given a haunt that speaks of monsters’ Speed rolls, when the monster rolls, then it is helped as with a trait roll', async () => {
    const passives = [{ ask: 'roll-dice', by: 1, when: { rolling: { for: 'monster-speed' } } }]
    const table = (await hunt(2, [1, 1, 1], passives)).choose('end')
    expect(table.told('rolled')[0]!.dice).toHaveLength(3)
  })

  test('given a roll of 0, then it has 1 move', async () => {
    const table = (await hunt(2, [0, 0])).choose('end')
    expect(table.state.turn).toMatchObject({ who: 'rat-1', moves: 1 })
  })
})
