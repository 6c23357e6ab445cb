import { expect, test } from 'vitest'
import { playOf } from '../../../src/engine/game.ts'
import { imagine } from '../../../src/engine/imagine.ts'
import { whoIs } from '../../../src/engine/language/evaluate.ts'
import { scopeFor } from '../../../src/engine/rules/questions.ts'
import { ladderOf } from '../../../src/engine/state/characters.ts'
import { viewFor } from '../../../src/engine/view.ts'
import type { Scene } from '../../support/scene.ts'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const swap = [
  { 'choose-who': { from: { all: 'people', but: 'me' }, do: [{ 'swap-bodies': { with: 'target' } }] } },
]
const people: Scene['people'] = {
  alice: { at: 'A', cards: ['cup'], steps: { might: 2 } },
  bob: { at: 'A', cards: ['jug'], used: ['pot'], kept: ['chill'], steps: { sanity: 6 } },
  cora: { at: 'B', team: 'traitor' },
}
const swapping = (more: Partial<Scene> = {}) =>
  trying(swap, {
    items: { cup: {}, jug: {}, pot: {} },
    events: { chill: { stays: 'kept' } },
    people,
    haunt: {},
    moves: 3,
    ...more,
  })

test('given two who change bodies, when it is done, then place, traits and things stay with the body and the soul keeps its name and side', async () => {
  const table = await swapping({
    people: { ...people, bob: { at: 'B', cards: ['jug'], steps: { sanity: 6 } } },
  })
  expect(sentenceOf(table)).toBe('choose another person: swap bodies with them')
  expect(changesOf(table)).toEqual({ 'body:alice:bob': 1, 'body:bob:alice': 1 })
  table.choose('try:a', 'target:bob')
  expect(table.told('bodies-swapped')).toMatchObject([
    { who: 'alice', with: 'bob', body: 'bob', left: 'alice' },
  ])
  const [alice, bob] = [table.person('alice'), table.person('bob')]
  expect(alice).toMatchObject({
    body: 'bob',
    name: 'Alice',
    family: 'alice',
    team: 'heroes',
    tile: 'b',
    cards: ['jug'],
  })
  expect(alice.steps).toMatchObject({ might: 4, sanity: 6 })
  expect(bob).toMatchObject({ body: 'alice', name: 'Bob', tile: 'a', cards: ['cup'] })
  expect(bob.steps).toMatchObject({ might: 2, sanity: 4 })
})

test('L-TURN-06: given it is my turn, when I change bodies, then my turn goes on in the new one with the moves left, and used cards stay used', async () => {
  const table = await swapping()
  table.choose('try:a', 'target:bob')
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
  expect(table.state.turn).toMatchObject({ who: 'alice', moves: 3, words: ['try'], onStart: false })
  expect(table.person('alice')).toMatchObject({ used: ['pot'], kept: ['chill'] })
  expect(table.legal()).toContain('give:bob:jug')
  expect(table.legal()).not.toContain('give:bob:pot')
  table.choose('end')
  expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
  expect(table.told('turn-began').at(-1)).toMatchObject({ who: 'bob', moves: 4 })
})

test('given families with other ladders, when bodies are changed, then the ladder is that of the body', async () => {
  const table = await swapping()
  const ladder = { steps: [1, 1, 1, 1, 9, 9, 9, 9], start: 2 }
  table.catalog.families.bob!.ladders.might = ladder
  table.choose('try:a', 'target:bob')
  const play = playOf(table.catalog, table.state)
  expect(ladderOf(play, table.person('alice'), 'might')).toBe(ladder)
  expect(ladderOf(play, table.person('bob'), 'might')).toBe(table.catalog.families.alice!.ladders.might)
})

test('given an effect that lies on a body, when bodies are changed, then it lies on whoever is in it', async () => {
  const curse = { on: { all: 'heroes', but: 'me' }, passive: { ask: 'roll-dice', by: -1 }, until: 'used' }
  const table = await trying([{ lasting: curse }, ...swap], {
    people: { ...people, bob: 'A', alice: 'A' },
    haunt: {},
  })
  table.choose('try:a')
  expect(table.state.lasting).toMatchObject([{ on: 'bob' }])
  table.choose('target:bob')
  expect(table.state.lasting).toMatchObject([{ on: 'alice' }])
})

test('L-DIE-07: given a corpse somebody bears, when bodies are changed, then the body bears it on', async () => {
  const table = await swapping({ people: { ...people, dan: { at: 'A', dead: true } } })
  table.person('dan').borneBy = 'alice'
  table.choose('try:a', 'target:bob')
  expect(table.person('dan').borneBy).toBe('bob')
})

test('L-AMB-36: given a corpse in hand, when I change bodies, then I let go of it', async () => {
  const table = await swapping({ people: { ...people, dan: { at: 'A', dead: true } } })
  table.choose('drag:dan', 'try:a', 'target:bob')
  expect(table.state.turn.drags).toBeNull()
})

test('given a chain of changes, when one asks who is in a body, then it is whoever is in it now', async () => {
  const table = await swapping({ people: { ...people, cora: { at: 'A', team: 'traitor' } } })
  const inBodyOf = (who: 'alice' | 'bob' | 'cora') =>
    whoIs(playOf(table.catalog, table.state), { body: 'me' }, scopeFor('haunt:99', 'haunt', who))
  table.choose('try:a', 'target:bob', 'end', 'try:a', 'target:cora')
  expect(['alice', 'bob', 'cora'].map((id) => inBodyOf(id as 'alice'))).toEqual([
    ['cora'],
    ['alice'],
    ['bob'],
  ])
  expect(table.person('cora')).toMatchObject({ body: 'alice', team: 'traitor', cards: ['cup'] })
})

test('L-INFO-01: given changed bodies, then every seat sees who is in whose, and an imagined table agrees', async () => {
  const table = await swapping()
  table.choose('try:a', 'target:bob')
  for (const seat of [0, 1, 2]) {
    const view = viewFor(table.catalog, table.state, seat)
    expect(view.explorers.map(({ body }) => body)).toEqual(['bob', 'alice', 'cora'])
    const twin = imagine(table.catalog, view, 'twin')
    expect(viewFor(table.catalog, twin, seat)).toEqual(view)
  }
})
