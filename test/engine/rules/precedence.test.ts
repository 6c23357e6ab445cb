import { expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { leaveCost } from '../../../src/engine/rules/questions.ts'
import { scene } from '../../support/scene.ts'

const rat = {
  id: 'rat',
  name: 'Rat',
  size: 'small',
  traits: { speed: 3, might: 3 },
  attack: { trait: 'might' },
}
const sides = { alice: 'A', bob: 'B', cora: { at: 'B', team: 'traitor' } } as const

test('L-PREC-01: given a tile that prints no symbol, when the haunt says it counts as an omen tile, then it does', async () => {
  const pray = {
    word: 'invoke',
    name: 'Pray',
    by: 'heroes',
    when: { on: { all: 'tiles', symbol: 'omen' } },
    do: [],
  }
  const passives = [{ ask: 'counts-as', symbol: 'omen', tile: 'a' }]
  const at = (haunt: Record<string, unknown>) => scene({ house: '[A]-[B]', people: sides, haunt })
  expect((await at({ actions: [pray] })).refuse('invoke:pray')).toMatchObject({
    code: 'not-now',
    rule: 'L-ACT-25',
  })
  expect((await at({ actions: [pray], passives })).legal()).toContain('invoke:pray')
})

test('L-PREC-01, L-PREC-02: given a card that costs moves and a haunt that gives them back, when leaving, then both count and the haunt has the last word', async () => {
  const cost = async (card: boolean, haunt: boolean) => {
    const table = await scene({
      house: '[A]-[B]',
      people: { ...sides, alice: { at: 'A', cards: card ? ['chain'] : [] } },
      items: { chain: { passives: [{ ask: 'leave-cost', by: 2 }] } },
      haunt: { passives: haunt ? [{ ask: 'leave-cost', by: -2 }] : [] },
    })
    return leaveCost(playOf(table.catalog, table.state), 'alice')
  }
  expect([await cost(false, false), await cost(true, false), await cost(true, true)]).toEqual([1, 3, 1])
})

test('L-PREC-02: given a card that keeps monsters off, when a monster is beside its bearer, then the rule that lets it attack yields', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: { at: 'A', cards: ['charm'] }, bob: 'A', cora: { at: 'B', team: 'traitor' } },
    items: { charm: { passives: [{ ask: 'not-attacked-by-monsters' }] } },
    haunt: { monsters: [rat] },
    monsters: [{ kind: 'rat', at: 'A' }],
    turn: 'cora',
    rolls: [1, 0, 0],
  })
  table.choose('end')
  expect(table.legal()).toEqual(['move:east', 'attack:bob', 'end'])
})

test('L-PREC-02: given a tile that holds its guests, when one has moves left, then the rule that lets them walk yields', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'B', cora: 'B' },
    tiles: { A: { passives: [{ ask: 'may-not-move' }] } },
  })
  expect(table.refuse('move:east')).toMatchObject({ code: 'held', rule: 'L-PREC-02' })
})

test.each([
  ['itself', { A: {}, B: { reactions: [{ on: 'enters', do: [{ place: { at: { tile: 'b' } } }] }] } }],
  [
    'another that sends it back',
    {
      A: { reactions: [{ on: 'enters', do: [{ place: { at: { tile: 'b' } } }] }] },
      B: { reactions: [{ on: 'enters', do: [{ place: { at: { tile: 'a' } } }] }] },
    },
  ],
])(
  'L-PREC-03: given a tile whose text leads to %s, when it is entered, then it runs one pass and the turn goes on',
  async (_, tiles) => {
    const table = await scene({ house: '[A]-[B]', people: { alice: 'A', bob: 'A', cora: 'A' }, tiles })
    table.choose('move:east')
    expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
    expect(table.told('moved').length).toBeLessThanOrEqual(3)
  },
)

test('L-PREC-04, L-DICE-02: given three cards that add dice, when rolling, then all count up to eight', async () => {
  const dice = async (cards: string[], rolls: number[]) => {
    const table = await scene({
      house: '[A]-[B]',
      people: { alice: { at: 'A', cards }, bob: 'A', cora: 'A' },
      items: Object.fromEntries(
        ['one', 'two', 'three'].map((id, n) => [id, { passives: [{ ask: 'roll-dice', by: n + 1 }] }]),
      ),
      tiles: {
        A: { actions: [{ word: 'operate', do: [{ roll: { trait: 'might', bands: { '0+': [] } } }] }] },
      },
      rolls,
    })
    return table.choose('operate:a').told('rolled')[0]!.dice.length
  }
  expect(await dice(['one', 'two'], [0, 0, 0, 0, 0, 0, 0])).toBe(7)
  expect(await dice(['one', 'two', 'three'], [0, 0, 0, 0, 0, 0, 0, 0])).toBe(8)
})
