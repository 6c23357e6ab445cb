import { expect, test } from 'vitest'
import { legalChoices, viewFor } from '../../../src/engine/game.ts'
import { imagine } from '../../../src/engine/imagine.ts'
import type { Scene } from '../../support/scene.ts'
import { changesOf, sentenceOf, trying } from '../../support/trying.ts'

const haunt = {
  team: { kind: 'hidden', traitor: { random: true } },
  notes: [{ id: 'ballot', name: 'Ballot' }],
  tracks: [{ id: 'haste', name: 'Haste', start: 0 }],
}
const hurry = {
  key: 'hurry',
  label: 'Hurry',
  when: { team: 'traitor' },
  once: 'game',
  do: [{ track: { track: 'haste', by: 1 } }],
}
const vote = {
  vote: {
    by: { all: 'players' },
    for: { all: 'players' },
    weight: { if: { team: 'traitor' }, then: 2, else: 1 },
    note: 'ballot',
    extras: [hurry],
    won: [{ lose: { who: 'target', trait: 'might', by: 1 } }],
    tied: [{ lose: { trait: 'speed', by: 1 } }],
  },
}
const people: Scene['people'] = {
  alice: { at: 'A', team: 'heroes' },
  bob: { at: 'A', team: 'traitor' },
  cora: { at: 'A', team: 'heroes' },
}
/** Sides nobody has been shown. */
const ballot = async (more: Partial<Scene> = {}, ops: object[] = [vote]) => {
  const table = await trying(ops, { haunt, people, ...more })
  for (const explorer of table.state.explorers) explorer.shown = null
  return table.choose('try:a')
}

test('given a vote, then everybody is asked at once for somebody else, and only the one it is open to sees the extra', async () => {
  const table = await ballot()
  expect(changesOf(table)).toEqual({})
  expect(table.state.asking).toMatchObject({ join: 'all', given: {} })
  expect(table.state.asking!.open.map(({ seat, kind, choices }) => [seat, kind, choices])).toEqual([
    [1, 'vote', null],
    [2, 'vote', null],
    [0, 'vote', null],
  ])
  expect([0, 1, 2].map((seat) => legalChoices(table.catalog, table.state, seat))).toEqual([
    ['target:bob', 'target:cora'],
    ['target:cora', 'target:cora+hurry', 'target:alice', 'target:alice+hurry'],
    ['target:bob', 'target:alice'],
  ])
  expect(sentenceOf(table)).toBe(
    'in secret and all at once, each player picks another player; your ballot counts 2 if you are a traitor, otherwise 1; if you are a traitor, you may add, once per game: Hurry (add 1 to the Haste); the totals are told, the ballots are not; with the one picked most: they lose 1 Might; on a tie: lose 1 Speed',
  )
})

test('given all ballots, then totals by target are told, ballots are kept in the note, and the winner is the target', async () => {
  const table = await ballot()
  table.choose('target:alice', 'target:alice', 'target:cora')
  expect(table.told('votes-counted')).toEqual([
    {
      kind: 'votes-counted',
      rules: ['L-AMB-93'],
      totals: [
        { who: 'alice', votes: 3 },
        { who: 'cora', votes: 1 },
      ],
      chosen: 'alice',
    },
  ])
  expect(table.state.haunt!.notes).toEqual({
    ballot: {
      bob: { says: 'alice', shown: false },
      cora: { says: 'alice', shown: false },
      alice: { says: 'cora', shown: false },
    },
  })
  expect(table.person('alice').steps).toMatchObject({ might: 3, speed: 4 })
})

test('given a tie, then what is meant for ties is done', async () => {
  const table = await ballot()
  table.choose('target:alice', 'target:bob', 'target:bob')
  expect(table.told('votes-counted')).toMatchObject([{ chosen: null }])
  expect(table.person('alice').steps).toMatchObject({ might: 4, speed: 3 })
})

test('given an extra, then it is done first, is gone for all, and neither mark nor happening says whose it was', async () => {
  const table = await ballot({}, [vote, vote])
  table.choose('target:alice+hurry', 'target:alice', 'target:cora')
  expect(table.state.haunt!.tracks.haste).toBe(1)
  const kinds = table.happenings.map(({ kind }) => kind)
  expect(kinds.indexOf('track')).toBeLessThan(kinds.indexOf('trait-fell'))
  expect(table.state.onces).toEqual(['tile:a#/actions/0/do/0/vote/extras/0/do'])
  expect(JSON.stringify([table.state.onces, table.happenings])).not.toContain('bob')
  // The second vote has an extra of its own, which is another box.
  expect(legalChoices(table.catalog, table.state, 1)).toContain('target:alice+hurry')
})

