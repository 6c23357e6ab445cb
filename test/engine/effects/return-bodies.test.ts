import { expect, test } from 'vitest'
import type { Person, Scene, SceneTable } from '../../support/scene.ts'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const back = [{ 'return-bodies': {} }]

/** Alice is in Bob's body, Bob in Cora's, Cora in Alice's; each body has its own cup. */
async function muddle(
  more: Partial<Record<Person, object>> = {},
  scene: Partial<Scene> = {},
): Promise<SceneTable> {
  const in_ = (cup: string, body: string, at = 'A') => ({ at, cards: [cup], ...more[body as Person] })
  const table = await trying(back, {
    items: { tin: {}, jug: {}, urn: {} },
    people: {
      alice: in_('jug', 'bob'),
      bob: in_('urn', 'cora', 'B'),
      cora: { ...in_('tin', 'alice'), team: 'traitor' },
    },
    haunt: { playsOn: true },
    ...scene,
  })
  table.person('alice').body = 'bob'
  table.person('bob').body = 'cora'
  table.person('cora').body = 'alice'
  return table
}

test('given souls in the wrong bodies, when they return, then each is in its own, with its place and things', async () => {
  const table = await muddle()
  expect(sentenceOf(table)).toBe('every soul returns to its own body')
  expect(changesOf(table)).toEqual({ 'body:alice:alice': 1, 'body:bob:bob': 1, 'body:cora:cora': 1 })
  table.choose('try:a')
  expect(table.told('bodies-returned')).toMatchObject([
    { souls: ['alice', 'bob', 'cora'], died: [], woke: [] },
  ])
  expect(table.person('alice')).toMatchObject({ body: 'alice', cards: ['tin'], tile: 'a' })
  expect(table.person('bob')).toMatchObject({ body: 'bob', cards: ['jug'], tile: 'a' })
  expect(table.person('cora')).toMatchObject({ body: 'cora', cards: ['urn'], tile: 'b' })
  expect(table.asked()).toEqual({ who: 'alice', kind: 'main' })
})

test('given everybody in their own body, when souls return, then nothing is told', async () => {
  const table = await trying(back, {
    haunt: {},
    people: { alice: 'A', bob: 'A', cora: { at: 'A', team: 'traitor' } },
  })
  expect(changesOf(table)).toEqual({})
  table.choose('try:a')
  expect(table.told('bodies-returned')).toEqual([])
})

test('L-DIE-01: given a body that died with another in it, when souls return, then its owner is dead and the other lives', async () => {
  const table = await muddle({ cora: { dead: true, cards: [] } })
  table.choose('try:a')
  expect(table.told('bodies-returned')).toMatchObject([{ died: ['cora'], woke: ['bob'] }])
  expect(table.person('cora').dead).toBe(true)
  expect(table.person('bob').dead).toBe(false)
})

test('L-AMB-74: given I come home to a dead body in my own turn, when souls return, then my turn is over', async () => {
  const table = await muddle({ alice: { dead: true, cards: [] } })
  table.choose('try:a')
  expect(table.person('alice').dead).toBe(true)
  expect(table.told('turn-ended')).toMatchObject([{ who: 'alice' }])
  expect(table.asked()).toEqual({ who: 'bob', kind: 'main' })
})

test('L-AMB-75: given the last hero comes home to a dead body, when souls return, then the traitor has won', async () => {
  const table = await muddle({ alice: { dead: true, cards: [] }, bob: { cards: [] } })
  table.person('bob').team = 'traitor'
  table.person('bob').shown = 'traitor'
  table.choose('try:a')
  expect(table.state.outcome).toMatchObject({ winner: 'traitor', because: 'all-dead' })
})

test('L-DIE-07: given somebody at home who drags a body that another died in, when souls return, then they drag its owner', async () => {
  const table = await trying(back, {
    haunt: { playsOn: true },
    people: {
      alice: { at: 'B', body: 'bob' },
      bob: { at: 'A', body: 'alice', dead: true },
      cora: { at: 'B', team: 'traitor' },
      dan: 'A',
    },
    turn: 'dan',
    moves: 4,
  })
  table.choose('drag:bob', 'try:a', 'move:east')
  expect(table.person('alice')).toMatchObject({ body: 'alice', dead: true, tile: 'b' })
  expect(table.told('corpse-dragged')).toMatchObject([{ who: 'dan', corpse: 'alice', to: 'b' }])
})
