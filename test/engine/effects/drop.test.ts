import { expect, test } from 'vitest'
import { sentenceOf, weightOf } from '../../support/ops.ts'
import { scene } from '../../support/scene.ts'

const items = { cup: {}, jug: {} }
const omens = { idol: {} }
const trip = (drop: object) => ({ A: { actions: [{ word: 'trip', do: [{ drop }] }] } })

test.each([
  ['item', ['card:cup', 'card:jug']],
  ['any', ['card:cup', 'card:idol', 'card:jug']],
] as const)(
  'drop: given cards, when one of kind %s must be dropped, then its carrier picks which',
  async (cards, keys) => {
    const table = await scene({
      house: '[A]',
      people: { alice: { at: 'A', cards: ['cup', 'idol'], used: ['jug'] }, bob: 'A', cora: 'A' },
      items,
      omens,
      tiles: trip({ cards }),
    })
    table.choose('trip:a')
    expect(table.legal()).toEqual(keys)
    table.choose('card:jug')
    expect(table.tile('A').pile).toEqual(['jug'])
    expect(table.person('alice')).toMatchObject({ cards: ['cup', 'idol'], used: [] })
    expect(table.told('dropped')).toMatchObject([
      { who: 'alice', thing: 'jug', tile: 'a', rules: ['L-ACT-17'] },
    ])
  },
)

test('drop: given several people, when each must drop, then those without a card are passed over', async () => {
  const table = await scene({
    house: '[A]-[B]',
    people: { alice: 'A', bob: 'A', cora: { at: 'B', cards: ['cup'] } },
    items,
    tiles: trip({ cards: 'any', who: { all: 'people' } }),
  })
  table.choose('trip:a')
  expect(table.tile('B').pile).toEqual(['cup'])
  expect(table.tile('A').pile).toEqual([])
})

test('drop: is said, and is a loss for the one who drops', async () => {
  const { catalog } = await scene({ house: '[A]', people: { alice: 'A', bob: 'A', cora: 'A' } })
  expect(sentenceOf(catalog, { op: 'drop', cards: 'item' })).toBe('drop 1 Item here')
  expect(weightOf({ op: 'drop', cards: 'item' })).toBeLessThan(0)
  expect(weightOf({ op: 'drop', cards: 'item', who: 'target' })).toBe(0)
})
