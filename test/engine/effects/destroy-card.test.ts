import { expect, test } from 'vitest'
import { changesOf, sentenceOf } from '../../support/ops.ts'
import { scene } from '../../support/scene.ts'

test.each([
  ['campaign', { chapter: {} }, { destroyed: ['cup'], box: [] }],
  ['free', {}, { destroyed: [], box: ['cup'] }],
] as const)(
  'destroy-card: given %s play, when the card is destroyed, then it is out of every hand and deck',
  async (_, game, out) => {
    const table = await scene({
      house: '[A]',
      people: { alice: { at: 'A', cards: ['cup'] }, bob: 'A', cora: 'A' },
      items: { cup: { actions: [{ word: 'break', do: [{ 'destroy-card': {} }] }] } },
      ...game,
    })
    table.choose('break:cup')
    expect(table.state).toMatchObject(out)
    expect(table.person('alice')).toMatchObject({ cards: [], used: [] })
    expect(table.state.decks.item).toEqual([])
    expect(table.told('card-destroyed')).toMatchObject([{ card: 'cup' }])
  },
)

test('destroy-card: is said, and is a loss for whoever carries it', async () => {
  const people = { alice: 'A', bob: { at: 'A', cards: ['cup'] }, cora: 'A' }
  const table = await scene({ house: '[A]', people, items: { cup: {} } })
  expect(sentenceOf(table.catalog, { op: 'destroy-card' })).toBe('destroy this card')
  expect(changesOf(table, { op: 'destroy-card' }, { card: 'cup' })).toEqual({ 'card:bob': -1 })
  expect(changesOf(table, { op: 'destroy-card' })).toEqual({})
})