test('given the extra is used up, when the same vote comes again, then it is not offered', async () => {
  const table = await ballot()
  table.choose('target:alice+hurry', 'target:alice', 'target:bob', 'end', 'end', 'end')
  table.choose('try:a')
  expect(legalChoices(table.catalog, table.state, 1)).toEqual(['target:cora', 'target:alice'])
})

test('given two extras that are once a game, when one is used, then both are gone: they are one power', async () => {
  const slow = { ...hurry, key: 'slow', label: 'Slow', do: [{ track: { track: 'haste', by: -1 } }] }
  const table = await ballot({}, [{ vote: { ...vote.vote, extras: [hurry, slow] } }])
  expect(sentenceOf(table)).toContain(
    'if you are a traitor, you may add, once per game: Hurry (add 1 to the Haste) or Slow (take 1 off the Haste);',
  )
  expect(legalChoices(table.catalog, table.state, 1)).toContain('target:cora+slow')
  table.choose('target:alice+hurry', 'target:alice', 'target:cora', 'end', 'end', 'end')
  table.choose('try:a')
  expect(legalChoices(table.catalog, table.state, 1)).toEqual(['target:cora', 'target:alice'])
})

test('given two who write in one vote what is once a game, then it is done once', async () => {
  const open = { ...vote.vote, extras: [{ ...hurry, when: undefined }] }
  const table = await ballot({}, [{ vote: JSON.parse(JSON.stringify(open)) }])
  table.choose('target:cora+hurry', 'target:alice+hurry', 'target:cora')
  expect(table.state.haunt!.tracks.haste).toBe(1)
  expect(table.state.onces).toHaveLength(1)
})

test('L-HID-01: given some have voted, then nothing another seat sees or may do tells how, or who is the traitor', async () => {
  const seen = await Promise.all(
    [
      { traitor: 'bob', key: 'target:alice+hurry' },
      { traitor: 'bob', key: 'target:cora' },
      { traitor: 'cora', key: 'target:cora' },
    ].map(async ({ traitor, key }) => {
      const table = await trying([vote], { haunt, people })
      for (const explorer of table.state.explorers) {
        explorer.shown = null
        explorer.team = explorer.id === traitor ? 'traitor' : 'heroes'
      }
      table.choose('try:a', key)
      expect(table.happenings).toEqual([])
      return [0, null].map((seat) => JSON.stringify(viewFor(table.catalog, table.state, seat)))
    }),
  )
  expect(seen[1]).toEqual(seen[0])
  expect(seen[2]).toEqual(seen[0])
})

test('L-HID-01: given the votes are in, then another seat’s view is the same whoever cast which', async () => {
  const seen = await Promise.all(
    [
      ['target:cora', 'target:alice'],
      ['target:alice', 'target:bob'],
    ].map(async ([bob, cora]) => {
      const table = await ballot({}, [{ vote: { ...vote.vote, weight: 1, won: [], tied: [] } }])
      table.choose(bob!, cora!, bob === 'target:cora' ? 'target:bob' : 'target:cora')
      expect(table.told('votes-counted')[0]!.totals.map(({ votes }) => votes)).toEqual([1, 1, 1])
      const { notes } = viewFor(table.catalog, table.state, null).haunt!
      expect(Object.values(notes.ballot!).map(({ says }) => says)).toEqual([null, null, null])
      return JSON.stringify([viewFor(table.catalog, table.state, null), table.happenings])
    }),
  )
  expect(seen[1]).toEqual(seen[0])
})

test('given others have voted, then a world imagined from one seat lets them have voted any way', async () => {
  const table = await ballot()
  table.choose('target:alice+hurry')
  const view = viewFor(table.catalog, table.state, 0)
  const given = Array.from({ length: 60 }, (_, n) => imagine(table.catalog, view, `${n}`).asking!.given[1])
  expect([...new Set(given)].sort()).toEqual(
    ['target:alice', 'target:alice+hurry', 'target:cora', 'target:cora+hurry'].sort(),
  )
})

test('given two are left, then both are asked, though one of them has no choice', async () => {
  const table = await ballot({ people: { ...people, cora: { at: 'A', team: 'heroes', dead: true } } })
  expect(table.state.asking!.open.map(({ seat }) => seat)).toEqual([1, 0])
  table.choose('target:alice', 'target:bob')
  expect(table.told('votes-counted')).toMatchObject([{ totals: [{ votes: 2 }, { votes: 1 }] }])
})
