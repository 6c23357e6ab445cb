import { expect, test } from 'vitest'
import type { Clues, Poll } from '../../../src/ai/memory.ts'
import { beliefOf } from '../../../src/ai/secrets/beliefs.ts'
import { addClues, noClues } from '../../../src/ai/secrets/clues.ts'
import { loadCatalog } from '../../../src/catalog/load.ts'
import type { Happening } from '../../../src/engine/happenings.ts'

const catalog = await loadCatalog()
const seats = ['alice', 'bob', 'cora', 'dan']

/** A ballot of Alice's that is being counted: a traitor's weighs twice, and to choose Bob risks least. */
const writing = (target: string): Poll => ({
  voters: seats,
  weight: { hero: 1, traitor: 2 },
  stakes: Object.fromEntries(seats.map((id) => [id, { guilty: 0.2, innocent: id === 'bob' ? 0 : -0.1 }])),
  mine: { who: 'alice', target },
  totals: {},
  shown: {},
})

const counted = (totals: Record<string, number>): Happening => ({
  kind: 'votes-counted',
  rules: [],
  totals: Object.entries(totals).map(([who, votes]) => ({ who, votes })),
  chosen: null,
})

const seen = (clues: Clues, ...happenings: Happening[]) => addClues(catalog, clues, happenings)!
const mine = (clues: Clues, living = seats) => beliefOf(clues, living, 'alice').mine

test('given nothing seen, when believing, then all others are alike and oneself is out of it', () => {
  const shares = mine(noClues)
  expect(shares.alice).toBe(0)
  for (const id of ['bob', 'cora', 'dan']) expect(shares[id]).toBeCloseTo(1 / 3)
})

test('given an answer told to one alone, when it was yes, then it is one of those named, else one of the others', () => {
  const told = (isSo: boolean) =>
    mine(seen(noClues, { kind: 'learned', rules: [], who: 'alice', names: ['bob', 'alice'], isSo }))
  expect(told(true)).toEqual({ alice: 0, bob: 1, cora: 0, dan: 0 })
  expect(told(false).bob).toBe(0)
  expect(told(false).cora).toBeCloseTo(0.5)
})

test('given a heavy ballot that can only have been one of two, when counting, then the third is cleared', () => {
  // Alice wrote Bob. Bob has 4 of 5: the heavy ballot lies on him, so he did not write it.
  const shares = mine(seen({ ...noClues, writing: writing('bob') }, counted({ bob: 4, cora: 1 })))
  expect(shares.bob).toBe(0)
  expect(shares.cora! + shares.dan!).toBeCloseTo(1)
})

test('given one whom all would vote for, when the one ballot that is not on him weighs two, then it is he', () => {
  const shares = mine(seen({ ...noClues, writing: writing('bob') }, counted({ bob: 3, cora: 2 })))
  expect(shares.bob).toBeGreaterThan(0.5)
})

test('given totals that leave two open, when a ballot comes to light, then it tells which', () => {
  const before = seen({ ...noClues, writing: writing('bob') }, counted({ bob: 1, cora: 2, dan: 2 }))
  expect(mine(before).cora).toBeGreaterThan(0)
  expect(mine(before).dan).toBeGreaterThan(0)
  // Bob's light ballot lies on Cora, so the two on Dan are one heavy ballot, and Cora's.
  const after = seen(before, { kind: 'note-shown', rules: [], note: 'n', who: 'bob', says: 'cora' })
  expect(mine(after).cora).toBeCloseTo(1)
})

test('given somebody whom others strike, when believing, then they are suspected more, and the striker a little', () => {
  const shares = mine(
    seen(noClues, {
      kind: 'attacked',
      rules: [],
      who: 'cora',
      target: 'bob',
      trait: 'might',
      card: null,
      ranged: false,
    }),
  )
  expect(shares.bob).toBeGreaterThan(shares.cora!)
  expect(shares.cora).toBeGreaterThan(shares.dan!)
})

test('given somebody who asks in the open who it is, when believing, then they are suspected less', () => {
  const shares = mine(seen(noClues, { kind: 'asked-about', rules: [], who: 'bob', names: ['cora', 'dan'] }))
  expect(shares.bob).toBeLessThan(shares.cora!)
})

test('given somebody dead, when believing, then the shares of the living sum to 1', () => {
  const clues = seen({ ...noClues, writing: writing('bob') }, counted({ bob: 4, cora: 1 }))
  const shares = mine(clues, ['alice', 'cora', 'dan'])
  expect(Object.keys(shares)).toEqual(['alice', 'cora', 'dan'])
  expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
})

test('given a count of votes one took no part in, when noticing, then nothing is concluded', () => {
  expect(seen(noClues, counted({ bob: 4, cora: 1 }))).toEqual(noClues)
})

test('given a haunt without hidden sides, when it is set up, then nobody looks for clues', () => {
  const begin = (haunt: number): Happening => ({ kind: 'haunt-set-up', rules: [], haunt, order: [] })
  const kinds = Object.values(catalog.haunts).map(({ number, team }) => ({ number, kind: team.kind }))
  for (const { number, kind } of kinds)
    expect(addClues(catalog, null, [begin(number)])).toEqual(kind === 'hidden' ? noClues : null)
  expect(kinds.some(({ kind }) => kind === 'hidden')).toBe(true)
})
