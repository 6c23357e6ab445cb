import { expect, test } from 'vitest'
import { newGame } from '../../../src/engine/game.ts'
import { scene } from '../../support/scene.ts'

const burning = (game: { chapter?: Record<string, unknown> }) =>
  scene({
    house: '[A]-',
    people: { alice: { at: 'A', cards: ['axe'] }, bob: 'A', cora: 'A' },
    items: { axe: { actions: [{ word: 'try', do: [{ 'destroy-card': {} }] }] } },
    ...game,
  })

test('L-CORE-14: given a card destroyed in a campaign, then it is out for good and in no deck', async () => {
  const { state } = (await burning({ chapter: {} })).choose('try:axe')
  expect(state.destroyed).toEqual(['axe'])
  expect(state.box).toEqual([])
  expect(state.decks.item).toEqual([])
  expect(state.explorers[0]!.cards).toEqual([])
})

test('L-TOK-11: given a card destroyed in free play, then it is in the box for this game and in the deck of the next', async () => {
  const { state, catalog } = (await burning({})).choose('try:axe')
  expect(state.box).toEqual(['axe'])
  expect(state.destroyed).toEqual([])
  expect(state.decks.item).toEqual([])
  const next = newGame(catalog, { seed: 's', seats: [{}, {}, {}] })
  expect(next.state.decks.item).toEqual(['axe'])
})

test('L-CORE-15: given a box ticked in one game, when the next begins with its marks, then the box is still ticked', async () => {
  const table = await scene({
    house: '[A]-',
    people: { alice: { at: 'A', cards: ['axe'] }, bob: 'A', cora: 'A' },
    items: { axe: { boxes: 3, actions: [{ word: 'try', do: [{ tick: {} }] }] } },
    chapter: {},
  })
  table.choose('try:axe')
  const { marks } = table.state
  expect(marks.axe).toMatchObject({ ticks: 1 })
  const next = newGame(table.catalog, { seed: 's', seats: [{}, {}, {}], legacy: { marks } })
  expect(next.state.marks.axe).toMatchObject({ ticks: 1 })
})
